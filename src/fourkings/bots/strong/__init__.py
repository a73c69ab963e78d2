"""The bot strong: samples deals as the calls and plays make them likely, plays them out or solves them, and takes the best.

`recipe` describes the idea, `games` holds what each game adds to it, `research/ARCHIVE.md` what each part gained.
"""

from typing import Final

from fourkings.bots.evaluation import CardValues
from fourkings.bots.strong import recipe
from fourkings.bots.strong.games import recipe_of
from fourkings.rulebook.deck import Stream
from fourkings.rulebook.game import Action
from fourkings.views import View

NAME: Final = "strong"
VERSION: Final = 14
WORLDS: Final = 200
"""Deals sampled for a decision without a race, a few milliseconds; overridden by a limit."""

__all__ = ["NAME", "VERSION", "choose"]


def choose(view: View, rng: Stream, limit: int | None = None) -> Action:
    """Return the action of the highest value over deals that fit the view.

    limit: the number of these deals, whatever the choice; None: more of them where the choice is close. With 200, it plays
    as version 13 did.
    """
    seed, mine = rng.below(1 << 62), recipe_of(view.rules)
    if len(view.legal) == 1:
        return view.legal[0]
    return recipe.decide(mine, view, seed, limit) if limit else recipe.think(mine, view, seed, WORLDS)


def judge(view: View, seed: int, count: int) -> CardValues:
    """Return the value of every playable card over this many deals."""
    return recipe.judge(recipe_of(view.rules), view, seed, count)
