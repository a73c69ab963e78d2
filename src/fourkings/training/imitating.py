"""Nets that learn to choose cards as players did who were watched."""

from __future__ import annotations

from collections.abc import Sequence
from typing import TYPE_CHECKING, Any, Final

from fourkings.kernels import load
from fourkings.training import nets
from fourkings.training.watching import Watched

if TYPE_CHECKING:
    import numpy as np
    from numpy.typing import NDArray

EPOCHS, SIZE, RATE, HELD = 12, 64, 0.004, 2e-4
PACES: Final = ((0.5, 1.0), (0.8, 0.3), (1.0, 0.1))
"""Up to which part of the epochs by how much of the rate."""
FEWEST: Final = 200
"""Choices without which no net is taught."""
TRIED: Final = 10
"""One deal in so many is kept back to try the net by."""


def imitated(watched: Sequence[Watched], seed: int) -> tuple[NDArray[np.int8], dict[str, Any]] | None:
    """The net of some choices and what it is worth on those kept back; None where there are too few."""
    import numpy as np

    if not watched or sum(len(part.deals) for part in watched) < FEWEST:
        return None
    joined = Watched(*(np.concatenate(column) for column in zip(*watched, strict=True)))
    k = load("teach.imitate")
    choices = k.Choices(
        joined.groups.astype(np.int64), np.concatenate([[0], np.cumsum(joined.cards, dtype=np.int64)]),
        joined.chosen.astype(np.int64), joined.rows,
    )  # fmt: skip
    kept_back = joined.deals % TRIED == TRIED - 1
    net = nets.rounded(_learned(choices, np.nonzero(~kept_back)[0], seed))
    tried = np.nonzero(kept_back)[0]
    mean, likeliest = _measured(choices, tried, nets.unpacked(net))
    by_chance = -float(np.log(np.diff(choices.starts))[tried].mean()) if len(tried) else 0.0
    figures = {"log_chance": round(mean, 4), "by_chance": round(by_chance, 4), "likeliest": round(likeliest, 4)}
    return net[:, : load("policy.features", plain=True).ROWS], {"choices": len(joined.deals), **figures}


def _learned(choices: Any, among: Any, seed: int) -> Any:
    """The net after all epochs."""
    import numpy as np

    k, net = load("teach.imitate"), nets.first()
    memory, dice, time = nets.memory(net), np.random.default_rng(seed), 0
    sums, merits = np.zeros((16, k.LANES), np.float32), np.zeros(16)
    slopes = np.zeros((1, net.lanes.size), np.float32), np.zeros((1, net.points.size), np.float32)
    of_net = type(net)(slopes[0].reshape(net.lanes.shape), slopes[1].reshape(net.points.shape))
    for epoch in range(EPOCHS):
        pace = next(pace for upto, pace in PACES if epoch < upto * EPOCHS)
        order = dice.permutation(among)
        for start in range(0, len(order), SIZE):
            batch, time = order[start : start + SIZE], time + 1
            k.learn(batch, choices, net, of_net, 1, sums, merits)
            nets.climbed(net, slopes, memory, 1 / len(batch), HELD, RATE * pace, time)
    return net


def _measured(choices: Any, among: Any, net: Any) -> tuple[float, float]:
    """The mean logarithm of the chance of a choice, and how often it was the likeliest card."""
    import numpy as np

    if not len(among):
        return 0.0, 0.0
    k = load("teach.imitate")
    likely, right = k.learn(among, choices, net, net, 0, np.zeros((16, k.LANES), np.float32), np.zeros(16))
    return likely / len(among), right / len(among)
