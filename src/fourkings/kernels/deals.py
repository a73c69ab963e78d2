"""Deals drawn from counted tables: each deal that the tables count comes as often as every other, exactly.

Cards that the same seats may hold are alike, and make a cell. Tables (see `players.sample`) say in how many ways the
cells can be shared out; a draw walks them cell by cell. At a node it takes a branch, how many cards of the cell each seat
gets, in proportion to the deals behind it; then which cards they are, every choice of so many equally likely. A branch of
weight ways × deals behind it, followed by one of its ways: so every deal has the chance 1 in the number of all deals.

All numbers drawn are exact: what would make them lopsided is thrown away and drawn again. As in the playouts each row
has a generator of its own, started from the seed and the number of the row, so rows may be drawn in any order.
"""

from __future__ import annotations

from typing import TYPE_CHECKING, Final

from . import kernel
from .bits import count, highest, nth
from .playout import LOW32, first_chance, next_chance

if TYPE_CHECKING:
    from .arrays import Int64Array

# A node: its first branch, its number of branches, and the deals behind it in two words. A branch: the deals behind it and
# the branches before it in two words, the node that follows (-1 for none), and what each seat takes, six bits a seat.
FIRST: Final = 0
MANY: Final = 1
BEHIND: Final = 2
UPTO: Final = 0
NEXT: Final = 2
TAKES: Final = 3
WORD: Final = 62
"""Bits in the low one of two words: the deals that a watcher can think of are more than 2**63."""


@kernel
def below(bound: int, chance: int) -> tuple[int, int]:
    """A number from 0 to `bound` - 1, `bound` below 2**31, and the generator after it (Lemire's way)."""
    chance = next_chance(chance)
    product = (chance & LOW32) * bound
    if product & LOW32 < bound:
        lopsided = (LOW32 + 1) % bound
        while product & LOW32 < lopsided:
            chance = next_chance(chance)
            product = (chance & LOW32) * bound
    return product >> 32, chance


@kernel
def bits(many: int, chance: int) -> tuple[int, int]:
    """So many random bits, up to 62, and the generator after them."""
    chance = next_chance(chance)
    drawn = chance & LOW32
    if many > 32:
        chance = next_chance(chance)
        drawn = (drawn & (1 << 30) - 1) << 32 | chance & LOW32
        return drawn >> WORD - many, chance
    return drawn >> 32 - many, chance


@kernel
def below_wide(high: int, low: int, chance: int) -> tuple[int, int, int]:
    """A number of two words below `high`, `low`, and the generator after it: as many bits as it takes, till it is below."""
    while True:
        drawn_high = 0
        if high:
            drawn_high, chance = bits(highest(high) + 1, chance)
        drawn_low, chance = bits(WORD if high else highest(low) + 1, chance)
        if drawn_high < high or (drawn_high == high and drawn_low < low):
            return drawn_high, drawn_low, chance


@kernel
def some(cards: int, many: int, chance: int) -> tuple[int, int]:
    """So many of the cards, every choice equally likely, and the generator after it."""
    size = count(cards)
    rest = many << 1 > size
    left = cards
    for drawn in range(size - many if rest else many):
        number, chance = below(size - drawn, chance)
        left ^= 1 << nth(left, number)
    return (left if rest else cards ^ left), chance


@kernel
def branch_of(node: int, nodes: Int64Array, branches: Int64Array, chance: int) -> tuple[int, int]:
    """A branch of the node, as likely as there are deals behind it, and the generator after it."""
    first, many = int(nodes[node, FIRST]), int(nodes[node, MANY])
    if many == 1:
        return first, chance
    high, low, chance = below_wide(int(nodes[node, BEHIND]), int(nodes[node, BEHIND + 1]), chance)
    last = first + many - 1
    while first < last:
        middle = first + last >> 1
        upto = int(branches[middle, UPTO])
        if high < upto or (high == upto and low < int(branches[middle, UPTO + 1])):
            last = middle
        else:
            first = middle + 1
    return first, chance


@kernel
def deals(
    known: Int64Array, cells: Int64Array, nodes: Int64Array, branches: Int64Array, seed: int, first: int, rows: Int64Array
) -> None:
    """Fills `rows`, four hands each, with the deals number `first`, `first` + 1 … of the seed.

    known: what each seat holds for certain · cells: sets of cards, in the order in which the tables share them out ·
    nodes, branches: the tables, node 0 first.
    """
    for row in range(len(rows)):
        chance = first_chance(seed, first + row)
        for seat in range(4):
            rows[row, seat] = known[seat]
        node = 0
        for cell in range(len(cells)):
            branch, chance = branch_of(node, nodes, branches, chance)
            node, takes, cards = int(branches[branch, NEXT]), int(branches[branch, TAKES]), int(cells[cell])
            seat = 0
            while cards:
                got, chance = some(cards, takes & 63, chance)
                rows[row, seat] |= got
                cards ^= got
                takes >>= 6
                seat += 1
