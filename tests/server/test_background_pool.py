"""What works in the background: it dies and is replaced, is let go in the middle, and is silent where its server stops."""

import asyncio
import logging
import os
import signal
import sys
import time
from collections.abc import AsyncIterator, Awaitable, Callable
from concurrent.futures.process import BrokenProcessPool
from contextlib import asynccontextmanager
from pathlib import Path
from typing import Any

import pytest

from fourkings.server.net.small_queue import SmallQueue
from fourkings.server.workers import field_maker
from fourkings.server.workers import review_maker as reviews
from fourkings.server.workers.background_pool import BackgroundPool
from fourkings.server.workers.field_maker import FieldMaker
from fourkings.server.workers.review_maker import ReviewMaker

KILL = getattr(signal, "SIGKILL", signal.SIGTERM)
SOON = 300.0
"""Seconds until a test gives up: what works in the background gives way to whatever else the machine does."""


@pytest.fixture
@asynccontextmanager
async def pool(request: pytest.FixtureRequest) -> AsyncIterator[BackgroundPool]:
    """A pool of one process, unless a test has another parameter."""
    pool = BackgroundPool(getattr(request, "param", 1))
    try:
        async with asyncio.timeout(SOON):
            yield pool
    finally:
        pool.close()


def gone(pid: int) -> bool:
    try:
        return "State:\tZ" in Path(f"/proc/{pid}/status").read_text(encoding="utf-8")
    except OSError:
        return True


def failing() -> None:
    raise ValueError("no")


def nice() -> int:
    return os.nice(0)


@pytest.mark.costly
async def test_it_works_and_goes_on_after_what_fails(pool: BackgroundPool):
    first = await pool.work(os.getpid)
    with pytest.raises(ValueError, match="no"):
        await pool.work(failing)
    assert await pool.work(os.getpid) == first != os.getpid()
    assert await pool.work(nice) >= 15
    pool.close()
    assert await pool.work(os.getpid) != first


async def test_a_process_that_dies_is_replaced(pool: BackgroundPool):
    first = await pool.work(os.getpid)
    with pytest.raises(BrokenProcessPool):
        await pool.work(os.kill, first, KILL)
    assert await pool.work(os.getpid) != first


@pytest.mark.skipif(not Path("/proc/self").exists(), reason="reads in /proc who is there")
async def test_work_that_nobody_waits_for_is_broken_off(pool: BackgroundPool):
    first = await pool.work(os.getpid)
    long = asyncio.create_task(pool.work(time.sleep, 3600))
    while pool._idle:
        await asyncio.sleep(0)
    long.cancel()
    assert await pool.work(os.getpid) != first
    pool.close()
    while not gone(first):
        await asyncio.sleep(0.01)


@pytest.mark.parametrize("pool", [2], indirect=True)
async def test_as_much_at_once_as_there_are_processes(pool: BackgroundPool):
    assert await pool.fill(lambda: asyncio.sleep(0, 1)) == 2
    assert len(set(await asyncio.gather(*(pool.work(os.getpid) for _ in range(6))))) == 2
    assert await BackgroundPool(0).fill(lambda: asyncio.sleep(0, 1)) == 1
    assert BackgroundPool.of_cores(3, 0).processes == 0
    assert 1 <= BackgroundPool.of_cores(3).processes <= 3


@pytest.mark.skipif(sys.platform == "win32", reason="there, nothing is sent to a group of processes")
@pytest.mark.parametrize("how", [signal.SIGTERM, signal.SIGINT])
async def test_what_stops_a_server_stops_none_of_its_processes_before_it(pool: BackgroundPool, how: signal.Signals):
    """A service is stopped, and Ctrl-C given, to all its processes at once: the server is to end them, when it is ready."""
    first = await pool.work(os.getpid)
    os.kill(first, how)
    assert await pool.work(os.getpid) == first


def maker_of(kind: str) -> Any:
    nothing: Any = None
    return FieldMaker(nothing, processes=0) if kind == "field" else ReviewMaker(nothing, nothing, processes=0)


def broken(maker: Any, seen: asyncio.Event) -> Callable[[], Awaitable[int]]:
    async def make() -> int:
        seen.set()
        raise BrokenProcessPool("its process was ended together with its server")

    return make


@pytest.mark.parametrize("kind", ["field", "review"])
async def test_a_server_that_stops_while_something_is_made_says_nothing(kind: str, caplog: pytest.LogCaptureFixture):
    """Seen on a server stopped while it made the field of a day: its processes ended first, and it told an error."""
    maker, seen = maker_of(kind), asyncio.Event()
    maker.make = broken(maker, seen)
    task = asyncio.create_task(maker.run(False) if kind == "field" else maker.run())
    await seen.wait()
    for _ in range(5):
        await asyncio.sleep(0)
    task.cancel()
    with pytest.raises(asyncio.CancelledError):
        await task
    assert [record.message for record in caplog.records if record.levelno >= logging.WARNING] == []


@pytest.mark.parametrize("kind", ["field", "review"])
async def test_what_goes_wrong_in_a_server_that_runs_on_is_told(
    kind: str, caplog: pytest.LogCaptureFixture, monkeypatch: pytest.MonkeyPatch
):
    for module in (field_maker, reviews):
        monkeypatch.setattr(module, "LOOK", 0.0)
    maker, seen = maker_of(kind), asyncio.Event()
    maker.make = broken(maker, seen)
    task = asyncio.create_task(maker.run(False) if kind == "field" else maker.run())
    async with asyncio.timeout(SOON):
        while not caplog.records:
            await asyncio.sleep(0.01)
    task.cancel()
    assert "tried again" in caplog.records[0].message
    assert caplog.records[0].exc_info


def test_what_is_put_in_comes_out_in_order():
    queue = SmallQueue[int]()
    for number in range(3):
        queue.put_nowait(number)
    assert [queue.get_nowait() for _ in range(3)] == [0, 1, 2]
    assert queue.empty()
    with pytest.raises(IndexError):
        queue.get_nowait()


def test_who_waits_is_woken_once_there_is_something():
    async def scene() -> list[int]:
        queue = SmallQueue[int]()
        waiting = asyncio.create_task(queue.get())
        await asyncio.sleep(0)
        assert not waiting.done()
        queue.put_nowait(1)
        queue.put_nowait(2)
        return [await waiting, await queue.get()]

    assert asyncio.run(scene()) == [1, 2]


@pytest.mark.parametrize("put_first", [True, False])
def test_a_wait_that_is_given_up_takes_nothing_with_it(put_first: bool):
    """As a table gives it up when something is due, even where something comes in the same moment."""

    async def scene() -> int:
        queue = SmallQueue[int]()
        waiting = asyncio.create_task(queue.get())
        await asyncio.sleep(0)
        if put_first:
            queue.put_nowait(7)
        waiting.cancel()
        with pytest.raises(asyncio.CancelledError):
            await waiting
        if not put_first:
            queue.put_nowait(7)
        return await queue.get()

    assert asyncio.run(scene()) == 7
