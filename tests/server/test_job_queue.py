"""Work of other processes and machines: workers come, die, are refused or fall silent, and each job is done, once."""

import asyncio
import logging
import os
import signal
import subprocess
import sys
import time
from collections.abc import AsyncIterator, Awaitable, Callable
from concurrent.futures.process import BrokenProcessPool
from contextlib import asynccontextmanager
from pathlib import Path
from typing import Any

import pytest

import services
import watchdog
from fourkings.server.net.small_queue import SmallQueue
from fourkings.server.workers import field_maker, job_queue, queue_worker
from fourkings.server.workers import review_maker as reviews
from fourkings.server.workers.background_pool import BackgroundPool
from fourkings.server.workers.bot_pool import BotPool
from fourkings.server.workers.field_maker import FieldMaker
from fourkings.server.workers.job_queue import BadQueue, JobQueue
from fourkings.server.workers.queue_worker import QueueWorker
from fourkings.server.workers.review_maker import ReviewMaker
from server import test_together

SECRET = test_together.SECRET
SOON = 300.0
WORKER = """
import asyncio, os, sys
from functools import partial
from fourkings.server.workers import queue_worker
queue_worker.BotPool = partial(queue_worker.BotPool, prepare=os.getpid, is_cold=bool)
asyncio.run(queue_worker.QueueWorker(*sys.argv[1:], 1).run(partial(print, "ready", flush=True)))
"""
"""A worker that compiles no kernels."""


class Worker:
    """A worker in a process of its own; or as users start it, with kernels."""

    def __init__(self, url: str, *program: str) -> None:
        command = [sys.executable, *(program or ("-c", WORKER, url, SECRET))]
        more = {"FOURKINGS_BUS": url, "FOURKINGS_SECRET": SECRET, "FOURKINGS_WORKERS": "1", "PYTHONUNBUFFERED": "1"}
        self.process = subprocess.Popen(command, stdout=subprocess.PIPE, text=True, env=os.environ | more)
        watchdog.guard(self.process.pid, signal.SIGKILL)
        assert "ready" in self.process.stdout.readline()

    def end(self, how: signal.Signals = signal.SIGKILL) -> None:
        self.process.send_signal(how)
        self.process.communicate(timeout=SOON)
        watchdog.ended(self.process.pid)


@asynccontextmanager
async def line(url: str) -> AsyncIterator[JobQueue]:
    queue = JobQueue(url, SECRET)
    queue.open()
    try:
        async with asyncio.timeout(SOON):
            yield queue
    finally:
        await queue.close()


async def count(queue: JobQueue, processes: int) -> None:
    while queue.capacity != processes:
        await asyncio.sleep(0.02)


def local(queue: JobQueue) -> BotPool:
    """A pool of a thread, so that its jobs run in this process."""
    return BotPool(prepare=os.getpid, is_cold=bool, queue=queue)


async def ready(pool: BotPool) -> BotPool:
    pool.open()
    await pool.settled()
    return pool


async def parent(pool: BackgroundPool, seconds: float = 0.0) -> int:
    """The process that does a job of so many seconds."""
    return int(await pool.work(subprocess.getoutput, f"echo $PPID; sleep {seconds}"))


@pytest.mark.heavy
async def test_jobs_go_to_a_worker_and_stay_here_while_the_queue_is_away():
    redis = services.Redis()
    async with line(redis.url) as queue:
        pool, background = await ready(local(queue)), BackgroundPool(0, queue)
        assert await pool.ask(SOON, os.getpid) == await parent(background) == os.getpid()
        worker = await asyncio.to_thread(Worker, redis.url)
        await count(queue, 1)
        assert await pool.ask(SOON, os.getpid) not in (os.getpid(), worker.process.pid)
        assert await parent(background) != os.getpid()
        with pytest.raises(ValueError, match="invalid literal"):
            await background.work(int, "none")
        waiting = asyncio.create_task(parent(background, 0.5))
        await asyncio.sleep(0.2)
        redis.stop()
        assert await waiting == await pool.ask(SOON, os.getpid) == os.getpid()
        redis.start()
        await count(queue, 1)
        assert await pool.ask(SOON, os.getpid) != os.getpid()
        worker.end(signal.SIGINT)
        await count(queue, 0)
        await pool.close()
    redis.stop()


