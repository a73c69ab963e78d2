"""What is shown of a puzzle: its deal up to it, and, once it is answered, a deal that fits and in which an answer fails."""

from __future__ import annotations

from collections.abc import Iterable, Iterator
from typing import Final, NamedTuple

from fourkings.analysis.worth import seed_of
from fourkings.bots import find
from fourkings.lessons.worked_deals import Moment
from fourkings.puzzles.fair import SIMPLE
from fourkings.puzzles.form import Position, Puzzle
from fourkings.rng import stream
from fourkings.rulebook.cards import Card, Seat
from fourkings.rulebook.deck import Stream
from fourkings.rulebook.game import Action, Refused, State, act, start
from fourkings.sampling import Deals, constraints, determinize
from fourkings.views import view

DEALS: Final = 20
"""Deals that fit, each played out with the answer and with the solution."""


class Failing(NamedTuple):
    """How an answer fares against the solution where the hidden cards lie otherwise, all going on by rules of thumb."""

    worse: int  #: of the deals, those in which the answer brings less
    better: int  #: and those in which it brings more
    deals: int
    moments: tuple[Moment, ...]  #: one in which it brings less, whole, with the answer; the middle one of them


def before(asked: Position) -> tuple[Moment, ...]:
    """The deal that a moment comes from, up to it."""
    return _played(asked, asked.deal.hands, _until(asked))


def whole(asked: Position) -> tuple[Moment, ...]:
    """The deal that a moment comes from, as it was played to its end."""
    return _played(asked, asked.deal.hands, asked.deal.actions)


def failing(puzzle: Puzzle, answer: Action) -> Failing | None:
    """The deals in which an answer does worse than the solution; None where none of those drawn is one."""
    right = next(action for action in puzzle.view.legal if action in puzzle.solution)
    seed, worse, better, many = seed_of(puzzle.view, "puzzle: reveal"), list[tuple[float, tuple[Moment, ...]]](), 0, 0
    deals = Deals(constraints(puzzle.view))
    for row in deals.rows(stream(seed).below(1 << 62), DEALS):
        hands = determinize(puzzle.view, row).deal.dealt
        try:
            now = _played(puzzle, hands, _until(puzzle))
        except Refused:  # what was done follows from these cards by no rule: it is no deal to show
            continue
        many += 1
        answered, solved = (_to_the_end(now, action, seed) for action in (answer, right))
        lost = _worth(solved[-1].state, puzzle.view.turn) - _worth(answered[-1].state, puzzle.view.turn)
        if lost > 0:
            worse.append((lost, answered))
        better += lost < 0
    if not worse:
        return None
    return Failing(len(worse), better, many, sorted(worse, key=lambda row: row[0])[len(worse) // 2][1])


def _until(asked: Position) -> tuple[Action, ...]:
    return asked.deal.actions[: asked.origin["action"] - 1]


def _played(asked: Position, hands: tuple[tuple[Card, ...], ...], actions: Iterable[Action]) -> tuple[Moment, ...]:
    """A deal of these hands after each of some actions. Raises `Refused`."""
    at = asked.view
    moments = [Moment(0, None, None, start(asked.rules, at.number, at.dealer, at.scores, hands, at.voids), ())]
    for action in actions:
        moments.append(_after(moments[-1], action))
    return tuple(moments)


def _after(moment: Moment, action: Action) -> Moment:
    state = moment.state
    return Moment(moment.number + 1, state.turn, action, act(state, state.turn, action), ())


def _to_the_end(moments: tuple[Moment, ...], action: Action, seed: int) -> tuple[Moment, ...]:
    """The deal gone on with an action, and then by players with rules of thumb."""

    def rest() -> Iterator[Moment]:
        dice, bot = Stream(seed.to_bytes(32, "big"), b"reveal"), find(SIMPLE)
        moment = _after(moments[-1], action)
        yield moment
        while moment.state.stage != "done":
            moment = _after(moment, bot.choose(view(moment.state, moment.state.turn), dice))
            yield moment

    return (*moments, *rest())


def _worth(state: State, seat: Seat) -> float:
    """Points of a deal: one's own, less the mean of the others'."""
    points = state.points or (0,)
    own = points[seat % len(points)]
    return own - (sum(points) - own) / max(1, len(points) - 1)
