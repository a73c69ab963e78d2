"""The last cards over all likely deals at once: nobody plays by what they cannot know.

An information set is all that one seat cannot tell apart. Each hand that a seat may hold chooses one card for all deals in
which it holds it (`kernels/search/ending`), for its own objective and by what was played since. Deals come weighed by what
is likely, each once.
"""

from __future__ import annotations

import threading
from collections import Counter
from collections.abc import Callable, Sequence
from dataclasses import dataclass
from itertools import chain, product
from typing import TYPE_CHECKING, Final, NamedTuple

from fourkings import encoding
from fourkings.bots import evaluation
from fourkings.kernels import arrays, load
from fourkings.rulebook.cards import Card, Mask
from fourkings.views import View

if TYPE_CHECKING:
    from fourkings.kernels.arrays import Float64Array, Int64Array

LIMIT: Final = 1 << 40
"""Nodes of the search: none, in effect."""
MAX_TRICKS: Final = 5
"""Tricks that the search can be asked about: it has room for no more."""
_own = threading.local()

Deal = tuple[Mask, ...]


class Objectives(NamedTuple):
    """What each seat plays for: its mix of all points, and a table by tricks and points."""

    mix: Float64Array  # (4, 4): by seat, how much each seat's points count
    steps: Int64Array  # (8,): how far a trick of each seat, then a point of each, goes in the table
    table: Float64Array  # (places, 4)


@dataclass(frozen=True)
class InformationSets:
    """Solved so from few cards on."""

    cards: int  # in hand, or fewer
    objectives: Callable[[View], Objectives]
    share: int = 1

    def applies(self, view: View) -> bool:
        """True if few enough cards are left."""
        return view.hand.bit_count() <= self.cards

    def values(
        self, view: View, cards: list[Card], samples: Int64Array, weights: Float64Array | None, utility: object
    ) -> Float64Array | None:
        """What each card is worth to the seat to play, (deals, cards); None if the limit of nodes came first.

        The utility is not asked: what all four seats play for stands in `objectives`.
        """
        return values(view, cards, samples, self.objectives(view), weights=weights)


# --- what the seats play for --------------------------------------------------------------------------------------


def points(view: View) -> Objectives:
    """Points of the deal: each seat's own, with what was bought, or its side's beyond the other's; or the value of bids."""
    if encoding.stakes(view).bids:
        return by_tricks(view, lambda tricks: _of_side(view, evaluation.score_bids(view, tricks)))
    none = arrays.words(8)
    if view.rules.game.PARTNERS:
        return Objectives(_mixed(side), none, arrays.floats(1, 4))
    if not (bought := encoding.stakes(view).taken_over):
        return Objectives(_mixed(own), none, arrays.floats(1, 4))
    left = view.held[view.leader + 3 & 3]
    tricks = arrays.table([[many * (seat == bought.seller) for seat in range(4)] for many in range(left + 1)], 4)
    none[bought.seller] = 1
    return Objectives(_mixed(own), none, evaluation.score_sold_tricks(view, tricks))


def own(seat: int, other: int) -> float:
    """How much another's points count for who plays alone."""
    return float(seat == other)


def side(seat: int, other: int) -> float:
    """How much another's points count for one of two partners."""
    return -1.0 if (seat ^ other) & 1 else 1.0


def _mixed(counts: Callable[[int, int], float]) -> Float64Array:
    """Each seat's mix of all points."""
    mix: Float64Array = arrays.shaped(arrays.reals(counts(a, b) for a in range(4) for b in range(4)), 4, 4)
    return mix


def _of_side(view: View, scored: Float64Array) -> list[float]:
    """By row of what all seats score, what the side to play has beyond the other."""
    return [sum(side(view.turn, seat) * points for seat, points in enumerate(row)) for row in scored.tolist()]


