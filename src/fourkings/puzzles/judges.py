"""Three judges of a moment, who differ in the deals that they look at and in how these end.

`strong` draws the deals that what was played makes likely, and plays them out. `even` takes every deal that fits for as
likely as any other. `endings` draws as `strong` does, and solves the last tricks where the solver reaches: so reviews
judge. What all three call best hangs on no opinion about the others' habits, and on no weakness of the playouts.
"""

from __future__ import annotations

from dataclasses import replace
from typing import Final

from fourkings.analysis.worth import ActionValues, seed_of, worths
from fourkings.bots.strong.belief import Belief
from fourkings.bots.strong.games import recipe_of
from fourkings.bots.strong.recipe import Recipe
from fourkings.views import View

JUDGES: Final = ("strong", "even", "endings")


def judged(judge: str, view: View, purpose: str, many: int) -> ActionValues:
    """What each choice is worth to this judge, in `many` deals; another purpose takes other dice."""
    return worths(view, seed_of(view, f"puzzle: {judge}, {purpose}"), many, _recipe(judge, view))


def _recipe(judge: str, view: View) -> Recipe | None:
    if judge == "endings":
        return None
    played_out = replace(recipe_of(view.rules), endgame=None)
    return replace(played_out, belief=Belief()) if judge == "even" else played_out