@pytest.mark.heavy
async def test_a_job_of_a_killed_worker_is_done_once_all_the_same(tmp_path: Path):
    url, took = services.redis().url, tmp_path / "took"
    async with line(url) as queue:
        pool, background = await ready(local(queue)), BackgroundPool(0, queue)
        workers = [await asyncio.to_thread(Worker, url) for _ in range(2)]
        await count(queue, 2)
        work = asyncio.create_task(background.work(subprocess.getoutput, f"echo $PPID | tee -a {took}; sleep 1"))
        while not (took.exists() and took.read_text()):
            await asyncio.sleep(0.02)
        status = Path(f"/proc/{int(took.read_text())}/status").read_text()
        killed = next(worker for worker in workers if f"PPid:\t{worker.process.pid}\n" in status)
        killed.end()
        done = await work
        assert took.read_text().split() == [took.read_text().split()[0], done], "the other worker has taken it over"
        assert int(done) != os.getpid()
        other = next(worker for worker in workers if worker is not killed)
        thought = asyncio.create_task(pool.ask(1.0, subprocess.getoutput, "sleep 0.5; echo done"))
        await asyncio.sleep(0.2)
        other.end()
        assert await thought == "done"
        await count(queue, 0)
        assert await parent(background) == os.getpid()
        await pool.close()


@pytest.mark.parametrize(("secret", "version", "why"), [
    (SECRET, "0.0.1", f"the servers run {job_queue.VERSION}, and this worker 0.0.1: install the same version"),
    ("another", job_queue.VERSION, "no server on this bus has the secret"),
])  # fmt: skip
async def test_a_worker_that_does_not_fit_is_refused(secret: str, version: str, why: str, monkeypatch: pytest.MonkeyPatch):
    async with line(services.redis().url) as queue:
        while not await queue._line.alive(job_queue.SERVERS):
            await asyncio.sleep(0.02)
        monkeypatch.setattr(queue_worker, "VERSION", version)
        with pytest.raises(BadQueue, match=why):
            await QueueWorker(services.redis().url, secret, 0).run(bool)


async def test_a_queue_closes_at_any_moment():
    for moment in range(100):
        queue = JobQueue(services.redis().url, SECRET)
        queue.open()
        await asyncio.sleep(moment * 1e-4)
        async with asyncio.timeout(SOON):
            await queue.close()


async def test_a_worker_without_a_queue_is_refused():
    with pytest.raises(BadQueue, match="the bus does not answer"):
        await QueueWorker(f"redis://127.0.0.1:{services.free_port()}/0", SECRET, 0).run(bool)


@pytest.mark.heavy
def test_two_servers_and_two_workers_are_killed_and_every_match_ends(tmp_path: Path, monkeypatch: pytest.MonkeyPatch):
    services.postgresql()
    bus = services.redis().url
    monkeypatch.setattr(test_together, "BOT", "flat")
    monkeypatch.setattr(test_together, "SERVERS", 2)
    workers = [Worker(bus, "-m", "fourkings", "worker") for _ in range(2)]
    kill = test_together.Servers.end

    def end(servers: Any, how: signal.Signals) -> str:
        """A worker dies with each server that is killed."""
        if how == signal.SIGKILL:
            workers.pop(0).end()
            workers.append(Worker(bus, "-m", "fourkings", "worker"))
        return kill(servers, how)

    monkeypatch.setattr(test_together.Servers, "end", end)
    try:
        asyncio.run(test_together.struggled(tmp_path, bus, 4, list(test_together.SHORT), kills=2, every=5))
    finally:
        for worker in workers:
            worker.end()


KILL = getattr(signal, "SIGKILL", signal.SIGTERM)


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
