"""The page without a server: what its Python leaves out is used by nothing that runs there."""

import ast
from pathlib import Path

from build_tools.engine import NEVER_IMPORTED

SOURCE = Path(__file__).parents[2] / "src" / "fourkings"
THERE = ("analysis", "app", "bots", "browser", "coach", "duplicate", "puzzles", "records", "rulebook", "table", "training")
"""Packages that run in the browser."""


def imported(path: Path) -> set[str]:
    """Return the modules that a file imports when it is imported itself, as paths in the standard library."""
    names = set()
    for node in ast.parse(path.read_text(encoding="utf-8")).body:
        if isinstance(node, ast.Import):
            names |= {alias.name for alias in node.names}
        elif isinstance(node, ast.ImportFrom) and node.module:
            names.add(node.module)
    return {name.replace(".", "/") + ".py" for name in names}


def test_no_module_imports_what_is_left_out() -> None:
    files = [path for package in THERE for path in (SOURCE / package).rglob("*.py")]
    assert len(files) > 100
    faults = [f"{path.name} imports {name}" for path in files for name in imported(path) if name.startswith(NEVER_IMPORTED)]
    assert faults == []
