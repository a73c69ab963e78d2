"""Levels: players who err as people do. They forget small cards, miss voids, imagine few deals and count on their fingers.

The club player judges each card by rules of thumb in a few deals that fit what it remembers, as flat does in many; among
cards that these few cannot tell apart, plain good sense decides. The beginner goes by good sense alone, remembers little,
and plays any card that seems nearly as good. In the 400, where bids decide, both bid over deals that they imagine: the
beginner for points, the club player for the match. Nothing is played by chance among cards that are not close. What a
player forgets depends on the deal and not on the dice: it does not come back.
"""

from __future__ import annotations

from collections.abc import Mapping
from dataclasses import dataclass
from typing import Final, NamedTuple

from fourkings.players.bots import careful, flat
from fourkings.players.bots.flat import Judged
from fourkings.players.bots.levels import choice, counting, memory, sense
from fourkings.players.bots.levels.memory import ALL_VOIDS, Memory
from fourkings.rulebook.cards import Card
from fourkings.rulebook.deck import Stream
from fourkings.rulebook.game import Action
from fourkings.windows.view import View

__all__ = ["BEGINNER", "CLUB", "Care", "Level"]


class Care(NamedTuple):
    """How closely a player looks."""

    worlds: int  # deals imagined for a card, 0 for none; no more than the limit, where one is given
    errors: float  # cards so many standard errors apart are not told apart by the deals imagined
    loose: float  # how far behind in good sense a card may be and still be played, in shares of what is at stake
    bids: int = 0  # 400: deals imagined for a bid


@dataclass(frozen=True)
class Level:
    """A player of a certain strength, under a name; its version changes with its play."""

    NAME: str
    VERSION: int
    memory: Memory
    usual: Care
    in_game: Mapping[str, Care]  # where it looks otherwise, by game
    reads: float | None  # 400: how much it makes of what others bid, where it bids for the match; None: for points alone
    counts: bool  # King's prices from a count of sure winners; else as careful does

    def care(self, view: View) -> Care:
        """How closely it looks in this game."""
        return self.in_game.get(view.rules.game.ID, self.usual)

    def choose(self, view: View, rng: Stream, limit: int | None = None) -> Action:
        """One of the cards that this player takes for the best; what is said, by its own count."""
        seed = rng.below(1 << 62)
        if len(view.legal) == 1:
            return view.legal[0]
        if any(isinstance(action, str) for action in view.legal):
            return self._say(view, seed, limit)
        care = self.care(view)
        cards = self._close(view, seed, min(limit or care.worlds, care.worlds))
        worths = sense.worths(view, self.memory, self.NAME, cards)
        return cards[choice.draw(worths, care.loose * sense.at_stake(view), rng)]

    def _close(self, view: View, seed: int, many: int) -> list[Card]:
        """The cards that the deals imagined leave to choose from: all, where none are imagined."""
        from fourkings.players.bots import _worlds

        if not many:
            return _worlds.candidates(view)
        judged = self.judge(view, seed, many)
        return [judged.cards[place] for place in choice.close(view, judged, self.care(view).errors)]

    def judge(self, view: View, seed: int, many: int) -> Judged:
        """Every card that may be played, over so many deals that fit what is remembered."""
        import numpy as np

        from fourkings.players.bots import _policies, _worlds
        from fourkings.players.sample import Deals

        cards = _worlds.candidates(view)
        if len(cards) == 1:
            return Judged(cards, np.zeros((1, 1)))
        worlds = Deals(memory.recall(view, self.memory, self.NAME)).draw(seed, many)
        worlds[:, view.turn] = view.hand
        policies = _policies.weights(flat.POLICY, _policies.kind(view.rules, _worlds.contract_of(view)))
        found = _worlds.evaluate(view, worlds, cards, policies, flat.NOISE, seed)
        return Judged(cards, _worlds.utility(view, found))

    def _say(self, view: View, seed: int, limit: int | None) -> Action:
        if view.stage == "talk" and view.rules.game.ID == "400":
            return self._bid(view, seed, limit)
        return counting.say(view) if self.counts else careful.choose(view, Stream(b"", b""))

    def _bid(self, view: View, seed: int, limit: int | None) -> Action:
        from fourkings.players.bots.strong import bidding, four

        many = min(limit or self.care(view).bids, self.care(view).bids)
        if self.reads is None or four.far(view):
            return flat.bid(view, seed, many)
        return bidding.best(bidding.weighed(view, seed, many, self.reads))


CLUB: Final = Level(
    NAME="club",
    VERSION=2,
    memory=Memory(honours=0.0, middles=0.02, pips=0.1, trumps=0.0, voids=ALL_VOIDS, void=0.05),
    usual=Care(worlds=16, errors=0.7, loose=0.0),
    in_game={
        "400": Care(worlds=100, errors=0.5, loose=0.0, bids=120),
        "king": Care(worlds=40, errors=0.7, loose=0.0),
    },
    reads=0.5,
    counts=False,
)
BEGINNER: Final = Level(
    NAME="beginner",
    VERSION=2,
    memory=Memory(honours=0.05, middles=0.3, pips=0.5, trumps=0.1, voids=1, void=0.0),
    usual=Care(worlds=0, errors=0.0, loose=0.1),
    in_game={"400": Care(worlds=40, errors=0.7, loose=0.0, bids=90)},
    reads=None,
    counts=True,
)
