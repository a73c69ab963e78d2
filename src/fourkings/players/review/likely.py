"""The likely holders of cards: the share of each hidden card by seat, over deals that a view makes likely."""

from __future__ import annotations

from typing import Final

from fourkings.players.bots.strong.belief import draw
from fourkings.players.bots.strong.recipes import recipe_of
from fourkings.players.review.worth import seed_of
from fourkings.rulebook.cards import Card, members
from fourkings.windows.view import View

DEALS: Final = 400

Likely = tuple[float, float, float, float]
"""The share of deals in which each seat holds a card."""


def likely(view: View) -> list[tuple[Card, Likely]]:
    """Every card that the viewer does not see, with its shares, by suit."""
    import numpy as np

    samples = draw(recipe_of(view.rules).belief, view, seed_of(view, "likely"), DEALS)
    hidden = members(int(np.bitwise_or.reduce(samples.reshape(-1))) & ~view.hand)
    rows = []
    for card in hidden:
        a, b, c, d = (float(share) for share in ((samples >> card) & 1).mean(0))
        rows.append((card, (a, b, c, d)))
    return rows
