"""Imitation learning: a net is trained so that a softmax of its merits makes the cards that players chose likely."""

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
    """Decisions of players for training: the cards to choose from in decision i are the rows from `starts[i]` on."""

    groups: Int64Array
    starts: Int64Array
    chosen: Int64Array
    rows: Int16Array  # of each card, a row for each feature


@kernel
def learn(  # noqa: C901, PLR0912 - two numbered steps, which calls would slow down
    order: Int64Array, choices: Choices, net: Net, gradients: Net, training: int, sums: Float32Array, merits: Float64Array,
) -> tuple[float, int]:  # fmt: skip
    """Compare a net with the choices of players, in this order, and, if `training` is 1, add up the gradients.

    gradients: the sums, of the net's shape · sums, merits: working memory. Returns the sum of the log-likelihoods of the
    chosen cards, and how often the likeliest card was chosen.
    """
    log_likelihood, correct = 0.0, 0
    for index in range(len(order)):
        choice = int(order[index])
        group, start, chosen = int(choices.groups[choice]), int(choices.starts[choice]), int(choices.chosen[choice])
        card_count = int(choices.starts[choice + 1]) - start
        net_lanes, net_points = net.lanes[group], net.points[group]
        # 1. The merits of the cards.
        best_value, best, total = -1e9, 0, 0.0
        for card in range(card_count):
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
            if merits[card] > best_value:
                best_value, best = merits[card], card
        for card in range(card_count):
            total += exp(merits[card] - best_value)
        log_likelihood += merits[chosen] - best_value - log(total)
        correct += 1 if chosen == best else 0
        if not training:
            continue
        # 2. The gradient.
        slope_lanes, slope_points = gradients.lanes[group], gradients.points[group]
        for card in range(card_count):
            pull = (1.0 if card == chosen else 0.0) - exp(merits[card] - best_value) / total
            for lane in range(LANES):
                gradient = pull if lane < HALF else -pull
                sums[card, lane] = gradient if sums[card, lane] > 0 else 0.0
            for feature in range(FEATURES):
                row = int(choices.rows[start + card, feature])
                slope_points[row] += pull
                for lane in range(LANES):
                    slope_lanes[row, lane] += sums[card, lane]
    return log_likelihood, correct
