"""The shape of a hand, with a trump or without: the few numbers that its tricks follow from."""

from __future__ import annotations

from functools import lru_cache
from typing import NamedTuple

from fourkings.kernels.king.hand_value import honours
from fourkings.rulebook.cards import Mask


class Shape(NamedTuple):
    """A hand with a trump suit (or none), in the few numbers that its tricks follow from."""

    trumps: int
    trump_honours: float
    plain_honours: float
    length: int  # cards beyond the fourth in plain suits
    ruffs: int  # empty places: each plain suit shorter than two, as far as trumps reach


@lru_cache(4096)
def shape(hand: Mask, trump: Mask, pack: Mask) -> Shape:
    """The shape of a hand; trump 0 for none."""
    suits = [suit for suit in (0x1FFF, 0x1FFF << 16, 0x1FFF << 32, 0x1FFF << 48) if suit != trump]
    plain = [hand & suit for suit in suits]
    trumps = (hand & trump).bit_count()
    return Shape(
        trumps,
        honours(hand & trump, pack & trump),
        sum(honours(hand & suit, pack & suit) for suit in suits),
        sum(max(0, suit.bit_count() - 4) for suit in plain),
        min(trumps, sum(max(0, 2 - suit.bit_count()) for suit in plain)),
    )
