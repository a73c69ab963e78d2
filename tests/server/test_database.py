"""Databases of every age become one of today, and what is none is refused in words."""

import asyncio
import re
import shutil
import subprocess
import sys
from pathlib import Path

import pytest
from alembic.autogenerate import compare_metadata
from alembic.migration import MigrationContext
from alembic.script import ScriptDirectory
from sqlalchemy import text

import after_match
import fourkings.server.db.migrations
import services
from fourkings.app.memory import MemoryStore
from fourkings.app.models import Person, Stored, Summary
from fourkings.server.db import BadDatabase, Store, TooNew
from fourkings.server.db import database as database_module
from fourkings.server.db.database import HEAD, database_url, open_engine, reach
from fourkings.server.db.schema import metadata
from fourkings.server.net.settings import DATABASE_FILE, Settings
from fourkings.table.runtime.state import GrantedRequest

pytestmark = pytest.mark.usefixtures("database")


@pytest.fixture(scope="module", autouse=True)
def migrated() -> None:
    """No copies of databases here: each goes through the migrations."""


@pytest.fixture
def url(database: str, tmp_path: Path) -> str:
    """The URL of a database in which there is nothing yet."""
    return services.database_of(tmp_path, True) if database == "postgresql" else f"sqlite:///{tmp_path / DATABASE_FILE}"


def test_a_new_database_has_the_schema_of_the_newest_migration(url: str):
    engine = open_engine(url)
    with engine.connect() as db:
        context = MigrationContext.configure(db, opts={"compare_type": True, "compare_server_default": True})
        assert compare_metadata(context, metadata) == []
        assert db.execute(text("SELECT version_num FROM alembic_version")).scalars().all() == [HEAD]


def test_head_is_the_newest_migration():
    assert ScriptDirectory(str(Path(fourkings.server.db.migrations.__file__).parent)).get_heads() == [HEAD]


def test_opening_again_changes_nothing(url: str):
    for _ in range(3):
        Store(url).close()


@pytest.mark.costly
def test_servers_that_start_together_take_turns(url: str):
    command = [
        sys.executable,
        "-c",
        "import sys; from fourkings.server.db.database import open_engine; open_engine(sys.argv[1], 300).dispose()",
        url,
    ]
    started = [subprocess.Popen(command, stderr=subprocess.PIPE, text=True) for _ in range(3)]
    assert [(process.communicate(timeout=300)[1], process.returncode) for process in started] == [("", 0)] * 3


@pytest.mark.parametrize(
    ("change", "why"),
    [
        ("UPDATE alembic_version SET version_num = 'later'", "later.*install a newer version"),
        ("DROP TABLE alembic_version", "older than the first release"),
        ("ALTER TABLE table_events RENAME TO facts", "older than the first release"),
    ],
)
def test_a_database_of_a_later_version_or_from_before_the_first_release_is_left_alone(url: str, change: str, why: str):
    with open_engine(url).begin() as db:
        db.execute(text(change))
    with pytest.raises((BadDatabase, TooNew), match=why):
        open_engine(url)
    assert re.search(why, reach(Settings(data=Path(), database=url))[0])


NEXT = f"""
import sqlalchemy as sa
from alembic import op

revision = "later"
down_revision = "{HEAD}"
branch_labels = None
depends_on = None


def upgrade() -> None:
    op.add_column("people", sa.Column("initial", sa.Text, nullable=False, server_default=sa.text("\'\'")))
    op.execute("UPDATE people SET initial = substr(name, 1, 1)")
"""


def test_a_later_migration_keeps_what_was_stored(url: str, tmp_path: Path, monkeypatch: pytest.MonkeyPatch):
    asyncio.run(fill(url))
    folder = tmp_path / "migrations"
    shutil.copytree(Path(fourkings.server.db.migrations.__file__).parent, folder)
    (folder / "versions" / "later_initials.py").write_text(NEXT, "utf-8")
    with monkeypatch.context() as later:
        later.setattr(database_module, "MIGRATIONS", str(folder))
        later.setattr(database_module, "HEAD", "later")
        asyncio.run(check(url))
        with open_engine(url).connect() as db:
            assert db.execute(text("SELECT player, initial FROM people")).all() == [("anna", "Ä")]
            assert db.execute(text("SELECT version_num FROM alembic_version")).scalars().all() == ["later"]
    with pytest.raises(TooNew, match="later"):
        open_engine(url)


