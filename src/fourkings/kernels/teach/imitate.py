"""What nets learn from the choices of players: a softmax of a net's merits is to make the card that was played likely."""

from __future__ import annotations

from math import exp, log
from typing import TYPE_CHECKING, NamedTuple

from .. import kernel
from ..policy.features import FEATURES
from ..policy.net import LANES
from .self_play import HALF, Net

if TYPE_CHECKING:
    from ..arrays import Float32Array, Float64Array, Int16Array, Int64Array


class Choices(NamedTuple):
    """Choices, one after the other: the cards of choice i are the rows from `starts[i]` on."""

    groups: Int64Array
    starts: Int64Array
    chosen: Int64Array
    rows: Int16Array  # of each card, a row for each feature


@kernel
def learn(  # noqa: C901, PLR0912 - two numbered steps, which calls would slow down
    order: Int64Array, choices: Choices, net: Net, slopes: Net, teach: int, sums: Float32Array, merits: Float64Array,
) -> tuple[float, int]:  # fmt: skip
    """Goes through choices in this order and adds up their slopes, where `teach` is 1.

    Returns the sum of the logarithms of their chances, and how many were the likeliest.
    """
    likely, right = 0.0, 0
    for place in range(len(order)):
        choice = int(order[place])
        group, start, chosen = int(choices.groups[choice]), int(choices.starts[choice]), int(choices.chosen[choice])
        many = int(choices.starts[choice + 1]) - start
        net_lanes, net_points = net.lanes[group], net.points[group]
        # 1. The merits of the cards.
        most, best, total = -1e9, 0, 0.0
        for card in range(many):
            merits[card] = 0.0
            for lane in range(LANES):
                sums[card, lane] = 0
            for feature in range(FEATURES):
                row = int(choices.rows[start + card, feature])
                merits[card] += net_points[row]
                for lane in range(LANES):
                    sums[card, lane] += net_lanes[row, lane]
            for lane in range(LANES):
                part = max(sums[card, lane], 0.0)
                merits[card] += part if lane < HALF else -part
            if merits[card] > most:
                most, best = merits[card], card
        for card in range(many):
            total += exp(merits[card] - most)
        likely += merits[chosen] - most - log(total)
        right += 1 if chosen == best else 0
        if not teach:
            continue
        # 2. What the choice says of them.
        slope_lanes, slope_points = slopes.lanes[group], slopes.points[group]
        for card in range(many):
            pull = (1.0 if card == chosen else 0.0) - exp(merits[card] - most) / total
            for lane in range(LANES):
                up = pull if lane < HALF else -pull
                sums[card, lane] = up if sums[card, lane] > 0 else 0.0
            for feature in range(FEATURES):
                row = int(choices.rows[start + card, feature])
                slope_points[row] += pull
                for lane in range(LANES):
                    slope_lanes[row, lane] += sums[card, lane]
    return likely, right
