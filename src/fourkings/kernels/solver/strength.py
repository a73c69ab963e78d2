"""How cards compare in a trick, for the solver: what beats what, what is as good as another, what a hand can reach."""

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
    """The cards of its suit that beat a card, in the solver's order."""
    return suit_of(card) & (-2 << card)


@inlined
def equals(card: int, hand: int, others: int, apart: int) -> int:
    """The cards of a hand that are as good as one of it: none of the others, and none `apart`, lies between them."""
    suit, between = suit_of(card), others | apart
    above, below = between & suit & (-2 << card), between & suit & (1 << card) - 1
    if above:
        suit &= (above & -above) - 1
    if below:
        suit &= -2 << highest(below)
    return hand & suit


@inlined
def unlike(card: int, memory: Int64Row) -> int:
    """The cards in play that are of its suit and of another kind."""
    every = memory[t.HANDS] | memory[t.HANDS + 1] | memory[t.HANDS + 2] | memory[t.HANDS + 3]
    return memory[t.UNLIKE + card] & every


@inlined
def others_than(place: int, at: int, seat: int, memory: Int64Row) -> int:
    """The cards that part a hand's cards from each other: those of other hands, and the one that wins the trick."""
    every = memory[t.HANDS] | memory[t.HANDS + 1] | memory[t.HANDS + 2] | memory[t.HANDS + 3]
    others = every ^ memory[t.HANDS + seat]
    return others | 1 << memory[at + place * t.PART + t.BEST] if place else others


@inlined
def strength(card: int, led: int, trump: int) -> int:
    """How strong a card is in a trick: trumps above the suit led above the rest, which is 0."""
    if trump >> card & 1:
        return 33 + (card & 15)
    return 17 + (card & 15) if led >> card & 1 else 0


@inlined
def can_reach(hand: int, led: int, trump: int, eager: int) -> int:
    """The strength of the best card with which a hand can join a trick if it is eager, else of the least it must."""
    mine = hand & led
    if mine:
        return strength(highest(mine) if eager else lowest(mine), led, trump)
    if eager and hand & trump:
        return strength(highest(hand & trump), led, trump)
    return 0
