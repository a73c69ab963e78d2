"""Everything that a server holds as one file of lines of JSON, and back again into any database, every match replayed.

The first line tells the format and the schema, each line after it one row and its table, the last one how many there were
and their checksum, so that a file that was cut off is found out. A backup holds every hand and every secret.
"""

from __future__ import annotations

import hashlib
import itertools
import json
from collections.abc import Callable, Iterable, Iterator, Mapping
from contextlib import contextmanager
from dataclasses import dataclass, field
from typing import IO, Any, Final

from sqlalchemy import Connection, LargeBinary, Table, create_engine, func, insert, select
from sqlalchemy.exc import DBAPIError
from sqlalchemy.pool import NullPool

from fourkings.server.host.settings import KEY_FILE, Settings, write_key
from fourkings.server.store.sql import database_url, only_server, open_engine, reach
from fourkings.server.store.sql.database import HEAD
from fourkings.server.store.sql.log import version_of
from fourkings.server.store.sql.schema import facts, keys, metadata, servers, tables
from fourkings.table import log
from fourkings.table import state as table
from fourkings.table.state.shuffle import shuffle_info
from fourkings.windows.outside import json_from_outside
from fourkings.windows.record import NotARecord, dumps, loads
from fourkings.windows.replay import OPENING, Fault, replay
from fourkings.windows.verify import verify

FORMAT: Final = "fourkings/backup/1"
BATCH: Final = 500
"""Rows read or written at once."""
TABLES: Final[Mapping[str, Table]] = {table.name: table for table in metadata.sorted_tables}

Told = Callable[[int], object]
"""Called with the number of rows done since the last call."""


class NoBackup(ValueError):
    """A backup that cannot be written or restored; the message says why."""


@dataclass(slots=True)
class Restored:
    """The result of restoring a backup."""

    rows: int = 0
    matches: int = 0
    broken: dict[str, str] = field(default_factory=dict)  # tables whose match does not hold, and what is wrong with each
    key: str = ""  # "written" or "kept": the key that signs sessions


# --- writing ------------------------------------------------------------------------------------------------------


def count(settings: Settings) -> int:
    """How many rows a backup will have; `NoBackup` where there is no database of this program's schema."""
    error, version = reach(settings)
    if error:
        raise NoBackup(error)
    if not version:
        raise NoBackup(f"there is no database in {settings.data} yet: nothing to back up")
    if version != HEAD:
        raise NoBackup(
            f"the database has schema {version}, and this program writes {HEAD}. Start the server once to bring it "
            "up to date, or use the program that the database belongs to"
        )
    with _reading(settings) as db:
        return sum(db.execute(select(func.count()).select_from(table)).scalar_one() for table in TABLES.values())


def back_up(settings: Settings, out: IO[bytes], progress: Told = lambda rows: None) -> int:
    """Write everything as it stands at one moment, while a server may go on; returns the number of rows."""
    count(settings)
    digest, rows = hashlib.sha256(), 0

    def write(row: object) -> None:
        line = json.dumps(row, ensure_ascii=False, separators=(",", ":")).encode() + b"\n"
        digest.update(line)
        out.write(line)

    key = settings.data / KEY_FILE
    write({"format": FORMAT, "schema": HEAD, "key": key.read_text() if key.is_file() else None})
    try:
        with _reading(settings) as db:
            for name, table in TABLES.items():
                for part in db.execution_options(yield_per=BATCH).execute(select(table)).mappings().partitions(BATCH):
                    for row in part:
                        write([name, _written(table, dict(row))])
                    rows += len(part)
                    progress(len(part))
    except DBAPIError as error:
        raise NoBackup(f"the database cannot be read: {error.orig}") from error
    end = {"rows": rows, "sha256": digest.hexdigest()}
    out.write(json.dumps(end).encode() + b"\n")
    return rows


@contextmanager
def _reading(settings: Settings) -> Iterator[Connection]:
    """One moment of the database, read without standing in a server's way."""
    url = database_url(settings.url)
    level = "AUTOCOMMIT" if url.get_backend_name() == "sqlite" else "REPEATABLE READ"
    with create_engine(url, poolclass=NullPool, hide_parameters=True, isolation_level=level).connect() as db:
        if level == "AUTOCOMMIT":
            db.exec_driver_sql("BEGIN")
        yield db


def _written(table: Table, row: Mapping[str, Any]) -> dict[str, Any]:
    """A row as JSON holds it: bytes as hexadecimal digits."""
    return {key: bytes(value).hex() if isinstance(table.c[key].type, LargeBinary) else value for key, value in row.items()}


# --- reading ------------------------------------------------------------------------------------------------------


