"""Careful: the plain good sense of each game, by rule of thumb, at once and without a compiler."""

from __future__ import annotations

from collections.abc import Mapping
from typing import Final, Protocol

from fourkings import encoding
from fourkings.bots.careful import avoid, bids, cliques, king_auction, modest, take, why
from fourkings.bots.careful.advice import Advice
from fourkings.bots.careful.facts import Facts, facts
from fourkings.bots.careful.take import Stakes
from fourkings.rulebook.cards import Card
from fourkings.rulebook.deck import Stream
from fourkings.rulebook.game import Action, Param
from fourkings.views import View


class Talker(Protocol):
    """What makes the calls of a game."""

    def choose(self, view: View) -> str | None:
        """The call to make; None to play a card instead, where that is possible."""

    def explain(self, view: View, word: str) -> tuple[str, Mapping[str, Param]]:
        """What speaks for a call: a key of `i18n` (`advice-<key>`) and its parameters."""


NAME: Final = "careful"
VERSION: Final = 1

TALKS: Final[Mapping[str, Talker]] = {
    "400": bids,
    "king": king_auction,
    "quarante": cliques,
    "quarante-1792": cliques,
}
"""What makes the calls of a game; in one that has nothing here, `modest`."""

__all__ = ["NAME", "VERSION", "Advice", "advise", "choose", "explain"]


def choose(view: View, rng: Stream, limit: int | None = None) -> Action:
    """What a careful player does, by the view alone; the dice are not needed."""
    if len(view.legal) == 1:
        return view.legal[0]
    said = _talker(view).choose(view) if any(isinstance(action, str) for action in view.legal) else None
    return said or _card(facts(view))


def _talker(view: View) -> Talker:
    return TALKS.get(view.rules.game.ID, modest)


def advise(view: View, rng: Stream) -> Advice:
    """A careful player's action, and why."""
    action = choose(view, rng)
    return Advice(action, *explain(view, action))


def explain(view: View, action: Action) -> tuple[str, Mapping[str, Param]]:
    """What speaks for a legal action: a key into words (`advice-<key>`) and its facts."""
    if len(view.legal) == 1:
        return "forced", {}
    if isinstance(action, str):
        return _talker(view).explain(view, action)
    known = facts(view)
    key = why.avoiding(known, action) if encoding.costs(known.contract) else why.taking(known, action)
    return key, why.card_facts(known, action)


def _card(known: Facts) -> Card:
    """The card to play, by whether taking costs or pays."""
    return avoid.weighed(known).best if encoding.costs(known.contract) else take.best(known, stakes(known))


def stakes(known: Facts) -> Stakes:
    """Whose tricks are good for us, and how good."""
    if known.partner is None:
        return take.alone(known)
    return bids.stakes(known) if known.view.rules.game.ID == "400" else take.together(known)
