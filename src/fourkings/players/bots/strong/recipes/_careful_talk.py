"""Calls as careful makes them: where nothing else was found to be better."""

from __future__ import annotations

from fourkings.players.bots import careful
from fourkings.players.bots.careful.advice import Advice
from fourkings.rulebook.deck import Stream
from fourkings.windows.view import View


def choose(view: View, seed: int, many: int) -> str | None:
    """Careful's call; None where it would rather play a card."""
    said = careful.choose(view, Stream(b"", b""))
    return said if isinstance(said, str) else None


def advise(view: View, call: str, seed: int, many: int) -> Advice:
    """Careful's reason for a call."""
    return Advice(call, *careful.explain(view, call))
