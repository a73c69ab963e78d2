"""Whether the file of an SQLite database is whole: its roots in no time, all of it in a time that grows with the file.

A start looks at the roots alone: the head of the file, and the first page of every table and index. Everything is looked
through beside play, by a thread, once the server is up.
"""

from __future__ import annotations

import asyncio
import contextlib
import logging
import sqlite3
import threading
from pathlib import Path
from typing import Final

from fourkings.server.db.reasons import CORRUPT, reason

logger = logging.getLogger(__name__)

ALL: Final = "PRAGMA quick_check(1)"
ROOTS: Final = (
    "SELECT type, name, tbl_name FROM sqlite_schema WHERE rootpage > 0 AND (sql IS NULL OR sql NOT LIKE '%) WHERE %')"
)
"""Tables and indexes, but those of some rows alone, by which not every question can be answered."""


def damage(path: Path, db: sqlite3.Connection | None = None) -> str:
    """What is wrong with a file, looked through from end to end, in a sentence; empty where nothing is."""
    try:
        with contextlib.closing(db or sqlite3.connect(str(path))) as opened:
            damage = " ".join(str(opened.execute(ALL).fetchone()[0]).split())
    except sqlite3.DatabaseError as error:
        return _said(path, reason(error))
    if damage == "ok":
        return ""
    logger.warning("the database is damaged: %s", damage)
    return _said(path, CORRUPT)


def damage_at_roots(path: Path) -> str:
    """What is wrong with a file where one comes first, in a sentence; empty where nothing is. Takes no time."""
    try:
        with contextlib.closing(sqlite3.connect(str(path))) as db:
            pages, size = (int(db.execute(f"PRAGMA {pragma}").fetchone()[0]) for pragma in ("page_count", "page_size"))
            roots = db.execute(ROOTS).fetchall()
            for kind, name, table in roots:
                by = f'INDEXED BY "{name}"' if kind == "index" else "NOT INDEXED"
                db.execute(f'SELECT 1 FROM "{table}" {by} LIMIT 1').fetchone()
            log = path.with_name(f"{path.name}-wal")  # whose pages may not be in the file yet
            if not (log.exists() and log.stat().st_size) and path.stat().st_size < pages * size:
                return _said(path, f"{pages * size - path.stat().st_size} bytes are missing at its end")
    except sqlite3.DatabaseError as error:
        return _said(path, reason(error))
    return ""


async def look_through(path: Path) -> str:
    """What `damage` says, found by a thread that holds up nobody, and gives up where this is cancelled."""
    loop = asyncio.get_running_loop()
    future: asyncio.Future[str] = loop.create_future()
    db = sqlite3.connect(str(path), check_same_thread=False)

    def work() -> None:
        said = damage(path, db)
        with contextlib.suppress(RuntimeError):  # the loop is closed: nobody asks any more
            loop.call_soon_threadsafe(tell, said)

    def tell(said: str) -> None:
        if not future.done():
            future.set_result(said)

    threading.Thread(target=work, name="fourkings-integrity", daemon=True).start()
    try:
        return await future
    except asyncio.CancelledError:
        with contextlib.suppress(sqlite3.ProgrammingError):  # it has just been closed
            db.interrupt()
        raise


def _said(path: Path, why: str) -> str:
    return f"the file {path} is damaged ({why}): put a backup in its place"
