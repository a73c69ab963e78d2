"""Judgement of one decision from what its seat could see: its loss with an interval, and the better action.

The best action is chosen in some deals and its gain measured in fresh ones, because the maximum of noisy figures is
biased upwards. A clear gain is measured a third time, and that figure is reported, because being clear selects for large
figures too. More deals are drawn only if the two actions are close and it could matter.
"""

from __future__ import annotations

import math
from typing import TYPE_CHECKING, Final

from fourkings.analysis.action_values import ActionValues, choices, evaluate
from fourkings.analysis.verdicts import SMALLEST, Judgement, habits, trick_value
from fourkings.bots import careful
from fourkings.bots.evaluation import CardValues
from fourkings.bots.strong import recipe as thinking
from fourkings.bots.strong.games import recipe_of
from fourkings.records import token
from fourkings.rulebook.deck import Stream
from fourkings.rulebook.game import Action
from fourkings.views import View, view_seed

if TYPE_CHECKING:
    from fourkings.bots.strong.recipe import Recipe

FIRST: Final = 200
"""Deals in which every decision is first evaluated."""
MORE: Final = 4
"""Factor by which the deals grow at each further look, while the choice between the two actions is unsettled."""
MAX_DEALS: Final = 3200
"""Upper limit of deals per look."""
CLEAR: Final = 3.0
"""Standard errors by which two actions must differ to need no more deals."""
SURE: Final = 1.96
"""Standard errors on each side of a 95 % interval."""


def judge(view: View, action: Action) -> Judgement | None:
    """Return the judgement of an action; None if there was no choice, or all choices are equal.

    view: of the seat to act; action: one of `view.legal`, else ValueError is raised. The result depends on these alone,
    never on hidden cards or chance.
    """
    if action not in view.legal:
        raise ValueError(f"{token(action)} is not legal here; legal are {', '.join(map(token, view.legal)) or 'none'}")
    alternatives = choices(view)
    if len(alternatives) < 2:
        return None
    played = next(index for index, choice in enumerate(alternatives) if action in choice)
    recipe, trick = recipe_of(view.rules), trick_value(view)
    sets, best = measure(view, played, trick)
    if sets[0].all_equal():
        return None
    slope, values = recipe.slope, sets[-1]
    error = model_error(recipe, view.hand.bit_count(), values.actions[played], values.actions[best])
    loss, low, high, lead = _interval(values, played, best, error * trick)
    return Judgement(
        alternatives, played, best, max(0.0, slope * loss), slope * low, slope * high, slope * lead,
        _losses(values, best, slope), len(values.values), trick, habits(view, alternatives),
    )  # fmt: skip


def measure(view: View, played: int, trick: float, confirm_best: bool = True) -> tuple[list[ActionValues], int]:
    """Return the values of all choices in one to three sets of deals, and the index of the best choice.

    The best is chosen in the first set and measured in the second; a clear loss is measured again in a third, for an
    unbiased figure. Only the first set is drawn if all choices are equal there, or if the one played is the best and
    `confirm_best` is False. played: index of the choice taken; trick: value of a trick of the deal, in points.
    """
    recipe = recipe_of(view.rules)
    first, deals = look(view), FIRST
    best = played
    if recommended(view, first) != played:
        first, deals = _explore(view, first, played, trick)
        best = first.best()
    sets = [first]
    if first.all_equal():
        return sets, played
    if first.is_equal(best, played):
        best = played
    if best == played and not confirm_best:
        return sets, best
    if best != played:
        deals = min(MAX_DEALS, recipe.review_factor * deals)
    own_error = model_error(recipe, view.hand.bit_count(), first.actions[played], first.actions[best])
    for purpose in ("measure", "print"):
        sets.append(evaluate(view, view_seed(view, purpose), deals))
        if best == played or not is_clear(recipe, trick, own_error, *sets[-1].gain(best, played)):
            break
    return sets, best


def model_error(recipe: Recipe, hand_size: int, *actions: Action) -> float:
    """Return the standard error of a recipe's own comparison of actions, in tricks, apart from that of sampling."""
    if any(isinstance(action, str) for action in actions):
        return recipe.call_model_error
    if recipe.early_model_error is not None and hand_size > recipe.late_hand_size:
        return recipe.early_model_error
    return recipe.model_error


def is_clear(recipe: Recipe, trick: float, own_error: float, gain: float, error: float) -> bool:
    """Return True if a gain is both certain and large enough to report.

    own_error: of the recipe, in tricks (`model_error`); gain, error: the gain and its standard error, in points.
    """
    return recipe.slope * gain >= SMALLEST * trick and gain > SURE * math.hypot(error, own_error * trick)


def look(view: View) -> ActionValues:
    """Return the values of all choices in the deals in which every decision is first evaluated."""
    return evaluate(view, view_seed(view, f"look {FIRST}"), FIRST)


def recommended(view: View, values: ActionValues) -> int:
    """Return the index of the choice that a hint recommends after the first look: the judge never blames it.

    It is the best one, unless careful, which goes by good sense, takes another that is hardly worse.
    """
    recipe, actions = recipe_of(view.rules), values.actions
    cards = [action for action in actions if isinstance(action, int)]
    if len(cards) == len(actions):
        card = thinking.card(recipe, view, CardValues(cards, values.values, values.weights))
        return actions.index(card)
    plain = careful.choose(view, Stream(b"", b""))
    index, best = next(index for index, choice in enumerate(choices(view)) if plain in choice), values.best()
    return best if is_clearly_better(values, best, index) else index


def is_clearly_better(values: ActionValues, better: int, worse: int) -> bool:
    """Return True if one choice, by its index, is better than another by more than chance explains."""
    gain, error = values.gain(better, worse)
    return gain > SURE * error and gain > thinking.SAME


def _explore(view: View, first: ActionValues, played: int, trick: float) -> tuple[ActionValues, int]:
    """Return values over growing sets of deals, until it is clear whether the choice is best, and the deals requested."""
    deals, values = FIRST, first
    while True:
        gain, error = values.gain(values.best(), played)
        settled = gain >= CLEAR * error or gain + CLEAR * error < SMALLEST * trick
        if values.exact or settled or deals >= MAX_DEALS:
            return values, deals
        deals *= MORE
        values = evaluate(view, view_seed(view, f"look {deals}"), deals)


def _interval(values: ActionValues, played: int, best: int, own_error: float) -> tuple[float, float, float, float]:
    """Return the loss, both ends of its interval, and the certain lead of the best over all others."""
    if best != played:
        loss, error = values.gain(best, played)
        width = SURE * math.hypot(error, own_error)
        return loss, loss - width, loss + width, 0.0
    high, lead = 0.0, float("inf")
    for other in range(len(values.actions)):
        if other != best:
            gain, error = values.gain(other, best)
            width = SURE * math.hypot(error, own_error)
            high, lead = max(high, gain + width), min(lead, -gain - width)
    return 0.0, 0.0, high, max(0.0, lead)


def _losses(values: ActionValues, best: int, slope: float) -> tuple[tuple[float, float], ...]:
    """Return the loss of each choice against the best, with its standard error. slope: realised share of a loss."""
    gains = (values.gain(best, index) for index in range(len(values.actions)))
    return tuple((slope * gain, slope * error) for gain, error in gains)
