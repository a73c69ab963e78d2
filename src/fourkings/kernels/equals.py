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
            equal = lowest(mine)
            weaker = mine & ~int(stronger[equal]) & ~(1 << equal)
            if weaker == 0:
                apart = higher & ~int(stronger[equal]) & ~(1 << equal)
                if apart & between == 0 and worth[equal] == worth[card] and may >> equal & 1:
                    kept &= ~(1 << card) if highest else ~(1 << equal)
                break
            mine = weaker
    return kept


@kernel
def stands_for(card: int, kept: int, hand: int, stronger: Int64Array) -> int:
    """The card that stands for a run of equals, the highest of them, given one of them."""
    while not kept >> card & 1:
        card = lowest(hand & int(stronger[card]))
    return card


@kernel
def run_of(card: int, may: int, hand: int, between: int, stronger: Int64Array, worth: Int64Array) -> int:
    """All cards that are equal to one, itself among them, of those that may be played; see `distinct`."""
    run, left = 1 << card, may & ~(1 << card)
    while left:
        next_card = lowest(left)
        left &= left - 1
        low, high = (card, next_card) if int(stronger[card]) >> next_card & 1 else (next_card, card)
        apart = int(stronger[low]) & ~int(stronger[high]) & ~(1 << high)
        alike = int(stronger[low]) >> high & 1 and apart & between == 0 and worth[next_card] == worth[card]
        mine = apart & hand
        while alike and mine:
            alike = worth[lowest(mine)] == worth[card]
            mine &= mine - 1
        if alike:
            run |= 1 << next_card
    return run
