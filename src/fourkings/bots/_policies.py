"""Rules of thumb for playouts: which of them a deal is played out by, and their weights as the kernels take them.

The weights stand in `policies/<version>.json`: for each kind of deal a table from the situation that a card makes to the
weights of its features, all by the names below. See `kernels/thumb` for what the features mean.
"""

from __future__ import annotations

import json
from collections.abc import Mapping
from functools import cache
from importlib.resources import files
from typing import TYPE_CHECKING, Final

from fourkings.cards import group_name
from fourkings.kernels import load
from fourkings.options import Rules
from fourkings.tricks import Contract

if TYPE_CHECKING:
    import numpy as np
    from numpy.typing import NDArray

    Words = NDArray[np.int64]

Table = Mapping[str, Mapping[str, int]]
"""Situation to feature to weight."""

SITUATIONS: Final = ("lead", "above-2nd", "above-3rd", "above-last", "below", "ruff", "ruff-last", "throw")
FEATURES: Final = (
    "one", "worth", "pot", "over", "under", "length", "cover", "master", "height", "haste", "costly-under", "costly-over",
    "foes-void", "friend-void", "trumped", "ruffs-out", "trumps-out", "own-trumps",
)  # fmt: skip
MOODS: Final = ("", "own-settled", "partner-settled", "both-settled")
"""400: whether one's own bid, the partner's or both are made or lost already."""
PLACES: Final = tuple(
    " ".join(filter(None, (mood, ahead, situation)))
    for mood in MOODS
    for ahead in ("", "partner-wins")
    for situation in SITUATIONS
)
"""Every situation by name, in the order of the kernel's weights."""


def kind(rules: Rules, contract: Contract) -> str:
    """The kind of deal, by what its play of cards is about: the name of its table."""
    game, payoff = rules.game, contract.payoff
    if game.PARTNERS:
        return game.ID
    if payoff.trick < 0:
        return "tricks"
    if payoff.trick > 0:
        return ("trumps" if contract.trump else "no-trumps") + (" and their points" if payoff.cards else "")
    if payoff.last[0]:
        return f"last {payoff.last[0]}"
    barred = " barred" if contract.duties.no_lead | contract.duties.keep else ""
    return group_name(payoff.cards[0][0]) + barred


@cache
def tables(version: int) -> Mapping[str, Table]:
    """All kinds of deals of one version."""
    text = (files("fourkings.bots") / "policies" / f"{version}.json").read_text(encoding="utf-8")
    found: Mapping[str, Table] = json.loads(text)
    return found


@cache
def weights(version: int, name: str) -> Words:
    """The weights of a kind of deal, one row for each seat."""
    return rows(tables(version)[name])


def rows(table: Table) -> Words:
    """A table as the kernels take it, one row for each seat; what is not named weighs nothing."""
    import numpy as np

    places = np.zeros((len(PLACES), len(FEATURES)), np.int64)
    for place, named in table.items():
        for feature, weight in named.items():
            places[PLACES.index(place), FEATURES.index(feature)] = weight
    assert places.size == load("thumb", plain=True).WEIGHTS
    return np.tile(places.reshape(-1), (4, 1))


def table_of(row: Words) -> dict[str, dict[str, int]]:
    """One seat's weights as a table: the way back."""
    places = row.reshape(len(PLACES), len(FEATURES))
    named = {
        place: {feature: int(weight) for feature, weight in zip(FEATURES, weights, strict=True) if weight}
        for place, weights in zip(PLACES, places, strict=True)
    }
    return {place: weights for place, weights in named.items() if weights}
