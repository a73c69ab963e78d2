"""Helpers to weigh the declarations of King: their points in playouts, the own hand's worth, how likely each was."""

from __future__ import annotations

from typing import TYPE_CHECKING, Final

from .. import kernel
from ..elementary import exp, log
from .auction import BUYER, DEALER, DECLARED, NAMED, STEP
from .hand_value import AGAINST, KINDS, NEGATIVE, worth

if TYPE_CHECKING:
    from ..arrays import Float64Array, Int64Array

# A fixed payment between two seats: how much, from whom, and to whom.
PAID: Final = 0
FROM: Final = 1
TO: Final = 2


@kernel
def put(
    points: Int64Array, tricks: Int64Array, kind: int, start: int, all_points: Float64Array, all_tricks: Int64Array
) -> None:
    """Store the playouts of one declaration, (deals, 4), in the arrays of all declarations, (deals, kinds, 4).

    kind: the number of the declaration · start: points that every seat has before the first trick.
    """
    for row in range(len(points)):
        for seat in range(4):
            all_points[row, kind, seat] = points[row, seat] + start
            all_tricks[row, kind, seat] = tricks[row, seat]


@kernel
def own_worth(
    me: int, worths: Float64Array, points: Float64Array, trust: float, moved: Float64Array, own_values: Float64Array
) -> None:
    """Fill `own_values` with what the hand of seat `me` is worth by declaration.

    If `me` declares, it is between the mean of the playouts and the count of `hand_value`, by the playouts' `trust` (0 to
    1); `moved` gets the difference from the playouts. If another declares, it is the playouts' value under that hand's
    favourite declaration.
    """
    deals = len(points)
    for kind in range(KINDS):
        total = 0.0
        for row in range(deals):
            total += points[row, kind, me]
        moved[kind] = (1 - trust) * (worths[0, me, kind] - total / deals)
        own_values[kind] = total / deals + moved[kind]
    against = 0.0
    for seat in range(4):
        total = 0.0
        for row in range(deals if seat != me else 0):
            named = 0
            for kind in range(1, NEGATIVE):
                named = kind if worths[row, seat, kind] > worths[row, seat, named] else named
            total += points[row, named, me]
        against += total / deals
    own_values[AGAINST] = against / 3


@kernel
def put_own(me: int, own_values: Float64Array, worths: Float64Array) -> None:
    """Replace the worth of the hand of seat `me` by `own_values`, in every deal."""
    for row in range(len(worths)):
        for kind in range(len(own_values)):
            worths[row, me, kind] = own_values[kind]


@kernel
def move(me: int, ends: Int64Array, moved: Float64Array, outcome: Float64Array) -> None:
    """Add `moved`, as from `own_worth`, to the points of seat `me` after auctions that ended with its declaration.

    ends: how they ended, by deal and call · outcome: points by deal, call and seat. A negative deal counts whoever declares
    it; if another seat chooses a trump, the playouts stand alone.
    """
    for row in range(len(ends)):
        for call in range(len(ends[row])):
            kind, buyer = int(ends[row, call, DECLARED]), int(ends[row, call, BUYER])
            declarer = int(ends[row, call, DEALER]) if buyer < 0 else buyer
            if ends[row, call, STEP] == NAMED and (declarer == me or kind == NEGATIVE):
                outcome[row, call, me] += moved[kind]


@kernel
def scored(tricks: Int64Array, won: Int64Array, each: int, start: int, paid: Int64Array, moved: Float64Array) -> None:
    """Add to `moved`, (rows, 4), each seat's points for tricks to come and won, at `each`, and a payment between two.

    start: points of every seat before the first trick · paid: how much, from whom, to whom.
    """
    for row in range(len(tricks)):
        for seat in range(4):
            moved[row, seat] += each * (tricks[row, seat] + won[seat]) + start
        moved[row, paid[FROM]] -= paid[PAID]
        moved[row, paid[TO]] += paid[PAID]


@kernel
def raise_by(scores: Float64Array, more: Int64Array) -> None:
    """Add the same four numbers, one a seat, to each row of scores."""
    for row in range(len(scores)):
        for seat in range(4):
            scores[row, seat] += more[seat]


@kernel
def named(
    samples: Int64Array, seat: int, gone: int, kind: int, heat: float, terms: Int64Array, values: Float64Array,
    logs: Float64Array,
) -> None:  # fmt: skip
    """Add to `logs`, (deals,), the log-likelihood that a seat makes this declaration, by the worth of its hand.

    gone: what the seat has played · kind: the declaration · heat: points; a declaration better by so many is e times as
    likely · terms: the pack, and the rules that `hand_value.worth` takes · values: working memory for the worths of a hand.
    """
    for row in range(len(samples)):
        hand = int(samples[row, seat]) | gone
        worth(hand, int(terms[0]), int(terms[1]), int(terms[2]), int(terms[3]), values)
        best_value, total = values[0], 0.0
        for index in range(KINDS):
            best_value = max(best_value, values[index])
        for index in range(KINDS):
            total += exp((values[index] - best_value) / heat)
        logs[row] += (values[kind] - best_value) / heat - log(total)
