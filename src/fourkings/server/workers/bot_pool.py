"""The pool of bot workers: processes (or one thread) that think for the bots, so that the server never waits.

Each is a pool of one, so that one that dies or is ended takes nobody else's thoughts with it. Who asks gets the answer
within a given time or none at all: a process that is late is ended, and in every case another one takes its place.
"""

from __future__ import annotations

import asyncio
import contextlib
import logging
import multiprocessing
import os
import signal
from collections.abc import Callable
from concurrent.futures import Executor, Future, ProcessPoolExecutor, ThreadPoolExecutor
from concurrent.futures.process import BrokenProcessPool
from functools import partial
from typing import Any, Final, ParamSpec, TypeVar

from fourkings import precompile
from fourkings.server.workers import bot_worker

log = logging.getLogger(__name__)

P = ParamSpec("P")
Answer = TypeVar("Answer")

TRIES: Final = 5
"""Processes in a row that may fail to start before no other one is tried."""
KILL: Final = getattr(signal, "SIGKILL", signal.SIGTERM)


class NoAnswer(Exception):
    """Nobody could think about it, or not in time; the message says why."""

    SAFE_TO_LOG: Final = True


class NotReady(NoAnswer):
    """All workers are still getting ready."""


def _look_at(done: asyncio.Future[Any]) -> None:
    """Retrieve the error: the caller may be gone, and then nobody else does."""
    if not done.cancelled():
        done.exception()


class Worker:
    """One process, or one thread, that thinks."""

    def __init__(self, own_process: bool, initialize: Callable[[], object] = bot_worker.initialize) -> None:
        """`initialize` is done first in its process."""
        self.own_process, self.pid = own_process, 0
        self._executor: Executor = (
            ProcessPoolExecutor(1, multiprocessing.get_context("spawn"), initialize)
            if own_process
            else ThreadPoolExecutor(1, "fourkings-worker")
        )

    def submit(self, work: Callable[P, Answer], *args: P.args, **kwargs: P.kwargs) -> Future[Answer]:
        """Have it think; `BrokenProcessPool` where it is dead."""
        return self._executor.submit(work, *args, **kwargs)

    def terminate(self) -> None:
        """End it in the middle of its thought. A thread cannot be ended: it goes when it has thought to the end.

        The loop's own threads wait for the end of a process, and the loop waits for them as it closes: an interpreter that
        exits while a pool is being shut down may write to a pipe that the pool has just closed.
        """
        if self.own_process and self.pid:
            with contextlib.suppress(ProcessLookupError, PermissionError):
                os.kill(self.pid, KILL)
        shutdown = partial(self._executor.shutdown, wait=self.own_process, cancel_futures=True)
        if self.own_process:
            asyncio.get_running_loop().run_in_executor(None, shutdown)
        else:
            shutdown()


