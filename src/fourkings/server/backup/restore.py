"""Restore a backup into an empty database, or check that it would restore.

The backup is read and checked in a database of its own (`staging`): the target changes only once all of it has passed.
"""

import contextlib
import os
from collections.abc import Iterable, Iterator
from contextlib import contextmanager
from dataclasses import dataclass, field
from pathlib import Path
from typing import Final, Literal, NamedTuple

from sqlalchemy import Connection, insert, literal, select
from sqlalchemy.exc import DBAPIError

from fourkings.server.backup.log_faults import LogFault, Numbered, Row, fault_of_evening, fault_of_table
from fourkings.server.backup.staging import LINE, STAGED_TABLES, Staged, staged
from fourkings.server.backup.writing import BATCH, SESSIONS, TABLES, BackupError, Progress, snapshot
from fourkings.server.db import database_url, only_server, open_engine, reach
from fourkings.server.db.database import HEAD
from fourkings.server.db.faults import reason
from fourkings.server.db.schema import keys
from fourkings.server.net.settings import KEY_FILE, Settings, write_key

FORMER_KEY: Final = "secret.key.before"
"""The file that a key is moved to when a restored one takes its place."""
MAY_BE_REPLACED: Final = frozenset(
    ("keys", "servers", "leases", "presence", "people", "seals", "board_sets", "board_fields", "backups")
)
"""Tables that are filled before anybody has played. A restore replaces their rows, but those of no other table."""
Key = Literal["", "restored", "other"]
"""Key that signs sessions after a restore: none was in the backup; that of the backup; or one from FOURKINGS_SECRET."""
PARENTS: Final = {"table": "tables", "evening": "evenings"}
"""The tables of the database whose rows have logs, by kind."""


class Broken(NamedTuple):
    """A table or an evening of a backup whose log has a fault."""

    kind: Literal["table", "evening"]
    id: str
    line: int  #: of the backup
    fault: str  #: a sentence without its full stop


@dataclass(slots=True)
class Restored:
    """The result of restoring or checking a backup."""

    rows: int
    digest: str  #: see `writing.Written`
    tables: int = 0  #: how many were checked
    broken: list[Broken] = field(default_factory=list)
    key: Key = ""

    @property
    def intact(self) -> int:
        """The number of tables without a fault."""
        return self.tables - sum(broken.kind == "table" for broken in self.broken)


def check(lines: Iterable[bytes], progress: Progress = lambda rows: None) -> Restored:
    """Check whether a backup would restore; nothing is written but a temporary file.

    Raises `BackupError`, with the line, if the lines are not a complete backup of this program's schema.
    """
    with staged(lines, progress) as backup:
        return _checked(backup)


def restore(
    settings: Settings, lines: Iterable[bytes], keep_going: bool = False, progress: Progress = lambda rows: None
) -> Restored:
    """Restore a backup into an empty database, with the key that signs sessions.

    All or nothing: if a table or an evening has a fault, nothing is restored. With `keep_going`, only these are left out.

    Raises `BackupError` as `check` does, and if the database has anything in it that people made; `BadDatabase` if it
    cannot be used. In both cases, and if nothing is restored, everything is as it was before.
    """
    error, version = reach(settings)
    if error:
        raise BackupError(error)
    with _undone_unless_restored(settings) as target, only_server(settings.url):
        if version == HEAD:
            with snapshot(settings) as db:
                _check_unused(db)
        with staged(lines, progress) as backup:
            restored = _checked(backup)
            if restored.broken and not keep_going:
                return restored
            for broken in restored.broken:
                parents = STAGED_TABLES[PARENTS[broken.kind]]
                backup.db.execute(parents.delete().where(parents.c.id == broken.id))
            restored.key = _copy(settings, backup)
        target.is_restored = True
    return restored


# --- checking -----------------------------------------------------------------------------------------------------


def _checked(backup: Staged) -> Restored:
    """Check every log of a staged backup."""
    restored = Restored(backup.rows, backup.digest)
    for row, events, lines in _logs(backup.db, "tables", "table_events", "table_id"):
        restored.tables += 1
        _note(restored, "table", row, lines, fault_of_table(row, events))
    for row, events, lines in _logs(backup.db, "evenings", "evening_events", "evening_id"):
        _note(restored, "evening", row, lines, fault_of_evening(row, events))
    return restored