def by_tricks(view: View, worth: Callable[[Int64Array], list[float]]) -> Objectives:
    """Objectives of partners by the tricks that all end the deal with.

    worth: what rows of these, (rows, 4), are worth to the side to play.
    """
    left, won = view.held[view.leader + 3 & 3], encoding.won(view)
    taken = [*product(range(left + 1), repeat=4)]
    places = [place for place, many in enumerate(taken) if sum(many) == left]
    ends = [[more + had for more, had in zip(taken[place], won, strict=True)] for place in places]
    table = arrays.floats(len(taken), 4)
    for place, value in zip(places, worth(arrays.table(ends, 4)), strict=True):
        for seat in range(4):
            table[place, seat] = side(view.turn, seat) * value
    base = left + 1
    return Objectives(arrays.floats(4, 4), arrays.filled((base**3, base**2, base, 1, 0, 0, 0, 0)), table)


# --- the search ---------------------------------------------------------------------------------------------------


def values(
    view: View, cards: list[Card], samples: Int64Array, objectives: Objectives, sees: int = 0, limit: int = LIMIT,
    plain: bool = False, weights: Float64Array | None = None,
) -> Float64Array | None:  # fmt: skip
    """What each card is worth to the seat to play, (deals, cards); None if the limit of nodes came first.

    sees: a bit for each seat that is taken to see all cards · weights: how likely each deal is, where no deal comes twice;
    None: each as often as it comes · plain: the slow walk in Python. `ValueError`: more than `MAX_TRICKS` tricks are left.
    """
    if view.held[view.leader + 3 & 3] > MAX_TRICKS:
        raise ValueError(f"endings by information sets are of {MAX_TRICKS} tricks at most")
    rows = [*map(tuple, samples.tolist())]
    once = rows if weights is not None else sorted(set(rows))
    if weights is None:
        often = Counter(rows)
        weights = arrays.reals(often[row] for row in once)
    worths = arrays.floats(len(once), len(cards))
    given, k = encoding.arrays_of(encoding.contract_of(view)), load("search.ending", plain)
    board = arrays.words(k.BOARD)
    board[k.LEADER], board[k.PLAYED] = view.leader, len(view.trick)
    for place, card in enumerate(view.trick):
        board[k.TABLE + place] = card
    looked = k.solve(
        arrays.table(once, 4), weights, groups(once, sees), board, arrays.filled(cards), given.terms, given.stronger,
        given.worth, *objectives, limit, *_room(len(once)), worths,
    )  # fmt: skip
    if looked > limit:
        return None
    return worths if once is rows else _in_order(rows, once, worths, len(cards))


def _in_order(rows: list[Deal], once: list[Deal], worths: Float64Array, cards: int) -> Float64Array:
    """The values of each of some deals, from those of each once."""
    values = dict(zip(once, worths.tolist(), strict=True))
    ordered: Float64Array = arrays.shaped(arrays.reals(chain(*(values[row] for row in rows))), len(rows), cards)
    return ordered


def groups(deals: Sequence[Sequence[Mask]], sees: int) -> Int64Array:
    """The information sets: (4, deals), by seat and deal the first deal in which the seat holds the same hand.

    For a seat that sees all cards it is the deal itself.
    """
    sides = []
    for seat in range(4):
        first: dict[Mask, int] = {}
        rows = [first.setdefault(deal[seat], row) for row, deal in enumerate(deals)]
        sides.append([*range(len(deals))] if sees >> seat & 1 else rows)
    return arrays.table(sides, len(deals))


def _room(many: int) -> tuple[Int64Array | Float64Array, ...]:
    """Working memory of each thread for this many deals."""
    if getattr(_own, "many", 0) < many:
        k = load("search.ending", plain=True)
        deepest = k.DEEPEST
        _own.many = many
        _own.room = (
            arrays.words(deepest, k.NODE),
            arrays.words(deepest, many),
            arrays.words(deepest, many),
            arrays.floats(deepest, many, 4),
            arrays.floats(deepest, many),
            arrays.words(deepest, many),
            arrays.floats(many),
            arrays.words(many),
        )
    room: tuple[Int64Array | Float64Array, ...] = _own.room
    return room
