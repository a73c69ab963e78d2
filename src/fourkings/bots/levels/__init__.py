"""Levels: players who err as people do. They forget small cards, miss voids, imagine few deals and count on their fingers.

The club player judges each card by rules of thumb in a few deals that fit what it remembers, as flat does in many; among
cards that these few cannot tell apart, plain good sense decides. The beginner goes by good sense alone, remembers little,
and plays any card that seems nearly as good. In the 400, where bids decide, both bid over deals that they imagine: the
beginner for points, the club player for the match. Nothing is played by chance among cards that are not close. What a
player forgets depends on the deal and not on the dice: it does not come back.
"""

from __future__ import annotations

from collections.abc import Callable, Mapping
from dataclasses import dataclass
from typing import Final, NamedTuple

from fourkings import encoding
from fourkings.bots import careful, evaluation, flat, policies
from fourkings.bots.careful import calls
from fourkings.bots.evaluation import CardValues
from fourkings.bots.levels import choice, memory
from fourkings.bots.levels.memory import ALL_VOIDS, Memory
from fourkings.rulebook.cards import SUITS, Card, Mask, mask, suit_mask
from fourkings.rulebook.deck import Stream
from fourkings.rulebook.game import Action, Rules
from fourkings.rulebook.games.king import TRICK, pack
from fourkings.sampling import Constraints, Deals
from fourkings.views import View

EASY: Final = 0.7
"""Tricks: what each trump beyond the second seems worth to a beginner: they are fond of trumps."""


def _count_king_call(view: View) -> Action:
    """A call of King's auction."""
    return calls.best_king_call(view, _count_king_hand(view))


def _count_tricks(hand: Mask, trump: Mask, full: Mask) -> float:
    """Aces, guarded kings, and something for long trumps."""
    seen = calls.hand_shape(hand, trump, full)
    return seen.trump_honours + seen.plain_honours + EASY * max(0, seen.trumps - 2)


def _count_king_hand(view: View) -> list[float]:
    """King: the tricks counted for each suit; others' deals look as careful sees them."""
    hand, full = mask(view.dealt), mask(pack(view.rules))
    trumps = (*map(suit_mask, range(len(SUITS))), 0)
    counted = [TRICK[full.bit_count()] * _count_tricks(hand, trump, full) for trump in trumps]
    return [*counted, *calls.king_hand_points(view)[len(counted) :]]


class Attention(NamedTuple):
    """How closely a player looks."""

    samples: int  # deals imagined for a card, 0 for none; no more than the limit, where one is given
    errors: float  # cards so many standard errors apart are not told apart by the deals imagined
    loose: float  # how far behind in good sense a card may be and still be played, in shares of what is at stake
    bids: int = 0  # deals imagined for a bid, where tricks are bid; 0: bids as careful


_CLUB_ATTENTION: Final = {
    "400": Attention(samples=100, errors=0.5, loose=0.0, bids=120),
    "king": Attention(samples=40, errors=0.7, loose=0.0),
}
_BEGINNER_ATTENTION: Final = {"400": Attention(samples=40, errors=0.7, loose=0.0, bids=90)}
"""Where a level looks otherwise than usual; all by matches of the levels against each other, see "Levels" in
`research/RESULTS.md`."""


def _sample_bid(view: View, seed: int, many: int, reads: float | None) -> Action:
    """The bid over this many deals: for points, or for the match by a player who makes so much of what others bid."""
    from fourkings.bots.strong.games.four_hundred import bidding, match

    if reads is None or match.far(view):
        return flat.bid(view, seed, many)
    return bidding.best(bidding.weighed(view, seed, many, reads))


_SAMPLED_BIDS: Final[Mapping[str, Callable[[View, int, int, float | None], Action]]] = {"400": _sample_bid}
"""Bids over deals that are imagined."""
_COUNTED_CALLS: Final[Mapping[str, Callable[[View], Action]]] = {"king": _count_king_call}
"""Calls by a count of sure winners."""
_SCORES_IGNORED: Final = frozenset({"quarante", "quarante-1792", "jeu-du-roi", "king"})
"""The games in which a level goes by the deal alone, whatever the points so far (a test deals it other points)."""


@dataclass(frozen=True)
class Level:
    """A player of a certain strength, under a name; its version changes with its play."""

    NAME: str
    VERSION: int
    memory: Memory
    usual: Attention
    in_game: Mapping[str, Attention]  # where it looks otherwise, by game
    reads: float | None  # how much it makes of what others bid, where it bids for the match; None: for points alone
    counts: bool  # calls by a count of sure winners where it knows one, else as careful

    def care(self, view: View) -> Attention:
        """How closely it looks in this game."""
        return self.in_game.get(view.rules.game.ID, self.usual)

    def by_scores(self, rules: Rules) -> bool:
        """True if this player may look at the points so far: not in games of which we know that it does not."""
        return rules.game.ID not in _SCORES_IGNORED

    def choose(self, view: View, rng: Stream, limit: int | None = None) -> Action:
        """One of the cards that this player takes for the best; what is said, by its own count."""
        seed = rng.below(1 << 62)
        if len(view.legal) == 1:
            return view.legal[0]
        if any(isinstance(action, str) for action in view.legal) and isinstance(said := self._say(view, seed, limit), str):
            return said
        care, recalled = self.care(view), memory.recall(view, self.memory, self.NAME)
        cards = self._close(view, recalled, seed, min(limit or care.samples, care.samples))
        if len(cards) == 1:
            return cards[0]
        worths = choice.worths(view, recalled, cards)
        return cards[choice.draw(worths, care.loose * choice.at_stake(view), rng)]

    def _close(self, view: View, recalled: Constraints, seed: int, many: int) -> list[Card]:
        """The cards that the deals imagined leave to choose from: all, where none are imagined."""
        cards = evaluation.candidates(view)
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
        outcome = evaluation.play_out(view, samples, cards, weights, flat.NOISE, seed)
        return CardValues(cards, evaluation.utility(view, outcome))

    def _say(self, view: View, seed: int, limit: int | None) -> Action:
        game, most = view.rules.game.ID, self.care(view).bids
        if view.stage == "talk" and most:
            return _SAMPLED_BIDS[game](view, seed, min(limit or most, most), self.reads)
        if self.counts and (counted := _COUNTED_CALLS.get(game)):
            return counted(view)
        return careful.choose(view, Stream(b"", b""))


CLUB: Final = Level(
    NAME="club",
    VERSION=2,
    memory=Memory(honours=0.0, middles=0.02, pips=0.1, trumps=0.0, voids=ALL_VOIDS, void=0.05),
    usual=Attention(samples=16, errors=0.7, loose=0.0),
    in_game=_CLUB_ATTENTION,
    reads=0.5,
    counts=False,
)
BEGINNER: Final = Level(
    NAME="beginner",
    VERSION=2,
    memory=Memory(honours=0.05, middles=0.3, pips=0.5, trumps=0.1, voids=1, void=0.0),
    usual=Attention(samples=0, errors=0.0, loose=0.1),
    in_game=_BEGINNER_ATTENTION,
    reads=None,
    counts=True,
)
