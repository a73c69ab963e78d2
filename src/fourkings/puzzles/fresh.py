"""Fresh hands: puzzles of one theme from deals that are dealt when somebody asks for them, judged as a review judges."""

from __future__ import annotations

from collections.abc import Iterator, Sequence
from typing import Any, Final, NamedTuple

from fourkings.analysis.matches import moments
from fourkings.analysis.surprise import habits
from fourkings.analysis.verdicts import trick_of
from fourkings.analysis.worth import choices
from fourkings.arena import play
from fourkings.bots import find
from fourkings.puzzles import themes
from fourkings.puzzles.fair import SIMPLE, likely, right
from fourkings.puzzles.form import Course, Puzzle, puzzle_in, puzzle_json
from fourkings.puzzles.judges import JUDGES, judged
from fourkings.puzzles.mining import Later, as_puzzle
from fourkings.rulebook.cards import SEATS
from fourkings.rulebook.deck import Stream
from fourkings.rulebook.game import Action, Rules
from fourkings.views import View, view

PLAYERS: Final = ("beginner", "careful", "club")
"""The bots of the deals, all of them fast; each seat has one of them."""
BEFORE: Final = 8
"""Deals of the match that come before the one that is searched, at the most: what a deal costs hangs on its number."""
MATCHES: Final = 40
"""Matches that are searched for a hand, at the most: few games have every theme."""
LOOK: Final = 100
"""Deals of the first look,"""
DEALS: Final = 400
"""and those of the judge, as many as a puzzle's judges look at first."""
JUDGE: Final = "endings"
"""The judge, which reviews judge by."""
FIELD: Final = "club"
"""The level whose habits an answer is compared with, as the leak coach does."""
FAST: Final = 50
"""Deals that a player looks at whose answer differs from the one by rules of thumb."""


class Fresh(NamedTuple):
    """A hand of a theme."""

    puzzle: Puzzle
    habits: tuple[float, ...]  #: how often a club player takes each choice

    def excess(self, action: Action) -> float:
        """Points that an answer loses beyond what a club player loses here on average."""
        classes = choices(self.puzzle.view)
        losses = [self._loss(choice) for choice in classes]
        own = next(loss for loss, choice in zip(losses, classes, strict=True) if action in choice)
        return own - sum(share * loss for share, loss in zip(self.habits, losses, strict=True))

    def _loss(self, choice: Sequence[Action]) -> float:
        from fourkings.engines.wire import token

        values = self.puzzle.values[JUDGE]
        return next(values[name][0] for name in map(token, choice) if name in values)


def fresh_json(hand: Fresh) -> dict[str, Any]:
    """A hand as JSON, whole: with its solution."""
    return puzzle_json(hand.puzzle) | {"habits": list(hand.habits)}


def read_fresh(document: dict[str, Any]) -> Fresh:
    """The hand of what `fresh_json` made."""
    return Fresh(puzzle_in(document), tuple(document["habits"]))


def deal(rules: Rules, theme: str, secret: bytes) -> Fresh | None:
    """A hand of a theme, the same for the same secret of 32 bytes; None where many matches have none.

    It is a moment at which players differ, the theme holds for every right answer, and every other one clearly loses.
    """
    dice = Stream(secret, b"fourkings/fresh/1")
    for _ in range(MATCHES):
        for moment in some_deal(rules, PLAYERS, dice):
            if hand := _hand(theme, *moment, dice):
                return hand
    return None


def some_deal(rules: Rules, players: Sequence[str], dice: Stream) -> Iterator[tuple[View, Action, dict[str, int], Course]]:
    """The moments of a deal between bots in a random order: what was seen, what was done, where it is, and the deal."""
    first = 1 + dice.below(BEFORE + 1)
    bots = [Later(find(players[dice.below(len(players))]), first) for _ in SEATS]
    match = play(rules, bots, dice.below(1 << 256).to_bytes(32, "big"), first)
    number, played = len(match.deals), match.deals[-1]
    course = Course(played.state.deal.dealt, tuple(action for _, action in played.actions))
    every = [moment for seat in SEATS for moment in moments(match, seat) if moment[0] == number]
    while every:
        _, place, state, action = every.pop(dice.below(len(every)))
        yield view(state, state.turn), action, {"deal": number, "action": place}, course


def _hand(theme: str, at: View, action: Action, origin: dict[str, int], course: Course, dice: Stream) -> Fresh | None:
    """The moment as a hand of the theme; None where it is none."""
    classes = choices(at)
    if len(classes) < 2 or not any(theme in themes.of(at, frozenset(choice)) for choice in classes):
        return None
    answers = {SIMPLE: find(SIMPLE).choose(at, dice), "flat": find("flat").choose(at, dice, FAST), "played": action}
    if sum(not set(answers.values()).isdisjoint(choice) for choice in classes) < 2 or not _hopeful(theme, at, classes):
        return None
    values = judged(JUDGE, at, "fresh", DEALS)
    places = None if values.alike() else right(values, trick_of(at))
    if places is None or len(places) == len(classes):
        return None
    solution = frozenset(action for place in places for action in classes[place])
    if theme not in themes.of(at, solution):
        return None
    return Fresh(as_puzzle(at, solution, {JUDGE: values}, answers, origin, course), habits(at, classes)[FIELD])


def _hopeful(theme: str, at: View, classes: list[list[Action]]) -> bool:
    """Whether a first look at few deals leaves hope of a clear answer of the theme."""
    look = judged(JUDGES[0], at, "fresh look", LOOK)
    if not any(likely(look, trick_of(at), several) for several in (True, False)):
        return False
    return theme in themes.of(at, frozenset(classes[look.best()]))
