"""400: cards judged as well by a plan of one's own, to draw trumps first and then to run what is high.

Players of the playouts do not draw trumps: their rule of thumb knows no plans, and rightly keeps trumps where it has none.
Who holds the highest trump can decide to lead it until the others have no more. So each card is played out both ways, and
is worth the better of the two: what it leads to for whoever knows what he wants.
"""

from __future__ import annotations

import math
from functools import lru_cache
from typing import TYPE_CHECKING, Final

from fourkings.rulebook.cards import Mask, members
from fourkings.rulebook.games.four_hundred import CONTRACT
from fourkings.windows.view import View

if TYPE_CHECKING:
    from fourkings.kernels.arrays import Float64Array, Int64Array

FEWEST: Final = 4
"""Trumps in hand from which on drawing them is looked at."""
CLEAR: Final = 2.0
"""How many of its own standard errors the plan's gain must come to: of two means by chance the greater is too great."""
SITUATIONS: Final = ("lead", "partner-settled lead")
"""As long as one's own bid is neither made nor lost."""
PLAN: Final = {"trumped": -30, "trumps-out": 150, "over": -60}
"""A trump is led as long as others have some and none of them is higher."""


def applies(view: View) -> bool:
    """True where I hold the highest trump and some more, and others hold trumps, too."""
    mine = view.hand & CONTRACT.trump
    if mine.bit_count() < FEWEST:
        return False
    rest = CONTRACT.trump & ~mine & ~gone(view)
    highest = next(card for card in members(mine) if not CONTRACT.stronger[card] & mine)
    return bool(rest) and not CONTRACT.stronger[highest] & rest


def gone(view: View) -> Mask:
    """All cards that were played."""
    found = 0
    for cards in (*(trick.cards for trick in view.tricks), view.trick):
        for card in cards:
            found |= 1 << card
    return found


@lru_cache(8)
def policies(version: int, seat: int) -> Int64Array:
    """The rows of a policy, with the plan in that of a seat."""
    from fourkings.players.bots import _policies

    found = _policies.weights(version, "400").copy()
    table = found[seat].reshape(len(_policies.PLACES), len(_policies.FEATURES))
    for situation in SITUATIONS:
        for feature, weight in PLAN.items():
            table[_policies.PLACES.index(situation), _policies.FEATURES.index(feature)] = weight
    return found


def better(plain: Float64Array, planned: Float64Array) -> Float64Array:
    """What each card is worth, by deal and card: by the plan for just those cards that are clearly better with it."""
    import numpy as np

    gains = planned - plain
    clear = gains.mean(0) > CLEAR * gains.std(0) / math.sqrt(len(gains))
    return np.where(clear, planned, plain)
