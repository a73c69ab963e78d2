"""Open a database by its URL: connect safely, migrate it to the schema of this program, lock a file of SQLite."""

import contextlib
import shutil
import sqlite3
import sys
from collections.abc import Iterator
from pathlib import Path
from typing import Any, Final, cast

import sqlalchemy as sa
from sqlalchemy.engine import URL
from sqlalchemy.exc import ArgumentError, DatabaseError, DBAPIError, NoSuchModuleError, SQLAlchemyError
from sqlalchemy.pool import NullPool

from fourkings.server.db.faults import damage, damage_at_roots, reason
from fourkings.server.db.schema import metadata
from fourkings.server.net.settings import Settings

HEAD: Final = "0004"
"""The newest migration. A new database is created in the same form as an older one gets by upgrading to it."""
VERSION_TABLE: Final = sa.Table("alembic_version", sa.MetaData(), sa.Column("version_num", sa.String(32), primary_key=True))
"""The table in which Alembic keeps the migration of a database."""
MIGRATIONS: Final = "fourkings.server.db:migrations"
"""The location of the migrations, for Alembic."""
ROOM: Final = 16 * 2**20
"""Bytes to leave free on the disk: SQLite copies its journal (about 4 MB) into the file before it empties it."""
AUTOCHECKPOINT: Final = 8_000
"""Pages in SQLite's log at which the writer copies them itself, because `WalThread` has fallen behind."""
LOCK: Final = 0x4B494E47
"""Number of the advisory lock by which PostgreSQL serializes the migrations of servers that start together."""
UNUSABLE: Final = "the database cannot be used: "
"""The beginning of the sentence in which `reach` gives the reason of a driver."""


class TooNew(RuntimeError):
    """A database that was written by a later version of the program."""


class NoRoom(SQLAlchemyError):
    """A disk so full that SQLite could hardly finish its journal: nothing is written until there is room."""

    def __init__(self, sentence: str) -> None:
        super().__init__(sentence)
        self.sentence: Final = sentence


class BadDatabase(ValueError):
    """A URL of no usable database, or a server that does not answer. The message never contains the password."""


class InUse(BadDatabase):
    """A database that another server uses."""


class NoLock(OSError):
    """A file that cannot be locked; the message gives the reason."""


