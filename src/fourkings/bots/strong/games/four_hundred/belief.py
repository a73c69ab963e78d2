"""Belief in the 400: what the others bid, and what they played.

How players choose their cards is data: the odds of a card by its features (`players.json`), fitted by
`research/training/players.py` to what careful and flat played.
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
"""Deals drawn for each that is kept."""
TRUST: Final = 0.8
"""Scale of a bid's log-likelihood: with it, strong won 66.7 ± 7.0 % of matches against flat (45)."""
TRUST_IN_PLAY: Final = 0.7
"""Scale of the log-likelihood of the cards played: at 1.0 a Quarante gained less (0.54 rather than 0.88 points)."""


TRUMP: Final = (HEARTS & -HEARTS).bit_length() - 1 >> 4


@cache
def honour_ranks() -> Int64Array:
    """Return the positions of ace, king, queen and jack in their suit."""
    return arrays.int_array((rank_mask(rank) & 0x1FFF).bit_length() - 1 for rank in "AKQJ")


def bids_evidence(view: View, samples: Int64Array, trust: float = 1.0) -> Float64Array:
    """Return the log-likelihood of the others' bids in each sample, (deals,), scaled by the trust in it."""
    assert view.seat is not None
    logs = arrays.float_zeros(len(samples))
    load("likelihood.bids").said(
        samples, arrays.int_array(played(view)), arrays.int_array(view.calls.bids),
        arrays.int_array(map(smallest_bid, view.scores)), view.dealer + 1 & 3, view.seat, TRUMP, honour_ranks(), trust,
        logs,
    )  # fmt: skip
    return logs


@cache
def card_odds() -> Int64Array:
    """Return the weights that predict players' cards (`players.json`), as the kernels take them."""
    text = (files("fourkings.bots.strong.games.four_hundred") / "players.json").read_text(encoding="utf-8")
    return arrays.int_array(policies.rows(read_json(text)[GAME.ID]).tolist()[0])


def cards_played(view: View, samples: Int64Array) -> Float64Array:
    """Return the log-likelihood of the others' cards."""
    if view.stage != "play" or not others_have_played(view):
        return arrays.float_zeros(len(samples))
    return scale_logs(odds_likelihood(view, samples, card_odds()), TRUST_IN_PLAY)


@cache
def belief_at(trust: float = TRUST) -> Belief:
    """Return strong's belief in the 400, with this trust in the others' bids."""
    return Belief(
        (partial(bids_evidence, trust=trust), cards_played), has_evidence=lambda view: bool(view.calls.bids), drawn=DRAWN
    )
