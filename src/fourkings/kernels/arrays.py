"""The arrays that kernels take and fill, and their types, which are for annotations alone.

They are NumPy's where there is NumPy. A page has none: there they are Python's own. Both are read and written
by row and column, and give their contents as lists (`tolist`).
Importing this needs no NumPy.
"""

from __future__ import annotations

from functools import cache
from typing import TYPE_CHECKING, Any

from . import ahead

if TYPE_CHECKING:
    from collections.abc import Iterable, MutableSequence

    import numpy as np
    from numpy.typing import NDArray

    Int64Array = NDArray[np.int64]
    """Cards, hands as masks, points, tricks, tables of weights."""
    Float64Array = NDArray[np.float64]
    """Means, chances, log-likelihoods."""
    Float32Array = NDArray[np.float32]
    """Rewards."""
    Int16Array = NDArray[np.int16]
    """Observations."""
    Int8Array = NDArray[np.int8]
    """Masks, flags, seats."""
    Int64Row = MutableSequence[int]
    """One long row of 64-bit words that the solver works in: an array, or a list where nothing is compiled."""


def words(*shape: int) -> Int64Array:
    """Room for whole numbers, all zero."""
    room: Int64Array = _zeros(ahead.WORDS, shape)
    return room


def floats(*shape: int) -> Float64Array:
    """Room for floats, all zero."""
    room: Float64Array = _zeros(ahead.FLOATS, shape)
    return room


def filled(numbers: Iterable[int]) -> Int64Array:
    """A row of whole numbers."""
    given = list(numbers)
    row = words(len(given))
    row[:] = given
    return row


def reals(numbers: Iterable[float]) -> Float64Array:
    """A row of floats."""
    given = list(numbers)
    row = floats(len(given))
    row[:] = given
    return row


def table(rows: Iterable[Iterable[int]], width: int) -> Int64Array:
    """Rows of whole numbers, each so long; one of zeros at least."""
    given = list(rows)
    numbers = [number for row in given for number in row]
    whole: Int64Array = shaped(filled(numbers or [0] * width), max(1, len(given)), width)
    return whole


def real_table(rows: Iterable[Iterable[float]], width: int) -> Float64Array:
    """Rows of floats, each so long."""
    given = list(rows)
    numbers = [number for row in given for number in row]
    whole: Float64Array = shaped(reals(numbers), len(given), width) if numbers else floats(len(given), width)
    return whole


def shaped(values: Any, *shape: int) -> Any:
    """The same memory in another shape."""
    return ahead.shaped(values, shape) if isinstance(values, ahead.Row | memoryview) else values.reshape(shape)


def part(values: Any, start: int, end: int) -> Any:
    """The rows from one place up to another."""
    return ahead.part(values, start, end) if isinstance(values, ahead.Row | memoryview) else values[start:end]


def copied(values: Any) -> Any:
    """The same numbers once more."""
    return ahead.part(values, 0, len(values)) if isinstance(values, ahead.Row | memoryview) else values.copy()


def taken(values: Any, places: Iterable[int]) -> Any:
    """A copy of the rows at some places, one at least, in that order."""
    return ahead.taken(values, places) if isinstance(values, ahead.Row | memoryview) else values[list(places)]


def joined(first: Any, second: Any) -> Any:
    """The rows of one array, and then those of another."""
    np = _numpy()
    return ahead.joined(first, second) if np is None else np.concatenate((first, second))


def _zeros(kind: str, shape: tuple[int, ...]) -> Any:
    np = _numpy()
    if np is None:
        return ahead.zeros(kind, shape)
    return np.zeros(shape, np.int64 if kind == ahead.WORDS else np.float64)


@cache
def _numpy() -> Any:
    """NumPy, or None where it is not to be had."""
    try:
        import numpy as np
    except ModuleNotFoundError:
        return None
    return np
