"""An upgrade as the pages say: a wheel of a newer commit takes the place of the older one, and each shows its version."""

import os
import re
import shutil
import subprocess
import sys
import venv
from pathlib import Path

import pytest

from build_tools import version as builds
from fourkings import __version__
from installing import copy_sources

ROOT = Path(__file__).parents[2]
PAGES = [ROOT / "docs" / name for name in ("operate.md", "operate.fr.md", "install.md", "install.fr.md")]
NEWEST = "$(ls -t dist/*.whl | head -1)"
"""How the pages name the wheel: an older one beside it does not matter."""
FIRST, SECOND = "2026-02-03T04:05:06+0200", "2026-02-03T04:05:07+0200"
DEV = f"{__version__}.dev20260203020506"
"""The version of a commit of the first time, in UTC."""


def run(*command: object, cwd: Path, **environment: str) -> str:
    env = {key: value for key, value in os.environ.items() if not key.startswith(("GIT_", "PYTHON", "PIP_"))} | environment
    ran = subprocess.run([str(word) for word in command], cwd=cwd, env=env, capture_output=True, text=True, check=False)
    assert ran.returncode == 0, f"{ran.stdout}{ran.stderr}"
    return ran.stdout


def git(folder: Path, *arguments: str, at: str = FIRST) -> str:
    who = ["-c", "user.name=Anna", "-c", "user.email=anna@example.org", "-c", "commit.gpgsign=false"]
    return run("git", *who, *arguments, cwd=folder, GIT_COMMITTER_DATE=at, GIT_AUTHOR_DATE=at)


def commit(folder: Path, at: str) -> None:
    git(folder, "add", "-A")
    git(folder, "commit", "-q", "--allow-empty", "-m", "A change", at=at)


@pytest.fixture
def clone(tmp_path: Path) -> Path:
    folder = tmp_path / "clone"
    (folder / builds.MODULE).parent.mkdir(parents=True)
    shutil.copy(ROOT / builds.MODULE, folder / builds.MODULE)
    git(folder, "init", "-q")
    commit(folder, FIRST)
    return folder


def test_a_build_has_the_time_of_its_commit_in_utc(clone: Path):
    assert builds.version(clone) == DEV
    commit(clone, SECOND)
    assert builds.version(clone) == DEV.removesuffix("6") + "7"


def test_a_tagged_commit_is_the_release(clone: Path):
    git(clone, "tag", f"v{__version__}")
    assert builds.version(clone) == __version__
    (clone / "new").write_text("1")
    assert builds.version(clone).startswith(f"{DEV}+changed."), "a release has no changes"


def test_changes_are_part_of_the_version(clone: Path):
    def built() -> str:
        built_version = builds.version(clone)
        assert re.fullmatch(re.escape(DEV) + r"\+changed\.[0-9a-f]{8}", built_version)
        assert builds.version(clone) == built_version, "the same sources, the same version"
        return built_version

    (clone / "new").write_text("1")
    seen = {built()}
    (clone / "new").write_text("2")
    seen.add(built())
    module = clone / builds.MODULE
    module.write_text(module.read_text() + "\n")
    seen.add(built())
    assert len(seen) == 3


def test_what_is_no_clone_has_the_plain_version(clone: Path, tmp_path: Path, monkeypatch: pytest.MonkeyPatch):
    inside = clone / "archives" / "four-kings"
    shutil.copytree(clone / "src", inside / "src")
    assert builds.version(inside) == __version__, "another repository around it"
    shutil.copytree(clone / "src", tmp_path / "archive" / "src")
    assert builds.version(tmp_path / "archive") == __version__
    (clone / "PKG-INFO").write_text("")
    assert builds.version(clone) == __version__, "an sdist that somebody put under Git"
    (clone / "PKG-INFO").unlink()
    monkeypatch.setenv("PATH", str(tmp_path))
    assert builds.version(clone) == __version__, "no Git"


