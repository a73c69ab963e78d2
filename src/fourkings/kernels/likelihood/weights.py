"""From log-likelihoods to deals that come as often as they are likely."""

from __future__ import annotations

from typing import TYPE_CHECKING

from .. import kernel
from ..bits import count
from ..elementary import exp

if TYPE_CHECKING:
    from ..arrays import Float64Array, Int64Array


@kernel
def scale(logs: Float64Array, share: float) -> None:
    """Lets log-likelihoods count for so much of what they say."""
    for row in range(len(logs)):
        logs[row] *= share


@kernel
def add(logs: Float64Array, more: Float64Array) -> None:
    """Adds log-likelihoods to others, deal by deal."""
    for row in range(len(logs)):
        logs[row] += more[row]


@kernel
def weights(logs: Float64Array) -> None:
    """Makes likelihoods of their logarithms, the likeliest one."""
    most = logs[0]
    for row in range(len(logs)):
        most = max(most, logs[row])
    for row in range(len(logs)):
        logs[row] = exp(logs[row] - most)


@kernel
def resample(likely: Float64Array, halves: int, places: Int64Array) -> None:
    """Fills `places` with those of the deals, each as often as its weight asks, within one, in order.

    halves: 1 where neighbours, which are copies of each other, go to different halves.
    """
    total, many = 0.0, len(places)
    for row in range(len(likely)):
        total += likely[row]
    place, upto = 0, likely[0]
    for number in range(many):
        wanted = (number + 0.5) / many
        while place < len(likely) - 1 and upto / total < wanted:
            place += 1
            upto += likely[place]
        places[(number & 1) * (many >> 1) + (number >> 1) if halves else number] = place


@kernel
def pick(rows: Int64Array, places: Int64Array, picked: Int64Array) -> None:
    """Fills `picked` with the rows at these places."""
    for number in range(len(places)):
        for column in range(len(picked[0])):
            picked[number, column] = rows[places[number], column]


@kernel
def kept(worlds: Int64Array, silent: Int64Array, least: int, doubt: float, logs: Float64Array) -> None:
    """Adds `doubt` to a deal's logarithm for each of its sets of cards that might have been told, and was not.

    silent: rows of a seat, what it has played, and the cards of a kind; so many of them at least might have been told.
    """
    for row in range(len(worlds)):
        for case in range(len(silent)):
            dealt = int(worlds[row, silent[case, 0]]) | int(silent[case, 1])
            if count(dealt & int(silent[case, 2])) >= least:
                logs[row] += doubt
