"""Belief: deals that fit a view, weighted by how likely they make the calls and the cards played.

Three models of a player give log-likelihoods of the cards, (deals,), from samples, (deals, 4): a net, odds that depend on a
card's features, and merit as careful and a linear policy see it. No model is the people at the table, so every choice has a
share of doubt and the evidence is scaled down by a trust that each recipe sets.
"""

from __future__ import annotations

import math
from collections.abc import Callable
from dataclasses import dataclass
from functools import cache
from typing import TYPE_CHECKING, Final, NamedTuple

from fourkings import encoding
from fourkings.kernels import arrays, load
from fourkings.kernels.policy.careful import TEMPERS
from fourkings.rulebook.tricks import played
from fourkings.views import View

if TYPE_CHECKING:
    from fourkings.kernels.arrays import Float64Array, Int64Array

Evidence = Callable[[View, "Int64Array"], "Float64Array"]
"""A function from samples, (deals, 4), to the log-likelihood in each of what was seen, (deals,), scaled by the trust in it.
Constants may be left out."""

MOST_DEMAND: Final = 3
"""A later round, if its deals are much likelier than the first round's, keeps at most so many times what was requested."""


@dataclass(frozen=True)
class Belief:
    """Settings by which deals are weighted, and how many are drawn."""

    evidence: tuple[Evidence, ...] = ()
    has_evidence: Callable[[View], bool] = lambda view: False  # whether there is any evidence yet
    drawn: int = 1  # deals drawn for each that is kept
    most: int = 300  # if no more deals fit, an endgame enumerates them: about as many as are drawn otherwise
    halves: bool = False  # whether each half of the deals must be a fair sample


class WeightedDeals(NamedTuple):
    """Every deal that fits a view, with weights that add up to one."""

    samples: Int64Array
    weights: Float64Array


def weigh(belief: Belief, view: View, samples: Int64Array) -> Float64Array:
    """Return the likelihood of each sample given the calls and cards seen, relative to the likeliest."""
    total = log_likelihoods(belief, view, samples)
    load("likelihood.weights").weights(total)
    return total


def log_likelihoods(belief: Belief, view: View, samples: Int64Array) -> Float64Array:
    """Return the log-likelihood of the calls and cards seen in each sample."""
    total, k = arrays.float_zeros(len(samples)), load("likelihood.weights")
    for evidence in belief.evidence:
        k.add(total, evidence(view, samples))
    return total


def resample(samples: Int64Array, weights: Float64Array, count: int, halves: bool = False) -> Int64Array:
    """Return `count` of the weighted samples, each as often as its weight demands, to within one, in order.

    halves: True to put neighbours, which may be copies of each other, into different halves.
    """
    k, indices, picked = load("likelihood.weights"), arrays.zeros(count), arrays.zeros(count, 4)
    k.resample(weights, halves, indices)
    k.pick(samples, indices, picked)
    return picked


class Draws:
    """Deals that fit a view, drawn in rounds, each as often as it is likely among those of all rounds.

    The first round keeps as many as it is asked for, and later ones as many as their likelihood demands at its rate. So all
    that are kept count alike: rounds estimate what one sample of the same deals does.
    """

    def __init__(self, belief: Belief, view: View) -> None:
        from fourkings.sampling import Deals, constraints

        self.belief, self.view, self.fits = belief, view, Deals(constraints(view))
        self.rate: tuple[float, float] | None = None  # the greatest log-likelihood, and deals for one of it

    def draw(self, seed: int, count: int) -> Int64Array:
        """Return about `count` more deals: (deals, 4); in the first round exactly so many."""
        if not self.belief.has_evidence(self.view):
            return self.fits.draw(seed, count)
        drawn = self.fits.draw(seed, count * self.belief.drawn)
        likelihoods = log_likelihoods(self.belief, self.view, drawn)
        most = max(likelihoods.tolist())
        load("likelihood.weights").weights(likelihoods)
        total = math.fsum(likelihoods.tolist())
        if self.rate is None:
            self.rate = most, count / total
        else:
            demand = self.rate[1] * total * math.exp(min(most - self.rate[0], 99))
            count = 2 * round(min(max(demand, 2), MOST_DEMAND * count) / 2)
        return resample(drawn, likelihoods, count, self.belief.halves and count % 2 == 0)


