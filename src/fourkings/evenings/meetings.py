"""Rounds in which everybody plays alone, and each two players meet exactly once: resolvable designs (v, 4, 1).

Bose's construction for v = 3q + 1 players, where q = 4n + 1 is the size of a field: three players for each element, and one
who stays. Moved on through the field, a first round of q tables makes q rounds.
"""

from __future__ import annotations

from collections.abc import Mapping
from functools import cache
from typing import Final

from fourkings.evenings.galois import field

Group = tuple[int, int, int, int]
"""The players of a table, by their numbers from 0, in no order."""
FIELDS: Final[Mapping[int, int]] = {16: 5, 28: 9, 40: 13}
"""Numbers of players, with the size of the field of each."""


@cache
def meetings(players: int) -> tuple[tuple[Group, ...], ...]:
    """The rounds of a design; KeyError for a number of players that is not in `FIELDS`."""
    over = field(FIELDS[players])
    size, quarter = over.size, over.size // 4

    def number(element: int, part: int, by: int) -> int:
        return over.add(element, by) * 3 + part % 3

    def rounds(by: int) -> tuple[Group, ...]:
        together: Group = (3 * size, number(0, 0, by), number(0, 1, by), number(0, 2, by))
        tables = [together]
        for step in range(quarter):
            first, second, third, fourth = (over.power(step + quarter * turn) for turn in range(4))
            for part in range(3):
                ours, theirs = (number(first, part, by), number(third, part, by)), (second, fourth)
                tables.append((*ours, number(theirs[0], part + 1, by), number(theirs[1], part + 1, by)))
        return tuple(tables)

    return tuple(rounds(by) for by in range(size))
