"""The pool of bot workers: processes (or one thread) that compute the bots' actions, so that the server never waits.

Each is a pool of one, so that a process that dies or is ended affects no other job. A job is done within a given time or
fails: a process that is late is ended, and replaced.
"""

from __future__ import annotations

import asyncio
import contextlib
import logging
import multiprocessing
import os
import signal
import sys
from collections.abc import Callable, Iterator
from concurrent.futures import Executor, Future, ProcessPoolExecutor, ThreadPoolExecutor
from concurrent.futures.process import BrokenProcessPool
from functools import partial
from multiprocessing import resource_tracker
from typing import TYPE_CHECKING, Any, Final, ParamSpec, TypeVar

from fourkings import precompile
from fourkings.server.workers import bot_worker
from fourkings.system import KILL

if TYPE_CHECKING:
    from fourkings.server.workers.job_queue import JobQueue

log = logging.getLogger(__name__)

P = ParamSpec("P")
Answer = TypeVar("Answer")

TRIES: Final = 5  # attempts to start a process


class NoAnswer(Exception):
    """A job that no worker has done in time, or at all; the message gives the reason."""

    SAFE_TO_LOG: Final = True


class NotTaken(NoAnswer):
    """A job that no worker on another machine has done."""


class NotReady(NoAnswer):
    """A job that came before any worker was ready."""


def _retrieve_error(done: asyncio.Future[Any]) -> None:
    """Retrieve a future's error, which asyncio would log if nobody else does so because the caller is gone."""
    if not done.cancelled():
        done.exception()


@contextlib.contextmanager
def _signals_blocked() -> Iterator[None]:
    """Let a process that starts here inherit that no signal stops it, until it ignores those that stop a server."""
    if sys.platform == "win32" or not hasattr(signal, "pthread_sigmask"):
        yield
    else:
        resource_tracker.ensure_running()  # it would unblock them
        before = signal.pthread_sigmask(signal.SIG_BLOCK, {signal.SIGINT, signal.SIGTERM})
        try:
            yield
        finally:
            signal.pthread_sigmask(signal.SIG_SETMASK, before)


