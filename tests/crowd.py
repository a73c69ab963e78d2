"""Players on several servers: each plays by chance, and when their line breaks they come back through any server."""

import asyncio
import contextlib
import itertools
import json
import random
from collections.abc import Sequence
from typing import Any

from websockets.asyncio.client import ClientConnection, connect
from websockets.exceptions import ConnectionClosed, InvalidHandshake, InvalidMessage

from fourkings.server.realtime.sessions import COOKIE, Sessions

BROKEN = (ConnectionClosed, InvalidHandshake, InvalidMessage, OSError, EOFError, TimeoutError)
AGAIN = 0.2
"""Seconds until a player tries another server."""
SEND_AGAIN = 5.0
"""Seconds after which an unanswered request is sent again, as it was."""


class Player:
    """One person at one table. `events` is every update `event` that they were ever sent, by its version."""

    ids = itertools.count()

    def __init__(self, table: str, player: str, cookie: str, addresses: Sequence[str], lines: int, seed: int) -> None:
        self.table, self.player = table, player
        self._cookie, self._addresses, self._lines, self.dice = cookie, addresses, lines, random.Random(seed)
        self.events: dict[int, dict[str, Any]] = {}
        self.acknowledged: set[int] = set()
        self.last: dict[str, Any] = {}
        self.over = asyncio.Event()
        self.comebacks = self.doubled = 0
        self._open: list[ClientConnection] = []
        self._pending: dict[str, Any] | None = None
        self._sent = 0.0

    async def play(self) -> None:
        tasks = [asyncio.create_task(self._keep_line()) for _ in range(self._lines)]
        tasks.append(asyncio.create_task(self._keep_sending()))
        try:
            waiting = asyncio.create_task(self.over.wait())
            done, _ = await asyncio.wait([waiting, *tasks], return_when=asyncio.FIRST_COMPLETED)
            for task in done:
                task.result()
        finally:
            for task in (waiting, *tasks):
                task.cancel()
            await asyncio.gather(waiting, *tasks, return_exceptions=True)

    async def _keep_line(self) -> None:
        while True:
            address = self.dice.choice(self._addresses)
            try:
                await self._connected(address)
            except BROKEN:
                self.comebacks += 1
            await asyncio.sleep(AGAIN * (0.5 + self.dice.random()))

    async def _connected(self, address: str) -> None:
        url = f"{address.replace('http', 'ws', 1)}/ws/{self.table}"
        headers = {"cookie": f"{COOKIE}={self._cookie}"}
        async with connect(url, additional_headers=headers, compression=None, open_timeout=300) as line:
            await line.send(json.dumps({"type": "hello", "protocol": 2, "since": self.last.get("version", 0)}))
            self._open.append(line)
            try:
                async for text in line:
                    self._heard(json.loads(text))
                    await self._act()
            finally:
                self._open.remove(line)

    def _heard(self, update: dict[str, Any]) -> None:
        kind = update["type"]
        if kind == "event":
            content = {key: value for key, value in update.items() if key not in ("answers", "players")}
            before = self.events.setdefault(update["version"], content)
            assert before == content, f"two updates of one version: {before} and {content}"
        if kind in ("event", "snapshot"):
            if update["version"] >= self.last.get("version", 0):
                self.last = update
            if update["result"]:
                self.over.set()
        if self._pending and update.get("answers") == self._pending["id"]:
            if kind == "event":
                self.acknowledged.add(update["version"])
            else:
                assert kind == "refusal", update
                assert update["code"] in ("stale", "turn", "unavailable"), update
            self._pending = None

    async def _act(self) -> None:
        """The next request, if there is something to do: over every line, as a client that sends all twice."""
        now = self.last.get("deal")
        if not now or self._pending or self.last["result"]:
            return
        if now["stage"] == "done":
            request: dict[str, Any] = {"type": "deal"}
        elif now["legal"]:
            request = {"type": "act", "version": self.last["version"], "action": self.dice.choice(now["legal"])}
        else:
            return
        self._pending = {**request, "id": f"{self.player}-{next(self.ids)}"}
        await self._send()

    async def _send(self) -> None:
        self._sent = asyncio.get_running_loop().time()
        self.doubled += len(self._open) > 1
        for line in list(self._open):
            with contextlib.suppress(*BROKEN):
                await line.send(json.dumps(self._pending))

    async def _keep_sending(self) -> None:
        """What was not answered is sent again, as it was; and what is to do is done where no update has come since."""
        while True:
            await asyncio.sleep(0.5)
            if self._pending and self._sent + SEND_AGAIN < asyncio.get_running_loop().time():
                await self._send()
            await self._act()


def crowd(
    tables: dict[str, list[str]], secret: str, addresses: Sequence[str], seed: int, two_tabs: bool = True
) -> list[Player]:
    sessions, dice = Sessions(secret.encode()), random.Random(seed)
    return [
        Player(table, name, sessions.cookie(name), addresses, 2 if two_tabs and not number else 1, dice.getrandbits(32))
        for table, names in tables.items()
        for number, name in enumerate(names)
    ]
