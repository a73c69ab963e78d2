"""Databases of every age become one of today, and what is none is refused in words."""

from __future__ import annotations

import asyncio
import sqlite3
import subprocess
import sys
from pathlib import Path

import pytest
from alembic.autogenerate import compare_metadata
from alembic.migration import MigrationContext
from alembic.script import ScriptDirectory
from sqlalchemy import inspect, text

import fourkings.server.store.migrations
import services
from fourkings.server.host.settings import DATABASE_FILE
from fourkings.server.store import BadDatabase, GrantedRequest, Person, Store, TooNew
from fourkings.server.store.database import HEAD, TAKEN_OVER, database_url, open_engine
from fourkings.server.store.schema import metadata

pytestmark = pytest.mark.usefixtures("database")


@pytest.fixture(scope="module", autouse=True)
def migrated() -> None:
    """No copies of databases here: each goes through the migrations."""


@pytest.fixture
def url(database: str, tmp_path: Path) -> str:
    """The URL of a database in which there is nothing yet."""
    return services.database_of(tmp_path, True) if database == "postgresql" else f"sqlite:///{tmp_path / DATABASE_FILE}"


FIRST_RELEASE = """
    CREATE TABLE tables (
        id TEXT PRIMARY KEY, game TEXT NOT NULL, preset TEXT NOT NULL, secret BLOB NOT NULL, pace TEXT NOT NULL,
        summary TEXT NOT NULL, created REAL NOT NULL, updated REAL NOT NULL
    ) WITHOUT ROWID;
    CREATE TABLE facts (
        table_id TEXT NOT NULL REFERENCES tables (id) ON DELETE CASCADE,
        version INTEGER NOT NULL, fact TEXT NOT NULL, at REAL NOT NULL, PRIMARY KEY (table_id, version)
    ) WITHOUT ROWID;
    CREATE TABLE chairs (
        player TEXT NOT NULL, table_id TEXT NOT NULL REFERENCES tables (id) ON DELETE CASCADE,
        PRIMARY KEY (player, table_id)
    ) WITHOUT ROWID;
    CREATE INDEX chairs_by_table ON chairs (table_id);
    CREATE TABLE answers (
        table_id TEXT NOT NULL REFERENCES tables (id) ON DELETE CASCADE,
        player TEXT NOT NULL, letter TEXT NOT NULL, version INTEGER NOT NULL, PRIMARY KEY (table_id, player, letter)
    ) WITHOUT ROWID;
    CREATE TABLE people (
        player TEXT PRIMARY KEY, name TEXT NOT NULL, lang TEXT NOT NULL, updated REAL NOT NULL
    ) WITHOUT ROWID;
    INSERT INTO tables VALUES ('t', 'king', 'classic', x'00ff', 'calm', '[2, 1, [1, 2, 3, 4], true, [3]]', 1.5, 2.25);
    INSERT INTO facts VALUES ('t', 1, 'one', 1.5), ('t', 2, 'two', 2.25);
    INSERT INTO chairs VALUES ('anna', 't');
    INSERT INTO answers VALUES ('t', 'anna', 'x', 2);
    INSERT INTO people VALUES ('anna', 'Änna', 'fr', 2.25), ('zoe', 'Joueur', 'fr', 2.25);
    PRAGMA user_version = 1;
"""


def test_the_schema_is_what_the_migrations_make(url: str):
    engine = open_engine(url)
    with engine.connect() as db:
        context = MigrationContext.configure(db, opts={"compare_type": True, "compare_server_default": True})
        assert compare_metadata(context, metadata) == []
        assert db.execute(text("SELECT version_num FROM alembic_version")).scalars().all() == [HEAD]


def test_head_is_the_newest_migration():
    folder = Path(fourkings.server.store.migrations.__file__).parent
    assert ScriptDirectory(str(folder)).get_heads() == [HEAD]


def test_opening_again_changes_nothing(url: str):
    for _ in range(3):
        Store(url).close()


