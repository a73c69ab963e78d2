"""A server that runs for long stops for no collection: its tables leave no cycles, and what lives is not walked again."""

from __future__ import annotations

import asyncio
import gc
import random
import weakref
from collections.abc import Iterator
from pathlib import Path

import pytest

from fourkings.rulebook.games import GAMES, rules
from fourkings.server.net import gc_tuning
from fourkings.server.net.metrics import Metrics
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
    snapshot = await reader.sit(await rooms.live(name))
    await play(reader, snapshot, random.Random(seed))
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
