"""The likely holders of cards: the share of each hidden card by seat, over deals that a view makes likely."""

from __future__ import annotations

from typing import Final

from fourkings.analysis.worth import seed_of
from fourkings.bots.proofs.tried import Dealt
from fourkings.bots.strong.belief import draw
from fourkings.bots.strong.games import recipe_of
from fourkings.rulebook.cards import Card
from fourkings.views import View

DEALS: Final = 400

Likely = tuple[float, float, float, float]
"""The share of deals in which each seat holds a card."""


def likely(view: View) -> list[tuple[Card, Likely]]:
    """Every card that the viewer does not see, with its shares, by suit."""
    dealt = Dealt(draw(recipe_of(view.rules).belief, view, seed_of(view, "likely"), DEALS))
    rows = []
    for card in sorted({card for held in dealt.by_seat for card in held if not view.hand >> card & 1}):
        a, b, c, d = (held.get(card, 0).bit_count() / dealt.many for held in dealt.by_seat)
        rows.append((card, (a, b, c, d)))
    return rows
