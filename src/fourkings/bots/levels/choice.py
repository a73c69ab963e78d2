"""How a level chooses among the cards that it cannot tell from the best, and good sense by what it still remembers."""

from __future__ import annotations

import math
from collections.abc import Sequence
from dataclasses import replace
from typing import Final

from fourkings import encoding
from fourkings.bots import evaluation
from fourkings.bots.careful import cards as careful_cards
from fourkings.bots.careful.facts import Facts, facts
from fourkings.bots.evaluation import CardValues, Deficit
from fourkings.rulebook.cards import Card
from fourkings.rulebook.deck import Stream
from fourkings.rulebook.tricks import winning
from fourkings.sampling import Constraints
from fourkings.views import View

SURE: Final = 2.0
"""Standard errors by which ruffing the partner's trick has to be better before it is done."""
FINE: Final = 1 << 30


def close(view: View, judged: CardValues, errors: float) -> list[int]:
    """The places of the cards that trail the best by no more than so many standard errors of the difference."""
    kept = polite(view, judged)
    best = _best(judged, kept)
    behind = evaluation.deficits(judged.values, best)
    return [place for place in kept if place == best or _near(behind[place], errors)]


def _best(judged: CardValues, places: list[int]) -> int:
    """The place of the greatest mean, the first of equals."""
    return max(places, key=evaluation.sums(judged.values).__getitem__)


def _near(behind: Deficit, errors: float) -> bool:
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
    behind = evaluation.deficits(judged.values, _best(judged, others))
    return others + [place for place in rude if _surely_better(behind[place])]


def ruffs_partner(view: View, card: Card) -> bool:
    """True if the partner is winning the trick and the card would be a trump on it that was not led."""
    contract = view.contract
    if not view.rules.game.PARTNERS or contract is None or not view.trick or not contract.trump >> card & 1:
        return False
    ahead = view.leader + winning(view.trick, contract) & 3
    after = view.leader + winning((*view.trick, card), contract) & 3
    return ahead == view.turn ^ 2 and after == view.turn and not contract.trump >> view.trick[0] & 1


def _surely_better(behind: Deficit) -> bool:
    return -behind.mean > SURE * behind.error > 0 or behind.greatest < 0


def worths(view: View, recalled: Constraints, cards: list[Card]) -> list[float]:
    """What each card is worth in points, as careful counts it; only comparable among the cards of one view."""
    known = faded(view, recalled)
    if not encoding.costs(known.contract):
        stakes = careful_cards.stakes(known)
        return [careful_cards.card_worth(known, stakes, card) for card in cards]
    worth = careful_cards.weigh_negative(known).worth
    return [worth[card] for card in cards]


def faded(view: View, recalled: Constraints) -> Facts:
    """Careful's facts less what was forgotten: such a card may be out still, and a void that was shown may not be one."""
    clear = facts(view)
    unseen = recalled.unseen | clear.unseen
    sure = clear.known[0] | clear.known[1] | clear.known[2] | clear.known[3]
    may = tuple(0 if seat == clear.me else unseen & ~recalled.cannot[seat] & ~sure | clear.known[seat] for seat in range(4))
    held = sum(many for seat, many in enumerate(view.held) if seat != clear.me)
    out = held / max(1, unseen.bit_count())  # of the cards that may be out only so many are
    rows = []
    for seat in range(4):
        row = []
        for suit in range(4):
            whole = 0x1FFF << (suit << 4)
            rooms = [view.held[seat] if may[seat] & whole & ~sure else 0 for seat in range(4)]
            row.append(out * rooms[seat] / (sum(rooms) or 1))
        rows.append(tuple(row))
    return replace(clear, unseen=unseen, may=may, share=tuple(rows))


def at_stake(view: View) -> float:
    """What the dearest thing that a trick may bring or cost counts: the measure of what is close."""
    assert view.contract is not None
    payoff = view.contract.payoff
    dearest = max(abs(each) for each in (payoff.trick, payoff.last[1], *(each for _, each in payoff.cards)))
    return float(dearest)
