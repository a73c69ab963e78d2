"""Strong: deals drawn as what was said and done makes them likely, played out or solved, and the best action chosen.

The idea is told in `recipe`. What a game puts into it stands in `recipes`, what each part gave in `research/ARCHIVE.md`.
"""

from __future__ import annotations

from typing import Final

from fourkings.bots import reasons
from fourkings.bots.careful.advice import Advice
from fourkings.bots.evaluation import CardValues
from fourkings.bots.strong import recipe
from fourkings.bots.strong.games import recipe_of
from fourkings.rulebook.deck import Stream
from fourkings.rulebook.game import Action
from fourkings.views import View

NAME: Final = "strong"
VERSION: Final = 13
WORLDS: Final = 200
"""Deals looked at for a decision, a few milliseconds; the limit, where one is given, takes its place."""

__all__ = ["NAME", "VERSION", "Advice", "advise", "choose"]


def choose(view: View, rng: Stream, limit: int | None = None) -> Action:
    """What is worth most over `limit` deals that fit the view (None: `WORLDS`)."""
    seed, many = rng.below(1 << 62), limit or WORLDS
    return view.legal[0] if len(view.legal) == 1 else recipe.decide(recipe_of(view.rules), view, seed, many)


def judge(view: View, seed: int, many: int) -> CardValues:
    """Every card that may be played, over this many deals."""
    return recipe.judge(recipe_of(view.rules), view, seed, many)


def advise(view: View, rng: Stream, limit: int | None = None) -> Advice:
    """What strong does, and the figures that speak for it."""
    seed, many, mine = rng.below(1 << 62), limit or WORLDS, recipe_of(view.rules)
    if len(view.legal) == 1:
        return Advice(view.legal[0], "forced", {})
    if said := recipe.call(mine, view, seed, many):
        return mine.talk.advise(view, said, seed, many)
    judged = judge(view, seed, many)
    return reasons.for_card(view, judged, recipe.card(mine, view, judged), seed, many, not mine.far(view))