async def fill(url: str) -> None:
    store = Store(url)
    summary = Summary(1, 1, (0, 0, 0, 0), False, ())
    table = Stored("t", "king", "classic", b"\0\xff", "calm", summary, 1.5, 1.5)
    await store.tables.create(table, ["anna"], ["one"])
    await store.tables.append("t", "two", summary._replace(version=2), 2.25, GrantedRequest("anna", "x", 2))
    await store.people.remember("anna", Person("Änna", "fr"), 2.25)
    store.close()


async def check(url: str) -> None:
    store = Store(url)
    table = await store.tables.get("t")
    assert (table.game, table.secret, table.pace, table.created) == ("king", b"\0\xff", "calm", 1.5)
    assert table.summary.version == 2
    assert await store.tables.events("t") == ["one", "two"]
    assert await store.tables.granted("t") == [GrantedRequest("anna", "x", 2)]
    assert [stored.id for stored in await store.tables.of("anna")] == ["t"]
    assert await store.people.get("anna") == Person("Änna", "fr")
    store.close()


@pytest.mark.parametrize("database", ["sqlite"], indirect=True)
def test_sqlite_is_for_its_owner_alone_and_safe_against_a_loss_of_power(url: str):
    store = Store(url)
    assert Path(url.removeprefix("sqlite:///")).stat().st_mode & 0o777 == 0o600
    for lane in (store._writer, store._reader):
        asked = [lane._db.exec_driver_sql(f"PRAGMA {name}").scalar_one() for name in ("journal_mode", "synchronous")]
        assert asked == ["wal", 2]
        lane._db.rollback()
    store.close()


@pytest.mark.parametrize(
    "wrong", ["", "king", "sqlite://", "mysql://me:word@host/db", "postgresql://me:word@127.0.0.1:1/db"]
)
def test_what_is_no_database_is_refused_without_its_password(wrong: str):
    with pytest.raises(BadDatabase) as refused:
        Store(wrong)
    assert "word" not in str(refused.value).casefold().replace("password", "")
    assert "sqlite:///" in str(refused.value) or "cannot be used" in str(refused.value)


def test_short_names_of_postgresql_are_understood():
    for short in ("postgres", "postgresql", "postgresql+psycopg"):
        assert database_url(f"{short}://me@host/name").drivername == "postgresql+psycopg"


ALONE = """
import runpy, sys

UNWANTED = ("sqlalchemy", "alembic", "fastapi", "starlette", "uvicorn")
sys.modules.update(dict.fromkeys(UNWANTED))  # importing one of them fails
runpy.run_module("after_match", run_name="__main__")
assert not [name for name in sys.modules if name.partition(".")[0] in UNWANTED and sys.modules[name]]
"""


@services.ON_SQLITE
@pytest.mark.parametrize("scene", after_match.SCENES, ids=lambda scene: scene.__name__)
async def test_what_follows_a_match_is_the_same_in_sql_and_in_memory(store: Store, scene: after_match.Scene) -> None:
    for each in (store, MemoryStore()):
        await scene(each)


def test_what_follows_a_match_runs_without_a_database_or_a_route() -> None:
    tests = Path(after_match.__file__).parent
    done = subprocess.run(
        [sys.executable, "-c", ALONE], cwd=tests, capture_output=True, text=True, timeout=300, check=False
    )
    assert done.returncode == 0, done.stderr


def test_the_rows_of_a_table_can_be_distributed_by_its_id() -> None:
    """A distributed PostgreSQL (docs/scale.md) wants that id in every unique key, and no other foreign keys."""
    group = {"tables": "id"} | {
        table.name: "table_id"
        for table in metadata.sorted_tables
        if any(key.column.table.name == "tables" for key in table.foreign_keys)
    }
    assert {"table_events", "participants", "answers"} < group.keys()
    unlike = set[str]()
    for table, column in ((metadata.tables[name], column) for name, column in group.items()):
        keys = [item for item in (*table.constraints, *table.indexes) if getattr(item, "unique", False)]
        unlike |= {table.name for key in (table.primary_key, *keys) if column not in key.columns}
        assert {(key.parent.name, key.target_fullname) for key in table.foreign_keys} <= {(column, "tables.id")}
    assert unlike == {"shares"}  # the token of a link is its key: docs/scale.md names the change
