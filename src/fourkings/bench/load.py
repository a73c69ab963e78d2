"""Clients that play: a table of four, a card a second between them, and the delay until all four know of it."""

from __future__ import annotations

import asyncio
import json
import random
import time
from typing import Any

from websockets.asyncio.client import ClientConnection, connect


class Load:
    """One table and its four clients, who play a card a second between them."""

    def __init__(self, delays: list[float]) -> None:
        self._delays = delays
        self._seats: dict[int, ClientConnection] = {}
        self._updates: dict[int, dict[str, Any]] = {}
        self._sent = self._next = 0.0
        self.wrong = 0

    async def sit(self, url: str, cookies: list[str]) -> list[asyncio.Task[None]]:
        """Connect all four and begin; a task for each that reads to the end."""
        tasks = []
        for cookie in cookies:
            line = await connect(url, additional_headers={"cookie": cookie}, compression=None, ping_interval=None)
            await line.send('{"type":"hello","protocol":1}')
            update = json.loads(await line.recv())
            self._seats[update["seat"]], self._updates[update["seat"]] = line, update
            tasks.append(asyncio.create_task(self._read(update["seat"], line)))
        self._next = time.perf_counter() + random.random()
        self._ask()
        return tasks

    async def _read(self, seat: int, line: ClientConnection) -> None:
        async for text in line:
            update = json.loads(text)
            if update["type"] != "event":
                self.wrong += 1
                continue
            self._updates[seat] = update
            if len({one["version"] for one in self._updates.values()}) == 1:
                self._delays.append(time.perf_counter() - self._sent)
                self._ask()

    def _ask(self) -> None:
        """All four have read the same: the next action when its second has come."""
        self._next = max(self._next + 1.0, time.perf_counter())
        asyncio.get_running_loop().call_later(self._next - time.perf_counter(), self._act)

    def _act(self) -> None:
        now = self._updates[0]["now"]
        seat = now["turn"] if now["turn"] is not None else 0
        update = self._updates[seat]
        request: dict[str, Any] = {"type": "deal", "id": f"v{update['version']}"}
        if now["turn"] is not None:
            request |= {"type": "act", "version": update["version"], "action": update["now"]["legal"][0]}
        self._sent = time.perf_counter()
        asyncio.get_running_loop().create_task(self._seats[seat].send(json.dumps(request)))


async def first_line(url: str) -> ClientConnection:
    """The first line, once the server answers."""
    return await connect(url + "nowhere", compression=None, open_timeout=30)


def quantile(values: list[float], part: float) -> float:
    return sorted(values)[int(part * (len(values) - 1))] if values else float("inf")
