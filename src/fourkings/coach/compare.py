"""The one function that explains an action beside a better one."""

from __future__ import annotations

from typing import Final

from fourkings.coach import calls
from fourkings.coach.attribution import DEALS, continue_both
from fourkings.coach.certain import Certain
from fourkings.coach.explanation import Explanation
from fourkings.coach.sentences import explain_cards, explain_rest
from fourkings.rulebook.game import Action
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
        return calls.explain_call(view, action, better, loss)
    seed, certain = view_seed(view, "explain"), Certain(view)
    for count in (deals, deals * AGAIN):
        both = continue_both(view, action, better, seed, count)
        if explanation := explain_cards(certain, both):
            return explanation
    return explain_rest(certain, both, loss)
