"""What plain good sense says of each card, by the rules of thumb of careful and under what is still remembered."""

from __future__ import annotations

from dataclasses import replace

from fourkings import encoding
from fourkings.bots import careful
from fourkings.bots.careful import avoid, take
from fourkings.bots.careful.facts import Facts, facts
from fourkings.rulebook.cards import Card
from fourkings.sampling import Constraints
from fourkings.views import View


def worths(view: View, recalled: Constraints, cards: list[Card]) -> list[float]:
    """What each card is worth in points, as careful counts it; only comparable among the cards of one view."""
    known = faded(view, recalled)
    if not encoding.costs(known.contract):
        stakes = careful.stakes(known)
        return [take.worth(known, stakes, card) for card in cards]
    worth = avoid.weighed(known).worth
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
