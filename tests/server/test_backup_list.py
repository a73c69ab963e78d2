"""The list of backups: what the command line notes in it, what others read from it, and what the log has of it."""

import asyncio
import contextlib
import logging
import sqlite3
import time
from collections.abc import Callable
from pathlib import Path

import pytest
from sqlalchemy import create_engine, text
from sqlalchemy.pool import NullPool

from fourkings.app.models import Backup, Stored, Summary
from fourkings.app.shared.wall_clock import DAY
from fourkings.server import maintenance
from fourkings.server.db import BadDatabase, Store, database_url
from fourkings.server.db import backups as backup_list
from fourkings.server.db.backups import MAX_LISTED, newest_backup, note_backup, note_check, oldest_table
from fourkings.server.maintenance import BackupLog
from fourkings.server.net.settings import DATABASE_FILE, Settings

pytestmark = pytest.mark.usefixtures("database")

NOW = 1_700_000_000.25


def backup(number: int, file: str = "") -> Backup:
    return Backup(f"{number:064x}", NOW + number, file or f"/backups/{number}.jsonl.gz", 12)


@pytest.fixture
def settings(tmp_path: Path, url: str) -> Settings:
    """A database of this program's schema that no server uses."""
    chosen = Settings(data=tmp_path, database=url)
    Store(url).close()
    return chosen


def from_a_server(settings: Settings) -> Backup | None:
    store = Store(settings.url)
    try:
        return asyncio.run(store.backups.newest())
    finally:
        store.close()


def test_the_newest_backup_is_the_latest_one(settings: Settings):
    assert newest_backup(settings) is None
    assert from_a_server(settings) is None
    for number in (1, 3, 2):
        assert note_backup(settings, backup(number))
    assert newest_backup(settings) == backup(3) == from_a_server(settings)


def test_a_backup_with_the_same_digest_takes_the_place_of_the_former(settings: Settings):
    note_backup(settings, backup(1))
    note_backup(settings, backup(1)._replace(at=NOW + 9, file="/elsewhere/b.jsonl"))
    assert newest_backup(settings) == backup(1)._replace(at=NOW + 9, file="/elsewhere/b.jsonl")
    assert count(settings) == 1


def count(settings: Settings) -> int:
    with create_engine(database_url(settings.url), poolclass=NullPool).connect() as db:
        return db.execute(text("SELECT count(*) FROM backups")).scalar_one()


def test_only_the_newest_stay_in_the_list(settings: Settings, monkeypatch: pytest.MonkeyPatch):
    monkeypatch.setattr(backup_list, "MAX_LISTED", 3)
    assert MAX_LISTED == 100
    for number in (5, 4, 3, 2, 1, 6):
        note_backup(settings, backup(number))
    assert count(settings) == 3
    assert newest_backup(settings) == backup(6)
    assert not note_check(settings, NOW, "", digest=backup(3).digest)
    assert note_check(settings, NOW, "", digest=backup(4).digest)


def test_a_check_belongs_to_the_backup_with_its_digest(settings: Settings):
    for number in (1, 2):
        note_backup(settings, backup(number))
    assert note_check(settings, NOW + 50, "line 3 of the backup: its log is empty", digest=backup(1).digest)
    assert newest_backup(settings) == backup(2)
    assert note_check(settings, NOW + 60, "", digest=backup(2).digest)
    assert newest_backup(settings) == backup(2)._replace(checked=NOW + 60) == from_a_server(settings)
    assert note_check(settings, NOW + 70, "the file is gone", digest=backup(2).digest)
    assert newest_backup(settings) == backup(2)._replace(checked=NOW + 70, fault="the file is gone")


def test_a_damaged_file_is_known_by_its_name(settings: Settings):
    """Each week's backup takes the name of the one before: the newest of that name is meant."""
    for number in (1, 8):
        note_backup(settings, backup(number, "/backups/monday.jsonl.gz"))
    assert not note_check(settings, NOW, "it was cut off", file="/backups/tuesday.jsonl.gz")
    fault = "/backups/monday.jsonl.gz was cut off"
    assert note_check(settings, NOW + 9, fault, file="/backups/monday.jsonl.gz")
    assert newest_backup(settings) == backup(8, "/backups/monday.jsonl.gz")._replace(
        checked=NOW + 9, fault="monday.jsonl.gz was cut off"
    ), "the host's folder is for the host alone"


def test_texts_are_stored_in_one_line_without_what_a_database_refuses(settings: Settings):
    note_backup(settings, backup(1, "/backups/caf\udce9.jsonl"))
    assert note_check(settings, NOW, "a line\nand half a letter\ud83d", file="/backups/caf\udce9.jsonl")
    newest = newest_backup(settings)
    assert (newest.file, newest.fault) == ("/backups/caf?.jsonl", "a line?and half a letter?")
    assert note_check(settings, NOW, "x" * 10_000, digest=newest.digest)
    assert len(newest_backup(settings).fault) == 500  # type: ignore[union-attr]


def test_the_list_is_written_while_a_server_runs(settings: Settings):
    store = Store(settings.url)
    try:
        table = Stored("t", "king", "classic", bytes(32), "calm", Summary(1, 0, (0, 0, 0, 0), False, ()), NOW, NOW)
        assert oldest_table(settings) is None
        asyncio.run(store.tables.create(table, ["anna"], ["{}"]))
        assert note_backup(settings, backup(1))
        assert note_check(settings, NOW, "", digest=backup(1).digest)
        assert asyncio.run(store.backups.newest()) == backup(1)._replace(checked=NOW)
        assert oldest_table(settings) == NOW
    finally:
        store.close()


