"""Systems without what only Linux or POSIX has, or without the extra `server`: it does without, or says what to install."""

import os
import re
import socket
import subprocess
import sys
import tomllib
from pathlib import Path
from urllib.request import urlopen

import pytest

from fourkings import cores, system
from fourkings.cli import serve
from fourkings.server import NEEDS
from fourkings.server.net import network
from fourkings.server.net.settings import Settings
from watchdog import started

ABSENT = {
    "os": (
        "sched_getaffinity sched_setaffinity fork forkpty nice getloadavg getuid geteuid getgid getegid setsid killpg "
        "getpgid register_at_fork sysconf getpriority setpriority sync mkfifo chown lchown pread pwrite posix_fallocate"
    ),
    "signal": (
        "SIGKILL SIGUSR1 SIGUSR2 SIGHUP SIGQUIT SIGALRM SIGCHLD SIGPIPE alarm setitimer pthread_sigmask sigwait pause"
    ),
    "socket": "SO_REUSEPORT",
    "select": "epoll poll",
}
"""Functions and constants that are not on every system, by module."""
MODULES = ("resource", "fcntl", "pwd", "grp", "termios", "pty", "syslog")
HIDE = f"""
import importlib, sys
for name in {MODULES!r}:
    sys.modules[name] = None
for module, names in {ABSENT!r}.items():
    module = importlib.import_module(module)
    for name in names.split():
        vars(module).pop(name, None)
"""


@pytest.fixture(scope="module")
def poor(tmp_path_factory: pytest.TempPathFactory) -> dict[str, str]:
    folder = tmp_path_factory.mktemp("poor")
    (folder / "sitecustomize.py").write_text(HIDE, "utf-8")
    paths = [str(folder), *filter(None, [os.environ.get("PYTHONPATH")])]
    return {**os.environ, "PYTHONPATH": os.pathsep.join(paths), "LC_ALL": "C.UTF-8", "FOURKINGS_DATA": str(folder / "data")}


def fourkings(poor: dict[str, str], *arguments: str) -> str:
    command = [sys.executable, "-m", "fourkings", *arguments]
    ran = subprocess.run(command, env=poor, capture_output=True, text=True, check=False, timeout=300)
    assert (ran.returncode, ran.stderr) == (0, "")
    return ran.stdout


@pytest.mark.costly
def test_every_module_can_be_imported(poor: dict[str, str]):
    """But those that say which extra to install for a library that is not there."""
    code = "import pkgutil, fourkings\nfor one in pkgutil.walk_packages(fourkings.__path__, 'fourkings.'):\n"
    code += "    if not one.name.endswith('__main__') and '.migrations.' not in one.name:\n        try:\n"
    code += "            __import__(one.name)\n        except ModuleNotFoundError as missing:\n"
    code += "            assert 'four-kings[' in str(missing), missing\n"
    ran = subprocess.run([sys.executable, "-c", code], env=poor, capture_output=True, text=True, check=False)
    assert (ran.returncode, ran.stderr) == (0, "")


def test_commands_do_without_them(poor: dict[str, str]):
    assert "king" in fourkings(poor, "games")
    assert fourkings(poor, "simulate", "king", "--bots", "careful").startswith('{"format": "fourkings/1"')
    assert "playout" in fourkings(poor, "bench", "--help")


@pytest.mark.costly
def test_matches_are_spread_over_processes_without_them(poor: dict[str, str]):
    alone = fourkings(poor, "match", "king", "careful", "chance", "--sets", "4", "--processes", "1", "--json")
    assert fourkings(poor, "match", "king", "careful", "chance", "--sets", "4", "--processes", "2", "--json") == alone


@pytest.mark.costly
def test_the_doctor_does_without_them(poor: dict[str, str]):
    command = [sys.executable, "-m", "fourkings", "doctor", "--port", "0"]
    ran = subprocess.run(command, env=poor, capture_output=True, text=True, check=False, timeout=300)
    assert ran.returncode in (0, 1), ran.stderr
    assert ran.stderr == ""
    assert "database" in ran.stdout


