"""Which card a player puts on the table: one of those that it cannot tell from the best, and never a rude one."""

from __future__ import annotations

import math
from collections.abc import Sequence
from typing import Final

from fourkings.bots import worlds
from fourkings.bots.judged import CardValues
from fourkings.bots.worlds import Behind
from fourkings.rulebook.cards import Card
from fourkings.rulebook.deck import Stream
from fourkings.rulebook.tricks import winning
from fourkings.views import View

SURE: Final = 2.0
"""Standard errors by which ruffing the partner's trick has to be better before it is done."""
FINE: Final = 1 << 30


def close(view: View, judged: CardValues, errors: float) -> list[int]:
    """The places of the cards that trail the best by no more than so many standard errors of the difference."""
    kept = polite(view, judged)
    best = _best(judged, kept)
    behind = worlds.behind(judged.values, best)
    return [place for place in kept if place == best or _near(behind[place], errors)]


def _best(judged: CardValues, places: list[int]) -> int:
    """The place of the greatest mean, the first of equals."""
    return max(places, key=worlds.sums(judged.values).__getitem__)


def _near(behind: Behind, errors: float) -> bool:
    """Not told apart by the deals imagined; a card that is never better is."""
    return behind.mean <= errors * behind.error and (behind.least < 0 or behind.least == behind.greatest == 0)


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


def polite(view: View, judged: CardValues) -> list[int]:
    """The places of the cards to choose from: without a ruff of the partner's trick that is not clearly worth it."""
    places = list(range(len(judged.cards)))
    rude = [place for place in places if ruffs_partner(view, judged.cards[place])]
    others = [place for place in places if place not in rude]
    if not rude or not others:
        return places
    behind = worlds.behind(judged.values, _best(judged, others))
    return others + [place for place in rude if _surely_better(behind[place])]


def ruffs_partner(view: View, card: Card) -> bool:
    """True if the partner is winning the trick and the card would be a trump on it that was not led."""
    contract = view.contract
    if not view.rules.game.PARTNERS or contract is None or not view.trick or not contract.trump >> card & 1:
        return False
    ahead = view.leader + winning(view.trick, contract) & 3
    after = view.leader + winning((*view.trick, card), contract) & 3
    return ahead == view.turn ^ 2 and after == view.turn and not contract.trump >> view.trick[0] & 1


def _surely_better(behind: Behind) -> bool:
    return -behind.mean > SURE * behind.error > 0 or behind.greatest < 0
