"""Evidence of the cards played: how likely the others' choices were in each sample, by three pictures of players.

A player chooses as a net says that players do, by odds that hang on a card's features, or by merit, as careful and a linear
policy see it. None is what the people at the table do, so a choice has a share of doubt, and the answer counts for less
than it says: by how much stands in the recipes. Each function gives log-likelihoods, (deals,), from samples, (deals, 4).
"""

from __future__ import annotations

from functools import cache
from typing import TYPE_CHECKING

from fourkings import encoding
from fourkings.kernels import arrays, load
from fourkings.kernels.policy.careful import TEMPERS
from fourkings.rulebook.tricks import played
from fourkings.views import View

if TYPE_CHECKING:
    from fourkings.kernels.arrays import Float64Array, Int64Array


def seen(view: View) -> bool:
    """True if others have played cards."""
    return any(gone for seat, gone in enumerate(played(view)) if seat != view.turn)


def scaled(logs: Float64Array, trust: float) -> Float64Array:
    """The same log-likelihoods, of which so much counts."""
    load("likelihood.weights").scale(logs, trust)
    return logs


def by_net(view: View, samples: Int64Array, net: Int64Array, habit: float = 1.0) -> Float64Array:
    """Players choose as a net says, one row for all seats: see `kernels/likelihood/net`."""
    k, logs, contract = load("likelihood.net"), arrays.floats(len(samples)), encoding.contract_of(view)
    k.likelihoods(
        samples, encoding.plies(view), *encoding.arrays_of(contract), int(view.rules.game.PARTNERS),
        int(encoding.costs(contract)), habit, arrays.shaped(net, k.SIZE), odds(), arrays.words(k.ROOM), logs,
    )  # fmt: skip
    return logs


def by_odds(view: View, samples: Int64Array, weights: Int64Array) -> Float64Array:
    """Players choose by odds, a linear policy's merits read so: see `kernels/likelihood/linear`."""
    k, logs = load("likelihood.linear"), arrays.floats(len(samples))
    given, partners = encoding.arrays_of(encoding.contract_of(view)), int(view.rules.game.PARTNERS)
    k.likelihoods(samples, encoding.plies(view), *given, partners, weights, odds(), logs)
    return logs


def by_merit(view: View, samples: Int64Array, weights: Int64Array, heats: tuple[float, float]) -> Float64Array:
    """Players choose by a softmax of merits, careful's and a linear policy's: see `kernels/likelihood/softmax`.

    heats: of both merits, how much better a card must be to come e times as often; 0 leaves that one out.
    """
    import numpy as np

    logs, given = np.empty(len(samples)), encoding.arrays_of(encoding.contract_of(view))
    k = load("likelihood.softmax")
    k.likelihoods(samples, view.turn, *encoding.history(view), *given, weights, np.array(TEMPERS), np.array(heats), logs)
    return logs


@cache
def odds() -> Int64Array:
    """A million times 2 to the power of minus so many units."""
    k = load("likelihood.linear", plain=True)
    return arrays.filled(round(2 ** (20 - step / k.UNIT)) for step in range(k.DEEPEST * k.UNIT))