def _logs(db: Connection, parents: str, children: str, key: str) -> Iterator[tuple[Row, Numbered, list[int]]]:
    """Yield each row of `parents` with its events from `children`, in order, and the backup's lines with these events."""
    parent, child = STAGED_TABLES[parents], STAGED_TABLES[children]
    for name in db.execute(select(parent.c.id).order_by(parent.c.id)).scalars().all():
        row = db.execute(select(parent).where(parent.c.id == name)).mappings().one()
        events = select(child.c.version, child.c.event, child.c[LINE]).where(child.c[key] == name).order_by(child.c.version)
        rows = db.execute(events).all()
        yield dict(row), [(version, text) for version, text, _ in rows], [line for _, _, line in rows]


def _note(
    restored: Restored, kind: Literal["table", "evening"], row: Row, lines: list[int], fault: LogFault | None
) -> None:
    if fault:
        at = lines[fault.event - 1] if 0 < fault.event <= len(lines) else row[LINE]
        restored.broken.append(Broken(kind, row["id"], at, fault.text))


# --- the target ---------------------------------------------------------------------------------------------------


def _check_unused(db: Connection) -> None:
    """Raise `BackupError` if people have made anything in a database."""
    for name, table in TABLES.items():
        if name not in MAY_BE_REPLACED and db.execute(select(literal(1)).select_from(table).limit(1)).first():
            raise BackupError("this database is in use: restore into an empty one (--data, --database)")


def _copy(settings: Settings, backup: Staged) -> Key:
    """Copy a staged backup into the target, in one transaction, and put its key where the servers there look for it."""
    engine = open_engine(settings.url)
    try:
        with engine.connect() as db, db.begin():
            _check_unused(db)
            for table in reversed([*TABLES.values()]):
                db.execute(table.delete())
            for name, table in TABLES.items():
                columns = [STAGED_TABLES[name].c[column.name] for column in table.c]
                rows = backup.db.execution_options(yield_per=BATCH).execute(select(*columns)).mappings()
                for part in rows.partitions(BATCH):
                    db.execute(insert(table), [dict(row) for row in part])
            if backup.key is None:
                return ""
            if db.dialect.name == "postgresql":
                db.execute(keys.delete().where(keys.c.name == SESSIONS))
                db.execute(insert(keys).values(name=SESSIONS, value=backup.key))
            else:
                _set_key(settings.data / KEY_FILE, backup.key)
    except DBAPIError as error:
        raise BackupError(f"the database did not take the backup: {reason(error)}") from error
    finally:
        engine.dispose()
    return "other" if settings.secret and settings.secret.encode() != backup.key else "restored"


def _set_key(path: Path, key: bytes) -> None:
    """Write the key that signs sessions; a former one is kept beside it."""
    path.parent.mkdir(parents=True, exist_ok=True)
    if path.exists() and path.read_bytes() != key:
        os.replace(path, path.with_name(FORMER_KEY))
    write_key(path, key)


@dataclass(slots=True)
class _Target:
    """The files of a database that a restore may make or change."""

    is_restored: bool = False  #: the files stay


@contextmanager
def _undone_unless_restored(settings: Settings) -> Iterator[_Target]:
    """Take back what was done to files, unless the restore has succeeded."""
    target, files = _Target(), [settings.data / KEY_FILE, settings.data / FORMER_KEY]
    before = {file: file.read_bytes() if file.is_file() else None for file in files}
    url = database_url(settings.url)
    if url.get_backend_name() == "sqlite":
        path = Path(str(url.database)).resolve()
        files_of_sqlite = [path, *(path.with_name(path.name + suffix) for suffix in ("-wal", "-shm", ".lock"))]
        absent = [file for file in files_of_sqlite if not file.exists()]
        parents = {*path.parents, *files[0].resolve().parents}
        folders = sorted((folder for folder in parents if not folder.exists()), reverse=True)
    else:
        absent, folders = [], []
    try:
        yield target
    finally:
        if not target.is_restored:
            for file, content in before.items():
                _put_back(file, content)
            for file in absent:
                file.unlink(missing_ok=True)
            for folder in folders:
                with contextlib.suppress(OSError):
                    folder.rmdir()


def _put_back(file: Path, content: bytes | None) -> None:
    if content is None:
        file.unlink(missing_ok=True)
    elif not file.is_file() or file.read_bytes() != content:
        file.unlink(missing_ok=True)
        write_key(file, content)
