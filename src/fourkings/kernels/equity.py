"""The chance to win a match from its scores: two sides in a race to a target, or four seats with deals to come."""

from __future__ import annotations

from typing import TYPE_CHECKING, Final

from . import kernel
from .outcomes import pairwise_sum

if TYPE_CHECKING:
    from .arrays import Float64Array, Int64Array

FAR: Final = 200  #: beyond so many points to go only the difference counts
LEVEL: Final = 1e-6  #: scores no further apart are equal: thirds of points do not add up exactly


@kernel
def decided(own: int, other: int, chances: Float64Array) -> float:
    """Return the chance of the side that deals next, from the points both have to go; by the rules if a side has none."""
    if own > 0 and other > 0:
        shift = max(max(own, other) - FAR, 0)
        return float(chances[max(1, own - shift), max(1, other - shift)])
    if own <= 0 and own == other:
        return 0.5
    return 1.0 if own < other else 0.0


@kernel
def race(gains: Int64Array, shares: Float64Array, chances: Float64Array) -> None:
    """Fill the table `chances` of the next dealer's side, by the points that it and the other side have to go.

    gains: rows of what a deal brings its dealer's side and the other · shares: how often. Sides deal in turn. The table is
    filled from the target backwards.
    """
    for togo in range(2, 2 * FAR + 1):
        for own in range(max(1, togo - FAR), min(FAR, togo - 1) + 1):
            other, chance = togo - own, 0.0
            for end in range(len(gains)):
                after = decided(other - int(gains[end, 1]), own - int(gains[end, 0]), chances)
                chance += shares[end] * (1 - after)
            chances[own, other] = chance


@kernel
def raced(
    points: Int64Array, seat: int, own: int, other: int, deals: int, even: float, a_point: float, chances: Float64Array,
    values: Float64Array,
) -> None:  # fmt: skip
    """Fill `values`, (deals, cards), with the equity of a seat's side after the points of each deal and card.

    points: those to come, (deals, cards, 4) · own, other: points that both sides have to go without them · deals: 1 if the
    own side deals next · even, a_point: the chance to win that counts as 0, and what one point is worth · chances: as from
    `race`.
    """
    for deal in range(len(values)):
        for card in range(len(values[deal])):
            left = own - int(points[deal, card, seat] + points[deal, card, seat ^ 2])
            theirs = other - int(points[deal, card, seat ^ 1] + points[deal, card, seat ^ 3])
            chance = decided(left, theirs, chances) if deals else 1 - decided(theirs, left, chances)
            values[deal, card] = (chance - even) / a_point


@kernel
def first_of_four(
    scores: Float64Array, seat: int, to_come: Float64Array, before: Int64Array, scratch: Float64Array, chances: Float64Array
) -> None:
    """Fill `chances`, (rows,), with the chance that a seat wins the match, by the scores of all four, (rows, 4).

    to_come: points of the remaining deals, (ways, 4), all ways equally likely; seats with equal scores share the win ·
    before, scratch: working memory, (rows,) and (ways,); equal rows are computed once.
    """
    count = 0
    for row in range(len(scores)):
        same = -1
        for index in range(count):
            known = before[index]
            if (
                scores[known, 0] == scores[row, 0] and scores[known, 1] == scores[row, 1]
                and scores[known, 2] == scores[row, 2] and scores[known, 3] == scores[row, 3]
            ):  # fmt: skip
                same = known
                break
        if same >= 0:
            chances[row] = chances[same]
            continue
        before[count] = row
        count += 1
        for way in range(len(to_come)):
            best = scores[row, 0] + to_come[way, 0]
            for other in range(1, 4):
                best = max(best, scores[row, other] + to_come[way, other])
            firsts = 0
            for other in range(4):
                firsts += 1 if scores[row, other] + to_come[way, other] >= best - LEVEL else 0
            scratch[way] = 1 / firsts if scores[row, seat] + to_come[way, seat] >= best - LEVEL else 0.0
        chances[row] = pairwise_sum(scratch) / len(to_come)


@kernel
def told_in_points(own: Float64Array, chances: Float64Array, even: float, share: float, a_point: float) -> None:
    """Convert points, (deals, choices), in place to equity by the chances that they bring, (rows,).

    even: the chance that counts as 0 · share: what a point counts for itself · a_point: the chance that one point is worth.
    """
    row = 0
    for deal in range(len(own)):
        for choice in range(len(own[deal])):
            own[deal, choice] = (chances[row] - even + share * own[deal, choice]) / a_point
            row += 1
