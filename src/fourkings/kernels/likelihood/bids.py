"""The meaning of bids: how many tricks players bid on a hand, and how likely bids are in an assumed deal."""

from __future__ import annotations

from typing import TYPE_CHECKING, Final

from .. import kernel
from ..bits import popcount
from ..elementary import exp, log

if TYPE_CHECKING:
    from ..arrays import Float64Array, Int64Array

PROMISES: Final = (0.23, 0.46, 0.84, 0.59, 0.37, 0.21, 0.38, 0.26, 0.16, 0.13, 0.07, 0.08)
"""Weights of a hand's features for a bid, in tricks, by least squares from careful's and flat's bids below 30 points."""
CROWD: Final = -0.14  #: tricks, for each that those before have bid beyond the usual; by the same fit
USUAL: Final = 2.9  #: tricks: the usual bid
SPREAD: Final = 0.6  #: tricks: the standard deviation of bids around what is promised
ODD_BID: Final = 0.05  #: the share of bids made for reasons other than the hand
BIDS_IN_USE: Final = 5  #: the number of bids over which such a bid is spread
ALL_TRICKS: Final = 13


@kernel
def bit(cards: int, index: int) -> int:
    """Return 1 if the cards of a suit include the one with this index, else 0."""
    return cards >> index & 1


@kernel
def promised(hand: int, trump: int, high: Int64Array) -> float:
    """Return the number of tricks that a hand is expected to bid, which need not be whole.

    It counts trumps, their top four, aces, guarded kings and queens, and length. trump: the number of the suit · high: the
    indices of ace, king, queen and jack in their suit.
    """
    trump_cards = hand >> 16 * trump & 0x1FFF
    trumps, short = popcount(trump_cards), 0
    tricks = PROMISES[0] + PROMISES[1] * trumps
    tricks += PROMISES[2] * bit(trump_cards, int(high[0]))
    tricks += PROMISES[3] * bit(trump_cards, int(high[1]))
    tricks += PROMISES[4] * bit(trump_cards, int(high[2]))
    tricks += PROMISES[5] * bit(trump_cards, int(high[3]))
    for suit in range(4):
        if suit != trump:
            cards = hand >> 16 * suit & 0x1FFF
            length = popcount(cards)
            ace, king, queen = bit(cards, int(high[0])), bit(cards, int(high[1])), bit(cards, int(high[2]))
            guarded, second = king if length >= 2 else 0, queen if length >= 3 else 0
            tricks += PROMISES[6] * ace + PROMISES[7] * guarded + PROMISES[8] * second
            tricks += PROMISES[9] * (ace & king) + PROMISES[11] * max(0, length - 4)
            short += max(0, 2 - length)
    return tricks + PROMISES[10] * min(trumps, short)


@kernel
def logistic(distance: float) -> float:
    """Return the chance that a standard normal number is below `distance`, by the logistic approximation."""
    return 1 / (1 + exp(-1.702 * distance))


@kernel
def said(
    samples: Int64Array, gone: Int64Array, bids: Int64Array, least: Int64Array, first: int, me: int, trump: int,
    high: Int64Array, trust: float, logs: Float64Array,
) -> None:  # fmt: skip
    """Add to `logs`, (deals,), the log-likelihood of the bids of seats other than `me` in each deal, times `trust`.

    gone: what each seat has played · bids: in the order made · least: the smallest bid of each seat · first: who bid first.
    """
    for row in range(len(samples)):
        likelihood, before = 1.0, 0
        for index in range(len(bids)):
            seat, bid = first + index & 3, int(bids[index])
            if seat != me:
                hand = int(samples[row, seat] | gone[seat])
                mean = promised(hand, trump, high) + CROWD * (before - USUAL * index)
                up = logistic((bid + 0.5 - mean) / SPREAD)
                down = logistic((bid - 0.5 - mean) / SPREAD) if bid > least[seat] else 0.0
                likelihood *= (1 - ODD_BID) * (up - down) + ODD_BID / BIDS_IN_USE
            before += bid
        logs[row] += trust * log(likelihood)


@kernel
def to_come(
    samples: Int64Array, index: int, seat: int, least: int, luck: Float64Array, trump: int, high: Int64Array,
    bids: Int64Array,
) -> None:  # fmt: skip
    """Fill in `bids`, (deals, 4), the likely bid of the seat that bids next; the bids before it are given.

    index: how many bids are before it · least: its smallest bid · luck: standard normal numbers, one a deal.
    """
    for row in range(len(samples)):
        before = int(bids[row, 0] + bids[row, 1] + bids[row, 2] + bids[row, 3])
        crowd = CROWD * (before - USUAL * index)
        likelihood = promised(int(samples[row, seat]), trump, high) + crowd + SPREAD * luck[row]
        bids[row, seat] = min(ALL_TRICKS, max(least, round(likelihood)))
