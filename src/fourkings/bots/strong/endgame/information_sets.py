"""The last cards over all likely deals at once: no player uses what they can't know.

An information set is everything that one seat can't tell apart. Each hand that a seat may hold chooses one card for all
deals in which it holds it (`kernels/search/ending`), for its own objective and by the play since. Each deal comes once,
with its weight.
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
"""Default limit of nodes of the search: none, in effect."""
MAX_TRICKS: Final = 5
"""Most tricks for which the search has room."""
_own = threading.local()

Deal = tuple[Mask, ...]


class Objectives(NamedTuple):
    """The aim of each seat: its weights of all points, and a table by tricks and points."""

    mix: Float64Array  # (4, 4): by seat, the weight of each seat's points
    steps: Int64Array  # (8,): index step in the table of a trick of each seat, then of a point of each
    table: Float64Array  # (places, 4)


@dataclass(frozen=True)
class InformationSets:
    """Solver of the last cards by information sets."""

    cards: int  # most cards in hand
    objectives: Callable[[View], Objectives]
    share: int = 1

    def applies(self, view: View) -> bool:
        """Return True if few enough cards are left."""
        return view.hand.bit_count() <= self.cards

    def values(
        self, view: View, cards: list[Card], samples: Int64Array, weights: Float64Array | None, utility: object
    ) -> Float64Array | None:
        """Return each card's values for the seat to play, (deals, cards), or None beyond the limit of nodes.

        The utility is ignored: `objectives` has the aims of all four seats.
        """
        return values(view, cards, samples, self.objectives(view), weights=weights)


def points_objectives(view: View) -> Objectives:
    """Return each seat's aim in points: the worth of the bids, its side's margin, or its own points and paid tricks."""
    if encoding.stakes(view).bids:
        return trick_objectives(view, lambda tricks: _of_side(view, evaluation.score_bids(view, tricks)))
    none = arrays.zeros(8)
    if view.rules.game.PARTNERS:
        return Objectives(_mix(side_weight), none, arrays.float_zeros(1, 4))
    if not (bought := encoding.stakes(view).taken_over):
        return Objectives(_mix(own_weight), none, arrays.float_zeros(1, 4))
    left = view.hand_sizes[view.leader + 3 & 3]
    tricks = arrays.int_table([[count * (seat == bought.seller) for seat in range(4)] for count in range(left + 1)], 4)
    none[bought.seller] = 1
    return Objectives(_mix(own_weight), none, evaluation.score_sold_tricks(view, tricks))


def own_weight(seat: int, other: int) -> float:
    """Return the weight of `other`'s points for `seat` if each plays alone: 1 for its own, else 0."""
    return float(seat == other)


def side_weight(seat: int, other: int) -> float:
    """Return the weight of `other`'s points for `seat` among partners: 1 for its own side, -1 for the opponents."""
    return -1.0 if (seat ^ other) & 1 else 1.0


def _mix(counts: Callable[[int, int], float]) -> Float64Array:
    """Return the weights of all seats' points for each seat, (4, 4), as `counts` gives them for two seats."""
    mix: Float64Array = arrays.reshape(arrays.float_array(counts(a, b) for a in range(4) for b in range(4)), 4, 4)
    return mix


def _of_side(view: View, scored: Float64Array) -> list[float]:
    """Return the margin of the side to play, for rows of what all seats score."""
    return [sum(side_weight(view.turn, seat) * points for seat, points in enumerate(row)) for row in scored.tolist()]


