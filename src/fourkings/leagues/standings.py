"""What a league says: each pair's figures, and a rating of every bot, with intervals of 95 %.

Ratings are those of Bradley and Terry: a bot of strength s against k others of strength t wins s in s + k t of the matches.
They are given as Elo gives them, 400 points for a factor of ten, 0 their mean. Intervals are bootstrapped over the sets.
"""

from __future__ import annotations

import math
import random
from collections.abc import Iterable, Sequence
from typing import Any, Final

from fourkings.leagues.plan import Plan, Played
from fourkings.players.arena import Sequential, bounded, interval

DRAWS: Final = 200
"""Bootstrapped leagues."""
ROUNDS: Final = 60
PRIOR: Final = 0.5
"""Matches that each pair is taken to have shared fairly beforehand, so that a bot that lost all has a rating, too."""


def counted(plan: Plan, sets: Iterable[Played]) -> dict[tuple[int, int], list[Played]]:
    """The sets of each pair, in order; where the plan stops early, those up to the one that made the test sure."""
    found: dict[tuple[int, int], list[Played]] = {pair: [] for pair in plan.pairs()}
    for one in sorted(sets):
        if one.number < plan.sets:
            found[one.a, one.b].append(one)
    if plan.stop:
        for pair, row in found.items():
            found[pair] = row[: sure_after(plan, row)]
    return found


def sure_after(plan: Plan, row: Sequence[Played]) -> int:
    """How many of a pair's sets, counted from the first without a gap, the test takes; all of them while it is not sure."""
    test = Sequential(_fair(plan) if plan.stop == "won" else 0.0)
    for place, one in enumerate(row):
        if one.number != place:
            return place
        if test.add(one.won if plan.stop == "won" else one.points) != "open":
            return place + 1
    return len(row)


def is_sure(plan: Plan, row: Sequence[Played]) -> bool:
    """True where a pair needs no more sets."""
    test = Sequential(_fair(plan) if plan.stop == "won" else 0.0)
    return bool(plan.stop) and any(test.add(one.won if plan.stop == "won" else one.points) != "open" for one in row)


def _fair(plan: Plan) -> float:
    return 1 / (_others(plan) + 1)


def _others(plan: Plan) -> int:
    """How many of B sit against each A: the partners' side is one, a seat alone has three."""
    return 1 if plan.rules.game.PARTNERS else 3


def ratings(many: int, others: int, shares: Iterable[tuple[int, int, float, float]]) -> list[float]:
    """Elo ratings of so many bots. shares: A, B, the share that A won, and of how many sets."""
    fair = 1 / (others + 1)
    row = [(a, b, (share * sets + PRIOR * fair) / (sets + PRIOR), sets + PRIOR) for a, b, share, sets in shares]
    strength = [0.0] * many
    for _ in range(ROUNDS):
        slope, bend = [0.0] * many, [1e-9] * many
        for a, b, share, weight in row:
            expected = 1 / (1 + others * math.exp(strength[b] - strength[a]))
            for bot, sign in ((a, 1), (b, -1)):
                slope[bot] += sign * weight * (share - expected)
                bend[bot] += weight * expected * (1 - expected)
        moved = [max(-1.0, min(1.0, up / down / 2)) for up, down in zip(slope, bend, strict=True)]
        strength = [one + move for one, move in zip(strength, moved, strict=True)]
        mean = sum(strength) / many
        strength = [one - mean for one in strength]
    return [400 / math.log(10) * one for one in strength]


def standings(plan: Plan, titles: Sequence[str], sets: Iterable[Played]) -> dict[str, Any]:
    """The whole of a league as JSON: `bots`, best first, and `pairs`. titles: the bots' names with their versions."""
    found = {pair: row for pair, row in counted(plan, sets).items() if row}
    many, others = len(plan.bots), _others(plan)

    def rated(rows: dict[tuple[int, int], list[Played]]) -> list[float]:
        shares = ((a, b, math.fsum(one.won for one in row) / len(row), len(row)) for (a, b), row in rows.items())
        return ratings(many, others, shares)

    here, dice = rated(found), random.Random(0)
    drawn = (
        [rated({pair: dice.choices(row, k=len(row)) for pair, row in found.items()}) for _ in range(DRAWS)] if found else []
    )
    bots = []
    for bot in range(many):
        spread = sorted(one[bot] for one in drawn) or [0.0]
        low, high = spread[round(0.025 * (len(spread) - 1))], spread[round(0.975 * (len(spread) - 1))]
        met = [one for pair, row in found.items() if pair[0] == bot for one in row]
        lost = [
            reason for row in found.values() for one in row for reason in one.forfeits if f": {plan.bots[bot]} " in reason
        ]
        bots.append(
            {
                "bot": titles[bot],
                "rating": round(here[bot], 1),
                "low": round(low, 1),
                "high": round(high, 1),
                "sets": len(met),
                "forfeits": lost,
            }
        )
    return {
        "game": plan.game, "preset": plan.preset, "options": dict(plan.options), "seed": plan.seed,
        "bots": sorted(bots, key=lambda one: (-float(str(one["rating"])), str(one["bot"]))),
        "pairs": [_pair(titles, pair, row, plan) for pair, row in sorted(found.items())],
    }  # fmt: skip


def _pair(titles: Sequence[str], pair: tuple[int, int], row: list[Played], plan: Plan) -> dict[str, Any]:
    won, points = bounded([one.won for one in row]), interval([one.points for one in row])
    return {
        "a": titles[pair[0]], "b": titles[pair[1]], "sets": len(row), "fair": _fair(plan),
        "won": {"mean": won.mean, "low": won.low, "high": won.high},
        "points": {
            "mean": points.mean, "low": points.low if points.known else None, "high": points.high if points.known else None
        },
        "unfinished": sum(one.unfinished for one in row),
        "sure": is_sure(plan, row),
    }  # fmt: skip
