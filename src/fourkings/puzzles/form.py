"""A puzzle, and how it is written: `fourkings/puzzle/1`, one line of JSON. The view is as engines get it."""

from __future__ import annotations

import hashlib
import json
from collections.abc import Mapping
from dataclasses import dataclass
from typing import Any, Final

from fourkings.analysis.worth import choices
from fourkings.engines import wire
from fourkings.puzzles import themes
from fourkings.rulebook import games
from fourkings.rulebook.cards import Card, UnknownAction, card, name
from fourkings.rulebook.game import Action, Rules
from fourkings.rulebook.games import UnknownGame
from fourkings.rulebook.options import OptionError
from fourkings.sanitize import NotJSON, read_json
from fourkings.views import View

FORMAT: Final = "fourkings/puzzle/1"


class NotAPuzzle(ValueError):
    """A line that is no puzzle; the message says what is expected."""


@dataclass(frozen=True)
class Course:
    """The deal that a puzzle comes from, to be shown once it is answered."""

    hands: tuple[tuple[Card, ...], ...]  #: by seat, each in the order dealt
    actions: tuple[Action, ...]  #: all of the deal, also what was done after the puzzle


@dataclass(frozen=True)
class Position:
    """A moment of a deal as its player saw it, and the deal that it comes from."""

    rules: Rules
    view: View
    origin: Mapping[str, int]  #: the match that it comes from: seed, number, deal, action
    deal: Course


@dataclass(frozen=True)
class Puzzle(Position):
    """A moment with a fair answer."""

    solution: frozenset[Action]  #: every right action
    values: Mapping[str, Mapping[str, tuple[float, float]]]  #: by judge and action: what it loses, and its standard error
    judge: str  #: the version of strong whose recipe judged
    ladder: Mapping[str, Action]  #: what each player of the ladder did
    rating: int  #: where it begins, from the ladder

    @property
    def several(self) -> bool:
        """True where more than one choice is right; equal cards are one choice."""
        return sum(not self.solution.isdisjoint(choice) for choice in choices(self.view)) > 1

    @property
    def themes(self) -> tuple[str, ...]:
        """What it is about, by the predicates of this version."""
        return themes.of(self.view, self.solution)

    @property
    def id(self) -> str:
        """A name that tells nothing of the match that it comes from."""
        shown = json.dumps([wire.rules_message(self.rules), wire.view_message(self.view, 0, "")], sort_keys=True)
        return hashlib.sha256(f"{FORMAT}\0{shown}".encode()).hexdigest()[:12]


def position_json(position: Position) -> dict[str, Any]:
    """A moment and its deal as JSON, whole: with the hidden cards."""
    return {
        "game": position.rules.game.ID, "preset": position.rules.preset, "options": dict(position.rules.values),
        "view": wire.view_message(position.view, 0, ""), "seed": dict(position.origin),
        "deal": {
            "hands": [list(map(name, hand)) for hand in position.deal.hands],
            "actions": list(map(wire.token, position.deal.actions)),
        },
    }  # fmt: skip


def position_in(document: Mapping[str, Any]) -> Position:
    """The moment of what `position_json` made. Raises ValueError, KeyError or TypeError where it is none."""
    rules = games.rules(document["game"], document["preset"], document["options"])
    course = Course(
        tuple(tuple(map(card, hand)) for hand in document["deal"]["hands"]),
        tuple(games.parse_action(rules.game, text) for text in document["deal"]["actions"]),
    )
    return Position(rules, wire.view_of(document["view"], rules), document["seed"], course)


def puzzle_json(puzzle: Puzzle) -> dict[str, Any]:
    """A puzzle as JSON, whole: with its solution and where it comes from."""
    where = position_json(puzzle)
    return {
        "format": FORMAT, "id": puzzle.id, "game": where["game"], "preset": where["preset"],
        "options": where["options"], "view": where["view"],
        "legal": [wire.token(action) for action in puzzle.view.legal],
        "solution": sorted(map(wire.token, puzzle.solution)), "several": puzzle.several,
        "values": {judge: {action: list(pair) for action, pair in row.items()} for judge, row in puzzle.values.items()},
        "judge": puzzle.judge, "seed": where["seed"], "deal": where["deal"],
        "ladder": {player: wire.token(action) for player, action in puzzle.ladder.items()},
        "themes": list(puzzle.themes), "rating": puzzle.rating,
    }  # fmt: skip


def read_puzzle(line: str) -> Puzzle:
    """The puzzle of a line. Raises NotAPuzzle."""
    try:
        document = read_json(line)
    except NotJSON as error:
        raise NotAPuzzle(str(error)) from None
    return puzzle_in(document)


def puzzle_in(document: Any) -> Puzzle:
    """The puzzle of what `puzzle_json` made. Raises NotAPuzzle."""
    try:
        if document["format"] != FORMAT:
            raise NotAPuzzle(f"format {FORMAT!r} is expected, not {document['format']!r}")
        where = position_in(document)

        def action(text: str) -> Action:
            return games.parse_action(where.rules.game, text)

        return Puzzle(
            where.rules, where.view, where.origin, where.deal, frozenset(map(action, document["solution"])),
            {judge: {said: tuple(pair) for said, pair in row.items()} for judge, row in document["values"].items()},
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
