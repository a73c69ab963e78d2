"""Types of the arrays that kernels take and fill, for annotations alone: importing them needs no NumPy."""

from __future__ import annotations

from typing import TYPE_CHECKING

if TYPE_CHECKING:
    from collections.abc import MutableSequence

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
