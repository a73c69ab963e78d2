"""Clients that play at a table, an action a second between them, and the delay until all of them know of it."""

import asyncio
import contextlib
import json
import random
import re
import time
from typing import Any, Final

from websockets.asyncio.client import ClientConnection, connect
from websockets.exceptions import ConnectionClosed

from fourkings.sanitize import read_json

VERSION: Final = re.compile(r'"version":(\d+)')
TURN: Final = re.compile(r'"turn":(\d|null)')
UNDO: Final = 0.1  #: the share of turns at which a person among bots takes back their last action


class Load:
    """A table and its clients, where an action is due every `pace` seconds; 0: as fast as they can.

    With `dice`, the clients call and play at random, and a person among bots takes an action back now and then. Without,
    they take the first legal action. A client reads no more of an update than its version and the turn, and at its own turn
    the legal actions, to leave the machine to the server.
    """

    def __init__(self, delays: list[float], pace: float = 1.0, dice: random.Random | None = None) -> None:
        """`delays` receives the seconds from each action of a client until all have read of it."""
        self._delays, self._pace, self._dice = delays, pace, dice
        self._seats: dict[int, ClientConnection] = {}
        self._texts: dict[int, str] = {}
        self._versions: dict[int, str] = {}
        self._sent = self._next = 0.0
        self._tasks: set[asyncio.Task[None]] = set()
        self._left = self.over = False
        self.wrong = self.actions = 0

    async def sit(self, url: str, cookies: list[str]) -> list[asyncio.Task[None]]:
        """Connect a client for each cookie and begin; return the tasks that read their updates to the end."""
        tasks = []
        for cookie in cookies:
            line = await connect(
                url, additional_headers={"cookie": cookie}, compression=None, ping_interval=None, open_timeout=60
            )
            await line.send('{"type":"hello","protocol":2}')
            text = str(await line.recv())
            seat = read_json(text)["seat"]
            self._seats[seat], self._texts[seat], self._versions[seat] = line, text, _version(text)
            tasks.append(asyncio.create_task(self._read(seat, line)))
        self._next = time.perf_counter() + self._pace * random.random()
        self._ask()
        return tasks

    async def _read(self, seat: int, line: ClientConnection) -> None:
        async for text in line:
            if not isinstance(text, str) or not text.startswith('{"type":"event"'):
                self.wrong += '"type":"refusal"' in str(text)
                continue
            self._texts[seat], self._versions[seat] = text, _version(text)
            if len(set(self._versions.values())) == 1:
                self.actions += 1
                if self._sent:  # a client's action, not a bot's
                    self._delays.append(time.perf_counter() - self._sent)
                    self._sent = 0.0
                self._ask()

    def _ask(self) -> None:
        """Schedule the next action, now that all have read the same; unless a bot is to act."""
        self._next = max(self._next + self._pace, time.perf_counter())
        match = TURN.search(next(iter(self._texts.values())))
        turn = int(match[1]) if match and match[1] != "null" else None
        if turn is None or turn in self._seats:
            asyncio.get_running_loop().call_later(self._next - time.perf_counter(), self._act, turn)

    def _act(self, turn: int | None) -> None:
        update = read_json(self._texts[min(self._seats) if turn is None else turn])
        self.over = bool(update["result"])
        if self._left or self.over:
            return
        request: dict[str, Any] = {"type": "deal", "id": f"v{update['version']}"}
        if turn is not None:
            request |= self._choice(update)
        self._sent = time.perf_counter()
        for seat in self._seats if turn is None else (turn,):  # between two deals everybody says that they are ready
            task = asyncio.get_running_loop().create_task(self._send(seat, json.dumps(request)))
            self._tasks.add(task)
            task.add_done_callback(self._tasks.discard)

    def _choice(self, update: dict[str, Any]) -> dict[str, Any]:
        """Return the fields of the request that a client makes at its turn."""
        legal = update["deal"]["legal"]
        if self._dice and update["deal"]["undo"] and self._dice.random() < UNDO:
            return {"type": "undo"}
        return {"type": "act", "version": update["version"], "action": self._dice.choice(legal) if self._dice else legal[0]}

    async def _send(self, seat: int, text: str) -> None:
        with contextlib.suppress(ConnectionClosed):  # the table is left in this moment
            await self._seats[seat].send(text)

    @property
    def version(self) -> int:
        """The last version of the table that one of its clients has received."""
        return max(map(int, self._versions.values()))

    async def leave(self) -> None:
        """Close the connections."""
        self._left = True
        await asyncio.gather(*(line.close() for line in self._seats.values()))


def _version(text: str) -> str:
    match = VERSION.search(text)
    assert match
    return match[1]


async def first_line(url: str) -> ClientConnection:
    """Wait until the server answers, and return a connection to it."""
    return await connect(url + "nowhere", compression=None, open_timeout=30)


def quantile(values: list[float], part: float) -> float:
    """Return the value below which this part of the values lies, from 0 to 1; infinity if there is none."""
    return sorted(values)[int(part * (len(values) - 1))] if values else float("inf")
