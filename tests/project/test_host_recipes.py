"""The recipes for hosts: reverse proxies, and units of systemd, run where their programs are installed."""

import os
import re
import shlex
import shutil
import signal
import subprocess
import sys
import time
from collections.abc import Iterator
from contextlib import contextmanager
from pathlib import Path

import httpx
import pytest
from click.testing import CliRunner

import services
import watchdog
from fourkings.cli import cli
from fourkings.server import doctor
from fourkings.server.db.backups import newest_backup
from fourkings.server.net.settings import DATABASE_FILE, Settings
from services import free_port
from serving import WAIT, device, served

ROOT = Path(__file__).parents[2]
RECIPES = ROOT / "packaging" / "systemd"
NAME = "play.example.org"
NGINX = Path(__file__).with_name("nginx.conf.txt").read_text("utf-8")


def program(name: str) -> str:
    path = shutil.which(name) or shutil.which(name, path="/usr/sbin:/sbin")
    if not path:
        pytest.skip(f"no {name} on this machine (Debian: apt-get install {name})")
    return path


@contextmanager
def proxy(command: list[str], port: int, **environment: str) -> Iterator[str]:
    running = subprocess.Popen(command, env={**os.environ, **environment}, stderr=subprocess.DEVNULL)
    watchdog.guard(running.pid, signal.SIGKILL)
    try:
        end = time.monotonic() + WAIT
        while True:
            assert running.poll() is None, f"{command[0]} has ended: {running.returncode}"
            assert time.monotonic() < end
            try:
                httpx.get(f"http://127.0.0.1:{port}/livez", headers={"host": NAME}, timeout=WAIT)
                break
            except httpx.TransportError:
                time.sleep(0.05)
        yield f"http://127.0.0.1:{port}"
    finally:
        running.terminate()
        running.wait(WAIT)
        watchdog.ended(running.pid)


def caddy(folder: Path, server: str, port: int) -> tuple[list[str], dict[str, str]]:
    command = [program("caddy"), "run", "--config", str(ROOT / "Caddyfile"), "--adapter", "caddyfile"]
    homes = {"XDG_DATA_HOME": str(folder / "data"), "XDG_CONFIG_HOME": str(folder / "config")}
    variables = {"FOURKINGS_SITE": f"http://:{port}", "FOURKINGS_SERVER": server, "CADDY_ADMIN": f"127.0.0.1:{free_port()}"}
    return command, {**homes, **variables}


def nginx(folder: Path, server: str, port: int) -> tuple[list[str], dict[str, str]]:
    recipe = (RECIPES.parent / "nginx.conf").read_text(encoding="utf-8")
    for before, after in (("127.0.0.1:8040", server), ("listen 80;", f"listen 127.0.0.1:{port};")):
        assert before in recipe
        recipe = recipe.replace(before, after)
    written = folder / "nginx.conf"
    written.write_text(NGINX.format(folder=folder, recipe=recipe), encoding="utf-8")
    return [program("nginx"), "-p", str(folder), "-e", str(folder / "errors"), "-c", str(written)], {}


@pytest.mark.parametrize("in_front", [caddy, nginx])
def test_a_table_is_played_at_through_a_proxy(in_front, tmp_path: Path):
    chosen = Settings(data=tmp_path / "data", tempo=0.0, proxies="127.0.0.1", hosts=NAME, metrics=True)
    with served(chosen) as address:
        port = free_port()
        command, environment = in_front(tmp_path, address.removeprefix("http://"), port)
        with proxy(command, port, **environment) as there, device(there) as client:
            client.headers["host"] = NAME
            assert client.get("/api/games").status_code == 200
            table = client.make()
            with client.sit(table, origin=there) as line:
                assert line.hello()["table"] == table
                line.write("ping")
                assert line.hear("pong")["version"] >= 1
            assert client.get("/metrics").status_code == 404, "figures are for the inside alone"


@pytest.mark.parametrize("unit", sorted(path.name for path in RECIPES.glob("fourkings*")))
def test_units_of_systemd_are_without_fault(unit: str, tmp_path: Path):
    for file in RECIPES.glob("fourkings*"):  # a timer names its service
        text = file.read_text(encoding="utf-8").replace(PROGRAM, "/bin/true")
        (tmp_path / file.name).write_text(text.replace("User=fourkings", "User=root"), encoding="utf-8")
    command = [program("systemd-analyze"), "verify", "--recursive-errors=no", str(tmp_path / unit)]
    ran = subprocess.run(command, capture_output=True, text=True, check=False, timeout=WAIT)
    assert (ran.returncode, ran.stderr) == (0, "")


