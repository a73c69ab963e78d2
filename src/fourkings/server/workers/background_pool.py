"""The background pool: processes with low priority for work that can wait, such as fields of boards and reviews.

Each starts when it is first needed. One that dies, or whose work is cancelled, is replaced when needed; `close` ends all of
them in the middle of their work.
"""

from __future__ import annotations

import asyncio
import logging
import os
from collections.abc import Callable, Coroutine
from concurrent.futures.process import BrokenProcessPool
from typing import TYPE_CHECKING, Final, ParamSpec, TypeVar

from fourkings.cores import usable_cores
from fourkings.server.workers import bot_worker
from fourkings.server.workers.bot_pool import NotTaken, Worker
from fourkings.system import be_nicer

if TYPE_CHECKING:
    from fourkings.server.workers.job_queue import JobQueue

logger = logging.getLogger(__name__)

P = ParamSpec("P")
Answer = TypeVar("Answer")

NICENESS: Final = 10  # added to the niceness of the bots of tables, which go first


def initialize() -> None:
    """Set up a background process, which ends with its server."""
    bot_worker.initialize()
    be_nicer(NICENESS)


class BackgroundPool:
    """A pool of processes, or of one thread if `processes` is 0; to be used in one event loop."""

    def __init__(self, processes: int, queue: JobQueue | None = None) -> None:
        """Work goes first to the workers of the queue, on other machines."""
        self.processes, self._queue = processes, queue
        self._slots = asyncio.Semaphore(max(1, processes))
        self._idle: list[Worker] = []
        self._all: set[Worker] = set()

    @classmethod
    def of_cores(cls, most: int, processes: int | None = None, queue: JobQueue | None = None) -> BackgroundPool:
        """Return a pool of `processes`; by default one for each core, up to `most`."""
        return cls(min(most, usable_cores()) if processes is None else processes, queue)

    async def fill(self, some: Callable[[], Coroutine[None, None, int]]) -> int:
        """Run as many coroutines by `some` at the same time as there are workers; return the sum of their results."""
        elsewhere = self._queue.capacity if self._queue else 0
        tasks = [asyncio.create_task(some()) for _ in range(max(1, self.processes, elsewhere))]
        try:
            return sum(await asyncio.gather(*tasks))
        finally:
            for task in tasks:
                task.cancel()

    async def work(self, function: Callable[P, Answer], *args: P.args, **kwargs: P.kwargs) -> Answer:
        """Call a function once a worker is free; raise `BrokenProcessPool` if its process dies.

        Raises `NoAnswer` if several workers of the queue have died of this job.
        """
        if self._queue:
            try:
                return await self._queue.work("background", None, function, *args, **kwargs)
            except NotTaken as error:
                logger.debug("%s", error)
        async with self._slots:
            worker = self._idle.pop() if self._idle else self._start()
            try:
                if worker.own_process and not worker.pid:
                    worker.pid = await asyncio.wrap_future(worker.submit(os.getpid))
                answer = await asyncio.wrap_future(worker.submit(function, *args, **kwargs))
            except (BrokenProcessPool, asyncio.CancelledError):
                self._end(worker)
                raise
            except Exception:
                self._make_idle(worker)
                raise
            self._make_idle(worker)
            return answer

    def close(self) -> None:
        """End all workers; later work starts new ones."""
        for worker in [*self._all]:
            self._end(worker)

    def _start(self) -> Worker:
        worker = Worker(self.processes > 0, initialize)
        self._all.add(worker)
        return worker

    def _make_idle(self, worker: Worker) -> None:
        """Keep a worker for the next job, unless it was ended meanwhile."""
        if worker in self._all:
            self._idle.append(worker)

    def _end(self, worker: Worker) -> None:
        self._all.discard(worker)
        if worker in self._idle:
            self._idle.remove(worker)
        worker.terminate()
