"""Database threads, each with a connection of its own.

A `DbThread` commits the jobs that wait together in one transaction. A `WalThread` copies SQLite's log of writes into the
database beside the writer: by itself SQLite lets the commit that finds a thousand pages in the log copy them all, with two
more waits for the disk, which at a hundred cards a second holds up one commit in a hundred and all who wait for it.
"""

import asyncio
import contextlib
import logging
import queue
import sqlite3
import threading
import time
from collections.abc import Callable, Sequence
from dataclasses import dataclass
from pathlib import Path
from typing import Any, Final, TypeVar

from sqlalchemy import Connection, Engine
from sqlalchemy.exc import DatabaseError, DBAPIError, OperationalError, SQLAlchemyError

from fourkings.server.db.database import NoRoom, plain_transaction
from fourkings.server.db.faults import reason

logger = logging.getLogger(__name__)

Result = TypeVar("Result")
Work = Callable[[Connection, Sequence[Any]], Sequence[Any] | None]
"""A function that processes many items in one transaction, and returns their results if it has any."""
PlainWork = Callable[[sqlite3.Connection, Sequence[Any]], None]
"""The same for SQLite, without SQLAlchemy."""

CONFLICTS: Final = ("40P01", "40001")
"""PostgreSQL's codes for a deadlock and a serialization failure: the transaction succeeds when it is run again."""
COMMIT_INTERVAL: Final = 0.015
"""Seconds from one commit to the next of a busy thread: what comes meanwhile shares the wait for the disk."""
AT_ONCE: Final = 10
"""Commits without a pause after a pause in which nothing came."""
CHECKPOINT_INTERVAL: Final = 1.0
"""Seconds between two copies of SQLite's log."""


class Closed(RuntimeError):
    """A job for a thread that has stopped, or is about to."""


@dataclass(slots=True)
class _Job:
    work: Work
    item: Any
    loop: asyncio.AbstractEventLoop
    future: asyncio.Future[Any]
    plain: PlainWork | None = None
    result: Any = None
    error: Exception | None = None


class Pauses:
    """The pauses of a thread before its commits, by `time.monotonic`."""

    def __init__(self) -> None:
        self._next, self._at_once = 0.0, 0

    def seconds(self, now: float) -> float:
        """Return how long a commit that could begin now had better wait for others."""
        if self._at_once:
            self._at_once -= 1
            return 0.0
        return max(0.0, self._next - now)

    def begin(self, now: float, in_vain: bool) -> None:
        """Note that a commit begins; `in_vain`: after a pause in which nothing came."""
        self._next = now + COMMIT_INTERVAL
        if in_vain:
            self._at_once = AT_ONCE