class BotPool:
    """So many processes that think, none of them ready before `open` has been awaited for it; 0 for one thread."""

    def __init__(
        self,
        workers: int = 0,
        cold: Callable[[], object] | None = None,
        prepare: Callable[[], object] = precompile.prepare,
        is_cold: Callable[[], bool] = bot_worker.is_cold,
    ) -> None:
        """`prepare` makes a worker ready; `cold` is called where it `is_cold`, and has to compile kernels first."""
        self._workers, self._cold, self._prepare, self._is_cold = workers, cold, prepare, is_cold
        self._free: asyncio.Queue[Worker] = asyncio.Queue()
        self._all: set[Worker] = set()
        self._tasks: set[asyncio.Task[Any]] = set()
        self._opened = self._closed = False
        self._waiting = 0
        self._settled = asyncio.Event()
        self.ready = 0

    def open(self) -> None:
        """Begin to get them ready, in the background: what the first one compiles the others find done."""
        if not self._opened:
            self._opened = True
            self._spawn(self._open())

    async def settled(self) -> None:
        """Wait until each of them is ready, or was tried in vain: nothing is compiled any more."""
        await self._settled.wait()

    async def close(self) -> None:
        """End them all."""
        self._closed = True
        for worker in [*self._all]:
            worker.terminate()
        for task in [*self._tasks]:
            task.cancel()
        if self._tasks:
            await asyncio.wait(self._tasks)

    async def ask(self, patience: float, work: Callable[P, Answer], *args: P.args, **kwargs: P.kwargs) -> Answer:
        """Have a worker do that: its result, or what it raises. `NoAnswer` where it takes longer than `patience` seconds.

        As long may it take until a worker is free. Where none is ready yet, or again, that is said at once.
        """
        return await self._ask_one(patience, False, lambda worker: worker.submit(work, *args, **kwargs))

    async def ask_last(self, patience: float, work: Callable[P, Answer], *args: P.args, **kwargs: P.kwargs) -> Answer:
        """As `ask`, but those who ask in that way go first: tables wait for their bots, and nobody for a hint."""
        return await self._ask_one(patience, True, lambda worker: worker.submit(work, *args, **kwargs))

    async def _ask_one(self, patience: float, last: bool, submit: Callable[[Worker], Future[Answer]]) -> Answer:
        self.open()
        if not self.ready:
            raise NotReady("no worker is ready yet")
        try:
            async with asyncio.timeout(patience):
                worker = await self._free_worker(last)
        except TimeoutError:
            raise NoAnswer(f"no worker was free for {patience} s") from None
        # A task of its own: who asks may be gone before the answer is there, and the worker has to be given back.
        return await asyncio.shield(self._spawn(self._ask(worker, patience, lambda: submit(worker))))

    async def _free_worker(self, last: bool) -> Worker:
        """The next worker that is free; for who comes last, one that nobody else waits for."""
        if not last:
            self._waiting += 1
            try:
                return await self._free.get()
            finally:
                self._waiting -= 1
        while True:
            worker = await self._free.get()
            if not self._waiting:
                return worker
            self._free.put_nowait(worker)
            await asyncio.sleep(0)

    async def _ask(self, worker: Worker, patience: float, submit: Callable[[], Future[Answer]]) -> Answer:
        alive = True
        future: Future[Answer] | None = None
        try:
            future = submit()
            answer = asyncio.wrap_future(future)
            answer.add_done_callback(_look_at)
            async with asyncio.timeout(patience):
                return await asyncio.shield(answer)
        except TimeoutError:
            alive = False
            raise NoAnswer(f"a worker took longer than {patience} s") from None
        except BrokenProcessPool:
            alive = False
            raise NoAnswer("a worker died") from None
        finally:
            if alive:
                self._free.put_nowait(worker)
            elif worker.own_process:
                self._replace(worker)
            elif future is not None:
                self._when_done(worker, future)

    def _when_done(self, worker: Worker, future: Future[Any]) -> None:
        """A late thread serves again when it has thought to the end."""
        loop = asyncio.get_running_loop()
        self.ready -= 1

        def again() -> None:
            self.ready += 1
            self._free.put_nowait(worker)

        def done(_: Future[Any]) -> None:
            with contextlib.suppress(RuntimeError):  # the loop is closed, and nobody asks any more
                loop.call_soon_threadsafe(again)

        future.add_done_callback(done)

    # --- coming and going -----------------------------------------------------------------------------------------

    async def _open(self) -> None:
        for _ in range(max(1, self._workers)):
            await self._hire()
        self._settled.set()

    def _replace(self, worker: Worker) -> None:
        self.ready -= 1
        self._all.discard(worker)
        worker.terminate()
        if not self._closed:
            self._spawn(self._hire())

    async def _hire(self) -> None:
        """One more worker, as soon as it is ready to think.

        A process that has compiled ends, and another takes its place: the compiler would hold several hundred MB for good.
        """
        compiled = False
        for attempt in range(TRIES):
            await asyncio.sleep(attempt)
            worker = Worker(self._workers > 0)
            self._all.add(worker)
            try:
                worker.pid = await asyncio.wrap_future(worker.submit(os.getpid))
                cold = await asyncio.wrap_future(worker.submit(self._is_cold))
                if cold and self._cold:
                    self._cold()
                await asyncio.wrap_future(worker.submit(self._prepare))
            except BrokenProcessPool:
                log.warning("a process that was to think for the bots died as it started")
                self._all.discard(worker)
                continue
            if cold and worker.own_process and not compiled:  # once: a folder that takes nothing leaves the next cold, too
                compiled = True
                self._all.discard(worker)
                worker.terminate()
                continue
            self.ready += 1
            self._free.put_nowait(worker)
            return
        log.error("no process can be started to think for the bots: the careful bot plays for all of them")

    def _spawn(self, work: Any) -> asyncio.Task[Any]:
        task = asyncio.get_running_loop().create_task(work)
        self._tasks.add(task)
        task.add_done_callback(self._over)
        return task

    def _over(self, task: asyncio.Task[Any]) -> None:
        self._tasks.discard(task)
        _look_at(task)
