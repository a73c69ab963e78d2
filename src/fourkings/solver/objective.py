"""The solver's input: a position, what a side wants in it (the objective), and cards renumbered by strength."""

from collections.abc import Collection
from functools import lru_cache
from math import gcd
from typing import Final, NamedTuple

from fourkings.kernels.solver import layout as t
from fourkings.rulebook.cards import Card, Mask, Seat, members
from fourkings.rulebook.game import State, contract_of
from fourkings.rulebook.tricks import Contract, card_points, winning

ORDERING_WEIGHTS: Final = {
    "no trumps": (2, 2, 8, 2, 7, 2),
    "trumps": (12, 6, 33, 3, 1, 20),
    "points": (17, 2, 24, 4, 1, 8),
}
"""Weights that decide which card the search tries first, by kind of contract: fewest nodes on fixed deals."""


SAME: Final = tuple(card if card & 15 < 13 else -1 for card in range(64))
"""The renumbering that changes nothing, for a pack of 52 with the ace high: each card's own number, -1 for none."""


class Worth(NamedTuple):
    """Bounds on the value of a position, in points: equal if it is exact, apart if a limit stopped the search."""

    least: int  #: the value is at least this
    most: int  #: and at most this

    @property
    def exact(self) -> bool:
        """True if the value is known exactly."""
        return self.least == self.most

    def __str__(self) -> str:
        return f"{self.least}" if self.exact else f"{self.least} to {self.most}"


class Position(NamedTuple):
    """The part of a deal's state that the solver needs: contract, hands, leader and the trick on the table."""

    contract: Contract  #: what the cards are played for
    hands: tuple[Mask, Mask, Mask, Mask]  #: the cards that each seat holds now
    leader: Seat  #: the seat that leads, or led, to the trick on the table
    trick: tuple[Card, ...] = ()  #: the cards on the table, the leader's first


class Objective(NamedTuple):
    """The aim of a side in a contract, as numbers for the kernels, with the conversions of cards and values.

    The solver counts gains of the collectors, the seats of the side. Cards are renumbered so that the stronger card of a
    suit is always the higher. Gains are never negative (unless the payoff has both signs): where taking costs, costs are
    counted as gains, and the other side wants them.
    """

    terms: tuple[int, ...]  #: a row of `kernels.solver.layout`, from TERMS on
    weight: tuple[int, ...]  #: the gain for taking each card, by the solver's number
    unlike: tuple[int, ...]  #: for each card, those of its suit that are of another kind
    inner: tuple[int, ...]  #: the solver's number of each card, -1 for one that is not in the pack
    outer: tuple[int, ...]  #: the card of each of the solver's numbers
    unit: int  #: the points of the payoff in one gain; negative where gains are costs

    def worth(self, least: int, most: int) -> Worth:
        """Convert the least and the most that the collectors gain to bounds on the side's points."""
        low, high = sorted((least * self.unit, most * self.unit))
        return Worth(low, high)

    def mask(self, cards: Mask) -> int:
        """Convert a set of cards to a mask of the solver's numbers."""
        if self.inner is SAME:
            return cards
        return sum(1 << self.inner[card] for card in members(cards))


def side_of(given: Collection[Seat]) -> frozenset[Seat]:
    """Return a side as a set of seats. Raises ValueError unless it is one to three of the seats 0 to 3."""
    try:
        side = frozenset(given)
    except TypeError:
        side = frozenset()
    if not side < {0, 1, 2, 3} or not side:
        raise ValueError(f"a side is one to three of the seats 0 to 3, as in [0, 2], not {given!r}")
    return side


