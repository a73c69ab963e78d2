"""The bot careful: plays every game by rules of thumb, at once and without a compiler."""

from collections.abc import Mapping
from typing import Final

from fourkings import encoding
from fourkings.bots.careful import advice, calls, cards
from fourkings.bots.careful.advice import Advice
from fourkings.bots.careful.facts import facts
from fourkings.rulebook.deck import Stream
from fourkings.rulebook.game import Action, Param
from fourkings.views import View

NAME: Final = "careful"
VERSION: Final = 1


def choose(view: View, rng: Stream, limit: int | None = None) -> Action:
    """Return the action that careful takes, by the view alone: no random numbers are drawn."""
    if len(view.legal) == 1:
        return view.legal[0]
    call = calls.policy_for(view).choose(view) if any(isinstance(action, str) for action in view.legal) else None
    return call or cards.best(facts(view))


def advise(view: View, rng: Stream) -> Advice:
    """Return the action that careful takes, with its reasons."""
    action = choose(view, rng)
    return Advice(action, *explain(view, action))


def explain(view: View, action: Action) -> tuple[str, Mapping[str, Param]]:
    """Return the reason for a legal action: a message key (`advice-<key>`) and its parameters."""
    if len(view.legal) == 1:
        return "forced", {}
    if isinstance(action, str):
        return calls.policy_for(view).explain(view, action)
    known = facts(view)
    key = advice.avoiding(known, action) if encoding.is_negative(known.contract) else advice.taking(known, action)
    return key, advice.card_facts(known, action)
