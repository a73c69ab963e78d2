"""The list of a database's backups, kept in the database itself, each with the result of its check.

The server reads it. The command line writes it, beside a running server and without an event loop, so the functions here
open the database themselves. They never create, upgrade or repair one.
"""

import re
from collections.abc import Iterator
from contextlib import contextmanager
from pathlib import PurePath
from typing import Any, Final

from sqlalchemy import ColumnElement, Connection, Select, create_engine, delete, func, insert, select, update
from sqlalchemy.exc import DBAPIError
from sqlalchemy.pool import NullPool

from fourkings.app.models import Backup
from fourkings.server.db.database import HEAD, BadDatabase, NoRoom, database_url, open_engine, reach
from fourkings.server.db.faults import reason
from fourkings.server.db.repository import Repository
from fourkings.server.db.schema import backups, tables
from fourkings.server.net.settings import Settings

MAX_LISTED: Final = 100
"""Backups that are listed: older ones leave the list."""
LOCK_TIMEOUT: Final = 10.0
"""Seconds to wait while a server writes to SQLite's file."""
MAX_FAULT: Final = 500
"""Characters of a fault that are stored."""
CONTROL: Final = re.compile(r"[\x00-\x1f\x7f]")
_COLUMNS: Final = [backups.c[name] for name in Backup._fields]


class Backups(Repository):
    """The list of a database's backups, as the server reads it."""

    async def newest(self) -> Backup | None:
        """Return the newest backup; None if there is none yet."""
        row = await self._row(_newest())
        return Backup(*row) if row else None


def note_backup(settings: Settings, backup: Backup) -> bool:
    """Add a backup to the list of its database, or replace the one with the same digest.

    Return False if there is no database of this program's schema. Raise `BadDatabase` if the database fails.
    """
    row = backup._replace(file=_storable(backup.file), fault=_storable(backup.fault))
    superfluous = select(backups.c.digest).order_by(backups.c.at.desc(), backups.c.digest).offset(MAX_LISTED)
    with _connected(settings, writes=True) as db:
        if db is None:
            return False
        db.execute(delete(backups).where(backups.c.digest == row.digest))
        db.execute(insert(backups).values(**row._asdict()))
        db.execute(delete(backups).where(backups.c.digest.in_(superfluous)))
    return True


def note_check(settings: Settings, checked: float, fault: str, *, digest: str = "", file: str = "") -> bool:
    """Store the result of checking a backup at `checked` (seconds since 1970); `fault` is empty if it can be restored.

    The backup is the one with that `digest` or, if it is too damaged to have one, the newest written to that `file`.

    Return False if this database lists no such backup, or if there is no database of this program's schema. Raise
    `BadDatabase` if the database fails.
    """
    wanted = _newest(backups.c.digest == digest if digest else backups.c.file == _storable(file))
    with _connected(settings, writes=True) as db:
        row = db.execute(wanted).first() if db is not None else None
        if db is None or row is None:
            return False
        named = fault.replace(row.file, file_name(row.file))
        result = {"checked": checked, "fault": _storable(named[:MAX_FAULT])}
        db.execute(update(backups).where(backups.c.digest == row.digest).values(result))
    return True


def newest_backup(settings: Settings) -> Backup | None:
    """Return the newest backup of a database; None if it lists none, has another schema or doesn't exist yet.

    Nothing is changed. Raise `BadDatabase` if the database fails.
    """
    with _connected(settings) as db:
        row = db.execute(_newest()).first() if db is not None else None
    return Backup(*row) if row else None


def oldest_table(settings: Settings) -> float | None:
    """Return when the oldest table of a database was made, in seconds since 1970; None as for `newest_backup`."""
    with _connected(settings) as db:
        return db.execute(select(func.min(tables.c.created))).scalar_one() if db is not None else None


def file_name(path: str) -> str:
    """Return the name of a backup's file without its folder, which only the host needs to know."""
    return PurePath(path).name


def _newest(*conditions: ColumnElement[bool]) -> Select[*tuple[Any, ...]]:
    return select(*_COLUMNS).where(*conditions).order_by(backups.c.at.desc(), backups.c.digest).limit(1)


@contextmanager
def _connected(settings: Settings, writes: bool = False) -> Iterator[Connection | None]:
    """Open a connection that only reads, or a transaction; yield None if there is no database of this program's schema.

    Every error of the database is raised as `BadDatabase`, whose message gives the reason in plain words.
    """
    fault, version = reach(settings, whole=False)
    if fault:
        raise BadDatabase(fault)
    if version != HEAD:
        yield None
        return
    url = database_url(settings.url)
    try:
        engine = (
            open_engine(settings.url, LOCK_TIMEOUT)
            if writes
            else create_engine(url, poolclass=NullPool, hide_parameters=True)
        )
        with engine.begin() if writes else engine.connect() as db:
            yield db
    except NoRoom as error:
        raise BadDatabase(str(error)) from error
    except DBAPIError as error:
        raise BadDatabase(f"the database {url.render_as_string()} cannot be used: {reason(error)}") from error


def _storable(text: str) -> str:
    """Return a text as one line that both databases can store: a file's name may have bytes that aren't UTF-8."""
    return CONTROL.sub("?", text.encode(errors="replace").decode())