@lru_cache(maxsize=256)
def objective_of(contract: Contract, side: frozenset[Seat]) -> Objective:
    """Return what a side wants in a contract, as the solver's kernels take it; cached."""
    inner, outer = _numbered(contract)
    pack = [card for card in range(64) if inner[card] >= 0]
    payoff, duties = contract.payoff, contract.duties
    gains = [payoff.trick, payoff.last[1] if payoff.last[0] else 0, *(card_points(payoff, card) for card in pack)]
    costs = min(gains) < 0 and max(gains) <= 0
    unit = (gcd(*gains) or 1) * (-1 if costs else 1)
    collectors = sum(1 << seat for seat in side)

    named = (duties.keep, duties.shed)
    kinds = {card: (card_points(payoff, card), *(mask >> card & 1 for mask in named)) for card in pack}
    weight, unlike, special = [0] * 64, [0] * 64, 0
    for card in pack:
        weight[inner[card]] = kinds[card][0] // unit
        same_suit = [other for other in pack if other >> 4 == card >> 4]
        unlike[inner[card]] = sum(1 << inner[other] for other in same_suit if kinds[other] != kinds[card])
        common = max((kinds[other] for other in same_suit), key=[kinds[other] for other in same_suit].count)
        special |= (kinds[card] != common) << inner[card]

    def renumbered(mask: Mask) -> int:
        return sum(1 << inner[card] for card in members(mask) if inner[card] >= 0)

    terms = [0] * t.TERMS_END
    terms[t.TRUMP] = contract.trump
    terms[t.COLLECTORS] = collectors
    terms[t.MAXIMIZERS] = 15 ^ collectors if costs else collectors
    terms[t.TRICK] = payoff.trick // unit
    terms[t.LAST_COUNT : t.LAST_POINTS + 1] = payoff.last[0], payoff.last[1] // unit
    terms[t.SPECIAL] = special
    terms[t.DUTIES : t.DUTIES + 6] = duties._replace(
        no_lead=renumbered(duties.no_lead), keep=renumbered(duties.keep), shed=renumbered(duties.shed)
    )
    terms[t.MIXED] = int(min(gains) < 0 < max(gains))
    terms[t.HAS_DUTIES] = int(any((duties.no_lead, duties.keep, duties.ruff, duties.shed)))
    terms[t.ONLY_TRICKS] = int(payoff.trick > 0 and not any(gains[1:]))
    terms[t.ORDERING_WEIGHTS : t.COSTS] = ORDERING_WEIGHTS[
        "points" if payoff.trick == 0 else "trumps" if contract.trump else "no trumps"
    ]
    two_kinds = all(len({kinds[card] for card in pack if card >> 4 == suit}) <= 2 for suit in range(4))
    terms[t.COSTS] = int(costs and two_kinds and not duties.ruff)
    lonely = [seat for seat in range(4) if (1 << seat) in (collectors, 15 ^ collectors)]
    terms[t.LONE_SEAT] = lonely[0] if lonely and costs and not contract.trump else -1
    return Objective(tuple(terms[t.TERMS :]), tuple(weight), tuple(unlike), inner, outer, unit)


def _numbered(contract: Contract) -> tuple[tuple[int, ...], tuple[int, ...]]:
    """Return two tables: the solver's number of each card, from the top of its suit down, and the card of each number."""
    table = contract.stronger
    pack = {card for card in range(64) if table[card]} | {card for mask in table for card in members(mask)}
    inner = tuple(card & 48 | 12 - table[card].bit_count() if card in pack else -1 for card in range(64))
    if inner == SAME:
        return SAME, SAME
    outer = [-1] * 64
    for card in pack:
        outer[inner[card]] = card
    return inner, tuple(outer)


def turn_of(position: Position) -> Seat:
    """Return the seat whose turn it is."""
    return position.leader + len(position.trick) & 3


def after(position: Position, card: Card, objective: Objective) -> tuple[Position, int]:
    """Return the position after the seat to play has played this card, and what the collectors gain by it."""
    seat = turn_of(position)
    hands = list(position.hands)
    hands[seat] ^= 1 << card
    trick = (*position.trick, card)
    masks = (hands[0], hands[1], hands[2], hands[3])
    if len(trick) < 4:
        return position._replace(hands=masks, trick=trick), 0
    winner = position.leader + winning(trick, position.contract) & 3
    payoff, left = position.contract.payoff, masks[0].bit_count()
    won = payoff.trick + sum(card_points(payoff, card) for card in trick) + (payoff.last[1] if left < payoff.last[0] else 0)
    counts = objective.terms[t.COLLECTORS - t.TERMS] >> winner & 1
    return Position(position.contract, masks, winner), won // objective.unit * counts


def position_of(state: State) -> Position:
    """Return the position in a state. Raises ValueError outside its phase of tricks, TypeError if it is no state."""
    if not isinstance(state, State):
        raise TypeError(f"the solver sees all cards: it is given a state, and not a {type(state).__name__}")
    if state.stage != "play":
        raise ValueError(f"a deal in its phase of tricks is needed, not one at the stage {state.stage!r}")
    return Position(contract_of(state), state.hands, state.leader, state.trick)
