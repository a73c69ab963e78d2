"""Weights of sampled deals: log-likelihoods combined, made into weights, and deals drawn again by them."""

from __future__ import annotations

from typing import TYPE_CHECKING

from .. import kernel
from ..bits import popcount
from ..elementary import exp

if TYPE_CHECKING:
    from ..arrays import Float64Array, Int64Array


@kernel
def scale(logs: Float64Array, share: float) -> None:
    """Multiply log-likelihoods in place by `share`, the trust in them, 0 to 1."""
    for row in range(len(logs)):
        logs[row] *= share


@kernel
def add(logs: Float64Array, more: Float64Array) -> None:
    """Add other log-likelihoods to `logs`, deal by deal."""
    for row in range(len(logs)):
        logs[row] += more[row]


@kernel
def weights(logs: Float64Array) -> None:
    """Replace log-likelihoods by likelihoods relative to the greatest, which becomes 1."""
    most = logs[0]
    for row in range(len(logs)):
        most = max(most, logs[row])
    for row in range(len(logs)):
        logs[row] = exp(logs[row] - most)


@kernel
def resample(likelihoods: Float64Array, halves: int, indices: Int64Array) -> None:
    """Fill `indices` with numbers of deals, each as often as its share of the likelihoods asks, within one.

    They are in order. halves: 1 if neighbours, which are copies of each other, go to different halves.
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
    """Add `doubt` to a deal's logarithm for each clique (cards of one rank) that a seat had in it and did not announce.

    silent: rows of a seat, what it has played, and the cards of a rank · least: how many of these make a clique.
    """
    for row in range(len(samples)):
        for case in range(len(silent)):
            dealt = int(samples[row, silent[case, 0]]) | int(silent[case, 1])
            if popcount(dealt & int(silent[case, 2])) >= least:
                logs[row] += doubt