def open_engine(url: str, patience: float = 10.0) -> sa.Engine:
    """Open the database of a URL and migrate it to this program's schema.

    `patience`: seconds that SQLite waits for a lock of another process. Raise `BadDatabase` or `TooNew` if it fails.
    """
    parsed = database_url(url)
    engine = (
        _sqlite(parsed, patience)
        if parsed.get_backend_name() == "sqlite"
        else sa.create_engine(parsed, poolclass=NullPool, hide_parameters=True)
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
    """Return the database's fault in a sentence, and the number of its migration; change nothing.

    `whole`: check a file of SQLite from end to end. The fault is empty if none is found. Both are empty if there is no
    database yet: the first start creates it.
    """
    try:
        parsed, path = database_url(settings.url), file_of(settings.url)
        if parsed.get_backend_name() == "sqlite" and path is None:
            return "", ""
        with sa.create_engine(parsed, poolclass=NullPool, hide_parameters=True).connect() as connection:
            version = _revision(connection) or ""
        check = damage if whole else damage_at_roots
        return check(path) if path else "", version
    except (BadDatabase, TooNew) as error:
        return str(error), ""
    except DBAPIError as error:
        return f"{UNUSABLE}{reason(error)}", ""


def database_url(url: str) -> URL:
    """Parse a database's URL and add its driver; raise `BadDatabase` unless it is one of SQLite or PostgreSQL."""
    try:
        parsed = sa.make_url(url)
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


def _sqlite(url: URL, patience: float) -> sa.Engine:
    path = Path(str(url.database))
    path.parent.mkdir(parents=True, exist_ok=True)
    path.touch(0o600)
    path.chmod(0o600)
    # One connection is used by one thread at a time, but not always by the thread that opened it.
    engine = sa.create_engine(
        url, poolclass=NullPool, hide_parameters=True, connect_args={"timeout": patience, "check_same_thread": False}
    )

    @sa.event.listens_for(engine, "connect")
    def configure(db: sqlite3.Connection, record: Any) -> None:
        db.isolation_level = None  # `begin` below opens the transactions
        for pragma in ("journal_mode = WAL", "synchronous = FULL", "foreign_keys = ON"):
            db.execute(f"PRAGMA {pragma}")
        db.execute(f"PRAGMA wal_autocheckpoint = {AUTOCHECKPOINT}")

    @sa.event.listens_for(engine, "begin")
    def begin(connection: sa.Connection) -> None:
        if connection.get_execution_options().get("isolation_level") != "AUTOCOMMIT":
            check_room(path)
            connection.exec_driver_sql("BEGIN IMMEDIATE")

    return engine


def check_room(path: Path) -> None:
    """Raise `NoRoom` if the disk of a database's file is too full to write to it."""
    if (free := shutil.disk_usage(path.parent).free) < ROOM:
        raise NoRoom(f"only {free // 1024} KB are free on the disk of {path}, and nothing more is written there")


@contextlib.contextmanager
def plain_connection(db: sa.Connection) -> Iterator[sqlite3.Connection]:
    """Give SQLite's own connection, which writes an event in a third of the time; its errors are those of SQLAlchemy."""
    try:
        yield cast(sqlite3.Connection, db.connection.dbapi_connection)
    except sqlite3.Error as error:
        own = cast(sqlite3.Error, sys.exception())
        raise DBAPIError.instance(None, None, own, sqlite3.Error, hide_parameters=True, dialect=db.dialect) from error


@contextlib.contextmanager
def plain_transaction(db: sa.Connection) -> Iterator[sqlite3.Connection]:
    """Open a transaction on SQLite's own connection: it is committed at the end of the block, or undone."""
    check_room(Path(str(db.engine.url.database)))
    with plain_connection(db) as plain:
        try:
            plain.execute("BEGIN IMMEDIATE")
            yield plain
            plain.execute("COMMIT")
        finally:
            if plain.in_transaction:
                plain.execute("ROLLBACK")


def file_of(url: str) -> Path | None:
    """Return the file of an SQLite database; None for other databases, and if there is no file yet."""
    parsed = database_url(url)
    path = Path(str(parsed.database))
    return path if parsed.get_backend_name() == "sqlite" and path.exists() else None


# --- migrations ---------------------------------------------------------------------------------------------------


def migrate(connection: sa.Connection) -> None:
    """Upgrade the database to `HEAD` in one transaction; servers that start together take turns."""
    if _revision(connection) == HEAD:
        return
    with connection.begin():
        if connection.dialect.name == "postgresql":
            connection.execute(sa.text("SELECT pg_advisory_xact_lock(:key)"), {"key": LOCK})
        _upgrade(connection, _revision(connection))


def _revision(connection: sa.Connection) -> str | None:
    """Return the migration of a database; None for an empty one. Raise `BadDatabase` or `TooNew` for one of no release."""
    with connection.begin_nested() if connection.in_transaction() else connection.begin():
        present = {VERSION_TABLE.name, *metadata.tables} & {*sa.inspect(connection).get_table_names()}
        if not present:
            return None
        if not {VERSION_TABLE.name, "table_events"} <= present:  # numbers of migrations began again at the first release
            raise BadDatabase(
                "this database is older than the first release, or that of another program: choose a new folder (--data) "
                "or an empty database"
            )
        revision = str(connection.execute(sa.select(VERSION_TABLE.c.version_num)).scalar_one())
    if revision > HEAD:
        raise TooNew(f"this database has schema {revision}, which this program does not know: install a newer version")
    return revision


def _upgrade(connection: sa.Connection, revision: str | None) -> None:
    if revision is None:
        metadata.create_all(connection)
        VERSION_TABLE.create(connection)
        connection.execute(sa.insert(VERSION_TABLE).values(version_num=HEAD))
    elif revision != HEAD:
        _run_migrations(connection)


def _run_migrations(connection: sa.Connection) -> None:
    # Alembic is slow to import, and rarely needed.
    from alembic import command
    from alembic.config import Config

    config = Config(attributes={"connection": connection})
    config.set_main_option("script_location", MIGRATIONS)
    command.upgrade(config, "head")


# --- locks --------------------------------------------------------------------------------------------------------


@contextlib.contextmanager
def only_server(url: str) -> Iterator[None]:
    """Lock the database of a URL for this process, if it is SQLite's; raise `InUse` if another process has it."""
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
        with locked(Path(f"{file}.lock")) as acquired:
            if not acquired:
                raise InUse(
                    f"a running server uses the database {parsed.database}: stop it first, or choose another folder "
                    "(--data). Several servers can share one PostgreSQL database"
                )
            yield
    except NoLock as error:
        raise BadDatabase(f"the database {parsed.database} cannot be used: {error}") from error


@contextlib.contextmanager
def locked(file: Path) -> Iterator[bool]:
    """Lock an empty file, which is created if need be, until the end of the block or of the process, however that ends.

    Yield False if another process has it. Raise `NoLock` if the file can't be locked. It is SQLite's own lock, so it works
    wherever SQLite does.
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
            acquired = False
        else:
            acquired = True
        yield acquired
