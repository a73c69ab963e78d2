"""What goes wrong while a table does one thing: it is told and counted, and the table goes on."""

from __future__ import annotations

import asyncio
import logging
from typing import Any

import pytest
from sqlalchemy.exc import OperationalError

from fourkings.rulebook.games import GAMES, rules
from fourkings.server.db.log import Log
from fourkings.server.db.turns import SlowGames
from fourkings.server.net.logs import EVERY, OncePerMinute
from fourkings.server.realtime.actor import LiveTable, task
from fourkings.table.protocol import CloseCode
from fourkings.table.runtime import pacing
from readers import FakeReader, Rooms
from tables import chairs

KING = rules(GAMES["king"])
LOCKED = OperationalError("INSERT", {}, Exception("database is locked"))


def counted(live: LiveTable, what: str, why: str) -> float:
    return live.metrics.failures.labels(what, why)._value.get()


@pytest.mark.parametrize(
    ("error", "why", "key"), [(ZeroDivisionError(), "bug", "went-wrong"), (LOCKED, "store", "not-kept")]
)
async def test_a_request_that_fails_is_answered_and_the_table_goes_on(
    rooms: Rooms, monkeypatch: pytest.MonkeyPatch, error: Exception, why: str, key: str
):
    async def fails(*given: Any) -> None:
        raise error

    live = await rooms.live(await rooms.table(KING, chairs("anna", "ben")))
    anna, ben = FakeReader("anna"), FakeReader("ben")
    await anna.sit(live)
    await ben.sit(live)
    monkeypatch.setattr(Log, "set_pace", fails)
    asked = anna.write("pace", pace="slow")
    refused = await anna.hear("refusal")
    assert (refused["answers"], refused["code"], refused["reason"]["key"]) == (asked, "unavailable", key)
    assert counted(live, "request", why) == 1
    ben.write("ping")
    await ben.hear("pong")
    assert anna.closed is ben.closed is None


@pytest.mark.parametrize("error", [ZeroDivisionError(), LOCKED], ids=["bug", "store"])
async def test_what_is_due_by_itself_is_tried_again(rooms: Rooms, monkeypatch: pytest.MonkeyPatch, error: Exception):
    """A bot's move fails twice: the people there stay connected, hear once that it cannot be kept, and then it goes on."""
    monkeypatch.setattr(pacing, "FIRST_HOLD", 0.01)
    left, append = [2], Log.append

    async def fails(self: Log, *given: Any) -> None:
        if left[0] and given[4] is None:  # nobody asked for it
            left[0] -= 1
            raise error
        await append(self, *given)

    monkeypatch.setattr(Log, "append", fails)
    live = await rooms.live(await rooms.table(KING, chairs("anna")))
    reader = FakeReader("anna")
    heard = [await reader.sit(live)]
    while left[0] or heard[-1]["type"] != "event" or heard[-1]["answers"]:
        if heard[-1]["type"] != "refusal" and heard[-1]["deal"]["legal"]:
            reader.write("act", version=heard[-1]["version"], action=heard[-1]["deal"]["legal"][0])
        heard.append(await reader.hear())
    keys = [update["reason"]["key"] for update in heard if update["type"] == "refusal"]
    assert keys == (["not-kept"] if error is LOCKED else [])
    assert reader.closed is None
    assert live.pacing.failures == 0


async def test_a_table_that_fails_again_and_again_is_folded_anew(rooms: Rooms, monkeypatch: pytest.MonkeyPatch):
    monkeypatch.setattr(pacing, "FIRST_HOLD", 0.001)

    async def fails(*given: Any) -> None:
        raise ZeroDivisionError

    name = await rooms.table(KING, chairs("anna"))
    live = await rooms.live(name)
    monkeypatch.setattr("fourkings.table.runtime.turns._action", fails)
    reader = FakeReader("anna")
    snapshot = await reader.sit(live)
    if live.match_state.waits_for == snapshot["seat"]:
        reader.write("act", version=live.version, action=snapshot["deal"]["legal"][0])
    while not live.asleep:
        await asyncio.sleep(0.01)
    assert counted(live, "move", "bug") == task.MAX_FAILURES + 1
    assert reader.closed == CloseCode.COME_BACK
    assert await rooms.live(name) is not live


async def test_a_slow_game_that_cannot_be_woken_stands_in_nobodys_way(rooms: Rooms, monkeypatch: pytest.MonkeyPatch):
    good = await rooms.table(KING, chairs("anna"))

    async def due(self: SlowGames, at: float) -> list[str]:
        return ["broken", good]

    wake = rooms.tables._wake

    async def broken(name: str) -> LiveTable | None:
        if name == "broken":
            raise ValueError(name)
        return await wake(name)

    monkeypatch.setattr(SlowGames, "due", due)
    monkeypatch.setattr(rooms.tables, "_wake", broken)
    await rooms.tables.move_slow_games(0.0, 60.0)
    assert rooms.tables.is_awake(good)


def test_a_line_of_the_log_is_told_once_a_minute_with_how_often_it_was(caplog: pytest.LogCaptureFixture):
    now = [0.0]
    logger = logging.getLogger("fourkings.test-of-limits")
    limit = OncePerMinute(lambda: now[0])
    logger.addFilter(limit)

    def tell() -> None:
        logger.warning("the %s is full", "disk")

    for _ in range(4):
        tell()
    logger.warning("another line")
    now[0] = EVERY
    tell()
    logger.removeFilter(limit)
    assert [record.getMessage() for record in caplog.records if record.name == logger.name] == [
        "the disk is full",
        "another line",
        "the disk is full (and 3 times more since the last such line)",
    ]
