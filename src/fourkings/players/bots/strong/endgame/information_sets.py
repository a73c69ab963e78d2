"""The last cards over all likely deals at once: nobody plays by what they cannot know.

An information set is all that one seat cannot tell apart. Each hand that a seat may hold chooses one card for all deals in
which it holds it (`kernels/search/ending`), for its own objective and by what was played since. Deals come weighed by what
is likely, each once.
"""

from __future__ import annotations

import threading
from collections.abc import Callable
from dataclasses import dataclass
from typing import TYPE_CHECKING, Final, NamedTuple

from fourkings.kernels import load
from fourkings.players import encoding
from fourkings.players.bots import worlds
from fourkings.rulebook.cards import Card
from fourkings.windows.view import View

if TYPE_CHECKING:
    from fourkings.kernels.arrays import Float64Array, Int64Array

LIMIT: Final = 1 << 40
"""Nodes of the search: none, in effect."""
MAX_TRICKS: Final = 5
"""Tricks that the search can be asked about: it has room for no more."""
_own = threading.local()


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
    import numpy as np

    if encoding.stakes(view).bids:
        return by_tricks(view, lambda tricks: worlds.bids_scored(view, tricks) @ sides())
    if view.rules.game.PARTNERS:
        return Objectives(sides(), np.zeros(8, np.int64), np.zeros((1, 4)))
    steps, left = np.zeros(8, np.int64), view.held[view.leader + 3 & 3]
    if not (bought := encoding.stakes(view).taken_over):
        return Objectives(np.eye(4), steps, np.zeros((1, 4)))
    tricks = np.zeros((left + 1, 4), np.int64)
    tricks[:, bought.seller] = np.arange(left + 1)
    steps[bought.seller] = 1
    return Objectives(np.eye(4), steps, worlds.taken_over(view, tricks))


def sides() -> Float64Array:
    """Each seat's points for its side, against the other."""
    import numpy as np

    seats = np.arange(4)
    return np.where((seats[:, None] ^ seats) & 1, -1.0, 1.0)


def by_tricks(view: View, worth: Callable[[Int64Array], Float64Array]) -> Objectives:
    """Objectives by the tricks that all end the deal with; worth: what rows of these, (rows, 4), are worth to each seat."""
    import numpy as np

    left = view.held[view.leader + 3 & 3]
    base = left + 1
    taken = np.stack(np.meshgrid(*[np.arange(base)] * 4, indexing="ij"), -1).reshape(-1, 4)
    table = np.zeros(taken.shape)
    fits = taken.sum(1) == left
    table[fits] = worth(taken[fits] + np.array(encoding.won(view)))
    return Objectives(np.zeros((4, 4)), np.array([base**3, base**2, base, 1, 0, 0, 0, 0]), table)


# --- the search ---------------------------------------------------------------------------------------------------


def values(
    view: View, cards: list[Card], samples: Int64Array, objectives: Objectives, sees: int = 0, limit: int = LIMIT,
    plain: bool = False, weights: Float64Array | None = None,
) -> Float64Array | None:  # fmt: skip
    """What each card is worth to the seat to play, (deals, cards); None if the limit of nodes came first.

    sees: a bit for each seat that is taken to see all cards · weights: how likely each deal is, where no deal comes twice;
    None: each as often as it comes · plain: the slow walk in Python. `ValueError`: more than `MAX_TRICKS` tricks are left.
    """
    import numpy as np

    if view.held[view.leader + 3 & 3] > MAX_TRICKS:
        raise ValueError(f"endings by information sets are of {MAX_TRICKS} tricks at most")
    once, back = samples, np.arange(len(samples))
    if weights is None:
        once, back, many = np.unique(samples, axis=0, return_inverse=True, return_counts=True)
        weights = many.astype(np.float64)
    values = np.zeros((len(once), len(cards)))
    arrays, k = encoding.arrays_of(encoding.contract_of(view)), load("search.ending", plain)
    board = np.zeros(k.BOARD, np.int64)
    board[k.LEADER], board[k.PLAYED] = view.leader, len(view.trick)
    board[k.TABLE : k.TABLE + len(view.trick)] = view.trick
    looked = k.solve(
        once, weights, groups(once, sees), board, np.array(cards, np.int64), arrays.terms, arrays.stronger,
        arrays.worth, *objectives, limit, *_room(len(once)), values,
    )  # fmt: skip
    return values[back.reshape(-1)] if looked <= limit else None


def groups(samples: Int64Array, sees: int) -> Int64Array:
    """The information sets: (4, deals), by seat and deal the first deal in which the seat holds the same hand.

    For a seat that sees all cards it is the deal itself.
    """
    import numpy as np

    sides = np.empty((4, len(samples)), np.int64)
    for seat in range(4):
        _, first, back = np.unique(samples[:, seat], return_index=True, return_inverse=True)
        sides[seat] = np.arange(len(samples)) if sees >> seat & 1 else first[back]
    return sides


def _room(many: int) -> tuple[Int64Array | Float64Array, ...]:
    """Working memory of each thread for this many deals."""
    import numpy as np

    if getattr(_own, "many", 0) < many:
        k = load("search.ending", plain=True)
        deepest = k.DEEPEST
        _own.many = many
        _own.room = (
            np.zeros((deepest, k.NODE), np.int64),
            np.zeros((deepest, many), np.int64),
            np.zeros((deepest, many), np.int64),
            np.zeros((deepest, many, 4)),
            np.zeros((deepest, many)),
            np.zeros((deepest, many), np.int64),
            np.zeros(many),
            np.zeros(many, np.int64),
        )
    room: tuple[Int64Array | Float64Array, ...] = _own.room
    return room
