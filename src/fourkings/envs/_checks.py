"""What is handed to a vector environment, and the sentences for what cannot be."""

from __future__ import annotations

import operator
from typing import TYPE_CHECKING, Any

if TYPE_CHECKING:
    import numpy as np
    from numpy.typing import NDArray


def actions(given: object, num_envs: int) -> NDArray[Any]:
    """Whole numbers, one per table. Raises ValueError for anything else."""
    import numpy as np

    array = np.asarray(given)
    if array.shape != (num_envs,) or array.dtype.kind not in "iu":
        raise ValueError(
            f"actions are {num_envs} whole numbers, one per table, as an array of shape ({num_envs},); "
            f"these are {array.dtype} of shape {array.shape}"
        )
    return array


def mask(given: object, num_envs: int) -> NDArray[np.bool_]:
    """Booleans, one per table, at least one of them true. Raises ValueError for anything else."""
    import numpy as np

    array = np.asarray(given)
    if array.shape != (num_envs,) or array.dtype != np.bool_ or not array.any():
        raise ValueError(
            f"reset_mask is an array of {num_envs} booleans, one per table, at least one of them true; "
            f"this is {array.dtype} of shape {array.shape}"
        )
    return np.ascontiguousarray(array)


def seed(given: Any) -> int:
    """A whole number from 0 to 2**62 - 1. Raises ValueError for anything else."""
    try:
        number = operator.index(given)
    except TypeError:
        number = -1
    if not 0 <= number < 2**62:
        raise ValueError(f"a seed is a whole number from 0 to 2**62 - 1, not {given}")
    return number
