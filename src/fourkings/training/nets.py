"""Nets in floating point, during training, and in whole sixteenths, as they are shipped."""

from __future__ import annotations

from collections.abc import Sequence
from typing import TYPE_CHECKING, Any, Final

from fourkings.kernels import load
from fourkings.kernels.policy.net import SIXTEENTHS

if TYPE_CHECKING:
    import numpy as np
    from numpy.typing import NDArray

SPREAD: Final = 0.1
"""Standard deviation of a net's initial numbers: randomness distinguishes its lanes."""


def initial_net() -> Any:
    """Return the net that every course starts from."""
    import numpy as np

    k, groups = load("training.self_play"), load("policy.features", plain=True).GROUPS
    lanes = np.random.default_rng(1).normal(0, SPREAD, (groups, k.ALL_ROWS, k.LANES))
    lanes[:, k.ROWS :] = 0
    return k.Net(lanes.astype(np.float32), np.zeros((groups, k.ALL_ROWS), np.float32))


def copy(net: Any) -> Any:
    """Return a copy of a net."""
    return type(net)(net.lanes.copy(), net.points.copy())


def dequantise(numbers: NDArray[np.int8] | memoryview) -> Any:
    """Return a net from its whole numbers; missing rows for traits of contracts are 0."""
    import numpy as np

    k = load("training.self_play")
    whole = np.zeros((len(numbers), k.ALL_ROWS, k.LANES + 1), np.float32)
    given = np.asarray(numbers, np.float32)
    whole[:, : given.shape[1]] = given / SIXTEENTHS
    return k.Net(np.ascontiguousarray(whole[:, :, : k.LANES]), np.ascontiguousarray(whole[:, :, k.LANES]))


def quantise(net: Any) -> NDArray[np.int8]:
    """Return a net in sixteenths; rows untouched by training are zero."""
    import numpy as np

    whole, limits = np.concatenate([net.lanes, net.points[:, :, None]], 2), np.iinfo(np.int8)
    whole[(net.lanes == initial_net().lanes).all(2) & (net.points == 0)] = 0
    return np.clip(np.round(whole * SIXTEENTHS), limits.min, limits.max).astype(np.int8)


def adam_state(net: Any) -> list[Any]:
    """Return Adam's means and squares before the first step, for lanes and points."""
    import numpy as np

    return [np.zeros(part.size, np.float32) for part in (net.lanes, net.lanes, net.points, net.points)]


def adam_step(net: Any, slopes: Sequence[Any], kept: list[Any], share: float, held: float, rate: float, time: int) -> None:
    """Do one step of Adam for lanes and points. gradients: of both, (sums, numbers)."""
    climb = load("training.self_play").climb
    for part, sums, mean, square in ((net.lanes, slopes[0], *kept[:2]), (net.points, slopes[1], *kept[2:])):
        climb(part.reshape(-1), sums, share, held, mean, square, rate, time)
