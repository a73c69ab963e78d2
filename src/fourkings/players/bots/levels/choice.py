"""Which card a player puts on the table: one of those that it cannot tell from the best, and never a rude one."""

from __future__ import annotations

import math
from collections.abc import Sequence
from typing import TYPE_CHECKING, Final

from fourkings.players.bots.judged import Judged
from fourkings.rulebook.cards import Card
from fourkings.rulebook.deck import Stream
from fourkings.rulebook.tricks import winning
from fourkings.windows.view import View

if TYPE_CHECKING:
    from fourkings.kernels.arrays import Float64Array

SURE: Final = 2.0
"""Standard errors by which ruffing the partner's trick has to be better before it is done."""
FINE: Final = 1 << 30


def close(view: View, judged: Judged, errors: float) -> list[int]:
    """The places of the cards that trail the best by no more than so many standard errors of the difference."""
    kept, means = polite(view, judged), judged.values.mean(0)
    best = max(kept, key=means.__getitem__)
    return [place for place in kept if place == best or _near(judged.values[:, best] - judged.values[:, place], errors)]


def _near(behind: Float64Array, errors: float) -> bool:
    """Not told apart by the deals imagined; a card that is never better is."""
    error = float(behind.std()) / math.sqrt(len(behind))
    return float(behind.mean()) <= errors * error and bool((behind < 0).any() or not behind.any())


def draw(worths: Sequence[float], room: float, rng: Stream) -> int:
    """The place of one of the best: those within `room` of it, the closer the likelier; with no room the best."""
    best = max(worths)
    near = [place for place, worth in enumerate(worths) if best - worth <= room]
    if room <= 0 or len(near) == 1:
        return list(worths).index(best)
    weights = [math.exp(-2.0 * (best - worths[place]) / room) for place in near]
    drawn = rng.below(FINE) / FINE * sum(weights)
    for place, weight in zip(near, weights, strict=True):
        drawn -= weight
        if drawn < 0:
            return place
    return near[-1]


def polite(view: View, judged: Judged) -> list[int]:
    """The places of the cards to choose from: without a ruff of the partner's trick that is not clearly worth it."""
    places = list(range(len(judged.cards)))
    rude = [place for place in places if ruffs_partner(view, judged.cards[place])]
    others = [place for place in places if place not in rude]
    if not rude or not others:
        return places
    best = max(others, key=lambda place: float(judged.values[:, place].mean()))
    return others + [place for place in rude if _surely_better(judged.values[:, place] - judged.values[:, best])]


def ruffs_partner(view: View, card: Card) -> bool:
    """True if the partner is winning the trick and the card would be a trump on it that was not led."""
    contract = view.contract
    if not view.rules.game.PARTNERS or contract is None or not view.trick or not contract.trump >> card & 1:
        return False
    ahead = view.leader + winning(view.trick, contract) & 3
    after = view.leader + winning((*view.trick, card), contract) & 3
    return ahead == view.turn ^ 2 and after == view.turn and not contract.trump >> view.trick[0] & 1


def _surely_better(gains: Float64Array) -> bool:
    error = float(gains.std()) / math.sqrt(len(gains))
    return float(gains.mean()) > SURE * error > 0 or bool((gains > 0).all())
