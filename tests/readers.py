"""Readers of a table without a network: they keep every update that they are sent."""

import asyncio
import itertools
import json
import random
from collections.abc import Callable
from pathlib import Path
from typing import Any

from fourkings.app.models import Stored
from fourkings.app.shared.stored_tables import summary
from fourkings.rulebook.game import Rules
from fourkings.server.db import Store
from fourkings.server.net.settings import Settings
from fourkings.server.realtime.actor import LiveTable
from fourkings.server.realtime.tables import Tables
from fourkings.server.workers.bot_pool import BotPool
from fourkings.table.log import encode_event
from fourkings.table.match import Deal, Participant, replay_match
from fourkings.table.protocol import parse_request
from fourkings.table.protocol.base import PROTOCOL
from tables import opened

WAIT = 300.0
"""Seconds until a test gives up on an update."""
IDS = itertools.count()


class Time:
    """A clock that stands until it is moved on."""

    def __init__(self, at: float = 100.0) -> None:
        self.at = at

    def __call__(self) -> float:
        return self.at


class FakeReader:
    def __init__(self, player: str) -> None:
        self.player = player
        self.texts: list[str] = []
        self.asked: dict[str, str] = {}
        self.closed: int | None = None
        self.pinged, self.quiet = 0, 0.0
        self._queue: asyncio.Queue[dict[str, Any]] = asyncio.Queue()
        self.live: LiveTable | None = None

    def send(self, text: str) -> None:
        self.texts.append(text)
        self._queue.put_nowait(json.loads(text))

    def ping(self) -> None:
        self.pinged += 1

    def silence(self) -> float:
        return self.quiet

    def close(self, code: int) -> None:
        self.closed = code

    async def hear(self, kind: str = "", until: Callable[[dict[str, Any]], object] = bool) -> dict[str, Any]:
        """The next update, or the next of that type, for which that holds."""
        while True:
            async with asyncio.timeout(WAIT):
                update = await self._queue.get()
            if (not kind or update["type"] == kind) and until(update):
                return update

    def silent(self) -> bool:
        return self._queue.empty()

    async def sit(self, live: LiveTable, since: int = 0) -> dict[str, Any]:
        self.live = live
        self.write("hello", since=since)
        return await self.hear("snapshot")

    def write(self, kind: str, **fields: Any) -> str:
        assert self.live is not None
        request = {"type": kind, **({"protocol": PROTOCOL} if kind == "hello" else {}), **fields}
        if kind not in ("hello", "ping"):
            request.setdefault("id", f"{self.player}-{next(IDS)}")
        self.asked[request.get("id", "")] = request.get("action", "")
        self.live.post(self, parse_request(json.dumps(request)))
        return str(request.get("id", ""))


class Rooms:
    """A store and its tables in a folder; `again` closes them and opens them anew, as a restart does."""

    def __init__(self, folder: Path, **changes: Any) -> None:
        self.settings = Settings(data=folder, **{"tempo": 0.0, **changes})
        self.store = Store(self.settings.url)
        self.bot_pool = BotPool(self.settings.workers)
        self.tables = Tables(self.store, self.settings, self.bot_pool)
        self._later: Rooms | None = None

    async def table(self, rules: Rules, chairs: tuple[Participant, ...]) -> str:
        return await self.tables.create_match(rules, chairs, "calm")

    async def dealt(self, rules: Rules, chairs: tuple[Participant, ...], hands: tuple[tuple[int, ...], ...]) -> str:
        secret, name = bytes(32), f"dealt-{next(IDS)}"
        facts = [opened(rules, secret, chairs), Deal(hands)]
        stored = Stored(name, rules.game.ID, rules.preset, secret, "calm", summary(replay_match(facts)), 0.0, 0.0)
        await self.store.tables.create(
            stored, [chair.player for chair in chairs if chair.player], list(map(encode_event, facts))
        )
        return name

    async def live(self, table: str) -> LiveTable:
        live = await self.tables.find(table)
        assert live is not None
        return live

    async def greet(self, player: str, table: str, **hello: int) -> FakeReader:
        """A line of that player to a table, whose greeting is sent and not answered yet."""
        reader = FakeReader(player)
        reader.live = await self.live(table)
        reader.write("hello", **hello)
        return reader

    async def close(self) -> None:
        await self.tables.close()
        await self.bot_pool.close()
        self.store.close()

    async def __aenter__(self) -> "Rooms":
        return self

    async def __aexit__(self, *error: object) -> None:
        for rooms in (self, self._later):
            if rooms is not None:
                await rooms.close()

    async def again(self) -> "Rooms":
        await self.close()
        settings = self.settings
        self._later = Rooms(settings.data, tempo=settings.tempo, idle=settings.idle, grace=settings.grace)
        return self._later


async def until(holds: Callable[[], object]) -> None:
    async with asyncio.timeout(3 * WAIT):
        while not holds():
            await asyncio.sleep(0.005)


async def ask(reader: FakeReader, kind: str, **fields: Any) -> dict[str, Any]:
    sent = reader.write(kind, **fields)
    while True:
        update = await reader.hear()
        if update.get("answers") == sent or (kind == "start" and update["type"] == "snapshot"):
            return update


async def start(host: FakeReader, bot: str = "careful") -> dict[str, Any]:
    """Put a bot in each place that nobody has taken, and start the match; the snapshot of it."""
    for place in range(4):
        await ask(host, "bot", place=place, bot=bot)
    return await ask(host, "start")


def refusal(update: dict[str, Any]) -> tuple[str, str]:
    assert update["type"] == "refusal", update
    return update["code"], update["reason"]["key"]


async def my_turn(reader: FakeReader, snapshot: dict[str, Any]) -> dict[str, Any]:
    """The update after which it is the reader's turn to play."""
    update = snapshot
    while not update["deal"]["legal"]:
        update = await reader.hear("event")
    return update


async def play(reader: FakeReader, snapshot: dict[str, Any], dice: random.Random, most: int = 2000) -> dict[str, Any]:
    update, version = snapshot, snapshot["version"]
    asked = False
    for _ in range(most):
        now = update.get("deal")
        if update["type"] == "event" and update["result"]:
            return update
        if not asked and now and now["stage"] == "done":
            reader.write("deal")
            asked = True
        elif not asked and now and now["legal"]:
            reader.write("act", version=version, action=dice.choice(now["legal"]))
            asked = True
        update = await reader.hear()
        assert update["type"] == "event", update
        assert update["version"] == version + 1
        version, asked = update["version"], False
    return update