def test_the_module_of_a_package_has_its_version():
    assert builds.module(ROOT, __version__) is None
    text = builds.module(ROOT, "0.1.0.dev7")
    assert text is not None
    assert '__version__ = "0.1.0.dev7"\n' in text
    assert text.replace("0.1.0.dev7", __version__) == (ROOT / builds.MODULE).read_text("utf-8")


@pytest.fixture(scope="module")
def program(tmp_path_factory: pytest.TempPathFactory) -> Path:
    """A clone of this repository as it is here, with one commit, and without its page."""
    folder = copy_sources(tmp_path_factory.mktemp("upgrade") / "clone", "tests/", "research/", "web/", "docs/images/")
    git(folder, "init", "-q")
    commit(folder, FIRST)
    return folder


def build(folder: Path, *what: str, to: str = "dist") -> None:
    run(sys.executable, "-m", "hatchling", "build", *what, "-d", folder / to, cwd=folder, FOURKINGS_SKIP_WEB="1")


def upgrade(clone: Path) -> None:
    commands = clone / "src" / "fourkings" / "cli" / "__init__.py"
    commands.write_text(commands.read_text("utf-8").replace("List the games", "Show the games"), "utf-8")
    commit(clone, SECOND)
    build(clone, "-t", "wheel")


def commands_of(page: str, program: str) -> list[str]:
    """Return the commands of a page's section on upgrades that install by a program."""
    text = (ROOT / "docs" / page).read_text("utf-8")
    [section] = re.findall(r"^## (?:Upgrade|Mettre à jour)\n(.*?)^## ", text, re.DOTALL | re.MULTILINE)
    return re.findall(rf"^(?:\S*/)?({program} .*{re.escape(NEWEST)}.*?)(?: +#.*)?$", section, re.MULTILINE)


def shown(folder: Path, program: Path, *arguments: str, **environment: str) -> str:
    return run(program, *arguments, cwd=folder, LC_ALL="C.UTF-8", **environment)


@pytest.mark.costly
@pytest.mark.skipif(os.name == "nt", reason="speaks to a POSIX shell")
@pytest.mark.parametrize("page", [page.name for page in PAGES if "." not in page.stem])
def test_the_upgrade_of_a_page_brings_the_newer_code(page: str, program: Path, tmp_path: Path):
    clone = Path(shutil.copytree(program, tmp_path / "clone"))
    venv.create(tmp_path / "venv", with_pip=True)
    tools = tmp_path / "venv" / "bin"
    libraries = run(sys.executable, "-c", "import click; print(click.__path__[0])", cwd=tmp_path)
    path = {"PYTHONPATH": str(Path(libraries.strip()).parent)}
    [command] = commands_of(page, "pip")
    # This machine's libraries stand in for those of a registry.
    offline = command.replace("pip install", f"{tools / 'pip'} install -q --no-index --no-deps", 1)
    build(clone, "-t", "wheel")
    run("sh", "-c", offline, cwd=clone)
    assert shown(tmp_path, tools / "fourkings", "--version", **path) == f"fourkings {DEV}\n"
    assert "List the games" in shown(tmp_path, tools / "fourkings", "--help", **path)
    upgrade(clone)
    assert len([*(clone / "dist").iterdir()]) == 2
    run("sh", "-c", offline, cwd=clone)
    assert shown(tmp_path, tools / "fourkings", "--version", **path) == f"fourkings {DEV[:-1]}7\n"
    assert "Show the games" in shown(tmp_path, tools / "fourkings", "--help", **path)
    code = "import json, fourkings; print(fourkings.__file__)"
    assert str(tmp_path / "venv") in run(tools / "python", "-c", code, cwd=tmp_path, **path)
    record = shown(tmp_path, tools / "fourkings", "simulate", "quarante", **path)
    assert f'"program": "four-kings {DEV[:-1]}7"' in record