PROGRAM = "/opt/four-kings/bin/fourkings"
FOLDER = "/var/lib/fourkings-backup"


def command(unit: str) -> list[str]:
    text = (RECIPES / unit).read_text("utf-8").replace("\\\n", " ")
    [line] = re.findall(r"^ExecStart=(.*)$", text, re.MULTILINE)
    return [word.replace("$$", "$").replace("%%", "%") for word in shlex.split(line)]


def nightly(folder: Path, program: str, environment: dict[str, str] | None = None) -> subprocess.CompletedProcess[str]:
    """Run what the timer starts, with another program and another folder for its files."""
    words = [word.replace(PROGRAM, program).replace(FOLDER, str(folder)) for word in command("fourkings-backup.service")]
    return subprocess.run(
        words, env={**os.environ, **(environment or {})}, capture_output=True, text=True, timeout=300, check=False
    )


def stand_in(folder: Path, backup: int, check: int) -> str:
    """Make a program that notes its arguments and ends with these exit codes."""
    path = folder / "stand-in"
    path.write_text(
        f'#!/bin/sh\necho "$*" >> "{folder}/calls"\ncase "$*" in *--check*) exit {check};; *) exit {backup};; esac\n'
    )
    path.chmod(0o700)
    return shlex.quote(str(path))


@pytest.mark.parametrize(("backup", "check", "code", "calls"), [(0, 0, 0, 2), (0, 1, 1, 2), (0, 2, 2, 2), (1, 0, 1, 1)])
def test_the_nightly_backup_is_checked_and_fails_with_either(
    tmp_path: Path, backup: int, check: int, code: int, calls: int
):
    assert nightly(tmp_path, stand_in(tmp_path, backup, check)).returncode == code
    noted = (tmp_path / "calls").read_text().splitlines()
    assert len(noted) == calls
    files = {line.rpartition(" ")[2] for line in noted}
    assert len(files) == 1
    assert re.fullmatch(re.escape(str(tmp_path)) + r"/[1-7]\.jsonl\.gz", files.pop())
    assert [("--check" in line.split()) for line in noted] == [False, True][:calls]


@pytest.mark.costly
def test_the_nightly_backup_leaves_its_result_in_the_database(tmp_path: Path):
    data, backups = tmp_path / "data", tmp_path / "backups"
    data.mkdir()
    backups.mkdir()
    shutil.copyfile(services.migrated_file(), data / DATABASE_FILE)
    program = f"{shlex.quote(sys.executable)} -m fourkings"
    ran = nightly(backups, program, {"FOURKINGS_DATA": str(data)})
    assert (ran.returncode, ran.stdout, ran.stderr) == (0, "", "")
    [file] = backups.iterdir()
    newest = newest_backup(Settings(data=data))
    assert newest
    assert newest.checked is not None
    assert (Path(newest.file).name, newest.fault) == (file.name, "")


@pytest.mark.parametrize(
    ("more", "code", "text"),
    [
        ("FOURKINGS_ADMIN='sixteen characters = enough'\n; a comment\n", 0, ""),
        (
            "FOURKINGS_PROX=127.0.0.1\n",
            2,
            "there is no setting FOURKINGS_PROX: correct or remove it. Did you mean 'FOURKINGS_PROXIES'?",
        ),
        ("FOURKINGS_PORT 8040\n", 2, "service.env, line 8: a setting is written NAME=VALUE"),
    ],
)
def test_doctor_looks_at_the_settings_of_the_service(
    more: str, code: int, text: str, tmp_path: Path, monkeypatch: pytest.MonkeyPatch
):
    """Its own environment is another one: here its port is no number."""
    examined: list[Settings] = []
    monkeypatch.setattr(doctor, "examine", lambda settings: examined.append(settings) or ())
    monkeypatch.setattr(os, "environ", {**os.environ, "FOURKINGS_PORT": "none"})
    file = tmp_path / "service.env"
    file.write_text((RECIPES / "settings.env").read_text("utf-8") + more, "utf-8")
    ran = CliRunner().invoke(cli, ["doctor", "--env-file", str(file)])
    assert (ran.exit_code, text in ran.output) == (code, True), ran.output
    if code == 0:
        assert examined == [Settings(data=Path("/var/lib/fourkings"), admin="sixteen characters = enough")]
        assert os.environ["FOURKINGS_CACHE"] == "/var/cache/fourkings"
