"""A sequential test over duplicate sets: it may stop as soon as it is sure."""

from __future__ import annotations

import math
from typing import Final, Literal

Verdict = Literal["ahead", "not ahead", "open"]


class Sequential:
    """Sequential probability ratio test of set means: no gain (H0), or one of `EFFECT` standard deviations of a set (H1).

    The generalised likelihood ratio of the normal distribution, its spread unknown and fitted under each hypothesis,
    crosses a bound with an error of one in twenty either way, however often it is looked at. A bot that is not ahead may
    be level, behind, or ahead by less than the effect. `fair`: the figure of a set between equals.
    """

    EFFECT: Final = 0.1
    ERROR: Final = 0.05
    LEAST: Final = 20
    """Sets before it may stop: a spread estimated from fewer is not to be trusted."""

    def __init__(self, fair: float = 0.0) -> None:
        self.fair = fair
        self.number, self._sum, self._squares = 0, 0.0, 0.0

    def add(self, figure: float) -> Verdict:
        """The verdict with one more set."""
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
        return self.number * (_likelihood(mean, square, self.EFFECT) - _likelihood(mean, square, 0.0))

    @property
    def verdict(self) -> Verdict:
        bound = math.log((1 - self.ERROR) / self.ERROR)
        if self.number < self.LEAST or abs(self.ratio) < bound:
            return "open"
        return "ahead" if self.ratio > 0 else "not ahead"


def _likelihood(mean: float, square: float, effect: float) -> float:
    """The greatest log-likelihood of one figure, on average, where the mean is `effect` times the free spread."""
    inverse = (mean * effect + math.sqrt((mean * effect) ** 2 + 4 * square)) / (2 * square)
    return math.log(inverse) - square * inverse**2 / 2 + mean * effect * inverse - effect**2 / 2
