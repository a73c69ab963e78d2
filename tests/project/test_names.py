"""Names of variables and functions say what they hold: `card`, `seat` or `record`, not `one`; a limit is a `MAX_…`."""

import ast
import json
from collections.abc import Iterator
from pathlib import Path

import pytest

ROOT = Path(__file__).parents[2]
FORBIDDEN = json.loads((ROOT / "web" / ".oxlintrc.json").read_text("utf-8"))["rules"]["id-denylist"][1:]
"""What oxlint forbids in the page's TypeScript."""


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


@pytest.mark.parametrize("folder", ["src", "scripts", "research", "examples", "tests"])
def test_names_say_what_they_hold(folder: str) -> None:
    paths = sorted((ROOT / folder).rglob("*.py"))
    bound_in = ((path.relative_to(ROOT), bindings(ast.parse(path.read_text("utf-8")))) for path in paths)
    empty = [f"{path}:{line}: {name}" for path, bound in bound_in for line, name in bound if name in FORBIDDEN]
    assert not empty, f"say what these hold: {', '.join(empty)}"
