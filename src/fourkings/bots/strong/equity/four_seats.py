"""Match equity of four seats that play for themselves: the chance to win a match of this many deals from any scores.

With no deal to come the best score wins, and equal ones share. With one or two to come every way counts in which deals
between equal bots end (`results.json`: the points of the dealer and of the seats after, and how often).
"""

from __future__ import annotations

from functools import lru_cache
from typing import TYPE_CHECKING, Final

from fourkings.bots.strong.equity import drawn, results
from fourkings.kernels import arrays, load
from fourkings.rulebook.cards import Seat

if TYPE_CHECKING:
    from fourkings.kernels.arrays import Float64Array

FURTHEST: Final = 2
"""Deals to come that are looked at."""


@lru_cache(16)
def ways(game: str, deals: int, dealer: Seat, share: float) -> Float64Array:
    """What the four seats may score in this many deals to come, the first of this dealer: (ways, 4), all as likely.

    game: under which name `results.json` has the ends of deals; share: of their points, how much a deal brings here.
    """
    ends, scores = results(game), [[0, 0, 0, 0] for _ in drawn(game)[0]]
    for number, rows in enumerate(drawn(game)[:deals]):
        for way, row in enumerate(rows):
            for seat in range(4):
                scores[way][seat] += ends[row][seat - dealer - number & 3]
    points = arrays.reals(share * points for four in scores for points in four)
    to_come: Float64Array = arrays.shaped(points, len(scores), 4)
    return to_come


def chance(scores: Float64Array, seat: Seat, to_come: Float64Array) -> Float64Array:
    """The chance that a seat wins, (rows,), from rows of four scores, by what may come on top of them, (ways, 4)."""
    chances = arrays.floats(len(scores))
    load("equity").first_of_four(scores, seat, to_come, arrays.words(len(scores)), arrays.floats(len(to_come)), chances)
    return chances
