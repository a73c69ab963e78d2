"""Count the lines of the tracked files by kind, each beside its target: `python3 scripts/lines.py`."""

from __future__ import annotations

import subprocess
from collections.abc import Callable
from pathlib import Path
from typing import Final

ROOT: Final = Path(__file__).parents[1]
TESTS: Final = (".test.ts", ".test.tsx")
"""Endings of the page's tests."""


def python_in(*folders: str) -> Callable[[str], bool]:
    """Return a test for Python files in these folders, or anywhere if there are none."""
    return lambda file: file.endswith(".py") and (not folders or file.startswith(folders))


KINDS: Final[tuple[tuple[str, int | None, Callable[[str], bool]], ...]] = (
    ("src (Python)", 62_000, python_in("src/")),
    ("tests (Python)", 57_000, python_in("tests/")),
    ("research (Python)", 8_000, python_in("research/")),
    ("scripts, examples, build_tools", None, python_in("scripts/", "examples/", "build_tools/")),
    ("all Python", 138_000, python_in()),
    ("web/src (TypeScript, no tests)", 25_500, lambda file: file.startswith("web/src/") and is_typescript(file)),
    ("web (CSS)", 7_000, lambda file: file.startswith("web/") and file.endswith(".css")),
    ("docs (Markdown)", 15_000, lambda file: file.startswith("docs/") and file.endswith(".md")),
)


def is_typescript(file: str) -> bool:
    """Return True for a TypeScript file that is not a test."""
    return file.endswith((".ts", ".tsx")) and not file.endswith(TESTS)


if __name__ == "__main__":
    listing = subprocess.run(["git", "ls-files", "-z"], cwd=ROOT, check=True, capture_output=True, text=True).stdout
    files = [file for file in listing.split("\0") if file and (ROOT / file).is_file()]
    for kind, target, belongs in KINDS:
        lines = sum((ROOT / file).read_bytes().count(b"\n") for file in files if belongs(file))
        print(f"{kind:<31}{lines:>9,}{f'{target:,}' if target else '':>9}")
