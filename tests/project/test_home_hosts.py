"""The packages for home hosts, each run against a stub of its platform."""

import json
import os
import re
import shutil
import stat
import subprocess
import sys
from pathlib import Path

import pytest
import yaml

import fourkings
import services
from fourkings._version import __version__
from fourkings.server.net.settings import DATABASE_FILE, settings
from serving import WAIT, device, served

PACKAGING = Path(__file__).parents[2] / "packaging"
ADD_ON, APP = PACKAGING / "homeassistant", PACKAGING / "yunohost"
INGRESS = "/api/hassio_ingress/q3jH0yq8"
HELPERS = Path(__file__).with_name("yunohost_helpers.sh").read_text("utf-8")


def program(file: Path, text: str) -> None:
    file.parent.mkdir(parents=True, exist_ok=True)
    file.write_text(f"#!/bin/sh\n{text}\n")
    file.chmod(0o755)


def test_the_add_on_has_what_home_assistant_asks_for() -> None:
    config = yaml.safe_load((ADD_ON / "config.yaml").read_text("utf-8"))
    assert {"name", "version", "slug", "description", "arch"} <= config.keys()
    assert config["version"] == __version__
    assert {*config["arch"]} <= {"aarch64", "amd64", "armhf", "armv7", "i386"}
    assert config["options"].keys() == config["schema"].keys()
    chosen = settings(config["environment"])
    assert f"http://127.0.0.1:{chosen.port}/livez" in (ADD_ON / "Dockerfile").read_text("utf-8")
    assert (chosen.port, chosen.framing) == (config["ingress_port"], ["'self'"])


def test_the_add_on_starts_the_server_with_its_options(tmp_path: Path) -> None:
    program(tmp_path / "bin" / "fourkings", 'echo "$* admin=${FOURKINGS_ADMIN-}"')
    environment = {**os.environ, "FOURKINGS_DATA": str(tmp_path), "PATH": f"{tmp_path / 'bin'}:{os.environ['PATH']}"}
    environment.pop("FOURKINGS_ADMIN", None)
    for admin in ("", "sixteen characters!"):
        (tmp_path / "options.json").write_text(json.dumps({"admin": admin}))
        command = [sys.executable, str(ADD_ON / "start.py")]
        ran = subprocess.run(command, env=environment, capture_output=True, text=True, timeout=WAIT, check=True)
        assert ran.stdout == f"serve --no-open admin={admin}\n"


def test_the_page_answers_to_the_supervisor_below_its_path_and_in_its_frame(tmp_path: Path) -> None:
    given = yaml.safe_load((ADD_ON / "config.yaml").read_text("utf-8"))["environment"]
    given |= {"FOURKINGS_DATA": str(tmp_path), "FOURKINGS_PROXIES": "127.0.0.1", "FOURKINGS_HOST": "127.0.0.1"}
    (tmp_path / "static").mkdir()
    (tmp_path / "static" / "index.html").write_text('<!doctype html><!-- preview --><script src="/a.js"></script>')
    with served(settings(given), tmp_path / "static") as address, device(address) as client:
        headers = {"x-ingress-path": INGRESS, "host": "homeassistant.local:8123", "x-forwarded-proto": "http"}
        page = client.get("/", headers=headers)
        assert f'src="{INGRESS}/a.js"' in page.text
        assert f"; Path={INGRESS}/; " in page.headers["set-cookie"]
        assert "frame-ancestors 'self'" in page.headers["content-security-policy"]
        assert "x-frame-options" not in page.headers