def draw(belief: Belief, view: View, seed: int, count: int) -> Int64Array:
    """Return `count` deals that fit the view, as often as they are likely: (count, 4)."""
    return Draws(belief, view).draw(seed, count)


def enumerate_deals(belief: Belief, view: View) -> WeightedDeals | None:
    """Return all deals that fit, each once with its weight, or None if there are too many.

    Sampling would estimate the same with noise. Raise ValueError if no deal fits.
    """
    from fourkings.sampling import Deals, all_deals, constraints

    known = constraints(view)
    deals = Deals(known)
    if deals.count > belief.most:
        return None
    if not deals.count:
        raise deals.nothing_fits()
    samples = all_deals(known)
    weights = weigh(belief, view, samples)
    load("likelihood.weights").scale(weights, 1 / sum(weights.tolist()))
    return WeightedDeals(samples, weights)


def others_have_played(view: View) -> bool:
    """Return True if other seats have played cards."""
    return any(gone for seat, gone in enumerate(played(view)) if seat != view.turn)


def scale_logs(logs: Float64Array, trust: float) -> Float64Array:
    """Scale log-likelihoods in place by the trust in them, and return them."""
    load("likelihood.weights").scale(logs, trust)
    return logs


def net_likelihood(view: View, samples: Int64Array, net: Int64Array, habit: float = 1.0) -> Float64Array:
    """Return log-likelihoods of the cards played if players choose as a net does: see `kernels/likelihood/net`.

    net: one row for all seats; habit: how firmly players keep to one of equal cards, from 0 to 1.
    """
    k, logs, contract = load("likelihood.net"), arrays.float_zeros(len(samples)), encoding.contract_of(view)
    k.likelihoods(
        samples, encoding.plies(view), *encoding.arrays_of(contract), int(view.rules.game.PARTNERS),
        int(encoding.is_negative(contract)), habit, arrays.reshape(net, k.SIZE), odds_table(), arrays.zeros(k.SCRATCH),
        logs,
    )  # fmt: skip
    return logs


def odds_likelihood(view: View, samples: Int64Array, weights: Int64Array) -> Float64Array:
    """Return log-likelihoods of the cards played, by a linear policy's odds of cards: `kernels/likelihood/linear`."""
    k, logs = load("likelihood.linear"), arrays.float_zeros(len(samples))
    given, partners = encoding.arrays_of(encoding.contract_of(view)), int(view.rules.game.PARTNERS)
    k.likelihoods(samples, encoding.plies(view), *given, partners, weights, odds_table(), logs)
    return logs


def merit_likelihood(view: View, samples: Int64Array, weights: Int64Array, scales: tuple[float, float]) -> Float64Array:
    """Return log-likelihoods of the cards played if players choose by a softmax of careful's and a linear policy's merits.

    scales: for both merits, how much better a card must be to be e times as likely; 0 leaves that merit out. See
    `kernels/likelihood/softmax`.
    """
    import numpy as np

    logs, given = np.empty(len(samples)), encoding.arrays_of(encoding.contract_of(view))
    k = load("likelihood.softmax")
    k.likelihoods(samples, view.turn, *encoding.history(view), *given, weights, np.array(TEMPERS), np.array(scales), logs)
    return logs


@cache
def odds_table() -> Int64Array:
    """Return 2 ** (20 - n / UNIT), rounded, for n = 0, 1, …: a table by which the kernels turn odds into likelihoods."""
    k = load("likelihood.linear", plain=True)
    return arrays.int_array(round(2 ** (20 - step / k.UNIT)) for step in range(k.DEEPEST * k.UNIT))
