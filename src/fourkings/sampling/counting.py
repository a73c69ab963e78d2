"""Counting, drawing and listing all deals that fit some constraints.

Unseen cards that the same seats may hold form a cell, so deals are counted cell by cell instead of card by card.
"""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import replace
from functools import lru_cache
from math import comb
from typing import TYPE_CHECKING, Any, Final, NamedTuple

from fourkings.kernels import arrays, load
from fourkings.rulebook.cards import Card, Mask, Seat, members
from fourkings.sampling.certain import Constraints

if TYPE_CHECKING:
    from fourkings.kernels.arrays import Int64Array

BITS: Final = 6
"""Width of a seat's field: the numbers of cards of four seats are packed into one integer, and added all at once."""
FIELD: Final = (1 << BITS) - 1


class Cell(NamedTuple):
    """Unseen cards that are interchangeable: the same seats may hold them, and the same claims are about them."""

    cards: Mask  #: the cards
    size: int  #: how many they are
    seats: int  #: FIELD << BITS * seat for each seat that may hold them
    group: int  #: the number of the set of cards that announcements count, -1 for none


class Grid(list[Any]):
    """Rows of numbers indexed like a two-dimensional array, for kernels run as Python."""

    def __getitem__(self, at: Any) -> Any:
        row, column = at
        return super().__getitem__(row)[column]

    def __setitem__(self, at: Any, value: Any) -> None:
        row, column = at
        super().__getitem__(row)[column] = value