def test_servers_that_start_together_take_turns(url: str):
    command = [
        sys.executable,
        "-c",
        "import sys; from fourkings.server.store.database import open_engine; open_engine(sys.argv[1], 300).dispose()",
        url,
    ]
    started = [subprocess.Popen(command, stderr=subprocess.PIPE, text=True) for _ in range(3)]
    assert [(one.communicate(timeout=300)[1], one.returncode) for one in started] == [("", 0)] * 3


def test_a_database_from_the_future_is_left_alone(url: str):
    engine = open_engine(url)
    with engine.begin() as db:
        db.execute(text("UPDATE alembic_version SET version_num = 'later'"))
    with pytest.raises(TooNew, match="later"):
        open_engine(url)


@pytest.mark.parametrize("database", ["sqlite"], indirect=True)
def test_a_database_of_the_first_release_is_taken_over_without_loss(url: str, tmp_path: Path):
    path = Path(url.removeprefix("sqlite:///"))
    db = sqlite3.connect(path)
    db.executescript(FIRST_RELEASE)
    db.close()

    async def check() -> None:
        store = Store(url)
        table = await store.table("t")
        assert table is not None
        assert (table.game, table.secret, table.pace, table.created, table.updated) == (
            "king",
            b"\0\xff",
            "calm",
            1.5,
            2.25,
        )
        assert table.summary == (2, 1, (1, 2, 3, 4), True, (3,), (), None)
        assert await store.facts("t") == ["one", "two"]
        assert await store.granted("t") == [GrantedRequest("anna", "x", 2)]
        assert [one.id for one in await store.tables_of("anna")] == ["t"]
        assert await store.person("anna") == Person("Änna", "fr")
        assert await store.person("zoe") == Person("", "fr"), "that was a word of the page, and no name"
        store.close()

    for _ in range(2):
        asyncio.run(check())
    with open_engine(url).connect() as engine:
        made = {name: inspect(engine).get_columns(name) for name in metadata.tables}
    with open_engine(f"sqlite:///{tmp_path / 'fresh.sqlite3'}").connect() as engine:
        fresh = {name: inspect(engine).get_columns(name) for name in metadata.tables}
    assert {name: {str(one) for one in columns} for name, columns in made.items()} == {
        name: {str(one) for one in columns} for name, columns in fresh.items()
    }


@pytest.mark.parametrize("database", ["sqlite"], indirect=True)
def test_sqlite_is_for_its_owner_alone_and_safe_against_a_loss_of_power(url: str):
    store = Store(url)
    path = Path(url.removeprefix("sqlite:///"))
    assert path.stat().st_mode & 0o777 == 0o600
    for lane in (store._writer, store._reader):
        asked = [lane._db.exec_driver_sql(f"PRAGMA {name}").scalar_one() for name in ("journal_mode", "synchronous")]
        assert asked == ["wal", 2]
        lane._db.rollback()
    store.close()
    db = sqlite3.connect(path)
    assert db.execute("PRAGMA user_version").fetchone() == (TAKEN_OVER,)
    db.execute("PRAGMA user_version = 99")
    db.close()
    with pytest.raises(TooNew, match="version 99"):
        Store(url)


@pytest.mark.parametrize(
    "wrong", ["", "king", "sqlite://", "mysql://me:word@host/db", "postgresql://me:word@127.0.0.1:1/db"]
)
def test_what_is_no_database_is_refused_without_its_password(wrong: str):
    with pytest.raises(BadDatabase) as refused:
        Store(wrong)
    assert "word" not in str(refused.value).replace("PASSWORD", "")
    assert "sqlite:///" in str(refused.value) or "cannot be used" in str(refused.value)


def test_short_names_of_postgresql_are_understood():
    for short in ("postgres", "postgresql", "postgresql+psycopg"):
        assert database_url(f"{short}://me@host/name").drivername == "postgresql+psycopg"
