"""Glicko-2: a rating with its deviation and its volatility, moved by results.

Source: Mark E. Glickman, "Example of the Glicko-2 system" (revision of 22 March 2022); the names of the steps are his.
"""

from __future__ import annotations

import math
from collections.abc import Callable, Iterable
from typing import Final, NamedTuple

MIDDLE: Final = 1500.0
SCALE: Final = 173.7178
"""Points of a rating for one unit of the scale on which it is reckoned."""
TAU: Final = 0.5
"""How fast volatilities change: Glickman names 0.3 to 1.2."""
PRECISION: Final = 1e-6
"""At which the search for the volatility ends."""


class Rating(NamedTuple):
    """How strong somebody plays, or how hard a puzzle is."""

    rating: float = MIDDLE
    deviation: float = 350.0  #: the standard deviation of the rating
    volatility: float = 0.06  #: how much the rating is expected to change in a period


class Result(NamedTuple):
    """A result against somebody of a known rating."""

    rating: float
    deviation: float
    score: float  #: 1 for a win, 0 for a loss


def moved(own: Rating, results: Iterable[Result]) -> Rating:
    """The rating after a period with these results, at least one of them."""
    mean, spread = (own.rating - MIDDLE) / SCALE, own.deviation / SCALE  # step 2
    information, surprise = 0.0, 0.0
    for other in results:
        weight = _weight(other.deviation / SCALE)
        expected = 1 / (1 + math.exp(-weight * (mean - (other.rating - MIDDLE) / SCALE)))
        information += weight**2 * expected * (1 - expected)
        surprise += weight * (other.score - expected)
    variance = 1 / information  # step 3
    volatility = _volatility(own.volatility, spread, variance, variance * surprise)  # steps 4 and 5
    before = math.hypot(spread, volatility)  # step 6
    after = 1 / math.sqrt(1 / before**2 + 1 / variance)  # step 7
    return Rating(MIDDLE + SCALE * (mean + after**2 * surprise), SCALE * after, volatility)  # step 8


def _weight(spread: float) -> float:
    """Glickman's g: how much a result counts against somebody whose rating is uncertain."""
    return 1 / math.sqrt(1 + 3 * (spread / math.pi) ** 2)


def _volatility(volatility: float, spread: float, variance: float, change: float) -> float:
    """The new volatility: where `difference` is zero, found by the Illinois method (step 5)."""
    start = math.log(volatility**2)

    def difference(x: float) -> float:
        total = spread**2 + variance + math.exp(x)
        return math.exp(x) * (change**2 - total) / (2 * total**2) - (x - start) / TAU**2

    return math.exp(_zero(difference, *_around(difference, start, change**2 - spread**2 - variance)) / 2)


def _around(difference: Callable[[float], float], start: float, beyond: float) -> tuple[float, float]:
    """Two places with the zero between them."""
    if beyond > 0:
        return start, math.log(beyond)
    steps = 1
    while difference(start - steps * TAU) < 0:
        steps += 1
    return start, start - steps * TAU


def _zero(difference: Callable[[float], float], low: float, high: float) -> float:
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