class Worker:
    """A process of its own, or a thread of this process, that does one job at a time."""

    def __init__(self, own_process: bool, initialize: Callable[[], object] = bot_worker.initialize) -> None:
        """Start a process (`own_process`), in which `initialize` is called first, or a thread."""
        self.own_process, self.pid = own_process, 0
        self._executor: Executor = (
            ProcessPoolExecutor(1, multiprocessing.get_context("spawn"), initialize)
            if own_process
            else ThreadPoolExecutor(1, "fourkings-worker")
        )

    def submit(self, work: Callable[P, Answer], *args: P.args, **kwargs: P.kwargs) -> Future[Answer]:
        """Call a function in the worker; raise `BrokenProcessPool` if its process is dead."""
        if not self.own_process or self.pid:
            return self._executor.submit(work, *args, **kwargs)
        with _signals_blocked():  # the first job starts the process
            return self._executor.submit(work, *args, **kwargs)

    def terminate(self) -> None:
        """End the worker in the middle of its job. A thread can't be ended: it goes when its work is done.

        A thread of the loop waits for the end of a process, and the loop waits for that thread as it closes: an interpreter
        that exits while a pool is being shut down may write to a pipe that the pool has just closed.
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
    """A number of worker processes, or one thread if `workers` is 0; none is ready before `open`."""

    def __init__(
        self,
        workers: int = 0,
        cold: Callable[[], object] | None = None,
        prepare: Callable[[], object] = precompile.prepare,
        is_cold: Callable[[], bool] = bot_worker.is_cold,
        queue: JobQueue | None = None,
    ) -> None:
        """`prepare` makes a worker ready; `cold` is called if it `is_cold`, so it has to compile kernels (numeric code).

        Jobs go first to the workers of the queue, on other machines.
        """
        self._queue = queue
        self._workers, self._cold, self._prepare, self._is_cold = workers, cold, prepare, is_cold
        self._free: asyncio.Queue[Worker] = asyncio.Queue()
        self._all: set[Worker] = set()
        self._tasks: set[asyncio.Task[Any]] = set()
        self._opened = self._closed = False
        self._waiting = 0
        self._settled = asyncio.Event()
        self.ready = 0
        self.compiling = False  #: True while the first worker compiles kernels

    def open(self) -> None:
        """Start the workers in the background, one after the other: only the first one has to compile."""
        if not self._opened:
            self._opened = True
            self._spawn(self._open())

    async def settled(self) -> None:
        """Wait until each worker is ready, or could not be started: nothing is compiled any more."""
        await self._settled.wait()

    async def close(self) -> None:
        """End all workers."""
        self._closed = True
        for worker in [*self._all]:
            worker.terminate()
        for task in [*self._tasks]:
            task.cancel()
        if self._tasks:
            await asyncio.wait(self._tasks)

    async def ask(self, patience: float, work: Callable[P, Answer], *args: P.args, **kwargs: P.kwargs) -> Answer:
        """Call a function in a worker; raise `NoAnswer` if it takes longer than `patience` seconds.

        It may also wait as long until a worker is free. Raises `NotReady` at once if none is ready.
        """
        return await self._ask_any(patience, False, work, *args, **kwargs)

    async def ask_last(self, patience: float, work: Callable[P, Answer], *args: P.args, **kwargs: P.kwargs) -> Answer:
        """Call a function like `ask`, with lower priority: tables wait for their bots, but not for a hint.

        It also waits for a worker that is being started.
        """
        return await self._ask_any(patience, True, work, *args, **kwargs)

    async def _ask_any(
        self, patience: float, last: bool, work: Callable[P, Answer], *args: P.args, **kwargs: P.kwargs
    ) -> Answer:
        if self._queue:
            try:
                return await self._queue.work("think", patience, work, *args, **kwargs)
            except NotTaken as error:
                log.debug("%s", error)
        self.open()
        if not self.ready and (self.compiling or not last or not self._workers):
            raise NotReady("no worker is ready yet")
        try:
            async with asyncio.timeout(patience):
                worker = await self._free_worker(last)
        except TimeoutError:
            raise NoAnswer(f"no worker was free for {patience} s") from None
        # A separate task, because the caller may be cancelled, and the worker has to be freed.
        return await asyncio.shield(self._spawn(self._ask(worker, patience, lambda: worker.submit(work, *args, **kwargs))))

    async def _free_worker(self, last: bool) -> Worker:
        """Return the next free worker; if `last`, one that nobody else waits for."""
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
        is_usable = True
        future: Future[Answer] | None = None
        try:
            future = submit()
            answer = asyncio.wrap_future(future)
            answer.add_done_callback(_retrieve_error)
            async with asyncio.timeout(patience):
                return await asyncio.shield(answer)
        except TimeoutError:
            is_usable = False
            raise NoAnswer(f"a worker took longer than {patience} s") from None
        except BrokenProcessPool:
            is_usable = False
            raise NoAnswer("a worker died") from None
        finally:
            if is_usable:
                self._free.put_nowait(worker)
            elif worker.own_process:
                self._replace(worker)
            elif future is not None:
                self._free_when_done(worker, future)

    def _free_when_done(self, worker: Worker, future: Future[Any]) -> None:
        """Make a late thread available again when its work is done."""
        loop = asyncio.get_running_loop()
        self.ready -= 1

        def free() -> None:
            self.ready += 1
            self.compiling = False
            self._free.put_nowait(worker)

        def done(_: Future[Any]) -> None:
            with contextlib.suppress(RuntimeError):  # the loop is closed, and nobody asks any more
                loop.call_soon_threadsafe(free)

        future.add_done_callback(done)

    async def _open(self) -> None:
        try:
            for _ in range(max(1, self._workers)):
                await self._start()
        finally:
            self._settled.set()

    def _replace(self, worker: Worker) -> None:
        self.ready -= 1
        self._all.discard(worker)
        worker.terminate()
        if not self._closed:
            self._spawn(self._start())

    async def _start(self) -> None:
        """Start a worker, and make it ready.

        A process that has compiled is replaced, because the compiler would keep several hundred MB for good.
        """
        compiled = False
        for attempt in range(TRIES):
            await asyncio.sleep(attempt)
            worker = Worker(self._workers > 0)
            self._all.add(worker)
            try:
                worker.pid = await asyncio.wrap_future(worker.submit(os.getpid))
                cold = await asyncio.wrap_future(worker.submit(self._is_cold))
                self.compiling = cold
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
        task.add_done_callback(self._on_done)
        return task

    def _on_done(self, task: asyncio.Task[Any]) -> None:
        self._tasks.discard(task)
        _retrieve_error(task)
