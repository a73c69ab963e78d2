"""What of this package a house in a page is made of. Read without the package's libraries, while a wheel is built."""

from __future__ import annotations

import hashlib
from collections.abc import Iterable, Iterator
from pathlib import Path
from typing import Final, NamedTuple

ROOMS: Final = (
    "__init__.py", "_version.py", "page/", "table/", "players/", "windows/", "rulebook/", "kernels/",
    "server/__init__.py", "server/common/", "server/host/__init__.py", "server/host/wall_clock.py",
    "server/store/__init__.py", "server/store/rows.py", "server/store/subjects.py", "server/store/memory/",
    "server/after/__init__.py", "server/after/lessons.py", "server/after/matches.py", "server/after/own_match.py",
    "server/after/practices.py", "server/after/puzzles.py", "server/after/records.py", "server/after/telling/",
    "server/after/why.py", "server/after/profile/", "server/after/reviews/__init__.py", "server/after/reviews/telling.py",
    "server/after/reviews/work.py",
    "server/after/boards/__init__.py", "server/after/boards/days.py", "server/after/boards/sitting.py",
    "server/after/boards/standings.py", "server/after/boards/traveller.py", "engines/__init__.py", "engines/wire.py",
    "server/after/exercises.py", "server/after/readings.py", "puzzles/__init__.py", "puzzles/fair.py", "puzzles/form.py",
    "puzzles/fresh.py", "puzzles/glicko.py", "puzzles/judges.py", "puzzles/mining.py", "puzzles/ratings.py",
    "puzzles/readings.py", "puzzles/reveal.py", "puzzles/shipped.py", "puzzles/themes.py",
)  # fmt: skip
"""The rooms that a page needs."""
NOT_NEEDED: Final = (
    ".md", "/admin.ftl", "/boards.ftl", "/cli.ftl", "/clocks.ftl", "/compared.ftl", "/doctor.ftl", "/errors.ftl",
    "/evenings.ftl", "/learn.ftl", "/proof.ftl", "/profile.ftl", "/puzzles.ftl", "/strangers.ftl", "/tables.ftl",
    "/verify.ftl",
)  # fmt: skip
"""Most sentences are the page's own."""
NEVER_IMPORTED: Final = (
    "kernels/compiled.py", "kernels/envs/", "page/asked_ahead.py", "page/files.py", "players/arena/exploit.py",
    "players/arena/foolish.py", "players/playout.py", "players/solver/positions.py", "table/messages/protocol.py",
    "table/seen.py", "windows/dealing.py", "windows/doc_translations/", "windows/i18n/rule_pages.py",
    "windows/i18n/rule_tables.py", "windows/markers.py", "windows/statistics.py", "windows/verify.py",
)  # fmt: skip
"""What of these rooms no page has a use for."""
BYTECODE, STAMP = "bytecode.zip", ".bytecode"
"""The modules of the house as Python for browsers runs them, and the name of the sources that they were compiled from."""


class HouseFile(NamedTuple):
    """A file of the house: its name in an archive, and where it lies."""

    name: str
    path: Path


def house_files(package: Path) -> Iterator[HouseFile]:
    """The files of the house, in their order."""
    for path in sorted(package.rglob("*")):
        name = path.relative_to(package).as_posix()
        wanted = name.startswith(ROOMS) and not name.startswith(NEVER_IMPORTED) and not name.endswith(NOT_NEEDED)
        if wanted and path.is_file() and "__pycache__" not in name:
            yield HouseFile(f"fourkings/{name}", path)


def modules(files: Iterable[HouseFile]) -> Iterator[HouseFile]:
    """Those of the files that are compiled ahead: not the version, which is written into a package after that."""
    return (file for file in files if file.name.endswith(".py") and file.name != "fourkings/_version.py")


def digest(files: Iterable[HouseFile]) -> str:
    """One name for the modules among these files: another one wherever anything in them changed."""
    total = hashlib.sha256()
    for file in modules(files):
        total.update(file.name.encode() + b"\0" + file.path.read_bytes() + b"\0")
    return total.hexdigest()[:16]
