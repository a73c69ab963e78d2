"""`fourkings worker`: takes jobs of servers on other machines from the queue, and does them in processes of its own."""

import asyncio
import contextlib
import logging
import pickle
from collections.abc import Callable
from functools import partial
from typing import Any, Final

from fourkings.server.workers.background_pool import BackgroundPool
from fourkings.server.workers.bot_pool import BotPool, NoAnswer
from fourkings.server.workers.job_queue import (
    ANSWER,
    BEAT,
    KEPT,
    KINDS,
    SERVERS,
    STALE,
    VERSION,
    WORKERS,
    BadQueue,
    Kind,
    Line,
    failed,
    without_group,
)

logger = logging.getLogger(__name__)

GROUP: Final = "workers"  # the consumer group of a stream
DELIVERIES: Final = 3  # times that a job is given to a worker, as it may be what kills them


def perform(call: bytes) -> bytes:
    """Call a pickled function with its arguments, and return the pickled result."""
    function, args, kwargs = pickle.loads(call)
    return pickle.dumps(function(*args, **kwargs))


class QueueWorker:
    """A worker with so many processes (0: threads)."""

    def __init__(self, url: str, secret: str, processes: int, cold: Callable[[], object] | None = None) -> None:
        """`cold` is called if kernels have to be compiled first."""
        self._line, self._capacity = Line(url, secret), max(1, processes)
        self._bots, self._background = BotPool(processes, cold), BackgroundPool(processes)
        self._jobs: dict[Kind, dict[bytes, asyncio.Task[None]]] = {kind: {} for kind in KINDS}

    async def run(self, ready: Callable[[], object]) -> None:
        """Work until cancelled; call `ready` once all processes are. Raises `BadQueue` at any time."""
        try:
            await self._check()
            self._bots.open()
            await self._bots.settled()
            ready()
            async with asyncio.TaskGroup() as tasks:
                tasks.create_task(self._line.keep(self._beat))
                for kind in self._jobs:
                    tasks.create_task(self._line.keep(partial(self._take, kind)))
        except* BadQueue as errors:
            raise errors.exceptions[0] from None
        finally:
            for task in [task for jobs in self._jobs.values() for task in jobs.values()]:
                task.cancel()
            await self._leave()
            self._background.close()
            await self._bots.close()

    async def _check(self) -> None:
        try:
            async with asyncio.timeout(ANSWER):
                await self._line.redis.ping()
                await self._refuse()
        except Exception as error:
            if not failed(error):
                raise
            raise BadQueue("the bus does not answer: check its address, and whether Redis runs there") from None

    async def _refuse(self) -> None:
        """Raise `BadQueue` if there are servers, but none that this worker can think for."""
        alive = await self._line.alive(SERVERS)
        versions = [server[0] for server in alive if server]
        if alive and not versions:
            raise BadQueue("no server on this bus has the secret of this worker: set the same FOURKINGS_SECRET for all")
        if versions and VERSION not in versions:
            raise BadQueue(f"the servers run {versions[0]}, and this worker {VERSION}: install the same version")

    async def _beat(self) -> None:
        """Show that this worker and its jobs are alive, and take over jobs of workers that are not."""
        async with asyncio.timeout(ANSWER):
            await self._refuse()
            await self._line.announce(WORKERS, self._capacity)
            for kind, jobs in self._jobs.items():
                stream = self._line.stream(kind)
                if jobs:
                    await self._line.redis.xclaim(stream, GROUP, self._line.id, 0, [*jobs], justid=True)
                await self._take_over(kind, stream)
        await asyncio.sleep(BEAT)

    async def _take_over(self, kind: Kind, stream: str) -> None:
        idle = int(STALE * 1000)
        for row in await self._pending(stream, idle):
            entry = row["message_id"]
            for _, fields in await self._line.redis.xclaim(stream, GROUP, self._line.id, idle, [entry]):
                logger.warning("a job of a worker that is gone is done again")
                self._start(kind, entry, fields[b"job"], row["times_delivered"] < DELIVERIES)

    async def _pending(self, stream: str, idle: int) -> list[dict[str, Any]]:
        try:
            rows: list[dict[str, Any]] = await self._line.redis.xpending_range(
                stream, GROUP, "-", "+", self._capacity, idle=idle
            )
        except Exception as error:
            if without_group(error):
                return []
            raise
        return rows

    async def _take(self, kind: Kind) -> None:
        """Take the next jobs of a stream once a process is free."""
        jobs, stream = self._jobs[kind], self._line.stream(kind)
        while len(jobs) >= self._capacity:
            await asyncio.wait(jobs.values(), return_when=asyncio.FIRST_COMPLETED)
        free = self._capacity - len(jobs)
        try:
            async with asyncio.timeout(ANSWER):
                block = int(BEAT * 1000)
                got = await self._line.redis.xreadgroup(GROUP, self._line.id, {stream: ">"}, count=free, block=block)
        except Exception as error:
            if not without_group(error):
                raise
            with contextlib.suppress(Exception):  # another worker was quicker
                async with asyncio.timeout(ANSWER):
                    await self._line.redis.xgroup_create(stream, GROUP, "0", mkstream=True)
            return
        for _, entries in got or ():
            for entry, fields in entries:
                self._start(kind, entry, fields[b"job"])

    def _start(self, kind: Kind, entry: bytes, job: bytes, do: bool = True) -> None:
        jobs = self._jobs[kind]
        if entry not in jobs:
            jobs[entry] = task = asyncio.create_task(self._do(kind, entry, job, do))
            task.add_done_callback(lambda _: jobs.pop(entry, None))

    async def _do(self, kind: Kind, entry: bytes, job: bytes, do: bool) -> None:
        try:
            name, server, patience, call = self._line.open(kind, job)
        except ValueError:
            logger.warning("a job with another secret (FOURKINGS_SECRET) was ignored")
            return
        answer = (
            await self._answer(kind, patience, call)
            if do
            else (False, _packed(NoAnswer("this job has ended several workers")))
        )
        stream, to = self._line.stream(kind), self._line.name(f"answers:{server}")
        try:
            async with asyncio.timeout(ANSWER), self._line.redis.pipeline() as pipeline:
                pipeline.rpush(to, self._line.sign("answer", (name, *answer)))
                pipeline.expire(to, KEPT)
                pipeline.xack(stream, GROUP, entry)
                pipeline.xdel(stream, entry)
                await pipeline.execute()
        except Exception as error:
            if not failed(error):
                raise
            logger.warning("an answer could not be sent: %r", error)

    async def _answer(self, kind: Kind, patience: float, call: bytes) -> tuple[bool, bytes]:
        try:
            if kind == "think":
                return True, await self._bots.ask(patience, perform, call)
            return True, await self._background.work(perform, call)
        except Exception as error:  # noqa: BLE001
            failure = error
        return False, _packed(failure)

    async def _leave(self) -> None:
        """Take back the sign of life, so that servers stop sending at once."""
        with contextlib.suppress(Exception):
            async with asyncio.timeout(ANSWER):
                await self._line.redis.delete(self._line.name(f"{WORKERS}:{self._line.id}"))
        await self._line.close()


def _packed(error: Exception) -> bytes:
    try:
        return pickle.dumps(error)
    except Exception:  # noqa: BLE001
        return pickle.dumps(NoAnswer("a job failed with an error that cannot be sent"))
