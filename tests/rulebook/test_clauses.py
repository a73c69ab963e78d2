"""Every clause has a test and its sentence in the rule pages, and only its own module names a game."""

import ast
import re
from collections.abc import Iterator
from functools import cache
from pathlib import Path

import pytest

from fourkings.i18n.languages import REVIEWED, twin
from fourkings.rulebook.games import GAMES, GENERAL_CLAUSES

TESTS = Path(__file__).parents[1] / "rules"
PAGES = Path(__file__).parents[2] / "docs" / "rules"
CLAUSES = {"general": GENERAL_CLAUSES, **{game.ID: game.CLAUSES for game in GAMES.values()}}


@cache
def names_of_tests() -> list[str]:
    return [name for file in sorted(TESTS.glob("test_*.py")) for name in _functions(ast.parse(file.read_text("utf-8")))]


def _functions(module: ast.Module) -> Iterator[str]:
    return (node.name for node in ast.walk(module) if isinstance(node, ast.FunctionDef) and node.name.startswith("test_"))


@cache
def clauses_in(page: Path) -> set[str]:
    """The clause ids that stand in parentheses and have these to themselves: `(QR-7)`, `(GEN-3, FH-7)`."""
    lists = re.findall(r"\(([A-Z]+-\d+(?:, [A-Z]+-\d+)*)\)", page.read_text("utf-8"))
    return {clause for ids in lists for clause in ids.split(", ")}


def test_clauses_are_those_of_the_rules():
    counts = {rules: len(clauses) for rules, clauses in CLAUSES.items()}
    assert counts == {"general": 13, "quarante": 12, "quarante-1792": 15, "400": 11, "jeu-du-roi": 10, "king": 27}
    every = [clause for clauses in CLAUSES.values() for clause in clauses]
    assert len(set(every)) == len(every)


@pytest.mark.parametrize("rules", CLAUSES)
def test_every_clause_has_a_test_that_names_it(rules):
    """The name of a test under `tests/rules` begins with `test_`, the clause, and `_`."""
    begun = tuple(f"test_{clause.replace('-', '_')}_" for clause in CLAUSES[rules])
    assert [named for named in begun if not any(name.startswith(named) for name in names_of_tests())] == []


@pytest.mark.parametrize("code", REVIEWED)
@pytest.mark.parametrize("rules", CLAUSES)
def test_every_clause_stands_in_its_rule_page(rules, code):
    assert set(CLAUSES[rules]) - clauses_in(twin(PAGES / f"{rules}.md", code)) == set()


def test_tests_name_no_clause_that_does_not_exist():
    every = {clause.replace("-", "_") for clauses in CLAUSES.values() for clause in clauses}
    named = {match[1] for name in names_of_tests() if (match := re.match(r"test_([A-Z]+_\d+)_", name))}
    assert named <= every


ROOT = Path(__file__).parents[2]
SOURCES = ROOT / "src" / "fourkings"
PAGE = ROOT / "web" / "src"
ROOMS = (
    "rulebook/games/",  # the games themselves
    "i18n/",  # their sentences, and the tables of their rule pages
    "bench/",  # fixed deals, whose signatures have to stay
    "encoding/king.py",  # the talk of its auction, for `kernels/king`
    "bots/careful/",  # rules of thumb, game by game
    "bots/levels/",
    "bots/flat.py",
    "bots/policies/",  # what was learnt, by the game that it was learnt in
    "bots/strong/games/",
)
"""Where a game may be named."""
NAMED = re.compile(rf"""(["'])(?:{"|".join(map(re.escape, GAMES.own))})\1""")
MODULES = {type(game).__module__.rpartition(".")[2] for game in GAMES.own.values()} | {"_auction", "_cliques"}


def outside() -> list[Path]:
    python = [path for path in SOURCES.rglob("*.py") if not path.relative_to(SOURCES).as_posix().startswith(ROOMS)]
    page = [path for kind in ("*.ts", "*.tsx") for path in PAGE.rglob(kind) if ".test." not in path.name]
    return [*python, *(path for path in page if path.name != "fixture.ts")]


def test_no_source_outside_the_rooms_of_games_names_one():
    assert len(outside()) > 250
    places = {
        f"{path.relative_to(ROOT)}:{number}"
        for path in outside()
        for number, line in enumerate(path.read_text(encoding="utf-8").splitlines(), 1)
        if NAMED.search(line)
    }
    assert places == set()


def test_no_module_outside_the_rooms_of_games_imports_one():
    imports = set()
    for path in (path for path in outside() if path.suffix == ".py"):
        for node in ast.walk(ast.parse(path.read_text(encoding="utf-8"))):
            if isinstance(node, ast.ImportFrom) and (node.module or "").startswith("fourkings.rulebook.games"):
                names = {(node.module or "").rpartition(".")[2], *(alias.name for alias in node.names)}
                if names & MODULES:
                    imports.add(f"{path.relative_to(ROOT)}: {', '.join(sorted(names & MODULES))}")
    assert imports == set()
