"""A variable says what it holds: `card`, `seat` or `record`, not `one`, `found`, `told` or `made`; a limit is a `MAX_…`."""

from __future__ import annotations

import ast
from collections.abc import Iterator
from pathlib import Path

import pytest

ROOT = Path(__file__).parents[1]
EMPTY = {"one", "found", "told", "made", "MOST"}
FOLDERS = ("src", "scripts", "research", "examples", "tests")


def bound(tree: ast.AST) -> Iterator[tuple[int, str]]:
    """The names that are bound in functions, comprehensions and modules, each with its line; fields of a class are none."""
    fields = {
        id(part) for of in ast.walk(tree) if isinstance(of, ast.ClassDef) for row in of.body for part in _targets(row)
    }
    for node in ast.walk(tree):
        match node:
            case ast.Name(id=name, ctx=ast.Store()) if id(node) not in fields:
                yield node.lineno, name
            case ast.arg(arg=name) | ast.FunctionDef(name=name) | ast.AsyncFunctionDef(name=name) | ast.ClassDef(name=name):
                yield node.lineno, name
            case ast.MatchAs(name=str(name)) | ast.MatchStar(name=str(name)) | ast.ExceptHandler(name=str(name)):
                yield node.lineno, name
            case ast.alias(name=name, asname=other):
                yield node.lineno, other or name


def _targets(row: ast.stmt) -> list[ast.expr]:
    return [row.target] if isinstance(row, ast.AnnAssign) else row.targets if isinstance(row, ast.Assign) else []


def test_bindings_of_every_kind_are_seen() -> None:
    text = """
from x import found
def told(one, *made): ...
try: MOST = [one for one in ()]
except ValueError as found: (made := 1)
match 1:
    case [1, *told]: ...
    case one: ...
class A:
    made: int
"""
    assert sorted(bound(ast.parse(text)))[:3] == [(2, "found"), (3, "made"), (3, "one")]
    assert {name for line, name in bound(ast.parse(text)) if line > 3} == {"A", "MOST", "one", "found", "made", "told"}
    assert not [name for line, name in bound(ast.parse(text)) if line == 10]


@pytest.mark.parametrize("folder", FOLDERS)
def test_names_say_what_they_hold(folder: str) -> None:
    empty = [
        f"{path.relative_to(ROOT)}:{line}: {name}"
        for path in sorted((ROOT / folder).rglob("*.py"))
        for line, name in bound(ast.parse(path.read_text("utf-8")))
        if name in EMPTY
    ]
    assert not empty, f"say what these hold: {', '.join(empty)}"
