"""One server on one SQLite database, or at one work: a lock that ends with its process, however that ends.

It is SQLite's own lock, held on an empty file; so it works wherever SQLite does.
"""

from __future__ import annotations

import contextlib
import sqlite3
from collections.abc import Iterator
from pathlib import Path

from fourkings.server.db.database import BadDatabase, database_url
from fourkings.server.db.reasons import reason


class InUse(BadDatabase):
    """Another server has the database."""


class NoLock(OSError):
    """A file cannot be held; the message says why."""


@contextlib.contextmanager
def only_server(url: str) -> Iterator[None]:
    """Hold the SQLite database of that URL for this process; `InUse` where another has it. Others may be shared."""
    parsed = database_url(url)
    if parsed.get_backend_name() != "sqlite":
        yield
        return
    file = Path(str(parsed.database)).resolve()  # as SQLite finds the file's journal: behind every link
    file.parent.mkdir(parents=True, exist_ok=True)
    if file.exists() and file.stat().st_nlink > 1:
        raise BadDatabase(
            f"the database {file} has another name (a hard link), by which a second server could write to it and ruin "
            "it. Make a copy, move it to this name and start again"
        )
    try:
        with locked(Path(f"{file}.lock")) as ours:
            if not ours:
                raise InUse(
                    f"another server has the database {parsed.database}: stop it first, or give this one a folder of its "
                    "own (--data). For several servers on one database there is PostgreSQL"
                )
            yield
    except NoLock as error:
        raise BadDatabase(f"the database {parsed.database} cannot be used: {error}") from error


@contextlib.contextmanager
def locked(file: Path) -> Iterator[bool]:
    """Hold that empty file, made where there is none: True where it is ours until then, False where another has it.

    Raises NoLock where none can be had there.
    """
    file.touch(0o600)  # SQLite would make it for all to read
    file.chmod(0o600)
    with contextlib.ExitStack() as stack:
        try:
            lock = sqlite3.connect(file, timeout=0, isolation_level=None, check_same_thread=False)
            stack.enter_context(contextlib.closing(lock)).execute("BEGIN EXCLUSIVE")
        except sqlite3.OperationalError as error:
            if error.sqlite_errorname != "SQLITE_BUSY":
                raise NoLock(reason(error)) from error
            ours = False
        else:
            ours = True
        yield ours
