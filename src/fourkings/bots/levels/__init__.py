"""Levels: players who err as people do. They forget small cards, miss voids, imagine few deals and look less far.

Each card is judged as flat does it, by rules of thumb in deals that fit, but only in so many deals and under those facts
that the player still remembers (`memory`); then one of the cards that its own figures call close is played (`choice`).
Nothing is played by chance alone. What a player forgets depends on the deal and not on the dice: it does not come back.
"""

from __future__ import annotations

from dataclasses import dataclass
from typing import Final

from fourkings.bots import careful, flat
from fourkings.bots.flat import Judged
from fourkings.bots.levels import choice, counting, memory
from fourkings.bots.levels.memory import ALL_VOIDS, Memory
from fourkings.deck import Stream
from fourkings.game import Action
from fourkings.view import View

__all__ = ["BEGINNER", "CLUB", "Level"]


@dataclass(frozen=True)
class Level:
    """A player of a certain strength, under a name; its version changes with its play."""

    NAME: str
    VERSION: int
    worlds: int  # deals imagined for a decision; the limit, where one is given, takes its place
    memory: Memory
    noise: float  # how often the others are imagined to play any card
    loose: float  # how far behind the best a card may be and still be played, in standard deviations of the deal's points
    counts: bool  # bids and prices from a count of sure winners; else as careful and flat do it

    def choose(self, view: View, rng: Stream, limit: int | None = None) -> Action:
        """One of the cards that this player takes for the best; what is said, by its own count."""
        seed = rng.below(1 << 62)
        if len(view.legal) == 1:
            return view.legal[0]
        if any(isinstance(action, str) for action in view.legal):
            return self._say(view, seed, limit)
        judged = self.judge(view, seed, limit or self.worlds)
        return choice.pick(view, judged, self.loose, rng)

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
        found = _worlds.evaluate(view, worlds, cards, policies, self.noise, seed)
        return Judged(cards, _worlds.utility(view, found))

    def _say(self, view: View, seed: int, limit: int | None) -> Action:
        if self.counts and view.stage == "talk":
            return counting.say(view)
        if view.stage == "talk" and view.rules.game.ID == "400":
            return flat.bid(view, seed, limit or self.worlds)
        return careful.choose(view, Stream(b"", b""))


CLUB: Final = Level(
    NAME="club",
    VERSION=1,
    worlds=24,
    memory=Memory(honours=0.0, middles=0.02, pips=0.1, trumps=0.0, voids=ALL_VOIDS, void=0.05),
    noise=0.1,
    loose=0.05,
    counts=False,
)
BEGINNER: Final = Level(
    NAME="beginner",
    VERSION=1,
    worlds=5,
    memory=Memory(honours=0.05, middles=0.3, pips=0.5, trumps=0.1, voids=1, void=0.0),
    noise=0.2,
    loose=0.15,
    counts=True,
)
