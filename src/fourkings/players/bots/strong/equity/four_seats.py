"""Match equity of four seats that play for themselves: the chance to win a match of this many deals from any scores.

With no deal to come the best score wins, and equal ones share. With one or two to come every way counts in which deals
between equal bots end (`results.json`: the points of the dealer and of the seats after, and how often).
"""

from __future__ import annotations

from functools import lru_cache
from typing import TYPE_CHECKING, Final

from fourkings.players.bots.strong.equity import results
from fourkings.rulebook.cards import Seat

if TYPE_CHECKING:
    from fourkings.kernels.arrays import Float64Array, Int64Array

FURTHEST: Final = 2
"""Deals to come that are looked at."""
WAYS: Final = 400
"""Ways in which the deals to come may end, drawn once: their share is known within two or three hundredths."""
SEED: Final = 1


@lru_cache(16)
def ways(game: str, deals: int, dealer: Seat) -> Int64Array:
    """What the four seats may score in this many deals to come, the first of this dealer: (`WAYS`, 4), all as likely.

    game: under which name `results.json` has the ends of deals.
    """
    import numpy as np

    rows = np.array(results(game), np.int64)
    chance, shares = np.random.default_rng(SEED), rows[:, 4] / rows[:, 4].sum()
    scores = np.zeros((WAYS, 4), np.int64)
    for number in range(deals):
        ends = rows[chance.choice(len(rows), WAYS, p=shares), :4]
        scores += np.roll(ends, dealer + number, axis=1)
    return scores


def chance(scores: Float64Array, seat: Seat, to_come: Float64Array) -> Float64Array:
    """The chance that a seat wins, (rows,), from rows of four scores, by what may come on top of them, (ways, 4)."""
    import numpy as np

    once, back = np.unique(scores, axis=0, return_inverse=True)
    ends = once[:, None, :] + to_come[None, :, :]
    best = ends.max(2)
    first = ends >= best[:, :, None] - 1e-6  # thirds of points do not add up exactly
    chances: Float64Array = (first[:, :, seat] / first.sum(2)).mean(1)
    return chances[back.reshape(-1)]
