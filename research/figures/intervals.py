"""Intervals of 95 % against what they claim: how often they hold a mean that is known, from 2 sets to 200.

    python -m research.figures.intervals [OPTIONS]

Figures of sets are drawn from what duplicate matches of bots gave (`fourkings match GAME A B --seed 77`, counted below),
and from harder cases: rare wins, sets that nearly always end alike, all or nothing. Each cell is the share of runs, in
per cent, whose interval holds the mean, and the mean width of the interval. The normal law (1.96 standard errors) stands
beside for comparison. Figures without an interval (all alike, they tell no spread) count as held and have no width.
"""

import math
import random
from collections.abc import Callable, Mapping, Sequence
from typing import Final

from fourkings.arena import Interval, bounded, interval
from research import command

SHARES: Final[Mapping[str, Mapping[float, float]]] = {
    "quarante, careful and chance": {0.5: 29, 1: 171},
    "quarante, flat and careful": {0: 2, 0.5: 135, 1: 63},
    "400, flat and careful": {0: 1, 0.5: 33, 1: 26},
    "jeu-du-roi, careful and chance": {0.75: 22, 1: 78},
    "jeu-du-roi, flat and careful": {0: 15, 0.125: 1, 0.25: 46, 0.5: 30, 0.625: 1, 0.75: 7},
    "king, flat and careful": {0: 9, 0.25: 44, 0.375: 1, 0.5: 23, 0.75: 3},
    "king, careful and chance": {0.5: 1, 0.75: 3, 1: 76},
    "one match in fifty, as a pair": {0: 96, 0.5: 4},
    "one match in fifty, alone": {0: 92.24, 0.25: 7.53, 0.5: 0.23},
    "level, nearly every set even": {0: 2, 0.5: 96, 1: 2},
    "level, all or nothing": {0: 75, 1: 25},
    "never lost in 200": {0: 0.5, 1: 99.5},
}
"""Sets by what was won in them: how often each share came."""

POINTS: Final[Mapping[str, Sequence[float]]] = {
    "quarante, flat and careful": (-10, -3, 0, 2, 7, 9, 11, 14, 16, 18, 20, 22, 26, 30, 32, 36, 39, 45, 54, 64),
    "400, flat and careful": (
        -0.5, 7, 8, 12.5, 13.5, 14.5, 15, 16, 17, 17.5, 19.5, 20.5, 23, 23.5, 24.5, 26.5, 30, 38, 42.5, 48.5,
    ),
    "jeu-du-roi, flat and careful": (
        -9.8, -3.2, -1.5, 0, 1.8, 2.5, 3.5, 4.8, 6.2, 8.2, 9.5, 10.2, 11.5, 12.8, 15.8, 17.5, 19, 21.5, 22.8, 27,
    ),
    "king, flat and careful": (
        -97.5, -33.8, -2.5, 11.2, 18.8, 31.2, 60, 67.5, 73.8, 82.5, 88.8, 96.2, 100, 110, 138.8, 147.5, 155, 176.2, 208.8,
        288.8,
    ),
    "king, careful and chance": (
        467.5, 510, 527.5, 537.5, 545, 557.5, 573.8, 582.5, 602.5, 610, 625, 631.2, 640, 650, 658.8, 670, 685, 695, 708.8,
        785,
    ),
}  # fmt: skip
"""Sets by points: twenty of them in equal steps of their order."""

SETS: Final = (2, 3, 5, 10, 20, 50, 100, 200)
Rule = Callable[[Sequence[float]], Interval]


def normal(sample: Sequence[float]) -> Interval:
    """Return the interval of the normal distribution, 1.96 standard errors, for comparison."""
    mean = math.fsum(sample) / len(sample)
    half = 1.96 * math.sqrt(math.fsum((figure - mean) ** 2 for figure in sample) / (len(sample) - 1) / len(sample))
    return Interval(mean, mean - half, mean + half)


def coverage(figures: Mapping[float, float], sets: int, rule: Rule, runs: int, seed: int) -> tuple[float, float]:
    """Return the share of intervals over so many sets that hold the mean, and their mean width."""
    dice, known = random.Random(f"{seed} {sets}"), dict[tuple[float, ...], Interval]()
    values, weights = list(figures), list(figures.values())
    mean = math.fsum(value * weight for value, weight in figures.items()) / math.fsum(weights)
    held, widths = 0, []
    for _ in range(runs):
        sample = tuple(sorted(dice.choices(values, weights, k=sets)))
        interval = known.get(sample) or known.setdefault(sample, rule(sample))
        held += interval.low - 1e-9 <= mean <= interval.high + 1e-9
        if interval.known:
            widths.append(interval.high - interval.low)
    return held / runs, math.fsum(widths) / max(1, len(widths))


def rows(sets: Sequence[int], runs: int, seed: int) -> list[str]:
    """Yield both tables: shares by the bounded kind, points by Student's t, each beside the normal distribution."""
    lines = []
    shares, points = SHARES, {name: dict.fromkeys(figures, 1.0) for name, figures in POINTS.items()}
    for what, cases, rule in (("matches won", shares, bounded), ("points", points, interval)):
        heads = [f"{what}: covered, and width", "by", *map(str, sets)]
        lines += ["", f"| {' | '.join(heads)} |", "|" + "---|" * len(heads)]
        for name, figures in cases.items():
            for title, judge in (("here", rule), ("normal law", normal)):
                cells = (coverage(figures, number, judge, runs, seed) for number in sets)
                shown = (f"{100 * held:.1f} ({width:.3g})" for held, width in cells)
                lines.append(f"| {name} | {title} | {' | '.join(shown)} |")
    return lines


def main() -> None:
    given = command.parser(__doc__, runs=1000, seed=1, sets=list(map(str, SETS))).parse_args()
    print("\n".join(rows(list(map(int, given.sets)), given.runs, given.seed)))


if __name__ == "__main__":
    main()
