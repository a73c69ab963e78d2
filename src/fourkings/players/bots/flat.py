"""Flat: deals that fit the view, each legal card played out once in each by rule of thumb, and the best mean wins.

Frozen by version, play and policy (`policies/1.json`) together: it is the field in which strength is claimed.
"""

from __future__ import annotations

from typing import TYPE_CHECKING, Final, NamedTuple

from fourkings.players.bots import careful
from fourkings.players.bots.careful import bids
from fourkings.rulebook.cards import Card
from fourkings.rulebook.deck import Stream
from fourkings.rulebook.game import Action
from fourkings.rulebook.games.four_hundred import BIDS, value
from fourkings.windows.view import View

if TYPE_CHECKING:
    from fourkings.kernels.arrays import Float64Array

NAME: Final = "flat"
VERSION: Final = 1
WORLDS: Final = 200
"""More gain almost nothing."""
NOISE: Final = 0.1
"""How often a card of a playout is drawn by chance: players who never err teach too much trust in them."""
POLICY: Final = 1
BIDS_TRIED: Final = 9
"""400: from the smallest up."""


class Judged(NamedTuple):
    """The cards looked at, and what each is worth in each world."""

    cards: list[Card]
    values: Float64Array
    weights: Float64Array | None = None  # of worlds that are all that fit, adding up to one; None: drawn, each as good

    def mean(self, values: Float64Array) -> Float64Array:
        """The mean over the worlds of figures that come by world."""
        import numpy as np

        found: Float64Array = values.mean(0) if self.weights is None else np.tensordot(self.weights, values, 1)
        return found


def choose(view: View, rng: Stream, limit: int | None = None) -> Action:
    """The card of the best mean over `limit` worlds (None: `WORLDS`); what is said, careful says."""
    seed = rng.below(1 << 62)
    if len(view.legal) == 1:
        return view.legal[0]
    if view.stage == "talk" and view.rules.game.ID == "400":
        return bid(view, seed, limit or WORLDS)
    if any(isinstance(action, str) for action in view.legal):
        return careful.choose(view, rng)
    return best(judge(view, seed, limit or WORLDS))


def judge(view: View, seed: int, many: int, plain: bool = False) -> Judged:
    """Every card that may be played, over so many worlds."""
    import numpy as np

    from fourkings.players.bots import _policies, _worlds
    from fourkings.players.sample import Deals, constraints

    cards = _worlds.candidates(view)
    if len(cards) == 1:
        return Judged(cards, np.zeros((1, 1)))
    worlds = Deals(constraints(view)).draw(seed, many, plain=plain)
    policies = _policies.weights(POLICY, _policies.kind(view.rules, _worlds.contract_of(view)))
    found = _worlds.evaluate(view, worlds, cards, policies, NOISE, seed, plain)
    return Judged(cards, _worlds.utility(view, found))


def best(judged: Judged) -> Card:
    """The card of the greatest sum, the first of equals."""
    worths = judged.values.sum(0) if judged.weights is None else judged.mean(judged.values)
    return judged.cards[int(worths.argmax())]


def bid(view: View, seed: int, many: int) -> Action:
    """400: the bid of the best prospect, by how often the hand makes it in deals that fit."""
    chances = made(view, seed, many)
    return max(chances, key=lambda word: (round(prospect(view, BIDS[word], chances[word]), 6), -BIDS[word]))


def made(view: View, seed: int, many: int) -> dict[str, float]:
    """The chance that each bid is made; those far beyond the hand are left out."""
    from fourkings.players.bots import _policies, _worlds
    from fourkings.players.sample import Deals, constraints

    words = [word for word in view.legal if isinstance(word, str)][:BIDS_TRIED]
    worlds = Deals(constraints(view)).draw(seed, many)
    numbers = [BIDS[word] for word in words]
    tricks = _worlds.bidding(view, worlds, numbers, _policies.weights(POLICY, "400"), NOISE, seed)
    return {word: float((taken >= number).mean()) for word, number, taken in zip(words, numbers, tricks, strict=True)}


def prospect(view: View, bid: int, chance: float) -> float:
    """What a bid is likely to bring, as careful judges scores; nothing where the deal is void."""
    assert view.seat is not None
    own, partner = view.scores[view.seat], view.scores[view.seat ^ 2]
    worth, now = value(view.rules, bid, own), bids.standing(view, own, partner)
    won, lost = bids.standing(view, own + worth, partner), bids.standing(view, own - worth, partner)
    return bids.reaches(view, bid) * (chance * won + (1 - chance) * lost - now)
