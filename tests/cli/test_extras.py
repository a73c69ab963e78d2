"""`four-kings` without its extra `server`: rules, bots and solver work; what needs the server says what to install."""

import os
import re
import socket
import subprocess
import sys
import tomllib
from pathlib import Path

import pytest

from fourkings.server import NEEDS

ROOT = Path(__file__).parents[2]
PROJECT = tomllib.loads((ROOT / "pyproject.toml").read_text("utf-8"))["project"]
MODULES = {
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
    assert {MODULES.get(package, package) for package in packages} | {"starlette"} == set(NEEDS)
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
