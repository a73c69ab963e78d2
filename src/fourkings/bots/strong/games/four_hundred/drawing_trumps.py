"""A plan of one's own in the 400: draw trumps first, then run the high cards.

The players of playouts don't draw trumps: their policy has no plans, and rightly keeps trumps without one. The holder of
the highest trump can decide to lead trumps until the others have none. So each card is played out both ways, and is worth
the better of the two. The positions of `tests/court` need it; in play no gain is visible (0.050 ± 0.069 points a deal:
`research/figures/ablation.py "400 400" drawing flat --cards 13`).
"""

from __future__ import annotations

from functools import lru_cache
from typing import TYPE_CHECKING, Final

from fourkings.kernels import arrays
from fourkings.rulebook.cards import Mask, members
from fourkings.rulebook.games.four_hundred import CONTRACT, GAME
from fourkings.views import View

if TYPE_CHECKING:
    from fourkings.kernels.arrays import Int64Array

FEWEST: Final = 4
"""Trumps in hand from which drawing is considered: with three, a small ruff in `tests/court` was spoilt."""
SITUATIONS: Final = ("lead", "partner-settled lead")
"""Situations of the policy in which the plan applies: a lead while my own bid is neither made nor lost."""
PLAN: Final = {"trumped": -30, "trumps-out": 150, "over": -60}
"""Weights that the plan puts in place of the policy's, in its units, set by hand: lead trumps while others have some and
none of them is higher."""


def applies(view: View) -> bool:
    """Return True if I hold the highest trump and some more, and others hold trumps too."""
    mine = view.hand & CONTRACT.trump
    if mine.bit_count() < FEWEST:
        return False
    rest = CONTRACT.trump & ~mine & ~played_cards(view)
    highest = next(card for card in members(mine) if not CONTRACT.stronger[card] & mine)
    return bool(rest) and not CONTRACT.stronger[highest] & rest


def played_cards(view: View) -> Mask:
    """Return all cards that were played."""
    drawing = 0
    for cards in (*(trick.cards for trick in view.tricks), view.trick):
        for card in cards:
            drawing |= 1 << card
    return drawing


@lru_cache(8)
def weights(version: int, seat: int) -> Int64Array:
    """Return a policy's weights, with the plan's in the row of one seat."""
    from fourkings.bots import policies

    rows = policies.weights(version, GAME.ID).tolist()
    for situation in SITUATIONS:
        for feature, weight in PLAN.items():
            at = policies.PLACES.index(situation) * len(policies.FEATURES) + policies.FEATURES.index(feature)
            rows[seat][at] = weight
    return arrays.int_table(rows, len(rows[seat]))
