"""Database threads, each with a connection of its own: work that comes in together is done in one transaction."""

from __future__ import annotations

import asyncio
import contextlib
import queue
import threading
from collections.abc import Callable, Sequence
from dataclasses import dataclass
from typing import Any, Final, TypeVar

from sqlalchemy import Connection, Engine
from sqlalchemy.exc import DatabaseError, DBAPIError, OperationalError

from fourkings.server.db.database import NoRoom
from fourkings.server.db.reasons import reason

Answer = TypeVar("Answer")
Item = TypeVar("Item")
Work = Callable[[Connection, Sequence[Any]], Sequence[Any] | None]
"""Does many items at once; their results, where it has any."""

AGAIN: Final = ("40P01", "40001")
"""PostgreSQL's codes for what two servers' transactions did to each other, and goes well when done again."""


class Closed(RuntimeError):
    """The thread has stopped, or is about to."""


@dataclass(slots=True)
class _Job:
    work: Work
    item: Any
    loop: asyncio.AbstractEventLoop
    future: asyncio.Future[Any]
    result: Any = None
    error: Exception | None = None


class DbThread:
    """A thread with one connection. `writes`: work is done in transactions, which a thread that only reads needs not."""

    def __init__(self, engine: Engine, name: str, writes: bool) -> None:
        self._writes, self._closed = writes, False
        self.fault = ""
        """What went wrong with the last thing that was done here; empty where nothing did."""
        self._db = engine.connect() if writes else engine.connect().execution_options(isolation_level="AUTOCOMMIT")
        self._jobs: queue.SimpleQueue[_Job | None] = queue.SimpleQueue()
        self._thread = threading.Thread(target=self._run, name=name, daemon=True)
        self._thread.start()

    def close(self) -> None:
        """Finish what was asked for, then close the connection. Blocks."""
        self._closed = True
        self._jobs.put(None)
        self._thread.join()

    async def run(self, work: Callable[[Connection], Answer]) -> Answer:
        """Do the work; its result, once it is committed."""
        result: Answer = await self._hand(_each, work)
        return result

    async def run_batched(self, work: Work, item: Any) -> None:
        """Let that work do this item, with all others that wait for the same; returns once it is committed.

        What the loop has at hand comes first: tables that were woken together are committed together.
        """
        await self._hand(work, item, together=True)

    async def _hand(self, work: Work, item: Any, together: bool = False) -> Any:
        if self._closed:
            raise Closed("the store is closed")
        loop = asyncio.get_running_loop()
        future: asyncio.Future[Any] = loop.create_future()
        job = _Job(work, item, loop, future)
        if together:
            loop.call_soon(self._put, job)
        else:
            self._put(job)
        return await future

    def _put(self, job: _Job) -> None:
        if self._closed:
            job.future.set_exception(Closed("the store is closed"))
        else:
            self._jobs.put(job)

    # --- the thread -----------------------------------------------------------------------------------------------

    def _run(self) -> None:
        """Take what has come in since the last commit, do it, answer: till told to stop."""
        open_ = True
        while open_:
            batch, open_ = self._batch()
            for work in dict.fromkeys(job.work for job in batch):
                self._transact(work, [job for job in batch if job.work is work])
            for loop in {job.loop for job in batch}:
                _call(loop, [job for job in batch if job.loop is loop])
        self._db.close()

    def _batch(self) -> tuple[list[_Job], bool]:
        """All that waits, at least one job; False once the thread is to stop."""
        batch: list[_Job] = []
        job = self._jobs.get()
        while job:
            batch.append(job)
            try:
                job = self._jobs.get_nowait()
            except queue.Empty:
                return batch, True
        return batch, False

    def _transact(self, work: Work, jobs: list[_Job]) -> None:
        """All jobs in one transaction; where that fails, each by itself, so that none suffers for another."""
        try:
            with self._db.begin():
                results = work(self._db, [job.item for job in jobs])
        except Exception as error:  # noqa: BLE001  (whatever goes wrong is for the caller; the thread must go on)
            if _worth_another_try(error) or (len(jobs) > 1 and not _nothing_goes(error)):
                self._apart(work, jobs)
            else:
                for job in jobs:
                    job.error = error
            self.fault = next((_in_words(job.error) for job in jobs if job.error and _nothing_goes(job.error)), "")
            return
        self.fault = ""
        for job, result in zip(jobs, results or [None] * len(jobs), strict=True):
            job.result = result

    def _apart(self, work: Work, jobs: list[_Job]) -> None:
        """Each job within a savepoint of its own; where the commit fails, all have failed."""
        try:
            with self._db.begin():
                for job in jobs:
                    self._savepoint(work, job)
        except Exception as error:  # noqa: BLE001  (as above)
            for job in jobs:
                job.error = job.error or error

    def _savepoint(self, work: Work, job: _Job) -> None:
        try:
            with self._db.begin_nested() if self._writes else contextlib.nullcontext():
                results = work(self._db, [job.item])
                job.result = results[0] if results else None
        except Exception as error:
            job.error = error
            if isinstance(error, DBAPIError) and error.connection_invalidated:
                raise


def _each(db: Connection, works: Sequence[Callable[[Connection], Any]]) -> list[Any]:
    return [work(db) for work in works]


def _nothing_goes(error: Exception) -> bool:
    """True where it is not this work that is wrong: the database is locked, full, damaged or gone."""
    return isinstance(error, NoRoom | OperationalError) or type(error) is DatabaseError


def _in_words(error: Exception) -> str:
    return error.sentence if isinstance(error, NoRoom) else reason(error)


def _worth_another_try(error: Exception) -> bool:
    """True for a transaction that another server's stood in the way of, and where the connection was lost before it."""
    return isinstance(error, DBAPIError) and (
        error.connection_invalidated or getattr(error.orig, "sqlstate", None) in AGAIN
    )


def _call(loop: asyncio.AbstractEventLoop, jobs: list[_Job]) -> None:
    """Answer in the loop that asked; where that is closed, nobody waits any more."""
    if not loop.is_closed():
        loop.call_soon_threadsafe(_resolve, jobs)


def _resolve(jobs: list[_Job]) -> None:
    for job in jobs:
        if job.future.done():
            continue
        if job.error:
            job.future.set_exception(job.error)
        else:
            job.future.set_result(job.result)
