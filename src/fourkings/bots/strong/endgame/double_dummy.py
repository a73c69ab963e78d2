"""The last tricks of two sides, solved exactly with all cards seen in each of some sampled deals."""

from __future__ import annotations

import threading
from dataclasses import dataclass
from typing import TYPE_CHECKING

from fourkings import encoding
from fourkings.bots import evaluation
from fourkings.kernels import arrays
from fourkings.rulebook.cards import Card
from fourkings.rulebook.tricks import card_points
from fourkings.views import View

if TYPE_CHECKING:
    from collections.abc import Callable

    from fourkings.kernels.arrays import Float64Array, Int64Array
    from fourkings.solver import Solver

_own = threading.local()


@dataclass(frozen=True)
class DoubleDummy:
    """Solver of the last tricks with all cards seen, for two sides with exactly opposite aims."""

    tricks: int  # most tricks left, including this one
    share: int  # one in so many of the requested deals is solved

    def applies(self, view: View) -> bool:
        """Return True if few enough cards are left."""
        return view.hand.bit_count() <= self.tricks

    def values(
        self, view: View, cards: list[Card], samples: Int64Array, weights: Float64Array | None,
        utility: Callable[[View, evaluation.Outcome], Float64Array],
    ) -> Float64Array:  # fmt: skip
        """Return each card's values with best play by all, (deals, cards)."""
        return utility(view, double_dummy_outcome(view, cards, samples))


def double_dummy_outcome(view: View, cards: list[Card], samples: Int64Array) -> evaluation.Outcome:
    """Return the sides' points after each card in each deal, all on one seat of the side; tricks are left at 0."""
    from fourkings.solver import Position

    contract, side = encoding.contract_of(view), (view.turn & 1, view.turn & 1 | 2)
    all_points, points = points_left(view), list[int]()
    for a, b, c, d in samples.tolist():
        solved = _solver().solve(Position(contract, (a, b, c, d), view.leader, view.trick), side, line=False)
        for card in cards:
            four = [0, 0, 0, 0]
            four[view.turn] = solved.cards[card].least
            four[view.turn ^ 1] = all_points - solved.cards[card].least
            points += four
    shape = (len(samples), len(cards), 4)
    return evaluation.Outcome(arrays.reshape(arrays.int_array(points), *shape), arrays.zeros(*shape))


def points_left(view: View) -> int:
    """Return the points of the cards still to be won."""
    payoff = encoding.contract_of(view).payoff
    assert payoff.trick == 0
    assert not payoff.last[0], "what is left depends on who takes what"
    taken = [card for trick in view.tricks for card in trick.cards]
    return sum(each * cards.bit_count() for cards, each in payoff.cards) - sum(card_points(payoff, card) for card in taken)


def _solver() -> Solver:
    """Return the solver of this thread."""
    from fourkings.solver import Solver

    if not hasattr(_own, "solver"):
        _own.solver = Solver(bits=16)
    solver: Solver = _own.solver
    return solver