class DbThread:
    """A thread with one connection. One that `writes` uses transactions; one that only reads needs none."""

    def __init__(self, engine: Engine, name: str, writes: bool) -> None:
        self._writes, self._closed = writes, False
        self._pauses = Pauses()
        self._is_sqlite = engine.dialect.name == "sqlite"
        self.fault = ""
        """Why the latest job failed, if the database is at fault; else empty."""
        self._db = engine.connect() if writes else engine.connect().execution_options(isolation_level="AUTOCOMMIT")
        self._jobs: queue.SimpleQueue[_Job | None] = queue.SimpleQueue()
        self._thread = threading.Thread(target=self._run, name=name, daemon=True)
        self._thread.start()

    def close(self) -> None:
        """Finish all jobs, then close the connection. Blocks."""
        self._closed = True
        self._jobs.put(None)
        self._thread.join()

    async def run(self, work: Callable[[Connection], Result]) -> Result:
        """Call `work`; return its result once it is committed."""
        result: Result = await self._enqueue(_run_each, work)
        return result

    async def run_batched(self, work: Work, item: Any, plain: PlainWork | None = None) -> None:
        """Process an item together with all others that wait for the same work; return once it is committed.

        It is queued after the callbacks that are ready in the loop, so tables that wake together are committed together.
        `plain` does the same as `work`, on SQLite.
        """
        await self._enqueue(work, item, plain if self._is_sqlite else None, together=True)

    async def _enqueue(self, work: Work, item: Any, plain: PlainWork | None = None, together: bool = False) -> Any:
        if self._closed:
            raise Closed("the store is closed")
        loop = asyncio.get_running_loop()
        future: asyncio.Future[Any] = loop.create_future()
        job = _Job(work, item, loop, future, plain)
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

    def _run(self) -> None:
        """Run the jobs that have come in since the last commit, until the thread is closed."""
        is_open = True
        while is_open:
            batch, is_open = self._batch()
            for work in dict.fromkeys(job.work for job in batch):
                self._transact(work, [job for job in batch if job.work is work])
            for loop in {job.loop for job in batch}:
                _answer(loop, [job for job in batch if job.loop is loop])
        self._db.close()

    def _batch(self) -> tuple[list[_Job], bool]:
        """Wait for a job; return all jobs that wait by then, and False once the thread is closed."""
        batch: list[_Job] = []
        job = self._jobs.get()
        if self._writes and job:
            if pause := self._pauses.seconds(time.monotonic()):
                time.sleep(pause)
            self._pauses.begin(time.monotonic(), pause > 0 and self._jobs.empty())
        while job:
            batch.append(job)
            try:
                job = self._jobs.get_nowait()
            except queue.Empty:
                return batch, True
        return batch, False

    def _transact(self, work: Work, jobs: list[_Job]) -> None:
        """Run all jobs in one transaction; if that fails, each in a savepoint, so that none suffers for another."""
        try:
            results = self._commit(work, jobs)
        except Exception as error:  # noqa: BLE001  (any error is the caller's; the thread must go on)
            if _is_conflict(error) or (len(jobs) > 1 and not _is_outage(error)):
                self._run_separately(work, jobs)
            else:
                for job in jobs:
                    job.error = error
            self.fault = next((_sentence(job.error) for job in jobs if job.error and _is_outage(job.error)), "")
            return
        self.fault = ""
        for job, result in zip(jobs, results or [None] * len(jobs), strict=True):
            job.result = result

    def _commit(self, work: Work, jobs: list[_Job]) -> Sequence[Any] | None:
        """Run all jobs in one transaction, without SQLAlchemy if each can be."""
        items, plain = [job.item for job in jobs], jobs[0].plain
        if plain and all(job.plain for job in jobs):
            with plain_transaction(self._db) as db:
                plain(db, items)
            return None
        with self._db.begin():
            return work(self._db, items)

    def _run_separately(self, work: Work, jobs: list[_Job]) -> None:
        """Run each job within a savepoint of its own; if the commit fails, all have failed."""
        try:
            with self._db.begin():
                for job in jobs:
                    self._run_in_savepoint(work, job)
        except Exception as error:  # noqa: BLE001  (as above)
            for job in jobs:
                job.error = job.error or error

    def _run_in_savepoint(self, work: Work, job: _Job) -> None:
        try:
            with self._db.begin_nested() if self._writes else contextlib.nullcontext():
                results = work(self._db, [job.item])
                job.result = results[0] if results else None
        except Exception as error:
            job.error = error
            if isinstance(error, DBAPIError) and error.connection_invalidated:
                raise


def _run_each(db: Connection, works: Sequence[Callable[[Connection], Any]]) -> list[Any]:
    return [work(db) for work in works]


def _is_outage(error: Exception) -> bool:
    """Return True if the database is at fault, not the job: it is locked, full, damaged or gone."""
    return isinstance(error, NoRoom | OperationalError) or type(error) is DatabaseError


def _sentence(error: Exception) -> str:
    return error.sentence if isinstance(error, NoRoom) else reason(error)


def _is_conflict(error: Exception) -> bool:
    """Return True if a transaction of another server was in the way, or the connection had been lost before."""
    return isinstance(error, DBAPIError) and (
        error.connection_invalidated or getattr(error.orig, "sqlstate", None) in CONFLICTS
    )


def _answer(loop: asyncio.AbstractEventLoop, jobs: list[_Job]) -> None:
    """Resolve the futures of jobs in their loop; if that is closed, nobody waits for them."""
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


class WalThread:
    """A thread that copies SQLite's log into the database at intervals, as far as no reader needs it."""

    def __init__(self, engine: Engine) -> None:
        self._path = Path(f"{engine.url.database}-wal")
        self._db = engine.connect().execution_options(isolation_level="AUTOCOMMIT")
        self._copied = (0, 0)
        self._stop = threading.Event()
        self._thread = threading.Thread(target=self._run, name="fourkings-wal", daemon=True)
        self._thread.start()

    def close(self) -> None:
        """Stop, and close the connection. Blocks."""
        self._stop.set()
        self._thread.join()
        self._db.close()

    def _run(self) -> None:
        while not self._stop.wait(CHECKPOINT_INTERVAL):
            try:
                self.copy()
            except SQLAlchemyError as error:
                logger.warning("the log of the database could not be copied into it; it is tried again: %s", error)

    def copy(self) -> None:
        """Copy SQLite's log of writes into the database if it has changed since the last complete copy."""
        state = self._path.stat() if self._path.exists() else None
        stamp = (state.st_size, state.st_mtime_ns) if state else (0, 0)
        if stamp == self._copied:
            return
        _, pages, copied = self._db.exec_driver_sql("PRAGMA wal_checkpoint(PASSIVE)").one()
        self._copied = stamp if pages == copied else (0, 0)
