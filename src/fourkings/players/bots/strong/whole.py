"""Where few deals fit, all of them, each with its weight: what is drawn would say the same, and add noise of its own."""

from __future__ import annotations

from typing import TYPE_CHECKING, Final, NamedTuple

from fourkings.windows.view import View

if TYPE_CHECKING:
    from fourkings.kernels.arrays import Float64Array, Int64Array

MOST: Final = 300
"""Deals looked at one by one: about as many as are drawn for an ending elsewhere."""


class Whole(NamedTuple):
    """Every deal that fits a view, and how likely each is; together they are one."""

    worlds: Int64Array
    weights: Float64Array


def whole(view: View) -> Whole | None:
    """All deals that fit; None where they are too many."""
    from fourkings.players.sample import Deals, constraints, every

    known = constraints(view)
    if Deals(known).count > MOST:
        return None
    worlds = every(known)
    weights = likelihoods(view, worlds)
    return Whole(worlds, weights / weights.sum())


def likelihoods(view: View, worlds: Int64Array) -> Float64Array:
    """How likely each deal is beside the others, as `strong` takes it in each game by what was said and played."""
    import numpy as np

    from fourkings.players.bots import _policies, _worlds
    from fourkings.players.bots.strong import beliefs, four, reading
    from fourkings.rulebook.tricks import played

    if not view.rules.game.PARTNERS:
        contract = _worlds.contract_of(view)
        weights = _policies.weights(beliefs.POLICY, _policies.kind(view.rules, contract))
        return np.asarray(np.exp(beliefs.logarithms(view, contract, weights, worlds, *beliefs.history(view))))
    found = reading.weights(view, worlds, reading.history(view))
    if view.rules.game.ID == "400":
        found = found * four.said(view, worlds | np.array(played(view), np.int64)) ** four.TRUST
    return found
