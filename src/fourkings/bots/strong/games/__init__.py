"""Strong's recipes: all that it knows of single games, a module or package each."""

from collections.abc import Mapping
from typing import Final

from fourkings.bots import evaluation
from fourkings.bots.strong.belief import Belief
from fourkings.bots.strong.games import careful_calls, default, four_hundred, individual, king, quarante
from fourkings.bots.strong.recipe import Recipe
from fourkings.rulebook.game import Rules

JEU_DU_ROI: Final = Recipe(
    belief=Belief((individual.cards_played,), has_evidence=individual.has_evidence, drawn=individual.DRAWN, halves=True),
    rollout=individual.ROLLOUT,
    utility=evaluation.utility,
    endgame=None,
    calls=careful_calls,
    tie_break=individual.TIE_BREAK,
    model_error=0.15,  # of 216 verdicts played on, 95 % are right within it, without the noise of that; more helps little
)
RECIPES: Final[Mapping[str, Recipe]] = {
    "quarante": quarante.MODERN,
    "quarante-1792": quarante.OF_1792,
    "400": four_hundred.RECIPE,
    "jeu-du-roi": JEU_DU_ROI,
    "king": king.RECIPE,
}


def recipe_of(rules: Rules) -> Recipe:
    """Return the recipe by which strong plays a game, or the default one."""
    return RECIPES.get(rules.game.ID) or default.recipe_of(rules)
