"""The arrays that kernels take and fill, and their types for annotations.

They are NumPy's arrays if there is NumPy, else Python's own (see `aot`). Both are read and written by row and column, and
convert to lists (`tolist`). Importing this module needs no NumPy.
"""

from __future__ import annotations

from functools import cache
from typing import TYPE_CHECKING, Any

from . import aot

if TYPE_CHECKING:
    from collections.abc import Iterable, MutableSequence

    import numpy as np
    from numpy.typing import NDArray

    Int64Array = NDArray[np.int64]
    """An array of 64-bit integers, such as cards, hands as masks, points, tricks, tables of weights."""
    Float64Array = NDArray[np.float64]
    """An array of floats, such as means, chances, log-likelihoods."""
    Float32Array = NDArray[np.float32]
    """An array of short floats, such as rewards or a net in training."""
    Int16Array = NDArray[np.int16]
    """An array of 16-bit integers, such as observations of a table."""
    Int8Array = NDArray[np.int8]
    """An array of small integers, such as flags, seats, masks of legal actions with an element each."""
    Int64Row = MutableSequence[int]
    """A long row of 64-bit words that the solver works in: an array, or a list if nothing is compiled."""


def zeros(*shape: int) -> Int64Array:
    """Return an array of integers with this shape, all zero."""
    values: Int64Array = _zeros(aot.WORDS, shape)
    return values


def float_zeros(*shape: int) -> Float64Array:
    """Return an array of floats with this shape, all zero."""
    values: Float64Array = _zeros(aot.FLOATS, shape)
    return values


def int_array(numbers: Iterable[int]) -> Int64Array:
    """Return numbers as a one-dimensional array of integers."""
    row: Int64Array = _filled(aot.WORDS, list(numbers))
    return row


def float_array(numbers: Iterable[float]) -> Float64Array:
    """Return numbers as a one-dimensional array of floats."""
    row: Float64Array = _filled(aot.FLOATS, list(numbers))
    return row


def int_table(rows: Iterable[Iterable[int]], width: int) -> Int64Array:
    """Return rows of integers as an array, (rows, width); zeros if the rows contain no numbers."""
    table: Int64Array = _table(aot.WORDS, list(rows) or [[0] * width], width)
    return table


def float_table(rows: Iterable[Iterable[float]], width: int) -> Float64Array:
    """Return rows of floats as an array, (rows, width); zeros if the rows contain no numbers."""
    table: Float64Array = _table(aot.FLOATS, list(rows), width)
    return table


def reshape(values: Any, *shape: int) -> Any:
    """Return the same values in another shape, without copying them."""
    return aot.reshape(values, shape) if isinstance(values, aot.Row | memoryview) else values.reshape(shape)


def rows(values: Any, start: int, end: int) -> Any:
    """Return the rows from index `start` up to, but not including, `end`."""
    return aot.rows(values, start, end) if isinstance(values, aot.Row | memoryview) else values[start:end]


def copy(values: Any) -> Any:
    """Return a copy of an array."""
    return aot.rows(values, 0, len(values)) if isinstance(values, aot.Row | memoryview) else values.copy()


def take(values: Any, indices: Iterable[int]) -> Any:
    """Return a copy of the rows at some indices, in that order."""
    return aot.take(values, indices) if isinstance(values, aot.Row | memoryview) else values[list(indices)]


def columns(values: Any, indices: list[int]) -> Any:
    """Return a copy of the columns of a table of floats at some indices, in that order."""
    if _numpy() is not None:
        return values.take(indices, axis=1)
    return float_table(([row[index] for index in indices] for row in values.tolist()), len(indices))


def concatenate(first: Any, second: Any) -> Any:
    """Return the rows of one array, followed by those of another."""
    np = _numpy()
    return aot.concatenate(first, second) if np is None else np.concatenate((first, second))


def _zeros(kind: str, shape: tuple[int, ...]) -> Any:
    np = _numpy()
    return aot.zeros(kind, shape) if np is None else np.zeros(shape, np.int64 if kind == aot.WORDS else np.float64)


def _filled(kind: str, numbers: list[Any]) -> Any:
    row = _zeros(kind, (len(numbers),))
    row[:] = numbers
    return row


def _table(kind: str, rows: list[Iterable[Any]], width: int) -> Any:
    numbers = [number for row in rows for number in row]
    return reshape(_filled(kind, numbers), len(rows), width) if numbers else _zeros(kind, (len(rows), width))


@cache
def _numpy() -> Any:
    """Return NumPy, or None if it is not installed."""
    try:
        import numpy as np
    except ModuleNotFoundError:
        return None
    return np
