"""Belief in the 400: what the others bid, and what they played.

How players choose their cards is given as data: the odds of a card by its features (`players.json`), fitted to what careful
and flat played by `research/training/players.py`.
"""

from __future__ import annotations

import json
from functools import cache
from importlib.resources import files
from typing import TYPE_CHECKING, Final

from fourkings.players.bots import policies
from fourkings.players.bots.strong import evidence
from fourkings.players.bots.strong.belief import Belief
from fourkings.rulebook.cards import HEARTS, rank_mask
from fourkings.rulebook.games.four_hundred import ID, smallest_bid
from fourkings.rulebook.tricks import played
from fourkings.windows.view import View

if TYPE_CHECKING:
    from fourkings.kernels.arrays import Float64Array, Int64Array

DRAWN: Final = 4
"""Deals drawn for each that is used."""
PROMISES: Final = (0.23, 0.46, 0.84, 0.59, 0.37, 0.21, 0.38, 0.26, 0.16, 0.13, 0.07, 0.08)
"""Tricks: a bid from a hand, as careful and flat bid below 30 points, by least squares: see `promised`."""
CROWD: Final = -0.14
"""Tricks, for each that those before have bid beyond the usual; by the same fit."""
USUAL: Final = 2.9
"""Tricks: the usual bid."""
SPREAD: Final = 0.6
"""Tricks: how far bids lie from what is promised, as a standard deviation."""
ODD_BID: Final = 0.05
"""The share of bids made by another light than the hand's."""
BIDS_IN_USE: Final = 5
"""Over so many such a bid is spread."""
TRUST: Final = 0.8
"""How much of a bid's log-likelihood counts: weighed so, strong won 66.7 ± 7.0 % of matches against flat (45)."""
TRUST_IN_PLAY: Final = 0.7
"""How much of the log-likelihood of the cards played counts: at 1.0 a Quarante gained less (0.54 for 0.88 points)."""


def promised(hands: Int64Array) -> Float64Array:
    """The bid that each of some hands promises: trumps, their top four, aces, guarded kings and queens, length."""
    import numpy as np

    suits = [hands >> 16 * suit & 0x1FFF for suit in range(4)]
    high = [(rank_mask(rank) & 0x1FFF).bit_length() - 1 for rank in "AKQJ"]
    trump = (HEARTS & -HEARTS).bit_length() - 1 >> 4
    trumps = np.bitwise_count(suits[trump]).astype(np.float64)
    promised = PROMISES[0] + PROMISES[1] * trumps
    for place, bit in enumerate(high):
        promised += PROMISES[2 + place] * (suits[trump] >> bit & 1)
    short = np.zeros(len(hands))
    for suit, cards in enumerate(suits):
        if suit == trump:
            continue
        length = np.bitwise_count(cards).astype(np.float64)
        ace, king, queen = (cards >> bit & 1 for bit in high[:3])
        promised += PROMISES[6] * ace + PROMISES[7] * (king & (length >= 2)) + PROMISES[8] * (queen & (length >= 3))
        promised += PROMISES[9] * (ace & king) + PROMISES[11] * np.maximum(0, length - 4)
        short += np.maximum(0, 2 - length)
    promised += PROMISES[10] * np.minimum(trumps, short)
    return np.asarray(promised)


def said(view: View, dealt: Int64Array) -> Float64Array:
    """How likely the others' bids are with these hands as dealt, (deals, 4): (deals,)."""
    import numpy as np

    weights = np.ones(len(dealt))
    before = 0
    for place, bid in enumerate(view.talk.bids):
        seat = view.dealer + 1 + place & 3
        if seat != view.seat:
            mean = promised(dealt[:, seat]) + CROWD * (before - USUAL * place)
            least = smallest_bid(view.scores[seat])
            up = _below((bid + 0.5 - mean) / SPREAD)
            down = _below((bid - 0.5 - mean) / SPREAD) if bid > least else 0.0
            weights *= (1 - ODD_BID) * (up - down) + ODD_BID / BIDS_IN_USE
        before += bid
    return weights


def _below(far: Float64Array) -> Float64Array:
    """The normal law, near enough, by the logistic one."""
    import numpy as np

    chances: Float64Array = 1 / (1 + np.exp(-1.702 * far))
    return chances


@cache
def players() -> Int64Array:
    """The odds of cards, as the kernels take them."""
    text = (files("fourkings.players.bots.strong.recipes.four_hundred") / "players.json").read_text(encoding="utf-8")
    rows: Int64Array = policies.rows(json.loads(text)[ID])[0]
    return rows


def cards_played(view: View, samples: Int64Array) -> Float64Array:
    """How likely the others would have played as they did."""
    import numpy as np

    if view.stage != "play" or not evidence.seen(view):
        return np.zeros(len(samples))
    return TRUST_IN_PLAY * evidence.by_odds(view, samples, players())


@cache
def belief_at(trust: float = TRUST) -> Belief:
    """The belief of a player who trusts bids so far."""

    def bids(view: View, samples: Int64Array) -> Float64Array:
        import numpy as np

        return trust * np.log(said(view, samples | np.array(played(view), np.int64)))

    return Belief((bids, cards_played), heard=lambda view: bool(view.talk.bids), drawn=DRAWN)
