"""Round robins (each pair meets each other pair once) by the circle method, with the same boards at all tables.

Pairs that sit in the same direction hold the same cards, and are compared. Which of two pairs sits in seats 0 and 2 is
chosen so that each two pairs are compared about equally often.
"""

import random
from collections.abc import Sequence
from functools import cache
from itertools import combinations
from typing import Final

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
    """Return how much more uneven the comparisons get if a table is turned.

    That is the rise of the sum of the squares of all counts, whose own sum stays the same.
    """
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
