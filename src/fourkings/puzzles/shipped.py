"""The puzzles shipped with the program: one JSON Lines file per game, read on first use."""

import json
from collections.abc import Iterator, Mapping
from functools import cache
from importlib.resources import files
from typing import Final, NamedTuple

from fourkings.puzzles import themes
from fourkings.puzzles.form import Puzzle, read_puzzle
from fourkings.sanitize import read_json

THEMES: Final = tuple(themes.THEMES)
"""The names of all themes, in the order of display."""


class Entry(NamedTuple):
    """The fields of a puzzle by which puzzles are filtered."""

    rating: int  #: its initial rating
    themes: frozenset[str]
    cards: int  #: in the hand of its player


class NoSuchPuzzle(LookupError):
    """The program has no puzzle of that id."""


@cache
def lines(game: str) -> Mapping[str, str]:
    """Return the puzzles of a game, each a line of JSON, by puzzle id in the file's order; empty if there are none."""
    file = files("fourkings.puzzles") / "data" / f"{game}.jsonl"
    return by_id(file.read_text("utf-8") if file.is_file() else "")


def by_id(text: str) -> dict[str, str]:
    """Return the lines of a puzzle file's text by puzzle id, in order."""
    return {read_json(line)["id"]: line for line in text.splitlines()}


def shipped(game: str) -> Iterator[Puzzle]:
    """Return the puzzles of a game one by one."""
    return map(read_puzzle, lines(game).values())


@cache
def entries(game: str) -> Mapping[str, Entry]:
    """Return the entries of a game by puzzle id, in the file's order; the first call reads all puzzles.

    Only these puzzles are offered: those in which a guess is usually right are left out, but can still be opened by id.
    """
    return {
        puzzle.id: Entry(puzzle.rating, frozenset(puzzle.themes), puzzle.view.hand.bit_count())
        for puzzle in shipped(game)
        if puzzle.selective
    }


def puzzles_file(game: str) -> str:
    """Return the path of a game's puzzles on a static site; `by_id` reads it."""
    return f"puzzles/{game}.jsonl"


def entries_file(game: str) -> str:
    """Return the path of a game's entries on a static site; `read_entries` reads it."""
    return f"puzzles/{game}.json"


def entries_json(game: str) -> str:
    """Return the entries of a game as JSON, for a page that loads puzzles one at a time."""
    return json.dumps(
        {puzzle: [entry.rating, sorted(entry.themes), entry.cards] for puzzle, entry in entries(game).items()}
    )


def read_entries(text: str) -> dict[str, Entry]:
    """Return the entries that `entries_json` wrote."""
    return {puzzle: Entry(rating, frozenset(named), cards) for puzzle, (rating, named, cards) in read_json(text).items()}


def puzzle_of(game: str, puzzle: str) -> Puzzle:
    """Return a puzzle by its id. Raise NoSuchPuzzle."""
    try:
        return read_puzzle(lines(game)[puzzle])
    except KeyError:
        raise NoSuchPuzzle(f"{game} has no puzzle {puzzle!r}") from None
