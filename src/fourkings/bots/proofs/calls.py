"""Predicates of calls: what a call leads to in a deal if all four continue as careful to its end.

Careful draws no random numbers, so a call leads to one end in each deal and every count can be reproduced.
"""

from __future__ import annotations

from collections.abc import Callable, Iterable, Mapping
from functools import cached_property
from typing import TYPE_CHECKING, Final

from fourkings.bots import careful
from fourkings.rulebook.cards import SEATS, Seat
from fourkings.rulebook.deck import Stream
from fourkings.rulebook.game import Action, State, apply
from fourkings.views import View
from fourkings.views import view as seen_by

if TYPE_CHECKING:
    from fourkings.kernels.arrays import Int64Array

PLAYED: Final = 40
"""Deals played to the end for each call, at most: a hundred take seconds."""


class Ended:
    """A finished deal, seen by the seat that made a call in it (“me”)."""

    def __init__(self, end: State, me: Seat) -> None:
        self.end, self.me = end, me
        self.sides: list[tuple[Seat, ...]] = [(0, 2), (1, 3)] if end.rules.game.PARTNERS else [(seat,) for seat in SEATS]
        self.own = next(side for side in self.sides if me in side)
        self.tricks = [sum(trick.winner == seat for trick in end.tricks) for seat in SEATS]

    @cached_property
    def bids(self) -> tuple[int, ...]:
        """The tricks bid by each seat; empty if none were, or if the deal is void."""
        deal = self.end.deal
        if self.end.void:
            return ()
        stakes = deal.rules.game.stakes(deal.rules, deal.dealer, deal.scores, self.end.calls)
        return tuple(bid.tricks for bid in stakes.bids)

    def makes(self, seat: Seat) -> bool:
        """Return True if a seat takes as many tricks as it bid."""
        return bool(self.bids) and self.tricks[seat] >= self.bids[seat]

    @cached_property
    def namer(self) -> Seat | None:
        """The seat that named the contract; None if nobody did."""
        calls = self.end.calls
        if getattr(calls, "declared", None) is None:
            return None
        return self.end.deal.dealer if calls.buyer is None else int(calls.buyer)

    @cached_property
    def sold(self) -> bool:
        """True if a seat other than the dealer named the contract, at a price."""
        return self.namer is not None and self.namer != self.end.deal.dealer

    @cached_property
    def points(self) -> tuple[int, ...]:
        """The points of each side in this deal."""
        points = self.end.points or (0, 0, 0, 0)
        return (
            points if len(points) == len(self.sides) else tuple(sum(points[seat] for seat in side) for side in self.sides)
        )

    @cached_property
    def mine(self) -> int:
        """The points of my side."""
        return self.points[self.sides.index(self.own)]

    @cached_property
    def pays(self) -> int:
        """1 if tricks count for the contract that was named, -1 if they cost, 0 if none was named."""
        if self.namer is None or self.end.contract is None:
            return 0
        return 1 if self.end.contract.payoff.trick > 0 else -1

    @cached_property
    def cliques(self) -> set[Seat]:
        """The seats whose cliques count."""
        if self.end.stage != "done" or self.end.void:
            return set()
        return {int(line.params["seat"]) for line in self.end.rules.game.account(self.end) if line.key == "clique"}


def _trumps(deal: Ended) -> list[int] | None:
    """Return how many trumps each seat was dealt; None unless my seat named a trump contract."""
    contract = deal.end.contract
    if deal.namer != deal.me or contract is None or not contract.trump:
        return None
    trump = contract.trump
    return [sum(trump >> card & 1 for card in hand) for hand in deal.end.deal.dealt]


def _longest(deal: Ended) -> bool:
    """Return True if I name trumps, and nobody holds as many of them."""
    held = _trumps(deal)
    return held is not None and all(held[seat] < held[deal.me] for seat in SEATS if seat != deal.me)


CALLS: Final[Mapping[str, tuple[Callable[[Ended], bool], int]]] = {
    "makes_bid": (lambda deal: deal.makes(deal.me), 1),
    "beyond_bid": (lambda deal: deal.makes(deal.me) and deal.tricks[deal.me] > deal.bids[deal.me], -1),
    "partner_makes": (lambda deal: any(deal.makes(seat) for seat in deal.own if seat != deal.me), 1),
    "foe_fails": (lambda deal: bool(deal.bids) and not all(deal.makes(seat) for seat in SEATS if seat not in deal.own), 1),
    "played": (lambda deal: not deal.end.void and bool(deal.end.tricks), 1),
    "unplayed": (lambda deal: deal.end.void or not deal.end.tricks, 1),
    "names": (lambda deal: deal.namer == deal.me, 1),
    "other_names": (lambda deal: deal.namer not in (None, deal.me), 1),
    "paid": (lambda deal: deal.sold and deal.me == deal.end.deal.dealer, 1),
    "pays": (lambda deal: deal.sold and deal.me == deal.namer, -1),
    "deal_pays": (lambda deal: deal.pays > 0, 1),
    "deal_costs": (lambda deal: deal.pays < 0, 1),
    "most_trumps": (_longest, 1),
    "most_points": (lambda deal: deal.mine > 0 and deal.mine == max(deal.points), 1),
    "below_zero": (lambda deal: deal.mine < 0, -1),
    "clique_counts": (lambda deal: bool(deal.cliques & set(deal.own)), 1),
    "foe_clique": (lambda deal: bool(deal.cliques - set(deal.own)), -1),
}
"""All predicates of calls by name: the test of a finished deal, and 1 if it speaks for a call, -1 if against it."""

BY_RULE: Final = frozenset({"names", "other_names", "pays"})
"""Predicates that follow from a call by the rules alone: shown only if fewer others than `SHOWN` apply."""


def ends(view: View, action: Action, samples: Int64Array) -> list[Ended]:
    """Return some deals, each played to its end after an action of the seat to act; copies are played only once.

    samples: the hands now, (deals, 4).
    """
    from fourkings.sampling import state_in

    known = dict[tuple[int, ...], Ended]()
    for hands in set(map(tuple, samples.tolist())):
        state = apply(state_in(view, hands), action)
        while state.stage != "done":
            state = apply(state, careful.choose(seen_by(state, state.turn), Stream(b"", b"")))
        known[hands] = Ended(state, view.turn)
    return [known[hands] for hands in map(tuple, samples.tolist())]


def counted(deals: Iterable[Ended]) -> dict[str, list[bool]]:
    """Return for each predicate of `CALLS` whether it holds in each of the deals."""
    rows = list(deals)
    return {name: [holds(deal) for deal in rows] for name, (holds, _) in CALLS.items()}
