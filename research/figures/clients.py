"""The clients of `research/figures/server.py`: tables of four, at our server and at one of boardgame.io.

A client reads no more of an update than it needs: whose turn it is and its version. Only the player to act reads all of
theirs. So the clients, in one process, take little of what the servers are to be measured with; both kinds alike.
"""

import asyncio
import contextlib
import json
import random
import re
import time
from abc import ABC, abstractmethod
from typing import Any

from websockets.asyncio.client import ClientConnection, connect
from websockets.exceptions import ConnectionClosed

from fourkings.server.realtime.sessions import COOKIE, Sessions

SECRET = "a secret of the bench, shared by all servers"
VERSION = re.compile(r'"version":(\d+)')
TURN = re.compile(r'"stage":"[\w-]+","turn":(\d|null)')
THEIR_VERSION = re.compile(r'"_stateID":(\d+)')
THEIR_TURN = re.compile(r'"currentPlayer":"(\d)"')


def first(wanted: re.Pattern[str], text: str) -> str:
    """Return the first match of a pattern, which must be there."""
    match = wanted.search(text)
    assert match, text[:200]
    return match[1]


tasks: set[asyncio.Task[None]] = set()


def keep(work: Any) -> None:
    """Run a coroutine until it ends or `tasks` are cancelled."""
    task = asyncio.create_task(work)
    tasks.add(task)
    task.add_done_callback(tasks.discard)


class Table(ABC):
    """Four clients who play; `pace` is the seconds between two cards, 0 for as fast as possible."""

    def __init__(self, pace: float, delays: list[float]) -> None:
        self.pace, self.delays = pace, delays
        self.lines: dict[int, ClientConnection] = {}
        self.versions: dict[int, int] = {}
        self.texts: dict[int, str] = {}
        self.turn = 0
        self._sent = self._next = 0.0

    @abstractmethod
    async def sit(self, url: str, name: str) -> None:
        """Connect all four."""

    @abstractmethod
    def card(self) -> str:
        """Return the request with the next card, of the seat whose turn it is."""

    def begin(self) -> None:
        self._next = time.perf_counter() + random.random() * self.pace
        self._soon()

    def heard(self, seat: int, version: int) -> None:
        """Note that a seat has received a version; the card is delivered when all four have."""
        self.versions[seat] = version
        if len(self.versions) == 4 and len(set(self.versions.values())) == 1 and self._sent:
            self.delays.append(time.perf_counter() - self._sent)
            self._soon()

    def _soon(self) -> None:
        self._next = max(self._next + self.pace, time.perf_counter())
        asyncio.get_running_loop().call_later(self._next - time.perf_counter(), self._play)

    def _play(self) -> None:
        text = self.card()
        self._sent = time.perf_counter()
        keep(self._send(text))

    async def _send(self, text: str) -> None:
        with contextlib.suppress(ConnectionClosed):  # the measuring is over
            await self.lines[self.turn].send(text)


class Ours(Table):
    """A table of our server: messages over /ws/{table}."""

    async def sit(self, url: str, name: str) -> None:
        sessions = Sessions(SECRET.encode())
        for player in "abcd":
            cookie = f"{COOKIE}={sessions.cookie(player)}"
            line = await connect(
                f"{url}ws/{name}", additional_headers={"cookie": cookie}, compression=None, ping_interval=None
            )
            await line.send('{"type":"hello","protocol":2}')
            text = str(await line.recv())
            seat = json.loads(text)["seat"]
            self.lines[seat], self.texts[seat], self.versions[seat] = line, text, int(first(VERSION, text))
            keep(self._read(seat, line))

    async def _read(self, seat: int, line: ClientConnection) -> None:
        async for text in line:
            assert isinstance(text, str)
            if text.startswith('{"type":"event"'):
                self.texts[seat] = text
                self.heard(seat, int(first(VERSION, text)))
            else:
                assert text.startswith(('{"type":"chat"', '{"type":"players-changed"')), text

    def card(self) -> str:
        version, turn = self.versions[0], first(TURN, self.texts[0])
        self.turn = 0 if turn == "null" else int(turn)
        update = json.loads(self.texts[self.turn])
        if update["deal"]["turn"] is None:
            return json.dumps({"type": "deal", "id": f"v{version}"})
        action = random.choice(update["deal"]["legal"])
        return json.dumps({"type": "act", "id": f"v{version}", "version": version, "action": action})


class Theirs(Table):
    """A table of boardgame.io: socket.io's messages over its WebSocket."""

    async def sit(self, url: str, name: str) -> None:
        self.name = name
        for seat in range(4):
            line = await connect(
                f"{url.replace('http', 'ws', 1)}socket.io/?EIO=4&transport=websocket",
                compression=None, ping_interval=None, origin="http://localhost:3000", max_size=None,
            )  # fmt: skip
            await line.recv()
            await line.send("40/tricks,")
            await line.recv()
            await line.send("42/tricks," + json.dumps(["sync", name, str(seat), None, 4]))
            self.lines[seat] = line
            while not self._take(seat, await line.recv()):
                pass
            keep(self._read(seat, line))

    async def _read(self, seat: int, line: ClientConnection) -> None:
        async for text in line:
            if text == "2":
                await line.send("3")
            elif self._take(seat, text):
                self.heard(seat, self.versions[seat])

    def _take(self, seat: int, text: Any) -> bool:
        if not text.startswith(('42/tricks,["sync"', '42/tricks,["update"')):
            return False
        self.texts[seat], self.versions[seat] = text, int(first(THEIR_VERSION, text))
        return True

    def card(self) -> str:
        self.turn = int(first(THEIR_TURN, self.texts[0]))
        _, _, state, *_ = json.loads(self.texts[self.turn].removeprefix("42/tricks,"))
        state = state.get("state", state)
        assert state["_stateID"] == self.versions[0]
        hand, trick = state["G"]["hands"][self.turn], state["G"]["trick"]
        legal = [card for card in hand if trick and card[1] == trick[0][1]] or hand
        payload = {"type": "play", "args": [random.choice(legal)], "playerID": str(self.turn)}
        action = {"type": "MAKE_MOVE", "payload": payload}
        return "42/tricks," + json.dumps(["update", action, state["_stateID"], self.name, str(self.turn)])