@pytest.mark.costly
def test_a_server_starts_thinks_in_processes_and_stops_without_them(poor: dict[str, str], tmp_path: Path):
    command = [sys.executable, "-m", "fourkings", "serve", "--port", "0", "--no-open", "--workers", "1"]
    with started(command, tmp_path, poor) as address, urlopen(f"{address}livez") as answer:
        assert answer.status == 200


def test_cores_are_those_that_one_is_bound_to_where_the_system_tells(monkeypatch: pytest.MonkeyPatch):
    monkeypatch.setattr(os, "sched_getaffinity", lambda process: {0, 2, 5}, raising=False)
    assert cores.usable_cores() == 3
    monkeypatch.delattr(os, "sched_getaffinity")
    monkeypatch.setattr(os, "cpu_count", lambda: 7)
    assert cores.usable_cores() == 7
    monkeypatch.setattr(os, "cpu_count", lambda: None)
    assert cores.usable_cores() == 1


def test_what_a_system_lacks_is_done_without(monkeypatch: pytest.MonkeyPatch, tmp_path: Path):
    for name in ("nice", "killpg", "sysconf"):
        monkeypatch.delattr(os, name, raising=False)
    monkeypatch.setitem(sys.modules, "resource", None)
    system.be_nicer(5)
    assert system.open_files(64) is None
    assert system.work_of(os.getpid()) == 0
    with subprocess.Popen([sys.executable, "-c", ""]) as process:
        system.kill_group(process)  # type: ignore[arg-type]
    assert process.returncode == 0


def test_a_machine_without_a_screen_shows_how_to_open_the_page_from_another(
    monkeypatch: pytest.MonkeyPatch, tmp_path: Path, capsys: pytest.CaptureFixture[str]
):
    monkeypatch.setattr(network, "in_container", lambda: False)
    serve._show_tunnel(Settings(data=tmp_path), 8412)
    assert "ssh -L 8412:127.0.0.1:8412 " in capsys.readouterr().out
    serve._show_tunnel(Settings(data=tmp_path, host="0.0.0.0"), 8412)
    assert capsys.readouterr().out == ""


@pytest.mark.parametrize(
    ("platform", "variables", "home", "screen"),
    [
        ("win32", {"LOCALAPPDATA": "AppData"}, Path("AppData"), True),
        ("darwin", {}, Path.home() / "Library" / "Application Support", True),
        ("linux", {"XDG_DATA_HOME": "data", "DISPLAY": ":0"}, Path("data"), True),
        ("linux", {}, Path.home() / ".local" / "share", False),
    ],
)
def test_each_system_has_its_places(
    platform: str, variables: dict[str, str], home: Path, screen: bool, monkeypatch: pytest.MonkeyPatch
):
    for name in ("LOCALAPPDATA", "XDG_DATA_HOME", "DISPLAY", "WAYLAND_DISPLAY"):
        monkeypatch.delenv(name, raising=False)
    for name, value in variables.items():
        monkeypatch.setenv(name, value)
    monkeypatch.setattr(sys, "platform", platform)
    assert system.data_home() == home
    assert system.has_screen() is screen


ROOT = Path(__file__).parents[2]
PROJECT = tomllib.loads((ROOT / "pyproject.toml").read_text("utf-8"))["project"]
OTHER_NAMES = {
    "confusable-homoglyphs": "confusable_homoglyphs",
    "pyjwt": "jwt",
    "markdown-it-py": "markdown_it",
    "prometheus-client": "prometheus_client",
    "python-json-logger": "pythonjsonlogger",
}
"""Of packages whose module has another name."""
HIDDEN = """
from importlib.machinery import PathFinder

found = PathFinder.find_spec
PathFinder.find_spec = lambda name, *where: None if name.partition(".")[0] in {names} else found(name, *where)
"""


@pytest.fixture(scope="module")
def bare(tmp_path_factory: pytest.TempPathFactory) -> dict[str, str]:
    """An environment in which nothing can be imported that only the extra brings."""
    folder = tmp_path_factory.mktemp("bare")
    # Rich brings `markdown_it` along, for rule pages on a terminal.
    (folder / "sitecustomize.py").write_text(HIDDEN.format(names={*NEEDS, "psycopg", "redis"} - {"markdown_it"}), "utf-8")
    paths = [str(folder), *filter(None, [os.environ.get("PYTHONPATH")])]
    return {**os.environ, "PYTHONPATH": os.pathsep.join(paths), "LC_ALL": "C.UTF-8", "FOURKINGS_DATA": str(folder / "data")}


