"""The bot careful: plays every game by rules of thumb, at once and without a compiler."""

from typing import Final

from fourkings.bots.careful import calls, cards
from fourkings.bots.careful.facts import facts
from fourkings.rulebook.deck import Stream
from fourkings.rulebook.game import Action
from fourkings.views import View

NAME: Final = "careful"
VERSION: Final = 1


def choose(view: View, rng: Stream, limit: int | None = None) -> Action:
    """Return the action that careful takes, by the view alone: no random numbers are drawn."""
    if len(view.legal) == 1:
        return view.legal[0]
    call = calls.policy_for(view).choose(view) if any(isinstance(action, str) for action in view.legal) else None
    return call or cards.best(facts(view))
