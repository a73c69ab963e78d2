"""Inferences about the others' cards: who may hold what, who certainly does, and how unseen cards are likely to lie."""

from __future__ import annotations

from typing import TYPE_CHECKING, Final

from .. import kernel
from ..bits import lowest, popcount

if TYPE_CHECKING:
    from ..arrays import Float64Array, Int64Array

# Masks: what each seat may hold, and what it certainly holds.
MAY: Final = 0
KNOWN: Final = 4
MASKS: Final = 8
# Values: by seat and suit, the chance that an unseen card of the suit is there. A row may have more behind them.
SHARE: Final = 0
CHANCES: Final = 16


@kernel
def power(base: float, count: int) -> float:
    """Return `base` to a small whole power, by multiplying: the same bits with and without the compiler."""
    product = 1.0
    for _ in range(count):
        product *= base
    return product


@kernel
def weigh(  # noqa: C901 - seats and suits
    hands: Int64Array, me: int, voids: int, unseen: int, masks: Int64Array, shares: Float64Array
) -> None:
    """Fill `masks` and `shares` with what each seat but `me` may and must hold, and how unseen cards are likely to lie.

    hands: of which only the sizes count · voids: bit 4 * seat + suit · unseen: all cards in the others' hands.
    """
    for seat in range(4):
        able = 0
        if seat != me:
            for suit in range(4):
                if not voids >> 4 * seat + suit & 1:
                    able |= 0x1FFF << 16 * suit
        masks[MAY + seat] = unseen & able
        masks[KNOWN + seat] = 0
    for seat in range(4):
        others = int(masks[MAY + (seat + 1 & 3)] | masks[MAY + (seat + 2 & 3)] | masks[MAY + (seat + 3 & 3)])
        masks[KNOWN + seat] |= masks[MAY + seat] & ~others
        if seat != me and popcount(int(masks[KNOWN + seat])) == popcount(int(hands[seat])):
            masks[MAY + seat] = masks[KNOWN + seat]
    for suit in range(4):
        total, suit_cards = 0, 0x1FFF << 16 * suit
        for seat in range(4):
            free = 0
            if masks[MAY + seat] & suit_cards & ~masks[KNOWN + seat]:
                free = popcount(int(hands[seat])) - popcount(int(masks[KNOWN + seat]))
            shares[SHARE + 4 * seat + suit] = free
            total += free
        if total:
            for seat in range(4):
                shares[SHARE + 4 * seat + suit] /= total


@kernel
def holds(seat: int, cards: int, masks: Int64Array, shares: Float64Array) -> float:
    """Return the chance that a seat holds at least one of these cards, from what `weigh` has filled in."""
    cards &= int(masks[MAY + seat])
    if cards & masks[KNOWN + seat]:
        return 1.0
    none = 1.0
    while cards:
        suit = lowest(cards) >> 4
        part = cards & 0x1FFF << 16 * suit
        none *= power(1 - min(1.0, shares[SHARE + 4 * seat + suit]), popcount(part))
        cards ^= part
    return 1 - none
