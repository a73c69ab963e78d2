"""The bot chance: takes any legal action, all equally likely."""

from typing import Final

from fourkings.rulebook.deck import Stream
from fourkings.rulebook.game import Action
from fourkings.views import View

NAME: Final = "chance"
VERSION: Final = 1


def choose(view: View, rng: Stream, limit: int | None = None) -> Action:
    """Return a random legal action."""
    return view.legal[rng.below(len(view.legal))]