def python(bare: dict[str, str], *arguments: str) -> subprocess.CompletedProcess[str]:
    ran = subprocess.run([sys.executable, *arguments], env=bare, capture_output=True, text=True, check=False, timeout=300)
    assert "Traceback" not in ran.stderr, ran.stderr
    return ran


def test_the_modules_of_the_server_are_those_of_the_extra():
    packages = {re.match(r"[\w.-]+", requirement)[0] for requirement in PROJECT["optional-dependencies"]["server"]}
    assert {OTHER_NAMES.get(package, package) for package in packages} | {"starlette"} == set(NEEDS)
    assert PROJECT["optional-dependencies"]["cluster"][0] == "four-kings[server]"
    assert not packages & {re.match(r"[\w.-]+", requirement)[0] for requirement in PROJECT["dependencies"]}


@pytest.mark.costly
@pytest.mark.parametrize(
    "command", [[], ["serve"], ["backup", "x.gz"], ["restore", __file__], ["bench", "server"]], ids=" ".join
)
def test_a_command_that_needs_the_server_says_what_to_install(bare: dict[str, str], command: list[str], tmp_path: Path):
    ran = python(bare, "-m", "fourkings", *command)
    assert (ran.returncode, ran.stdout) == (4, "")
    assert ran.stderr.startswith("Error: The server is not installed. ")
    assert "pip install 'four-kings[server]'" in ran.stderr
    assert ran.stderr.count("\n") == 1
    french = python({**bare, "LC_ALL": "fr_FR.UTF-8"}, "-m", "fourkings", *command)
    assert "Le serveur n'est pas installé" in french.stderr


def test_who_lacks_the_server_hears_that_and_not_that_the_port_is_taken(bare: dict[str, str]):
    with socket.create_server(("127.0.0.1", 0)) as taken:
        ran = python(bare, "-m", "fourkings", "serve", "--port", str(taken.getsockname()[1]))
    assert (ran.returncode, ran.stdout) == (4, "")
    assert ran.stderr.startswith("Error: The server is not installed. ")


@pytest.mark.costly
@pytest.mark.parametrize(
    "command",
    [
        ["--help"], ["serve", "--help"], ["games"], ["games", "king"], ["rules", "king"],
        ["simulate", "king", "--bots", "careful"], ["completion", "bash"],
    ],
    ids=" ".join,
)  # fmt: skip
def test_what_does_without_the_server_works(bare: dict[str, str], command: list[str]):
    ran = python(bare, "-m", "fourkings", *command)
    assert (ran.returncode, ran.stderr) == (0, "")
    assert ran.stdout


def test_the_doctor_examines_the_library_alone(bare: dict[str, str]):
    ran = python(bare, "-m", "fourkings", "doctor")
    assert ran.returncode == 0, ran.stdout
    assert "! The server is not installed" in ran.stdout
    assert "Port" not in ran.stdout


def test_the_face_does_without_the_server(bare: dict[str, str]):
    code = "import fourkings\nfor name in fourkings.__all__: getattr(fourkings, name)\n"
    code += "from fourkings import BOTS, dumps, loads, play, replay, rules\n"
    code += "match = play(rules('king'), [BOTS['careful']] * 4, bytes(32), 1)\nassert replay(loads(dumps(match))) == match"
    ran = python(bare, "-c", code)
    assert (ran.returncode, ran.stderr) == (0, "")


def test_any_other_missing_module_is_no_matter_of_the_server():
    code = "import sys\nsys.modules['fourkings.cli.games'] = None\n"
    code += "from fourkings.cli import main\nsys.argv[1:] = ['games']\nmain()\n"
    ran = subprocess.run([sys.executable, "-c", code], capture_output=True, text=True, check=False)
    assert ran.returncode == 1
    assert "ModuleNotFoundError" in ran.stderr
