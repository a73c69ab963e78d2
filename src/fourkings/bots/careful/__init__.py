"""Careful: the plain good sense of each game, by rule of thumb, at once and without a compiler."""

from __future__ import annotations

from typing import Final

from fourkings.bots.careful import avoid, bids, cliques, king_auction, take
from fourkings.bots.careful.advice import Advice
from fourkings.bots.careful.facts import Facts, facts
from fourkings.bots.careful.take import Stakes
from fourkings.deck import Stream
from fourkings.game import Action
from fourkings.view import View

NAME: Final = "careful"
VERSION: Final = 1

__all__ = ["NAME", "VERSION", "Advice", "advise", "choose"]


def choose(view: View, rng: Stream, limit: int | None = None) -> Action:
    """What a careful player does, by the view alone; the dice are not needed."""
    return advise(view, rng).action


def advise(view: View, rng: Stream) -> Advice:
    """A careful player's action, and why."""
    if len(view.legal) == 1:
        return Advice(view.legal[0], "forced", {})
    if view.rules.game.ID == "400" and view.stage == "talk":
        return bids.advise(view)
    if view.rules.game.ID == "king" and view.stage == "talk":
        return king_auction.advise(view)
    return cliques.advise(view) or card(facts(view))


def card(known: Facts) -> Advice:
    """The card to play, by whether taking costs or pays."""
    if costs(known):
        return Advice(avoid.best(known), "x", {})
    return Advice(take.best(known, stakes(known)), "x", {})


def costs(known: Facts) -> bool:
    """True in the deals where one takes points only to lose them."""
    payoff = known.contract.payoff
    return min(payoff.trick, payoff.last[1], *(each for _, each in payoff.cards)) < 0


def stakes(known: Facts) -> Stakes:
    """Whose tricks are good for us, and how good."""
    if known.partner is None:
        return take.alone(known)
    return bids.stakes(known) if known.view.rules.game.ID == "400" else take.together(known)
