"""The double-dummy solver: what a side gets with all cards seen and best play on both sides, exactly.

The side's payoff is what its seats take from here on, by the contract's payoff: tricks already taken, cliques, bids and
prices are not in it. The other side is taken to want the opposite, whatever the rules make its points to be.
"""

from __future__ import annotations

from collections.abc import Collection, Mapping
from functools import lru_cache
from math import gcd
from typing import TYPE_CHECKING, Any, Final, NamedTuple

from fourkings.kernels import load
from fourkings.kernels.solver import layout as t
from fourkings.rulebook.cards import Card, Mask, Seat, members
from fourkings.rulebook.game import State, contract_of
from fourkings.rulebook.tricks import Contract, points_of, winning

if TYPE_CHECKING:
    from fourkings.kernels.arrays import Int64Row

__all__ = [
    "NO_LIMIT",
    "Objective",
    "Position",
    "Solution",
    "Solver",
    "Worth",
    "after",
    "objective_of",
    "points_of",
    "position_of",
    "solve",
    "turn_of",
]

NO_LIMIT: Final = 1 << 40
"""More nodes than any search takes."""


HABITS: Final = {
    "no trumps": (2, 2, 8, 2, 7, 2),
    "trumps": (12, 6, 33, 3, 1, 20),
    "points": (17, 2, 24, 4, 1, 8),
}
"""Weights for the order in which cards are tried (see `kernels/solver/ordering`), by trial on fixed deals: fewest nodes."""


SAME: Final = tuple(card if card & 15 < 13 else -1 for card in range(64))
"""The numbers of cards where the solver's are those of the pack: 52 of them, the ace high."""


class Worth(NamedTuple):
    """Bounds on a value, in points: equal where it is known exactly, apart where the limit of nodes came first."""

    least: int  #: the value is at least this
    most: int  #: and at most this

    @property
    def exact(self) -> bool:
        """True where the value is known exactly."""
        return self.least == self.most


class Solution(NamedTuple):
    """The answer of the solver: the value of a position for a side, that of each legal card, and a line of best play."""

    value: Worth  #: what the side gets from here on, in points of the contract's payoff
    cards: Mapping[Card, Worth]  #: the same for each legal card of the seat to play, once that card is played
    line: tuple[Card, ...]  #: best cards of both sides in the order played; it ends early where the values are not exact
    nodes: int  #: how many starts of tricks were searched


class Position(NamedTuple):
    """A deal in its phase of tricks, for the solver: as much of a `State` as the cards to come depend on."""

    contract: Contract  #: what the cards are played for
    hands: tuple[Mask, Mask, Mask, Mask]  #: the cards that each seat holds now
    leader: Seat  #: the seat that leads, or led, to the trick on the table
    trick: tuple[Card, ...] = ()  #: the cards on the table, the leader's first


class Objective(NamedTuple):
    """The objective of a side in a contract, as the kernels take it, and the way back.

    Cards are renumbered so that the stronger card of a suit is always the higher. Gains are never negative (unless the
    payoff has both signs): where taking costs, costs are counted as gains, and it is the other side that wants them.
    """

    terms: tuple[int, ...]  #: a row of `kernels.solver.layout`, from TERMS on
    weight: tuple[int, ...]  #: the gain for taking each card, by the solver's number
    unlike: tuple[int, ...]  #: for each card, those of its suit that are of another kind
    inner: tuple[int, ...]  #: the solver's number of each card, -1 for one that is not in the pack
    outer: tuple[int, ...]  #: the card of each of the solver's numbers
    unit: int  #: the points of the payoff in one gain; negative where gains are costs

    def worth(self, least: int, most: int) -> Worth:
        """Bounds on gains, as bounds on the side's payoff."""
        low, high = sorted((least * self.unit, most * self.unit))
        return Worth(low, high)

    def mask(self, cards: Mask) -> int:
        """The solver's numbers of these cards, as a set."""
        if self.inner is SAME:
            return cards
        return sum(1 << self.inner[card] for card in members(cards))


