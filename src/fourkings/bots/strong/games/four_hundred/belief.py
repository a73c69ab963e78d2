"""Belief in the 400: what the others bid, and what they played.

How players choose their cards is given as data: the odds of a card by its features (`players.json`), fitted to what careful
and flat played by `research/training/players.py`.
"""

from __future__ import annotations

from functools import cache, partial
from importlib.resources import files
from typing import TYPE_CHECKING, Final

from fourkings.bots import policies
from fourkings.bots.strong.belief import Belief, odds_likelihood, others_have_played, scale_logs
from fourkings.kernels import arrays, load
from fourkings.rulebook.cards import HEARTS, rank_mask
from fourkings.rulebook.games.four_hundred import GAME, smallest_bid
from fourkings.rulebook.tricks import played
from fourkings.sanitize import read_json
from fourkings.views import View

if TYPE_CHECKING:
    from fourkings.kernels.arrays import Float64Array, Int64Array

DRAWN: Final = 4
"""Deals drawn for each that is used."""
TRUST: Final = 0.8
"""How much of a bid's log-likelihood counts: weighed so, strong won 66.7 ± 7.0 % of matches against flat (45)."""
TRUST_IN_PLAY: Final = 0.7
"""How much of the log-likelihood of the cards played counts: at 1.0 a Quarante gained less (0.54 for 0.88 points)."""


TRUMP: Final = (HEARTS & -HEARTS).bit_length() - 1 >> 4


@cache
def high() -> Int64Array:
    """The places of ace, king, queen and jack in their suit."""
    return arrays.filled((rank_mask(rank) & 0x1FFF).bit_length() - 1 for rank in "AKQJ")


def said(view: View, samples: Int64Array, trust: float = 1.0) -> Float64Array:
    """The log-likelihood of the others' bids in each sample, (deals,), times how far it is trusted."""
    assert view.seat is not None
    logs = arrays.floats(len(samples))
    load("likelihood.bids").said(
        samples, arrays.filled(played(view)), arrays.filled(view.talk.bids), arrays.filled(map(smallest_bid, view.scores)),
        view.dealer + 1 & 3, view.seat, TRUMP, high(), trust, logs,
    )  # fmt: skip
    return logs


@cache
def players() -> Int64Array:
    """The odds of cards, as the kernels take them."""
    text = (files("fourkings.bots.strong.games.four_hundred") / "players.json").read_text(encoding="utf-8")
    return arrays.filled(policies.rows(read_json(text)[GAME.ID]).tolist()[0])


def cards_played(view: View, samples: Int64Array) -> Float64Array:
    """How likely the others would have played as they did."""
    if view.stage != "play" or not others_have_played(view):
        return arrays.floats(len(samples))
    return scale_logs(odds_likelihood(view, samples, players()), TRUST_IN_PLAY)


@cache
def belief_at(trust: float = TRUST) -> Belief:
    """The belief of a player who trusts bids so far."""
    return Belief((partial(said, trust=trust), cards_played), has_evidence=lambda view: bool(view.talk.bids), drawn=DRAWN)
