"""Exercises: puzzles of one theme, such as the ruff, from deals made on demand and judged as a review judges."""

from collections.abc import Iterator, Sequence
from typing import Any, Final, NamedTuple

from fourkings.analysis.action_values import choices
from fourkings.analysis.matches import moments
from fourkings.analysis.verdicts import habits, trick_value
from fourkings.arena import play
from fourkings.bots import find
from fourkings.puzzles import themes
from fourkings.puzzles.fair import JUDGES, SIMPLE, is_promising, judge_values, right_choices
from fourkings.puzzles.form import Course, Puzzle, puzzle_in, puzzle_json
from fourkings.puzzles.mining import BotFromDeal, make_puzzle
from fourkings.rulebook.cards import SEATS
from fourkings.rulebook.deck import Stream
from fourkings.rulebook.game import Action, Rules
from fourkings.views import View, view

PLAYERS: Final = ("beginner", "careful", "club")
"""The bots of the deals, drawn for each seat; all are fast."""
BEFORE: Final = 8
"""Most deals of a match before the one searched: what a deal is about depends on its number."""
MATCHES: Final = 40
"""Most matches to search for an exercise: few games have every theme."""
LOOK: Final = 100
"""Deals of the quick first look at a position."""
DEALS: Final = 400
"""Deals in which the judge evaluates a position, as many as a puzzle's judges examine first."""
JUDGE: Final = "endings"
"""The judge of reviews."""
FIELD: Final = "club"
"""The level whose habits an answer is compared with, as for recurring mistakes."""
FAST: Final = 50
"""Deals examined by `flat`, one of the players whose answers must not all agree."""


class Fresh(NamedTuple):
    """An exercise: a puzzle and how often a club player takes each choice."""

    puzzle: Puzzle
    habits: tuple[float, ...]  #: how often a club player takes each choice

    def excess(self, action: Action) -> float:
        """Return the points that an answer loses beyond a club player's mean loss here."""
        groups = choices(self.puzzle.view)
        losses = [self._loss(choice) for choice in groups]
        own = next(loss for loss, choice in zip(losses, groups, strict=True) if action in choice)
        return own - sum(share * loss for share, loss in zip(self.habits, losses, strict=True))

    def _loss(self, choice: Sequence[Action]) -> float:
        from fourkings.records import token

        values = self.puzzle.values[JUDGE]
        return next(values[name][0] for name in map(token, choice) if name in values)


def fresh_json(hand: Fresh) -> dict[str, Any]:
    """Return an exercise as JSON, including its solution."""
    return puzzle_json(hand.puzzle) | {"habits": list(hand.habits)}


def read_fresh(document: dict[str, Any]) -> Fresh:
    """Return the exercise that `fresh_json` wrote."""
    return Fresh(puzzle_in(document), tuple(document["habits"]))


def deal(rules: Rules, theme: str, secret: bytes) -> Fresh | None:
    """Return an exercise of a theme, determined by a secret of 32 bytes; None if no match searched has one.

    It is a position on which players differ, with clear right and wrong answers; the theme holds for every right one.
    """
    rng = Stream(secret, b"fourkings/fresh/1")
    for _ in range(MATCHES):
        for moment in some_deal(rules, PLAYERS, rng):
            if hand := _hand(theme, *moment, rng):
                return hand
    return None


def some_deal(rules: Rules, players: Sequence[str], rng: Stream) -> Iterator[tuple[View, Action, dict[str, int], Course]]:
    """Yield the positions of a deal between bots in random order: the view, the action taken, its place, and the deal."""
    first = 1 + rng.below(BEFORE + 1)
    bots = [BotFromDeal(find(players[rng.below(len(players))]), first) for _ in SEATS]
    match = play(rules, bots, rng.below(1 << 256).to_bytes(32, "big"), first)
    number, played = len(match.deals), match.deals[-1]
    course = Course(played.state.deal.dealt, tuple(action for _, action in played.actions))
    positions = [moment for seat in SEATS for moment in moments(match, seat) if moment[0] == number]
    while positions:
        _, place, state, action = positions.pop(rng.below(len(positions)))
        yield view(state, state.turn), action, {"deal": number, "action": place}, course


def _hand(theme: str, seat_view: View, action: Action, origin: dict[str, int], course: Course, rng: Stream) -> Fresh | None:
    """Return a position as an exercise of the theme; None if it isn't one."""
    groups = choices(seat_view)
    if len(groups) < 2 or not any(theme in themes.of(seat_view, frozenset(choice)) for choice in groups):
        return None
    answers = {
        SIMPLE: find(SIMPLE).choose(seat_view, rng), "flat": find("flat").choose(seat_view, rng, FAST), "played": action
    }  # fmt: skip
    choices_made = sum(not set(answers.values()).isdisjoint(choice) for choice in groups)
    announcement = theme == "call" and seat_view.stage == "play"  # people forget these, bots never do
    if (choices_made < 2 and not announcement) or not _is_promising(theme, seat_view, groups):
        return None
    values = judge_values(JUDGE, seat_view, "fresh", DEALS)
    right = None if values.all_equal() else right_choices(values, trick_value(seat_view))
    if right is None or len(right) == len(groups):
        return None
    solution = frozenset(action for index in right for action in groups[index])
    if theme not in themes.of(seat_view, solution):
        return None
    puzzle = make_puzzle(seat_view, solution, {JUDGE: values}, answers, origin, course)
    return Fresh(puzzle, habits(seat_view, groups)[FIELD])


def _is_promising(theme: str, seat_view: View, groups: list[list[Action]]) -> bool:
    """Return True if a first look at few deals leaves hope of a clear answer with the theme."""
    look = judge_values(JUDGES[0], seat_view, "fresh look", LOOK)
    if not any(is_promising(look, trick_value(seat_view), several) for several in (True, False)):
        return False
    return theme in themes.of(seat_view, frozenset(groups[look.best()]))
