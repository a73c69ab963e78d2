"""Evidence of the cards played: how likely the others' choices were in each sample, by three pictures of players.

A player chooses as a net says that players do, by odds that hang on a card's features, or by merit, as careful and a linear
policy see it. None is what the people at the table do, so a choice has a share of doubt, and the answer counts for less
than it says: by how much stands in the recipes. Each function gives log-likelihoods, (deals,), from samples, (deals, 4).
"""

from __future__ import annotations

from functools import cache
from typing import TYPE_CHECKING

from fourkings.kernels import load
from fourkings.kernels.policy.careful import TEMPERS
from fourkings.players import encoding
from fourkings.rulebook.tricks import played
from fourkings.windows.view import View

if TYPE_CHECKING:
    from fourkings.kernels.arrays import Float64Array, Int64Array


def seen(view: View) -> bool:
    """True if others have played cards."""
    return any(gone for seat, gone in enumerate(played(view)) if seat != view.turn)


def by_net(view: View, samples: Int64Array, net: Int64Array, habit: float = 1.0) -> Float64Array:
    """Players choose as a net says, one row for all seats: see `kernels/likelihood/net`."""
    import numpy as np

    k, fits = load("likelihood.net"), np.empty(len(samples))
    contract = encoding.contract_of(view)
    arrays, partners, dear = encoding.arrays_of(contract), int(view.rules.game.PARTNERS), int(encoding.costs(contract))
    k.likelihoods(
        samples,
        encoding.plies(view),
        *arrays,
        partners,
        dear,
        habit,
        net[0],
        odds(),
        np.zeros(k.ROOM, np.int64),
        fits,
    )
    return fits


def by_odds(view: View, samples: Int64Array, weights: Int64Array) -> Float64Array:
    """Players choose by odds, a linear policy's merits read so: see `kernels/likelihood/linear`."""
    import numpy as np

    k, fits = load("likelihood.linear"), np.empty(len(samples))
    arrays, partners = encoding.arrays_of(encoding.contract_of(view)), int(view.rules.game.PARTNERS)
    k.likelihoods(samples, encoding.plies(view), *arrays, partners, weights, odds(), fits)
    return fits


def by_merit(view: View, samples: Int64Array, weights: Int64Array, heats: tuple[float, float]) -> Float64Array:
    """Players choose by a softmax of merits, careful's and a linear policy's: see `kernels/likelihood/softmax`.

    heats: of both merits, how much better a card must be to come e times as often; 0 leaves that one out.
    """
    import numpy as np

    fits, arrays = np.empty(len(samples)), encoding.arrays_of(encoding.contract_of(view))
    k = load("likelihood.softmax")
    k.likelihoods(samples, view.turn, *encoding.history(view), *arrays, weights, np.array(TEMPERS), np.array(heats), fits)
    return fits


@cache
def odds() -> Int64Array:
    """A million times 2 to the power of minus so many units."""
    import numpy as np

    k = load("likelihood.linear", plain=True)
    return np.array([round(2 ** (20 - step / k.UNIT)) for step in range(k.DEEPEST * k.UNIT)], np.int64)
