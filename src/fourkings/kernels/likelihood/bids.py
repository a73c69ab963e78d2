"""What bids promise: the tricks of a hand as players bid on it, and how likely bids are, were the hands so and so."""

from __future__ import annotations

from typing import TYPE_CHECKING, Final

from .. import kernel
from ..bits import count
from ..elementary import exp, log

if TYPE_CHECKING:
    from ..arrays import Float64Array, Int64Array

PROMISES: Final = (0.23, 0.46, 0.84, 0.59, 0.37, 0.21, 0.38, 0.26, 0.16, 0.13, 0.07, 0.08)
"""Tricks: a bid from a hand, as careful and flat bid below 30 points, by least squares: see `promised`."""
CROWD: Final = -0.14
"""Tricks, for each that those before have bid beyond the usual; by the same fit."""
USUAL: Final = 2.9
"""Tricks: the usual bid."""
SPREAD: Final = 0.6
"""Tricks: how far bids lie from what is promised, as a standard deviation."""
ODD_BID: Final = 0.05
"""The share of bids made by another light than the hand's."""
BIDS_IN_USE: Final = 5
"""Over so many such a bid is spread."""
ALL_TRICKS: Final = 13


@kernel
def bit(cards: int, place: int) -> int:
    """1 where a suit has the card at this place."""
    return cards >> place & 1


@kernel
def promised(hand: int, trump: int, high: Int64Array) -> float:
    """The bid that a hand promises: trumps, their top four, aces, guarded kings and queens, length.

    trump: the number of the suit · high: the places of ace, king, queen and jack in their suit.
    """
    own = hand >> 16 * trump & 0x1FFF
    trumps, short = count(own), 0
    tricks = PROMISES[0] + PROMISES[1] * trumps
    tricks += PROMISES[2] * bit(own, int(high[0]))
    tricks += PROMISES[3] * bit(own, int(high[1]))
    tricks += PROMISES[4] * bit(own, int(high[2]))
    tricks += PROMISES[5] * bit(own, int(high[3]))
    for suit in range(4):
        if suit != trump:
            cards = hand >> 16 * suit & 0x1FFF
            length = count(cards)
            ace, king, queen = bit(cards, int(high[0])), bit(cards, int(high[1])), bit(cards, int(high[2]))
            guarded, second = king if length >= 2 else 0, queen if length >= 3 else 0
            tricks += PROMISES[6] * ace + PROMISES[7] * guarded + PROMISES[8] * second
            tricks += PROMISES[9] * (ace & king) + PROMISES[11] * max(0, length - 4)
            short += max(0, 2 - length)
    return tricks + PROMISES[10] * min(trumps, short)


@kernel
def below(far: float) -> float:
    """The normal law, near enough, by the logistic one."""
    return 1 / (1 + exp(-1.702 * far))


@kernel
def said(
    worlds: Int64Array, gone: Int64Array, bids: Int64Array, least: Int64Array, first: int, me: int, trump: int,
    high: Int64Array, trust: float, logs: Float64Array,
) -> None:  # fmt: skip
    """Adds how likely the others' bids are in each deal, times how far they are trusted, to `logs`, (deals,).

    gone: what each seat has played · bids: in the order made · least: the smallest bid of each seat · first: who bid first.
    """
    for row in range(len(worlds)):
        likely, before = 1.0, 0
        for place in range(len(bids)):
            seat, bid = first + place & 3, int(bids[place])
            if seat != me:
                hand = int(worlds[row, seat] | gone[seat])
                mean = promised(hand, trump, high) + CROWD * (before - USUAL * place)
                up = below((bid + 0.5 - mean) / SPREAD)
                down = below((bid - 0.5 - mean) / SPREAD) if bid > least[seat] else 0.0
                likely *= (1 - ODD_BID) * (up - down) + ODD_BID / BIDS_IN_USE
            before += bid
        logs[row] += trust * log(likely)


@kernel
def to_come(
    worlds: Int64Array, place: int, seat: int, least: int, luck: Float64Array, trump: int, high: Int64Array,
    bids: Int64Array,
) -> None:  # fmt: skip
    """Puts what a seat that bids at this place is likely to say into `bids`, (deals, 4), where those before it stand.

    luck: numbers of the normal law, one a deal.
    """
    for row in range(len(worlds)):
        before = int(bids[row, 0] + bids[row, 1] + bids[row, 2] + bids[row, 3])
        crowd = CROWD * (before - USUAL * place)
        likely = promised(int(worlds[row, seat]), trump, high) + crowd + SPREAD * luck[row]
        bids[row, seat] = min(ALL_TRICKS, max(least, round(likely)))
