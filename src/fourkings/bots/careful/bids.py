"""400: how many tricks to bid, and what a trick is worth to each player once four bids are made."""

from __future__ import annotations

import math
from collections.abc import Mapping, Sequence
from typing import Final

from fourkings.bots.careful import count, take
from fourkings.bots.careful.facts import Facts
from fourkings.bots.careful.take import Stakes
from fourkings.rulebook.cards import HEARTS, LONG, Seat, mask
from fourkings.rulebook.game import Param, fixed_deals
from fourkings.rulebook.games.four_hundred import BIDS, smallest_sum, value
from fourkings.views import View

PACK: Final = mask(LONG)
FIT: Final = (-0.15, 0.63, 0.92, 0.48, 0.05, 0.02)
"""Tricks from a hand's shape with hearts for trump, as played at four bids."""
CROWD: Final = 0.12
"""What each trick that the others have bid above the usual takes off one's own."""
USUAL_BID: Final = 2.9
SPREAD: Final = 1.05
"""The standard deviation of tricks taken around what the hand promised."""


def choose(view: View) -> str:
    """The bid with the best prospect from these scores; of equals the lowest."""
    words = [word for word in view.legal if isinstance(word, str)]
    return max(words, key=lambda word: (round(prospect(view, BIDS[word]), 6), -BIDS[word]))


def explain(view: View, word: str) -> tuple[str, Mapping[str, Param]]:
    """What speaks for a bid."""
    bid, likely = BIDS[word], max(0, round(expected(view)))
    if reaches(view, bid) == 0:
        return "bid-void", {"tricks": likely, "bid": bid}
    if word == view.legal[0]:
        return "bid-least", {"tricks": likely}
    key = "bid-tricks" if bid <= expected(view) + 0.5 else "bid-more"
    return key, {"tricks": likely, "bid": bid, "percent": round(100 * chance_made(view, bid))}


def expected(view: View) -> float:
    """The tricks that the hand promises, less what the others have bid for themselves."""
    seen = count.shape(mask(view.dealt), HEARTS, PACK)
    promised = FIT[0] + sum(weight * number for weight, number in zip(FIT[1:], seen, strict=True))
    bids: Sequence[int] = view.talk.bids
    return promised - CROWD * (sum(bids) - USUAL_BID * len(bids))


def chance_made(view: View, bid: int) -> float:
    """The chance to take so many tricks or more."""
    return 0.5 * math.erfc((bid - 0.5 - expected(view)) / (SPREAD * math.sqrt(2)))


def reaches(view: View, bid: int) -> float:
    """The chance that the four bids reach the smallest sum: the last to bid knows, the others guess what will come."""
    bids = view.talk.bids
    lacking = smallest_sum(view.scores) - sum(bids) - bid
    to_come = 3 - len(bids)
    if not to_come:
        return 1.0 if lacking <= 0 else 0.0
    return 0.5 * math.erfc((lacking - 0.5 - USUAL_BID * to_come) / (1.0 * math.sqrt(2 * to_come)))


def prospect(view: View, bid: int) -> float:
    """What the bid is likely to bring; nothing if the deal is void."""
    assert view.seat is not None
    own, partner = view.scores[view.seat], view.scores[view.seat ^ 2]
    worth, chance = value(view.rules, bid, own), chance_made(view, bid)
    now = standing(view, own, partner)
    won, lost = standing(view, own + worth, partner), standing(view, own - worth, partner)
    return reaches(view, bid) * (chance * won + (1 - chance) * lost - now)


def standing(view: View, own: int, partner: int) -> float:
    """How good a score is: points up to the target count in full, above it little, and nobody wins below one point.

    After a fixed number of deals the higher sum wins: there every point counts alike.
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


# --- the play for four bids ---------------------------------------------------------------------------------------


def stakes(facts: Facts) -> Stakes:
    """A trick counts for a seat that still needs it and can still make its bid: the bid's value, for us or against us."""
    won = [sum(trick.winner == seat for trick in facts.view.tricks) for seat in range(4)]
    return take.stakes(facts, [_weight(facts, seat, won[seat]) for seat in range(4)])


def _weight(facts: Facts, seat: Seat, won: int) -> float:
    view = facts.view
    bid = bid_of(view, seat)
    need, left = bid - won, facts.tricks_left
    worth = value(view.rules, bid, view.scores[seat])
    weight = 0.05 if need <= 0 or need > left else 0.4 * worth
    return weight if seat & 1 == facts.me & 1 else -weight


def bid_of(view: View, seat: Seat) -> int:
    """What a seat has bid."""
    bids: Sequence[int] = view.talk.bids
    return bids[seat - view.dealer - 1 & 3]
