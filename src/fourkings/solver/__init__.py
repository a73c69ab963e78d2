"""The double-dummy solver: exact values of a position when all cards are seen and both sides play perfectly.

A side's value is the points that its seats win from here on, by the contract: tricks already taken, cliques, bids and
prices are not included. The other side is assumed to want the opposite, whatever the rules make of its points.
"""

from collections.abc import Collection, Mapping
from itertools import product
from typing import TYPE_CHECKING, Any, Literal, NamedTuple

from fourkings.kernels import compile_once, load
from fourkings.kernels.solver import layout as t
from fourkings.rulebook.cards import HEARTS, LONG, RANKS, Card, Seat, mask, members, stronger
from fourkings.rulebook.cards import name as card_name
from fourkings.rulebook.game import State
from fourkings.rulebook.tricks import Contract, Payoff
from fourkings.solver.estimate import estimated
from fourkings.solver.limits import FIRST_SHARE, NODES, SECONDS, SLICE, Limit
from fourkings.solver.objective import Objective, Position, Worth, after, objective_of, position_of, side_of, turn_of

if TYPE_CHECKING:
    from fourkings.kernels.arrays import Int64Row

__all__ = [
    "NODES", "SECONDS", "Objective", "Position", "Solution", "Solver", "Stopped", "Worth", "after",
    "objective_of", "position_of", "rehearse", "solve", "turn_of",
]  # fmt: skip


class Stopped(Exception):
    """Raised in a search that another thread ended by `Solver.stop`."""


class Solution(NamedTuple):
    """The solver's answer: the value of a position for a side, that of each legal card, and a line of best play."""

    value: Worth  #: what the side gets from here on, in points of the contract's payoff
    cards: Mapping[Card, Worth]  #: the same for each legal card of the seat to play, once that card is played
    line: tuple[Card, ...]  #: best cards of both sides in the order played; it ends early where the values are not exact
    nodes: int  #: how many starts of tricks were searched
    stopped: Literal["", "nodes", "seconds"]  #: which limit came first, so that some values are bounds; "" for none
    #: what the value may be if it is not exact: not proven, but the median of deals played out by chance to a solved ending
    estimate: int | None = None

    def __str__(self) -> str:
        cards = ", ".join(f"{card_name(card)} {worth}" for card, worth in self.cards.items())
        limits = f" (bounds where {self.stopped} ran out: more {self.stopped} tell more)" if self.stopped else ""
        guess = "" if self.estimate is None else f" (estimate: {self.estimate})"
        return f"{self.value}{guess}: {cards}{limits}"


class _Root(NamedTuple):
    legal: int
    least: int
    most: int
    guess: int


