"""The event log and what stands beside it, in SQLite: one thread writes, and what falls together is committed together.

`append` returns only once its facts are on the disk (WAL, synchronous=FULL). The primary key (table, version) is the fence:
two writers can never both have written the same version. Nothing is told to anyone in here.
"""

from __future__ import annotations

import asyncio
import json
import queue
import sqlite3
import threading
from collections.abc import Callable, Iterable, Sequence
from dataclasses import dataclass, field
from pathlib import Path
from typing import Any, Final, NamedTuple, TypeVar

Answer = TypeVar("Answer")

MIGRATIONS: Final = (
    """
    CREATE TABLE tables (
        id TEXT PRIMARY KEY, game TEXT NOT NULL, preset TEXT NOT NULL, secret BLOB NOT NULL, pace TEXT NOT NULL,
        summary TEXT NOT NULL, created REAL NOT NULL, updated REAL NOT NULL
    ) WITHOUT ROWID;
    CREATE TABLE facts (
        table_id TEXT NOT NULL REFERENCES tables (id) ON DELETE CASCADE,
        version INTEGER NOT NULL, fact TEXT NOT NULL, at REAL NOT NULL, PRIMARY KEY (table_id, version)
    ) WITHOUT ROWID;
    CREATE TABLE chairs (
        player TEXT NOT NULL, table_id TEXT NOT NULL REFERENCES tables (id) ON DELETE CASCADE,
        PRIMARY KEY (player, table_id)
    ) WITHOUT ROWID;
    CREATE INDEX chairs_by_table ON chairs (table_id);
    CREATE TABLE answers (
        table_id TEXT NOT NULL REFERENCES tables (id) ON DELETE CASCADE,
        player TEXT NOT NULL, letter TEXT NOT NULL, version INTEGER NOT NULL, PRIMARY KEY (table_id, player, letter)
    ) WITHOUT ROWID;
    CREATE TABLE people (
        player TEXT PRIMARY KEY, name TEXT NOT NULL, lang TEXT NOT NULL, updated REAL NOT NULL
    ) WITHOUT ROWID;
    """,
)
"""One script for each `user_version`, each run once, in order."""


class Fenced(RuntimeError):
    """Somebody else has written this version of the table."""


class TooNew(RuntimeError):
    """The database was written by a later version of the program."""


class Done(NamedTuple):
    """A letter that was acted upon: who wrote it, its own id, and the version that it brought about."""

    player: str
    letter: str
    version: int


class Summary(NamedTuple):
    """A table in a few words, for lists."""

    version: int
    number: int  # of the deal in progress, or of the last one; 0 before the first
    totals: tuple[int, ...]
    over: bool
    winners: tuple[int, ...]


@dataclass(frozen=True, slots=True)
class Stored:
    """A table beside its facts. `secret` is never told while the match goes on, and has no place in a log or a letter."""

    id: str
    game: str
    preset: str
    secret: bytes = field(repr=False)
    pace: str
    summary: Summary
    created: float  # seconds since 1970
    updated: float


class Person(NamedTuple):
    """What a session has told about itself."""

    name: str
    lang: str


@dataclass(slots=True)
class _Job:
    work: Callable[[sqlite3.Connection], Any]
    writes: bool
    loop: asyncio.AbstractEventLoop
    future: asyncio.Future[Any]
    result: Any = None
    error: Exception | None = None


