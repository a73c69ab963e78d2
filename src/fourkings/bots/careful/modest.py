"""The calls of a game that careful knows nothing of: what the game itself proposes, else as little as can be said."""

from __future__ import annotations

from collections.abc import Callable, Mapping

from fourkings.rulebook.game import Param
from fourkings.views import View

PASS = "pass"


def choose(view: View) -> str | None:
    """The call that the game proposes (`careful_call`), where it has such a function.

    In another game a pass, else the first call that the rules list; nothing if a card may be played instead.
    """
    if own := _own(view):
        return own(view)
    calls = [action for action in view.legal if isinstance(action, str)]
    if len(calls) < len(view.legal):
        return None
    return PASS if PASS in calls else calls[0]


def explain(view: View, word: str) -> tuple[str, Mapping[str, Param]]:
    """That the game proposes it, or that nothing speaks for more."""
    return "call-own" if _own(view) else "call-least", {}


def _own(view: View) -> Callable[[View], str | None] | None:
    own: Callable[[View], str | None] | None = getattr(view.rules.game, "careful_call", None)
    return own
