"""Match equity of four scores: the chance that two partners win the match from any scores of the four seats.

Each side runs its own race: how many more deals until one partner stands at the target and the other above the floor, from
the results of deals between equal bots (`results.json`: what two partners bid and whether they made it, by where they
stand). The two races are taken to be independent of each other, and a deal in which both arrive goes to the higher sum.
"""

from __future__ import annotations

from collections.abc import Callable, Iterator, Mapping, Sequence
from typing import TYPE_CHECKING, Final, NamedTuple

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


Part = tuple[slice, slice]
"""The scores of two partners."""


class FourScores:
    """The chances to win under one set of rules.

    target: the score that one partner must reach; floor: what the other must not be below then; results: how deals end;
    rich: the score from which on other bids are made and other values hold; worth: what a bid counts from a score.
    """

    def __init__(self, target: int, floor: int, results: Results, rich: int, worth: Callable[[int, int], int]) -> None:
        import numpy as np

        self.target, self.results, self.rich, self.worth = target, results, rich, worth
        size = self.target + BEYOND - LOWEST + 1
        scores = np.arange(size) + LOWEST
        own, other = scores[:, None], scores[None, :]
        self.home = (np.maximum(own, other) >= self.target) & (np.minimum(own, other) >= floor)
        arrived = self.home.astype(np.float64)
        by, steps = [arrived], list(self._steps(scores))
        for _ in range(DEALS):
            by.append(np.where(self.home, 1.0, _ahead(by[-1], steps)))
        upto = np.stack(by, axis=-1)
        # When a side arrives: after 0, 1, 2 … deals, and last of all later.
        self.when: Float64Array = np.concatenate([upto[..., :1], np.diff(upto, axis=-1), 1 - upto[..., -1:]], axis=-1)

    def _steps(self, scores: Int64Array) -> Iterator[tuple[Part, float, int, int]]:
        """How deals lead on: from which scores of two partners, how often, and by how much for each of them."""
        import numpy as np

        for riches, rows in self.results.items():
            mine, theirs = (np.nonzero((scores >= self.rich) == rich)[0] for rich in riches)
            here = slice(mine[0], mine[-1] + 1), slice(theirs[0], theirs[-1] + 1)
            for row in rows:
                by, its = (
                    self.worth(bid, self.rich if rich else 0) * (1 if kept else -1)
                    for bid, kept, rich in zip(row.bids, row.made, riches, strict=True)
                )
                yield here, row.share, by, its

    def chance(self, scores: Int64Array, seat: Seat) -> Float64Array:
        """The chance that a seat's side wins, for rows of four scores."""
        import numpy as np

        ours, theirs = scores[:, [seat, seat ^ 2]], scores[:, [seat ^ 1, seat ^ 3]]
        mine, others = self._when(ours), self._when(theirs)
        later = 1 - np.cumsum(others, axis=1)
        chances: Float64Array = (mine * later).sum(1) + 0.5 * (mine[:, 1:] * others[:, 1:]).sum(1)
        both = (mine[:, 0] > 0.5) & (others[:, 0] > 0.5)
        if both.any():
            chances[both] = (np.sign(merit(ours[both]) - merit(theirs[both])) + 1) / 2
        return chances

    def _when(self, pairs: Int64Array) -> Float64Array:
        import numpy as np

        places = (pairs - LOWEST).clip(0, self.target + BEYOND - LOWEST)
        chances: Float64Array = self.when[places[:, 0], places[:, 1]]
        return np.asarray(chances)


def _ahead(then: Float64Array, steps: Sequence[tuple[Part, float, int, int]]) -> Float64Array:
    """The chances before a deal from those after it."""
    import numpy as np

    chances = np.zeros_like(then)
    around = max(max(abs(by), abs(its)) for _, _, by, its in steps)
    wide = np.pad(then, around, "edge")  # beyond the scores that are looked at all is as at their edge
    for (mine, theirs), share, by, its in steps:
        there = (
            slice(mine.start + around + by, mine.stop + around + by),
            slice(theirs.start + around + its, theirs.stop + around + its),
        )
        chances[mine, theirs] += share * wide[there]
    return chances


def merit(pairs: Int64Array) -> Int64Array:
    """What decides where both sides arrive: the sum, then the higher single score."""
    order: Int64Array = pairs.sum(1) * 1000 + pairs.max(1)
    return order
