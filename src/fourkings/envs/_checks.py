"""Checks of the arguments that the environments share."""

from __future__ import annotations

import operator
from typing import TYPE_CHECKING, Any

if TYPE_CHECKING:
    import numpy as np
    from numpy.typing import NDArray


class BadArgument(ValueError):
    """An argument that no environment takes. The message says what it takes."""


def actions(given: object, num_envs: int) -> NDArray[Any]:
    """Whole numbers, one per table. Raises `BadArgument` for anything else."""
    import numpy as np

    array = np.asarray(given)
    if array.shape != (num_envs,) or array.dtype.kind not in "iu":
        raise BadArgument(
            f"actions are {num_envs} whole numbers, one per table, as an array of shape ({num_envs},); "
            f"these are {array.dtype} of shape {array.shape}"
        )
    return array


def mask(given: object, num_envs: int) -> NDArray[np.bool_]:
    """Booleans, one per table, at least one of them true. Raises `BadArgument` for anything else."""
    import numpy as np

    array = np.asarray(given)
    if array.shape != (num_envs,) or array.dtype != np.bool_ or not array.any():
        raise BadArgument(
            f"reset_mask is an array of {num_envs} booleans, one per table, at least one of them true; "
            f"this is {array.dtype} of shape {array.shape}"
        )
    return np.ascontiguousarray(array)


def seed(given: object) -> int:
    """Return a seed as an int. Raises `BadArgument` unless it is a whole number from 0 to 2**62 - 1."""
    return whole("a seed", given, 0, 2**62 - 1)


def whole(name: str, given: Any, least: int, most: int = 2**31 - 1) -> int:
    """Return a whole number as an int. Raises `BadArgument` for one out of range and for other types, `bool` included."""
    try:
        number = operator.index(given)
    except TypeError:
        number = least - 1
    if isinstance(given, bool) or not least <= number <= most:
        last = most if most < 1000 else f"2**{most.bit_length()} - 1"
        raise BadArgument(f"{name} is a whole number from {least} to {last}, not {given!r}")
    return number
