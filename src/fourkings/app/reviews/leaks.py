"""Leaks: a leak is a recurring mistake, a theme in which a player loses more than a club player on the same decisions.

A review knows what each choice of a decision loses, and how often a club player (the bot of that level) takes it. The
excess of a decision is what was lost beyond what that player loses there on average: so hard decisions blame nobody. By
theme it is summed by match, and tested over the matches with Student's t; only themes that hold at a false discovery rate
are reported. How often a planted leak is found is counted by `research/figures/leaks.py`.
"""

import math
from collections import defaultdict
from collections.abc import Iterable, Mapping, Sequence
from typing import Any, Final, NamedTuple

from fourkings.arena.intervals import t_coverage, t_quantile

FIELD: Final = "club"
"""The level of bot that a player's decisions are compared with: the club player."""
MATCHES: Final = 10
"""Reviewed matches of a game that are needed to look for a leak."""
SEEN: Final = 5
"""Matches among them in which a theme must have come up."""
RATE: Final = 0.03
"""The share of false leaks among those reported (Benjamini and Hochberg); players who have none see one as rarely."""
Verdicts = Sequence[Mapping[str, Any]]
"""The stored verdicts of a match."""


class Measured(NamedTuple):
    """A mean with its 95 % interval."""

    mean: float
    half: float | None  # half of its 95 % interval, None where there is one figure alone
    many: int


class Leak(NamedTuple):
    """A theme that costs the player more than it costs a club player."""

    theme: str
    loss: float  # points a match beyond a club player's
    half: float  # half of its 95 % interval
    times: int  # matches in which it cost more
    matches: int


def leak_of(matches: Iterable[Verdicts]) -> Leak | None:
    """Return the recurring mistake in a player's matches of one game; None if there are too few or none stands out.

    What goes wrong in one theme shows in others that share its decisions. The leak is the theme without whose decisions
    the fewest others stand out, and of such themes the one whose decisions cost most.
    """
    matches = list(matches)
    if len(matches) < MATCHES:
        return None
    standing = _standing_out(matches)
    if not standing:
        return None
    theme = min(standing, key=lambda theme: (len(_standing_out(_without(matches, theme))), -_a_decision(matches, theme)))
    sums = [_by_theme(verdicts) for verdicts in matches]
    mean, error = _mean(_rows(sums)[theme])
    times = sum(excess.get(theme, 0.0) > 0 for excess in sums)
    return Leak(theme, mean, error * t_quantile(len(sums) - 1), times, len(sums))


def _standing_out(matches: Sequence[Verdicts]) -> list[str]:
    """Return the themes that cost more than a club player's, at a limited false discovery rate, the clearest first."""
    tried = sorted((_doubt(row), theme) for theme, row in _rows([_by_theme(verdicts) for verdicts in matches]).items())
    many = max((place for place, (doubt, _) in enumerate(tried, 1) if doubt <= RATE * place / len(tried)), default=0)
    return [theme for _, theme in tried[:many]]


def _without(matches: Sequence[Verdicts], theme: str) -> list[Verdicts]:
    """Return the verdicts of matches without those of a theme."""
    return [[verdict for verdict in verdicts if theme not in verdict.get("themes", ())] for verdicts in matches]


def _a_decision(matches: Sequence[Verdicts], theme: str) -> float:
    """Return the mean cost of a decision of a theme beyond a club player's loss."""
    every = [excess_of(verdict) for verdicts in matches for verdict in verdicts if theme in verdict.get("themes", ())]
    return sum(every) / len(every)


def before_and_since(matches: Iterable[tuple[float, Verdicts]], theme: str, at: float) -> tuple[Measured, Measured]:
    """Return the cost of a theme beyond a club player's loss before and since a time, in points a match.

    matches: the time of each in seconds since 1970, and its verdicts; those without the theme count as 0.
    """
    before, since = list[float](), list[float]()
    for played, verdicts in matches:
        (before if played < at else since).append(_by_theme(verdicts).get(theme, 0.0))
    return measured(before), measured(since)


def measured(values: Sequence[float]) -> Measured:
    """Return the mean of figures with its interval by Student's t; 0 if there are none."""
    if len(values) < 2:
        return Measured(sum(values), None, len(values))
    mean, error = _mean(values)
    return Measured(mean, error * t_quantile(len(values) - 1), len(values))


def excess_of(verdict: Mapping[str, Any]) -> float:
    """Return the points that a decision lost beyond a club player's average loss there."""
    losses = [loss for loss, _ in verdict["losses"]]
    usual = sum(share * loss for share, loss in zip(verdict["habits"][FIELD], losses, strict=True))
    return float(losses[verdict["places"][0]] - usual)


def _by_theme(verdicts: Verdicts) -> dict[str, float]:
    """Return the sum of excesses in a match, by theme; empty for reviews from before there were themes."""
    sums = defaultdict[str, float](float)
    for verdict in verdicts:
        for theme in verdict.get("themes", ()):
            sums[theme] += excess_of(verdict)
    return sums


def _rows(sums: Sequence[Mapping[str, float]]) -> dict[str, list[float]]:
    """Return by theme the excess in each match, for themes that came up in enough of them; sums: of `_by_theme`."""
    themes = {theme for excess in sums for theme in excess}
    return {
        theme: [excess.get(theme, 0.0) for excess in sums]
        for theme in sorted(themes)
        if sum(theme in excess for excess in sums) >= SEEN
    }


def _mean(values: Sequence[float]) -> tuple[float, float]:
    """Return the mean and its standard error."""
    mean = sum(values) / len(values)
    return mean, math.sqrt(sum((value - mean) ** 2 for value in values) / (len(values) - 1) / len(values))


def _doubt(values: Sequence[float]) -> float:
    """Return the p-value of a mean: the probability of one this high without any excess."""
    mean, error = _mean(values)
    if error == 0:
        return 0.0 if mean > 0 else 1.0
    inside = t_coverage(abs(mean) / error, len(values) - 1)
    return (1 - inside) / 2 if mean > 0 else (1 + inside) / 2
