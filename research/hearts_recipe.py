"""Strong in hearts: the recipe of games of four for themselves, as King and Le Jeu du Roi have it, and nothing of its own.

What a contract asks of a lead or a discard the playouts take to hold for the whole deal, so the first trick is thought
about by what holds after it; that hearts may be led once they are broken, playouts that begin before do not know.
"""

from __future__ import annotations

import sys
from dataclasses import replace
from pathlib import Path
from typing import Final

from fourkings.players.bots import strong, worlds
from fourkings.players.bots.strong import WORLDS, recipe
from fourkings.players.bots.strong.belief import Belief
from fourkings.players.bots.strong.recipe import Recipe
from fourkings.players.bots.strong.recipes import _alone, _careful_talk, default
from fourkings.rulebook.deck import Stream
from fourkings.rulebook.game import Action
from fourkings.windows.view import View

sys.path.insert(0, str(Path(__file__).parent / "hearts_game"))

import fourkings_hearts as game

ALONE: Final = Recipe(
    belief=Belief((_alone.cards_played,), heard=_alone.heard, drawn=_alone.DRAWN, halves=True),
    rollout=_alone.ROLLOUT,
    utility=worlds.utility,
    endgame=None,
    talk=_careful_talk,
    tie_break=_alone.TIE_BREAK,
)
RECIPES: Final = {"alone": ALONE, "default": default.RECIPE}


class Strong:
    """Strong by one of the recipes."""

    NAME: Final = "strong"
    VERSION: Final = strong.VERSION

    def __init__(self, name: str = "alone", limit: int = WORLDS) -> None:
        self.recipe, self.limit = RECIPES[name], limit

    def choose(self, view: View, rng: Stream, limit: int | None = None) -> Action:
        """What is worth most over so many deals that fit the view."""
        seed = rng.below(1 << 62)
        if len(view.legal) == 1:
            return view.legal[0]
        if view.contract == game.FIRST:
            view = replace(view, contract=game.UNBROKEN)
        return recipe.decide(self.recipe, view, seed, limit or self.limit)
