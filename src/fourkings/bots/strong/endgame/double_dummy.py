"""The last tricks of two sides, solved exactly with all cards seen in each of some deals that fit."""

from __future__ import annotations

import threading
from dataclasses import dataclass
from typing import TYPE_CHECKING

from fourkings import encoding
from fourkings.bots import evaluation
from fourkings.kernels import arrays
from fourkings.rulebook.cards import Card
from fourkings.rulebook.tricks import points_of
from fourkings.views import View

if TYPE_CHECKING:
    from collections.abc import Callable

    from fourkings.kernels.arrays import Float64Array, Int64Array
    from fourkings.solver import Solver

_own = threading.local()


@dataclass(frozen=True)
class DoubleDummy:
    """Solved for the points of the sides, which must want the opposite of each other, point for point."""

    tricks: int  # so many to come, this one included, or fewer
    share: int  # of the deals asked for, one in so many is solved

    def applies(self, view: View) -> bool:
        """True if few enough cards are left."""
        return view.hand.bit_count() <= self.tricks

    def values(
        self,
        view: View,
        cards: list[Card],
        samples: Int64Array,
        weights: Float64Array | None,
        utility: Callable[[View, evaluation.Outcome], Float64Array],
    ) -> Float64Array:
        """What each card is worth with best play of all, (deals, cards)."""
        return utility(view, outcome(view, cards, samples))


def outcome(view: View, cards: list[Card], samples: Int64Array) -> evaluation.Outcome:
    """The points of both sides after each card in each deal, all of a side's told of one seat; tricks are not told."""
    from fourkings.solver import Position

    contract, side = encoding.contract_of(view), (view.turn & 1, view.turn & 1 | 2)
    all_points, points = left(view), list[int]()
    for a, b, c, d in samples.tolist():
        solved = _solver().solve(Position(contract, (a, b, c, d), view.leader, view.trick), side, line=False)
        for card in cards:
            four = [0, 0, 0, 0]
            four[view.turn] = solved.cards[card].least
            four[view.turn ^ 1] = all_points - solved.cards[card].least
            points += four
    shape = (len(samples), len(cards), 4)
    return evaluation.Outcome(arrays.shaped(arrays.filled(points), *shape), arrays.words(*shape))


def left(view: View) -> int:
    """The points of the cards that are still to be taken."""
    payoff = encoding.contract_of(view).payoff
    assert payoff.trick == 0
    assert not payoff.last[0], "what is left depends on who takes what"
    taken = [card for trick in view.tricks for card in trick.cards]
    return sum(each * cards.bit_count() for cards, each in payoff.cards) - sum(points_of(payoff, card) for card in taken)


def _solver() -> Solver:
    """A solver for each thread: it serves one at a time."""
    from fourkings.solver import Solver

    if not hasattr(_own, "solver"):
        _own.solver = Solver(bits=16)
    solver: Solver = _own.solver
    return solver
