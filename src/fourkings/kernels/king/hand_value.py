"""What a hand is worth by counting, before the play: how many tricks with a trump, without, or against its will.

The weights were fitted to what careful players really took in thousands of deals; see `research/figures/careful.py`.
"""

from __future__ import annotations

from math import sqrt
from typing import TYPE_CHECKING, Final

from .. import kernel
from ..bits import count, highest, lowest

if TYPE_CHECKING:
    from ..arrays import Float64Array, Int64Array

NT: Final = 4
NEGATIVE: Final = 5
"""What may be declared, by number: the four suits come first."""
AGAINST: Final = 6
"""Where somebody else names a trump to their liking."""
KINDS: Final = 6
WORTHS: Final = 7

HONOURS: Final = 0x136A
"""Tenths: a card's chance of a trick by how many higher ones are missing from the hand, where as many lower ones guard it.
A digit each, the last for none: a kernel for a page has no place for a table of its own."""
TRUMP_FIT: Final = ((-1.31, 0.89, 0.76, 0.70, 0.0, 0.08), (-1.65, 0.87, 0.77, 0.82, -0.23, 0.32))
PLAIN_FIT: Final = ((-0.05, 1.05), (0.83, 1.01))
DEFENCE_FIT: Final = ((0.60, 0.52), (1.19, 0.67))
BURDEN_FIT: Final = ((-0.96, 1.28, -0.50, -0.12), (-1.96, 1.66, -0.51, -0.36))
"""Weights, of the short pack and the long: a base, then one for each number that tricks follow from."""


@kernel
def honours(mine: int, suit: int) -> float:
    """What the high cards of one suit are worth."""
    total, missing, held, many = 0.0, 0, 0, count(mine)
    while suit and missing < 4:
        card = highest(suit)
        suit ^= 1 << card
        if mine >> card & 1:
            held += 1
            if many - held >= min(missing, 2):
                total += (HONOURS >> 4 * missing & 15) / 10
        else:
            missing += 1
    return total


@kernel
def burden(hand: int, pack: int) -> float:
    """How many tricks a hand takes against its will, before fitting."""
    total = 0.0
    for suit in range(4):
        cards = pack & 0x1FFF << 16 * suit
        others, cover, below = count(cards & ~hand), 1.0, 0
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
    """A hand's points by what is declared, and where somebody else declares: fills `WORTHS` of `values`."""
    long_pack = count(pack) == 52
    most, length, short, empty, single = count(pack) / 4, 0, 0, 0, 0
    high = (
        honours(hand & 0x1FFF, pack & 0x1FFF),
        honours(hand & 0x1FFF << 16, pack & 0x1FFF << 16),
        honours(hand & 0x1FFF << 32, pack & 0x1FFF << 32),
        honours(hand & 0x1FFF << 48, pack & 0x1FFF << 48),
    )
    plain = high[0] + high[1] + high[2] + high[3]
    for suit in range(4):
        many = count(hand & 0x1FFF << 16 * suit)
        length += max(0, many - 4)
        short += max(0, 2 - many)
        empty += 1 if many == 0 else 0
        single += 1 if many == 1 else 0
    fit, weights = (TRUMP_FIT[1], BURDEN_FIT[1]) if long_pack else (TRUMP_FIT[0], BURDEN_FIT[0])
    alone, against = (PLAIN_FIT[1], DEFENCE_FIT[1]) if long_pack else (PLAIN_FIT[0], DEFENCE_FIT[0])
    for suit in range(4):
        many = count(hand & 0x1FFF << 16 * suit)
        ruffs = min(many, short - max(0, 2 - many))
        others = 0.0  # added one by one: the same to the last bit for suits that are alike
        for other in range(4):
            others += high[other] if other != suit else 0.0
        long = length - max(0, many - 4)
        tricks = fit[1] * many + fit[2] * high[suit] + fit[3] * others + fit[4] * long + fit[5] * ruffs
        values[suit] = trick * min(most, max(0.0, fit[0] + tricks))
    values[NT] = trick * min(most, max(0.0, alone[0] + alone[1] * plain))
    values[AGAINST] = trick * min(most, max(0.0, against[0] + against[1] * plain))
    unwanted = weights[1] * burden(hand, pack) + weights[2] * empty + weights[3] * single
    values[NEGATIVE] = start - lost * min(most, max(0.0, weights[0] + unwanted))


@kernel
def worths(hands: Int64Array, pack: int, trick: int, lost: int, start: int, values: Float64Array) -> None:
    """The worth of the four hands of each deal, by deal and seat."""
    for row in range(len(hands)):
        for seat in range(4):
            worth(int(hands[row, seat]), pack, trick, lost, start, values[row, seat])
