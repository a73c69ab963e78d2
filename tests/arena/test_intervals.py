"""Intervals of 95 %: what tables say of them, what they claim, and how they are printed."""

import math

import pytest

from fourkings.arena import Interval, bounded, bounded_text, interval, mean_text, share_text
from fourkings.arena.intervals import t_quantile
from research.figures import intervals as measured


@pytest.mark.parametrize(("won", "many"), [(40, 2000), (2, 20000), (700, 20000)])
def test_a_share_of_many_is_clopper_and_pearsons(won: int, many: int) -> None:
    """A share that is far from a half by many of its standard deviations: the integration must not wrap round."""

    def more(least: int, share: float) -> float:
        ways = [math.lgamma(many + 1) - math.lgamma(hits + 1) - math.lgamma(many - hits + 1) for hits in range(least)]
        logs = [way + hits * math.log(share) + (many - hits) * math.log(1 - share) for hits, way in enumerate(ways)]
        return 1 - math.fsum(map(math.exp, logs))

    _, low, high = bounded([1.0] * won + [0.0] * (many - won))
    assert more(won, low) == pytest.approx(0.025, rel=1e-2)
    assert 1 - more(won + 1, high) == pytest.approx(0.025, rel=1e-2)


@pytest.mark.parametrize(
    ("freedom", "quantile"),
    [(1, 12.706), (2, 4.303), (3, 3.182), (4, 2.776), (5, 2.571), (9, 2.262), (10, 2.228), (20, 2.086), (29, 2.045),
     (30, 2.042), (60, 2.000), (99, 1.984), (120, 1.980), (1000, 1.962), (20000, 1.960)],
)  # fmt: skip
def test_students_t_is_that_of_the_tables(freedom: int, quantile: float) -> None:
    assert t_quantile(freedom) == pytest.approx(quantile, abs=6e-4)


def test_interval_of_a_known_sample() -> None:
    estimate = interval([1.0, 2.0, 3.0, 4.0])
    assert estimate.mean == 2.5
    assert estimate.half == pytest.approx(3.1824 * math.sqrt(5 / 3 / 4), abs=1e-3)
    assert (estimate.low, estimate.high) == pytest.approx((2.5 - estimate.half, 2.5 + estimate.half))


@pytest.mark.parametrize(
    ("won", "sets", "low", "high"),
    [(3, 10, 0.0667, 0.6525), (0, 10, 0, 0.3085), (10, 10, 0.6915, 1), (5, 20, 0.0866, 0.4910), (1, 2, 0.0126, 0.9874),
     (50, 100, 0.3983, 0.6017), (0, 100, 0, 0.0362), (399, 400, 0.98615, 0.99994)],
)  # fmt: skip
def test_of_nought_and_one_it_is_clopper_and_pearsons(won: int, sets: int, low: float, high: float) -> None:
    estimate = bounded([1.0] * won + [0.0] * (sets - won))
    assert (estimate.low, estimate.high) == pytest.approx((low, high), abs=1e-4)


def test_bounds_of_another_scale_are_the_same() -> None:
    shares = [0.0, 0.5, 0.5, 1.0, 0.25]
    unscaled, other = bounded(shares), bounded([1 + 3 * share for share in shares], 1, 4)
    assert tuple(other) == pytest.approx([1 + 3 * number for number in unscaled])
    mirrored = bounded([1 - share for share in shares])
    assert (mirrored.low, mirrored.high) == pytest.approx((1 - unscaled.high, 1 - unscaled.low))


def test_no_interval_from_a_single_figure() -> None:
    for estimate in (interval([7.0]), bounded([0.5])):
        assert not estimate.known
        assert (estimate.low, estimate.high) == (-math.inf, math.inf)


@pytest.mark.parametrize("sets", [2, 3, 10, 200])
def test_figures_that_are_all_alike_are_no_certainty(sets: int) -> None:
    assert not interval([3.0] * sets).known
    for share in (0.0, 0.5, 1.0):
        estimate = bounded([share] * sets)
        assert 0 <= estimate.low <= share <= estimate.high <= 1
        assert estimate.high - estimate.low > 1 / sets


@pytest.mark.parametrize("sample", [[0.0, 1.0], [1.0, 1.0, 0.5], [0.0] * 50 + [0.25], [1.0] * 300, [1 / 3, 1 / 6, 0.0]])
def test_a_share_is_never_below_nought_or_above_one(sample: list[float]) -> None:
    estimate = bounded(sample)
    assert 0 <= estimate.low < estimate.high <= 1
    assert estimate.low <= estimate.mean <= estimate.high


def test_how_intervals_are_printed() -> None:
    assert share_text(Interval(0.6, 0.5208, 0.674)) == "60.0 % (52.1-67.4)"
    assert share_text(bounded([1.0])) == "100.0 % (no interval)"
    assert bounded_text(Interval(2.43, 2.312, 2.549), 2) == "2.43 (2.31-2.55)"
    assert mean_text(Interval(12.34, 10.9, 13.78)) == "12.3 ± 1.4"
    assert mean_text(Interval(12.34, 12.33, 12.35)) == "12.34 ± 0.01"
    assert mean_text(interval([4.0, 4.0]), 2) == "4.00 (no interval)"


@pytest.mark.parametrize("name", ["quarante, careful and chance", "king, flat and careful", "never lost in 200"])
@pytest.mark.parametrize("sets", [2, 5, 30])
def test_shares_are_held_as_often_as_it_says(name: str, sets: int) -> None:
    """In 400 runs the standard error is 1.1 in a hundred."""
    held, _ = measured.coverage(measured.SHARES[name], sets, bounded, 400, 1)
    assert held >= 0.93


@pytest.mark.parametrize("name", ["quarante, flat and careful", "king, flat and careful"])
@pytest.mark.parametrize("sets", [2, 5, 30])
def test_means_are_held_as_often_as_it_says(name: str, sets: int) -> None:
    """Points are a little skewed, for which Student's t pays one or two in a hundred."""
    held, _ = measured.coverage(dict.fromkeys(measured.POINTS[name], 1.0), sets, interval, 400, 1)
    assert 0.91 <= held <= 1


@pytest.mark.heavy
@pytest.mark.parametrize("sets", [2, 3, 5, 10, 20, 50, 100, 200])
def test_every_interval_holds_in_95_of_100_cases(sets: int) -> None:
    for figures in measured.SHARES.values():
        assert measured.coverage(figures, sets, bounded, 2000, 2)[0] >= 0.94
    for points in measured.POINTS.values():
        assert measured.coverage(dict.fromkeys(points, 1.0), sets, interval, 2000, 2)[0] >= 0.92
