"""Disclosure of a puzzle: its deal up to it and, once answered, a deal that fits in which the answer fails."""

from collections.abc import Iterable
from itertools import accumulate
from typing import Final, NamedTuple

from fourkings.bots import find
from fourkings.lessons.worked_deals import Moment
from fourkings.puzzles.fair import SIMPLE
from fourkings.puzzles.form import Position, Puzzle
from fourkings.rng import random_stream
from fourkings.rulebook.cards import Card, Seat
from fourkings.rulebook.deck import Stream
from fourkings.rulebook.game import Action, Refused, State, start
from fourkings.sampling import Deals, constraints, determinize
from fourkings.views import view, view_seed

DEALS: Final = 20
"""Deals that fit, each played out with the answer and the solution."""


class Failing(NamedTuple):
    """The result of an answer against the solution in other deals that fit, all players going on by rules of thumb."""

    worse: int  #: deals in which the answer scores less
    better: int  #: deals in which it scores more
    deals: int
    moments: tuple[Moment, ...]  #: a whole deal in which it scores less, the one with the median loss


def before(position: Position) -> tuple[Moment, ...]:
    """Return the deal of a position, action by action, up to the position."""
    return _played(position, position.deal.hands, _until(position))


def whole(position: Position) -> tuple[Moment, ...]:
    """Return the whole deal of a position, action by action, as it was played."""
    return _played(position, position.deal.hands, position.deal.actions)


def failing(puzzle: Puzzle, answer: Action) -> Failing | None:
    """Return how an answer does worse than the solution; None if it does so in none of the sampled deals."""
    right = next(action for action in puzzle.view.legal if action in puzzle.solution)
    seed = view_seed(puzzle.view, "puzzle: reveal")
    worse, better, count = list[tuple[float, tuple[Moment, ...]]](), 0, 0
    deals = Deals(constraints(puzzle.view))
    for row in deals.rows(random_stream(seed).below(1 << 62), DEALS):
        hands = determinize(puzzle.view, row).deal.dealt
        try:
            moments = _played(puzzle, hands, _until(puzzle))
        except Refused:  # the actions taken are illegal with these cards
            continue
        count += 1
        answered, solved = (_play_out(moments, action, seed) for action in (answer, right))
        lost = _margin(solved[-1].state, puzzle.view.turn) - _margin(answered[-1].state, puzzle.view.turn)
        if lost > 0:
            worse.append((lost, answered))
        better += lost < 0
    if not worse:
        return None
    return Failing(len(worse), better, count, sorted(worse, key=lambda row: row[0])[len(worse) // 2][1])


def _until(position: Position) -> tuple[Action, ...]:
    return position.deal.actions[: position.origin["action"] - 1]


def _played(position: Position, hands: tuple[tuple[Card, ...], ...], actions: Iterable[Action]) -> tuple[Moment, ...]:
    """Return a deal of these hands after each of the actions. Raise `Refused` if one is illegal."""
    origin = position.view
    first = start(position.rules, origin.number, origin.dealer, origin.scores, hands, origin.voids)
    return tuple(accumulate(actions, Moment.after, initial=Moment(0, None, None, first, ())))


def _play_out(moments: tuple[Moment, ...], action: Action, seed: int) -> tuple[Moment, ...]:
    """Return the deal continued with an action, and then by rules of thumb."""
    rng, bot = Stream(seed.to_bytes(32, "big"), b"reveal"), find(SIMPLE)
    played = [*moments, moments[-1].after(action)]
    while (state := played[-1].state).stage != "done":
        played.append(played[-1].after(bot.choose(view(state, state.turn), rng)))
    return tuple(played)


def _margin(state: State, seat: Seat) -> float:
    """Return the points of a seat in a deal, less the mean of the others'."""
    points = state.points or (0,)
    own = points[seat % len(points)]
    return own - (sum(points) - own) / max(1, len(points) - 1)
