"""A beginner's calls in King's auction: the price of as many tricks as can be counted on the fingers."""

from __future__ import annotations

from typing import Final

from fourkings.players.bots.careful import count, king_auction
from fourkings.players.bots.careful.king_auction import STEPS, Worth
from fourkings.rulebook.cards import LONG, SUITS, Mask, mask, suit_mask
from fourkings.rulebook.game import Action
from fourkings.rulebook.games._auction import NEGATIVE
from fourkings.rulebook.games.king import pack
from fourkings.windows.view import View

PACK: Final = mask(LONG)
EASY: Final = 0.7
"""Tricks: what each trump beyond the second seems worth to a beginner, who is fond of trumps."""


def say(view: View) -> Action:
    """A call of King's auction."""
    mine, value = _worth(view), STEPS[view.talk.step]
    words = [word for word in view.legal if isinstance(word, str)]
    return max(words, key=lambda word: round(value(view, mine, word), 6))


def counts(hand: Mask, trump: Mask, full: Mask) -> float:
    """Aces, guarded kings, and something for long trumps."""
    seen = count.shape(hand, trump, full)
    return seen.trump_honours + seen.plain_honours + EASY * max(0, seen.trumps - 2)


def _worth(view: View) -> Worth:
    """King: the tricks counted for each suit; others' deals look as careful sees them."""
    careful_one, full = king_auction.worth(view), mask(pack(view.rules))
    hand = mask(view.dealt)
    suits = {name: suit_mask(number) for number, name in enumerate(SUITS)} | {"NT": 0}
    declared = {what: careful_one.trick * counts(hand, suit, full) for what, suit in suits.items()}
    return careful_one._replace(declared=declared | {NEGATIVE: careful_one.declared[NEGATIVE]})