class Store:
    """The database of a server. Every call waits its turn in one thread; `close` lets what was asked for finish."""

    def __init__(self, path: Path) -> None:
        path.parent.mkdir(parents=True, exist_ok=True)
        self._jobs: queue.SimpleQueue[_Job | None] = queue.SimpleQueue()
        self._db = _open(path)
        self._thread = threading.Thread(target=self._work, name="fourkings-store", daemon=True)
        self._thread.start()

    def close(self) -> None:
        """Finish what was asked for, then close the database. Blocks."""
        self._jobs.put(None)
        self._thread.join()

    # --- tables ---------------------------------------------------------------------------------------------------

    async def create(self, table: Stored, players: Iterable[str], facts: Sequence[str]) -> None:
        """A new table with its first facts, from version 1 on."""
        seated = [(player, table.id) for player in players]

        def work(db: sqlite3.Connection) -> None:
            values = (table.id, table.game, table.preset, table.secret, table.pace, json.dumps(table.summary))
            db.execute("INSERT INTO tables VALUES (?, ?, ?, ?, ?, ?, ?, ?)", (*values, table.created, table.updated))
            db.executemany("INSERT INTO chairs VALUES (?, ?)", seated)
            numbered = enumerate(facts, 1)
            db.executemany(
                "INSERT INTO facts VALUES (?, ?, ?, ?)", ((table.id, n, one, table.created) for n, one in numbered)
            )

        await self._do(work)

    async def append(self, table: str, fact: str, summary: Summary, at: float, done: Done | None = None) -> None:
        """The next fact of a table, its version told by the summary; returns when it is on the disk.

        `done` is the letter that asked for it. `Fenced` where that version stands already.
        """

        def work(db: sqlite3.Connection) -> None:
            db.execute("INSERT INTO facts VALUES (?, ?, ?, ?)", (table, summary.version, fact, at))
            if done:
                db.execute("INSERT INTO answers VALUES (?, ?, ?, ?)", (table, *done))
            db.execute("UPDATE tables SET summary = ?, updated = ? WHERE id = ?", (json.dumps(summary), at, table))

        try:
            await self._do(work)
        except sqlite3.IntegrityError as error:
            raise Fenced(f"version {summary.version} of table {table} was written by somebody else") from error

    async def table(self, table: str) -> Stored | None:
        """The table of that id."""
        rows = await self._rows("SELECT * FROM tables WHERE id = ?", table)
        return _stored(rows[0]) if rows else None

    async def facts(self, table: str) -> list[str]:
        """The whole log of a table, from version 1 on."""
        return [row[0] for row in await self._rows("SELECT fact FROM facts WHERE table_id = ? ORDER BY version", table)]

    async def done(self, table: str) -> list[Done]:
        """Every letter that this table has acted upon."""
        return [
            Done(*row) for row in await self._rows("SELECT player, letter, version FROM answers WHERE table_id = ?", table)
        ]

    async def tables_of(self, player: str) -> list[Stored]:
        """The tables that somebody sits at, the last played first."""
        sql = (
            "SELECT tables.* FROM chairs JOIN tables ON id = table_id WHERE player = ? ORDER BY updated DESC, id LIMIT 200"
        )
        return [_stored(row) for row in await self._rows(sql, player)]

    async def players_of(self, table: str) -> list[str]:
        """The people who sit at a table."""
        return [row[0] for row in await self._rows("SELECT player FROM chairs WHERE table_id = ?", table)]

    async def set_pace(self, table: str, pace: str) -> None:
        await self._do(lambda db: db.execute("UPDATE tables SET pace = ? WHERE id = ?", (pace, table)))

    async def delete(self, table: str) -> None:
        """Forget a table, its log and all."""
        await self._do(lambda db: db.execute("DELETE FROM tables WHERE id = ?", (table,)))

    # --- people ---------------------------------------------------------------------------------------------------

    async def person(self, player: str) -> Person | None:
        rows = await self._rows("SELECT name, lang FROM people WHERE player = ?", player)
        return Person(*rows[0]) if rows else None

    async def set_person(self, player: str, person: Person, at: float) -> None:
        await self._do(lambda db: db.execute("INSERT OR REPLACE INTO people VALUES (?, ?, ?, ?)", (player, *person, at)))

    # --- the thread -----------------------------------------------------------------------------------------------

    async def _rows(self, sql: str, *values: Any) -> list[Any]:
        return await self._do(lambda db: db.execute(sql, values).fetchall(), writes=False)

    async def _do(self, work: Callable[[sqlite3.Connection], Answer], writes: bool = True) -> Answer:
        loop = asyncio.get_running_loop()
        future: asyncio.Future[Answer] = loop.create_future()
        self._jobs.put(_Job(work, writes, loop, future))
        return await future

    def _work(self) -> None:
        """Take what has come in since the last commit, do it in one transaction, answer: till told to stop."""
        open_ = True
        while open_:
            batch, open_ = self._batch()
            if batch:
                _transact(self._db, batch)
                for loop in {job.loop for job in batch}:
                    _call(loop, [job for job in batch if job.loop is loop])
        self._db.close()

    def _batch(self) -> tuple[list[_Job], bool]:
        """All that waits, at least one job; False once the store is to close."""
        batch: list[_Job] = []
        job = self._jobs.get()
        while job:
            batch.append(job)
            try:
                job = self._jobs.get_nowait()
            except queue.Empty:
                return batch, True
        return batch, False


def _open(path: Path) -> sqlite3.Connection:
    db = sqlite3.connect(path, isolation_level=None, check_same_thread=False, timeout=10)
    path.chmod(0o600)
    db.execute("PRAGMA journal_mode = WAL")
    db.execute("PRAGMA synchronous = FULL")
    db.execute("PRAGMA foreign_keys = ON")
    _migrate(db)
    return db


def _migrate(db: sqlite3.Connection) -> None:
    (version,) = db.execute("PRAGMA user_version").fetchone()
    if version > len(MIGRATIONS):
        raise TooNew(f"this database has version {version}; this program knows {len(MIGRATIONS)}: use a newer program")
    for number, script in enumerate(MIGRATIONS[version:], version + 1):
        db.executescript(f"BEGIN IMMEDIATE;\n{script};\nPRAGMA user_version = {number};\nCOMMIT;")


def _transact(db: sqlite3.Connection, batch: list[_Job]) -> None:
    """All jobs in one transaction; one that fails is undone alone. Where the commit fails, all have failed."""
    try:
        db.execute("BEGIN IMMEDIATE" if any(job.writes for job in batch) else "BEGIN")
        for job in batch:
            _savepoint(db, job)
        db.execute("COMMIT")
    except sqlite3.Error as error:
        for job in batch:
            job.error = job.error or error
        if db.in_transaction:
            db.execute("ROLLBACK")


def _savepoint(db: sqlite3.Connection, job: _Job) -> None:
    if not job.writes:
        job.result = job.work(db)
        return
    db.execute("SAVEPOINT job")
    try:
        job.result = job.work(db)
    except sqlite3.IntegrityError as error:
        job.error = error
        db.execute("ROLLBACK TO job")
    db.execute("RELEASE job")


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


def _stored(row: Sequence[Any]) -> Stored:
    table, game, preset, secret, pace, summary, created, updated = row
    version, number, totals, over, winners = json.loads(summary)
    told = Summary(version, number, tuple(totals), over, tuple(winners))
    return Stored(table, game, preset, secret, pace, told, created, updated)
