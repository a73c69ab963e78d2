"""The judge: one decision from what its seat could see, with the loss, its interval, and the better action.

Which action is best is looked for in some deals, and what it gains over the one played is measured in fresh ones: a maximum
of many figures is too high, and it would be the judge's own error that is blamed. What is clear then is measured once more,
and that figure is printed: of many decisions those that look worst are picked, and what picked them is too high as well.
More deals are drawn only where the two are close and it could matter.
"""

from __future__ import annotations

import math
from typing import TYPE_CHECKING, Final

from fourkings.analysis.judgement import Judgement
from fourkings.analysis.surprise import habits
from fourkings.analysis.verdicts import SMALLEST, trick_of
from fourkings.analysis.worth import ActionValues, choices, seed_of, worths
from fourkings.bots.strong.games import recipe_of
from fourkings.records import token
from fourkings.rulebook.game import Action
from fourkings.views import View

if TYPE_CHECKING:
    from fourkings.bots.strong.recipe import Recipe

FIRST: Final = 200
"""Deals looked at for every decision."""
MORE: Final = 4
"""Times as many where they are not enough,"""
MAX_DEALS: Final = 3200
"""up to so many."""
CLEAR: Final = 3.0
"""Standard errors apart: then no more deals are needed."""
SURE: Final = 1.96
"""Standard errors on each side of an interval of 95 %: below it lies one case in forty."""


def judge(view: View, action: Action) -> Judgement | None:
    """What could be known of an action; None if there was no choice, or if it did not matter.

    view: of the seat to act; action: what it did, one of `view.legal`. The answer depends on these alone: it is the same
    whatever the hidden cards are, and however often it is asked.

    Raises ValueError for an action that is not legal.
    """
    if action not in view.legal:
        raise ValueError(f"{token(action)} is not legal here; legal are {', '.join(map(token, view.legal)) or 'none'}")
    open_ones = choices(view)
    if len(open_ones) < 2:
        return None
    played = next(place for place, choice in enumerate(open_ones) if action in choice)
    recipe, trick = recipe_of(view.rules), trick_of(view)
    sets, best = measured(view, played, trick)
    if sets[0].alike():
        return None
    slope, judgement = recipe.slope, sets[-1]
    doubtful = doubt(recipe, view.hand.bit_count(), judgement.actions[played], judgement.actions[best])
    loss, low, high, lead = _interval(judgement, played, best, doubtful * trick)
    return Judgement(
        open_ones, played, best, max(0.0, slope * loss), slope * low, slope * high, slope * lead,
        _losses(judgement, best, slope), len(judgement.values), trick, habits(view, open_ones),
    )  # fmt: skip


def measured(view: View, played: int, trick: float, praise: bool = True) -> tuple[list[ActionValues], int]:
    """All choices in one set of deals after another, and the place of the best: found in the first, measured in the next.

    There is a third where the second leaves no doubt, to print a figure that picked nothing. Where all is alike in the
    first set there is no other, nor, without `praise`, where what was played is the best.
    """
    recipe = recipe_of(view.rules)
    judgement, many = _looked(view, played, trick)
    best, sets = judgement.best(), [judgement]
    if judgement.alike():
        return sets, played
    if judgement.same(best, played):
        best = played
    if best == played and not praise:
        return sets, best
    if best != played:
        many = min(MAX_DEALS, recipe.thorough * many)
    doubtful = doubt(recipe, view.hand.bit_count(), judgement.actions[played], judgement.actions[best])
    for purpose in ("measure", "print"):
        sets.append(worths(view, seed_of(view, purpose), many))
        if best == played or not clear(recipe, trick, doubtful, *sets[-1].gain(best, played)):
            break
    return sets, best


def doubt(recipe: Recipe, left: int, *actions: Action) -> float:
    """The standard error of the recipe's figures beside that of drawing, in tricks, between two actions.

    left: cards in hand.
    """
    if any(isinstance(action, str) for action in actions):
        return recipe.call_doubt
    return recipe.doubt if left <= recipe.late or recipe.early_doubt is None else recipe.early_doubt


def clear(recipe: Recipe, trick: float, doubtful: float, gain: float, error: float) -> bool:
    """True where a gain with this standard error, both in points, is a loss worth a word and surely one.

    doubtful: the error of the recipe's own, in tricks: see `doubt`.
    """
    return recipe.slope * gain >= SMALLEST * trick and gain > SURE * math.hypot(error, doubtful * trick)


def _looked(view: View, played: int, trick: float) -> tuple[ActionValues, int]:
    """The choices in as many deals as it takes to tell the one taken from the best, and how many were asked for."""
    many = FIRST
    while True:
        values = worths(view, seed_of(view, f"look {many}"), many)
        best = values.best()
        gain, error = values.gain(best, played)
        settled = gain >= CLEAR * error or gain + CLEAR * error < SMALLEST * trick
        if values.exact or settled or many >= MAX_DEALS:
            return values, many
        many *= MORE


def _interval(values: ActionValues, played: int, best: int, doubt: float) -> tuple[float, float, float, float]:
    """The loss with its interval, and the certain lead of what is best over all others."""
    if best != played:
        loss, error = values.gain(best, played)
        wide = SURE * math.hypot(error, doubt)
        return loss, loss - wide, loss + wide, 0.0
    high, lead = 0.0, float("inf")
    for other in range(len(values.actions)):
        if other != best:
            gain, error = values.gain(other, best)
            wide = SURE * math.hypot(error, doubt)
            high, lead = max(high, gain + wide), min(lead, -gain - wide)
    return 0.0, 0.0, high, max(0.0, lead)


def _losses(values: ActionValues, best: int, slope: float) -> tuple[tuple[float, float], ...]:
    """Of each choice, what it loses to the best, and the standard error of that."""
    return tuple(
        (slope * gain, slope * error) for gain, error in (values.gain(best, place) for place in range(len(values.actions)))
    )
