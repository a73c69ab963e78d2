"""A variable says what it holds: `card`, `seat` or `record`, not `one`, `found`, `told` or `made`; a limit is a `MAX_…`."""

from __future__ import annotations

import ast
import re
from collections.abc import Iterator
from functools import cache
from pathlib import Path

import pytest

pytestmark = pytest.mark.xdist_group("names")  # all that is read is read once
ROOT = Path(__file__).parents[2]
EMPTY = {"one", "found", "told", "made", "MOST"}
FOLDERS = ("src", "scripts", "research", "examples", "tests")
SCRIPTS = (*FOLDERS, "web/src", "web/plugins")
_EMPTY = rf"\b(?:{'|'.join(sorted(EMPTY))})\b"
JAVASCRIPT = re.compile(
    rf"{_EMPTY}\s*=>"
    rf"|\([^()]*{_EMPTY}[^()]*\)\s*(?::[^=()]+)?=>"
    rf"|\bfunction\b[^()]*\([^()/]*{_EMPTY}"
    rf"|\bfunction\s+{_EMPTY}"
    rf"|\b(?:const|let|var)\s+(?:[\[{{][^=;]*)?{_EMPTY}[^=;()]*(?:=|;|\bof\b|\bin\b)"
)
"""Where JavaScript binds one of these names: a parameter, a function or a variable."""


def nodes(tree: ast.AST) -> Iterator[ast.AST]:
    """A tree from its root on, a class before what stands in it; twice as fast as `ast.walk`, whose order is not needed."""
    left = [tree]
    while left:
        node = left.pop()
        yield node
        for value in vars(node).values():
            if isinstance(value, list):
                left += [part for part in value if isinstance(part, ast.AST)]
            elif isinstance(value, ast.AST) and not isinstance(value, ast.expr_context):
                left.append(value)


def bound(tree: ast.AST) -> Iterator[tuple[int, str]]:
    """The names that are bound in functions, comprehensions and modules, each with its line; fields of a class are none."""
    fields = set[int]()
    for node in nodes(tree):
        match node:
            case ast.ClassDef(name=name, body=body):
                fields |= {id(part) for row in body for part in _targets(row)}
                yield node.lineno, name
            case ast.Name(id=name, ctx=ast.Store()) if id(node) not in fields:
                yield node.lineno, name
            case ast.arg(arg=name) | ast.FunctionDef(name=name) | ast.AsyncFunctionDef(name=name):
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


@cache
def python(folder: str) -> list[tuple[Path, list[tuple[int, str]], list[tuple[int, str]]]]:
    """The Python of a folder, each file read once: its bindings that say nothing, and its texts, with their lines."""
    files = []
    for path in sorted((ROOT / folder).rglob("*.py")):
        tree = ast.parse(path.read_text("utf-8"))
        texts = [node for node in nodes(tree) if isinstance(node, ast.Constant)]
        files.append(
            (
                path,
                [(line, name) for line, name in bound(tree) if name in EMPTY],
                [(node.lineno, node.value) for node in texts if isinstance(node.value, str)],
            )
        )
    return files


@pytest.mark.parametrize("folder", FOLDERS)
def test_names_say_what_they_hold(folder: str) -> None:
    empty = [f"{path.relative_to(ROOT)}:{line}: {name}" for path, bindings, _ in python(folder) for line, name in bindings]
    assert not empty, f"say what these hold: {', '.join(empty)}"


def in_javascript(text: str) -> list[tuple[int, str]]:
    """The names that a script or a text binds, each with the line of the text."""
    return [(text.count("\n", 0, row.start()), " ".join(row[0].split())) for row in JAVASCRIPT.finditer(text)]


@pytest.mark.parametrize(
    "text",
    [
        "one => one.close()",
        "cards.map((card, one) => one)",
        "([told]) => told",
        "(made: Table): string => made.id",
        "for (const one of all) one.close()",
        "const found = 1",
        "const {a, found} = b",
        "let told;",
        "function show(told) {}",
        "function made() {}",
    ],
)
def test_bindings_in_javascript_are_seen(text: str) -> None:
    assert in_javascript(text)


@pytest.mark.parametrize("text", ["page => page.one", "told(card)", "this lets one of them go", "const card = found[1]"])
def test_uses_in_javascript_are_none(text: str) -> None:
    assert not in_javascript(text)


@pytest.mark.parametrize("folder", SCRIPTS)
def test_names_in_javascript_say_what_they_hold(folder: str) -> None:
    """In files of their own, and in the texts that tests and scripts run in a page."""
    empty = [
        f"{path.relative_to(ROOT)}:{line + within}: {binding}"
        for path, line, text in _texts(folder)
        for within, binding in in_javascript(text)
    ]
    assert not empty, f"say what these hold: {', '.join(empty)}"


def _texts(folder: str) -> Iterator[tuple[Path, int, str]]:
    """The scripts of a folder but the built ones, and the texts in its Python, each with the line where it begins."""
    for path in sorted((ROOT / folder).rglob("*.*")):
        if path.suffix in {".js", ".mjs", ".ts", ".tsx"} and "static" not in path.parts:
            yield path, 1, path.read_text("utf-8")
    for path, _, texts in python(folder):
        yield from ((path, line, text) for line, text in texts if path != Path(__file__))
