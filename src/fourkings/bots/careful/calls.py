"""Careful's calls: bids of the 400, cliques of both Quarantes, King's auction, and a default for other games.

A clique is three or four kings, queens or jacks in one hand.
"""

import math
from collections.abc import Callable, Mapping, Sequence
from functools import lru_cache
from typing import Any, Final, NamedTuple

from fourkings.encoding.king import KINDS, call_of, rules_words, talk_words
from fourkings.kernels import load
from fourkings.kernels.king.hand_value import honours
from fourkings.rulebook.cards import HEARTS, LONG, Mask, mask
from fourkings.rulebook.game import Param, fixed_deals
from fourkings.rulebook.games._auction import ASKS, DECLARATIONS, NEGATIVE, RUNGS, ULTIMATUMS
from fourkings.rulebook.games._cliques import BY_VALUE, CLIQUES, cliques
from fourkings.rulebook.games.four_hundred import BIDS, smallest_sum, value
from fourkings.rulebook.games.king import LOST, START, TRICK
from fourkings.views import View

Reason = tuple[str, Mapping[str, Param]]
Reasons = tuple[Reason, ...]
"""Sentences that give the reason for a call: message keys (`coach-<key>`), each with its parameters."""


class HandShape(NamedTuple):
    """A hand, with one suit or none as trumps, in the few numbers that its tricks depend on."""

    trumps: int
    trump_honours: float
    plain_honours: float
    length: int  # cards beyond the fourth in plain suits
    ruffs: int  # cards missing from a doubleton in plain suits, as far as trumps reach


@lru_cache(4096)
def hand_shape(hand: Mask, trump: Mask, pack: Mask) -> HandShape:
    """Return the shape of a hand. trump: the cards of the trump suit, 0 for none; pack: all cards of the game."""
    suits = [suit for suit in (0x1FFF, 0x1FFF << 16, 0x1FFF << 32, 0x1FFF << 48) if suit != trump]
    plain = [hand & suit for suit in suits]
    trumps = (hand & trump).bit_count()
    return HandShape(
        trumps,
        honours(hand & trump, pack & trump),
        sum(honours(hand & suit, pack & suit) for suit in suits),
        sum(max(0, suit.bit_count() - 4) for suit in plain),
        min(trumps, sum(max(0, 2 - suit.bit_count()) for suit in plain)),
    )


PACK: Final = mask(LONG)
FIT: Final = (-0.15, 0.63, 0.92, 0.48, 0.05, 0.02)
"""Constant and weights of `HandShape` that give the expected tricks with hearts as trumps, fitted to deals played at four
bids."""
CROWD: Final = 0.12
"""Tricks to subtract from the expected ones for each trick by which the others' bids exceed `USUAL_BID` apiece."""
USUAL_BID: Final = 2.9
CHEAP: Final = 2
"""Points that aren't worth the risk of a higher bid."""
SPREAD: Final = 1.05
"""Standard deviation of the tricks won around the expected number."""


def choose_bid(view: View) -> str:
    """Return the best bid of the 400 by what the hand promises."""
    return best_bid(view, {word: chance_made(view, BIDS[word]) for word in view.legal if isinstance(word, str)})


def best_bid(view: View, chances: Mapping[str, float]) -> str:
    """Return the bid with the greatest `bid_prospect`, of equals the lowest; chances: to make each, by its call."""
    return max(chances, key=lambda call: (round(bid_prospect(view, BIDS[call], chances[call]), 6), -BIDS[call]))


def explain_bid(view: View, word: str) -> Reasons:
    """Return the reasons for a bid."""
    bid, likely = BIDS[word], expected_tricks(view)
    how = "least" if word == view.legal[0] else "safe" if bid <= likely + 0.5 else "bold"
    reason: dict[str, Param] = {"bid": bid, "how": how}
    if chance_to_reach(view, bid) == 0:
        reason |= {"how": "void", "least": smallest_sum(view.scores)}
    return (_hand_tricks(view), ("bid", reason))


