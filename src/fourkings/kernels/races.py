"""The chance of two partners to win a match from the scores of all four: each side runs a race of its own."""

from __future__ import annotations

from typing import TYPE_CHECKING, Final

from . import kernel
from .outcomes import few

if TYPE_CHECKING:
    from .arrays import Float64Array, Int64Array

# A way in which a deal may end for two partners: from which scores on, up to which, and by how much each is moved.
OWN: Final = 0
OTHER: Final = 2
BY: Final = 4
ITS: Final = 5
STEP: Final = 6

BOTH: Final = 1000
"""Where both sides arrive the higher sum decides, then the higher single score."""


@kernel
def spread(when: Float64Array, deal: int, around: int, wide: Float64Array) -> None:
    """Fills `wide` with the chances of a deal and, so far around them, with those at their edge."""
    last = len(when) - 1
    for own in range(len(wide)):
        row = min(last, max(0, own - around))
        for other in range(len(wide)):
            wide[own, other] = when[row, min(last, max(0, other - around)), deal]


@kernel
def ahead_of(steps: Int64Array, shares: Float64Array, around: int, wide: Float64Array, ahead: Float64Array) -> None:
    """Fills `ahead` with the chances before a deal from those after it."""
    for own in range(len(ahead)):
        for other in range(len(ahead)):
            ahead[own, other] = 0.0
    for step in range(len(steps)):
        down, across = around + int(steps[step, BY]), around + int(steps[step, ITS])
        for own in range(steps[step, OWN], steps[step, OWN + 1]):
            for other in range(steps[step, OTHER], steps[step, OTHER + 1]):
                ahead[own, other] += shares[step] * wide[own + down, other + across]


@kernel
def arrivals(
    home: Int64Array, steps: Int64Array, shares: Float64Array, around: int, wide: Float64Array, ahead: Float64Array,
    when: Float64Array,
) -> None:  # fmt: skip
    """Fills `when`, by two scores, with the chances to arrive after 0, 1, 2 … deals, and last of all later.

    home: 1 for scores that have arrived · steps, shares: how deals end, and how often · around: the most by which one
    moves a score · wide, ahead: working memory, the first wider by that on all sides: beyond all is as at the edge.
    """
    size, deals = len(home), len(when[0, 0]) - 1
    for deal in range(deals):
        if deal:
            spread(when, deal - 1, around, wide)
            ahead_of(steps, shares, around, wide, ahead)
        for own in range(size):
            for other in range(size):
                when[own, other, deal] = 1.0 if home[own, other] else ahead[own, other] if deal else 0.0
    for own in range(size):
        for other in range(size):
            when[own, other, deals] = 1 - when[own, other, deals - 1]
            for deal in range(deals - 1, 0, -1):
                when[own, other, deal] -= when[own, other, deal - 1]


@kernel
def merit(own: int, partner: int) -> int:
    """What decides where both sides arrive, by the scores of two partners."""
    return (own + partner) * BOTH + max(own, partner)


@kernel
def place(score: int, lowest: int, when: Float64Array) -> int:
    """Where a score stands, or the edge that is nearest to it."""
    return min(len(when) - 1, max(0, score - lowest))


@kernel
def chances(scores: Int64Array, seat: int, lowest: int, when: Float64Array, room: Float64Array, won: Float64Array) -> None:
    """Fills `won`, (rows,), with the chance that a seat's side wins from four scores; `room` is for the deals ahead."""
    ends = len(when[0, 0])
    for row in range(len(scores)):
        own, partner = int(scores[row, seat]), int(scores[row, seat ^ 2])
        left, right = int(scores[row, seat ^ 1]), int(scores[row, seat ^ 3])
        mine = when[place(own, lowest, when), place(partner, lowest, when)]
        others = when[place(left, lowest, when), place(right, lowest, when)]
        if mine[0] > 0.5 and others[0] > 0.5:
            ours, theirs = merit(own, partner), merit(left, right)
            won[row] = 1.0 if ours > theirs else 0.5 if ours == theirs else 0.0
        else:
            upto = 0.0
            for end in range(ends):
                upto += others[end]
                room[end] = mine[end] * (1 - upto)
            first = few(room[:ends])
            for end in range(1, ends):
                room[end] = mine[end] * others[end]
            won[row] = first + 0.5 * few(room[1:ends])


@kernel
def after(
    scores: Int64Array, values: Int64Array, bids: Int64Array, won: Int64Array, tricks: Int64Array, least: int,
    ends: Int64Array,
) -> None:  # fmt: skip
    """Fills `ends`, (rows, 4), with the scores after deals of such bids and tricks, a row of bids for each or one for all.

    values: (4, 14), what a bid counts for each seat · won: tricks that the seats had before · least: the smallest sum of
    bids with which a deal is played.
    """
    for row in range(len(tricks)):
        bid = bids[row % len(bids)]
        void = bid[0] + bid[1] + bid[2] + bid[3] < least
        for seat in range(4):
            worth = 0 if void else int(values[seat, bid[seat]])
            ends[row, seat] = scores[seat] + (worth if won[seat] + tricks[row, seat] >= bid[seat] else -worth)
