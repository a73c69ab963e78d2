"""Backups: everything that a server stores, as one file of lines of JSON that can be restored into any database.

The first line names the format, the schema and the key that signs sessions. Each line after it is one row with the name of
its table, parents before children. The last line has the number of rows and their checksum, so a file that was cut off or
changed is found out. A backup contains every hand and every secret.
"""

import hashlib
import json
from collections.abc import Callable, Iterator, Mapping
from contextlib import contextmanager
from typing import IO, Any, Final, NamedTuple

from sqlalchemy import Connection, LargeBinary, Table, create_engine, func, select
from sqlalchemy.exc import DBAPIError
from sqlalchemy.pool import NullPool

from fourkings.server.db import database_url, reach
from fourkings.server.db.database import HEAD
from fourkings.server.db.faults import reason
from fourkings.server.db.schema import keys, metadata
from fourkings.server.net.settings import BadSetting, Settings

FORMAT: Final = "fourkings/backup/2"
BATCH: Final = 500
"""Rows read or written at once."""
TABLES: Final[Mapping[str, Table]] = {table.name: table for table in metadata.sorted_tables}
SESSIONS: Final = "sessions"
"""The name under which servers on one PostgreSQL share the key that signs sessions."""

Progress = Callable[[int], object]
"""A function that is called with the number of rows done since its last call."""


class BackupError(ValueError):
    """A backup that cannot be written, read or restored. The message names the place and the remedy."""


class Written(NamedTuple):
    """The size and the checksum of a backup that was written."""

    rows: int
    digest: str
    """SHA-256 of all its lines but the last, in hexadecimal digits, as its last line has it."""


def count(settings: Settings) -> int:
    """Return the number of rows that a backup will have.

    Raises `BackupError` if there is no database yet, or if it has another schema than this program.
    """
    error, version = reach(settings)
    if error:
        raise BackupError(error)
    if not version:
        raise BackupError(f"there is no database in {settings.data} yet: nothing to back up")
    if version != HEAD:
        raise BackupError(
            f"the database has schema {version}, and this program writes {HEAD}. Start the server once to bring it "
            "up to date, or use the program that the database belongs to"
        )
    with snapshot(settings) as db:
        return sum(db.execute(select(func.count()).select_from(table)).scalar_one() for table in TABLES.values())


def back_up(settings: Settings, out: IO[bytes], progress: Progress = lambda rows: None) -> Written:
    """Write the whole database, as it is at one moment, to `out`; a server may keep running meanwhile.

    Raises `BackupError` as `count` does, and if the database cannot be read to its end.
    """
    count(settings)
    digest, rows = hashlib.sha256(), 0

    def write(row: object) -> None:
        line = json.dumps(row, ensure_ascii=False, separators=(",", ":")).encode() + b"\n"
        digest.update(line)
        out.write(line)

    try:
        with snapshot(settings) as db:
            key = _key_in_force(settings, db)
            write({"format": FORMAT, "schema": HEAD, "key": key and key.hex()})
            for name, table in TABLES.items():
                ordered = select(table).order_by(*table.primary_key)
                for part in db.execution_options(yield_per=BATCH).execute(ordered).mappings().partitions(BATCH):
                    for row in part:
                        write([name, _as_json(table, dict(row))])
                    rows += len(part)
                    progress(len(part))
    except DBAPIError as error:
        raise BackupError(f"the database cannot be read: {reason(error)}") from error
    out.write(json.dumps({"rows": rows, "sha256": digest.hexdigest()}).encode() + b"\n")
    return Written(rows, digest.hexdigest())


@contextmanager
def snapshot(settings: Settings) -> Iterator[Connection]:
    """Open a consistent view of the database at one moment, which blocks no server."""
    url = database_url(settings.url)
    level = "AUTOCOMMIT" if url.get_backend_name() == "sqlite" else "REPEATABLE READ"
    with create_engine(url, poolclass=NullPool, hide_parameters=True, isolation_level=level).connect() as db:
        if level == "AUTOCOMMIT":
            db.exec_driver_sql("BEGIN")
        yield db


def _key_in_force(settings: Settings, db: Connection) -> bytes | None:
    """Return the key with which servers of this database sign sessions; None if none has started yet."""
    if settings.secret:
        return settings.secret.encode()
    if db.dialect.name == "postgresql":
        shared = db.execute(select(keys.c.value).where(keys.c.name == SESSIONS)).scalar_one_or_none()
        if shared is not None:
            return bytes(shared)
    try:
        return settings.stored_key()
    except BadSetting as error:
        raise BackupError(str(error)) from None


def _as_json(table: Table, row: Mapping[str, Any]) -> dict[str, Any]:
    """Return a row with its bytes as hexadecimal digits."""
    return {
        name: bytes(value).hex() if value is not None and isinstance(table.c[name].type, LargeBinary) else value
        for name, value in row.items()
    }