class Solver:
    """A solver for one thread at a time; every answer starts with its transposition table empty.

    bits: the size of its table, up to 2 ** bits entries of 32 bytes, and half as many slots of 64 bytes. By default 22, of
    which memory is taken only as it is needed, and 20 in a browser, where it is taken at once; plain: do without the
    compiler.
    """

    def __init__(self, bits: int | None = None, plain: bool = False) -> None:
        self.kernels: Any = load("solver.values", plain)
        self._objective: Objective | None = None
        self._stopping = False
        k = self.kernels
        self._memory: Int64Row = k.zeros(t.MEMORY)
        bits = bits or (22 if hasattr(self._memory, "nbytes") else 20)
        self._arrays = (self._memory, k.zeros((1 << bits - 1) * k.SLOT), k.zeros((1 << bits) * k.ENTRY))
        self._memory[t.MAX_SLOTS], self._memory[t.ENTRY_COUNT] = 1 << bits - 1, 1 << bits

    def solve(
        self,
        position: Position,
        side: Collection[Seat],
        nodes: int | None = None,
        line: bool = True,
        *,
        seconds: float | None = None,
    ) -> Solution:
        """Return the value of a position for a side, of each legal card in it, and a line of best play.

        side: one to three seats, whose payoffs are added up; nodes, seconds: how many starts of tricks may be searched, and
        how long (None: no limit), after which the bounds so far are returned, which are true all the same; line: False to
        leave out the line.

        Raises ValueError for an impossible side and for limits below 0, `Stopped` once another thread has called `stop`.
        """
        objective, limit = self._set_objective(position, side), Limit(nodes, seconds)
        root = self._set_root(position, objective)
        best = max if self._memory[t.MAXIMIZERS] >> turn_of(position) & 1 else min
        # Three quarters of the limit are for the value; half of the rest is for the cards, or for an estimate.
        low, high = self._bounds(root, limit.share(self.nodes, 0.75))
        part = limit
        if low == high:
            self._memory[t.ROOT_LOWER], self._memory[t.ROOT_UPPER] = low, high
            self._search(root, low, root.legal, limit.share(self.nodes, 0.5), each=1)
            values = self._memory[t.CARD_VALUES : t.CARD_VALUES + 128]
            bounds = {1 << card: (int(values[2 * card]), int(values[2 * card + 1])) for card in members(root.legal)}
        else:
            part = limit.share(self.nodes, 0.5)
            bounds = dict.fromkeys(
                (1 << card for card in members(root.legal)), (root.least, high) if best is max else (low, root.most)
            )
        self._narrow(root, bounds, part)
        cards = {objective.outer[card]: objective.worth(*bounds[1 << card]) for card in members(root.legal)}
        # The seat to play chooses, so the value is the best of the cards' values.
        least, most = map(best, zip(*bounds.values(), strict=True))
        low, high = max(low, least), min(high, most)
        value, estimate = objective.worth(low, high), self._estimate(position, objective, low, high, limit)
        play = self._line(position, objective, low, limit) if line and value.exact else ()
        exact = value.exact and all(worth.exact for worth in cards.values())
        stopped = "" if exact else part.reached
        return Solution(value, dict(sorted(cards.items())), play, self.nodes, stopped, estimate)

    def value(
        self, position: Position, side: Collection[Seat], nodes: int | None = None, *, seconds: float | None = None
    ) -> Worth:
        """Return only the value of a position for a side, which is faster than `solve`; the same arguments."""
        objective = self._set_objective(position, side)
        return objective.worth(*self._bounds(self._set_root(position, objective), Limit(nodes, seconds)))

    def by_leader(
        self, position: Position, side: Collection[Seat], *, seconds: float | None = None
    ) -> tuple[tuple[Worth, int | None], ...]:
        """Return the value for a side of the start of a trick if seat 0, 1, 2 or 3 leads to it, each with its estimate.

        seconds: how long all four may take; a value that is then not exact has an estimate (see `Solution`), others None.
        """
        objective, limit = self._set_objective(position, side), Limit(None, seconds)
        values: dict[Seat, tuple[Worth, int | None]] = {}
        guess = None
        for left, leader in zip((4, 3, 2, 1), (0, 2, 1, 3), strict=True):  # partners mostly have the same value
            own, at = limit.share(self.nodes, 1 / left), position._replace(leader=leader)
            root = self._set_root(at, objective)
            low, high = self._bounds(root if guess is None else root._replace(guess=guess), own.share(self.nodes, 0.9))
            values[leader] = objective.worth(low, high), self._estimate(at, objective, low, high, own)
            guess = low
        return tuple(values[leader] for leader in range(4))

    def stop(self) -> None:
        """Stop the search that runs in another thread, within some hundredths of a second, and every later one."""
        self._stopping = True

    @property
    def nodes(self) -> int:
        """The number of starts of tricks searched for the last answer."""
        return int(self._memory[t.NODES])

    def _set_objective(self, position: Position, side: Collection[Seat]) -> Objective:
        objective = objective_of(position.contract, side_of(side))
        self.kernels.clear(self._memory)
        self._memory[t.NODES] = 0
        if objective is not self._objective:
            self._memory[t.TERMS : t.TERMS_END] = objective.terms
            self._memory[t.WEIGHT : t.WEIGHT + 64] = objective.weight
            self._memory[t.OTHER_KIND : t.OTHER_KIND + 64] = objective.unlike
            self._objective = objective
        return objective

    def _set_root(self, position: Position, objective: Objective) -> _Root:
        memory, table = self._memory, 0
        hands = [objective.mask(hand) for hand in position.hands]
        for index, card in enumerate(position.trick):
            hands[position.leader + index & 3] |= 1 << objective.inner[card]
            table |= objective.inner[card] << 8 * index
        memory[t.HANDS : t.HANDS + 4] = hands
        legal = self.kernels.set_root(position.leader, table, len(position.trick), memory)
        return _Root(int(legal), int(memory[t.MIN_GAIN]), int(memory[t.MAX_GAIN]), int(memory[t.LIKELY_GAIN]))

    def _bounds(self, root: _Root, limit: Limit) -> tuple[int, int]:
        """Search the value of a root position; return bounds on it, which are equal unless the limit is reached.

        A quarter of the limit goes to the likely value. If that does not settle it, the rest goes to easier null windows.
        """
        bounds = {root.legal: self._search(root, root.guess, root.legal, limit.share(self.nodes, 0.25))}
        self._narrow(root, bounds, limit)
        return bounds[root.legal]

    def _narrow(self, root: _Root, bounds: dict[int, tuple[int, int]], limit: Limit) -> None:
        """Narrow bounds on what the collectors gain by sets of the root's cards, until they are equal, or to the limit.

        Null windows go from the ends inwards: the further one is from the value, the sooner it is settled. Each has a share
        of nodes, which grows fourfold from round to round.
        """
        share = FIRST_SHARE
        while any(least < most for least, most in bounds.values()):
            for cards, upwards in product(bounds, (True, False)):
                (least, most), step = bounds[cards], 1
                while least < most:
                    limit.look(self.nodes)
                    if limit.reached:
                        return
                    goal = min(least + step, most) if upwards else max(most + 1 - step, least + 1)
                    window, part = root._replace(least=goal - 1, most=goal), limit.part(self.nodes + share)
                    low, high = self._search(window, goal, cards, part)
                    if low < goal <= high:
                        break
                    least, most = (low, most) if low >= goal else (least, high)
                    step *= 2
                bounds[cards] = least, most
            share *= 4

    def _search(self, root: _Root, guess: int, legal: int, limit: Limit, each: int = 0) -> tuple[int, int]:
        """Search in slices, if `each` every card; between two slices, check the clock and let Python handle signals."""
        while True:
            pause = self.nodes + SLICE
            low, high = self.kernels.search(guess, root.least, root.most, legal, each, limit.nodes, pause, *self._arrays)
            if self._stopping:
                raise Stopped
            limit.look(self.nodes)
            if not self._memory[t.PAUSED]:
                return int(low), int(high)

    def _estimate(self, position: Position, objective: Objective, low: int, high: int, limit: Limit) -> int | None:
        """Estimate a side's points from a position on, given bounds on the gain; None if these are equal or time is up."""

        def ending(at: Position) -> tuple[int, int] | None:
            limit.look(self.nodes)
            if limit.reached:
                return None
            root = self._set_root(at, objective)
            return self._search(root, root.guess, root.legal, limit.share(self.nodes, 0.125))

        guess = estimated(ending, position, objective) if low < high else None
        return None if guess is None else min(max(guess, low), high) * objective.unit

    def _line(self, position: Position, objective: Objective, value: int, limit: Limit) -> tuple[Card, ...]:
        """Return a line of best play to the end of the deal: at each step the first card that keeps the value."""
        line: list[Card] = []
        while position.hands[turn_of(position)]:
            root = self._set_root(position, objective)
            for card in members(root.legal):
                if self._search(root, value, 1 << card, limit) == (value, value):
                    break
            else:
                return tuple(line)
            line.append(objective.outer[card])
            position, won = after(position, objective.outer[card], objective)
            value -= won
        return tuple(line)


