"""What is known of one game stands in that game's module: elsewhere no source names a game, by its id or by its module."""

import ast
import re
from pathlib import Path

import pytest

from fourkings.rulebook.games import GAMES

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


@pytest.mark.parametrize("text", ['"king"', "'400'", '"jeu-du-roi"'])
def test_the_search_finds_what_it_looks_for(text: str):
    assert NAMED.search(f"game = {text}")
    assert not NAMED.search('"kings"')
