"""Thinking on other machines: workers come, die, are refused or lose the queue, and every job is done, once."""

import asyncio
import os
import signal
import subprocess
import sys
from collections.abc import AsyncIterator
from contextlib import asynccontextmanager
from pathlib import Path
from typing import Any

import pytest

import services
import watchdog
from fourkings.server.workers import job_queue, queue_worker
from fourkings.server.workers.background_pool import BackgroundPool
from fourkings.server.workers.bot_pool import BotPool
from fourkings.server.workers.job_queue import BadQueue, JobQueue
from fourkings.server.workers.queue_worker import QueueWorker
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
