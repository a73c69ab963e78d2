"""95% confidence intervals for figures of duplicate sets, and a sequential test.

Means have intervals of Student's t, bounded figures exact ones. Sets of different secrets are independent; the matches of
one set are not, so it counts as one figure. `research/figures/intervals.py` tries both on figures with known means, from 2
sets to 200: they cover it in 93 to 100 of 100 cases. The normal distribution covered it in 1 to 90 with few sets, Wilson's
interval in 84 with a share near zero or one.
"""

import math
from collections import Counter
from collections.abc import Sequence
from functools import lru_cache
from typing import Any, Final, Literal, NamedTuple

LEVEL: Final = 0.95


class Interval(NamedTuple):
    """A mean with its 95% interval; the bounds are infinite if the figures don't give one."""

    mean: float
    low: float
    high: float

    @property
    def half(self) -> float:
        """Half the interval's width."""
        return (self.high - self.low) / 2

    @property
    def known(self) -> bool:
        """True if there is an interval: not for a single figure, nor for figures without spread."""
        return math.isfinite(self.half)


def interval(sample: Sequence[float]) -> Interval:
    """Return the mean and 95% interval of independent figures (at least one), by Student's t.

    The bounds are infinite for a single figure, and if all are equal: then nothing is known of their spread.
    """
    mean = math.fsum(sample) / len(sample)
    freedom = len(sample) - 1
    variance = math.fsum((value - mean) ** 2 for value in sample) / freedom if freedom else 0.0
    if variance == 0.0:
        return Interval(mean, -math.inf, math.inf)
    half = t_quantile(freedom) * math.sqrt(variance / len(sample))
    return Interval(mean, mean - half, mean + half)


@lru_cache
def t_quantile(freedom: int) -> float:
    """Return how many standard errors hold 95 % of Student's t with so many degrees of freedom, by bisection."""
    low, high = 0.0, math.pi / 2  # of the angle with tangent t / sqrt(freedom)
    for _ in range(60):
        middle = (low + high) / 2
        low, high = (middle, high) if _coverage(middle, freedom) < LEVEL else (low, middle)
    return math.tan(low) * math.sqrt(freedom)


def t_coverage(t: float, freedom: int) -> float:
    """Return the chance that Student's t with so many degrees of freedom lies between -t and t."""
    return _coverage(math.atan(t / math.sqrt(freedom)), freedom)


def _coverage(angle: float, freedom: int) -> float:
    """Return the same for the angle with tangent t / sqrt(freedom), by Abramowitz and Stegun, 26.7.3 and 4."""
    sine, cosine, odd = math.sin(angle), math.cos(angle), freedom % 2
    total, term = 0.0, cosine if odd else 1.0
    for power in range(2 + odd, freedom + 1, 2):
        total += term
        term *= cosine**2 * (power - 1) / power
    return (angle + sine * total) * 2 / math.pi if odd else sine * total


# --- what is bounded ----------------------------------------------------------------------------------------------


def bounded(sample: Sequence[float], least: float = 0.0, most: float = 1.0) -> Interval:
    """Return the mean and 95% interval, within the bounds, of independent figures between `least` and `most`: shares,
    ranks.

    Gaffke's bounds. Add one figure at `least` and weigh all at random (a flat Dirichlet): the lower bound is the 2.5%
    quantile of such means. Likewise the 97.5% quantile, with one figure at `most`. For figures that are all zero or one
    this is Clopper and Pearson's interval; if the sets lie closer together it is narrower. The bounds are infinite for a
    single figure.
    """
    width = most - least
    counts = sorted(Counter((value - least) / width for value in sample).items())
    mean = math.fsum(sample) / len(sample)
    if len(sample) < 2:
        return Interval(mean, -math.inf, math.inf)
    low = 1 - _upper(tuple((1 - value, count) for value, count in reversed(counts)))
    return Interval(mean, least + width * low, least + width * _upper(tuple(counts)))


@lru_cache(4096)  # the pages of an evening ask for its standings every few seconds
def _upper(counts: tuple[tuple[float, int], ...]) -> float:
    """Return the upper bound for the mean of figures from 0 to 1, each given with how often it occurs."""
    if counts[0][0] == 1:
        return 1.0
    import numpy as np

    weighted = Counter(dict(counts)) + Counter({1.0: 1})
    values, weights = np.array(list(weighted), float), np.array(list(weighted.values()), float)
    low, high = 0.0, 1.0
    for _ in range(30):
        middle = (low + high) / 2
        low, high = (middle, high) if _above(values, weights, middle) > (1 - LEVEL) / 2 else (low, middle)
    return high


