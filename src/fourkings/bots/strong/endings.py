"""The last tricks of a game of partners, solved exactly with all cards seen in each of some deals that fit."""

from __future__ import annotations

import threading
from typing import TYPE_CHECKING, Final

from fourkings.bots.flat import Judged
from fourkings.view import View

if TYPE_CHECKING:
    from fourkings.solver import Solver

GAMES: Final = frozenset({"quarante", "quarante-1792"})
"""Where the two sides want the opposite of each other, point for point: what the solver takes for granted."""
CARDS: Final = 4
"""Cards in hand from which on it is solved: earlier, players who see all cards are too unlike those at the table."""
SHARE: Final = 5
"""Of the deals asked for one in so many is solved."""
_own = threading.local()


def applies(view: View) -> bool:
    """True where the ending is to be solved."""
    return view.rules.game.ID in GAMES and view.hand.bit_count() <= CARDS


def judge(view: View, seed: int, many: int) -> Judged:
    """Each card's points for the side in each deal, with best play of all."""
    import numpy as np

    from fourkings.bots import _worlds
    from fourkings.sample import Deals, facts
    from fourkings.solver import Position

    contract, cards, side = _worlds.contract_of(view), _worlds.candidates(view), (view.turn & 1, view.turn & 1 | 2)
    values = np.zeros((max(1, many // SHARE), len(cards)))
    if len(cards) > 1:
        for row, (a, b, c, d) in enumerate(Deals(facts(view)).draw(seed, len(values)).tolist()):
            solved = _solver().solve(Position(contract, (a, b, c, d), view.leader, view.trick), side, line=False)
            values[row] = [solved.cards[card].least for card in cards]
    return Judged(cards, values)


def _solver() -> Solver:
    """A solver for each thread: it serves one at a time."""
    from fourkings.solver import Solver

    if not hasattr(_own, "solver"):
        _own.solver = Solver(bits=16)
    solver: Solver = _own.solver
    return solver
