"""Levels: players who err as people do. They forget small cards, miss voids, imagine few deals and count on their fingers.

The club player judges each card by rules of thumb in a few deals that fit what it remembers, as flat does in many; among
cards that these few cannot tell apart, plain good sense decides. The beginner goes by good sense alone, remembers little,
and plays any card that seems nearly as good. Nothing is played by chance among cards that are not close. What a player
forgets depends on the deal and not on the dice: it does not come back.
"""

from __future__ import annotations

from dataclasses import dataclass
from typing import Final

from fourkings.bots import careful, flat
from fourkings.bots.flat import Judged
from fourkings.bots.levels import choice, counting, memory, sense
from fourkings.bots.levels.memory import ALL_VOIDS, Memory
from fourkings.cards import Card
from fourkings.deck import Stream
from fourkings.game import Action
from fourkings.view import View

__all__ = ["BEGINNER", "CLUB", "Level"]


@dataclass(frozen=True)
class Level:
    """A player of a certain strength, under a name; its version changes with its play."""

    NAME: str
    VERSION: int
    worlds: int  # deals imagined for a card, 0 for none; no more than the limit, where one is given
    bids: int  # and for a bid, which takes everybody longer
    memory: Memory
    errors: float  # cards so many standard errors apart are not told apart by the deals imagined
    loose: float  # how far behind in good sense a card may be and still be played, in shares of what is at stake
    counts: bool  # bids and prices from a count of sure winners; else as flat and careful do it

    def choose(self, view: View, rng: Stream, limit: int | None = None) -> Action:
        """One of the cards that this player takes for the best; what is said, by its own count."""
        seed = rng.below(1 << 62)
        if len(view.legal) == 1:
            return view.legal[0]
        if any(isinstance(action, str) for action in view.legal):
            return self._say(view, seed, limit)
        cards = self._close(view, seed, min(limit or self.worlds, self.worlds))
        worths = sense.worths(view, self.memory, self.NAME, cards)
        return cards[choice.draw(worths, self.loose * sense.at_stake(view), rng)]

    def _close(self, view: View, seed: int, many: int) -> list[Card]:
        """The cards that the deals imagined leave to choose from: all, where none are imagined."""
        from fourkings.bots import _worlds

        if not many:
            return _worlds.candidates(view)
        judged = self.judge(view, seed, many)
        return [judged.cards[place] for place in choice.close(view, judged, self.errors)]

    def judge(self, view: View, seed: int, many: int) -> Judged:
        """Every card that may be played, over so many deals that fit what is remembered."""
        import numpy as np

        from fourkings.bots import _policies, _worlds
        from fourkings.sample import Deals

        cards = _worlds.candidates(view)
        if len(cards) == 1:
            return Judged(cards, np.zeros((1, 1)))
        worlds = Deals(memory.recall(view, self.memory, self.NAME)).draw(seed, many)
        worlds[:, view.turn] = view.hand
        policies = _policies.weights(flat.POLICY, _policies.kind(view.rules, _worlds.contract_of(view)))
        found = _worlds.evaluate(view, worlds, cards, policies, flat.NOISE, seed)
        return Judged(cards, _worlds.utility(view, found))

    def _say(self, view: View, seed: int, limit: int | None) -> Action:
        if self.counts and view.stage == "talk":
            return counting.say(view)
        if view.stage == "talk" and view.rules.game.ID == "400":
            return flat.bid(view, seed, min(limit or self.bids, self.bids))
        return careful.choose(view, Stream(b"", b""))


CLUB: Final = Level(
    NAME="club",
    VERSION=1,
    worlds=16,
    bids=120,
    memory=Memory(honours=0.0, middles=0.02, pips=0.1, trumps=0.0, voids=ALL_VOIDS, void=0.05),
    errors=0.7,
    loose=0.0,
    counts=False,
)
BEGINNER: Final = Level(
    NAME="beginner",
    VERSION=1,
    worlds=0,
    bids=0,
    memory=Memory(honours=0.05, middles=0.3, pips=0.5, trumps=0.1, voids=1, void=0.0),
    errors=0.0,
    loose=0.1,
    counts=True,
)
