"""From log-likelihoods to weighted and resampled deals."""

from __future__ import annotations

from typing import TYPE_CHECKING

from .. import kernel
from ..bits import popcount
from ..elementary import exp

if TYPE_CHECKING:
    from ..arrays import Float64Array, Int64Array


@kernel
def scale(logs: Float64Array, share: float) -> None:
    """Multiply log-likelihoods by a share of trust."""
    for row in range(len(logs)):
        logs[row] *= share


@kernel
def add(logs: Float64Array, more: Float64Array) -> None:
    """Add log-likelihoods to others, deal by deal."""
    for row in range(len(logs)):
        logs[row] += more[row]


@kernel
def weights(logs: Float64Array) -> None:
    """Turn log-likelihoods into likelihoods relative to the greatest."""
    most = logs[0]
    for row in range(len(logs)):
        most = max(most, logs[row])
    for row in range(len(logs)):
        logs[row] = exp(logs[row] - most)


@kernel
def resample(likelihoods: Float64Array, halves: int, indices: Int64Array) -> None:
    """Fill `indices` with those of deals, each as often as its weight asks, within one, in order.

    halves: 1 if neighbours, which are copies of each other, go to different halves.
    """
    total, count = 0.0, len(indices)
    for row in range(len(likelihoods)):
        total += likelihoods[row]
    index, cumulative = 0, likelihoods[0]
    for number in range(count):
        target = (number + 0.5) / count
        while index < len(likelihoods) - 1 and cumulative / total < target:
            index += 1
            cumulative += likelihoods[index]
        indices[(number & 1) * (count >> 1) + (number >> 1) if halves else number] = index


@kernel
def pick(rows: Int64Array, indices: Int64Array, picked: Int64Array) -> None:
    """Fill `picked` with the rows at these indices."""
    for number in range(len(indices)):
        for column in range(len(picked[0])):
            picked[number, column] = rows[indices[number], column]


@kernel
def kept(samples: Int64Array, silent: Int64Array, least: int, doubt: float, logs: Float64Array) -> None:
    """Add `doubt` to a deal's logarithm for each clique that might have been announced in it, and was not.

    silent: rows of a seat, what it has played, and the cards of a rank; at least so many of them might have been announced.
    """
    for row in range(len(samples)):
        for case in range(len(silent)):
            dealt = int(samples[row, silent[case, 0]]) | int(silent[case, 1])
            if popcount(dealt & int(silent[case, 2])) >= least:
                logs[row] += doubt
