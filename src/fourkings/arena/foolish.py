"""Foolish cards: dominated ones, told with all cards seen and by what the seat could know.

What is foolish by knowledge is so with all cards seen; the other way round it may be bad luck.
"""

from __future__ import annotations

from typing import NamedTuple

from fourkings.bots import dominated
from fourkings.rulebook.cards import Card
from fourkings.rulebook.game import State
from fourkings.views import view


class Found(NamedTuple):
    """The kinds of one card of `dominated.KINDS`, where it is foolish."""

    seen: str | None  #: with all cards seen
    known: str | None  #: by what the seat could know


def foolish(state: State, card: Card) -> Found:
    """The kinds of a card that the seat to play may play, with all cards seen and by what it could know."""
    at = view(state, state.turn)
    sights = (dominated.seen(at, state.hands), dominated.known(at))
    all_seen, by_knowledge = (dominated.kind(sight, card) if sight else None for sight in sights)
    return Found(all_seen, by_knowledge)
