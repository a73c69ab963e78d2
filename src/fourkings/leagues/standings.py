"""The standings of a league: each pair's figures, and a rating of every bot, with 95% intervals.

Ratings are those of Bradley and Terry: a bot of strength s against k others of strength t wins s in s + k t of the
matches. They are on the Elo scale, 400 points for a factor of ten, with mean 0. Intervals are bootstrapped over the sets.
"""

import math
import random
from collections.abc import Iterable, Sequence
from typing import Any, Final

from fourkings.arena import Sequential, abandoned_side, bounded, interval
from fourkings.leagues.plan import Plan, SetResult

DRAWS: Final = 200
"""Number of bootstrap resamples of the league, from which intervals come."""
ROUNDS: Final = 60
PRIOR: Final = 0.5
"""Matches that each pair is assumed to have shared fairly, so that a bot that lost all has a rating too."""


def counted_sets(plan: Plan, sets: Iterable[SetResult]) -> dict[tuple[int, int], list[SetResult]]:
    """Return each pair's sets that count, in order: up to the one at which a bot is given up, or the test is decided."""
    counted_sets: dict[tuple[int, int], list[SetResult]] = {pair: [] for pair in plan.pairs()}
    for number in sorted(sets):
        if number.number < plan.sets:
            counted_sets[number.a, number.b].append(number)
    for pair, row in counted_sets.items():
        counted_sets[pair] = row[: sets_until_abandoned(plan, row)]
        if plan.stop:
            counted_sets[pair] = row[: min(len(counted_sets[pair]), sets_until_decided(plan, row))]
    return counted_sets


def sets_until_abandoned(plan: Plan, row: Sequence[SetResult]) -> int:
    """Return how many of a pair's sets, without a gap, were played until a bot was given up; all if none was."""
    for index, score in enumerate(row):
        if score.number != index:
            return len(row)
        if abandoned_side(plan.rules, row[: index + 1]):
            return index + 1
    return len(row)


def is_over(plan: Plan, row: Sequence[SetResult]) -> bool:
    """Return True if a pair needs no more sets: a bot is given up, or the test is decided."""
    return abandoned_side(plan.rules, row) is not None or is_decided(plan, row)


def sets_until_decided(plan: Plan, row: Sequence[SetResult]) -> int:
    """Return how many of a pair's sets, without a gap, the sequential test needs; all of them while it is undecided."""
    test = Sequential(_fair(plan) if plan.stop == "won" else 0.0)
    for index, score in enumerate(row):
        if score.number != index:
            return index
        if test.add(score.won if plan.stop == "won" else score.points) != "open":
            return index + 1
    return len(row)


def is_decided(plan: Plan, row: Sequence[SetResult]) -> bool:
    """Return True if the plan stops pairs early and this pair's sequential test is decided."""
    test = Sequential(_fair(plan) if plan.stop == "won" else 0.0)
    return bool(plan.stop) and any(test.add(score.won if plan.stop == "won" else score.points) != "open" for score in row)


def _fair(plan: Plan) -> float:
    return 1 / (_others(plan) + 1)


def _others(plan: Plan) -> int:
    """Return how many copies of B play against each A: a side of partners counts as one, a single seat meets three."""
    return 1 if plan.rules.game.PARTNERS else 3


def ratings(count: int, others: int, shares: Iterable[tuple[int, int, float, float]]) -> list[float]:
    """Return the bots' Elo ratings.

    others: copies of B against each A; shares: A, B, the share that A won, and of how many sets.
    """
    fair = 1 / (others + 1)
    row = [(a, b, (share * sets + PRIOR * fair) / (sets + PRIOR), sets + PRIOR) for a, b, share, sets in shares]
    strength = [0.0] * count
    for _ in range(ROUNDS):
        slope, bend = [0.0] * count, [1e-9] * count
        for a, b, share, weight in row:
            expected = 1 / (1 + others * math.exp(strength[b] - strength[a]))
            for bot, sign in ((a, 1), (b, -1)):
                slope[bot] += sign * weight * (share - expected)
                bend[bot] += weight * expected * (1 - expected)
        moved = [max(-1.0, min(1.0, up / down / 2)) for up, down in zip(slope, bend, strict=True)]
        strength = [value + move for value, move in zip(strength, moved, strict=True)]
        mean = sum(strength) / count
        strength = [value - mean for value in strength]
    return [400 / math.log(10) * value for value in strength]


def standings(plan: Plan, titles: Sequence[str], sets: Iterable[SetResult]) -> dict[str, Any]:
    """Return the league's standings as JSON: `bots`, best first, and `pairs`. titles: the bots' names with versions."""
    met_pairs = {pair: row for pair, row in counted_sets(plan, sets).items() if row}
    count, others = len(plan.bots), _others(plan)

    def rated(rows: dict[tuple[int, int], list[SetResult]]) -> list[float]:
        shares = ((a, b, math.fsum(score.won for score in row) / len(row), len(row)) for (a, b), row in rows.items())
        return ratings(count, others, shares)

    here, rngs = rated(met_pairs), random.Random(0)
    drawn = (
        [rated({pair: rngs.choices(row, k=len(row)) for pair, row in met_pairs.items()}) for _ in range(DRAWS)]
        if met_pairs
        else []
    )
    bots = []
    for bot in range(count):
        spread = sorted(ratings[bot] for ratings in drawn) or [0.0]
        low, high = spread[round(0.025 * (len(spread) - 1))], spread[round(0.975 * (len(spread) - 1))]
        lost = [
            match.reason
            for pair, row in met_pairs.items()
            for score in row
            for match in score.forfeits
            if pair["ab".index(match.by)] == bot
        ]
        bots.append(
            {
                "bot": titles[bot],
                "rating": _rounded(here[bot]),
                "low": _rounded(low),
                "high": _rounded(high),
                "sets": sum(len(row) for pair, row in met_pairs.items() if bot in pair),
                "forfeits": lost,
            }
        )
    return {
        "game": plan.game, "preset": plan.preset, "options": dict(plan.options), "seed": plan.seed,
        "bots": sorted(bots, key=lambda bot: (-float(str(bot["rating"])), str(bot["bot"]))),
        "pairs": [_pair(titles, pair, row, plan) for pair, row in sorted(met_pairs.items())],
    }  # fmt: skip


def _rounded(rating: float) -> float:
    """Return a rating rounded to a tenth; −0.04 becomes 0, not −0, which would be another line in a file."""
    return round(rating, 1) + 0.0


def _pair(titles: Sequence[str], pair: tuple[int, int], row: list[SetResult], plan: Plan) -> dict[str, Any]:
    won, points = bounded([score.won for score in row]), interval([score.points for score in row])
    return {
        "a": titles[pair[0]], "b": titles[pair[1]], "sets": len(row), "fair": _fair(plan),
        "won": {"mean": won.mean, "low": won.low, "high": won.high},
        "points": {
            "mean": points.mean, "low": points.low if points.known else None, "high": points.high if points.known else None
        },
        "unfinished": sum(score.unfinished for score in row),
        "given_up": (side := abandoned_side(plan.rules, row)) and titles[pair["ab".index(side)]],
        "sure": is_decided(plan, row),
    }  # fmt: skip
