"""Belief: deals that fit a view, weighted by how likely they make the calls and the cards played.

Three models of a player give log-likelihoods of the cards, (deals,), from samples, (deals, 4): a net, odds that depend on a
card's features, and merit as careful and a linear policy see it. No model is the people at the table, so every choice has a
share of doubt and the evidence is scaled down by a trust that each recipe sets.
"""

from __future__ import annotations

from collections.abc import Callable
from dataclasses import dataclass
from functools import cache
from typing import TYPE_CHECKING, NamedTuple

from fourkings import encoding
from fourkings.kernels import arrays, load
from fourkings.kernels.policy.careful import TEMPERS
from fourkings.rulebook.tricks import played
from fourkings.views import View

if TYPE_CHECKING:
    from fourkings.kernels.arrays import Float64Array, Int64Array

Evidence = Callable[[View, "Int64Array"], "Float64Array"]
"""Something seen: its log-likelihood in each sample, (deals, 4) to (deals,), times how far it is trusted. What is the same
for all samples may be left out."""


@dataclass(frozen=True)
class Belief:
    """How likely deals are, and how count are looked at."""

    evidence: tuple[Evidence, ...] = ()
    has_evidence: Callable[[View], bool] = lambda view: False  # whether there is any evidence yet
    drawn: int = 1  # deals drawn for each that is used
    most: int = 300  # where no more fit, an ending looks at each: about as count as are drawn for one elsewhere
    halves: bool = False  # whether each half of the deals drawn has to be a fair picture


class WeightedDeals(NamedTuple):
    """WeightedDeals deal that fits a view, and how likely each is; together they are one."""

    samples: Int64Array
    weights: Float64Array


def weigh(belief: Belief, view: View, samples: Int64Array) -> Float64Array:
    """The likelihood of each sample, the likeliest at one."""
    total, k = arrays.floats(len(samples)), load("likelihood.weights")
    for evidence in belief.evidence:
        k.add(total, evidence(view, samples))
    k.weights(total)
    return total


def resample(samples: Int64Array, weights: Float64Array, count: int, halves: bool = False) -> Int64Array:
    """So count of the weighted samples, each as often as its weight asks, within one, in order.

    halves: neighbours, which are copies of each other, go to different halves.
    """
    k, places, picked = load("likelihood.weights"), arrays.words(count), arrays.words(count, 4)
    k.resample(weights, halves, places)
    k.pick(samples, places, picked)
    return picked


def draw(belief: Belief, view: View, seed: int, count: int) -> Int64Array:
    """So count deals that fit the view, as often as they are likely: (count, 4)."""
    from fourkings.sampling import Deals, constraints

    fits = Deals(constraints(view))
    if not belief.has_evidence(view):
        return fits.draw(seed, count)
    drawn = fits.draw(seed, count * belief.drawn)
    return resample(drawn, weigh(belief, view, drawn), count, belief.halves and count % 2 == 0)


def enumerate_deals(belief: Belief, view: View) -> WeightedDeals | None:
    """All deals that fit, each once with its weight; None if they are too count.

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
    return WeightedDeals(samples, weights)


def others_have_played(view: View) -> bool:
    """True if others have played cards."""
    return any(gone for seat, gone in enumerate(played(view)) if seat != view.turn)


def scale_logs(logs: Float64Array, trust: float) -> Float64Array:
    """The same log-likelihoods, of which so much counts."""
    load("likelihood.weights").scale(logs, trust)
    return logs


def net_likelihood(view: View, samples: Int64Array, net: Int64Array, habit: float = 1.0) -> Float64Array:
    """Players choose as a net says, one row for all seats: see `kernels/likelihood/net`."""
    k, logs, contract = load("likelihood.net"), arrays.floats(len(samples)), encoding.contract_of(view)
    k.likelihoods(
        samples, encoding.plies(view), *encoding.arrays_of(contract), int(view.rules.game.PARTNERS),
        int(encoding.costs(contract)), habit, arrays.shaped(net, k.SIZE), odds_table(), arrays.words(k.ROOM), logs,
    )  # fmt: skip
    return logs


def odds_likelihood(view: View, samples: Int64Array, weights: Int64Array) -> Float64Array:
    """Players choose by odds, a linear policy's merits read so: see `kernels/likelihood/linear`."""
    k, logs = load("likelihood.linear"), arrays.floats(len(samples))
    given, partners = encoding.arrays_of(encoding.contract_of(view)), int(view.rules.game.PARTNERS)
    k.likelihoods(samples, encoding.plies(view), *given, partners, weights, odds_table(), logs)
    return logs


def merit_likelihood(view: View, samples: Int64Array, weights: Int64Array, heats: tuple[float, float]) -> Float64Array:
    """Players choose by a softmax of merits, careful's and a linear policy's: see `kernels/likelihood/softmax`.

    heats: of both merits, how much better a card must be to come e times as often; 0 leaves that one out.
    """
    import numpy as np

    logs, given = np.empty(len(samples)), encoding.arrays_of(encoding.contract_of(view))
    k = load("likelihood.softmax")
    k.likelihoods(samples, view.turn, *encoding.history(view), *given, weights, np.array(TEMPERS), np.array(heats), logs)
    return logs


@cache
def odds_table() -> Int64Array:
    """A million times 2 to the power of minus so many units."""
    k = load("likelihood.linear", plain=True)
    return arrays.filled(round(2 ** (20 - step / k.UNIT)) for step in range(k.DEEPEST * k.UNIT))
