"""The choice of a level among cards that it can't tell from the best, and good sense by what it remembers."""

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
"""Standard errors by which ruffing the partner's trick must be better than the best other card."""
FINE: Final = 1 << 30


def indistinguishable(view: View, judged: CardValues, errors: float) -> list[int]:
    """Return the indices of the cards that trail the best by at most so many standard errors of the difference."""
    kept = without_rude_ruffs(view, judged)
    best = _best(judged, kept)
    behind = evaluation.deficits(judged.values, best)
    return [index for index in kept if index == best or _is_indistinguishable(behind[index], errors)]


def _best(judged: CardValues, indices: list[int]) -> int:
    """Return the index of the greatest mean, the first of equals."""
    return max(indices, key=evaluation.sums(judged.values).__getitem__)


def _is_indistinguishable(behind: Deficit, errors: float) -> bool:
    """Return True if the deals can't tell the card from the best; a card that is never better can be."""
    return behind.mean <= errors * behind.error and (behind.least < 0 or behind.least == behind.greatest == 0)


def draw_near_best(worths: Sequence[float], room: float, rng: Stream) -> int:
    """Return the index of a random value within `room` of the best, the closer the likelier; the best if `room` is 0."""
    best = max(worths)
    near = [index for index, worth in enumerate(worths) if best - worth <= room]
    if room <= 0 or len(near) == 1:
        return list(worths).index(best)
    weights = [math.exp(-2.0 * (best - worths[index]) / room) for index in near]
    drawn = rng.below(FINE) / FINE * sum(weights)
    for index, weight in zip(near, weights, strict=True):
        drawn -= weight
        if drawn < 0:
            return index
    return near[-1]


def without_rude_ruffs(view: View, judged: CardValues) -> list[int]:
    """Return the indices of the cards to choose from: no ruff of the partner's trick that isn't clearly better."""
    indices = list(range(len(judged.cards)))
    rude = [index for index in indices if ruffs_partner(view, judged.cards[index])]
    others = [index for index in indices if index not in rude]
    if not rude or not others:
        return indices
    behind = evaluation.deficits(judged.values, _best(judged, others))
    return others + [index for index in rude if _surely_better(behind[index])]


def ruffs_partner(view: View, card: Card) -> bool:
    """Return True if the partner is winning the trick and the card would ruff it."""
    contract = view.contract
    if not view.rules.game.PARTNERS or contract is None or not view.trick or not contract.trump >> card & 1:
        return False
    ahead = view.leader + winning(view.trick, contract) & 3
    after = view.leader + winning((*view.trick, card), contract) & 3
    return ahead == view.turn ^ 2 and after == view.turn and not contract.trump >> view.trick[0] & 1


def _surely_better(behind: Deficit) -> bool:
    return -behind.mean > SURE * behind.error > 0 or behind.greatest < 0


def card_values(view: View, recalled: Constraints, cards: list[Card]) -> list[float]:
    """Return each card's value in points by careful's rules and what is recalled, comparable only within one view."""
    known = remembered_facts(view, recalled)
    if not encoding.is_negative(known.contract):
        stakes = careful_cards.stakes(known)
        return [careful_cards.card_worth(known, stakes, card) for card in cards]
    worth = careful_cards.weigh_negative(known).worth
    return [worth[card] for card in cards]


def remembered_facts(view: View, recalled: Constraints) -> Facts:
    """Return careful's facts less what was forgotten: such a card may still be out, and a void may be one no longer."""
    clear = facts(view)
    unseen = recalled.unseen | clear.unseen
    sure = clear.known[0] | clear.known[1] | clear.known[2] | clear.known[3]
    may = tuple(0 if seat == clear.me else unseen & ~recalled.cannot[seat] & ~sure | clear.known[seat] for seat in range(4))
    held = sum(count for seat, count in enumerate(view.hand_sizes) if seat != clear.me)
    out = held / max(1, unseen.bit_count())  # of the cards that may be out only so many are
    rows = []
    for seat in range(4):
        row = []
        for suit in range(4):
            whole = 0x1FFF << (suit << 4)
            rooms = [view.hand_sizes[seat] if may[seat] & whole & ~sure else 0 for seat in range(4)]
            row.append(out * rooms[seat] / (sum(rooms) or 1))
        rows.append(tuple(row))
    return replace(clear, unseen=unseen, may=may, share=tuple(rows))


def greatest_payoff(view: View) -> float:
    """Return the points, gained or lost, of the most valuable item in the payoff: the unit for how close cards are."""
    assert view.contract is not None
    return float(max(map(abs, view.contract.payoff.each)))
