"""Compiled code: where it is cached, and functions and rows that give the same compiled or not."""

from typing import Any

import pytest

pytest.importorskip("numba")

import math
import shutil
from pathlib import Path

import numba
import numpy as np
import pytest

from fourkings.kernels import compiled, load


def test_the_same_kernels_at_another_place_are_not_said_to_be_compiled(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    here, kernels = compiled.fingerprint(), Path(compiled.__file__).parent
    assert compiled.fingerprint() == here
    shutil.copytree(kernels, tmp_path / "kernels", ignore=shutil.ignore_patterns("__pycache__"))
    monkeypatch.setattr(compiled, "__file__", str(tmp_path / "kernels" / "compiled.py"))
    there = compiled.fingerprint()
    assert there != here
    with (tmp_path / "kernels" / "play.py").open("a") as source:
        source.write("# changed\n")
    assert compiled.fingerprint() not in (here, there)


k = load("elementary", plain=True)
NUMBERS = [*np.random.default_rng(1).uniform(-690, 690, 2000).tolist(), *np.linspace(-3, 3, 601).tolist()]


def test_they_are_as_good_as_a_library() -> None:
    for number in NUMBERS:
        value = math.exp(number)
        assert abs(k.exp(number) - value) <= 2 * math.ulp(value)
        assert abs(k.log(value) - math.log(value)) <= 2 * math.ulp(math.log(value))
    assert (k.exp(0.0), k.log(1.0)) == (1.0, 0.0)


def test_they_are_the_same_compiled() -> None:
    compiled = load("elementary")
    assert [compiled.exp(number) for number in NUMBERS] == [k.exp(number) for number in NUMBERS]
    assert [compiled.log(abs(number) + 1e-9) for number in NUMBERS] == [k.log(abs(number) + 1e-9) for number in NUMBERS]


@pytest.mark.parametrize("number", [1e4, -1e4])
def test_exponents_out_of_reach_are_taken_for_the_last(number: float) -> None:
    assert k.exp(number) == k.exp(math.copysign(k.LARGEST, number))


def work(kernels: Any) -> Any:
    """A function that uses all of them on a table of rows."""
    row, part, clear, copy = kernels.row, kernels.part, kernels.clear, kernels.copy

    def done(table: Any, other: Any) -> int:
        total = 0
        for number in range(len(table)):
            line, source = row(table, number), row(other, number)
            line[0] = number + 5
            clear(line, 2, 3)
            copy(line, 6, source, number, 4)
            behind = part(line, 10)
            behind[1] = source[2] + 1
            total += behind[1] + line[6]
        return total

    return done


@pytest.mark.parametrize("kind", [np.int8, np.int16, np.int64, np.float32])
def test_rows_agree_with_plain_python(kind: type) -> None:
    dice = np.random.default_rng(1)
    first, other = (dice.integers(0, 6, (5, 13)).astype(kind) for _ in range(2))
    plain, fast = first.copy(), first.copy()
    expected = work(load("bits", plain=True))(plain, other)
    compiled = numba.njit(work(load("bits")))
    assert compiled(fast, other) == expected
    assert np.array_equal(fast, plain)
    assert not np.array_equal(fast, first)


def test_a_row_of_every_second_table_is_found_by_its_stride() -> None:
    table, other = np.arange(130).reshape(10, 13), np.zeros((5, 13), np.int64)
    plain, fast = table.copy(), table.copy()
    work(load("bits", plain=True))(plain[::2], other)
    numba.njit(work(load("bits")))(fast[::2], other)
    assert np.array_equal(fast, plain)
    assert np.array_equal(fast[1::2], table[1::2])
