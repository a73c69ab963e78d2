"""A plan of one's own in the 400: to draw trumps first, and then to run what is high.

Players of the playouts do not draw trumps: their policy knows no plans, and rightly keeps trumps where it has none. The
holder of the highest trump can decide to lead it until the others have no more. So each card is played out both ways, and
is worth the better of the two. The court asks for it; in play it is worth nothing that can be seen (0.050 ± 0.069 points a
deal: `research/figures/ablation.py "400 400" drawing flat --cards 13`).
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
"""Trumps in hand from which on drawing them is looked at: from three on, a small ruff in the court was spoilt."""
SITUATIONS: Final = ("lead", "partner-settled lead")
"""As long as one's own bid is neither made nor lost."""
PLAN: Final = {"trumped": -30, "trumps-out": 150, "over": -60}
"""Weights, in units of the policy: a trump is led as long as others have some and none of them is higher; set by hand."""


def applies(view: View) -> bool:
    """True if I hold the highest trump and some more, and others hold trumps, too."""
    mine = view.hand & CONTRACT.trump
    if mine.bit_count() < FEWEST:
        return False
    rest = CONTRACT.trump & ~mine & ~gone(view)
    highest = next(card for card in members(mine) if not CONTRACT.stronger[card] & mine)
    return bool(rest) and not CONTRACT.stronger[highest] & rest


def gone(view: View) -> Mask:
    """All cards that were played."""
    drawing = 0
    for cards in (*(trick.cards for trick in view.tricks), view.trick):
        for card in cards:
            drawing |= 1 << card
    return drawing


@lru_cache(8)
def weights(version: int, seat: int) -> Int64Array:
    """The rows of a policy, with the plan in that of a seat."""
    from fourkings.bots import policies

    rows = policies.weights(version, GAME.ID).tolist()
    for situation in SITUATIONS:
        for feature, weight in PLAN.items():
            at = policies.PLACES.index(situation) * len(policies.FEATURES) + policies.FEATURES.index(feature)
            rows[seat][at] = weight
    return arrays.table(rows, len(rows[seat]))
