"""The puzzles that come with the program: a file of JSON lines for each game, read when somebody asks for them."""

from __future__ import annotations

import json
from collections.abc import Iterator, Mapping
from functools import cache
from importlib.resources import files
from typing import Final, NamedTuple

from fourkings.puzzles import themes
from fourkings.puzzles.form import Puzzle, read_puzzle
from fourkings.sanitize import read_json

THEMES: Final = tuple(themes.THEMES)
"""The names of all themes, in the order in which they are shown."""


class Entry(NamedTuple):
    """What is asked of a puzzle where one is looked for."""

    rating: int  #: where its rating begins
    themes: frozenset[str]


class NoSuchPuzzle(LookupError):
    """No puzzle of that name comes with the program."""


@cache
def lines(game: str) -> Mapping[str, str]:
    """The puzzles of a game, by its id: lines of JSON by the puzzles' ids, in the file's order. Other games have none."""
    file = files("fourkings.puzzles") / "data" / f"{game}.jsonl"
    return by_id(file.read_text("utf-8") if file.is_file() else "")


def by_id(text: str) -> dict[str, str]:
    """The lines of a file of puzzles, by the puzzles' ids, in their order."""
    return {read_json(line)["id"]: line for line in text.splitlines()}


def shipped(game: str) -> Iterator[Puzzle]:
    """The puzzles of a game, by its id, one after the other."""
    return map(read_puzzle, lines(game).values())


@cache
def entries(game: str) -> Mapping[str, Entry]:
    """The puzzles of a game by their ids, in the file's order. The first call reads them all."""
    return {puzzle.id: Entry(puzzle.rating, frozenset(puzzle.themes)) for puzzle in shipped(game)}


def puzzles_file(game: str) -> str:
    """Where a site has the puzzles of a game: what `by_id` reads."""
    return f"puzzles/{game}.jsonl"


def entries_file(game: str) -> str:
    """Where a site has the entries of a game: what `read_entries` reads."""
    return f"puzzles/{game}.json"


def entries_json(game: str) -> str:
    """The entries of a game as JSON: for a page, which reads its puzzles one at a time."""
    return json.dumps({puzzle: [entry.rating, sorted(entry.themes)] for puzzle, entry in entries(game).items()})


def read_entries(text: str) -> dict[str, Entry]:
    """What `entries_json` has written."""
    return {puzzle: Entry(rating, frozenset(named)) for puzzle, (rating, named) in read_json(text).items()}


def puzzle_of(game: str, puzzle: str) -> Puzzle:
    """A puzzle of a game, both by their ids. Raises NoSuchPuzzle."""
    try:
        return read_puzzle(lines(game)[puzzle])
    except KeyError:
        raise NoSuchPuzzle(f"{game} has no puzzle {puzzle!r}") from None
