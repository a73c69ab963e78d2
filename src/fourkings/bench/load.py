"""Clients that play: a table of four, a card a second between them, and the delay until all four know of it."""

from __future__ import annotations

import asyncio
import contextlib
import json
import random
import re
import time
from typing import Any, Final

from websockets.asyncio.client import ClientConnection, connect
from websockets.exceptions import ConnectionClosed

VERSION: Final = re.compile(r'"version":(\d+)')


class Load:
    """One table and its four clients, who play a card every `pace` seconds between them; 0: as fast as they can.

    A client reads no more of an update than its version, and of its own turn what it may do: so the clients leave the
    machine to the server.
    """

    def __init__(self, delays: list[float], pace: float = 1.0) -> None:
        self._delays, self._pace = delays, pace
        self._seats: dict[int, ClientConnection] = {}
        self._texts: dict[int, str] = {}
        self._versions: dict[int, str] = {}
        self._sent = self._next = 0.0
        self._tasks: set[asyncio.Task[None]] = set()
        self._left = False
        self.wrong = 0

    async def sit(self, url: str, cookies: list[str]) -> list[asyncio.Task[None]]:
        """Connect all four and begin; a task for each that reads to the end."""
        tasks = []
        for cookie in cookies:
            line = await connect(url, additional_headers={"cookie": cookie}, compression=None, ping_interval=None)
            await line.send('{"type":"hello","protocol":1}')
            text = str(await line.recv())
            seat = json.loads(text)["seat"]
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
                self._delays.append(time.perf_counter() - self._sent)
                self._ask()

    def _ask(self) -> None:
        """All four have read the same: the next action when its time has come."""
        self._next = max(self._next + self._pace, time.perf_counter())
        asyncio.get_running_loop().call_later(self._next - time.perf_counter(), self._act)

    def _act(self) -> None:
        if self._left:
            return
        update = json.loads(self._texts[0])
        turn = update["now"]["turn"]
        request: dict[str, Any] = {"type": "deal", "id": f"v{update['version']}"}
        if turn is not None:
            own = update if turn == 0 else json.loads(self._texts[turn])
            request |= {"type": "act", "version": own["version"], "action": own["now"]["legal"][0]}
        self._sent = time.perf_counter()
        for seat in self._seats if turn is None else (turn,):  # between two deals everybody says that they are ready
            task = asyncio.get_running_loop().create_task(self._send(seat, json.dumps(request)))
            self._tasks.add(task)
            task.add_done_callback(self._tasks.discard)

    async def _send(self, seat: int, text: str) -> None:
        with contextlib.suppress(ConnectionClosed):  # the table is left in this moment
            await self._seats[seat].send(text)

    async def leave(self) -> None:
        """Close the four lines."""
        self._left = True
        await asyncio.gather(*(line.close() for line in self._seats.values()))


def _version(text: str) -> str:
    match = VERSION.search(text)
    assert match
    return match[1]


async def first_line(url: str) -> ClientConnection:
    """The first line, once the server answers."""
    return await connect(url + "nowhere", compression=None, open_timeout=30)


def quantile(values: list[float], part: float) -> float:
    return sorted(values)[int(part * (len(values) - 1))] if values else float("inf")
