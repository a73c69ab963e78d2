"""Whist tournaments Wh(v): in v players' rounds everybody partners everybody once and opposes everybody twice.

A tournament is its first round moved on: with 4n players modulo v - 1, one of them staying where they are; with 4n + 1
players through a field or modulo v, one of them sitting out in each round. After any first k rounds nobody has partnered
anybody twice, so that an evening may stop early.
"""

from __future__ import annotations

from collections.abc import Callable, Mapping
from functools import cache
from typing import Final, NamedTuple

from fourkings.evenings.galois import PRIMITIVE, SQUARES, Field, field

Pair = tuple[int, int]


class Table(NamedTuple):
    """Two pairs of partners, as numbers of players from 0."""

    ours: Pair
    theirs: Pair

    @property
    def seats(self) -> tuple[int, int, int, int]:
        """The players by seat: partners sit across."""
        return self.ours[0], self.theirs[0], self.ours[1], self.theirs[1]


Round = tuple[Table, ...]
"""The tables of a round. A player at none of them sits out."""
STAYS: Final = -1
"""In a first round: the player who is not moved on."""
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
"""First rounds by the number of players, each table as two pairs: a and b against c and d."""
KNOWN: Final = tuple(sorted({*FIRST_ROUNDS, *PRIMITIVE, *SQUARES}))
"""The numbers of players with an exact tournament here."""


@cache
def tournament(players: int) -> tuple[Round, ...]:
    """The rounds of a whist tournament. Raises ValueError for a number of players that is not one of `KNOWN`."""
    if players in PRIMITIVE or players in SQUARES:
        over = field(players)
        return _moved_on(players, _of_powers(over), over.add)
    if players not in FIRST_ROUNDS:
        raise ValueError(f"no whist tournament of {players} players is known: {', '.join(map(str, KNOWN))} are")
    first = tuple(Table((a, b), (c, d)) for a, b, c, d in FIRST_ROUNDS[players])
    moved = players if players % 4 else players - 1
    return _moved_on(moved, first, _modulo(moved))


def _modulo(moved: int) -> Callable[[int, int], int]:
    return lambda player, by: moved if player == STAYS else (player + by) % moved


def _of_powers(over: Field) -> Round:
    """The first round of a field: the powers of a primitive element, each beside the one opposite to it."""
    tables, half = over.size // 4, over.size // 2
    power = over.power
    return tuple(
        Table((power(step), power(step + half)), (power(step + tables), power(step + tables + half)))
        for step in range(tables)
    )


def _moved_on(rounds: int, first: Round, add: Callable[[int, int], int]) -> tuple[Round, ...]:
    return tuple(
        tuple(Table((add(a, by), add(b, by)), (add(c, by), add(d, by))) for (a, b), (c, d) in first) for by in range(rounds)
    )