def test_the_app_is_installed_moved_saved_restored_and_removed(tmp_path: Path) -> None:
    for file in APP.rglob("*"):
        if file.is_file():
            copy = tmp_path / "settings" / file.relative_to(APP)
            copy.parent.mkdir(parents=True, exist_ok=True)
            copy.write_text(
                file.read_text("utf-8").replace("/usr/share/yunohost/helpers", str(tmp_path / "helpers")), "utf-8"
            )
            copy.chmod(stat.S_IMODE(file.stat().st_mode))
    (tmp_path / "settings" / "sources").mkdir()
    (tmp_path / "settings" / "sources" / "four_kings-0.1.0-py3-none-any.whl").touch()
    (tmp_path / "helpers").write_text(HELPERS)
    program(tmp_path / "made" / "pip", f'echo pip "$@" >> {tmp_path}/calls')
    program(tmp_path / "made" / "fourkings", f'exec {sys.executable} -m fourkings "$@"')
    program(tmp_path / "bin" / "python3", f'mkdir -p "$4"\ncp -r {tmp_path}/made "$4/bin"')
    for folder in ("program", "data"):
        (tmp_path / folder).mkdir()

    def run(script: str, **more: str) -> str:
        (tmp_path / "calls").write_text("")
        given = {"app": "fourkings", "domain": "example.org", "path": "/cards", "port": "8040", "STUB": str(tmp_path)}
        given |= {"install_dir": str(tmp_path / "program"), "data_dir": str(tmp_path / "data")}
        given |= {"PATH": f"{tmp_path / 'bin'}:{os.environ['PATH']}", "YNH_APP_BASEDIR": str(tmp_path / "settings"), **more}
        given["PYTHONPATH"] = str(Path(fourkings.__file__).parents[1])
        scripts = tmp_path / "settings" / "scripts"
        folder = scripts.parent if script in ("backup", "restore") else scripts  # as YunoHost does
        ran = subprocess.run([scripts / script], cwd=folder, env=given, capture_output=True, text=True, check=False)
        assert (ran.returncode, ran.stderr) == (0, ""), script
        return (tmp_path / "calls").read_text()

    def configured() -> tuple[str, str]:
        text = (tmp_path / "program" / "settings.env").read_text("utf-8")
        environment = dict(line.split("=", 1) for line in text.splitlines())
        (place,) = re.findall(r"^location (\S+) \{", (tmp_path / "nginx.conf").read_text("utf-8"), re.MULTILINE)
        return settings(environment).origin, place

    calls = run("install")
    assert "[server]" in calls
    assert "systemctl --service=fourkings --action=start" in calls
    assert configured() == ("https://example.org/cards", "/cards/")
    assert not re.search("__[A-Z_]+__", "".join(path.read_text() for path in tmp_path.glob("*.service")))
    assert "pip install" in run("upgrade")
    run("change_url", domain="play.example.org", path="/", old_domain="example.org", old_path="/cards")
    assert configured() == ("https://play.example.org", "/")
    database, snapshot = tmp_path / "data" / DATABASE_FILE, tmp_path / "data" / "backup.jsonl.gz"
    shutil.copyfile(services.migrated_file(), database)
    saved = run("backup")
    for path in (tmp_path / "program", snapshot):
        assert f"backup {path}\n" in saved
    assert "stop" not in saved, "YunoHost copies after the script"
    assert not run("restore").count("progress: Restoring the database"), "an upgrade that failed keeps its database"
    archive = tmp_path / "archive" / snapshot.relative_to("/")
    archive.parent.mkdir(parents=True)
    snapshot.rename(archive)
    database.unlink()
    restored = run("restore")
    assert database.is_file()
    assert restored.index(f"restore {snapshot}") < restored.index("chown -R fourkings") < restored.index("=start")
    run("remove")
    assert not (tmp_path / "nginx.conf").exists()


LINT = ["shellcheck", "--shell=bash", "--severity=warning", "--exclude=SC2034,SC2154"]  # YunoHost sets and reads variables


@pytest.mark.parametrize("script", sorted(path.name for path in (APP / "scripts").iterdir()))
def test_a_script_of_the_app_is_valid_bash(script: str) -> None:
    for command in (["bash", "-n"], *([LINT] if shutil.which("shellcheck") else [])):
        ran = subprocess.run([*command, APP / "scripts" / script], capture_output=True, text=True, check=False)
        assert (ran.returncode, ran.stdout + ran.stderr) == (0, "")
