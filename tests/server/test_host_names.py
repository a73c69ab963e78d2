"""The names by which a server may be called: another site's name that leads to this machine gets nothing."""

from __future__ import annotations

from collections.abc import Iterator
from pathlib import Path

import pytest
from websockets.exceptions import InvalidStatus
from websockets.sync.client import connect

from fourkings.server.net.settings import Settings
from serving import WAIT, Client, device, served


@pytest.fixture(scope="module")
def client(tmp_path_factory: pytest.TempPathFactory) -> Iterator[Client]:
    chosen = Settings(data=tmp_path_factory.mktemp("data"), hosts="play.example.org, *.club.example")
    with served(chosen) as address, device(address) as visitor:
        yield visitor


@pytest.mark.parametrize(
    "name",
    [
        *("localhost", "localhost:8040", "cards.localhost", "127.0.0.1:1", "192.168.1.7", "[::1]:8040", "[2001:db8::7]"),
        *("play.example.org", "PLAY.example.org.", "play.example.org:443", "one.club.example"),
    ],
)
def test_known_names_and_plain_addresses_are_answered(client: Client, name: str):
    assert client.get("/api/games", headers={"host": name}).status_code == 200


@pytest.mark.parametrize(
    "name",
    [
        *("evil.example", "play.example.org.evil.example", "club.example", "localhost.evil.example", "x]", ""),
        *(
            "localhost@evil.example",
            "localhost:80@evil.example",
            "play.example.org:1/evil",
            "localhost:80:80",
            "local host",
        ),
    ],
)
def test_another_name_is_answered_by_a_word_to_the_operator(client: Client, name: str):
    answer = client.get("/api/me", headers={"host": name})
    assert answer.status_code == 421
    assert "FOURKINGS_HOSTS" in answer.text
    assert "set-cookie" not in answer.headers
    url = f"{str(client.base_url).replace('http', 'ws', 1)}/ws/any"
    with pytest.raises(InvalidStatus):
        connect(url, additional_headers={"host": name}, open_timeout=WAIT)


def test_programs_may_ask_how_it_is_under_any_name(client: Client):
    assert client.get("/livez", headers={"host": "four-kings:8040"}).status_code == 200


def test_a_server_may_be_called_as_one_likes(tmp_path: Path):
    with served(Settings(data=tmp_path, hosts="*")) as address, device(address) as other:
        assert other.get("/api/games", headers={"host": "evil.example"}).status_code == 200
        assert other.get("/", headers={"host": "anything:80@evil.example"}).status_code == 421, "no browser writes that"
