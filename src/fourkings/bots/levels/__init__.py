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
from typing import Final

from fourkings import encoding
from fourkings.bots import careful, flat, policies, worlds
from fourkings.bots.judged import CardValues
from fourkings.bots.levels import choice, games, memory, sense
from fourkings.bots.levels.games import Care
from fourkings.bots.levels.memory import ALL_VOIDS, Memory
from fourkings.rulebook.cards import Card
from fourkings.rulebook.deck import Stream
from fourkings.rulebook.game import Action, Rules
from fourkings.sampling import Constraints, Deals
from fourkings.views import View

__all__ = ["BEGINNER", "CLUB", "Care", "Level"]


@dataclass(frozen=True)
class Level:
    """A player of a certain strength, under a name; its version changes with its play."""

    NAME: str
    VERSION: int
    memory: Memory
    usual: Care
    in_game: Mapping[str, Care]  # where it looks otherwise, by game
    reads: float | None  # how much it makes of what others bid, where it bids for the match; None: for points alone
    counts: bool  # calls by a count of sure winners where it knows one, else as careful

    def care(self, view: View) -> Care:
        """How closely it looks in this game."""
        return self.in_game.get(view.rules.game.ID, self.usual)

    def by_scores(self, rules: Rules) -> bool:
        """True if this player may look at the points so far: not in games of which we know that it does not."""
        return rules.game.ID not in games.DEAL_ALONE

    def choose(self, view: View, rng: Stream, limit: int | None = None) -> Action:
        """One of the cards that this player takes for the best; what is said, by its own count."""
        seed = rng.below(1 << 62)
        if len(view.legal) == 1:
            return view.legal[0]
        if any(isinstance(action, str) for action in view.legal) and isinstance(said := self._say(view, seed, limit), str):
            return said
        care, recalled = self.care(view), memory.recall(view, self.memory, self.NAME)
        cards = self._close(view, recalled, seed, min(limit or care.worlds, care.worlds))
        if len(cards) == 1:
            return cards[0]
        worths = sense.worths(view, recalled, cards)
        return cards[choice.draw(worths, care.loose * sense.at_stake(view), rng)]

    def _close(self, view: View, recalled: Constraints, seed: int, many: int) -> list[Card]:
        """The cards that the deals imagined leave to choose from: all, where none are imagined."""
        cards = worlds.candidates(view)
        if not many or len(cards) == 1:
            return cards
        judged = self._judged(view, cards, recalled, seed, many)
        return [cards[place] for place in choice.close(view, judged, self.care(view).errors)]

    def _judged(self, view: View, cards: list[Card], recalled: Constraints, seed: int, many: int) -> CardValues:
        """What each of these cards is worth over this many deals that fit what is remembered."""
        samples = Deals(recalled).draw(seed, many)
        for row in range(many):
            samples[row, view.turn] = view.hand
        weights = policies.weights(flat.POLICY, policies.kind(view.rules, encoding.contract_of(view)))
        outcome = worlds.evaluate(view, samples, cards, weights, flat.NOISE, seed)
        return CardValues(cards, worlds.utility(view, outcome))

    def _say(self, view: View, seed: int, limit: int | None) -> Action:
        game, most = view.rules.game.ID, self.care(view).bids
        if view.stage == "talk" and most:
            return games.BIDS[game](view, seed, min(limit or most, most), self.reads)
        if self.counts and (counted := games.COUNTED.get(game)):
            return counted(view)
        return careful.choose(view, Stream(b"", b""))


CLUB: Final = Level(
    NAME="club",
    VERSION=2,
    memory=Memory(honours=0.0, middles=0.02, pips=0.1, trumps=0.0, voids=ALL_VOIDS, void=0.05),
    usual=Care(worlds=16, errors=0.7, loose=0.0),
    in_game=games.CLUB,
    reads=0.5,
    counts=False,
)
BEGINNER: Final = Level(
    NAME="beginner",
    VERSION=2,
    memory=Memory(honours=0.05, middles=0.3, pips=0.5, trumps=0.1, voids=1, void=0.0),
    usual=Care(worlds=0, errors=0.0, loose=0.1),
    in_game=games.BEGINNER,
    reads=None,
    counts=True,
)
