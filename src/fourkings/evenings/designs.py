"""Perfect designs for people without fixed partners, made from finite fields.

Whist tournaments Wh(v): over all rounds each of v players partners everybody once and opposes everybody twice. A tournament
is its first round moved on: with 4n players modulo v - 1, one of them staying; with 4n + 1 players through a field or
modulo v, one of them sitting out in each round. After any number of rounds nobody has partnered anybody twice, so that an
evening may stop early.

Resolvable designs (v, 4, 1): everybody plays alone, and each two players meet exactly once. Bose's construction for
v = 3q + 1 players, where q = 4n + 1 is the size of a field: three players for each element, and one who stays. Moved on
through the field, a first round of q tables makes q rounds.

Round robins: each pair meets each other pair once, by the circle method, with the same boards at all tables. Pairs that sit
in the same direction hold the same cards, and are compared. Which of two pairs sits in seats 0 and 2 is chosen so that each
two pairs are compared about equally often.
"""

import random
from collections.abc import Callable, Mapping, Sequence
from functools import cache
from itertools import combinations
from types import MappingProxyType
from typing import Final, NamedTuple

Pair = tuple[int, int]
Group = tuple[int, int, int, int]
"""The players of a table, by their numbers from 0, in any order."""
PRIMITIVE: Final[Mapping[int, int]] = MappingProxyType({5: 2, 13: 2, 17: 3, 29: 2, 37: 2})
"""Primes of the form 4n + 1, with a primitive root of each."""
SQUARES: Final[Mapping[int, tuple[int, int, int]]] = MappingProxyType({9: (3, 2, 4), 25: (5, 2, 8)})
"""Squares of a prime p: p, the square of w in the field of the elements a + bw (written pa + b), a primitive element."""
FIELDS: Final[Mapping[int, int]] = MappingProxyType({16: 5, 28: 9, 40: 13})
"""For each number of players with a resolvable design, the size of the finite field that makes it."""


class Field(NamedTuple):
    """A finite (Galois) field, its elements numbered from 0."""

    size: int
    add: Callable[[int, int], int]
    power: Callable[[int], int]  #: a power of the primitive element


@cache
def field(size: int) -> Field:
    """Return the finite field of that many elements; raise KeyError for a size in neither `PRIMITIVE` nor `SQUARES`."""
    if size not in SQUARES:
        root = PRIMITIVE[size]
        return Field(size, lambda element, other: (element + other) % size, lambda exponent: pow(root, exponent, size))
    prime, square, root = SQUARES[size]

    def add(element: int, other: int) -> int:
        (a, b), (c, d) = divmod(element, prime), divmod(other, prime)
        return (a + c) % prime * prime + (b + d) % prime

    def power(exponent: int) -> int:
        (c, d), (a, b) = divmod(root, prime), (1, 0)
        for _ in range(exponent):
            a, b = (a * c + square * b * d) % prime, (a * d + b * c) % prime
        return prime * a + b

    return Field(size, add, power)


class Table(NamedTuple):
    """A table of a whist tournament: two pairs of partners, by the players' numbers from 0."""

    ours: Pair
    theirs: Pair

    @property
    def seats(self) -> Group:
        """The players by seat: partners sit across."""
        return self.ours[0], self.theirs[0], self.ours[1], self.theirs[1]


Round = tuple[Table, ...]
"""The tables of a round. A player who is at none of them sits out."""
STAYS: Final = -1
"""The player who keeps their number while a first round is moved on."""
FIRST_ROUNDS: Final[Mapping[int, tuple[tuple[int, int, int, int], ...]]] = {
    4: ((STAYS, 1, 0, 2),),
    8: ((STAYS, 3, 0, 1), (2, 5, 4, 6)),
    12: ((STAYS, 5, 0, 1), (2, 9, 10, 7), (3, 8, 4, 6)),
    16: ((STAYS, 9, 0, 1), (2, 5, 14, 4), (3, 12, 11, 7), (6, 13, 10, 8)),
    20: ((STAYS, 2, 0, 1), (3, 5, 15, 9), (4, 14, 12, 17), (6, 18, 10, 13), (7, 11, 16, 8)),
    21: ((1, 20, 10, 13), (2, 12, 18, 5), (3, 7, 11, 6), (4, 19, 17, 8), (9, 16, 14, 15)),
    24: ((STAYS, 14, 0, 1), (2, 22, 10, 15), (3, 12, 17, 6), (4, 20, 21, 8), (5, 9, 13, 7), (11, 19, 16, 18)),
    28: (
        *((STAYS, 21, 0, 1), (2, 16, 10, 12), (3, 7, 11, 19), (4, 22, 17, 20), (5, 26, 14, 25), (6, 23, 24, 9)),
        (8, 15, 13, 18),
    ),
    32: (
        *((STAYS, 17, 16, 6), (10, 29, 14, 12), (20, 0, 13, 22), (18, 24, 7, 15), (4, 9, 3, 30), (8, 23, 26, 27)),
        *((5, 2, 21, 28), (25, 11, 19, 1)),
    ),
    40: (
        *((STAYS, 0, 13, 26), (9, 36, 1, 15), (27, 30, 16, 6), (3, 12, 22, 18), (24, 4, 8, 23), (33, 25, 11, 17)),
        *((21, 10, 20, 38), (7, 14, 19, 2), (34, 29, 31, 32), (37, 35, 28, 5)),
    ),
}
"""First rounds of whist tournaments by the number of players; each table as two pairs, a and b against c and d."""
WHIST_SIZES: Final = tuple(sorted({*FIRST_ROUNDS, *PRIMITIVE, *SQUARES}))
"""Numbers of players for which there is a whist tournament."""


