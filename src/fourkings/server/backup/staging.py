"""Read a backup into a database of its own in a temporary folder, each row checked, so that nothing else changes meanwhile.

The rows get one column more there, the line that they come from, so that a fault found later can name its place.
"""

import hashlib
import itertools
import math
import tempfile
from collections.abc import Iterable, Iterator
from contextlib import contextmanager
from pathlib import Path
from typing import Any, Final, NamedTuple

from sqlalchemy import Column, Connection, Integer, LargeBinary, MetaData, Table, Text, create_engine, event, insert
from sqlalchemy.exc import IntegrityError
from sqlalchemy.pool import NullPool

from fourkings.records.json_form import NotARecord, parse_json
from fourkings.sanitize import HALF
from fourkings.server.backup.stored_texts import READERS
from fourkings.server.backup.writing import BATCH, FORMAT, TABLES, BackupError, Progress
from fourkings.server.db.database import HEAD

LINE: Final = "line"
"""Name of the column that only staged tables have: the line of the backup that a row comes from."""
STAGED: Final = MetaData()
"""The tables of the schema, each with `LINE`."""
LARGEST: Final = 2**31
"""Exclusive bound of the whole numbers in a database."""


def _with_line(table: Table) -> Table:
    copy = table.to_metadata(STAGED)
    copy.append_column(Column(LINE, Integer, nullable=False))
    return copy


STAGED_TABLES: Final = {name: _with_line(table) for name, table in TABLES.items()}


class Staged(NamedTuple):
    """A backup in its staging database."""

    db: Connection
    rows: int
    key: bytes | None  #: the key that signs sessions
    digest: str  #: see `writing.Written`


@contextmanager
def staged(lines: Iterable[bytes], progress: Progress) -> Iterator[Staged]:
    """Read a whole backup into a temporary SQLite file, which is gone at the end.

    Raises `BackupError`, with the line, for anything that is not a complete backup of this program's schema.
    """
    with tempfile.TemporaryDirectory(prefix="fourkings-restore-", ignore_cleanup_errors=True) as folder:
        engine = create_engine(f"sqlite:///{Path(folder) / 'staged.sqlite3'}", poolclass=NullPool, hide_parameters=True)

        @event.listens_for(engine, "connect")
        def fast(db: Any, record: Any) -> None:
            for pragma in ("foreign_keys = ON", "synchronous = OFF", "journal_mode = MEMORY"):
                db.execute(f"PRAGMA {pragma}")

        with engine.connect() as db:
            STAGED.create_all(db)
            yield _stage(db, lines, progress)
        engine.dispose()


def _stage(db: Connection, lines: Iterable[bytes], progress: Progress) -> Staged:
    reader = _Reader(iter(lines))
    key, rows = _header(next(reader.rows, None)), 0
    for name, group in itertools.groupby((_checked(line, row) for line, row in reader.rows), key=lambda row: row[0]):
        while part := [row for _, row in itertools.islice(group, BATCH)]:
            _insert(db, STAGED_TABLES[name], part)
            rows += len(part)
            progress(len(part))
    db.commit()
    return Staged(db, rows, key, reader.digest)


class _Reader:
    """The rows of a backup, each with the number of its line (from 1), checked by the checksum in the last line."""

    def __init__(self, lines: Iterator[bytes]) -> None:
        self.rows: Final = self._rows(lines)
        self.digest = ""

    def _rows(self, lines: Iterator[bytes]) -> Iterator[tuple[int, Any]]:
        digest, number = hashlib.sha256(), 0
        for number, line in enumerate(lines, 1):
            try:
                row = parse_json(line.decode())
            except (NotARecord, UnicodeDecodeError):
                raise BackupError(f"line {number} of the backup is not JSON: the file was cut off or changed") from None
            if isinstance(row, dict) and "sha256" in row:
                if row["sha256"] != digest.hexdigest() or row.get("rows") != number - 2:
                    raise BackupError("the backup was changed or damaged: its checksum does not agree")
                if next(lines, None) is not None:
                    raise BackupError(f"line {number} of the backup should be its last: the file was changed")
                self.digest = digest.hexdigest()
                return
            digest.update(line)
            yield number, row
        raise BackupError(f"the backup ends after line {number}, without its last line: the file was cut off")


