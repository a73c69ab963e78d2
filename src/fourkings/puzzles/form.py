"""A puzzle and its format, `fourkings/puzzle/2`: one line of JSON. The view is written as external engines receive it."""

import hashlib
import json
from collections.abc import Mapping
from dataclasses import dataclass
from typing import Any, Final

from fourkings.analysis.action_values import choices
from fourkings.engines import wire
from fourkings.puzzles import themes
from fourkings.records import token
from fourkings.rulebook import games
from fourkings.rulebook.cards import Card, UnknownAction, card, name
from fourkings.rulebook.game import Action, Rules
from fourkings.rulebook.games import UnknownGame
from fourkings.rulebook.options import OptionError
from fourkings.sanitize import NotJSON, read_json
from fourkings.views import View

FORMAT: Final = "fourkings/puzzle/2"


class NotAPuzzle(ValueError):
    """The line isn't a puzzle; the message says what is expected."""


@dataclass(frozen=True)
class Course:
    """The deal that a puzzle comes from, shown once it is answered."""

    hands: tuple[tuple[Card, ...], ...]  #: by seat, each in the order dealt
    actions: tuple[Action, ...]  #: all of the deal, including those after the puzzle


@dataclass(frozen=True)
class Position:
    """A position as its player saw it, and the deal that it comes from."""

    rules: Rules
    view: View
    origin: Mapping[str, int]  #: its place in the match: seed, number, deal, action
    deal: Course


@dataclass(frozen=True)
class Puzzle(Position):
    """A position made a puzzle: its right answers, the judges' values, the answers of bots, and a rating."""

    solution: frozenset[Action]  #: every right action
    values: Mapping[str, Mapping[str, tuple[float, float]]]  #: by judge and action, the loss and its standard error
    judge: str  #: the version of strong whose recipe judged
    ladder: Mapping[str, Action]  #: the answer of each player of the ladder
    rating: int  #: its initial rating, from the ladder

    @property
    def several(self) -> bool:
        """True if more than one choice is right; equal cards are one choice."""
        return sum(not self.solution.isdisjoint(choice) for choice in choices(self.view)) > 1

    @property
    def selective(self) -> bool:
        """True if at most half of the legal actions are right: otherwise a guess is usually right, too."""
        return 2 * len(self.solution) <= len(self.view.legal)

    @property
    def themes(self) -> tuple[str, ...]:
        """Its themes, such as a ruff or a discard, by the predicates of this version."""
        return themes.of(self.view, self.solution)

    @property
    def id(self) -> str:
        """An id that reveals nothing about its match."""
        shown = json.dumps([wire.rules_message(self.rules), wire.view_message(self.view, 0, "")], sort_keys=True)
        return hashlib.sha256(f"{FORMAT}\0{shown}".encode()).hexdigest()[:12]


def position_json(position: Position) -> dict[str, Any]:
    """Return a position and its deal as JSON, including the hidden cards."""
    return {
        "game": position.rules.game.ID, "preset": position.rules.preset, "options": dict(position.rules.values),
        "view": wire.view_message(position.view, 0, ""), "seed": dict(position.origin),
        "deal": {
            "hands": [list(map(name, hand)) for hand in position.deal.hands],
            "actions": list(map(token, position.deal.actions)),
        },
    }  # fmt: skip


def position_in(document: Mapping[str, Any]) -> Position:
    """Return the position that `position_json` wrote. Raise ValueError, KeyError or TypeError if it is malformed."""
    rules = games.rules(document["game"], document["preset"], document["options"])
    course = Course(
        tuple(tuple(map(card, hand)) for hand in document["deal"]["hands"]),
        tuple(games.parse_action(rules.game, text) for text in document["deal"]["actions"]),
    )
    return Position(rules, wire.view_of(document["view"], rules), document["seed"], course)


def puzzle_json(puzzle: Puzzle) -> dict[str, Any]:
    """Return a puzzle as JSON, including its solution and origin."""
    position = position_json(puzzle)
    return {
        "format": FORMAT, "id": puzzle.id, "game": position["game"], "preset": position["preset"],
        "options": position["options"], "view": position["view"],
        "legal": [token(action) for action in puzzle.view.legal],
        "solution": sorted(map(token, puzzle.solution)), "several": puzzle.several,
        "values": {judge: {action: list(pair) for action, pair in row.items()} for judge, row in puzzle.values.items()},
        "judge": puzzle.judge, "seed": position["seed"], "deal": position["deal"],
        "ladder": {player: token(action) for player, action in puzzle.ladder.items()},
        "themes": list(puzzle.themes), "rating": puzzle.rating,
    }  # fmt: skip


def read_puzzle(line: str) -> Puzzle:
    """Return the puzzle in a line of JSON. Raise NotAPuzzle."""
    try:
        document = read_json(line)
    except NotJSON as error:
        raise NotAPuzzle(str(error)) from None
    return puzzle_in(document)


def puzzle_in(document: Any) -> Puzzle:
    """Return the puzzle that `puzzle_json` wrote. Raise NotAPuzzle."""
    try:
        if document["format"] != FORMAT:
            raise NotAPuzzle(f"format {FORMAT!r} is expected, not {document['format']!r}")
        position = position_in(document)

        def action(text: str) -> Action:
            return games.parse_action(position.rules.game, text)

        return Puzzle(
            position.rules, position.view, position.origin, position.deal, frozenset(map(action, document["solution"])),
            {judge: {name: tuple(pair) for name, pair in row.items()} for judge, row in document["values"].items()},
            document["judge"],
            {player: action(text) for player, text in document["ladder"].items()},
            document["rating"],
        )  # fmt: skip
    except NotAPuzzle:
        raise
    except (UnknownGame, OptionError, UnknownAction) as error:
        raise NotAPuzzle(str(error)) from None
    except (ValueError, KeyError, TypeError, AttributeError, IndexError):
        raise NotAPuzzle(f"a puzzle of {FORMAT} is expected, one JSON object on a line") from None
