"""The functions that explain an action beside a better one, or by itself."""

from dataclasses import replace
from typing import Final

from fourkings.bots import careful
from fourkings.bots.careful.calls import policy_for
from fourkings.coach.attribution import DEALS, continue_both
from fourkings.coach.certain import Certain
from fourkings.coach.explanation import Explanation, Part
from fourkings.coach.sense import pick
from fourkings.coach.sentences import explain_cards, explain_rest, is_of_weaker
from fourkings.records import token
from fourkings.rulebook.cards import Card
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
            break
    else:
        explanation = explain_rest(certain, both, loss)
    own = pick(certain, better) if explanation.parts[-1].key == "rest" else ()
    return explanation._replace(parts=own or explanation.parts)


def _explain_call(view: View, action: Action, better: Action, loss: float | None) -> Explanation:
    """Return what speaks for a call over another, or over a card; or for a card over a call.

    If the rules of thumb prefer the better action too, they say why, and of two bids what each can bring. Otherwise it is
    the mean of many deals. loss: that of the judge, in points.
    """
    policy = policy_for(view)
    if policy.compare and isinstance(better, str) and isinstance(action, str):
        return Explanation(action, better, tuple(Part(*each) for each in policy.compare(view, better, action)), "call")
    parts = [Part(*each) for each in policy.explain(view, better)] if isinstance(better, str) else []
    if not parts or careful.choose(replace(view, legal=(better, action)), Stream(b"", b"")) != better:
        outline = policy.outline(better) if policy.outline and isinstance(better, str) else ()
        parts = [*(Part(*each) for each in outline), *by_points(action, better, loss)]
    return Explanation(action, better, tuple(parts), "call")


def by_points(action: Action, better: Action, loss: float | None) -> list[Part]:
    """Return the sentence about a call with its mean gain over another action."""
    params: dict[str, Param] = {"word": token(better), "second": token(action), "points": round(abs(loss or 0.0))}
    return [Part("call-points", params)]


def explain_by_rule(view: View, action: Action) -> Explanation:
    """Return what is certain of an action, or speaks for it by a rule of thumb."""
    if isinstance(action, str):
        return Explanation(action, action, tuple(Part(*each) for each in policy_for(view).explain(view, action)), "call")
    certain = Certain(view)
    rule = Part("rule", {"better": token(action), "act": certain.act(action), "low": 0})
    return Explanation(action, action, pick(certain, action) or (rule,))


def explain_even(view: View, action: Action, better: Action) -> Explanation:
    """Return what speaks for one of two actions by itself, although neither is clearly better than the other."""
    policy, parts = policy_for(view), tuple[Part, ...]()
    if isinstance(better, str) and (policy.compare or careful.choose(view, Stream(b"", b"")) == better):
        parts = tuple(Part(*each) for each in policy.explain(view, better))
    elif not isinstance(better, str) and view.contract is not None:
        parts = pick(Certain(view), better)
    return Explanation(action, better, parts or (Part("even", {"how": "close", "better": token(better)}),))


def instead_of(view: View, card: Card, parts: tuple[Part, ...]) -> tuple[Part, ...]:
    """Return what speaks for a card by itself, if that is a reason and some parts are about a worse card; else these."""
    certain = Certain(view)
    last = parts[-1]
    weak = is_of_weaker(last) if last.key in ("falls", "keep", "keep-winner") else last.params.get("often") == "may"
    own = pick(certain, card) if weak and not certain.negative else ()
    return own if any(part.key in REASONS for part in own) else parts


REASONS: Final = frozenset({
    "forces", "ruff-later", "ruff", "feed", "cheaper", "wins-pot", "sure-winner", "highest", "only-card",
})  # fmt: skip
"""Sentences that are a reason for a card, whatever the alternative."""