class Deals:
    """The deals that fit some constraints, counted cell by cell: their number, and draws from them.

    A node stands for what is still open before a cell is shared out: the cells from this one on, the cards needed by each
    seat, and, within a group, how many of it each seat has. The deals behind a node are the sum over its branches (how many
    cards of the cell each seat takes) of the ways to choose those cards times the deals behind the next node. Different
    branches and different ways are different deals, and every deal that fits is a path through the nodes.
    """

    def __init__(self, constraints: Constraints) -> None:
        self.known = constraints.known
        self._constraints = constraints
        self._claims = constraints.claims
        self._groups = tuple({cards: None for claim in constraints.claims for cards, _ in claim.one_of})
        self._claimants = sum({FIELD << BITS * claim.seat for claim in constraints.claims})
        self.cells = _cells(constraints, self._groups)
        self._nodes: list[tuple[int, ...]] = []
        self._branches: list[tuple[int, ...]] = []
        self._numbers: dict[tuple[int, int, int, int], tuple[int, int]] = {}
        self._arrays: tuple[Int64Array, ...] = ()
        need = sum(count << BITS * seat for seat, count in enumerate(constraints.need))
        # A position may leave earlier tricks out; then more cards are unseen than the seats hold, and no deal fits.
        whole = sum(cell.size for cell in self.cells) == sum(constraints.need)
        possible = whole and min(constraints.need) >= 0 and all(claim.one_of for claim in constraints.claims)
        self._root, self.count = self._node(0, need, 0, (1 << len(self._claims)) - 1) if possible else (-1, 0)

    def _node(self, index: int, need: int, tally: int, unmet: int) -> tuple[int, int]:
        """Return the number of a node (-1 if it leads to no deal) and how many deals it leads to.

        index: of the cell · need: cards to come for each seat · tally: cards of the cell's group that each claimant has
        already · unmet: a bit for each claim that nothing has satisfied yet.
        """
        if index == len(self.cells):
            return -1, int(need == 0)
        key = (index, need, tally, unmet)
        if (numbers := self._numbers.get(key)) is None:
            numbers = self._numbers[key] = self._count_node(*key)
        return numbers

    def _count_node(self, index: int, need: int, tally: int, unmet: int) -> tuple[int, int]:
        cell, behind, branches = self.cells[index], 0, []
        group_ends = cell.group >= 0 and (index + 1 == len(self.cells) or self.cells[index + 1].group != cell.group)
        for takes, ways in self._splits(index, need):
            tally_after, unmet_after = (tally + takes & self._claimants, unmet) if cell.group >= 0 else (0, 0)
            if group_ends:
                tally_after, unmet_after = 0, self._still_unmet(cell.group, tally_after, unmet_after)
                if unmet_after < 0:
                    continue
            child, deals = self._node(index + 1, need - takes, tally_after, unmet_after)
            if deals:
                behind += ways * deals
                branches.append((behind, child, takes))
        if not branches:
            return -1, 0
        self._nodes.append((len(self._branches), len(branches), behind))
        self._branches += branches
        return len(self._nodes) - 1, behind

    def _splits(self, index: int, need: int) -> tuple[tuple[int, int], ...]:
        """Return what the seats may take of cell `index`, and in how many ways; the last cell fills all remaining needs."""
        cell = self.cells[index]
        if index + 1 < len(self.cells):
            return _splits(cell.size, need & cell.seats)
        return () if need & ~cell.seats else ((need, _ways(need)),)

    def _still_unmet(self, group: int, has: int, unmet: int) -> int:
        """Return the claims unmet after a group is shared out, as bits; -1 if any of them can no longer be met."""
        cards = self._groups[group]
        for number, (seat, one_of) in enumerate(self._claims):
            if unmet >> number & 1:
                if (cards, has >> BITS * seat & FIELD) in one_of:
                    unmet ^= 1 << number
                elif all(self._groups.index(other) <= group for other, _ in one_of):
                    return -1
        return unmet

    def nothing_fits(self) -> ValueError:
        """Return an error for constraints that no deal fits; it says which of them are at odds."""
        need, cannot, unseen = self._constraints.need, self._constraints.cannot, self._constraints.unseen
        may_hold = [(unseen & ~cannot[seat]).bit_count() for seat in range(4)]
        if sum(need) != unseen.bit_count():
            why = f"the seats hold {sum(need)} hidden cards, but {unseen.bit_count()} are unseen; give all earlier tricks"
        elif short := [seat for seat in range(4) if may_hold[seat] < need[seat]]:
            seat = short[0]
            why = f"seat {seat} holds {need[seat]} hidden cards, but by its play it can have only {may_hold[seat]}"
        elif Deals(replace(self._constraints, claims=())).count:
            seats = ", ".join(map(str, sorted({claim.seat for claim in self._constraints.claims})))
            why = f"the announcements of seats {seats} do not go together with the cards seen"
        else:
            why = "what the seats have played leaves no way to share out the unseen cards"
        return ValueError(f"no deal fits these constraints: {why}")

    def draw(self, seed: int, rows: int, first: int = 0, plain: bool = False) -> Int64Array:
        """Draw random deals, each equally likely: those numbered from `first` on in the sequence of a seed.

        seed: 0 to 2 ** 62; rows: how many deals; plain: do without the compiler. A deal depends only on the seed and its
        number.

        Returns an array of shape (rows, 4), dtype int64: a row is a deal, and holds the hands of seats 0 to 3 as masks.

        Raises ValueError if no deal fits.
        """
        if not self.count:
            raise self.nothing_fits()
        kernels = load("deals", plain)
        if not self._arrays:
            known, cells, nodes, branches = self._tables()
            self._arrays = (
                arrays.int_array(known), arrays.int_array(cells), arrays.int_table(nodes, 4), arrays.int_table(branches, 4),
            )  # fmt: skip
        drawn = arrays.zeros(rows, 4)
        kernels.deals(*self._arrays, seed, first, drawn)
        return drawn

    def rows(self, seed: int, count: int) -> list[list[int]]:
        """Return the first `count` deals of `draw` as a list, by Python alone: without the compiler and without NumPy.

        Raises ValueError if no deal fits.
        """
        if not self.count:
            raise self.nothing_fits()
        drawn = Grid([0] * 4 for _ in range(count))
        known, cells, nodes, branches = self._tables()
        load("deals", plain=True).deals(known, cells, Grid(nodes), Grid(branches), seed, 0, drawn)
        return list(drawn)

    def _tables(self) -> tuple[Sequence[int], Sequence[int], list[Sequence[int]], list[Sequence[int]]]:
        """Return nodes and branches as tables for the kernel: the root as node 0, counts of deals in two words each."""
        k = load("deals", plain=True)
        low, last = (1 << k.WORD) - 1, len(self._nodes) - 1
        nodes: list[Sequence[int]] = [
            (first, count, behind >> k.WORD, behind & low) for first, count, behind in reversed(self._nodes)
        ]
        branches: list[Sequence[int]] = [
            (upto >> k.WORD, upto & low, last - node if node >= 0 else -1, takes) for upto, node, takes in self._branches
        ]
        return self.known, [cell.cards for cell in self.cells], nodes, branches