def test_nothing_is_created_where_there_is_no_database(tmp_path: Path, database: str):
    settings = Settings(data=tmp_path / "new")
    if database == "postgresql":
        with create_engine(database_url(settings.url), poolclass=NullPool).begin() as db:
            db.execute(text("DROP SCHEMA public CASCADE"))
            db.execute(text("CREATE SCHEMA public"))
    assert newest_backup(settings) is None
    assert oldest_table(settings) is None
    assert not note_backup(settings, backup(1))
    assert not note_check(settings, NOW, "", digest=backup(1).digest)
    assert not (tmp_path / "new").exists()


def test_a_database_of_another_schema_stays_as_it_is(settings: Settings):
    note_backup(settings, backup(1))
    engine = create_engine(database_url(settings.url), poolclass=NullPool)
    with engine.begin() as db:
        db.execute(text("UPDATE alembic_version SET version_num = '0001'"))
    assert newest_backup(settings) is None
    assert not note_backup(settings, backup(2))
    assert not note_check(settings, NOW, "", digest=backup(1).digest)
    with engine.connect() as db:
        assert db.execute(text("SELECT version_num FROM alembic_version")).scalar_one() == "0001"
    assert count(settings) == 1


def test_a_file_that_another_process_keeps_is_reported_in_words(tmp_path: Path, monkeypatch: pytest.MonkeyPatch):
    settings = Settings(data=tmp_path, database=f"sqlite:///{tmp_path / DATABASE_FILE}")
    Store(settings.url).close()
    monkeypatch.setattr(backup_list, "LOCK_TIMEOUT", 0.0)
    with contextlib.closing(sqlite3.connect(tmp_path / DATABASE_FILE, isolation_level=None)) as other:
        other.execute("BEGIN IMMEDIATE")
        with pytest.raises(BadDatabase, match="another program is using it"):
            note_backup(settings, backup(1))
        assert newest_backup(settings) is None
    assert note_backup(settings, backup(1))


@pytest.fixture
def new_lines(caplog: pytest.LogCaptureFixture) -> Callable[[], list[tuple[str, str]]]:
    """The lines of the log since the last call, each with its level."""
    caplog.set_level(logging.INFO, maintenance.__name__)

    def lines() -> list[tuple[str, str]]:
        new = [(record.levelname, record.getMessage()) for record in caplog.records]
        caplog.clear()
        return new

    return lines


def test_each_result_is_logged_once_without_the_folder(new_lines: Callable[[], list[tuple[str, str]]]):
    log = BackupLog()
    log.note(None, NOW)
    log.note(backup(1), NOW)
    assert new_lines() == []
    for _ in range(2):
        log.note(backup(1)._replace(checked=NOW), NOW)
    assert new_lines() == [("INFO", "the newest backup (1.jsonl.gz) restores")]
    for _ in range(2):
        log.note(backup(2)._replace(checked=NOW, fault="line 3 of the backup: its log is empty"), NOW)
    log.note(backup(3), NOW)
    assert new_lines() == [
        ("ERROR", "the newest backup (2.jsonl.gz) does not restore: line 3 of the backup: its log is empty")
    ]
    log.note(backup(2)._replace(checked=NOW + 9), NOW)
    assert new_lines() == [("INFO", "the newest backup (2.jsonl.gz) restores")]


def test_a_newest_backup_of_more_than_three_days_is_a_warning_each_day(new_lines: Callable[[], list[tuple[str, str]]]):
    log, newest = BackupLog(), backup(0)
    for days in (0.0, 1.0, 3.0, 3.1, 3.2, 4.0, 4.1, 5.05, 5.2):
        log.note(newest, NOW + days * DAY)
        log.note(None, NOW + days * DAY)
    assert new_lines() == [
        ("WARNING", f"the newest backup (0.jsonl.gz) is {days} days old: make another one") for days in (3, 4, 5)
    ]
    log.note(backup(1), NOW + 7 * DAY)
    assert [level for level, _ in new_lines()] == ["WARNING"]
    log.note(backup(1)._replace(at=NOW + 8 * DAY), NOW + 9 * DAY)
    assert new_lines() == []


def test_a_server_looks_at_its_list_of_backups_again_and_again(
    settings: Settings, new_lines: Callable[[], list[tuple[str, str]]]
):
    note_backup(settings, backup(1)._replace(at=time.time()))
    note_check(settings, NOW, "", digest=backup(1).digest)
    store, broken = Store(settings.url), [True]
    newest = store.backups.newest

    async def first_broken() -> Backup | None:
        if broken:
            broken.pop()
            raise OSError("gone")
        return await newest()

    async def watched() -> list[tuple[str, str]]:
        watching = asyncio.create_task(maintenance.watch_backups(store))
        seen: list[tuple[str, str]] = []
        async with asyncio.timeout(300):
            while len(seen) < 2:
                await asyncio.sleep(0.01)
                seen += new_lines()
        watching.cancel()
        return seen

    with pytest.MonkeyPatch.context() as patch:
        patch.setattr(maintenance, "BACKUPS", 0.01)
        patch.setattr(store.backups, "newest", first_broken)
        assert asyncio.run(watched()) == [
            ("ERROR", "the list of backups could not be read; it is tried again"),
            ("INFO", "the newest backup (1.jsonl.gz) restores"),
        ]
    store.close()
