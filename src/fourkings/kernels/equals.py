"""Runs of equal cards: cards of one hand that can replace each other, such as king and queen."""

from __future__ import annotations

from typing import TYPE_CHECKING

from . import kernel
from .bits import lowest

if TYPE_CHECKING:
    from .arrays import Int64Array


@kernel
def distinct_cards(legal: int, hand: int, between: int, stronger: Int64Array, worth: Int64Array, highest: int) -> int:
    """Return as a mask one legal card of each run of equals: nobody holds a card between them, and all are worth the same.

    legal, hand: cards as masks · between: cards that others hold, and those on the table · highest: 1 to keep the highest
    card of each run, 0 the lowest.
    """
    kept, untried = legal, legal
    while untried:
        card = lowest(untried)
        untried &= untried - 1
        higher = int(stronger[card])
        own = hand & higher
        # The hand's next higher card: the one that all its other higher cards beat.
        while own:
            equal = lowest(own)
            weaker = own & ~int(stronger[equal]) & ~(1 << equal)
            if weaker == 0:
                between_them = higher & ~int(stronger[equal]) & ~(1 << equal)
                if between_them & between == 0 and worth[equal] == worth[card] and legal >> equal & 1:
                    kept &= ~(1 << card) if highest else ~(1 << equal)
                break
            own = weaker
    return kept


@kernel
def representative(card: int, kept: int, hand: int, stronger: Int64Array) -> int:
    """Return the card of the highest-card mask `kept`, as from `distinct_cards`, that is in the same run as `card`."""
    while not kept >> card & 1:
        card = lowest(hand & int(stronger[card]))
    return card


@kernel
def equals_of(card: int, legal: int, hand: int, between: int, stronger: Int64Array, worth: Int64Array) -> int:
    """Return as a mask the legal cards that are equal to a card, itself included; for equality see `distinct_cards`."""
    run, untried = 1 << card, legal & ~(1 << card)
    while untried:
        next_card = lowest(untried)
        untried &= untried - 1
        low, high = (card, next_card) if int(stronger[card]) >> next_card & 1 else (next_card, card)
        between_them = int(stronger[low]) & ~int(stronger[high]) & ~(1 << high)
        is_equal = int(stronger[low]) >> high & 1 and between_them & between == 0 and worth[next_card] == worth[card]
        own = between_them & hand
        while is_equal and own:
            is_equal = worth[lowest(own)] == worth[card]
            own &= own - 1
        if is_equal:
            run |= 1 << next_card
    return run
