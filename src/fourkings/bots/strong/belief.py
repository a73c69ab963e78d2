"""Belief: deals that fit a view, as often as what was said and done makes them likely."""

from __future__ import annotations

from collections.abc import Callable
from dataclasses import dataclass
from typing import TYPE_CHECKING, NamedTuple

from fourkings.kernels import arrays, load
from fourkings.views import View

if TYPE_CHECKING:
    from fourkings.kernels.arrays import Float64Array, Int64Array

Evidence = Callable[[View, "Int64Array"], "Float64Array"]
"""Something seen: its log-likelihood in each sample, (deals, 4) to (deals,), times how far it is trusted. What is the same
for all samples may be left out."""


@dataclass(frozen=True)
class Belief:
    """How likely deals are, and how many are looked at."""

    evidence: tuple[Evidence, ...] = ()
    heard: Callable[[View], bool] = lambda view: False  # whether there is any evidence yet
    drawn: int = 1  # deals drawn for each that is used
    most: int = 300  # where no more fit, an ending looks at each: about as many as are drawn for one elsewhere
    halves: bool = False  # whether each half of the deals drawn has to be a fair picture


class Every(NamedTuple):
    """Every deal that fits a view, and how likely each is; together they are one."""

    samples: Int64Array
    weights: Float64Array


def weigh(belief: Belief, view: View, samples: Int64Array) -> Float64Array:
    """The likelihood of each sample, the likeliest at one."""
    total, k = arrays.floats(len(samples)), load("likelihood.weights")
    for evidence in belief.evidence:
        k.add(total, evidence(view, samples))
    k.weights(total)
    return total


def resample(samples: Int64Array, weights: Float64Array, many: int, halves: bool = False) -> Int64Array:
    """So many of the weighted samples, each as often as its weight asks, within one, in order.

    halves: neighbours, which are copies of each other, go to different halves.
    """
    k, places, picked = load("likelihood.weights"), arrays.words(many), arrays.words(many, 4)
    k.resample(weights, halves, places)
    k.pick(samples, places, picked)
    return picked


def draw(belief: Belief, view: View, seed: int, many: int) -> Int64Array:
    """So many deals that fit the view, as often as they are likely: (many, 4)."""
    from fourkings.sampling import Deals, constraints

    fits = Deals(constraints(view))
    if not belief.heard(view):
        return fits.draw(seed, many)
    drawn = fits.draw(seed, many * belief.drawn)
    return resample(drawn, weigh(belief, view, drawn), many, belief.halves and many % 2 == 0)


def every(belief: Belief, view: View) -> Every | None:
    """All deals that fit, each once with its weight; None if they are too many.

    What is drawn would say the same, and add noise of its own.
    """
    from fourkings.sampling import Deals, constraints
    from fourkings.sampling import every as all_of

    known = constraints(view)
    if Deals(known).count > belief.most:
        return None
    samples = all_of(known)
    weights = weigh(belief, view, samples)
    load("likelihood.weights").scale(weights, 1 / sum(weights.tolist()))
    return Every(samples, weights)
