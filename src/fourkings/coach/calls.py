"""The sentences about a call: what the hand is good for, or what the better call brings in the long run."""

from __future__ import annotations

from dataclasses import replace

from fourkings.bots import careful
from fourkings.bots.careful import calls
from fourkings.coach.explanation import Explanation, Part
from fourkings.records import token
from fourkings.rulebook.deck import Stream
from fourkings.rulebook.game import Action, Param
from fourkings.views import View


def explain_call(view: View, action: Action, better: Action, loss: float | None) -> Explanation:
    """Return what speaks for a call over another, or over a card; or for a card over a call.

    If the rules of thumb prefer the better action too, they say why. Otherwise it is the mean of many deals, after what the
    hand is good for. loss: that of the judge, in points.
    """
    parts = [Part(*each) for each in calls.policy_for(view).explain(view, better)] if isinstance(better, str) else []
    if not parts or careful.choose(replace(view, legal=(better, action)), Stream(b"", b"")) != better:
        points, params = round(abs(loss or 0.0)), dict[str, Param](word=token(better), second=token(action))
        parts = [*(part for part in parts if part.key == "hand-tricks"), Part("call-points", params | {"points": points})]
    return Explanation(action, better, tuple(parts), "call")
