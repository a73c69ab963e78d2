"""Match equity of two sides: the chance to win the match from any two scores, and the side that deals.

Worked out backwards from the target, out of how deals between equal bots end (`results.json`): every deal adds points, so
each pair of scores leads only to higher ones.
"""

from __future__ import annotations

from functools import lru_cache
from typing import TYPE_CHECKING, Final

from fourkings.players.bots.strong.equity import results

if TYPE_CHECKING:
    from fourkings.kernels.arrays import Float64Array, Int64Array

FAR: Final = 200
"""Points to go beyond which only the difference counts: there the end is too far to be seen."""


@lru_cache(4)
def table(game: str) -> Float64Array:
    """The chance of the side that deals next, by the points that it and the other side have still to go, 0 to `FAR`.

    game: under which name `results.json` has the ends of deals: the points of the dealer's side, of the other, how often.

    Zero to go or less is decided by the rules and has no place here.
    """
    import numpy as np

    rows = np.array(results(game), np.float64)
    shares, gains = rows[:, 2] / rows[:, 2].sum(), rows[:, :2].astype(np.int64)
    chances = np.full((FAR + 1, FAR + 1), 0.5)
    step = int(gains.sum(1).min())
    # Pairs of one sum apart by less than the least that a deal adds do not lead to each other: all at once.
    togo = np.add.outer(np.arange(FAR + 1), np.arange(FAR + 1))
    for low in range(2, 2 * FAR + 1, step):
        own, other = np.nonzero((togo >= low) & (togo < low + step))
        keep = (own > 0) & (other > 0)
        own, other = own[keep], other[keep]
        total = np.zeros(len(own))
        for share, (dealers, others) in zip(shares, gains, strict=True):
            # After this deal the other side deals: its chance is one less ours.
            total += share * (1 - _decided(other - others, own - dealers, chances))
        chances[own, other] = total
    return chances


def _decided(own: Int64Array, other: Int64Array, chances: Float64Array) -> Float64Array:
    """The chance of the side with `own` points to go, which deals next: by the rules where one has arrived."""
    import numpy as np

    open_ = (own > 0) & (other > 0)
    shift = np.maximum(np.maximum(own, other) - FAR, 0)
    known = chances[np.clip(own - shift, 1, FAR), np.clip(other - shift, 1, FAR)]
    level = (own <= 0) & (own == other)
    return np.where(open_, known, np.where(level, 0.5, (own < other).astype(np.float64)))


def chance(game: str, own: Int64Array, other: Int64Array) -> Float64Array:
    """The chance of the side that deals next, by the points that it and the other side have to go, 0 or less for none."""
    return _decided(own, other, table(game))
