"""Runs of equal cards, as good as each other for their holder: one stands for all."""

from __future__ import annotations

from typing import TYPE_CHECKING

from . import kernel
from .bits import lowest

if TYPE_CHECKING:
    from .arrays import Int64Array


@kernel
def distinct(may: int, hand: int, between: int, stronger: Int64Array, worth: Int64Array, highest: int) -> int:
    """Of the cards that may be played one of each run of equals: nobody holds a card between them, and they count the same.

    between: cards that others hold, and those on the table.
    """
    kept, left = may, may
    while left:
        card = lowest(left)
        left &= left - 1
        higher = int(stronger[card])
        mine = hand & higher
        # The next higher card of the hand: the one that all other higher cards beat.
        while mine:
            one = lowest(mine)
            weaker = mine & ~int(stronger[one]) & ~(1 << one)
            if weaker == 0:
                apart = higher & ~int(stronger[one]) & ~(1 << one)
                if apart & between == 0 and worth[one] == worth[card] and may >> one & 1:
                    kept &= ~(1 << card) if highest else ~(1 << one)
                break
            mine = weaker
    return kept


@kernel
def stands_for(card: int, kept: int, hand: int, stronger: Int64Array) -> int:
    """The card that stands for a run of equals, the highest of them, given one of them."""
    while not kept >> card & 1:
        card = lowest(hand & int(stronger[card]))
    return card