STEP: Final = math.pi / 20
"""Step of the integration, in inverse standard deviations: it neglects what is 40 standard deviations away."""
FAR: Final = 20.0
"""Standard deviations from its mean where a sum is certainly on one side: further out the integration wraps around."""


def _above(values: Any, weights: Any, level: float) -> float:
    """Return the chance that the mean of values with Dirichlet weights is above a level, by Imhof's inversion."""
    import numpy as np

    spread = math.sqrt(float((weights * (values - level) ** 2).sum()))
    away = float((weights * (values - level)).sum()) / spread
    if abs(away) > FAR:
        return float(away > 0)
    reach = 12 if weights.sum() > 20 else 200  # the fewer terms, the slower it dies away
    points = (np.arange(int(reach / STEP)) + 0.5) * STEP
    scaled = np.outer((values - level) / spread, points)
    angle = weights @ np.arctan(scaled)
    damped = np.exp(-0.5 * (weights @ np.log1p(scaled**2)))
    return 0.5 + float((np.sin(angle) * damped / points).sum()) * STEP / math.pi


# --- in words -----------------------------------------------------------------------------------------------------


def mean_text(interval: Interval, indices: int = 1) -> str:
    """Return a mean with its interval for a table: `12.3 ± 1.4`.

    indices: decimals, more if half of the interval would print as zero.
    """
    if not interval.known:
        return f"{interval.mean:.{indices}f} (no interval)"
    while indices < 9 and not float(f"{interval.half:.{indices}f}"):
        indices += 1
    return f"{interval.mean:.{indices}f} ± {interval.half:.{indices}f}"


def bounded_text(interval: Interval, indices: int = 1, unit: str = "") -> str:
    """Return a bounded mean with its interval for a table: `2.43 (2.31-2.55)`. indices: decimals."""
    bounds = f"{interval.low:.{indices}f}-{interval.high:.{indices}f}" if interval.known else "no interval"
    return f"{interval.mean:.{indices}f}{unit} ({bounds})"


def share_text(interval: Interval, indices: int = 1) -> str:
    """Return a share with its interval, in percent, for a table: `60.0 % (52.1-67.4)`. indices: decimals."""
    return bounded_text(Interval(*(100 * bound for bound in interval)), indices, " %")


Verdict = Literal["ahead", "not ahead", "open"]


class Sequential:
    """Sequential probability ratio test of set means: no gain (H0), or one of `EFFECT` standard deviations of a set (H1).

    The generalised likelihood ratio of the normal distribution, with its spread unknown and fitted under each hypothesis,
    crosses a bound with an error of one in twenty either way, however often it is checked. A bot that is not ahead may be
    level, behind, or ahead by less than the effect. `fair`: the figure of a set between equals.
    """

    EFFECT: Final = 0.1
    ERROR: Final = 0.05
    LEAST: Final = 20
    """Sets before it may stop: a spread estimated from fewer isn't reliable."""

    def __init__(self, fair: float = 0.0) -> None:
        self.fair = fair
        self.number, self._sum, self._squares = 0, 0.0, 0.0

    def add(self, figure: float) -> Verdict:
        """Add the figure of one more duplicate set and return the verdict."""
        self.number += 1
        self._sum += figure - self.fair
        self._squares += (figure - self.fair) ** 2
        return self.verdict

    @property
    def ratio(self) -> float:
        """The logarithm of the likelihood of H1 over that of H0."""
        if not self._squares:
            return 0.0
        mean, square = self._sum / self.number, self._squares / self.number
        return self.number * (_log_likelihood(mean, square, self.EFFECT) - _log_likelihood(mean, square, 0.0))

    @property
    def verdict(self) -> Verdict:
        bound = math.log((1 - self.ERROR) / self.ERROR)
        if self.number < self.LEAST or abs(self.ratio) < bound:
            return "open"
        return "ahead" if self.ratio > 0 else "not ahead"


def _log_likelihood(mean: float, square: float, effect: float) -> float:
    """Return the greatest mean log-likelihood of a figure if the mean is `effect` times the spread, which is fitted."""
    inverse = (mean * effect + math.sqrt((mean * effect) ** 2 + 4 * square)) / (2 * square)
    return math.log(inverse) - square * inverse**2 / 2 + mean * effect * inverse - effect**2 / 2
