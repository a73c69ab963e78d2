"""Rounds of fixed pairs, which meet each other once: the circle method, all tables with the same boards at once.

Pairs that sit in the same direction hold the same cards, and are compared. Which of two pairs sits in seats 0 and 2 is
chosen so that each two pairs are compared about equally often.
"""

from __future__ import annotations

import random
from collections.abc import Sequence
from functools import cache
from itertools import combinations
from typing import Final

Meeting = tuple[int, int]
"""Two pairs, by their numbers from 0; the first sits in seats 0 and 2."""
MAX_PAIRS: Final = 20
TURNS: Final = 10_000
"""Tries to turn a table round in the search."""


@cache
def round_robin(pairs: int) -> tuple[tuple[Meeting, ...], ...]:
    """The rounds of a round robin; where the number is odd, a pair sits out in each.

    Raises ValueError for fewer than two pairs, and for more than `MAX_PAIRS`.
    """
    if not 2 <= pairs <= MAX_PAIRS:
        raise ValueError(f"{pairs} pairs do not meet: 2 to {MAX_PAIRS} do")
    return _turned(pairs, [list(meetings) for meetings in _circle(pairs)])


def _circle(pairs: int) -> list[list[Meeting]]:
    """Every two pairs once: one stays, the others move round a circle."""
    even, rounds = pairs + pairs % 2, []
    for by in range(even - 1):
        ring = [even - 1, *((by + step) % (even - 1) for step in range(even - 1))]
        met = [(ring[0], ring[1]), *((ring[1 + step], ring[even - step]) for step in range(1, even // 2))]
        rounds.append([meeting for meeting in met if max(meeting) < pairs])
    return rounds


def compared(rounds: Sequence[Sequence[Meeting]], pairs: int) -> dict[Meeting, int]:
    """By two pairs, the smaller number first, in how many rounds they sit in the same direction."""
    counts = dict.fromkeys(combinations(range(pairs), 2), 0)
    for meetings in rounds:
        for side in (0, 1):
            for first, second in combinations(sorted(meeting[side] for meeting in meetings), 2):
                counts[first, second] += 1
    return counts


def _turned(pairs: int, rounds: list[list[Meeting]]) -> tuple[tuple[Meeting, ...], ...]:
    """The rounds with tables turned round until comparisons are even: a search that always finds the same."""
    dice, counts = random.Random(pairs), [[0] * pairs for _ in range(pairs)]
    for (first, second), count in compared(rounds, pairs).items():
        counts[first][second] = counts[second][first] = count
    for _ in range(TURNS):
        meetings = dice.choice(rounds)
        table = dice.randrange(len(meetings))
        if _worse(counts, meetings, table) <= 0:
            _turn(counts, meetings, table)
    return tuple(map(tuple, rounds))


def _worse(counts: Sequence[Sequence[int]], meetings: Sequence[Meeting], table: int) -> int:
    """By how much the sum of squares of all counts grows where a table is turned round; the counts' sum stays the same."""
    here, there = meetings[table]
    worse = 0
    for other, (same, opposite) in enumerate(meetings):
        if other != table:
            worse += 2 - 2 * counts[here][same] + 2 * counts[here][opposite]
            worse += 2 - 2 * counts[there][opposite] + 2 * counts[there][same]
    return worse


def _turn(counts: Sequence[list[int]], meetings: list[Meeting], table: int) -> None:
    """Turn a table round, and count again who is compared with it."""
    here, there = meetings[table]
    for other, (same, opposite) in enumerate(meetings):
        if other != table:
            for pair, compared_before, compared_now in ((here, same, opposite), (there, opposite, same)):
                for change, met in ((-1, compared_before), (1, compared_now)):
                    counts[pair][met] += change
                    counts[met][pair] += change
    meetings[table] = there, here