@lru_cache(maxsize=256)
def objective_of(contract: Contract, side: frozenset[Seat]) -> Objective:
    """The objective of a side in a contract. Raises ValueError unless the side is one to three of the seats 0 to 3."""
    if not side < {0, 1, 2, 3} or not side:
        raise ValueError(f"a side is one to three of the seats 0 to 3, not {sorted(side)}")
    inner, outer = _numbered(contract)
    pack = [card for card in range(64) if inner[card] >= 0]
    payoff, duties = contract.payoff, contract.duties
    gains = [payoff.trick, payoff.last[1] if payoff.last[0] else 0, *(points_of(payoff, card) for card in pack)]
    costs = min(gains) < 0 and max(gains) <= 0
    unit = (gcd(*gains) or 1) * (-1 if costs else 1)
    gets = sum(1 << seat for seat in side)

    named = (duties.keep, duties.shed)
    kinds = {card: (points_of(payoff, card), *(mask >> card & 1 for mask in named)) for card in pack}
    weight, unlike, special = [0] * 64, [0] * 64, 0
    for card in pack:
        weight[inner[card]] = kinds[card][0] // unit
        here = [other for other in pack if other >> 4 == card >> 4]
        unlike[inner[card]] = sum(1 << inner[other] for other in here if kinds[other] != kinds[card])
        common = max((kinds[other] for other in here), key=[kinds[other] for other in here].count)
        special |= (kinds[card] != common) << inner[card]

    def moved(mask: Mask) -> int:
        return sum(1 << inner[card] for card in members(mask) if inner[card] >= 0)

    terms = [0] * t.TERMS_END
    terms[t.TRUMP] = contract.trump
    terms[t.GETS] = gets
    terms[t.WANTS] = 15 ^ gets if costs else gets
    terms[t.TRICK] = payoff.trick // unit
    terms[t.LAST_MANY : t.LAST_EACH + 1] = payoff.last[0], payoff.last[1] // unit
    terms[t.SPECIAL] = special
    terms[t.DUTIES : t.DUTIES + 6] = duties._replace(
        no_lead=moved(duties.no_lead), keep=moved(duties.keep), shed=moved(duties.shed)
    )
    terms[t.MIXED] = int(min(gains) < 0 < max(gains))
    terms[t.BOUND] = int(any((duties.no_lead, duties.keep, duties.ruff, duties.shed)))
    terms[t.PLAIN] = int(payoff.trick > 0 and not any(gains[1:]))
    terms[t.HABITS : t.COSTS] = HABITS["points" if payoff.trick == 0 else "trumps" if contract.trump else "no trumps"]
    two_kinds = all(len({kinds[card] for card in pack if card >> 4 == suit}) <= 2 for suit in range(4))
    terms[t.COSTS] = int(costs and two_kinds and not duties.ruff)
    lonely = [seat for seat in range(4) if (1 << seat) in (gets, 15 ^ gets)]
    terms[t.ALONE] = lonely[0] if lonely and costs and not contract.trump else -1
    return Objective(tuple(terms[t.TERMS :]), tuple(weight), tuple(unlike), inner, outer, unit)


def _numbered(contract: Contract) -> tuple[tuple[int, ...], tuple[int, ...]]:
    """The solver's numbers of the cards, and back: from the top, each card below those that beat it."""
    table = contract.stronger
    pack = {card for card in range(64) if table[card]} | {card for mask in table for card in members(mask)}
    inner = tuple(card & 48 | 12 - table[card].bit_count() if card in pack else -1 for card in range(64))
    if inner == SAME:
        return SAME, SAME
    outer = [-1] * 64
    for card in pack:
        outer[inner[card]] = card
    return inner, tuple(outer)


class _Root(NamedTuple):
    may: int
    least: int
    most: int
    guess: int