def compare_bids(view: View, word: str, worse: str) -> Reasons:
    """Return the reasons for a bid beside a worse one: what is certain of the two."""
    assert view.seat is not None
    rules, own, target = view.rules, view.scores[view.seat], int(view.rules["target"])
    bid, beside = BIDS[word], BIDS[worse]
    if chance_to_reach(view, bid) == 0:
        return explain_bid(view, word)
    reason: dict[str, Param] = {"bid": bid, "beside": beside}
    score, instead = (own + value(rules, number, own) for number in (bid, beside))
    if chance_to_reach(view, beside) == 0:
        reason |= {"how": "counts", "least": smallest_sum(view.scores)}
    elif fixed_deals(rules) is None and score >= target and (bid < beside or instead < target):
        reason |= {"how": "enough" if bid < beside else "target", "target": target}
    else:
        how = "more" if bid > beside else "less" if instead - score <= CHEAP else "risk"
        reason |= {"how": how, "points": abs(score - instead)}
    return (_hand_tricks(view), ("bid", reason))


def _hand_tricks(view: View) -> Reason:
    return ("hand-tricks", {"tricks": max(0, round(expected_tricks(view)))})


def expected_tricks(view: View) -> float:
    """Return the tricks that the hand promises, less what the others have bid for themselves."""
    seen = hand_shape(mask(view.dealt), HEARTS, PACK)
    promised = FIT[0] + sum(weight * number for weight, number in zip(FIT[1:], seen, strict=True))
    bids: Sequence[int] = view.calls.bids
    return promised - CROWD * (sum(bids) - USUAL_BID * len(bids))


def chance_made(view: View, bid: int) -> float:
    """Return the chance to win at least as many tricks as bid."""
    return 0.5 * math.erfc((bid - 0.5 - expected_tricks(view)) / (SPREAD * math.sqrt(2)))


def chance_to_reach(view: View, bid: int) -> float:
    """Return the chance that the four bids reach the sum below which a deal is void (FH-6); the last bidder knows."""
    bids = view.calls.bids
    lacking = smallest_sum(view.scores) - sum(bids) - bid
    to_come = 3 - len(bids)
    if not to_come:
        return 1.0 if lacking <= 0 else 0.0
    return 0.5 * math.erfc((lacking - 0.5 - USUAL_BID * to_come) / (1.0 * math.sqrt(2 * to_come)))


def bid_prospect(view: View, bid: int, chance: float) -> float:
    """Return how much a bid made with this chance is expected to raise the bidder's `score_value`; 0 for a void deal."""
    assert view.seat is not None
    own, partner = view.scores[view.seat], view.scores[view.seat ^ 2]
    worth, now = value(view.rules, bid, own), score_value(view, own, partner)
    won, lost = score_value(view, own + worth, partner), score_value(view, own - worth, partner)
    return chance_to_reach(view, bid) * (chance * won + (1 - chance) * lost - now)


def score_value(view: View, own: int, partner: int) -> float:
    """Return the value of a score of one's own beside the partner's, in points.

    Points count in full up to the target, little above it; nobody wins below one point. After a fixed number of deals the
    higher sum wins, so every point counts alike.
    """
    if fixed_deals(view.rules) is not None:
        return own
    target = int(view.rules["target"])
    good = min(own, target) + 0.2 * max(0, own - target)
    if own <= 0:
        good -= 2 if partner < target - 10 else 8  # a partner near the target waits only for me
    if own >= target:
        good += 10 if partner > 0 else 2
    return good


def choose_clique(view: View) -> str | None:
    """Return the announcement of the highest clique that can still score; None if there is nothing to announce."""
    words = [word for word in view.legal if isinstance(word, str) and not _is_beaten(view, word)]
    return max(words, key=lambda word: _clique_rank(view, word), default=None)


def explain_clique(view: View, word: str) -> Reasons:
    """Return the reason for a call about cliques."""
    clique = _clique_of(view, word)
    if clique is None:
        return (("clique", {"how": "done" if word == "done" else "beaten"}),)
    return (("clique", {"how": "announced", "clique": clique, "points": CLIQUES[clique]}),)


def _is_beaten(view: View, word: str) -> bool:
    """Return True for a call in the first trick of `quarante-1792` about a clique that can no longer score."""
    if view.stage != "play" or view.rules.game.ID != "quarante-1792":
        return False
    return word == "good" or int(word.partition(":")[2]) < max((count for _, count in view.calls.said), default=0)


def _clique_rank(view: View, word: str) -> int:
    """Return the rank of the clique behind a call, -1 for none."""
    clique = _clique_of(view, word)
    return -1 if clique is None else BY_VALUE.index(clique)