def trick_objectives(view: View, worth: Callable[[Int64Array], list[float]]) -> Objectives:
    """Return objectives of partners that depend only on how many tricks each seat ends the deal with.

    worth: from rows of such counts, (rows, 4), to their values for the side to play.
    """
    left, won = view.hand_sizes[view.leader + 3 & 3], encoding.won(view)
    taken = [*product(range(left + 1), repeat=4)]
    indices = [index for index, count in enumerate(taken) if sum(count) == left]
    ends = [[more + had for more, had in zip(taken[index], won, strict=True)] for index in indices]
    table = arrays.float_zeros(len(taken), 4)
    for index, value in zip(indices, worth(arrays.int_table(ends, 4)), strict=True):
        for seat in range(4):
            table[index, seat] = side_weight(view.turn, seat) * value
    base = left + 1
    return Objectives(arrays.float_zeros(4, 4), arrays.int_array((base**3, base**2, base, 1, 0, 0, 0, 0)), table)


def values(
    view: View, cards: list[Card], samples: Int64Array, objectives: Objectives, sees: int = 0, limit: int = LIMIT,
    plain: bool = False, weights: Float64Array | None = None,
) -> Float64Array | None:  # fmt: skip
    """Return each card's values for the seat to play, (deals, cards), or None beyond the limit of nodes.

    sees: a bit for each seat that is assumed to see all cards; weights: the likelihood of each deal, if no deal comes
    twice; None: each as often as it comes; plain: run without the compiler. Raises ValueError if more than `MAX_TRICKS`
    tricks are left.
    """
    if view.hand_sizes[view.leader + 3 & 3] > MAX_TRICKS:
        raise ValueError(f"endings by information sets are of {MAX_TRICKS} tricks at most")
    rows = [*map(tuple, samples.tolist())]
    once = rows if weights is not None else sorted(set(rows))
    if weights is None:
        often = Counter(rows)
        weights = arrays.float_array(often[row] for row in once)
    worths = arrays.float_zeros(len(once), len(cards))
    given, k = encoding.arrays_of(encoding.contract_of(view)), load("search.ending", plain)
    board = arrays.zeros(k.BOARD)
    board[k.LEADER], board[k.PLAYED] = view.leader, len(view.trick)
    for index, card in enumerate(view.trick):
        board[k.TABLE + index] = card
    looked = k.solve(
        arrays.int_table(once, 4), weights, information_sets(once, sees), board, arrays.int_array(cards), given.terms,
        given.stronger, given.worth, *objectives, limit, *_scratch(len(once)), worths,
    )  # fmt: skip
    if looked > limit:
        return None
    return worths if once is rows else _in_order(rows, once, worths, len(cards))


def _in_order(rows: list[Deal], once: list[Deal], worths: Float64Array, cards: int) -> Float64Array:
    """Return each card's values in the deals of `rows`, given their `worths` in the distinct deals, `once`."""
    values = dict(zip(once, worths.tolist(), strict=True))
    ordered: Float64Array = arrays.reshape(arrays.float_array(chain(*(values[row] for row in rows))), len(rows), cards)
    return ordered


def information_sets(deals: Sequence[Sequence[Mask]], sees: int) -> Int64Array:
    """Return the information sets: (4, deals), by seat and deal the first deal in which the seat holds the same hand.

    For a seat that sees all cards it is the deal itself.
    """
    sides = []
    for seat in range(4):
        first: dict[Mask, int] = {}
        rows = [first.setdefault(deal[seat], row) for row, deal in enumerate(deals)]
        sides.append([*range(len(deals))] if sees >> seat & 1 else rows)
    return arrays.int_table(sides, len(deals))


def _scratch(count: int) -> tuple[Int64Array | Float64Array, ...]:
    """Return this thread's working memory for this many deals."""
    if getattr(_own, "deals", 0) < count:
        k = load("search.ending", plain=True)
        deepest = k.DEEPEST
        _own.deals = count
        _own.room = (
            arrays.zeros(deepest, k.NODE),
            arrays.zeros(deepest, count),
            arrays.zeros(deepest, count),
            arrays.float_zeros(deepest, count, 4),
            arrays.float_zeros(deepest, count),
            arrays.zeros(deepest, count),
            arrays.float_zeros(count),
            arrays.zeros(count),
        )
    room: tuple[Int64Array | Float64Array, ...] = _own.room
    return room
