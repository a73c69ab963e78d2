"""Rows behind bare pointers: compiled they read and write what plain Python does, and nothing beside it."""

from typing import Any

import pytest

pytest.importorskip("numba")

import numba
import numpy as np

from fourkings.kernels import load


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
