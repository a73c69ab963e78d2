"""The sentences about one action without any deal played on: what is certain, or a rule of thumb."""

from fourkings.bots.careful.calls import policy_for
from fourkings.coach.certain import Certain
from fourkings.coach.explanation import Explanation, Part
from fourkings.coach.facts import how_sure, only
from fourkings.records import token
from fourkings.rulebook.cards import Card, name
from fourkings.rulebook.game import Action
from fourkings.views import View


def explain_by_rule(view: View, action: Action) -> Explanation:
    """Return what is certain of an action, or speaks for it by a rule of thumb."""
    if isinstance(action, str):
        return Explanation(action, action, tuple(Part(*each) for each in policy_for(view).explain(view, action)), "call")
    rule = Part("rule", {"better": token(action), "act": Certain(view).act(action), "low": 0})
    return Explanation(action, action, (*_facts(view, action), rule))


def explain_even(view: View, action: Action, better: Action) -> Explanation:
    """Return what is certain of one of two actions, and that neither is clearly better, so that this one is as good."""
    facts = () if isinstance(better, str) else _facts(view, better)
    return Explanation(action, better, (*facts, Part("even", {"how": "close", "better": token(better)})))


def _facts(view: View, card: Card) -> tuple[Part, ...]:
    """Return what is certain of the trick, if it bears on the choice of a card: a sentence at most."""
    fact = _fact(Certain(view), card)
    return () if fact is None else (fact,)


def _fact(certain: Certain, card: Card) -> Part | None:
    known, better = certain.known, name(card)
    if certain.negative and known.led and not certain.beats_all(card):
        return Part("cannot-win", {"how": "better", "better": better})
    if not certain.negative and certain.i_win(card):
        return Part("sure-winner", {"how": how_sure(certain, card), "better": better})
    if known.led and not certain.can_win and known.ahead not in certain.friends:
        return Part("cannot-win", {"how": "any"})
    return only(certain, card)
