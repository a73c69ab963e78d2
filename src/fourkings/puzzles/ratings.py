"""Ratings of players and puzzles by Glicko-2: a player's first answer to a puzzle counts as a match between the two.

Source: Mark E. Glickman, "Example of the Glicko-2 system" (revision of 22 March 2022); the names of the steps are his.
"""

import math
from collections.abc import Callable, Iterable
from typing import Final, NamedTuple

MIDDLE: Final = 1500.0
SCALE: Final = 173.7178
"""Rating points per unit of Glickman's internal scale."""
TAU: Final = 0.5
"""How fast volatilities change; Glickman suggests 0.3 to 1.2."""
PRECISION: Final = 1e-6
"""Precision at which the search for a new volatility ends."""
LADDER_DEVIATION: Final = 150.0
"""Initial deviation of a puzzle: only a few bots have answered it."""
UNCERTAIN: Final = 230.0
"""A player with a greater deviation doesn't move a puzzle's rating: too little is known about them."""
PROVISIONAL: Final = 110.0
"""Least deviation of a rating that is shown as provisional."""
LARGEST_STEP: Final = 100.0
"""Upper limit of what one answer changes: a first wrong answer to an easy puzzle would cost a new player hundreds."""
SMALLEST_DEVIATION: Final = 45.0
"""Lower limit of deviations, so that a rating keeps following its player."""


class Rating(NamedTuple):
    """The strength of a player, or the difficulty of a puzzle."""

    rating: float = MIDDLE
    deviation: float = 350.0  #: standard deviation of the rating
    volatility: float = 0.06  #: expected change of the rating in a period


class Result(NamedTuple):
    """A result against an opponent of a known rating."""

    rating: float
    deviation: float
    score: float  #: 1 for a win, 0 for a loss


def updated(own: Rating, results: Iterable[Result]) -> Rating:
    """Return a rating after a period with these results, at least one."""
    mean, spread = (own.rating - MIDDLE) / SCALE, own.deviation / SCALE  # step 2
    information, surprise = 0.0, 0.0
    for other in results:
        impact = _impact(other.deviation / SCALE)
        expected = 1 / (1 + math.exp(-impact * (mean - (other.rating - MIDDLE) / SCALE)))
        information += impact**2 * expected * (1 - expected)
        surprise += impact * (other.score - expected)
    variance = 1 / information  # step 3
    volatility = _volatility(own.volatility, spread, variance, variance * surprise)  # steps 4 and 5
    before = math.hypot(spread, volatility)  # step 6
    after = 1 / math.sqrt(1 / before**2 + 1 / variance)  # step 7
    return Rating(MIDDLE + SCALE * (mean + after**2 * surprise), SCALE * after, volatility)  # step 8


def _impact(spread: float) -> float:
    """Return Glickman's g: the impact of a result against an opponent of uncertain rating."""
    return 1 / math.sqrt(1 + 3 * (spread / math.pi) ** 2)


def _volatility(volatility: float, spread: float, variance: float, change: float) -> float:
    """Return the new volatility, the root of `difference`, by the Illinois method (step 5)."""
    start = math.log(volatility**2)

    def difference(x: float) -> float:
        total = spread**2 + variance + math.exp(x)
        return math.exp(x) * (change**2 - total) / (2 * total**2) - (x - start) / TAU**2

    return math.exp(_root(difference, *_bracket(difference, start, change**2 - spread**2 - variance)) / 2)


def _bracket(difference: Callable[[float], float], start: float, beyond: float) -> tuple[float, float]:
    """Return two arguments with the root between them."""
    if beyond > 0:
        return start, math.log(beyond)
    steps = 1
    while difference(start - steps * TAU) < 0:
        steps += 1
    return start, start - steps * TAU


def _root(difference: Callable[[float], float], low: float, high: float) -> float:
    at_low, at_high = difference(low), difference(high)
    while abs(high - low) > PRECISION:
        middle = low + (low - high) * at_low / (at_high - at_low)
        at_middle = difference(middle)
        if at_middle * at_high <= 0:
            low, at_low = high, at_high
        else:
            at_low /= 2
        high, at_high = middle, at_middle
    return low


class Answered(NamedTuple):
    """Both ratings after an answer."""

    player: Rating
    puzzle: Rating


def initial_rating(rating: int) -> Rating:
    """Return the rating of a puzzle before its first answer. rating: estimated from the answers of bots."""
    return Rating(float(rating), LADDER_DEVIATION)


def answered(player: Rating, puzzle: Rating, right: bool) -> Answered:
    """Return both ratings after a player's first answer to a puzzle; each answer is a rating period."""
    score = float(right)
    after = updated(player, [Result(puzzle.rating, puzzle.deviation, score)])
    step = max(-LARGEST_STEP, min(LARGEST_STEP, after.rating - player.rating))
    after = after._replace(rating=player.rating + step)
    if player.deviation > UNCERTAIN:
        return Answered(_limited(after), puzzle)
    return Answered(_limited(after), _limited(updated(puzzle, [Result(player.rating, player.deviation, 1 - score)])))


def answers_needed(player: Rating) -> int:
    """Return how many more answers make a rating certain, if half of them are right; 0 for one that isn't provisional."""
    needed = 0
    while player.deviation > PROVISIONAL:
        player, _ = answered(player, initial_rating(round(player.rating)), needed % 2 == 0)
        needed += 1
    return needed


def _limited(rating: Rating) -> Rating:
    return rating._replace(deviation=max(SMALLEST_DEVIATION, rating.deviation))
