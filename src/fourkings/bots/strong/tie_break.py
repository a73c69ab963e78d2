"""The tie-break: what a careful player does, unless the figures speak clearly for another card.

What another card replaces at no cost is not played: a card thrown away for nothing often costs too little for the figures
to tell. Only where all deals that fit are solved may they speak for it: who unblocks a suit has a reason.
"""

from __future__ import annotations

from dataclasses import replace
from typing import Final

from fourkings.bots import careful, worlds
from fourkings.bots.dominated import undominated
from fourkings.bots.judged import CardValues
from fourkings.rulebook.cards import Card
from fourkings.rulebook.deck import Stream
from fourkings.views import View

SAME: Final = 1e-6
"""Points: means over all deals that fit have no error of drawing; those no further apart than this are equal."""


def sensible(view: View, judged: CardValues, clear: float) -> Card:
    """The card of the best mean where it is clearly better than careful's, else careful's.

    clear: how many of its own standard errors a gain must come to.
    """
    cards = sound(view, judged)
    best = judged.best_of(cards)
    plain = careful.choose(replace(view, legal=tuple(cards)), Stream(b"", b""))
    if plain == best or plain not in cards:
        return best
    means, places = judged.means(), (judged.cards.index(best), judged.cards.index(int(plain)))
    if judged.weights is not None:
        return best if means[places[0]] - means[places[1]] > SAME else int(plain)
    gain = worlds.behind(judged.values, places[0])[places[1]]
    return best if gain.mean > clear * gain.error else int(plain)


def sound(view: View, judged: CardValues) -> list[Card]:
    """The cards that none of the others replaces at no cost."""
    sane = undominated(view, judged.cards)
    if judged.weights is None or len(sane) == len(judged.cards):
        return sane
    means = judged.means()
    best = max(means[judged.cards.index(card)] for card in sane)
    return judged.cards if max(means) > best + SAME else sane
