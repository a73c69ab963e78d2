"""`fourkings doctor`: each thing that may be wrong with a machine is made wrong here, and found."""

import asyncio
import dataclasses
import os
import socket
import subprocess
import sys
from pathlib import Path
from types import SimpleNamespace

import pytest
from fastapi import FastAPI

import services
from fourkings.app.models import Backup, Stored, Summary
from fourkings.i18n import language
from fourkings.i18n.languages import LANGUAGES
from fourkings.server import doctor
from fourkings.server.db import Store
from fourkings.server.db.backups import note_backup, note_check
from fourkings.server.doctor import CHECKS, Finding, examine, sentences
from fourkings.server.net.settings import Settings
from serving import WAIT, served


@pytest.fixture
def free() -> int:
    return services.free_port()


@pytest.fixture
def settings(tmp_path: Path, free: int) -> Settings:
    return Settings(port=free, data=tmp_path / "data")


def findings(settings: Settings) -> dict[str, Finding]:
    return {finding.key: finding for finding in examine(settings)}


def test_a_machine_that_works_is_told_so_and_left_as_it_was(settings: Settings):
    everything = findings(settings)
    assert len(everything) == len(CHECKS)
    assert not [finding for finding in everything.values() if finding.health == "ill"]
    assert {"python", "data", "database-new", "clock", "port"} <= set(everything)
    assert not settings.data.exists()


def test_a_database_that_stands_is_reached(settings: Settings):
    settings.data.mkdir()
    Store(settings.url).close()
    assert findings(settings)["database"].params["version"]


def test_a_file_that_is_no_database_is_found(settings: Settings):
    settings.data.mkdir()
    (settings.data / "fourkings.sqlite3").write_bytes(b"no database at all, but long enough to look like a file" * 100)
    assert findings(settings)["database-out-of-reach"].health == "ill"


def test_a_database_that_nobody_serves_is_found_without_its_password(tmp_path: Path, free: int):
    bad = Settings(port=free, data=tmp_path, database="postgresql://me:hush@127.0.0.1:1/none")
    finding = findings(bad)["database-out-of-reach"]
    assert "hush" not in str(finding.params)


def test_a_port_in_use_is_found(settings: Settings):
    with socket.socket() as other:
        other.bind(("127.0.0.1", settings.port))
        other.listen()
        assert findings(settings)["port-taken"].params["port"] == str(settings.port)


def test_a_data_folder_below_a_file_is_found(tmp_path: Path, free: int):
    (tmp_path / "file").write_text("here")
    assert findings(Settings(port=free, data=tmp_path / "file" / "data"))["data-file"].health == "ill"


def test_a_page_that_is_not_built_is_found(settings: Settings, tmp_path: Path, monkeypatch: pytest.MonkeyPatch):
    monkeypatch.setattr(doctor, "STATIC", tmp_path / "nothing")
    assert findings(settings)["page-missing"].health == "ill"


def test_a_clock_that_is_behind_is_found(settings: Settings, monkeypatch: pytest.MonkeyPatch):
    monkeypatch.setattr(doctor.time, "time", lambda: 86400.0)
    assert findings(settings)["clock-behind"].params["now"].startswith("1970")


def test_a_full_disk_is_worth_a_word(settings: Settings, monkeypatch: pytest.MonkeyPatch):
    full = SimpleNamespace(total=1, used=1, free=5 * 2**20)
    monkeypatch.setattr(doctor.shutil, "disk_usage", lambda path: full)
    assert findings(settings)["data-full"].params["free"] == 5


def test_a_server_with_a_name_and_no_proxy_is_worth_a_word(settings: Settings):
    assert findings(settings)["proxy"].health == "well"
    named = dataclasses.replace(settings, hosts="play.example.org")
    assert findings(named)["proxy-unnamed"].params == {"hosts": "play.example.org"}
    assert findings(dataclasses.replace(named, proxies="10.0.0.1"))["proxy"].params == {"proxies": "10.0.0.1"}


def test_a_key_that_the_first_start_will_create_is_not_called_intact(settings: Settings):
    assert findings(settings)["key-new"].health == "well"
    settings.secret_key()
    assert findings(settings)["key"].health == "well"
    for other in ({"secret": "s" * 32}, {"database": "postgresql://host/name"}):
        assert doctor._key(dataclasses.replace(settings, data=settings.data / "new", **other)).key == "key"


DAY = 86400.0
NOW = 1_900_000_000.0
"""A time after this program was written, at which its clock is not behind."""


