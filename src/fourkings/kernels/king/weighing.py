"""Weighing King's declarations: points by declaration, one's own hand, and how likely a declaration was."""

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
    """Store the playouts of a declaration, each (deals, 4), among those of all, (deals, kinds, 4).

    start: what every seat has before the first trick.
    """
    for row in range(len(points)):
        for seat in range(4):
            all_points[row, kind, seat] = points[row, seat] + start
            all_tricks[row, kind, seat] = tricks[row, seat]


@kernel
def own_worth(
    me: int, worths: Float64Array, points: Float64Array, trust: float, moved: Float64Array, own_values: Float64Array
) -> None:
    """Compute what my hand is worth to me by declaration, and by how much that moves my points in the playouts.

    If I declare, it is the mean of the playouts and the count, as far as the playouts are trusted. If another does, it is
    the playouts' value under that hand's favourite declaration.
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
    """Replace the count of my hand by what it is worth to me, in each deal."""
    for row in range(len(worths)):
        for kind in range(len(own_values)):
            worths[row, me, kind] = own_values[kind]


@kernel
def move(me: int, ends: Int64Array, moved: Float64Array, outcome: Float64Array) -> None:
    """Correct my points for auctions that ended so: `ends`, by deal and call.

    The count of a trump is for the seat that chose it; if another declares, the playouts stand alone.
    """
    for row in range(len(ends)):
        for call in range(len(ends[row])):
            kind, buyer = int(ends[row, call, DECLARED]), int(ends[row, call, BUYER])
            declarer = int(ends[row, call, DEALER]) if buyer < 0 else buyer
            if ends[row, call, STEP] == NAMED and (declarer == me or kind == NEGATIVE):
                outcome[row, call, me] += moved[kind]


@kernel
def scored(tricks: Int64Array, won: Int64Array, each: int, start: int, paid: Int64Array, moved: Float64Array) -> None:
    """Add to `moved`, (rows, 4), what the seats score beside tricks bought: for tricks to come and tricks won."""
    for row in range(len(tricks)):
        for seat in range(4):
            moved[row, seat] += each * (tricks[row, seat] + won[seat]) + start
        moved[row, paid[FROM]] -= paid[PAID]
        moved[row, paid[TO]] += paid[PAID]


@kernel
def raise_by(scores: Float64Array, more: Int64Array) -> None:
    """Add the same four numbers to each row of scores."""
    for row in range(len(scores)):
        for seat in range(4):
            scores[row, seat] += more[seat]


@kernel
def named(
    samples: Int64Array, seat: int, gone: int, kind: int, heat: float, terms: Int64Array, values: Float64Array,
    logs: Float64Array,
) -> None:  # fmt: skip
    """Add to `logs`, (deals,), how likely a seat is to have made this declaration, by the count of its hand.

    gone: what the seat has played · heat: points; a declaration better by so many is e times as likely · terms: the pack,
    and the rules that `hand_value.worth` takes · values: working memory for the worths of a hand.
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
