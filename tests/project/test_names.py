"""Names of variables and functions say what they hold: `card`, `seat` or `record`, not `one`; a limit is a `MAX_…`."""

import ast
import re
from collections.abc import Iterator
from functools import cache
from pathlib import Path

import pytest

pytestmark = pytest.mark.xdist_group("names")  # every file is read once
ROOT = Path(__file__).parents[2]
FORBIDDEN = {"one", "found", "told", "made", "MOST"}
FOLDERS = ("src", "scripts", "research", "examples", "tests")
_NAME = rf"\b(?:{'|'.join(sorted(FORBIDDEN))})\b"
JAVASCRIPT = re.compile(
    rf"{_NAME}\s*=>"
    rf"|\([^()]*{_NAME}[^()]*\)\s*(?::[^=()]+)?=>"
    rf"|\bfunction\b[^()]*\([^()/]*{_NAME}"
    rf"|\bfunction\s+{_NAME}"
    rf"|\b(?:const|let|var)\s+(?:[\[{{][^=;]*)?{_NAME}[^=;()]*(?:=|;|\bof\b|\bin\b)"
)
"""Bindings of these names in JavaScript: parameters, functions and variables."""


def bindings(tree: ast.AST) -> Iterator[tuple[int, str]]:
    """Yield the names that are bound in functions, comprehensions and modules, each with its line, except class fields."""
    fields = set[int]()
    for node in ast.walk(tree):
        match node:
            case ast.ClassDef(name=name, body=body):
                fields |= {id(target) for statement in body for target in _targets(statement)}
                yield node.lineno, name
            case ast.Name(id=name, ctx=ast.Store()) if id(node) not in fields:
                yield node.lineno, name
            case ast.arg(arg=name) | ast.FunctionDef(name=name) | ast.AsyncFunctionDef(name=name):
                yield node.lineno, name
            case ast.MatchAs(name=str(name)) | ast.MatchStar(name=str(name)) | ast.ExceptHandler(name=str(name)):
                yield node.lineno, name
            case ast.alias(name=name, asname=other):
                yield node.lineno, other or name


def _targets(statement: ast.stmt) -> list[ast.expr]:
    if isinstance(statement, ast.AnnAssign):
        return [statement.target]
    return statement.targets if isinstance(statement, ast.Assign) else []


@cache
def python(folder: str) -> list[tuple[Path, list[str], list[tuple[int, str]]]]:
    """Return for each Python file of a folder its forbidden bindings, and its string literals with their lines."""
    files = []
    for path in sorted((ROOT / folder).rglob("*.py")):
        tree = ast.parse(path.read_text("utf-8"))
        forbidden = [f"{line}: {name}" for line, name in bindings(tree) if name in FORBIDDEN]
        literals = [node for node in ast.walk(tree) if isinstance(node, ast.Constant)]
        files.append((path, forbidden, [(node.lineno, node.value) for node in literals if isinstance(node.value, str)]))
    return files


@pytest.mark.parametrize("folder", FOLDERS)
def test_names_in_python_say_what_they_hold(folder: str) -> None:
    empty = [f"{path.relative_to(ROOT)}:{place}" for path, places, _ in python(folder) for place in places]
    assert not empty, f"say what these hold: {', '.join(empty)}"


@pytest.mark.parametrize("folder", [*FOLDERS, "web/src", "web/plugins"])
def test_names_in_javascript_say_what_they_hold(folder: str) -> None:
    """In files of their own, and in the strings that tests and scripts run in a page."""
    empty = [
        f"{path.relative_to(ROOT)}:{line + text.count(chr(10), 0, match.start())}: {' '.join(match[0].split())}"
        for path, line, text in scripts(folder)
        for match in JAVASCRIPT.finditer(text)
    ]
    assert not empty, f"say what these hold: {', '.join(empty)}"


def scripts(folder: str) -> Iterator[tuple[Path, int, str]]:
    """Yield the scripts of a folder, except built ones, and the strings in its Python, each with its first line."""
    for path in sorted((ROOT / folder).rglob("*.*")):
        if path.suffix in {".js", ".mjs", ".ts", ".tsx"} and "static" not in path.parts:
            yield path, 1, path.read_text("utf-8")
    for path, _, literals in python(folder):
        yield from ((path, line, text) for line, text in literals if path != Path(__file__))
