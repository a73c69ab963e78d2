"""The recipes, a module or package a game: all that strong knows of single games stands here."""

from __future__ import annotations

from typing import TYPE_CHECKING, Final

from fourkings.bots.strong.games import default, four_hundred, jeu_du_roi, king, quarante
from fourkings.rulebook.game import Rules

if TYPE_CHECKING:
    from collections.abc import Mapping

    from fourkings.bots.strong.recipe import Recipe

RECIPES: Final[Mapping[str, Recipe]] = {
    "quarante": quarante.MODERN,
    "quarante-1792": quarante.OF_1792,
    "400": four_hundred.RECIPE,
    "jeu-du-roi": jeu_du_roi.RECIPE,
    "king": king.RECIPE,
}


def recipe_of(rules: Rules) -> Recipe:
    """The recipe of a game, the default where it has none of its own."""
    return RECIPES.get(rules.game.ID) or default.recipe_of(rules)
