"""A beginner's calls in King's auction: the price of as many tricks as can be counted on the fingers."""

from __future__ import annotations

from typing import Final

from fourkings.bots.careful import count, king_auction
from fourkings.rulebook.cards import LONG, SUITS, Mask, mask, suit_mask
from fourkings.rulebook.game import Action
from fourkings.rulebook.games.king import TRICK, pack
from fourkings.views import View

PACK: Final = mask(LONG)
EASY: Final = 0.7
"""Tricks: what each trump beyond the second seems worth to a beginner: they are fond of trumps."""


def say(view: View) -> Action:
    """A call of King's auction."""
    return king_auction.best(view, _worth(view))


def counts(hand: Mask, trump: Mask, full: Mask) -> float:
    """Aces, guarded kings, and something for long trumps."""
    seen = count.shape(hand, trump, full)
    return seen.trump_honours + seen.plain_honours + EASY * max(0, seen.trumps - 2)


def _worth(view: View) -> list[float]:
    """King: the tricks counted for each suit; others' deals look as careful sees them."""
    hand, full = mask(view.dealt), mask(pack(view.rules))
    trumps = (*map(suit_mask, range(len(SUITS))), 0)
    counted = [TRICK[full.bit_count()] * counts(hand, trump, full) for trump in trumps]
    return [*counted, *king_auction.worth(view)[len(counted) :]]