def rehearse() -> None:
    """Solve a position of two tricks, to have the whole solver compiled before it is needed."""
    a, b, c, d = (mask(LONG[seat::26]) for seat in range(4))
    Solver(bits=10).solve(Position(Contract(stronger(RANKS[::-1]), Payoff(trick=1), HEARTS), (a, b, c, d), 0), (0, 2))


def solve(
    state: State,
    side: Collection[Seat],
    nodes: int | None = NODES,
    line: bool = True,
    *,
    seconds: float | None = SECONDS,
) -> Solution:
    """Return the value of the cards still to be played for a side, with all cards seen and best play on both sides.

    state: a deal in the play of cards, at any point of a trick; side: one to three seats, whose payoffs are added up,
    against all others (partners: `(0, 2)`); nodes: how many starts of tricks may be searched; seconds: how long; None for
    no limit; line: False to leave out the line of best play.

    Returns values in points of `state.contract.payoff` for the tricks from here on: what was taken before, cliques, bids
    and prices are not included. They are exact unless a limit came first (`Solution.stopped` names it). Then they are
    bounds. The first call on a machine compiles the solver, and the logger `fourkings` warns of it.

    Raises ValueError for a state that is not in its phase of tricks, an impossible side and limits below 0.
    """
    position = position_of(state)
    compile_once("solver", rehearse)
    return Solver().solve(position, side, nodes, line, seconds=seconds)
