"""The figures of the calibration: verdicts whose truth is known give it back, with its noise."""

from pathlib import Path

import pytest

pytest.importorskip("numpy")

import numpy

from research.figures import verdicts


def points(slope: float, stray: float, off: float, many: int = 300) -> tuple[list[tuple[float, float, float]], float]:
    """Verdicts that were played on with such an error, and the share whose true loss is one."""
    rng = numpy.random.default_rng(1)
    printed = rng.uniform(0.2, 1.0, many)
    true = slope * printed + stray * rng.standard_normal(many)
    replayed = true + off * rng.standard_normal(many)
    return list(zip(printed, replayed, numpy.full(many, off), strict=True)), float((true > 0).mean())


@pytest.mark.parametrize(("slope", "stray"), [(1.0, 0.1), (0.6, 0.3)])
def test_the_share_that_holds_is_found_behind_the_noise_of_playing_on(slope: float, stray: float):
    sample, true = points(slope, stray, 0.4)
    assert sum(y > 0 for _, y, _ in sample) / len(sample) < true - 0.04
    assert verdicts.kept(sample) == pytest.approx(true, abs=0.05)


@pytest.mark.parametrize(("slope", "stray"), [(1.0, 0.1), (0.6, 0.3)])
def test_the_line_is_found(slope: float, stray: float):
    sample, _ = points(slope, stray, 0.3)
    assert verdicts.line(sample).slope == pytest.approx(slope, abs=0.08)
    assert verdicts.line(sample).stray == pytest.approx(stray, abs=0.1)
    assert verdicts.regression(sample)[0] == pytest.approx(slope, abs=0.25)


def test_few_verdicts_prove_little():
    sample, _ = points(1.0, 0.0, 0.4, 4)
    assert verdicts.kept(sample) < verdicts.kept(points(1.0, 0.0, 0.4)[0])


def test_a_line_cut_off_is_forgotten_and_the_rest_is_known(tmp_path: Path):
    journal = verdicts.Journal(tmp_path / "lines.jsonl")
    row = verdicts.Row("400", "club", 3, 2, 7, loss=1.5, replayed=1.0)
    journal.add(row)
    with journal.file.open("a") as file:
        file.write('{"game": "400", "bo')
    again = verdicts.Journal(journal.file)
    assert again.rows == [row]
    assert row.key in again.known
    assert (again.verdicts("400"), again.own("400"), again.verdicts("king")) == (1, 0, 0)
    assert journal.file.read_text("utf-8").count("\n") == 1