def restore(
    settings: Settings, lines: Iterable[bytes], keep_going: bool = False, progress: Told = lambda rows: None
) -> Restored:
    """Put a backup into an empty database, replay every match in it and check every seal.

    All or nothing: where a match does not hold, nothing is restored, unless `keep_going`: then that table alone is left
    out. `NoBackup` where the lines are no backup, or the database is in use.
    """
    restored = Restored()
    if error := reach(settings)[0]:
        raise NoBackup(error)
    with only_server(settings.url), open_engine(settings.url).connect() as db, db.begin():
        if db.execute(select(tables.c.id).limit(1)).first() is not None:
            raise NoBackup("this database already contains tables: restore into an empty one (--data, --database)")
        for own in (keys, servers):  # a server that was started here once has left a key and its name
            db.execute(own.delete())
        key = _fill(db, lines, restored, progress)
        _check(db, restored)
        if restored.broken and not keep_going:
            db.rollback()
            return restored
        for name in restored.broken:
            db.execute(tables.delete().where(tables.c.id == name))
    _set_key(settings, key, restored)
    return restored


def _fill(db: Connection, lines: Iterable[bytes], restored: Restored, progress: Told) -> str | None:
    """Every row into its table; returns the key that signs sessions."""
    digest = hashlib.sha256()
    rows = _rows(iter(lines), digest)
    head = next(rows, None)
    if not isinstance(head, dict) or head.get("format") != FORMAT:
        raise NoBackup(f"this is no backup of Four Kings (its first line should say {FORMAT})")
    if head.get("schema") != HEAD:
        raise NoBackup(
            f"this backup has schema {head.get('schema')}, and this program reads {HEAD}. Restore it with the program "
            "that wrote it, then start this one on the database"
        )
    for name, group in itertools.groupby(rows, key=_into):
        table = TABLES[name]
        while part := [_read(table, row) for _, row in itertools.islice(group, BATCH)]:
            try:
                db.execute(insert(table), part)
            except DBAPIError as error:
                raise NoBackup(f"a row of {name} does not fit: {error.orig}") from error
            restored.rows += len(part)
            progress(len(part))
    key = head.get("key")
    return key if isinstance(key, str) else None


def _rows(lines: Iterator[bytes], digest: Any) -> Iterator[Any]:
    """The lines but the last, which is held against them."""
    number = 0
    for number, line in enumerate(lines, 1):
        try:
            row = json_from_outside(line)
        except ValueError:
            raise NoBackup(f"line {number} of the backup is not JSON: the file was cut off or changed") from None
        if isinstance(row, dict) and "sha256" in row:
            if row["sha256"] != digest.hexdigest() or row.get("rows") != number - 2:
                raise NoBackup("the backup was changed or damaged: its checksum does not agree")
            return
        digest.update(line)
        yield row
    raise NoBackup(f"the backup ends after line {number}, without its last line: the file was cut off")


def _into(row: Any) -> str:
    if isinstance(row, list) and len(row) == 2 and row[0] in TABLES and isinstance(row[1], dict):
        return str(row[0])
    raise NoBackup("the backup contains a row of a table that this program does not know")


def _read(table: Table, row: Mapping[str, Any]) -> dict[str, Any]:
    try:
        return {
            key: bytes.fromhex(value) if isinstance(table.c[key].type, LargeBinary) else value for key, value in row.items()
        }
    except (KeyError, TypeError, ValueError) as error:
        raise NoBackup(f"the backup contains a row of {table.name} that cannot be read: {error}") from None


# --- checking -----------------------------------------------------------------------------------------------------


def _check(db: Connection, restored: Restored) -> None:
    for row in db.execute(select(tables.c.id, tables.c.secret, tables.c.summary)).all():
        log_of = select(facts.c.version, facts.c.fact).where(facts.c.table_id == row.id).order_by(facts.c.version)
        numbered, version = [(row_.version, row_.fact) for row_ in db.execute(log_of)], version_of(row.summary)
        fault = fault_of(numbered, bytes(row.secret))
        if not fault and version != len(numbered):
            fault = f"its log ends after fact {len(numbered)}, and the table was at {version}"
        if fault:
            restored.broken[row.id] = fault
        restored.matches += 1


def fault_of(numbered: list[tuple[int, str]], secret: bytes) -> str:
    """The fault of a table's log: a gap, a broken rule, a card that is not its secret's; empty where nothing is."""
    if [version for version, _ in numbered] != list(range(1, len(numbered) + 1)):
        return "its log has a gap"
    try:
        now = table.fold_log(log.parse_facts(text for _, text in numbered))
    except ValueError as error:
        return str(error)
    if not isinstance(now, table.Table):
        return ""
    try:
        record = loads(dumps(now.match, shuffled=shuffle_info(now, secret)._replace(secret=secret)))
        replay(record)
    except Fault as fault:
        where = "its opening" if fault.deal == OPENING else f"deal {fault.deal}" if fault.deal else "its result"
        return f"{where}{f', action {fault.action}' if fault.action else ''}: {fault}"
    except NotARecord as error:
        return str(error)
    differs = [check for check in verify(record).checks if check.verdict == "differs"]
    return f"its cards are not those of its secret: {differs[0].key} {differs[0].number or ''}".rstrip() if differs else ""


def _set_key(settings: Settings, key: str | None, restored: Restored) -> None:
    """The key that signs sessions, where the data folder has none yet."""
    settings.data.mkdir(parents=True, exist_ok=True)
    path = settings.data / KEY_FILE
    if key is None or path.exists():
        restored.key = "kept" if path.exists() else ""
        return
    write_key(path, key)
    restored.key = "written"
