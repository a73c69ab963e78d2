"""The worth of a hand in King, by counting: the tricks that it takes with each trump, without, or against its will.

The weights were fitted to what careful players took in thousands of deals; see `research/figures/careful.py`.
"""

from __future__ import annotations

from math import sqrt
from typing import TYPE_CHECKING, Final

from .. import kernel
from ..bits import highest, lowest, popcount

if TYPE_CHECKING:
    from ..arrays import Float64Array, Int64Array

NT: Final = 4
NEGATIVE: Final = 5  #: the declarations by number: the four suits come first
AGAINST: Final = 6  #: another player names a trump to their liking
KINDS: Final = 6
WORTHS: Final = 7

HONOURS: Final = 0x136A
"""The chance of a trick for a high card, in tenths, by how many higher ones the hand lacks: 0 to 3.

As many lower cards must guard it, two at most. A hex digit each, the last for none lacking (a WebAssembly kernel has no
place for tables).
"""
TRUMP_FIT: Final = ((-1.31, 0.89, 0.76, 0.70, 0.0, 0.08), (-1.65, 0.87, 0.77, 0.82, -0.23, 0.32))
PLAIN_FIT: Final = ((-0.05, 1.05), (0.83, 1.01))
DEFENCE_FIT: Final = ((0.60, 0.52), (1.19, 0.67))
BURDEN_FIT: Final = ((-0.96, 1.28, -0.50, -0.12), (-1.96, 1.66, -0.51, -0.36))
"""Weights of these fits, for the pack of 32 and that of 52: a base, then one for each predictor of tricks."""


@kernel
def honours(mine: int, suit: int) -> float:
    """Return the tricks that high cards promise: `mine` are the hand's cards of a suit, `suit` all in the pack."""
    total, missing, honour_count, suit_length = 0.0, 0, 0, popcount(mine)
    while suit and missing < 4:
        card = highest(suit)
        suit ^= 1 << card
        if mine >> card & 1:
            honour_count += 1
            if suit_length - honour_count >= min(missing, 2):
                total += (HONOURS >> 4 * missing & 15) / 10
        else:
            missing += 1
    return total


@kernel
def burden(hand: int, pack: int) -> float:
    """Return roughly how many tricks a hand has to take in a negative deal; `worth` fits it to what players took."""
    total = 0.0
    for suit in range(4):
        cards = pack & 0x1FFF << 16 * suit
        others, cover, below = popcount(cards & ~hand), 1.0, 0
        while cards:
            if hand >> lowest(cards) & 1:
                share = below / others if others else 1.0
                total += cover * share * sqrt(share) if others else 1.0
                cover *= 0.75
            else:
                below += 1
            cards &= cards - 1
    return total


@kernel
def worth(hand: int, pack: int, trick: int, lost: int, start: int, values: Float64Array) -> None:
    """Fill `values`, (`WORTHS`,), with a hand's points by declaration, and if another player declares.

    trick: points of a trick · lost, start: in a negative deal the cost of a trick, and the points to begin with.
    """
    long_pack = popcount(pack) == 52
    most, length, short, empty, single = popcount(pack) / 4, 0, 0, 0, 0
    high = (
        honours(hand & 0x1FFF, pack & 0x1FFF),
        honours(hand & 0x1FFF << 16, pack & 0x1FFF << 16),
        honours(hand & 0x1FFF << 32, pack & 0x1FFF << 32),
        honours(hand & 0x1FFF << 48, pack & 0x1FFF << 48),
    )
    plain = high[0] + high[1] + high[2] + high[3]
    for suit in range(4):
        suit_length = popcount(hand & 0x1FFF << 16 * suit)
        length += max(0, suit_length - 4)
        short += max(0, 2 - suit_length)
        empty += 1 if suit_length == 0 else 0
        single += 1 if suit_length == 1 else 0
    fit, weights = (TRUMP_FIT[1], BURDEN_FIT[1]) if long_pack else (TRUMP_FIT[0], BURDEN_FIT[0])
    alone, against = (PLAIN_FIT[1], DEFENCE_FIT[1]) if long_pack else (PLAIN_FIT[0], DEFENCE_FIT[0])
    for suit in range(4):
        suit_length = popcount(hand & 0x1FFF << 16 * suit)
        ruffs = min(suit_length, short - max(0, 2 - suit_length))
        others = 0.0  # added one by one: the same to the last bit for suits that are alike
        for other in range(4):
            others += high[other] if other != suit else 0.0
        long = length - max(0, suit_length - 4)
        tricks = fit[1] * suit_length + fit[2] * high[suit] + fit[3] * others + fit[4] * long + fit[5] * ruffs
        values[suit] = trick * min(most, max(0.0, fit[0] + tricks))
    values[NT] = trick * min(most, max(0.0, alone[0] + alone[1] * plain))
    values[AGAINST] = trick * min(most, max(0.0, against[0] + against[1] * plain))
    unwanted = weights[1] * burden(hand, pack) + weights[2] * empty + weights[3] * single
    values[NEGATIVE] = start - lost * min(most, max(0.0, weights[0] + unwanted))


@kernel
def worths(hands: Int64Array, pack: int, trick: int, lost: int, start: int, values: Float64Array) -> None:
    """Fill `values`, (deals, 4, `WORTHS`), with the worth of each hand of each deal; for the arguments see `worth`."""
    for row in range(len(hands)):
        for seat in range(4):
            worth(int(hands[row, seat]), pack, trick, lost, start, values[row, seat])
