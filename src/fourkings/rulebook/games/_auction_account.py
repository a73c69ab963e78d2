"""The points of King's last four deals beside those of the tricks: what everybody starts with, and the price (KG-23)."""

from __future__ import annotations

from typing import NamedTuple

from fourkings.rulebook.game import State, tricks_won
from fourkings.rulebook.games._auction import NEGATIVE, POSITIVE_RUNG, Auction, units
from fourkings.rulebook.tricks import Line


class Scale(NamedTuple):
    """The points of a positive or negative deal, by pack."""

    trick: int  #: a trick of a positive deal, and a unit of a positive price
    lost: int  #: a trick of a negative deal; with the other sign a unit of a negative price
    start: int  #: what everybody has to start with in a negative deal
    split: tuple[int, int]  #: what a split brings the dealer, and each of the others

    def worth(self, rung: str) -> int:
        """A rung in points: what its tricks are worth in a deal of its sign (KG-21, KG-27)."""
        return units(rung) * (self.trick if rung in POSITIVE_RUNG else -self.lost)


def start_lines(state: State, scale: Scale, clause: str) -> list[Line]:
    """What everybody has to start with in a deal declared negative."""
    each = scale.start
    return [Line(clause, "start", {"each": each}, (each,) * 4)] if state.calls.declared == NEGATIVE else []


def price_lines(state: State, scale: Scale, clause: str) -> list[Line]:
    """What passes from a buyer to the dealer, by the tricks taken so far."""
    calls: Auction = state.calls
    if calls.buyer is None:
        return []
    paid = price(state, scale)
    passed = [0, 0, 0, 0]
    passed[state.deal.dealer] += paid
    passed[calls.buyer] -= paid
    params: dict[str, int | str] = {
        "rung": str(calls.price),
        "paid": paid,
        "buyer": calls.buyer,
        "dealer": state.deal.dealer,
    }
    return [Line(clause, "price", params, tuple(passed))]


def price(state: State, scale: Scale) -> int:
    """What passes from the buyer to the dealer (KG-21, KG-23)."""
    calls: Auction = state.calls
    assert calls.price is not None
    many = units(calls.price)
    takes_over = calls.declared == NEGATIVE and state.rules["negative_price"] == "takes_over"
    if takes_over and calls.price not in POSITIVE_RUNG:
        return min(many, tricks_won(state)[state.deal.dealer]) * -scale.lost
    return scale.worth(calls.price)
