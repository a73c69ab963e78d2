"""Counting a hand before the play: how many tricks it is likely to take, with a trump, without, or against its will.

The weights were fitted to what careful players really took in thousands of deals; see `research/careful.py`.
"""

from __future__ import annotations

from collections.abc import Sequence
from functools import lru_cache
from typing import Final, NamedTuple

from fourkings.rulebook.cards import Mask, members

HONOURS: Final = (1.0, 0.6, 0.3, 0.1)
"""A card's chance of a trick by how many higher ones are missing from the hand, where as many lower ones guard it."""


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
    plain = [hand & suit for suit in _suits() if suit != trump]
    packs = [pack & suit for suit in _suits() if suit != trump]
    trumps = (hand & trump).bit_count()
    return Shape(
        trumps,
        honours(hand & trump, pack & trump),
        sum(map(honours, plain, packs)),
        sum(max(0, suit.bit_count() - 4) for suit in plain),
        min(trumps, sum(max(0, 2 - suit.bit_count()) for suit in plain)),
    )


def _suits() -> tuple[Mask, ...]:
    return (0x1FFF, 0x1FFF << 16, 0x1FFF << 32, 0x1FFF << 48)


def honours(mine: Mask, suit: Mask) -> float:
    """What the high cards of one suit are worth."""
    total, missing, cards = 0.0, 0, mine.bit_count()
    held = 0
    for card in reversed(list(members(suit))):
        if not mine >> card & 1:
            missing += 1
            continue
        held += 1
        if missing >= len(HONOURS):
            break
        if cards - held >= min(missing, 2):  # enough below it to wait while the higher ones fall
            total += HONOURS[missing]
    return total


@lru_cache(4096)
def burden(hand: Mask, pack: Mask) -> float:
    """How many tricks the hand takes against its will, before fitting: high cards without low ones beside them."""
    total = 0.0
    for suit in _suits():
        cover, below = 1.0, 0
        others = (pack & suit & ~hand).bit_count()
        for card in members(pack & suit):
            if hand >> card & 1:
                total += cover * (below / others) ** 1.5 if others else 1.0
                cover *= 0.75
            else:
                below += 1
    return total


# --- tricks from a hand -------------------------------------------------------------------------------------------

TRUMP_FIT: Final = {52: (-1.65, 0.87, 0.77, 0.82, -0.23, 0.32), 32: (-1.31, 0.89, 0.76, 0.70, 0.0, 0.08)}
PLAIN_FIT: Final = {52: (0.83, 1.01), 32: (-0.05, 1.05)}
DEFENCE_FIT: Final = {52: (1.19, 0.67), 32: (0.60, 0.52)}
BURDEN_FIT: Final = {52: (-1.96, 1.66, -0.51, -0.36), 32: (-0.96, 1.28, -0.50, -0.12)}


def tricks(hand: Mask, trump: Mask, pack: Mask) -> float:
    """Tricks that the hand expects where it has named this trump itself (0: no trump)."""
    size, seen = pack.bit_count(), shape(hand, trump, pack)
    if not trump:
        return _weighed(PLAIN_FIT[size], (seen.plain_honours,), size)
    return _weighed(TRUMP_FIT[size], seen, size)


def tricks_against(hand: Mask, pack: Mask) -> float:
    """Tricks that the hand expects where somebody else names a trump to their own liking."""
    size = pack.bit_count()
    return _weighed(DEFENCE_FIT[size], (shape(hand, 0, pack).plain_honours,), size)


def unwanted(hand: Mask, pack: Mask) -> float:
    """Tricks that the hand expects where every trick costs and there are no trumps."""
    size, lengths = pack.bit_count(), [(hand & suit).bit_count() for suit in _suits()]
    return _weighed(BURDEN_FIT[size], (burden(hand, pack), lengths.count(0), lengths.count(1)), size)


def _weighed(weights: Sequence[float], numbers: Sequence[float], size: int) -> float:
    base, *rest = weights
    total = base + sum(weight * number for weight, number in zip(rest, numbers, strict=True))
    return min(size / 4, max(0.0, total))
