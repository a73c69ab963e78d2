"""Deals drawn from counted tables: each deal that the tables count is exactly as likely as every other.

Cards that the same seats may hold are alike, and form a cell. Tables (see `sampling.counting`) count the ways in which the
cells can be shared out; a draw walks them cell by cell. At a node it takes a branch, how many cards of the cell each seat
gets, in proportion to the deals behind it; then it chooses these cards, every choice equally likely. So every deal has the
chance 1 in the number of all deals.

Numbers are drawn without bias, by rejection. As in playouts, each row has a generator of its own, seeded by the seed and
the number of the row, so rows may be drawn in any order.
"""

from __future__ import annotations

from typing import TYPE_CHECKING, Final

from . import kernel
from .bits import highest, nth, popcount
from .playout import LOW32, next_random, seed_rng

if TYPE_CHECKING:
    from .arrays import Int64Array

# A node: its first branch, its number of branches, and the deals behind it in two words. A branch: the deals behind it and
# the branches before it in two words, the next node (-1 for none), and what each seat takes, six bits a seat.
FIRST: Final = 0
COUNT: Final = 1
BEHIND: Final = 2
UPTO: Final = 0
NEXT: Final = 2
TAKES: Final = 3
WORD: Final = 62  #: Bits in the low one of two words: the deals that a watcher can think of are more than 2**63


@kernel
def random_below(bound: int, rng: int) -> tuple[int, int]:
    """Return a random number from 0 to `bound` - 1, and the generator (Lemire's method); `bound` is below 2**31."""
    rng = next_random(rng)
    product = (rng & LOW32) * bound
    if product & LOW32 < bound:
        lopsided = (LOW32 + 1) % bound
        while product & LOW32 < lopsided:
            rng = next_random(rng)
            product = (rng & LOW32) * bound
    return product >> 32, rng


@kernel
def random_bits(count: int, rng: int) -> tuple[int, int]:
    """Return a number of `count` random bits, up to 62, and the generator."""
    rng = next_random(rng)
    drawn = rng & LOW32
    if count > 32:
        rng = next_random(rng)
        drawn = (drawn & (1 << 30) - 1) << 32 | rng & LOW32
        return drawn >> WORD - count, rng
    return drawn >> 32 - count, rng


@kernel
def random_below_wide(high: int, low: int, rng: int) -> tuple[int, int, int]:
    """Return a random number of two words, smaller than `high`, `low` taken together, and the generator."""
    while True:
        drawn_high = 0
        if high:
            drawn_high, rng = random_bits(highest(high) + 1, rng)
        drawn_low, rng = random_bits(WORD if high else highest(low) + 1, rng)
        if drawn_high < high or (drawn_high == high and drawn_low < low):
            return drawn_high, drawn_low, rng


@kernel
def choose_cards(cards: int, count: int, rng: int) -> tuple[int, int]:
    """Return `count` of the cards chosen at random, all choices equally likely, and the generator."""
    size = popcount(cards)
    rest = count << 1 > size
    left = cards
    for drawn in range(size - count if rest else count):
        number, rng = random_below(size - drawn, rng)
        left ^= 1 << nth(left, number)
    return (left if rest else cards ^ left), rng


@kernel
def choose_branch(node: int, nodes: Int64Array, branches: Int64Array, rng: int) -> tuple[int, int]:
    """Return a random branch of a node, in proportion to the deals that it leads to, and the generator."""
    first, count = int(nodes[node, FIRST]), int(nodes[node, COUNT])
    if count == 1:
        return first, rng
    high, low, rng = random_below_wide(int(nodes[node, BEHIND]), int(nodes[node, BEHIND + 1]), rng)
    last = first + count - 1
    while first < last:
        middle = first + last >> 1
        upto = int(branches[middle, UPTO])
        if high < upto or (high == upto and low < int(branches[middle, UPTO + 1])):
            last = middle
        else:
            first = middle + 1
    return first, rng


@kernel
def deals(
    known: Int64Array, cells: Int64Array, nodes: Int64Array, branches: Int64Array, seed: int, first: int, rows: Int64Array
) -> None:
    """Draw random deals: fill `rows`, (deals, 4), with hands as masks.

    known: what each seat holds for certain · cells: sets of cards, in the order in which the tables share them out · nodes,
    branches: the tables, node 0 first · seed, first: the rows are the deals numbered from `first` on in the sequence of the
    seed.
    """
    for row in range(len(rows)):
        rng = seed_rng(seed, first + row)
        for seat in range(4):
            rows[row, seat] = known[seat]
        node = 0
        for cell in range(len(cells)):
            branch, rng = choose_branch(node, nodes, branches, rng)
            node, takes, cards = int(branches[branch, NEXT]), int(branches[branch, TAKES]), int(cells[cell])
            seat = 0
            while cards:
                got, rng = choose_cards(cards, takes & 63, rng)
                rows[row, seat] |= got
                cards ^= got
                takes >>= 6
                seat += 1
