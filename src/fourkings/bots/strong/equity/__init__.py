"""Match equity: the chance to win a match from its scores, by how deals between equal bots end (`results.json`).

Two sides race to a target; each deal adds points, so the table is computed backwards from it. In a match of a fixed number
of deals points count alike until the last one. Four seats play for themselves for a number of deals. The four scores of
two partnerships (`FourScores`) are two independent races.
"""

from __future__ import annotations

from collections.abc import Callable, Iterator, Mapping
from functools import cache, lru_cache
from importlib.resources import files
from typing import TYPE_CHECKING, Any, Final, NamedTuple

from fourkings.kernels import arrays, load
from fourkings.kernels.equity import FAR
from fourkings.rulebook.cards import Seat
from fourkings.sanitize import read_json

if TYPE_CHECKING:
    from fourkings.kernels.arrays import Float64Array, Int64Array


@cache
def results(game: str) -> Any:
    """How deals of a game ended between equal bots, as counted by `research/training/race.py`."""
    text = (files("fourkings.bots.strong.equity") / "results.json").read_text(encoding="utf-8")
    return read_json(text)[game]


@cache
def drawn_results(game: str) -> list[list[int]]:
    """For each of the deals to come, which rows of the results stand for all: drawn once, as often as they came.

    By `research/training/ways.py`; their share is known within two or three hundredths.
    """
    text = (files("fourkings.bots.strong.equity") / "ways.json").read_text(encoding="utf-8")
    rows: dict[str, list[list[int]]] = read_json(text)
    return rows[game]


A_WIN: Final = 32.0
"""Points that the match is worth in the last deal, so that the chance to win is told in points as elsewhere."""
LEAD: Final = 0.01
"""What a point more or less is worth there where it wins nothing: enough to prefer it, too little to risk the match for."""


def last_deal_worth(ahead: float) -> float:
    """What it is worth to a side, in points, to end ahead by some points, or behind: the match, half of it at a tie."""
    return A_WIN / 2 * ((ahead > 0) - (ahead < 0)) + LEAD * ahead


@lru_cache(4)
def race_table(game: str) -> Float64Array:
    """The chance of the side that deals next, by the points that it and the other side have still to go, 0 to `FAR`.

    game: under which name `results.json` has the ends of deals: the points of the dealer's side, of the other, how often.

    Zero to go or less is decided by the rules and has no place here.
    """
    ends, chances = results(game), arrays.floats(FAR + 1, FAR + 1)
    total = sum(often for *_, often in ends)
    gains = arrays.table([end[:2] for end in ends], 2)
    load("equity").race(gains, arrays.reals(often / total for *_, often in ends), chances)
    return chances


def race_chance(game: str, own: int, other: int) -> float:
    """The chance of the side that deals next, by the points that it and the other side have to go, 0 or less for none."""
    return float(load("equity", plain=True).decided(own, other, race_table(game)))


FURTHEST: Final = 2
"""Deals to come that are looked at."""


@lru_cache(16)
def future_scores(game: str, deals: int, dealer: Seat, share: float) -> Float64Array:
    """What the four seats may score in this many deals to come, the first of this dealer: (ways, 4), all as likely.

    game: under which name `results.json` has the ends of deals; share: of their points, how much a deal brings here.
    """
    ends, scores = results(game), [[0, 0, 0, 0] for _ in drawn_results(game)[0]]
    for number, rows in enumerate(drawn_results(game)[:deals]):
        for way, row in enumerate(rows):
            for seat in range(4):
                scores[way][seat] += ends[row][seat - dealer - number & 3]
    points = arrays.reals(share * points for four in scores for points in four)
    to_come: Float64Array = arrays.shaped(points, len(scores), 4)
    return to_come


def four_seats_chance(scores: Float64Array, seat: Seat, to_come: Float64Array) -> Float64Array:
    """The chance that a seat wins, (rows,), from rows of four scores, by what may come on top of them, (ways, 4)."""
    chances = arrays.floats(len(scores))
    load("equity").first_of_four(scores, seat, to_come, arrays.words(len(scores)), arrays.floats(len(to_come)), chances)
    return chances


LOWEST: Final = -60
HIGHEST_BEYOND_TARGET: Final = 45
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


def count_results(rows: Mapping[str, list[list[int]]]) -> Results:
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
        self.size = target + HIGHEST_BEYOND_TARGET - LOWEST + 1
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
