"""The last tricks of a game of partners, solved exactly with all cards seen in each of some deals that fit."""

from __future__ import annotations

import threading
from typing import TYPE_CHECKING, Final

from fourkings.rulebook.cards import Card
from fourkings.windows.view import View

if TYPE_CHECKING:
    from fourkings.kernels.arrays import Float64Array, Int64Array
    from fourkings.players.solver import Solver

GAMES: Final = frozenset({"quarante", "quarante-1792"})
"""Where the two sides want the opposite of each other, point for point: what the solver takes for granted."""
CARDS: Final = 4
"""Cards in hand from which on it is solved: earlier, players who see all cards are too unlike those at the table."""
SHARE: Final = 2
"""Of the deals asked for one in so many is solved."""
_own = threading.local()


def applies(view: View) -> bool:
    """True where the ending is to be solved."""
    return view.rules.game.ID in GAMES and view.hand.bit_count() <= CARDS


def values(view: View, cards: list[Card], worlds: Int64Array) -> Float64Array:
    """Each card's points for the side in each deal, with best play of all."""
    import numpy as np

    from fourkings.players.bots import _worlds
    from fourkings.players.solver import Position

    contract, side = _worlds.contract_of(view), (view.turn & 1, view.turn & 1 | 2)
    found = np.zeros((len(worlds), len(cards)))
    for row, (a, b, c, d) in enumerate(worlds.tolist()):
        solved = _solver().solve(Position(contract, (a, b, c, d), view.leader, view.trick), side, line=False)
        found[row] = [solved.cards[card].least for card in cards]
    return found


def _solver() -> Solver:
    """A solver for each thread: it serves one at a time."""
    from fourkings.players.solver import Solver

    if not hasattr(_own, "solver"):
        _own.solver = Solver(bits=16)
    solver: Solver = _own.solver
    return solver
