"""The units of systemd in `examples/host`: what they run, run here in a folder of the test."""

import os
import re
import shlex
import shutil
import subprocess
import sys
from pathlib import Path

import pytest
from click.testing import CliRunner

import services
from fourkings import doctor
from fourkings.cli import cli
from fourkings.server.db.backups import newest_backup
from fourkings.server.net.settings import DATABASE_FILE, Settings

UNITS = Path(__file__).parents[2] / "examples" / "host"
PROGRAM = "/opt/four-kings/bin/fourkings"
FOLDER = "/var/lib/fourkings-backup"


def command(unit: str) -> list[str]:
    text = (UNITS / unit).read_text("utf-8").replace("\\\n", " ")
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
    file.write_text((UNITS / "settings.env").read_text("utf-8") + more, "utf-8")
    ran = CliRunner().invoke(cli, ["doctor", "--env-file", str(file)])
    assert (ran.exit_code, text in ran.output) == (code, True), ran.output
    if code == 0:
        assert examined == [Settings(data=Path("/var/lib/fourkings"), admin="sixteen characters = enough")]
        assert os.environ["FOURKINGS_CACHE"] == "/var/cache/fourkings"


@pytest.mark.skipif(not shutil.which("systemd-analyze"), reason="systemd is missing")
def test_systemd_takes_the_units(tmp_path: Path):
    for unit in UNITS.glob("fourkings*"):
        (tmp_path / unit.name).write_text(unit.read_text("utf-8").replace(PROGRAM, "/bin/true"), "utf-8")
    verify = ["systemd-analyze", "verify", *(str(path) for path in sorted(tmp_path.glob("fourkings*")))]
    ran = subprocess.run(verify, capture_output=True, text=True, timeout=60, check=False)
    assert str(tmp_path) not in ran.stderr
    assert ran.returncode == 0, ran.stderr
