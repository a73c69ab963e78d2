"""The wheel and the sdist: what is in them, and that they install and run where there is nothing else, not even Node."""

import os
import shutil
import subprocess
import sys
from pathlib import Path, PurePosixPath
from zipfile import ZipFile

import pytest
from hatchling.builders.sdist import SdistBuilder

from build_tools.manual import pages as man_pages
from fourkings import __version__
from fourkings.rulebook.games import GAMES
from installing import copy_sources

ROOT = Path(__file__).parents[2]
SUFFIXES = {".py", ".typed", ".json", ".jsonl", ".npz", ".ftl", ".toml", ".md", ".mako", ".ini", ".js", ".css", ".html"}
"""What a wheel is made of, the page apart; a script and a style are of the review that is one file."""


def run(*command: object, cwd: Path = ROOT, env: dict[str, str] | None = None) -> str:
    ran = subprocess.run([str(word) for word in command], cwd=cwd, env=env, capture_output=True, text=True, check=False)
    assert ran.returncode == 0, f"{ran.stdout}{ran.stderr}"
    return ran.stdout


def source(to: Path) -> Path:
    """What the repository holds, as a clone would have it, and the page where it is built."""
    copy_sources(to)
    static = Path("src/fourkings/static")
    if (ROOT / static).is_dir():
        shutil.copytree(ROOT / static, to / static)
    return to


@pytest.fixture(scope="module")
def packages(tmp_path_factory: pytest.TempPathFactory) -> Path:
    """The wheels of the program and of its engine, made from a copy of the repository."""
    if os.environ.get("FOURKINGS_SKIP_WEB"):
        pytest.skip("packages hold the page, which FOURKINGS_SKIP_WEB leaves out")
    folder = tmp_path_factory.mktemp("packages")
    sources, apart = source(folder / "source"), {**os.environ, "FOURKINGS_ENGINE": "apart"}
    for place in (sources, sources / "packages" / "engine"):
        run(sys.executable, "-m", "hatchling", "build", "-t", "wheel", "-d", folder / "dist", cwd=place, env=apart)
    return folder / "dist"


ENGINE = "fourkings/static/engine/"
"""Python for browsers, for a page without a server: most of what a server needs."""


def wheel_of(packages: Path, name: str = "four_kings") -> Path:
    return packages / f"{name}-{__version__}-py3-none-any.whl"


@pytest.mark.costly
def test_the_wheel_holds_what_the_program_needs_and_nothing_else(packages: Path):
    wheel = wheel_of(packages)
    with ZipFile(wheel) as file:
        names = {PurePosixPath(name) for name in file.namelist()}
        (about,) = (name for name in names if name.name == "METADATA")
        metadata = file.read(str(about)).decode()
    inside = {name for name in names if name.parts[0] == "fourkings"}
    shared = PurePosixPath(f"four_kings-{__version__}.data/data/share")
    assert {name.parts[0] for name in names} == {"fourkings", about.parts[0], shared.parts[0]}
    assert {name for name in names if name.parts[0] == shared.parts[0]} == set(man_pages(shared / "man").values())
    assert {name.suffix for name in inside if "static" not in name.parts} <= SUFFIXES
    listed = run("git", "ls-files", "src/fourkings").splitlines()
    assert inside >= {PurePosixPath(name).relative_to("src") for name in listed if (ROOT / name).is_file()}
    for name in map(PurePosixPath, ("fourkings/py.typed", "fourkings/static/index.html", "fourkings/static/licences.txt")):
        assert name in inside
    pages = {path.name for path in (ROOT / "docs" / "rules").glob("*.md")}
    assert {name.name for name in inside if name.match("i18n/pages/*")} == pages
    assert {name.name for name in inside if name.match("lessons/deals/*")} == {f"{game}.toml" for game in GAMES}
    assert not [name for name in names if {"tests", "node_modules", "__pycache__"} & set(name.parts)]
    assert wheel.stat().st_size < 5_000_000
    assert not [name for name in names if ENGINE in str(name)]
    for line in (
        f"Requires-Dist: four-kings-engine=={__version__}; extra == 'server'",
        "License-Expression: AGPL-3.0-or-later",
        "Requires-Python: >=3.11",
        "Description-Content-Type: text/markdown",
    ):
        assert f"\n{line}\n" in metadata


@pytest.mark.costly
def test_the_engine_is_a_package_of_its_own(packages: Path):
    with ZipFile(wheel_of(packages, "four_kings_engine")) as file:
        names = {PurePosixPath(name) for name in file.namelist()}
    assert {name.name for name in names} >= {"__init__.py", "libraries.zip", "kernels.wasm.gz", "bytecode.zip"}
    assert {name.parts[0] for name in names} == {"fourkings_engine", f"four_kings_engine-{__version__}.dist-info"}


@pytest.mark.skipif(
    "FOURKINGS_SKIP_WEB" in os.environ, reason="packages hold the page, which FOURKINGS_SKIP_WEB leaves out"
)
def test_the_sdist_holds_the_sources_and_the_page_that_was_built_from_them():
    """As hatchling lists them: to pack them takes it half a minute."""
    names = {PurePosixPath(file.relative_path) for file in SdistBuilder(str(ROOT)).recurse_included_files()}
    assert [name for name in names if ENGINE in str(name)]
    tops = {name.parts[0] for name in names}
    assert {"src", "web", "docs", "build_tools", "packages", "CHANGELOG.md"} <= tops
    assert not tops & {"tests", "research", "scripts"}
    for name in ("web/src/main.tsx", "src/fourkings/static/.stamp", "src/fourkings/static/index.html"):
        assert PurePosixPath(name) in names
    assert not [name for name in names if {"node_modules", "__pycache__"} & set(name.parts)]


def test_nothing_that_belongs_to_the_program_is_ignored():
    """What is ignored is left out of the packages, even where the repository holds it."""
    assert run("git", "ls-files", "--cached", "--ignored", "--exclude-standard") == ""
