"""A server that runs for long stops for no collection: its tables leave no cycles, and what lives is not walked again."""

import asyncio
import gc
import logging
import random
import weakref
from collections.abc import Iterator
from pathlib import Path
from typing import Any

import pytest
from sqlalchemy.exc import OperationalError

from fourkings.rulebook.games import GAMES, rules
from fourkings.server.db.log import Log
from fourkings.server.db.turns import SlowGames
from fourkings.server.net import gc_tuning
from fourkings.server.net.logs import EVERY, OncePerMinute
from fourkings.server.net.metrics import Metrics
from fourkings.server.realtime.actor import LiveTable, task
from fourkings.table.protocol import CloseCode
from fourkings.table.runtime import pacing
from readers import FakeReader, Rooms, play
from tables import chairs


class Ring:
    """An object that only a collector can free."""

    def __init__(self) -> None:
        self.itself = self


@pytest.fixture
def collector() -> Iterator[None]:
    """The collector as it was, after the test."""
    before = gc.get_threshold()
    yield
    gc.set_threshold(*before)
    gc.set_debug(0)
    gc.garbage.clear()
    gc.enable()
    gc.freeze()  # as tests/conftest.py has left it


async def _table_comes_and_goes(rooms: Rooms, seed: int) -> None:
    """A match by chance: woken, played to its end, left and put to sleep."""
    name = await rooms.table(rules(GAMES["quarante"], options={"target": 10}), chairs("anna"))
    reader = FakeReader("anna")
    await play(reader, await reader.sit(await rooms.live(name)), random.Random(seed))
    reader.live.disconnect(reader)
    while rooms.tables.is_awake(name):
        await asyncio.sleep(0.01)


# The long one is for what would come only now and then: the short one plays every kind of action, too.
@pytest.mark.parametrize("matches", [4, pytest.param(1000, marks=pytest.mark.heavy)])
async def test_tables_that_were_played_and_let_go_leave_no_garbage(matches: int, tmp_path: Path, collector: None):
    rooms = Rooms(tmp_path, idle=0.2, tempo=0.0)
    gc.collect()
    gc.disable()
    for number in range(matches):
        await _table_comes_and_goes(rooms, number)
    gc.set_debug(gc.DEBUG_SAVEALL)
    gc.collect()
    gc.set_debug(0)
    await rooms.close()
    # Other modules leave a little: SQLAlchemy the statements of a table that wakes.
    assert not {type(leftover).__name__ for leftover in gc.garbage if type(leftover).__module__.startswith("fourkings")}


@pytest.mark.costly
def test_what_has_survived_is_walked_no_more(collector: None):
    before = gc.get_threshold()
    with gc_tuning.short_pauses():
        assert gc.get_threshold() == (gc_tuning.YOUNG, gc_tuning.MIDDLE, gc_tuning.NEVER)
        ring = weakref.ref(Ring())
        gc.collect(0)
        assert ring() is None
        kept = Ring()
        gc.collect(1)
        assert not any(tracked is kept for tracked in gc.get_objects())
        ring = weakref.ref(kept)
        del kept
        gc.collect()
        assert ring() is not None
        gc_tuning.collect_all()
        assert ring() is None
    assert (gc.get_threshold(), gc.get_freeze_count()) == (before, 0)


def test_everything_is_walked_once_all_tables_sleep(collector: None, monkeypatch: pytest.MonkeyPatch):
    monkeypatch.setattr(gc_tuning, "EVERY", 0.0)
    walks: list[int] = []
    monkeypatch.setattr(gc_tuning, "collect_all", lambda: walks.append(looks[0]))
    looks = [0]

    def awake() -> int:
        looks[0] += 1
        return 1 if 3 <= looks[0] < 6 else 0

    async def scene() -> None:
        task = asyncio.create_task(gc_tuning.collect_while_idle(awake))
        while looks[0] < 12:
            await asyncio.sleep(0)
        task.cancel()

    with gc_tuning.short_pauses():
        asyncio.run(scene())
    assert walks == [6]


def test_collections_are_counted(collector: None):
    metrics = Metrics()
    with gc_tuning.timed(metrics):
        gc.collect(1)
        gc.collect()
    gc.collect()
    counted = {
        sample.labels["generation"]: sample.value
        for sample in metrics.collected.collect()[0].samples
        if sample.name.endswith("_count")
    }
    assert counted == {"1": 1, "2": 1}


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
