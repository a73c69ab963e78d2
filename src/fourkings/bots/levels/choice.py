"""Which card a player puts on the table: one of those that its own figures call close, and never a rude one."""

from __future__ import annotations

import math
from typing import TYPE_CHECKING, Final

from fourkings.bots.flat import Judged
from fourkings.cards import Card
from fourkings.deck import Stream
from fourkings.tricks import winning
from fourkings.view import View

if TYPE_CHECKING:
    import numpy as np
    from numpy.typing import NDArray

    Values = NDArray[np.float64]

SURE: Final = 2.0
"""Standard errors by which ruffing the partner's trick has to be better before it is done."""
FINE: Final = 1 << 30


def pick(view: View, judged: Judged, loose: float, rng: Stream) -> Card:
    """A card by chance among those close to the best, the closer the likelier; with `loose` 0 the best."""
    kept = _polite(view, judged)
    means = judged.values.mean(0)
    best = max(means[place] for place in kept)
    room = loose * float(judged.values.std())
    close = [place for place in kept if best - means[place] <= room and not _dominated(judged.values, place)]
    if not close or room <= 0:
        return judged.cards[max(kept, key=lambda place: means[place])]
    weights = [math.exp(-2.0 * float(best - means[place]) / room) for place in close]
    drawn = rng.below(FINE) / FINE * sum(weights)
    for place, weight in zip(close, weights, strict=True):
        drawn -= weight
        if drawn < 0:
            return judged.cards[place]
    return judged.cards[close[-1]]


def _dominated(values: Values, place: int) -> bool:
    """True where another card does at least as well in every deal imagined, and better in one."""
    behind = values - values[:, [place]]
    return bool(((behind >= 0).all(0) & (behind > 0).any(0)).any())


def _polite(view: View, judged: Judged) -> list[int]:
    """The places of the cards to choose from: without a ruff of the partner's trick that is not clearly worth it."""
    places = list(range(len(judged.cards)))
    rude = [place for place in places if _ruffs_partner(view, judged.cards[place])]
    others = [place for place in places if place not in rude]
    if not rude or not others:
        return places
    best = max(others, key=lambda place: float(judged.values[:, place].mean()))
    return others + [place for place in rude if _surely_better(judged.values[:, place] - judged.values[:, best])]


def _ruffs_partner(view: View, card: Card) -> bool:
    """True where the partner is winning the trick and the card would be a trump on it that was not led."""
    contract = view.contract
    if not view.rules.game.PARTNERS or contract is None or not view.trick or not contract.trump >> card & 1:
        return False
    ahead = view.leader + winning(view.trick, contract) & 3
    after = view.leader + winning((*view.trick, card), contract) & 3
    return ahead == view.turn ^ 2 and after == view.turn and not contract.trump >> view.trick[0] & 1


def _surely_better(gains: Values) -> bool:
    error = float(gains.std()) / math.sqrt(len(gains))
    return float(gains.mean()) > SURE * error > 0 or bool((gains > 0).all())
