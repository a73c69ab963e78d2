"""Match equity of two sides: the chance to win the match from any two scores, and the side that deals.

Worked out backwards from the target, out of how deals between equal bots end (`results.json`): every deal adds points, so
each pair of scores leads only to higher ones.
"""

from __future__ import annotations

from functools import lru_cache
from typing import TYPE_CHECKING

from fourkings.bots.strong.equity import results
from fourkings.kernels import arrays, load
from fourkings.kernels.equity import FAR

if TYPE_CHECKING:
    from fourkings.kernels.arrays import Float64Array

__all__ = ["FAR", "chance", "table"]


@lru_cache(4)
def table(game: str) -> Float64Array:
    """The chance of the side that deals next, by the points that it and the other side have still to go, 0 to `FAR`.

    game: under which name `results.json` has the ends of deals: the points of the dealer's side, of the other, how often.

    Zero to go or less is decided by the rules and has no place here.
    """
    ends, chances = results(game), arrays.floats(FAR + 1, FAR + 1)
    total = sum(often for *_, often in ends)
    gains = arrays.table([end[:2] for end in ends], 2)
    load("equity").race(gains, arrays.reals(often / total for *_, often in ends), chances)
    return chances


def chance(game: str, own: int, other: int) -> float:
    """The chance of the side that deals next, by the points that it and the other side have to go, 0 or less for none."""
    return float(load("equity", plain=True).decided(own, other, table(game)))
