"""Levels: players who err as people do. They forget small cards, miss voids, sample few deals and count on their fingers.

The club player evaluates each card by rules of thumb in a few deals that fit what it remembers, as flat does in many;
among cards that these can't tell apart, good sense decides. The beginner goes by good sense alone, remembers little, and
plays any card that seems nearly as good. In the 400, where bids decide, both bid over sampled deals: the beginner for
points, the club player for the match. Cards are drawn at random only among close ones. What a player forgets depends on
the deal, not on the random stream: it doesn't come back.
"""

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
from fourkings.rulebook.games.king import TRICK
from fourkings.sampling import Constraints, Deals
from fourkings.views import View

EASY: Final = 0.7
"""Tricks that a beginner, fond of trumps, counts for each trump beyond the second."""


def _count_tricks(hand: Mask, trump: Mask, full: Mask) -> float:
    """Return the number of aces, guarded kings, and something for long trumps."""
    seen = calls.hand_shape(hand, trump, full)
    return seen.trump_honours + seen.plain_honours + EASY * max(0, seen.trumps - 2)


def _count_king_hand(view: View) -> list[float]:
    """Return the points of a hand by the tricks counted for each suit; others' deals as careful sees them."""
    hand, full = mask(view.dealt), mask(view.rules.game.pack(view.rules))
    trumps = (*map(suit_mask, range(len(SUITS))), 0)
    counted = [TRICK[full.bit_count()] * _count_tricks(hand, trump, full) for trump in trumps]
    return [*counted, *calls.king_hand_points(view)[len(counted) :]]


class Attention(NamedTuple):
    """Care with which a level plays: how many deals it samples, and how close actions must be to seem equal."""

    samples: int  # deals sampled for a card, 0 for none; at most the limit, if one is given
    errors: float  # standard errors within which cards can't be told apart
    tolerance: float  # how far a card may trail in good sense and still be played, as a share of the trick's stakes
    bids: int = 0  # deals sampled for a bid where tricks are bid; 0: bids as careful


_CLUB_ATTENTION: Final = {
    "400": Attention(samples=100, errors=0.5, tolerance=0.0, bids=120),
    "king": Attention(samples=40, errors=0.7, tolerance=0.0),
}
_BEGINNER_ATTENTION: Final = {"400": Attention(samples=40, errors=0.7, tolerance=0.0, bids=90)}
"""Games with their own settings, by matches of the levels against each other: see "Levels" in `research/RESULTS.md`."""


def _sample_bid(view: View, seed: int, count: int, trust_in_bids: float | None) -> Action:
    """Return a bid over this many deals: for points, or for the match if the level reads the others' bids."""
    from fourkings.bots.strong.games.four_hundred import bidding, match

    if trust_in_bids is None or match.plays_for_points(view):
        return flat.bid(view, seed, count)
    return bidding.best_bid(bidding.win_chances(view, seed, count, trust_in_bids))


_SAMPLED_BIDS: Final[Mapping[str, Callable[[View, int, int, float | None], Action]]] = {"400": _sample_bid}
_COUNTED_CALLS: Final[Mapping[str, Callable[[View], Action]]] = {
    "king": lambda view: calls.best_king_call(view, _count_king_hand(view))
}
"""A beginner's calls in King's auction value a hand by the tricks counted on the fingers."""
_SCORES_IGNORED: Final = frozenset({"quarante", "quarante-1792", "jeu-du-roi", "king"})
"""Games in which a level considers the deal alone, whatever the scores: a test varies these."""


@dataclass(frozen=True)
class Level:
    """A bot that plays with a certain skill and errs as people do, under a name."""

    NAME: str
    VERSION: int
    memory: Memory
    attention: Attention
    attention_by_game: Mapping[str, Attention]  # games in which it looks more or less closely
    trust_in_bids: float | None  # trust in the others' bids when it bids for the match; None: it bids for points alone
    counts_winners: bool  # calls by a count of sure winners if it has one, else as careful

    def attention_in(self, view: View) -> Attention:
        """Return the level's attention in the game of the view."""
        return self.attention_by_game.get(view.rules.game.ID, self.attention)

    def by_scores(self, rules: Rules) -> bool:
        """Return True if its play in this game may depend on the scores."""
        return rules.game.ID not in _SCORES_IGNORED

    def choose(self, view: View, rng: Stream, limit: int | None = None) -> Action:
        """Return one of the cards that it takes for the best, or a call by its own count."""
        seed = rng.below(1 << 62)
        if len(view.legal) == 1:
            return view.legal[0]
        if any(isinstance(action, str) for action in view.legal) and isinstance(said := self._call(view, seed, limit), str):
            return said
        care, recalled = self.attention_in(view), memory.recall(view, self.memory, self.NAME)
        cards = self._candidates(view, recalled, seed, min(limit or care.samples, care.samples))
        if len(cards) == 1:
            return cards[0]
        worths = choice.card_values(view, recalled, cards)
        return cards[choice.draw_near_best(worths, care.tolerance * choice.greatest_payoff(view), rng)]

    def _candidates(self, view: View, recalled: Constraints, seed: int, count: int) -> list[Card]:
        """Return the cards that the sampled deals leave to choose from; all if none are sampled."""
        cards = evaluation.candidates(view)
        if not count or len(cards) == 1:
            return cards
        judged = self._evaluate(view, cards, recalled, seed, count)
        return [cards[index] for index in choice.indistinguishable(view, judged, self.attention_in(view).errors)]

    def _evaluate(self, view: View, cards: list[Card], recalled: Constraints, seed: int, count: int) -> CardValues:
        """Return the value of each card over this many deals that fit what is remembered."""
        samples = Deals(recalled).draw(seed, count)
        for row in range(count):
            samples[row, view.turn] = view.hand
        weights = policies.weights(flat.POLICY, policies.kind(view.rules, encoding.contract_of(view)))
        outcome = evaluation.play_out(view, samples, cards, weights, flat.NOISE, seed)
        return CardValues(cards, evaluation.utility(view, outcome))

    def _call(self, view: View, seed: int, limit: int | None) -> Action:
        game, most = view.rules.game.ID, self.attention_in(view).bids
        if view.stage == "calls" and most:
            return _SAMPLED_BIDS[game](view, seed, min(limit or most, most), self.trust_in_bids)
        if self.counts_winners and (counted := _COUNTED_CALLS.get(game)):
            return counted(view)
        return careful.choose(view, Stream(b"", b""))


CLUB: Final = Level(
    NAME="club",
    VERSION=2,
    memory=Memory(honours=0.0, middles=0.02, pips=0.1, trumps=0.0, voids=ALL_VOIDS, void=0.05),
    attention=Attention(samples=16, errors=0.7, tolerance=0.0),
    attention_by_game=_CLUB_ATTENTION,
    trust_in_bids=0.5,
    counts_winners=False,
)
BEGINNER: Final = Level(
    NAME="beginner",
    VERSION=2,
    memory=Memory(honours=0.05, middles=0.3, pips=0.5, trumps=0.1, voids=1, void=0.0),
    attention=Attention(samples=0, errors=0.0, tolerance=0.1),
    attention_by_game=_BEGINNER_ATTENTION,
    trust_in_bids=None,
    counts_winners=True,
)
