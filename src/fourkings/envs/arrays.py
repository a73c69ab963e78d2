"""The arrays that a vector environment fills."""

from __future__ import annotations

from typing import TYPE_CHECKING, Any, NamedTuple

from fourkings.envs.spaces import NUM_ACTIONS, NUM_OBSERVED

if TYPE_CHECKING:
    import numpy as np
    from numpy.typing import NDArray


class Arrays(NamedTuple):
    """What a vector environment fills; one row per table."""

    observation: NDArray[np.int16]  #: (N, 797), what the seat to act sees
    action_mask: NDArray[np.int8]  #: (N, 130), 1 for each action that it may take
    seat: NDArray[np.int8]  #: (N,), the seat to act
    rewards: NDArray[np.float32]  #: (N, 4), by seat, of the last action
    terminations: NDArray[np.bool_]  #: (N,), true where the match ended with it
    truncations: NDArray[np.bool_]  #: (N,), true where it was cut short

    @classmethod
    def of(cls, num_envs: int) -> Arrays:
        """New arrays for so many tables."""
        import numpy as np

        return cls(
            np.zeros((num_envs, NUM_OBSERVED), np.int16), np.zeros((num_envs, NUM_ACTIONS), np.int8),
            np.zeros(num_envs, np.int8), np.zeros((num_envs, 4), np.float32),
            np.zeros(num_envs, np.bool_), np.zeros(num_envs, np.bool_),
        )  # fmt: skip

    @classmethod
    def checked(cls, given: object, num_envs: int) -> Arrays:
        """Arrays that were handed in. Raises ValueError unless each has its shape and type and can be filled by rows."""
        if not isinstance(given, Arrays):
            raise ValueError(f"arrays are vector.Arrays, as Arrays.of({num_envs}) makes them, not {type(given).__name__}")
        shapes: tuple[NDArray[Any], ...] = cls.of(1)
        every: tuple[NDArray[Any], ...] = given
        for name, array, like in zip(cls._fields, every, shapes, strict=True):
            shape = (num_envs, *like.shape[1:])
            if getattr(array, "shape", None) != shape or array.dtype != like.dtype:
                raise ValueError(f"arrays: {name} is to be {like.dtype} of shape {shape}")
            if not array.flags.c_contiguous or not array.flags.writeable:
                raise ValueError(f"arrays: {name} is to lie row by row (C order), and to be writeable")
        return given
