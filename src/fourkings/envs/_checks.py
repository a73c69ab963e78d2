"""Checks of arguments and of optional libraries, and descriptions of columns, shared by the environments."""

from __future__ import annotations

import importlib
import operator
import tomllib
from pathlib import Path
from typing import TYPE_CHECKING, Any

if TYPE_CHECKING:
    import numpy as np
    from numpy.typing import NDArray


class BadArgument(ValueError):
    """An argument that no environment takes; the message says what it takes."""


def actions(value: object, num_envs: int) -> NDArray[Any]:
    """Return an array of integers, one per table. Raise `BadArgument` for anything else."""
    import numpy as np

    array = np.asarray(value)
    if array.shape != (num_envs,) or array.dtype.kind not in "iu":
        raise BadArgument(
            f"actions are {num_envs} whole numbers, one per table, as an array of shape ({num_envs},); "
            f"these are {array.dtype} of shape {array.shape}"
        )
    return array


def mask(value: object, num_envs: int) -> NDArray[np.bool_]:
    """Return an array of booleans, one per table, at least one true. Raise `BadArgument` for anything else."""
    import numpy as np

    array = np.asarray(value)
    if array.shape != (num_envs,) or array.dtype != np.bool_ or not array.any():
        raise BadArgument(
            f"reset_mask is an array of {num_envs} booleans, one per table, at least one of them true; "
            f"this is {array.dtype} of shape {array.shape}"
        )
    return np.ascontiguousarray(array)


def any_true(first: NDArray[np.bool_], second: NDArray[np.bool_]) -> bool:
    """Return True if any element of two arrays is true; `any` of a small array takes several times as long."""
    import numpy as np

    return bool(np.count_nonzero(first) or np.count_nonzero(second))


def seed(value: object) -> int:
    """Return a seed as an int. Raise `BadArgument` unless it is an integer from 0 to 2**62 - 1."""
    return whole("a seed", value, 0, 2**62 - 1)


def whole(name: str, value: Any, least: int, most: int = 2**31 - 1) -> int:
    """Return the argument `name` as an int.

    Raise `BadArgument` if it is out of range or of another type, including `bool`.
    """
    try:
        number = operator.index(value)
    except TypeError:
        number = least - 1
    if isinstance(value, bool) or not least <= number <= most:
        last = most if most < 1000 else f"2**{most.bit_length()} - 1"
        raise BadArgument(f"{name} is a whole number from {least} to {last}, not {value!r}")
    return number


def require(module: str, extra: str) -> Any:
    """Import a module. Raise ModuleNotFoundError with the extra to install if it, or what it imports, is missing."""
    try:
        return importlib.import_module(module)
    except ModuleNotFoundError as missing:
        raise ModuleNotFoundError(
            f"{missing.name} is not installed: pip install 'four-kings[{extra}]'", name=missing.name
        ) from None


def about(kind: str) -> dict[str, str]:
    """Return descriptions by name, a table of `columns.toml`."""
    descriptions: dict[str, str] = tomllib.loads(Path(__file__).with_name("columns.toml").read_text("utf-8"))[kind]
    return descriptions