def _cells(constraints: Constraints, groups: tuple[Mask, ...]) -> tuple[Cell, ...]:
    """Divide the unseen cards into cells by who may hold them.

    Cards named by claims come first, group by group; of the other cells the one with the most ways to share it out is last.
    """
    cells = []
    rest = constraints.unseen
    for group, cards in enumerate(groups):
        rest &= ~cards
        cells += _parts(cards, constraints, group)
    free = _parts(rest, constraints, -1)
    free.sort(key=lambda cell: comb(cell.size + (cell.seats.bit_count() // BITS) - 1, cell.size))
    return (*cells, *free)


def _parts(cards: Mask, constraints: Constraints, group: int) -> list[Cell]:
    """Divide cards by the set of seats that may hold them."""
    parts = [(cards, 0)]
    for seat in range(4):
        if constraints.need[seat]:
            cannot, field = constraints.cannot[seat], FIELD << BITS * seat
            parts = [
                part
                for held, seats in parts
                for part in ((held & ~cannot, seats | field), (held & cannot, seats))
                if part[0]
            ]
    return [Cell(held, held.bit_count(), seats, group) for held, seats in parts if held]


@lru_cache(maxsize=1 << 14)
def _splits(size: int, capacities: int) -> tuple[tuple[int, int], ...]:
    """Return the ways to share out `size` cards among seats, as pairs: cards by seat (packed), number of choices."""
    if not capacities:
        return () if size else ((0, 1),)
    shift = (capacities.bit_length() - 1) // BITS * BITS
    return tuple(
        (takes | count << shift, ways * comb(size, count))
        for count in range(min(size, capacities >> shift) + 1)
        for takes, ways in _splits(size - count, capacities & (1 << shift) - 1)
    )


@lru_cache(maxsize=1 << 14)
def _ways(takes: int) -> int:
    """Return the number of choices that give each seat so many cards (packed): a multinomial coefficient."""
    ways, total = 1, 0
    while takes:
        total += takes & FIELD
        ways *= comb(total, takes & FIELD)
        takes >>= BITS
    return ways


def all_deals(known: Constraints) -> Int64Array:
    """Return every deal that fits the constraints, once each: shape (deals, 4), dtype int64, hands as masks.

    For the end of a deal, when few are possible: count them first.
    """
    deals = [(list(known.known), list(known.need))]
    may = {card: [seat for seat in range(4) if not known.cannot[seat] >> card & 1] for card in members(known.unseen)}
    # Cards with the fewest possible holders first, so that dead ends show early.
    for card, seats in sorted(may.items(), key=lambda item: len(item[1])):
        deals = [_with(deal, seat, card) for deal in deals for seat in seats if deal[1][seat] > 0]
    rows = [hands for hands, need in deals if not any(need) and _fits(known, hands)]
    return arrays.int_table(rows, 4) if rows else arrays.zeros(0, 4)


def _with(deal: tuple[list[Mask], list[int]], seat: Seat, card: Card) -> tuple[list[Mask], list[int]]:
    """Return copies of a deal and of the numbers of cards its seats still need, after a seat is given a card."""
    hands, need = deal[0].copy(), deal[1].copy()
    hands[seat] |= 1 << card
    need[seat] -= 1
    return hands, need


def _fits(known: Constraints, hands: list[Mask]) -> bool:
    """Return True if four hands satisfy all claims of the constraints."""
    return all(
        any((hands[seat] & cards).bit_count() == exactly for cards, exactly in one_of) for seat, one_of in known.claims
    )
