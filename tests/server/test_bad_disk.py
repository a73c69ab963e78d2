"""A disk that is full, a database that is locked or damaged, a folder with two servers: it is said, and nothing is lost."""

import asyncio
import os
import shutil
import sqlite3
import stat
import subprocess
import sys
import threading
import time
from collections import namedtuple
from collections.abc import Iterator
from contextlib import closing, contextmanager
from pathlib import Path
from typing import Any

import httpx
import pytest
from click.testing import CliRunner

from fourkings.cli import cli
from fourkings.server import doctor
from fourkings.server.db import BadDatabase, InUse, Store, log, look_through, only_server
from fourkings.server.db.faults import NO_NAME, NO_SERVER, damage, damage_at_roots, reason
from fourkings.server.net import settings as settings_module
from fourkings.server.net.settings import DATABASE_FILE, KEY_FILE, BadSetting, Settings
from serving import WAIT, Client, device, served

Usage = namedtuple("Usage", "total used free")


@pytest.fixture(scope="module")
def folder(tmp_path_factory: pytest.TempPathFactory) -> Path:
    return tmp_path_factory.mktemp("data")


@pytest.fixture(scope="module")
def client(folder: Path) -> Iterator[Client]:
    with served(Settings(data=folder, tempo=0.0, rate=1000)) as address, device(address) as visitor:
        visitor.get("/api/me")
        yield visitor


@contextmanager
def locked(folder: Path) -> Iterator[None]:
    """Another process keeps the database for itself."""
    db = sqlite3.connect(folder / DATABASE_FILE, isolation_level=None)
    db.execute("BEGIN IMMEDIATE")
    yield
    db.execute("ROLLBACK")
    db.close()


@contextmanager
def full(folder: Path) -> Iterator[None]:
    """The disk is full but for a megabyte."""
    with pytest.MonkeyPatch.context() as patch:
        patch.setattr(shutil, "disk_usage", lambda path: Usage(10**9, 10**9 - 2**20, 2**20))
        yield


TROUBLE = pytest.mark.parametrize("trouble", [locked, full])


def readiness(client: Client, text: str) -> httpx.Response:
    """The answer of `/readyz`, once it tells this: on a busy machine it may first tell that the loop was late."""
    until = time.monotonic() + WAIT
    while text not in (answer := client.get("/readyz")).text:
        assert time.monotonic() < until, answer.text
        time.sleep(0.1)
    return answer


@pytest.mark.costly
@TROUBLE
def test_who_asks_is_told_that_nothing_can_be_kept_and_then_all_goes_on(client: Client, folder: Path, trouble: Any):
    with trouble(folder):
        answer = client.post("/api/tables", json={"game": "king"})
        assert (answer.status_code, answer.json()["code"]) == (503, "not-kept")
        assert "nothing is lost" in answer.json()["message"]
        assert client.get("/api/tables").status_code == 200  # what is only read is read
        assert readiness(client, "nothing can be kept").status_code == 503
    assert client.post("/api/tables", json={"game": "king"}).status_code == 201
    assert readiness(client, "ready\n").status_code == 200


@TROUBLE
def test_players_stay_and_play_on(client: Client, folder: Path, trouble: Any):
    with client.sit(client.make()) as line:
        update = line.my_turn(line.hello())
        with trouble(folder):
            asked = line.write("act", version=update["version"], action=update["deal"]["legal"][0])
            refused = line.hear("refusal")
            assert (refused["answers"], refused["reason"]["key"]) == (asked, "not-kept")
        asked = line.write("act", version=update["version"], action=update["deal"]["legal"][0])
        heard = line.hear("event")
        assert (heard["answers"], heard["version"]) == (asked, update["version"] + 1)
        assert line.my_turn(heard)  # the bots play on


def test_a_slow_disk_holds_up_only_what_it_stores(client: Client, monkeypatch: pytest.MonkeyPatch):
    append, begun = log._append_plainly, threading.Event()

    def slowly(*given: Any) -> None:
        begun.set()
        time.sleep(1.0)
        append(*given)

    with client.sit(client.make()) as line:
        update = line.my_turn(line.hello())
        monkeypatch.setattr(log, "_append_plainly", slowly)
        asked = line.write("act", version=update["version"], action=update["deal"]["legal"][0])
        assert begun.wait(WAIT)
        assert client.get("/livez").status_code == client.get("/api/tables").status_code == 200
        with pytest.raises(TimeoutError):  # both were answered while the card is not stored, and nobody has seen it
            line.socket.recv(timeout=0)
        assert line.hear("event")["answers"] == asked


def test_bots_wait_and_play_on_by_themselves(client: Client, folder: Path):
    with client.sit(client.make()) as line:
        line.hello()
        asked = line.write("away")
        line.hear("event", lambda update: update["answers"] == asked)
        with locked(folder):
            refused = line.hear("refusal")
            assert (refused["answers"], refused["reason"]["key"]) == (None, "not-kept")
        before = line.hear("event")["version"]
        assert line.hear("event")["version"] == before + 1


@pytest.mark.parametrize(
    ("text", "why"),
    [
        ('connection failed: FATAL:  database "fourkings" does not exist', NO_NAME),
        ('connection failed: FATAL:  role "four" does not exist', NO_SERVER),
        ("connection failed: Connection refused", NO_SERVER),
    ],
)
def test_a_database_that_was_never_created_is_told_from_a_server_that_is_silent(text: str, why: str):
    error = type("OperationalError", (Exception,), {"sqlstate": None})(text)
    assert reason(error) == why


