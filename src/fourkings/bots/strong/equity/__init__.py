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
    """Return how deals of a game ended between equal bots, as counted by `research/training/race.py`."""
    text = (files("fourkings.bots.strong.equity") / "results.json").read_text(encoding="utf-8")
    return read_json(text)[game]


@cache
def drawn_results(game: str) -> list[list[int]]:
    """Return a sample of a game's results for each later deal, as row numbers of `results`.

    It stands for all results, each as often as it came. Drawn once by `research/training/ways.py`; its shares are accurate
    to two or three hundredths.
    """
    text = (files("fourkings.bots.strong.equity") / "ways.json").read_text(encoding="utf-8")
    rows: dict[str, list[list[int]]] = read_json(text)
    return rows[game]


A_WIN: Final = 32.0
"""Points that the match is worth in its last deal, so that the chance to win is on the scale of points."""
LEAD: Final = 0.01
"""Value of a point that doesn't change who wins the match: enough to prefer it, too little to risk the match for."""


def last_deal_worth(ahead: float) -> float:
    """Return the value of ending the match ahead or behind by some points: the match, half of it for a tie."""
    return A_WIN / 2 * ((ahead > 0) - (ahead < 0)) + LEAD * ahead


@lru_cache(4)
def race_table(game: str) -> Float64Array:
    """Return the winning chance of the side that deals next, by the points both sides still need, 0 to `FAR`.

    game: its name in `results.json`, which has the points of the dealer's side, of the other, and how often. Zero or fewer
    points to go are decided by the rules and not in the table.
    """
    ends, chances = results(game), arrays.float_zeros(FAR + 1, FAR + 1)
    total = sum(often for *_, often in ends)
    gains = arrays.int_table([end[:2] for end in ends], 2)
    load("equity").race(gains, arrays.float_array(often / total for *_, often in ends), chances)
    return chances


def race_chance(game: str, own: int, other: int) -> float:
    """Return the winning chance of the side that deals next in a race to the target.

    own, other: points that this side and the other still need, 0 or less for none.
    """
    return float(load("equity", plain=True).decided(own, other, race_table(game)))


FURTHEST: Final = 2
"""Later deals that are considered."""


@lru_cache(16)
def future_scores(game: str, deals: int, dealer: Seat, share: float) -> Float64Array:
    """Return what the four seats may score in later deals: (ways, 4), all equally likely.

    game: its name in `results.json`; deals: how many; dealer: of the first; share: what a deal brings here, as a share of
    the points there.
    """
    ends, scores = results(game), [[0, 0, 0, 0] for _ in drawn_results(game)[0]]
    for number, rows in enumerate(drawn_results(game)[:deals]):
        for way, row in enumerate(rows):
            for seat in range(4):
                scores[way][seat] += ends[row][seat - dealer - number & 3]
    points = arrays.float_array(share * points for four in scores for points in four)
    to_come: Float64Array = arrays.reshape(points, len(scores), 4)
    return to_come


def four_seats_chance(scores: Float64Array, seat: Seat, to_come: Float64Array) -> Float64Array:
    """Return a seat's winning chance, (rows,), from rows of four scores and what may be added to them, (ways, 4).

    With no deal left the best score wins, and equal ones share.
    """
    chances = arrays.float_zeros(len(scores))
    load("equity").first_of_four(
        scores, seat, to_come, arrays.zeros(len(scores)), arrays.float_zeros(len(to_come)), chances
    )
    return chances


LOWEST: Final = -60
HIGHEST_BEYOND_TARGET: Final = 45
"""Scores considered range from `LOWEST` to so many above the target; one deal hardly leads further."""
DEALS: Final = 30
"""Most scored deals considered until a side reaches the target; sides that need more count as equally far."""


class Result(NamedTuple):
    """The result of two partners in a deal, and its share of all deals of such partners."""

    bids: tuple[int, int]
    made: tuple[bool, bool]
    share: float


Results = Mapping[tuple[bool, bool], list[Result]]
"""Results of deals by whether each of two partners is rich: at a score from which bids and their values differ."""


def count_results(rows: Mapping[str, list[list[int]]]) -> Results:
    """Return `Results` from rows of `results.json`, for both orders of the partners.

    rows: two bids, whether each was made, and how often; by two digits, 1 for each rich partner.
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
    """Winning chances from any four scores under one set of rules, as two independent races.

    Each side's race ends when one partner reaches the target with the other above the floor. A deal in which both sides
    arrive goes to the higher sum. target: the score that one partner must reach; floor: the least score of the other;
    results: how deals end; rich: the score from which bids and values differ; worth: the value of a bid from a score.
    """

    def __init__(self, target: int, floor: int, results: Results, rich: int, worth: Callable[[int, int], int]) -> None:
        self.size = target + HIGHEST_BEYOND_TARGET - LOWEST + 1
        scores = range(LOWEST, LOWEST + self.size)
        home = arrays.int_table([[max(a, b) >= target and min(a, b) >= floor for b in scores] for a in scores], self.size)
        ways = [*self._steps(results, rich, worth)]
        steps = arrays.int_table([step for step, _ in ways], len(ways[0][0]))
        around = max(max(abs(by), abs(its)) for (*_, by, its), _ in ways)
        wide = arrays.float_zeros(self.size + 2 * around, self.size + 2 * around)
        self.when: Float64Array = arrays.float_zeros(self.size, self.size, DEALS + 2)
        load("races").arrivals(
            home, steps, arrays.float_array(share for _, share in ways), around, wide,
            arrays.float_zeros(self.size, self.size), self.when,
        )  # fmt: skip

    def _steps(
        self, results: Results, rich: int, worth: Callable[[int, int], int]
    ) -> Iterator[tuple[tuple[int, ...], float]]:
        """Yield how deals lead on: from which scores of two partners, by how much for each, and how often."""
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
        """Return the chance that a seat's side wins, for rows of four scores: (rows,)."""
        chances = arrays.float_zeros(len(scores))
        load("races").chances(scores, seat, LOWEST, self.when, arrays.float_zeros(DEALS + 2), chances)
        return chances