@cache
def whist_tournament(players: int) -> tuple[Round, ...]:
    """Return the rounds of a whist tournament; raise ValueError unless the number of players is in `WHIST_SIZES`."""
    if players in PRIMITIVE or players in SQUARES:
        galois = field(players)
        tables, half = players // 4, players // 2
        powers = [galois.power(step) for step in range(players - 1)]
        first = tuple(
            Table((powers[step], powers[step + half]), (powers[step + tables], powers[step + tables + half]))
            for step in range(tables)
        )
        return _move_on(players, first, galois.add)
    if players not in FIRST_ROUNDS:
        raise ValueError(f"no whist tournament of {players} players is known: {', '.join(map(str, WHIST_SIZES))} are")
    first = tuple(Table((a, b), (c, d)) for a, b, c, d in FIRST_ROUNDS[players])
    modulus = players if players % 4 else players - 1
    return _move_on(modulus, first, lambda player, by: modulus if player == STAYS else (player + by) % modulus)


def _move_on(rounds: int, first: Round, add: Callable[[int, int], int]) -> tuple[Round, ...]:
    return tuple(
        tuple(Table((add(a, by), add(b, by)), (add(c, by), add(d, by))) for (a, b), (c, d) in first) for by in range(rounds)
    )


@cache
def resolvable_design(players: int) -> tuple[tuple[Group, ...], ...]:
    """Return the rounds of a resolvable design; raise KeyError unless the number of players is in `FIELDS`."""
    galois = field(FIELDS[players])
    size, quarter = galois.size, galois.size // 4

    def tables(by: int) -> tuple[Group, ...]:
        def number(element: int, part: int) -> int:
            return galois.add(element, by) * 3 + part % 3

        groups: list[Group] = [(3 * size, number(0, 0), number(0, 1), number(0, 2))]
        for step in range(quarter):
            first, second, third, fourth = (galois.power(step + quarter * turn) for turn in range(4))
            groups += [
                (number(first, part), number(third, part), number(second, part + 1), number(fourth, part + 1))
                for part in range(3)
            ]
        return tuple(groups)

    return tuple(map(tables, range(size)))


Meeting = tuple[int, int]
"""Two pairs, by their numbers from 0; the first sits in seats 0 and 2."""
MAX_PAIRS: Final = 20
TURNS: Final = 10_000
"""Number of attempts to turn a table in the search."""


@cache
def round_robin(pairs: int) -> tuple[tuple[Meeting, ...], ...]:
    """Return the rounds in which each two pairs meet once; if their number is odd, a pair sits out in each.

    Tables are turned until comparisons are even, by a search with a fixed seed. Raises ValueError for fewer than two pairs,
    and for more than `MAX_PAIRS`.
    """
    if not 2 <= pairs <= MAX_PAIRS:
        raise ValueError(f"{pairs} pairs do not meet: 2 to {MAX_PAIRS} do")
    rng, rounds, counts = random.Random(pairs), _circle(pairs), [[0] * pairs for _ in range(pairs)]
    for (first, second), count in count_comparisons(rounds, pairs).items():
        counts[first][second] = counts[second][first] = count
    for _ in range(TURNS):
        meetings = rng.choice(rounds)
        table = rng.randrange(len(meetings))
        if _cost_of_turn(counts, meetings, table) <= 0:
            _turn(counts, meetings, table)
    return tuple(map(tuple, rounds))


def _circle(pairs: int) -> list[list[Meeting]]:
    """Return a round robin by the circle method: one pair stays, the others move round a circle."""
    even, rounds = pairs + pairs % 2, []
    for by in range(even - 1):
        ring = [even - 1, *((by + step) % (even - 1) for step in range(even - 1))]
        meetings = [(ring[0], ring[1]), *((ring[1 + step], ring[even - step]) for step in range(1, even // 2))]
        rounds.append([meeting for meeting in meetings if max(meeting) < pairs])
    return rounds


def count_comparisons(rounds: Sequence[Sequence[Meeting]], pairs: int) -> dict[Meeting, int]:
    """Count for each two pairs, the smaller number first, the rounds in which they sit in the same direction."""
    counts = dict.fromkeys(combinations(range(pairs), 2), 0)
    for meetings in rounds:
        for side in (0, 1):
            for first, second in combinations(sorted(meeting[side] for meeting in meetings), 2):
                counts[first, second] += 1
    return counts


def _cost_of_turn(counts: Sequence[Sequence[int]], meetings: Sequence[Meeting], table: int) -> int:
    """Return how much more uneven comparisons get if a table is turned: the rise of the sum of squared counts."""
    here, there = meetings[table]
    return sum(
        4 + 2 * (counts[here][opposite] - counts[here][same] + counts[there][same] - counts[there][opposite])
        for other, (same, opposite) in enumerate(meetings)
        if other != table
    )


def _turn(counts: Sequence[list[int]], meetings: list[Meeting], table: int) -> None:
    """Turn a table, so that its two pairs change directions, and update the counts of both."""
    here, there = meetings[table]
    for other, (same, opposite) in enumerate(meetings):
        if other != table:
            for pair, before, after in ((here, same, opposite), (there, opposite, same)):
                for change, compared in ((-1, before), (1, after)):
                    counts[pair][compared] += change
                    counts[compared][pair] += change
    meetings[table] = there, here