@pytest.fixture
def at_now(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(doctor.time, "time", lambda: NOW)


def list_backup(settings: Settings, days: float, fault: str | None = None, file: str = "/backups/3.jsonl.gz") -> None:
    note_backup(settings, Backup(file, NOW - days * DAY, file, 12))
    if fault is not None:
        assert note_check(settings, NOW, fault, digest=file)


def backup_finding(settings: Settings) -> Finding:
    assert doctor._backup in CHECKS
    assert doctor._backup not in doctor.LIBRARY
    return doctor._backup(settings)


@pytest.fixture(params=["sqlite", "postgresql"])
def stored(request: pytest.FixtureRequest, settings: Settings) -> Settings:
    if request.param == "postgresql":
        settings = dataclasses.replace(settings, database=services.database_of(settings.data))
    settings.data.mkdir()
    store = Store(settings.url)
    summary = Summary(1, 0, (0, 0, 0, 0), False, ())
    table = Stored("t", "king", "classic", bytes(32), "calm", summary, NOW - 5 * DAY, NOW)
    asyncio.run(store.tables.create(table, ["anna"], ["{}"]))
    store.close()
    return settings


@pytest.mark.usefixtures("at_now")
def test_the_newest_backup_is_judged_by_its_age_and_its_check(stored: Settings):
    assert backup_finding(stored) == Finding("backup-none", "mind")
    old = {"file": "/backups/3.jsonl.gz", "count": 8, "unit": "days"}
    list_backup(stored, 8, "")
    assert backup_finding(stored) == Finding("backup-old", "mind", old)
    list_backup(stored, 0.13)
    new = {"file": "/backups/3.jsonl.gz", "count": 3, "unit": "hours"}
    assert backup_finding(stored) == Finding("backup-unchecked", "mind", new)
    list_backup(stored, 0.13, "")
    assert backup_finding(stored) == Finding("backup", "well", new)
    list_backup(stored, 0.13, "line 3 of the backup: its log is empty")
    fault = {"fault": "line 3 of the backup: its log is empty"}
    assert backup_finding(stored) == Finding("backup-broken", "ill", {**new, **fault})


def test_a_server_that_is_new_needs_no_backup_yet(settings: Settings, monkeypatch: pytest.MonkeyPatch):
    assert backup_finding(settings) == Finding("backup-early", "well")
    assert not settings.data.exists()
    settings.data.mkdir()
    Store(settings.url).close()
    assert backup_finding(settings) == Finding("backup-early", "well")
    monkeypatch.setattr("fourkings.server.db.backups.oldest_table", lambda settings: doctor.time.time() - DAY)
    assert backup_finding(settings) == Finding("backup-early", "well")


def test_a_list_of_backups_that_cannot_be_read_is_no_reason_to_fail(settings: Settings):
    bad = dataclasses.replace(settings, database="postgresql://me:hush@127.0.0.1:1/none")
    assert backup_finding(bad) == Finding("backup-unread", "mind")


@pytest.mark.usefixtures("at_now")
@pytest.mark.parametrize(
    ("days", "english", "russian", "arabic"),
    [
        (-1.0, "just now", "только что", "قبل قليل"),
        (0.0, "just now", "только что", "قبل قليل"),
        (1 / 1440, "a minute ago", "1 минуту назад", "قبل دقيقة"),
        (0.9, "21 hours ago", "21 час назад", "قبل 21 ساعة"),
        (2.5, "2 days ago", "2 дня назад", "قبل يومين"),
        (6.0, "6 days ago", "6 дней назад", "قبل 6 أيام"),
    ],
)
def test_an_age_is_in_its_largest_unit(settings: Settings, days: float, english: str, russian: str, arabic: str):
    settings.data.mkdir()
    Store(settings.url).close()
    list_backup(settings, days, "")
    finding = backup_finding(settings)
    for code, age in (("en", english), ("ru", russian), ("ar", arabic)):
        assert f" {age}" in next(sentences(language(code, isolating=False), finding)), code


@pytest.mark.usefixtures("at_now")
def test_a_fault_is_in_the_language_of_the_reader(settings: Settings):
    settings.data.mkdir()
    Store(settings.url).close()
    list_backup(settings, 1, "the backup was changed or damaged: its checksum does not agree")
    finding = backup_finding(settings)
    text, remedy = sentences(language("en", isolating=False), finding)
    assert "does not restore: the backup was changed or damaged: its checksum does not agree." in text
    assert remedy == "Make another backup and check it. Keep the older files."
    for code in LANGUAGES:
        texts = list(sentences(language(code, isolating=False), finding))
        assert ("checksum" in texts[0]) == (code == "en"), code
        assert len(texts) == 2


def run(*arguments: str, **environment: str) -> subprocess.CompletedProcess[str]:
    command = [sys.executable, "-m", "fourkings", "doctor", *arguments]
    return subprocess.run(command, capture_output=True, text=True, check=False, env={**os.environ, **environment})


@pytest.mark.costly
def test_a_poor_terminal_gets_plain_signs(tmp_path: Path, free: int):
    ran = run("--port", str(free), "--data", str(tmp_path), "--lang", "en", PYTHONIOENCODING="ascii", PYTHONUTF8="0")
    assert ran.returncode == 0, ran.stderr
    assert "+ Four Kings" in ran.stdout
    assert "PYTHONUTF8=1" in ran.stdout


@pytest.mark.parametrize(("late", "key"), [(0.001, "loop"), (0.05, "loop-late")])
def test_a_loop_that_is_woken_late_is_told(settings: Settings, monkeypatch: pytest.MonkeyPatch, late: float, key: str):
    async def delays() -> list[float]:
        return [late] * 99 + [0.2]

    monkeypatch.setattr(doctor, "_delays", delays)
    finding = findings(settings)[key]
    assert (finding.params["median"], finding.params["most"]) == (round(1000 * late), 200)


def test_a_server_in_play_is_known_by_a_word(tmp_path: Path, monkeypatch: pytest.MonkeyPatch):
    """To have its whole API described would keep every table waiting for seconds."""
    monkeypatch.setattr(doctor, "PROBE_TIMEOUT", WAIT)
    with served(Settings(data=tmp_path)) as address:
        monkeypatch.setattr(FastAPI, "openapi", lambda app: pytest.fail("the API is described"))
        chosen = Settings(port=int(address.rpartition(":")[2]), data=tmp_path)
        assert findings(chosen)["port-ours"].health == "well"
