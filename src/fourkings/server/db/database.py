"""The database by its URL: connected safely, and brought to the schema of this program before anything else."""

from __future__ import annotations

import shutil
import sqlite3
from pathlib import Path
from typing import Any, Final

from sqlalchemy import Connection, Engine, create_engine, event, inspect, make_url, text
from sqlalchemy.engine import URL
from sqlalchemy.exc import ArgumentError, DatabaseError, DBAPIError, NoSuchModuleError, SQLAlchemyError
from sqlalchemy.pool import NullPool

from fourkings.server.db.integrity import damage, damage_at_roots
from fourkings.server.db.reasons import reason
from fourkings.server.db.wal import AT_LAST
from fourkings.server.net.settings import Settings

HEAD: Final = "0002"
"""The newest of `migrations`."""
MIGRATIONS: Final = "fourkings.server.db:migrations"
"""Where Alembic finds them."""
ROOM: Final = 16 * 2**20
"""Bytes left free on the disk: what SQLite's journal holds (some 4 MB) goes into the file before it is emptied."""
LOCK: Final = 0x4B494E47
"""PostgreSQL's advisory lock around the migrations of servers that start together."""


UNUSABLE: Final = "the database cannot be used: "
"""What `reach` says before the reason of a driver."""


class TooNew(RuntimeError):
    """The database was written by a later version of the program."""


class NoRoom(SQLAlchemyError):
    """The disk is full but for what SQLite needs to put its files in order: nothing is written until there is room."""

    def __init__(self, sentence: str) -> None:
        super().__init__(sentence)
        self.sentence: Final = sentence


class BadDatabase(ValueError):
    """A URL of no database that can be used, or nobody answers there; the message says which, without the password."""


def open_engine(url: str, patience: float = 10.0) -> Engine:
    """The database of that URL, of this program's schema; `BadDatabase` or `TooNew` where it cannot be had.

    `patience`: seconds that SQLite waits for another process to let it go.
    """
    parsed = database_url(url)
    engine = (
        _sqlite(parsed, patience)
        if parsed.get_backend_name() == "sqlite"
        else create_engine(parsed, poolclass=NullPool, hide_parameters=True)
    )
    try:
        with engine.connect() as connection:
            migrate(connection)
    except NoRoom as error:
        raise BadDatabase(str(error)) from error
    except DatabaseError as error:
        raise BadDatabase(f"the database {parsed.render_as_string()} cannot be used: {reason(error)}") from error
    return engine


def reach(settings: Settings, whole: bool = True) -> tuple[str, str]:
    """Probe the database: what is wrong with it, and the migration that it stands at; nothing is changed.

    `whole`: a file is looked through from end to end. Both are empty where there is no database yet, which the first start
    will make.
    """
    try:
        parsed, path = database_url(settings.url), file_of(settings.url)
        if parsed.get_backend_name() == "sqlite" and path is None:
            return "", ""
        with create_engine(parsed, poolclass=NullPool, hide_parameters=True).connect() as connection:
            version = _revision(connection) or ""
        look = damage if whole else damage_at_roots
        return look(path) if path else "", version
    except (BadDatabase, TooNew) as error:
        return str(error), ""
    except DBAPIError as error:
        return f"{UNUSABLE}{reason(error)}", ""


def database_url(url: str) -> URL:
    """The URL with its driver; `BadDatabase` where it is none, or of another kind of database."""
    try:
        parsed = make_url(url)
    except ArgumentError:
        raise BadDatabase("a database is sqlite:///PATH or postgresql://USER:PASSWORD@HOST/NAME") from None
    if parsed.drivername == "sqlite" and parsed.database:
        return parsed
    if parsed.get_backend_name() not in ("postgresql", "postgres"):
        raise BadDatabase(f"a database is sqlite:///PATH or postgresql://USER:PASSWORD@HOST/NAME, not {parsed.drivername}")
    full = parsed.set(drivername="postgresql+psycopg")
    try:
        full.get_dialect().import_dbapi()
    except (NoSuchModuleError, ImportError):
        raise BadDatabase("PostgreSQL needs psycopg: pip install 'four-kings[cluster]'") from None
    return full


def _sqlite(url: URL, patience: float) -> Engine:
    path = Path(str(url.database))
    path.parent.mkdir(parents=True, exist_ok=True)
    path.touch(0o600)
    path.chmod(0o600)
    # One connection is used by one thread at a time, but not always by the thread that opened it.
    engine = create_engine(
        url, poolclass=NullPool, hide_parameters=True, connect_args={"timeout": patience, "check_same_thread": False}
    )

    @event.listens_for(engine, "connect")
    def safe(db: sqlite3.Connection, record: Any) -> None:
        db.isolation_level = None  # transactions begin where `begin` below says so
        pragmas = ("journal_mode = WAL", "synchronous = FULL", "foreign_keys = ON", f"wal_autocheckpoint = {AT_LAST}")
        for pragma in pragmas:
            db.execute(f"PRAGMA {pragma}")

    @event.listens_for(engine, "begin")
    def begin(connection: Connection) -> None:
        if connection.get_execution_options().get("isolation_level") != "AUTOCOMMIT":
            if (free := shutil.disk_usage(path.parent).free) < ROOM:
                raise NoRoom(f"only {free // 1024} KB are free on the disk of {path}, and nothing more is written there")
            connection.exec_driver_sql("BEGIN IMMEDIATE")

    return engine


def file_of(url: str) -> Path | None:
    """The file of an SQLite database; None for another kind, and where there is none yet."""
    parsed = database_url(url)
    path = Path(str(parsed.database))
    return path if parsed.get_backend_name() == "sqlite" and path.exists() else None


# --- migrations ---------------------------------------------------------------------------------------------------


def migrate(connection: Connection) -> None:
    """Bring the database to `HEAD`, in one transaction; several servers that start together take turns."""
    if _revision(connection) == HEAD:
        return
    with connection.begin():
        if connection.dialect.name == "postgresql":
            connection.execute(text("SELECT pg_advisory_xact_lock(:key)"), {"key": LOCK})
        _upgrade(connection, _revision(connection))


def _revision(connection: Connection) -> str | None:
    """The migration that the database stands at; None for an empty one."""
    with connection.begin_nested() if connection.in_transaction() else connection.begin():
        if not inspect(connection).has_table("alembic_version"):
            return None
        return str(connection.execute(text("SELECT version_num FROM alembic_version")).scalar_one())


def _upgrade(connection: Connection, stands_at: str | None) -> None:
    # Alembic is slow to import, and is needed only where something has changed.
    from alembic import command
    from alembic.config import Config
    from alembic.script import ScriptDirectory

    if stands_at == HEAD:
        return
    config = Config(attributes={"connection": connection})
    config.set_main_option("script_location", MIGRATIONS)
    known = {script.revision for script in ScriptDirectory.from_config(config).walk_revisions()}
    if stands_at is not None and stands_at not in known:
        raise TooNew(f"this database stands at {stands_at}, which this program does not know: use a newer one")
    command.upgrade(config, "head")
