"""The functions that explain an action beside a better one, or by itself."""

from collections.abc import Iterable
from dataclasses import replace
from typing import Final

from fourkings.bots import careful
from fourkings.bots.careful.calls import policy_for
from fourkings.coach.attribution import DEALS, continue_both
from fourkings.coach.certain import Certain
from fourkings.coach.explanation import Explanation, Part
from fourkings.coach.sense import pick
from fourkings.coach.sentences import explain_cards, explain_rest
from fourkings.records import token
from fourkings.rulebook.deck import Stream
from fourkings.rulebook.game import Action, Param
from fourkings.views import View, view_seed

AGAIN: Final = 4
"""How many times as many deals are played on if no part of the loss stands out."""


def explain(view: View, action: Action, better: Action, loss: float | None = None, deals: int = DEALS) -> Explanation:
    """Return why one legal action is better than another, from what the seat to act could see.

    view: of the seat to act; loss: of `action` by the judge, in points, if it is known; deals: how many to play on for a
    card. The same view and actions give the same explanation. Raises ValueError if an action isn't legal or both are the
    same.
    """
    if action == better or action not in view.legal or better not in view.legal:
        raise ValueError("two different legal actions are compared")
    if isinstance(action, str) or isinstance(better, str) or view.contract is None:
        return _explain_call(view, action, better, loss)
    seed, certain = view_seed(view, "explain"), Certain(view)
    for count in (deals, deals * AGAIN):
        both = continue_both(view, action, better, seed, count)
        if explanation := explain_cards(certain, both):
            return explanation
    return explain_rest(certain, both, loss)


def _explain_call(view: View, action: Action, better: Action, loss: float | None) -> Explanation:
    """Return what speaks for a call over another, or over a card; or for a card over a call.

    If the rules of thumb prefer the better action too, they say why. Otherwise it is the mean of many deals, after what the
    hand is good for. loss: that of the judge, in points.
    """
    parts = [Part(*each) for each in policy_for(view).explain(view, better)] if isinstance(better, str) else []
    if not parts or careful.choose(replace(view, legal=(better, action)), Stream(b"", b"")) != better:
        parts = by_points(parts, action, better, loss)
    return Explanation(action, better, tuple(parts), "call")


def by_points(parts: Iterable[Part], action: Action, better: Action, loss: float | None) -> list[Part]:
    """Return the sentences about a call with its mean gain over another action instead of a rule of thumb."""
    params: dict[str, Param] = {"word": token(better), "second": token(action), "points": round(abs(loss or 0.0))}
    return [*(part for part in parts if part.key == "hand-tricks"), Part("call-points", params)]


def explain_by_rule(view: View, action: Action) -> Explanation:
    """Return what is certain of an action, or speaks for it by a rule of thumb."""
    if isinstance(action, str):
        return Explanation(action, action, tuple(Part(*each) for each in policy_for(view).explain(view, action)), "call")
    certain = Certain(view)
    rule = Part("rule", {"better": token(action), "act": certain.act(action), "low": 0})
    return Explanation(action, action, pick(certain, action) or (rule,))


def explain_even(view: View, action: Action, better: Action) -> Explanation:
    """Return what speaks for one of two actions by itself, although neither is clearly better than the other."""
    parts = () if isinstance(better, str) or view.contract is None else pick(Certain(view), better)
    return Explanation(action, better, parts or (Part("even", {"how": "close", "better": token(better)}),))
