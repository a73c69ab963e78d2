"""What a seat that thinks makes of King's deals: points by declaration, its own hand, and how likely a name was."""

from __future__ import annotations

from typing import TYPE_CHECKING, Final

from .. import kernel
from ..elementary import exp, log
from .auction import BUYER, DEALER, DECLARED, NAMED, STEP
from .hand_value import AGAINST, KINDS, NEGATIVE, worth

if TYPE_CHECKING:
    from ..arrays import Float64Array, Int64Array

# What passes between two seats whatever the tricks: how much, from whom, and to whom.
PAID: Final = 0
FROM: Final = 1
TO: Final = 2


@kernel
def put(
    points: Int64Array, tricks: Int64Array, kind: int, start: int, all_points: Float64Array, all_tricks: Int64Array
) -> None:
    """Puts what was played out under a declaration, each (deals, 4), among what was under all, (deals, kinds, 4).

    start: what everybody has before the first trick.
    """
    for row in range(len(points)):
        for seat in range(4):
            all_points[row, kind, seat] = points[row, seat] + start
            all_tricks[row, kind, seat] = tricks[row, seat]


@kernel
def own_worth(
    me: int, worths: Float64Array, points: Float64Array, trust: float, moved: Float64Array, mine: Float64Array
) -> None:
    """What my hand is worth to me, and by how much the playouts' points of mine are moved, each by declaration.

    Where I name it their mean lies between the playouts' and the count's, as far as the playouts are trusted. Where
    another does, it is the playouts' under what that hand would rather name.
    """
    deals = len(points)
    for kind in range(KINDS):
        added = 0.0
        for row in range(deals):
            added += points[row, kind, me]
        moved[kind] = (1 - trust) * (worths[0, me, kind] - added / deals)
        mine[kind] = added / deals + moved[kind]
    against = 0.0
    for seat in range(4):
        added = 0.0
        for row in range(deals if seat != me else 0):
            named = 0
            for kind in range(1, NEGATIVE):
                named = kind if worths[row, seat, kind] > worths[row, seat, named] else named
            added += points[row, named, me]
        against += added / deals
    mine[AGAINST] = against / 3


@kernel
def put_own(me: int, mine: Float64Array, worths: Float64Array) -> None:
    """Puts what my hand is worth to me in place of its count, in each deal."""
    for row in range(len(worths)):
        for kind in range(len(mine)):
            worths[row, me, kind] = mine[kind]


@kernel
def move(me: int, ends: Int64Array, moved: Float64Array, outcome: Float64Array) -> None:
    """Adds to my points what the count adds to the playouts', for talks that ended so: `ends`, by deal and word.

    The count of a trump is for the seat that named it to its liking; where another does, the playouts stand alone.
    """
    for row in range(len(ends)):
        for word in range(len(ends[row])):
            kind, buyer = int(ends[row, word, DECLARED]), int(ends[row, word, BUYER])
            declarer = int(ends[row, word, DEALER]) if buyer < 0 else buyer
            if ends[row, word, STEP] == NAMED and (declarer == me or kind == NEGATIVE):
                outcome[row, word, me] += moved[kind]


@kernel
def scored(tricks: Int64Array, won: Int64Array, each: int, start: int, paid: Int64Array, moved: Float64Array) -> None:
    """Adds to what moves where tricks were bought, (rows, 4), all else that the seats score: of tricks to come and won."""
    for row in range(len(tricks)):
        for seat in range(4):
            moved[row, seat] += each * (tricks[row, seat] + won[seat]) + start
        moved[row, paid[FROM]] -= paid[PAID]
        moved[row, paid[TO]] += paid[PAID]


@kernel
def raise_by(scores: Float64Array, more: Int64Array) -> None:
    """Adds to each row of four scores."""
    for row in range(len(scores)):
        for seat in range(4):
            scores[row, seat] += more[seat]


@kernel
def named(
    worlds: Int64Array, who: int, gone: int, kind: int, heat: float, terms: Int64Array, values: Float64Array,
    logs: Float64Array,
) -> None:  # fmt: skip
    """Adds how likely a seat is to have named the deal so, by the count of its hand, to `logs`, (deals,).

    gone: what the seat has played · heat: points; a name better by so many comes e times as often · terms: the pack, and
    what `hand_value.worth` asks of the rules · values: room for the worths of a hand.
    """
    for row in range(len(worlds)):
        hand = int(worlds[row, who]) | gone
        worth(hand, int(terms[0]), int(terms[1]), int(terms[2]), int(terms[3]), values)
        most, whole = values[0], 0.0
        for place in range(KINDS):
            most = max(most, values[place])
        for place in range(KINDS):
            whole += exp((values[place] - most) / heat)
        logs[row] += (values[kind] - most) / heat - log(whole)
