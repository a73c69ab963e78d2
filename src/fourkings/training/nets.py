"""Nets in floating point, during training, and in whole sixteenths, as they are shipped; see `kernels.policy.net`."""

from __future__ import annotations

from collections.abc import Sequence
from typing import TYPE_CHECKING, Any, Final

from fourkings.kernels import load
from fourkings.kernels.policy.net import SIXTEENTHS

if TYPE_CHECKING:
    import numpy as np
    from numpy.typing import NDArray

SPREAD: Final = 0.1
"""Standard deviation of the random numbers in a new net; without them all its lanes would learn the same."""


def initial_net() -> Any:
    """Return the net that every training starts from: small random lanes from a fixed seed."""
    import numpy as np

    k, groups = load("training.self_play"), load("policy.features", plain=True).GROUPS
    lanes = np.random.default_rng(1).normal(0, SPREAD, (groups, k.ALL_ROWS, k.LANES))
    lanes[:, k.ROWS :] = 0
    return k.Net(lanes.astype(np.float32), np.zeros((groups, k.ALL_ROWS), np.float32))


def copy(net: Any) -> Any:
    """Return a copy of a net."""
    return type(net)(net.lanes.copy(), net.points.copy())


def dequantise(numbers: NDArray[np.int8] | memoryview) -> Any:
    """Convert a net from whole sixteenths to floating point; missing rows for traits of contracts become 0."""
    import numpy as np

    k = load("training.self_play")
    whole = np.zeros((len(numbers), k.ALL_ROWS, k.LANES + 1), np.float32)
    given = np.asarray(numbers, np.float32)
    whole[:, : given.shape[1]] = given / SIXTEENTHS
    return k.Net(np.ascontiguousarray(whole[:, :, : k.LANES]), np.ascontiguousarray(whole[:, :, k.LANES]))


def quantise(net: Any) -> NDArray[np.int8]:
    """Convert a net to whole sixteenths, int8; rows that training has not touched become 0."""
    import numpy as np

    whole, limits = np.concatenate([net.lanes, net.points[:, :, None]], 2), np.iinfo(np.int8)
    whole[(net.lanes == initial_net().lanes).all(2) & (net.points == 0)] = 0
    return np.clip(np.round(whole * SIXTEENTHS), limits.min, limits.max).astype(np.int8)


def adam_state(net: Any) -> list[Any]:
    """Return zeros for the running means and squares of the Adam optimizer: two arrays for lanes, two for points."""
    import numpy as np

    return [np.zeros(part.size, np.float32) for part in (net.lanes, net.lanes, net.points, net.points)]


def adam_step(net: Any, slopes: Sequence[Any], kept: list[Any], share: float, held: float, rate: float, time: int) -> None:
    """Take one step of the Adam optimizer on a net in place.

    slopes: sums of gradients of lanes and of points, (sums, numbers) each; they are cleared · kept: the arrays of
    `adam_state` · share: factor of the sums · held: weight decay · time: the number of the step, from 1.
    """
    climb = load("training.self_play").climb
    for part, sums, mean, square in ((net.lanes, slopes[0], *kept[:2]), (net.points, slopes[1], *kept[2:])):
        climb(part.reshape(-1), sums, share, held, mean, square, rate, time)
