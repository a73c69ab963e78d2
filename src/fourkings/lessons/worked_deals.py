"""Worked deals: one whole deal of each game, as an example with notes on its actions.

Deals are in `docs/deals/<game>.toml`, which the package contains. They are replayed by the rules: an illegal card, or a
note on an action that doesn't exist, is an error.
"""

import tomllib
from collections.abc import Iterator, Mapping, Sequence
from dataclasses import dataclass, replace
from functools import cache
from itertools import accumulate
from pathlib import Path
from typing import Any, Final

from fourkings.i18n.installed import resource
from fourkings.i18n.languages import in_every_language
from fourkings.rulebook.cards import Card, Seat, card
from fourkings.rulebook.game import Action, Rules, State, act, start
from fourkings.rulebook.games import GAMES, parse_action, rules
from fourkings.rulebook.match import Match, next_deal

PACKAGE_FOLDER: Final = Path(__file__).parent / "deals"
SOURCE_FOLDER: Final = Path(__file__).parents[3] / "docs" / "deals"


@dataclass(frozen=True, slots=True)
class Note:
    """A note on an action: a clause of the rules that applies, and a sentence or two by language code."""

    clause: str
    texts: Mapping[str, str]


@dataclass(frozen=True, slots=True)
class Moment:
    """A worked deal after some of its actions: the last action and the state after it."""

    number: int  #: of actions so far
    seat: Seat | None  #: the seat of the last action; None before the first
    action: Action | None
    state: State
    notes: tuple[Note, ...]

    @property
    def shown(self) -> tuple[Seat, tuple[Card, ...], Seat | None]:
        """The trick to show, as its leader, its cards, and its winner, who is None unless the last action completed it."""
        if isinstance(self.action, int) and not self.state.trick:
            return self.state.tricks[-1]
        return self.state.leader, self.state.trick, None

    def after(self, action: Action, notes: Sequence[Note] = ()) -> "Moment":
        """Return the moment after one more action. Raises `Refused` if it is illegal."""
        return Moment(self.number + 1, self.state.turn, action, act(self.state, self.state.turn, action), tuple(notes))


@dataclass(frozen=True, slots=True)
class WorkedDeal:
    """A deal as a list of moments: before its first action and after each one; names: by seat."""

    rules: Rules
    names: tuple[str, ...]
    moments: tuple[Moment, ...]


class NoWorkedDeal(LookupError):
    """The game has no worked deal."""


@cache
def worked_deal(game: str) -> WorkedDeal:
    """Return the worked deal of a game by its id. Raise `NoWorkedDeal` if there is none."""
    if game in GAMES and (text := _text(game)) is not None:
        return parse_worked_deal(game, text)
    raise NoWorkedDeal(f"{game!r} has no worked deal")


def has_worked_deal(game: str) -> bool:
    return game in GAMES and _text(game) is not None


def _text(game: str) -> str | None:
    for folder in (PACKAGE_FOLDER, SOURCE_FOLDER):
        if game in GAMES.own and (path := folder / f"{game}.toml").is_file():
            return path.read_text("utf-8")
    return resource(GAMES[game], "deal.toml") if game in GAMES.installed else None


def parse_worked_deal(game: str, text: str) -> WorkedDeal:
    """Parse and replay a worked deal in TOML. Raise ValueError or `Refused` if it is wrong."""
    data: dict[str, Any] = tomllib.loads(text)
    chosen = rules(GAMES[game], data.get("preset", "classic"))
    hands = tuple(tuple(card(text) for text in hand.split()) for hand in data["hands"])
    pack = chosen.game.pack(chosen)
    if sorted(card for hand in hands for card in hand) != sorted(pack):
        raise ValueError(f"{game}: the hands are not the whole pack")
    scores = tuple(data.get("scores", (0,) * (2 if chosen.game.TEAM_SCORES else 4)))
    notes: dict[int, list[Note]] = {}
    for note in data["notes"]:
        notes.setdefault(note["after"], []).append(Note(note["clause"], in_every_language(note)))
    first = start(chosen, data.get("number", 1), data["dealer"], scores, hands)
    moments = tuple(_moments(first, data["played"].split(), notes))
    if notes:
        raise ValueError(f"{game}: a note stands after action {min(notes)}, and there are {len(moments) - 1}")
    if moments[-1].state.stage != "done":
        raise ValueError(f"{game}: the deal is not played to its end")
    return WorkedDeal(chosen, tuple(data["names"]), moments)


def replay_moments(match: Match, number: int) -> WorkedDeal:
    """Return a deal (`number`, from 1) of any match in the form of a worked deal, action by action and without notes."""
    actions = (action for _, action in match.deals[number - 1].actions)
    moments = accumulate(actions, Moment.after, initial=Moment(0, None, None, deal_start(match, number), ()))
    return WorkedDeal(match.rules, tuple(match.entrants[seat] for seat in match.opening.seats), tuple(moments))


def deal_start(match: Match, number: int) -> State:
    """Return the state of a match's deal (`number`, from 1) before its first action."""
    before = replace(match, deals=match.deals[: number - 1], result=None)
    return next_deal(before, match.deals[number - 1].state.deal.dealt).state


def _moments(state: State, played: list[str], notes: dict[int, list[Note]]) -> Iterator[Moment]:
    moment = Moment(0, None, None, state, tuple(notes.pop(0, ())))
    yield moment
    for number, word in enumerate(played, 1):
        moment = moment.after(parse_action(state.rules.game, word), notes.pop(number, ()))
        yield moment