def _clique_of(view: View, word: str) -> str | None:
    """Return the clique that a call announces: the one named, my highest of the number, mine of the rank; None if none."""
    kind, _, rest = word.partition(":")
    own = cliques(mask(view.dealt))
    if kind == "clique":
        return rest
    if kind == "count":
        return max((clique for clique in own if len(clique) == int(rest)), key=BY_VALUE.index)
    if kind == "rank":
        return rest * int(max(count for _, count in view.calls.said))
    return None


bidding: Final[Any] = load("king.bidding", plain=True)
hand_value: Final[Any] = load("king.hand_value", plain=True)


def king_hand_points(view: View) -> list[float]:
    """Return the points expected of the viewer's hand with each declaration (`KINDS`), and if another names a trump."""
    full = mask(view.rules.game.pack(view.rules))
    size, points = full.bit_count(), [0.0] * hand_value.WORTHS
    hand_value.worth(mask(view.dealt), full, TRICK[size], -LOST[size], START[size], points)
    return points


def choose_king_call(view: View) -> str:
    """Return the call of the highest value in King's auction, of equals the first that the rules list."""
    return best_king_call(view, king_hand_points(view))


def best_king_call(view: View, mine: list[float]) -> str:
    """Return the call of the highest value to a hand with these points, as `king_hand_points` returns them."""
    return call_of(bidding.choose_call(talk_words(view), mine, rules_words(view.rules)))


def explain_king_call(view: View, word: str) -> Reasons:
    """Return the reason for a call in King's auction."""
    mine, rules = king_hand_points(view), rules_words(view.rules)

    def price(how: str, of: Any, rung: str) -> Reasons:
        exact: float = of(RUNGS.index(rung), mine, rules)
        return (("king-price", {"how": how, "rung": rung, "points": round(exact)}),)

    if word in DECLARATIONS:
        what = DECLARATIONS[word]
        suit = {"suit": what} if what not in ("NT", NEGATIVE) else {}
        how = "suit" if suit else "no-trump" if what == "NT" else "negative"
        return (("declare", {"how": how, "points": round(mine[KINDS.index(what)]), **suit}),)
    priced = {rung: ("bid", bidding.value_bought, rung) for rung in RUNGS}
    priced |= {ask: ("ask", bidding.value_sold, rung) for ask, rung in ASKS.items()}
    priced |= {threat: ("ultimatum", bidding.value_sold, rung) for threat, (rung, _) in ULTIMATUMS.items()}
    priced |= {answer: (answer, bidding.value_bought, view.calls.price) for answer in ("yes", "no")}
    priced["sell"] = ("sell", bidding.value_sold, view.calls.standing)
    return price(*priced[word]) if word in priced else outline_king_call(word)


def outline_king_call(word: str) -> Reasons:
    """Return what a call in King's auction does, without its points: nothing for a declaration."""
    how = "bid" if word in RUNGS else word.partition(":")[0]
    return () if word in DECLARATIONS else (("king-call", {"how": how}),)


def choose_default(view: View) -> str | None:
    """Return the call that the game proposes (`careful_call`), if it has such a function.

    In another game a pass, else the first call that the rules list; None if a card may be played instead.
    """
    return view.rules.game.careful_call(view)


def explain_default(view: View, word: str) -> Reasons:
    """Return the reason for a call of `choose_default`: the game proposes it, or nothing speaks for more."""
    return (("rule-call", {"how": "own" if view.rules.game.overrides("careful_call") else "least"}),)


class CallPolicy(NamedTuple):
    """The functions by which careful chooses and explains the calls of a game."""

    choose: Callable[[View], str | None]
    """The call to make; None to play a card instead, where that is possible."""
    explain: Callable[[View, str], Reasons]
    """The reasons for a call."""
    compare: Callable[[View, str, str], Reasons] | None = None
    """The reasons for a call beside a worse one, if there are others."""
    outline: Callable[[str], Reasons] | None = None
    """What a call does, where the rules of thumb prefer another."""


_CLIQUES: Final = CallPolicy(choose_clique, explain_clique)
_DEFAULT: Final = CallPolicy(choose_default, explain_default)
_POLICIES: Final[Mapping[str, CallPolicy]] = {
    "400": CallPolicy(choose_bid, explain_bid, compare_bids),
    "king": CallPolicy(choose_king_call, explain_king_call, outline=outline_king_call),
    "quarante": _CLIQUES,
    "quarante-1792": _CLIQUES,
}


def policy_for(view: View) -> CallPolicy:
    """Return the call policy for the game of a view, or the default."""
    return _POLICIES.get(view.rules.game.ID, _DEFAULT)
