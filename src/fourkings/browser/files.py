"""The files of the package that a browser tab needs. Read without the package's libraries, while a wheel is built."""

import hashlib
from collections.abc import Iterable, Iterator
from pathlib import Path
from typing import Final, NamedTuple

PARTS: Final = (
    "__init__.py", "_version.py", "analysis/", "app/", "arena/", "bots/", "browser/", "coach/", "cores.py", "duplicate/",
    "encoding/", "engines/__init__.py", "engines/wire.py", "i18n/", "kernels/", "lessons/", "puzzles/__init__.py",
    "puzzles/fair.py", "puzzles/form.py", "puzzles/fresh.py", "puzzles/mining.py", "puzzles/ratings.py",
    "puzzles/readings.py", "puzzles/reveal.py", "puzzles/shipped.py", "puzzles/themes.py", "records/", "rng.py",
    "rulebook/", "sampling/", "sanitize.py", "solver/", "table/", "views.py",
)  # fmt: skip
"""Files and folders of the package that a browser tab needs."""
NOT_NEEDED: Final = (
    ".md", "/admin.ftl", "/boards.ftl", "/cli.ftl", "/clocks.ftl", "/compared.ftl", "/doctor.ftl", "/errors.ftl",
    "/evenings.ftl", "/learn.ftl", "/proof.ftl", "/profile.ftl", "/puzzles.ftl", "/search.ftl", "/strangers.ftl",
    "/tables.ftl", "/verify.ftl",
)  # fmt: skip
"""Endings of files left out of `PARTS`: most sentences belong to the page itself."""
NEVER_IMPORTED: Final = (
    "app/boards/answer_pace.py", "app/boards/exclusion.py", "browser/files.py", "browser/prerendered.py",
    "kernels/compiled.py", "kernels/envs/", "lessons/deals/", "table/client_view.py", "records/deal_spec.py",
    "i18n/doc_translations/", "i18n/rule_pages.py", "i18n/markers.py", "records/fairness.py", "records/verify.py",
)  # fmt: skip
"""Files and folders left out of `PARTS`, as the tab never imports them."""
BYTECODE, STAMP = "bytecode.zip", ".bytecode"
"""The archive of compiled modules, and the stamp with the digest of their sources."""


class HouseFile(NamedTuple):
    """A file of the package for the browser: its name in the archive, and its path."""

    name: str
    path: Path


def house_files(package: Path) -> Iterator[HouseFile]:
    """Yield the package's files that a browser tab needs, sorted by path."""
    for path in sorted(package.rglob("*")):
        name = path.relative_to(package).as_posix()
        wanted = name.startswith(PARTS) and not name.startswith(NEVER_IMPORTED) and not name.endswith(NOT_NEEDED)
        if wanted and path.is_file() and "__pycache__" not in name:
            yield HouseFile(f"fourkings/{name}", path)


def modules(files: Iterable[HouseFile]) -> Iterator[HouseFile]:
    """Return those of the files that are Python modules compiled ahead: all but the version, which is written later."""
    return (file for file in files if file.name.endswith(".py") and file.name != "fourkings/_version.py")


def digest(files: Iterable[HouseFile]) -> str:
    """Return a digest of the contents of the Python modules among these files."""
    total = hashlib.sha256()
    for file in modules(files):
        total.update(file.name.encode() + b"\0" + file.path.read_bytes() + b"\0")
    return total.hexdigest()[:16]
