"""A package installed into a folder of its own, and the games of this process looked for anew."""

import importlib
import shutil
import subprocess
import sys
import tomllib
from collections.abc import Iterator
from contextlib import contextmanager
from pathlib import Path

from fourkings.bots.policies import taught
from fourkings.i18n import installed, language
from fourkings.rulebook.games import GAMES

ROOT = Path(__file__).parents[1]
EXAMPLES = ROOT / "examples" / "games"
"""The games that are shipped as examples, each a package in a folder by its id."""
WORKED_EXAMPLE = "polignac"
"""The one of them that the guide for a game of one's own explains."""


def install(folder: Path, *games: str) -> Path:
    """Games that are examples (the worked one where none is named) in a fresh folder, as pip would leave them there."""
    for game in games or (WORKED_EXAMPLE,):
        about = tomllib.loads((EXAMPLES / game / "pyproject.toml").read_text("utf-8"))
        ((name, place),) = about["project"]["entry-points"]["fourkings.games"].items()
        package = place.partition(":")[0]
        shutil.copytree(EXAMPLES / game / package, folder / "site" / package, ignore=shutil.ignore_patterns("__pycache__"))
        pretend(folder / "site", package, f"{name} = {place}", None)
    return folder / "site"


def install_by_pip(folder: Path) -> Path:
    """The worked example in a fresh folder, from a copy of its sources: seconds, for the test that it can be installed."""
    copy = shutil.copytree(EXAMPLES / WORKED_EXAMPLE, folder / "source", ignore=shutil.ignore_patterns("__pycache__"))
    command = ["install", "--quiet", "--no-deps", "--no-build-isolation", "--no-index", "--disable-pip-version-check"]
    ran = subprocess.run(
        [sys.executable, "-m", "pip", *command, "--target", str(folder / "site"), str(copy)],
        capture_output=True, text=True, check=False,
    )  # fmt: skip
    assert ran.returncode == 0, ran.stderr
    return folder / "site"


def pretend(folder: Path, package: str, point: str, code: str | None) -> Path:
    """A package as it would be installed, with one entry point and perhaps one module; the folder."""
    about = folder / f"{package}-1.dist-info"
    about.mkdir(parents=True, exist_ok=True)
    (about / "METADATA").write_text(f"Metadata-Version: 2.1\nName: {package}\nVersion: 1\n")
    (about / "entry_points.txt").write_text(f"[fourkings.games]\n{point}\n")
    if code is not None:
        (folder / f"{point.partition(' = ')[2].partition(':')[0]}.py").write_text(code)
    return folder


@contextmanager
def found_in(*folders: Path) -> Iterator[None]:
    """This process with these folders to import from, and its games looked for anew; afterwards as it was."""
    before, modules = list(sys.path), set(sys.modules)
    sys.path[:0] = map(str, folders)
    _forget()
    try:
        yield
    finally:
        sys.path[:] = before
        for name in set(sys.modules) - modules:
            if (getattr(sys.modules[name], "__file__", None) or "").startswith(tuple(map(str, folders))):
                del sys.modules[name]
        _forget()


def _forget() -> None:
    importlib.invalidate_caches()
    GAMES.forget()
    taught.forget()
    installed.sentences.cache_clear()
    installed.needed.cache_clear()
    language.cache_clear()


def copy_sources(to: Path, *leave_out: str) -> Path:
    """Copy what the repository holds, as a clone would have it, except files whose paths begin so."""
    command = ["git", "ls-files", "-z", "--cached", "--others", "--exclude-standard"]
    listed = subprocess.run(command, cwd=ROOT, capture_output=True, text=True, check=True).stdout
    for name in filter(None, listed.split("\0")):
        if (ROOT / name).is_file() and not name.startswith(leave_out):
            (to / name).parent.mkdir(parents=True, exist_ok=True)
            shutil.copy(ROOT / name, to / name)
    return to
