"""Strong 8, which sat at the tables where the nets that imitate were taught, and policy 2, with which they begin.

Where all play for themselves it asks what careful and a linear policy see in the cards played, and plays deals out by
careful and policy 2; in the 400 it plays them out by the linear policy alone. Its play at the beginning of a match is all
that is kept: near the end strong 8 played King for points, and this one plays as today's does. No command makes policy 2
(`policy-2.npz`) again: that of its first lessons was not kept.
"""

from __future__ import annotations

from collections.abc import Mapping
from dataclasses import replace
from functools import cache
from pathlib import Path
from typing import TYPE_CHECKING, Final

import numpy as np

from fourkings import encoding
from fourkings.bots import evaluation, policies
from fourkings.bots.strong import WORLDS, recipe
from fourkings.bots.strong.games import RECIPES, four_hundred, individual, king
from fourkings.bots.strong.recipe import Rollout, join_outcomes, play_out_as_careful
from fourkings.rulebook.cards import Card
from fourkings.rulebook.deck import Stream
from fourkings.rulebook.game import Action
from fourkings.views import View

if TYPE_CHECKING:
    from numpy.typing import NDArray

    from fourkings.kernels.arrays import Int64Array

FIRST: Final = 2


@cache
def nets(version: int) -> Mapping[str, NDArray[np.int8]]:
    """Return the nets of a version: policy 2, which is beside this file, or one that ships."""
    if version != FIRST:
        return {kind: np.asarray(net) for kind, net in policies.nets(version).items()}
    with np.load(Path(__file__).with_name(f"policy-{FIRST}.npz")) as file:
        return {kind: file[kind] for kind in file.files}


def play(view: View, samples: Int64Array, cards: list[Card], seed: int) -> tuple[evaluation.Outcome, ...]:
    """Play half of the deals out as careful if taking costs, the others by policy 2."""
    contract = encoding.contract_of(view)
    half = len(samples) // 2 if encoding.is_negative(contract) else 0
    kind = policies.kind(view.rules, contract)
    net = policies.net(nets(FIRST)[kind], policies.TEMPERATURES.get(kind, 1.0))
    outcome = evaluation.play_out(view, samples[half:], cards, net, individual.NET_NOISE, seed)
    if half:
        outcome = join_outcomes(outcome, play_out_as_careful(view, samples[:half], cards, individual.CAREFUL_NOISE, seed))
    return (outcome,)


RECIPES_OF_8: Final = {
    **RECIPES,
    "400": replace(RECIPES["400"], rollout=Rollout(four_hundred.by_linear)),
    "jeu-du-roi": replace(
        RECIPES["jeu-du-roi"],
        belief=replace(RECIPES["jeu-du-roi"].belief, evidence=(individual.merit_evidence,)),
        rollout=Rollout(play),
    ),
    "king": replace(
        RECIPES["king"],
        belief=replace(RECIPES["king"].belief, evidence=(king.evidence_with(individual.merit_evidence),)),
        rollout=Rollout(play),
    ),
}


class Strong8:
    """Strong as it was in version 8, while no match is near its end."""

    NAME, VERSION = "strong", 8

    def choose(self, view: View, rng: Stream, limit: int | None = None) -> Action:
        """Choose as that version did."""
        seed = rng.below(1 << 62)
        if len(view.legal) == 1:
            return view.legal[0]
        return recipe.decide(RECIPES_OF_8[view.rules.game.ID], view, seed, limit or WORLDS)