def test_a_second_server_is_refused_and_the_lock_ends_with_its_process(tmp_path: Path):
    url = Settings(data=tmp_path).url
    code = f"from fourkings.server.db import only_server\nwith only_server({url!r}):\n print('held', flush=True); input()"
    with subprocess.Popen([sys.executable, "-c", code], stdin=subprocess.PIPE, stdout=subprocess.PIPE, text=True) as other:
        assert other.stdout.readline() == "held\n"
        with (
            pytest.raises(InUse, match="stop it first, or choose another folder"),
            only_server(url),
        ):
            pass
        other.kill()
        other.wait()
        with only_server(url):
            pass


def test_a_key_is_written_whole_or_not_at_all(tmp_path: Path, monkeypatch: pytest.MonkeyPatch):
    settings = Settings(data=tmp_path)

    def no_room(handle: int) -> None:
        raise OSError(28, "No space left on device")

    with monkeypatch.context() as patch:
        patch.setattr(settings_module.os, "fsync", no_room)
        with pytest.raises(OSError, match="No space"):
            settings.secret_key()
    assert list(tmp_path.iterdir()) == []
    assert len(settings.secret_key()) == 64
    assert [path.name for path in tmp_path.iterdir()] == [KEY_FILE]
    assert stat.S_IMODE((tmp_path / KEY_FILE).stat().st_mode) == 0o600 or os.name != "posix"


@pytest.mark.parametrize("key", ["", "\n" * 64, "short"])
def test_a_key_that_is_not_whole_signs_nothing(tmp_path: Path, key: str):
    (tmp_path / KEY_FILE).write_text(key)
    settings = Settings(data=tmp_path)
    for read in (settings.secret_key, settings.stored_key):
        with pytest.raises(BadSetting, match="contains no complete key"):
            read()
    assert {finding.key for finding in doctor.examine(settings)} >= {"key-broken"}


def test_a_start_looks_at_the_roots_alone_and_what_is_damaged_deeper_is_said_once_the_server_is_up(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
):
    settings = Settings(data=tmp_path)
    Store(settings.url).close()
    path = tmp_path / DATABASE_FILE
    with closing(sqlite3.connect(path)) as db, db:
        db.execute("CREATE TABLE deep (text)")
        db.executemany("INSERT INTO deep VALUES (?)", [("x" * 2000,)] * 100)
    assert damage_at_roots(path) == damage(path) == ""
    text = bytearray(path.read_bytes())
    text[-3 * 4096 : -2 * 4096] = b"\xff" * 4096
    path.write_bytes(text)
    assert damage_at_roots(path) == ""
    assert "is damaged" in damage(path)
    with served(settings) as address, device(address) as client:  # a small file is looked through as soon as it is up
        assert readiness(client, "is damaged").status_code == 503
    path.write_bytes(text[: -2 * 4096])
    assert "bytes are missing at its end" in damage_at_roots(path) or "contradict each other" in damage_at_roots(path)


def test_a_damaged_file_is_told_in_words_wherever_it_is_opened(tmp_path: Path):
    settings, file = Settings(data=tmp_path), tmp_path / DATABASE_FILE

    def said(*arguments: str) -> str:
        ran = CliRunner().invoke(cli, [*arguments, "--data", str(tmp_path)])
        assert ran.exit_code in (1, 2)
        return ran.stderr

    Store(settings.url).close()
    text = bytearray(file.read_bytes())
    text[4096 * 3 : 4096 * 8] = b"\xff" * 4096 * 5
    file.write_bytes(text)
    finding = next(finding for finding in doctor.examine(settings) if finding.key == "database-out-of-reach")
    serve, backup = ("serve", "--no-open", "--port", "0"), ("backup", str(tmp_path / "out"))
    for words in (str(finding.params["error"]), said(*serve), said(*backup)):
        assert "is damaged" in words or "contradict each other" in words


def test_looking_a_file_through_ends_with_who_asked_for_it(tmp_path: Path):
    Store(Settings(data=tmp_path).url).close()
    assert asyncio.run(look_through(tmp_path / DATABASE_FILE)) == ""

    async def scene() -> None:
        task = asyncio.create_task(look_through(tmp_path / DATABASE_FILE))
        await asyncio.sleep(0)
        task.cancel()
        with pytest.raises(asyncio.CancelledError):
            await task

    asyncio.run(scene())


@pytest.mark.skipif(os.name != "posix", reason="links need rights elsewhere")
def test_a_database_under_two_names_is_refused_and_one_behind_a_link_is_one(tmp_path: Path):
    for folder in ("one", "two", "three"):
        (tmp_path / folder).mkdir()
    Store(f"sqlite:///{tmp_path}/one/x.db").close()
    (tmp_path / "three" / "x.db").symlink_to(tmp_path / "one" / "x.db")
    url = f"sqlite:///{tmp_path}/one/x.db"
    with only_server(url), pytest.raises(InUse), only_server(f"sqlite:///{tmp_path}/three/x.db"):
        pass
    os.link(tmp_path / "one" / "x.db", tmp_path / "two" / "x.db")
    for name in ("one", "two"):
        with pytest.raises(BadDatabase, match="Make a copy"), only_server(f"sqlite:///{tmp_path}/{name}/x.db"):
            pass


@pytest.mark.skipif(os.name != "posix", reason="modes of files are POSIX's")
def test_a_lock_is_for_its_owner_alone_even_one_of_before(tmp_path: Path):
    url, lock = f"sqlite:///{tmp_path / DATABASE_FILE}", tmp_path / f"{DATABASE_FILE}.lock"
    for _ in range(2):
        with only_server(url):
            assert stat.S_IMODE(lock.stat().st_mode) == 0o600
        lock.chmod(0o644)
