"""Match equity of four scores: the chance that two partners win the match from any scores of the four seats.

Each side runs its own race: how many more deals until one partner stands at the target and the other above the floor, from
the results of deals between equal bots (`results.json`: what two partners bid and whether they made it, by where they
stand). The two races are taken to be independent of each other, and a deal in which both arrive goes to the higher sum.
"""

from __future__ import annotations

from collections.abc import Callable, Iterator, Mapping
from typing import TYPE_CHECKING, Final, NamedTuple

from fourkings.kernels import arrays, load
from fourkings.rulebook.cards import Seat

if TYPE_CHECKING:
    from fourkings.kernels.arrays import Float64Array, Int64Array

LOWEST: Final = -60
BEYOND: Final = 45
"""Points: scores are looked at from `LOWEST` to so many above the target; one deal hardly leads further."""
DEALS: Final = 30
"""Scored deals looked ahead; a side that is longer on its way is no sooner there than the other."""


class Result(NamedTuple):
    """What two partners made of a deal, and how often of all deals of theirs."""

    bids: tuple[int, int]
    made: tuple[bool, bool]
    share: float


Results = Mapping[tuple[bool, bool], list[Result]]
"""Results of deals by whether each of two partners is rich."""


def counted(rows: Mapping[str, list[list[int]]]) -> Results:
    """Results from rows of the file, both ways round: two bids, whether each was made, and how often.

    rows: by two digits, 1 for each partner that is rich.
    """
    by_outcome: dict[tuple[bool, bool], list[Result]] = {}
    for key, ends in rows.items():
        total = sum(row[4] for row in ends)
        for turned in (False, True):
            a, b = (1, 0) if turned else (0, 1)
            here = [Result((row[a], row[b]), (bool(row[2 + a]), bool(row[2 + b])), row[4] / total) for row in ends]
            by_outcome.setdefault((key[a] == "1", key[b] == "1"), []).extend(here)
    for (mine, other), shares in by_outcome.items():
        if mine == other:  # counted both ways round
            by_outcome[mine, other] = [end._replace(share=end.share / 2) for end in shares]
    return by_outcome


class FourScores:
    """The chances to win under one set of rules.

    target: the score that one partner must reach; floor: what the other must not be below then; results: how deals end;
    rich: the score from which on other bids are made and other values hold; worth: what a bid counts from a score.
    """

    def __init__(self, target: int, floor: int, results: Results, rich: int, worth: Callable[[int, int], int]) -> None:
        self.size = target + BEYOND - LOWEST + 1
        scores = range(LOWEST, LOWEST + self.size)
        home = arrays.table([[max(a, b) >= target and min(a, b) >= floor for b in scores] for a in scores], self.size)
        ways = [*self._steps(results, rich, worth)]
        steps = arrays.table([step for step, _ in ways], len(ways[0][0]))
        around = max(max(abs(by), abs(its)) for (*_, by, its), _ in ways)
        wide = arrays.floats(self.size + 2 * around, self.size + 2 * around)
        self.when: Float64Array = arrays.floats(self.size, self.size, DEALS + 2)
        """When a side arrives: after 0, 1, 2 … deals, and last of all later."""
        load("races").arrivals(
            home, steps, arrays.reals(share for _, share in ways), around, wide, arrays.floats(self.size, self.size),
            self.when,
        )  # fmt: skip

    def _steps(
        self, results: Results, rich: int, worth: Callable[[int, int], int]
    ) -> Iterator[tuple[tuple[int, ...], float]]:
        """How deals lead on: from which scores of two partners, by how much for each of them, and how often."""
        parts = {False: (0, rich - LOWEST), True: (rich - LOWEST, self.size)}
        for riches, rows in results.items():
            (mine, its), (from_, to), (start, end) = (riches, *(parts[has] for has in riches))
            for row in rows:
                moves = [
                    worth(bid, rich if has else 0) * (1 if kept else -1)
                    for bid, kept, has in zip(row.bids, row.made, (mine, its), strict=True)
                ]
                yield (from_, to, start, end, *moves), row.share

    def chance(self, scores: Int64Array, seat: Seat) -> Float64Array:
        """The chance that a seat's side wins, for rows of four scores: (rows,)."""
        chances = arrays.floats(len(scores))
        load("races").chances(scores, seat, LOWEST, self.when, arrays.floats(DEALS + 2), chances)
        return chances
