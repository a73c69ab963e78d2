"""Half a character in a request, wherever text may stand in it: a sentence, and never a fault of the server."""

from __future__ import annotations

import json
from collections.abc import Iterator
from pathlib import Path
from typing import Any

import pytest

from fourkings.server.net.settings import Settings
from serving import Client, device, served

HALF = "\ud800"
REQUESTS: list[tuple[str, str, dict[str, Any]]] = [
    ("PUT", "/api/me", {"name": HALF}),
    ("PUT", "/api/me", {HALF: HALF}),
    ("POST", "/api/tables", {"game": HALF}),
    ("POST", "/api/tables", {"game": "king", "options": {HALF: HALF}}),
    ("POST", "/api/gatherings", {"game": "king", "bots": HALF}),
    ("POST", "/api/records", {"record": HALF}),
    ("POST", "/api/records", {"record": json.dumps({"format": "fourkings/1", "entrants": [HALF] * 4})}),
    ("POST", "/api/challenges", {"table": HALF}),
    ("POST", "/api/practices", {"table": HALF, "deal": 1, "action": 0}),
    ("POST", "/api/session", {"token": HALF}),
    ("POST", "/api/admin/session", {"phrase": HALF * 20}),
    ("POST", "/api/boards/x/1/actions", {"version": 1, "action": HALF}),
]


@pytest.fixture(scope="module")
def client(tmp_path_factory: pytest.TempPathFactory) -> Iterator[Client]:
    folder: Path = tmp_path_factory.mktemp("half")
    settings = Settings(data=folder, rate=10_000, admin="a phrase of an administrator")
    with served(settings) as address, device(address) as visitor:
        visitor.get("/api/me")
        yield visitor


@pytest.mark.parametrize(("method", "path", "body"), REQUESTS)
def test_half_a_character_is_answered_in_words(client: Client, method: str, path: str, body: dict[str, Any]):
    answer = client.request(method, path, content=json.dumps(body), headers={"content-type": "application/json"})
    assert 400 <= answer.status_code < 500 or path == "/api/me", (answer.status_code, answer.text)
    assert answer.status_code < 500
    assert answer.json()


def test_half_a_character_on_a_line_is_refused_and_the_line_goes_on(client: Client):
    with client.sit(client.make()) as line:
        line.hello()
        line.socket.send('{"type":"say","id":"a","text":"\\ud800"}')
        assert line.hear("refusal")["code"] == "malformed"
        line.write("ping")
        assert line.hear("pong")
