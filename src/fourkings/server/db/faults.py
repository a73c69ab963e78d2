"""Why a database fails, in plain words: errors of its driver, and damage to the file of an SQLite database.

A start checks the roots of the file alone: its head, and the first page of every table and index. The whole file, which
takes a time that grows with its size, is checked by a thread once the server is up.
"""

import asyncio
import contextlib
import logging
import re
import sqlite3
import threading
from collections.abc import Mapping
from pathlib import Path
from typing import Final

from sqlalchemy.exc import DBAPIError

logger = logging.getLogger(__name__)

NO_SERVER: Final = "no server answers at its address, or it refuses the user or the password"
NO_NAME: Final = "its server has no database of that name: create it first"
CORRUPT: Final = "pages of its file contradict each other"
NO_SUCH_DATABASE: Final = re.compile(r'database ".*" does not exist')  # as PostgreSQL puts it in English
UNKNOWN: Final = "it reports an unknown error"
REASONS: Final[Mapping[str, str]] = {
    "SQLITE_BUSY": "another program is using it",
    "SQLITE_LOCKED": "another program is using it",
    "SQLITE_CANTOPEN": "its file cannot be opened",
    "SQLITE_CORRUPT": CORRUPT,
    "SQLITE_FULL": "its disk is full",
    "SQLITE_IOERR": "its disk reports an error",
    "SQLITE_NOTADB": "its file is not a database of SQLite",
    "SQLITE_PERM": "its file may not be written",
    "SQLITE_READONLY": "its file may not be written",
    "08": NO_SERVER,
    "28": NO_SERVER,
    "3D": NO_NAME,
    "42501": "its user may not do this",
    "53": "its server has no connections, memory or disk left",
    "57": "its server is starting or stopping",
}
"""Plain reasons by the beginning of a driver's error code: SQLite's name of an error, or PostgreSQL's SQLSTATE."""
QUICK_CHECK: Final = "PRAGMA quick_check(1)"
ROOTS: Final = (
    "SELECT type, name, tbl_name FROM sqlite_schema WHERE rootpage > 0 AND (sql IS NULL OR sql NOT LIKE '%) WHERE %')"
)
"""Query for the tables and indexes to probe, except partial indexes, which can't answer the probe."""


def reason(error: Exception) -> str:
    """Return why a database fails; log the driver's own message at level `info`."""
    logger.info("the database fails: %s", error)
    cause = error.orig if isinstance(error, DBAPIError) else error
    code = getattr(cause, "sqlite_errorname" if isinstance(cause, sqlite3.Error) else "sqlstate", "")
    if code is None:  # psycopg did not connect: it gives no code even if the server sent one
        return NO_NAME if NO_SUCH_DATABASE.search(str(cause)) else NO_SERVER
    return next((text for start, text in REASONS.items() if code.startswith(start)), UNKNOWN)


def damage(path: Path, db: sqlite3.Connection | None = None) -> str:
    """Check a whole file, by the connection `db` if any; return a sentence about its damage, or an empty string."""
    try:
        with contextlib.closing(db or sqlite3.connect(str(path))) as connection:
            message = " ".join(str(connection.execute(QUICK_CHECK).fetchone()[0]).split())
    except sqlite3.DatabaseError as error:
        return _sentence(path, reason(error))
    if message == "ok":
        return ""
    logger.warning("the database is damaged: %s", message)
    return _sentence(path, CORRUPT)


def damage_at_roots(path: Path) -> str:
    """Check the roots of a file, in no time; return a sentence about its damage, or an empty string."""
    try:
        with contextlib.closing(sqlite3.connect(str(path))) as db:
            pages, size = (int(db.execute(f"PRAGMA {pragma}").fetchone()[0]) for pragma in ("page_count", "page_size"))
            for kind, name, table in db.execute(ROOTS).fetchall():
                by = f'INDEXED BY "{name}"' if kind == "index" else "NOT INDEXED"
                db.execute(f'SELECT 1 FROM "{table}" {by} LIMIT 1').fetchone()
            wal = path.with_name(f"{path.name}-wal")  # whose pages may not be in the file yet
            if not (wal.exists() and wal.stat().st_size) and path.stat().st_size < pages * size:
                return _sentence(path, f"{pages * size - path.stat().st_size} bytes are missing at its end")
    except sqlite3.DatabaseError as error:
        return _sentence(path, reason(error))
    return ""


async def look_through(path: Path) -> str:
    """Return `damage(path)`, computed in a thread of its own; if the caller is cancelled, the check is interrupted."""
    loop = asyncio.get_running_loop()
    future: asyncio.Future[str] = loop.create_future()
    db = sqlite3.connect(str(path), check_same_thread=False)

    def check() -> None:
        sentence = damage(path, db)
        with contextlib.suppress(RuntimeError):  # the loop is closed
            loop.call_soon_threadsafe(resolve, sentence)

    def resolve(sentence: str) -> None:
        if not future.done():
            future.set_result(sentence)

    threading.Thread(target=check, name="fourkings-integrity", daemon=True).start()
    try:
        return await future
    except asyncio.CancelledError:
        with contextlib.suppress(sqlite3.ProgrammingError):  # it has just been closed
            db.interrupt()
        raise


def _sentence(path: Path, why: str) -> str:
    return f"the file {path} is damaged ({why}): put a backup in its place"
