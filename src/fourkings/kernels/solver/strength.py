"""Comparison of cards in a trick: what beats what, what is equal to what, what a hand can contribute."""

from __future__ import annotations

from typing import TYPE_CHECKING

from .. import inlined
from ..bits import highest, lowest
from ..play import suit_of
from . import layout as t

if TYPE_CHECKING:
    from ..arrays import Int64Row


@inlined
def stronger_than(card: int) -> int:
    """Return the cards of its suit that beat a card, in the solver's order."""
    return suit_of(card) & (-2 << card)


@inlined
def equals(card: int, hand: int, others: int, apart: int) -> int:
    """Return the cards of a hand that are as good as `card`: no card of `others` or `apart` lies between them."""
    suit, between = suit_of(card), others | apart
    above, below = between & suit & (-2 << card), between & suit & (1 << card) - 1
    if above:
        suit &= (above & -above) - 1
    if below:
        suit &= -2 << highest(below)
    return hand & suit


@inlined
def cards_of_other_kind(card: int, memory: Int64Row) -> int:
    """Return the cards in play of a card's suit that differ from it in more than rank: in points, or by a duty."""
    in_play = memory[t.HANDS] | memory[t.HANDS + 1] | memory[t.HANDS + 2] | memory[t.HANDS + 3]
    return memory[t.OTHER_KIND + card] & in_play


@inlined
def separators(turn: int, frame: int, seat: int, memory: Int64Row) -> int:
    """Return the cards that separate a hand's cards: those of the other hands, and the card that is winning the trick."""
    in_play = memory[t.HANDS] | memory[t.HANDS + 1] | memory[t.HANDS + 2] | memory[t.HANDS + 3]
    others = in_play ^ memory[t.HANDS + seat]
    return others | 1 << memory[frame + turn * t.NODE + t.WINNING_CARD] if turn else others


@inlined
def strength(card: int, led: int, trump: int) -> int:
    """Return a number for the strength of a card in a trick: trumps above the suit led, all other cards 0."""
    if trump >> card & 1:
        return 33 + (card & 15)
    return 17 + (card & 15) if led >> card & 1 else 0


@inlined
def reach(hand: int, led: int, trump: int, maximizes: int) -> int:
    """Return the strength of the best card that a hand can play to a trick, or of the lowest, unless it `maximizes`."""
    mine = hand & led
    if mine:
        return strength(highest(mine) if maximizes else lowest(mine), led, trump)
    if maximizes and hand & trump:
        return strength(highest(hand & trump), led, trump)
    return 0