class Solver:
    """A searcher with a memory of its own, for one thread at a time. What it learns of one position serves for the next.

    bits: the size of its table, up to 2 ** bits results of 32 bytes, and half as many slots of 64 bytes; memory is taken as
    it is needed; plain: do without the compiler.
    """

    def __init__(self, bits: int = 20, plain: bool = False) -> None:
        self.kernels: Any = load("solver.values", plain)
        self._objective: Objective | None = None
        k = self.kernels
        self._memory: Int64Row = k.words(t.MEMORY)
        self._slots: Int64Row = k.words((1 << bits - 1) * k.SLOT)
        self._entries: Int64Row = k.words((1 << bits) * k.ENTRY)
        self._memory[t.SLOTS_END], self._memory[t.ENTRIES] = 1 << bits - 1, 1 << bits

    def solve(self, position: Position, side: Collection[Seat], nodes: int | None = None, line: bool = True) -> Solution:
        """The value of a position for a side, of each legal card in it, and a line of best play.

        side: one to three seats, whose payoffs are added up; nodes: how many starts of tricks may be searched (None: as
        many as it takes), after which the bounds found so far are returned, true all the same; line: False to leave out the
        line.

        Raises ValueError for an impossible side.
        """
        objective = self._begin(position, side)
        root = self._set_root(position, objective)
        low, high = self.kernels.all_values(root.guess, root.least, root.most, root.may, _limit(nodes), *self._room())
        values = self._memory[t.FOUND : t.FOUND + 128]
        cards = {}
        for card in members(root.may):
            cards[objective.outer[card]] = objective.worth(int(values[2 * card]), int(values[2 * card + 1]))
        value = objective.worth(low, high)
        best = self._line(position, objective, low, nodes) if line and value.exact else ()
        return Solution(value, dict(sorted(cards.items())), best, self.nodes)

    def value(self, position: Position, side: Collection[Seat], nodes: int | None = None) -> Worth:
        """The value of a position for a side, without that of each card. For the arguments see `solve`."""
        objective = self._begin(position, side)
        return objective.worth(*self._ask(self._set_root(position, objective), nodes))

    def by_leader(self, position: Position, side: Collection[Seat]) -> tuple[Worth, ...]:
        """The value for a side of the start of a trick, once for each seat that may lead to it, by seat."""
        objective = self._begin(position, side)
        values: list[tuple[int, int]] = []
        for leader in range(4):
            root = self._set_root(position._replace(leader=leader), objective)
            if values:
                root = root._replace(guess=values[-1][0])
            values.append(self._ask(root, None))
        return tuple(objective.worth(*bounds) for bounds in values)

    @property
    def nodes(self) -> int:
        """The number of starts of tricks searched for the last answer."""
        return int(self._memory[t.NODES])

    def _begin(self, position: Position, side: Collection[Seat]) -> Objective:
        objective = objective_of(position.contract, frozenset(side))
        self.kernels.clear(self._memory)
        self._memory[t.NODES] = 0
        if objective is not self._objective:
            self._memory[t.TERMS : t.TERMS_END] = objective.terms
            self._memory[t.WEIGHT : t.WEIGHT + 64] = objective.weight
            self._memory[t.UNLIKE : t.UNLIKE + 64] = objective.unlike
            self._objective = objective
        return objective

    def _room(self) -> tuple[Int64Row, Int64Row, Int64Row]:
        return self._memory, self._slots, self._entries

    def _set_root(self, position: Position, objective: Objective) -> _Root:
        memory, table = self._memory, 0
        hands = [objective.mask(hand) for hand in position.hands]
        for place, card in enumerate(position.trick):
            hands[position.leader + place & 3] |= 1 << objective.inner[card]
            table |= objective.inner[card] << 8 * place
        memory[t.HANDS : t.HANDS + 4] = hands
        may = self.kernels.set_root(position.leader, table, len(position.trick), memory)
        return _Root(int(may), int(memory[t.LOW_END]), int(memory[t.HIGH_END]), int(memory[t.LIKELY]))

    def _ask(self, root: _Root, nodes: int | None) -> tuple[int, int]:
        low, high = self.kernels.value_of(root.guess, root.least, root.most, root.may, _limit(nodes), *self._room())
        return int(low), int(high)

    def _line(self, position: Position, objective: Objective, value: int, nodes: int | None) -> tuple[Card, ...]:
        """Best cards to the end: at each step the first card that keeps the value, found in the table's memory."""
        line: list[Card] = []
        while position.hands[turn_of(position)]:
            root = self._set_root(position, objective)
            for card in members(root.may):
                got = self.kernels.value_of(value, root.least, root.most, 1 << card, _limit(nodes), *self._room())
                if got == (value, value):
                    break
            else:
                return tuple(line)
            line.append(objective.outer[card])
            position, won = after(position, objective.outer[card], objective)
            value -= won
        return tuple(line)


def turn_of(position: Position) -> Seat:
    """The seat whose turn it is."""
    return position.leader + len(position.trick) & 3


def after(position: Position, card: Card, objective: Objective) -> tuple[Position, int]:
    """The position once a card is played, and the gain for the side that counts gains."""
    seat = turn_of(position)
    hands = list(position.hands)
    hands[seat] ^= 1 << card
    trick = (*position.trick, card)
    held = (hands[0], hands[1], hands[2], hands[3])
    if len(trick) < 4:
        return position._replace(hands=held, trick=trick), 0
    winner = position.leader + winning(trick, position.contract) & 3
    payoff, left = position.contract.payoff, held[0].bit_count()
    won = payoff.trick + sum(points_of(payoff, card) for card in trick) + (payoff.last[1] if left < payoff.last[0] else 0)
    counts = objective.terms[t.GETS - t.TERMS] >> winner & 1
    return Position(position.contract, held, winner), won // objective.unit * counts


def _limit(nodes: int | None) -> int:
    return NO_LIMIT if nodes is None else nodes


def position_of(state: State) -> Position:
    """The position of a deal. Raises ValueError where it is not in its phase of tricks, TypeError for what is no state."""
    if not isinstance(state, State):
        raise TypeError(f"the solver sees all cards: it is given a state, and not a {type(state).__name__}")
    if state.stage != "play":
        raise ValueError(f"a deal in its phase of tricks is needed, not one at the stage {state.stage!r}")
    return Position(contract_of(state), state.hands, state.leader, state.trick)


def solve(state: State, side: Collection[Seat], nodes: int | None = None, line: bool = True) -> Solution:
    """The value of the cards still to be played for a side, with all cards seen and best play on both sides.

    state: a deal in its phase of tricks, with cards on the table or not; side: one to three seats, whose payoffs are added
    up, against all others (partners: `(0, 2)`); nodes: how many starts of tricks may be searched, None for as many as it
    takes; line: False to leave out the line of best play.

    Returns values in points of `state.contract.payoff` for the tricks from here on: what was taken before, cliques, bids
    and prices are not in them. They are exact unless `nodes` came first, and then bounds that hold.

    Raises ValueError for a state that is not in its phase of tricks, and for an impossible side.
    """
    return Solver().solve(position_of(state), side, nodes, line)