def _header(first: tuple[int, Any] | None) -> bytes | None:
    """Check the first line; return the key that signs sessions, if it has one."""
    head = first[1] if first else None
    named = head.get("format") if isinstance(head, dict) else None
    if not isinstance(head, dict) or not isinstance(named, str) or not named.startswith("fourkings/backup/"):
        raise BackupError(f"this is no backup of Four Kings (its first line should say {FORMAT})")
    if named != FORMAT:
        raise BackupError(
            f"this backup has format {named[:40]}, and this program reads {FORMAT}. Restore it with the program that wrote "
            "it, then start this one on the database"
        )
    if head.get("schema") != HEAD:
        raise BackupError(
            f"this backup has schema {str(head.get('schema'))[:40]}, and this program reads {HEAD}. Restore it with the "
            "program that wrote it, then start this one on the database"
        )
    try:
        return None if head.get("key") is None else bytes.fromhex(head["key"])
    except (TypeError, ValueError):
        raise BackupError("line 1 of the backup is damaged: its key is not hexadecimal digits") from None


def _checked(line: int, row: Any) -> tuple[str, dict[str, Any]]:
    """Check a row; return the name of its table, and its values together with its line."""
    if not (isinstance(row, list) and len(row) == 2 and isinstance(row[0], str) and isinstance(row[1], dict)):
        raise BackupError(f"line {line} of the backup is not a row: the file was changed")
    name, values = row
    if name not in TABLES:
        raise BackupError(f"line {line} of the backup belongs to a table that this program does not know")
    columns = TABLES[name].c
    if odd := next((column for column in columns.keys() ^ values.keys()), None):
        if odd in columns:
            raise BackupError(f"line {line} of the backup is damaged: its row of {name} lacks {odd}")
        raise BackupError(
            f"line {line} of the backup is damaged: its row of {name} has {odd[:40]!r}, which this program does not know"
        )
    try:
        read = {column: _value(columns[column], values[column]) for column in values}
    except _Unreadable as error:
        raise BackupError(f"line {line} of the backup is damaged: {error} in its row of {name} cannot be read") from None
    return name, {**read, LINE: line}


class _Unreadable(ValueError):
    """An exception for a value that cannot be read; its text is the name of the column."""


def _value(column: Column[Any], value: Any) -> Any:
    """Return a value as the database takes it; raise `_Unreadable` for one that its column cannot hold."""
    if value is None and column.nullable:
        return None
    try:
        if isinstance(column.type, LargeBinary):
            return bytes.fromhex(value)
        if isinstance(column.type, Text):
            _text(value)
            READERS.get((column.table.name, column.name), _any)(value)
        elif isinstance(column.type, Integer):
            if type(value) is not int or not -LARGEST <= value < LARGEST:
                raise ValueError
        elif type(value) not in (int, float) or not math.isfinite(float(value)):
            raise ValueError
    except (TypeError, ValueError, LookupError, AttributeError, OverflowError):
        raise _Unreadable(column.name) from None
    return value


def _text(value: Any) -> None:
    """Raise ValueError for anything but text that every database takes."""
    if not isinstance(value, str) or "\0" in value or HALF.search(value):
        raise ValueError


def _any(value: str) -> None:
    """Accept any text."""


def _insert(db: Connection, table: Table, rows: list[dict[str, Any]]) -> None:
    try:
        with db.begin_nested():
            db.execute(insert(table), rows)
    except IntegrityError:
        for row in rows:
            try:
                db.execute(insert(table), row)
            except IntegrityError:
                raise BackupError(
                    f"line {row[LINE]} of the backup is damaged: its row of {table.name} comes twice, or belongs to "
                    "something that the backup does not contain"
                ) from None
