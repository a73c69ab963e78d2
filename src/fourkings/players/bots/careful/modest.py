"""The calls of a game that careful knows nothing of: as little as can be said."""

from __future__ import annotations

from collections.abc import Mapping

from fourkings.rulebook.game import Param
from fourkings.windows.view import View

PASS = "pass"


def choose(view: View) -> str | None:
    """A pass, else the first call that the rules list; nothing if a card may be played instead."""
    calls = [action for action in view.legal if isinstance(action, str)]
    if len(calls) < len(view.legal):
        return None
    return PASS if PASS in calls else calls[0]


def explain(view: View, word: str) -> tuple[str, Mapping[str, Param]]:
    """That nothing speaks for more."""
    return "call-least", {}
