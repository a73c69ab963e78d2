"""Strong in hearts: the recipe of games of four for themselves, as King and Le Jeu du Roi have it.

As it has nets for their deals, it has two for hearts (`hearts_nets.npz`, by `hearts_nets.py`); `untaught` does without and
takes those of King's deal of hearts, which knows no queen of spades. What a contract asks of a lead or a discard is taken
to hold for the whole deal: the first trick is thought about by what holds after it, and playouts take hearts for broken, as
they soon are, where those of `untaught` lead none to the end.
"""

from __future__ import annotations

import sys
from collections.abc import Mapping
from dataclasses import replace
from functools import cache, reduce
from pathlib import Path
from typing import TYPE_CHECKING, Final

import numpy as np

from fourkings.bots import evaluation, policies, strong
from fourkings.bots.strong import WORLDS, recipe
from fourkings.bots.strong.belief import Belief, net_likelihood
from fourkings.bots.strong.games import careful_calls, default, individual
from fourkings.bots.strong.recipe import Recipe, Rollout, join_outcomes, play_out_as_careful
from fourkings.rulebook.cards import Card
from fourkings.rulebook.deck import Stream
from fourkings.rulebook.game import Action
from fourkings.rulebook.games import rules
from fourkings.views import View

if TYPE_CHECKING:
    from fourkings.kernels.arrays import Float64Array, Int64Array

sys.path.insert(0, str(Path(__file__).parents[2] / "examples" / "games" / "hearts"))

import fourkings_hearts as game

RULES: Final = rules(game.GAME, options={"passing": "off", "moon": "off"})
"""Hearts without passing and without shooting the moon."""

ALONE: Final = Recipe(
    belief=Belief((individual.cards_played,), has_evidence=individual.has_evidence, drawn=individual.DRAWN, halves=True),
    rollout=individual.ROLLOUT,
    utility=evaluation.utility,
    endgame=None,
    calls=careful_calls,
    tie_break=individual.TIE_BREAK,
)
NETS: Final = Path(__file__).with_name("hearts_nets.npz")


@cache
def nets() -> Mapping[str, Int64Array]:
    """Return the nets for hearts as the kernels take them."""
    with NETS.open("rb") as file, np.load(file) as arrays:
        return {name: policies.net(arrays[name]) for name in arrays.files}


def cards_played(view: View, samples: Int64Array) -> Float64Array:
    """Weigh deals by the net of how players choose in hearts."""
    return individual.TRUST_IN_NET * net_likelihood(view, samples, nets()["players"], individual.HABIT)


def play(view: View, samples: Int64Array, cards: list[Card], seed: int) -> tuple[evaluation.Outcome, ...]:
    """Play out a third of the deals each as careful, by how players choose, and by the self-taught net."""
    view = replace(view, contract=game.BROKEN)
    careful, *parts = np.array_split(samples, 3)
    outcomes = [play_out_as_careful(view, careful, cards, individual.CAREFUL_NOISE, seed)]
    for part, net in zip(parts, (nets()["players"], nets()["policy"]), strict=True):
        outcomes.append(evaluation.play_out(view, part, cards, net, individual.NET_NOISE, seed))
    return (reduce(join_outcomes, outcomes),)


TAUGHT: Final = replace(ALONE, belief=replace(ALONE.belief, evidence=(cards_played,)), rollout=Rollout(play))
RECIPES: Final = {"alone": TAUGHT, "untaught": ALONE, "default": default.RECIPE}


class Strong:
    """Strong by one of the recipes."""

    NAME: Final = "strong"
    VERSION: Final = strong.VERSION

    def __init__(self, name: str = "alone", limit: int = WORLDS) -> None:
        self.recipe, self.limit = RECIPES[name], limit

    def choose(self, view: View, rng: Stream, limit: int | None = None) -> Action:
        """Choose by the recipe."""
        seed = rng.below(1 << 62)
        if len(view.legal) == 1:
            return view.legal[0]
        if view.contract == game.FIRST:
            view = replace(view, contract=game.UNBROKEN)
        return recipe.decide(self.recipe, view, seed, limit or self.limit)
