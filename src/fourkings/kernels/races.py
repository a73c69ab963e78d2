"""The chance of two partners to win a match from the scores of all four: each side runs a race of its own.

A side arrives once the scores of both partners fulfil the condition to win.
"""

from __future__ import annotations

from typing import TYPE_CHECKING, Final

from . import kernel
from .outcomes import sum_128

if TYPE_CHECKING:
    from .arrays import Float64Array, Int64Array

# A way in which a deal may end for two partners: the ranges of scores it applies to, and by how much each moves.
OWN: Final = 0
OTHER: Final = 2
BY: Final = 4
ITS: Final = 5
STEP: Final = 6

BOTH: Final = 1000  #: If both sides arrive, the higher sum decides, then the higher single score


@kernel
def pad(when: Float64Array, deal: int, padding: int, padded: Float64Array) -> None:
    """Fill `padded` with the chances of column `deal` of the table, extended beyond its edges by the edge's values."""
    last = len(when) - 1
    for own in range(len(padded)):
        row = min(last, max(0, own - padding))
        for other in range(len(padded)):
            padded[own, other] = when[row, min(last, max(0, other - padding)), deal]


@kernel
def step_back(steps: Int64Array, shares: Float64Array, padding: int, padded: Float64Array, before: Float64Array) -> None:
    """Fill `before` with the chances before a deal from those after it; steps, shares: its ends, and how often."""
    for own in range(len(before)):
        for other in range(len(before)):
            before[own, other] = 0.0
    for step in range(len(steps)):
        down, across = padding + int(steps[step, BY]), padding + int(steps[step, ITS])
        for own in range(steps[step, OWN], steps[step, OWN + 1]):
            for other in range(steps[step, OTHER], steps[step, OTHER + 1]):
                before[own, other] += shares[step] * padded[own + down, other + across]


@kernel
def arrivals(
    home: Int64Array, steps: Int64Array, shares: Float64Array, padding: int, padded: Float64Array, before: Float64Array,
    when: Float64Array,
) -> None:  # fmt: skip
    """Fill `when`: by the scores of two partners, the chance that they arrive after 0, 1, 2 … deals, or later.

    home: 1 for scores that have arrived · steps, shares: how deals end, and how often · padding: the most by which a deal
    moves a score · padded, before: working memory, the first wider by the padding on all sides. The last column of `when`
    is for later.
    """
    size, deals = len(home), len(when[0, 0]) - 1
    for deal in range(deals):
        if deal:
            pad(when, deal - 1, padding, padded)
            step_back(steps, shares, padding, padded, before)
        for own in range(size):
            for other in range(size):
                when[own, other, deal] = 1.0 if home[own, other] else before[own, other] if deal else 0.0
    for own in range(size):
        for other in range(size):
            when[own, other, deals] = 1 - when[own, other, deals - 1]
            for deal in range(deals - 1, 0, -1):
                when[own, other, deal] -= when[own, other, deal - 1]


@kernel
def tie_break(own: int, partner: int) -> int:
    """Return a number for two partners' scores by which ties are broken if both sides arrive: the greater wins."""
    return (own + partner) * BOTH + max(own, partner)


@kernel
def table_index(score: int, lowest: int, when: Float64Array) -> int:
    """Return the index of a score in the table `when`, whose first row is for `lowest`; clipped to its edges."""
    return min(len(when) - 1, max(0, score - lowest))


@kernel
def chances(
    scores: Int64Array, seat: int, lowest: int, when: Float64Array, scratch: Float64Array, won: Float64Array
) -> None:
    """Fill `won`, (rows,), with the chance that a seat's side wins the match from four scores, (rows, 4).

    when: as from `arrivals` · lowest: the score of its first row · scratch: working memory, one number a deal ahead.
    """
    ends = len(when[0, 0])
    for row in range(len(scores)):
        own, partner = int(scores[row, seat]), int(scores[row, seat ^ 2])
        left, right = int(scores[row, seat ^ 1]), int(scores[row, seat ^ 3])
        mine = when[table_index(own, lowest, when), table_index(partner, lowest, when)]
        others = when[table_index(left, lowest, when), table_index(right, lowest, when)]
        if mine[0] > 0.5 and others[0] > 0.5:
            ours, theirs = tie_break(own, partner), tie_break(left, right)
            won[row] = 1.0 if ours > theirs else 0.5 if ours == theirs else 0.0
        else:
            cumulative = 0.0
            for end in range(ends):
                cumulative += others[end]
                scratch[end] = mine[end] * (1 - cumulative)
            first = sum_128(scratch[:ends])
            for end in range(1, ends):
                scratch[end] = mine[end] * others[end]
            won[row] = first + 0.5 * sum_128(scratch[1:ends])


@kernel
def after(
    scores: Int64Array, values: Int64Array, bids: Int64Array, won: Int64Array, tricks: Int64Array, least: int,
    ends: Int64Array,
) -> None:  # fmt: skip
    """Fill `ends`, (rows, 4), with the scores after deals in which the seats have bid and won so many tricks.

    values: (4, 14), what a bid counts for each seat · bids: a row for each deal, or one for all · won: tricks that the
    seats had before · tricks: those that they win from here on · least: the smallest sum of bids with which a deal is
    played.
    """
    for row in range(len(tricks)):
        bid = bids[row % len(bids)]
        void = bid[0] + bid[1] + bid[2] + bid[3] < least
        for seat in range(4):
            worth = 0 if void else int(values[seat, bid[seat]])
            ends[row, seat] = scores[seat] + (worth if won[seat] + tricks[row, seat] >= bid[seat] else -worth)
