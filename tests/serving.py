"""A whole server on this machine's loopback, in a thread of the test, and clients of it."""

import itertools
import json
import random
import socket
import ssl
import threading
from collections.abc import Callable, Iterator
from contextlib import contextmanager
from pathlib import Path
from typing import Any, Self

import httpx
import pytest
from websockets.sync.client import ClientConnection, connect

from fourkings.server import STATIC
from fourkings.server.net.settings import Settings
from fourkings.server.realtime.sessions import COOKIE
from fourkings.server.run import server
from fourkings.server.written_site import SiteMaker
from fourkings.table.protocol.base import PROTOCOL

WAIT = 300.0
"""Seconds until a test gives up."""
PLAIN = ssl.SSLContext(ssl.PROTOCOL_TLS_CLIENT)
"""For clients that speak HTTP alone: one of their own would read every authority's certificate, at a test's whole cost."""


class Client(httpx.Client):
    def make(self, **wanted: Any) -> str:
        return str(done(self.post("/api/tables", json={"game": "king", **wanted}))["table"])

    def gather(self, **wanted: Any) -> str:
        return str(done(self.post("/api/gatherings", json={"game": "king", **wanted}))["table"])

    def sit(self, table: str, **headers: str) -> "Line":
        cookies = "; ".join(f"{name}={value}" for name, value in self.cookies.items())
        url = f"{str(self.base_url).replace('http', 'ws', 1).rstrip('/')}/ws/{table}"
        sent = {"cookie": cookies, **headers} if cookies else headers
        # Without pings of its own: a server that stands still for twenty seconds is one on a busy machine.
        opening = connect(
            url, additional_headers=sent, compression=None, open_timeout=WAIT, ping_interval=None, max_queue=None
        )
        return Line(opening)


class Line:
    ids = itertools.count()

    socket: ClientConnection

    def __init__(self, opening: connect) -> None:
        self._opening = opening

    def __enter__(self) -> Self:
        self.socket = self._opening.__enter__()
        return self

    def __exit__(self, *error: Any) -> None:
        self._opening.__exit__(*error)

    def write(self, kind: str, **fields: Any) -> str:
        request = {"type": kind, **({"protocol": PROTOCOL} if kind == "hello" else {}), **fields}
        if kind not in ("hello", "ping"):
            request.setdefault("id", f"line-{next(self.ids)}")
        self.socket.send(json.dumps(request))
        return str(request.get("id", ""))

    def hear(self, kind: str = "", until: Callable[[dict[str, Any]], object] = bool) -> dict[str, Any]:
        while True:
            update: dict[str, Any] = json.loads(self.socket.recv(timeout=WAIT))
            if (not kind or update["type"] == kind) and until(update):
                return update

    def ask(self, kind: str, **fields: Any) -> dict[str, Any]:
        sent = self.write(kind, **fields)
        while True:
            update = self.hear()
            if update.get("answers") == sent or (kind == "start" and update["type"] == "snapshot"):
                return update

    def start(self, people: int = 2, bot: str = "careful") -> dict[str, Any]:
        """Put a bot in each place that so many people leave free, and start the match; the snapshot of it."""
        for place in (0, 2, 1, 3)[people:]:
            self.ask("bot", place=place, bot=bot)
        return self.ask("start")

    def my_turn(self, update: dict[str, Any]) -> dict[str, Any]:
        while not update["deal"]["legal"]:
            update = self.hear("event")
        return update

    def play(self, dice: random.Random | None = None, acts: int = -1, one_deal: bool = False) -> dict[str, Any]:
        update = self.hello()
        while not update["result"]:
            deal = update["deal"] or {"legal": [], "stage": ""}
            if deal["legal"]:
                if not acts:
                    break
                acts -= 1
                action = dice.choice(deal["legal"]) if dice else deal["legal"][0]
                self.write("act", version=update["version"], action=action)
            elif deal["stage"] == "done":
                if one_deal:
                    break
                self.write("deal")
            update = self.hear("event")
        return update

    def hello(self, since: int = 0) -> dict[str, Any]:
        self.write("hello", since=since)
        return self.hear("snapshot")


@contextmanager
def served(
    settings: Settings, static: Path = STATIC, maker: SiteMaker | None = None, host: str = "127.0.0.1"
) -> Iterator[str]:
    """A server by those settings; its address. `maker` writes the page that it offers to play without it."""
    listening = socket.create_server((host, 0))
    running = server(settings, static, maker=maker)
    thread = threading.Thread(target=running.run, args=([listening],))
    thread.start()
    try:
        while not running.started:
            assert thread.is_alive()
            thread.join(0.01)
        yield f"http://{host}:{listening.getsockname()[1]}"
    finally:
        running.should_exit = True
        thread.join(WAIT)
        assert not thread.is_alive(), "the server was told to end, and goes on"
        listening.close()


def server_of_module(**settings: Any) -> Any:
    """Return a fixture: the address of one server for all tests of a module."""

    @pytest.fixture(scope="module")
    def address(request: pytest.FixtureRequest, tmp_path_factory: pytest.TempPathFactory) -> Iterator[str]:
        if "database" in request.fixturenames:
            request.getfixturevalue("database")
        folder = tmp_path_factory.mktemp("data")
        with served(Settings(data=folder, **{"tempo": 0.0, "rate": 1e6, **settings}), folder / "static") as running:
            yield running

    return address


@contextmanager
def device(address: str, cookie: str = "") -> Iterator[Client]:
    with Client(base_url=address, cookies={COOKIE: cookie} if cookie else {}, timeout=WAIT, verify=PLAIN) as client:
        yield client


@contextmanager
def named(address: str, name: str, lang: str = "en") -> Iterator[Client]:
    with device(address) as client:
        client.put("/api/me", json={"name": name, "lang": lang})
        yield client


def done(answer: httpx.Response) -> Any:
    """Return the body of an answer that is no refusal."""
    assert answer.status_code < 300, (answer.request.url, answer.status_code, answer.text)
    return answer.json() if answer.content else None


def refused(answer: httpx.Response, status: int, code: str) -> None:
    assert (answer.status_code, answer.json()["code"]) == (status, code)
