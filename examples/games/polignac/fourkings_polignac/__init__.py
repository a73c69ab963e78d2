"""Polignac: four players avoid the jacks; one of them may call capot, and then needs every trick."""

from collections.abc import Mapping, Sequence
from dataclasses import replace
from typing import Any, Final, NamedTuple

from fourkings.rulebook.cards import SHORT, Card, Seat, named, next_seat, rank_mask, stronger
from fourkings.rulebook.game import (
    Action,
    Deal,
    Game,
    Item,
    Moment,
    Opening,
    Reason,
    Result,
    Rules,
    State,
    begin_calls,
    begin_play,
    can_pay,
    clause_ids,
    contract_of,
    finish,
    payoff_items,
    points_for_seat,
    tricks_won,
    unplayed,
)
from fourkings.rulebook.options import OFF, ON, choice, number
from fourkings.rulebook.tricks import Contract, Line, Payoff, payoff_lines, total_payoff

CAPOT, PASS = "capot", "pass"
STRONGER: Final = stronger("AKQJT987")
JACKS: Final = Contract(STRONGER, Payoff(cards=((rank_mask("J"), -1), (named("JS"), -1))))
"""A jack costs a point, the jack of spades, called Polignac, one more (PO-6)."""
EVERY_TRICK: Final = Contract(STRONGER, Payoff(trick=1))
"""After a capot, only tricks matter (PO-7)."""
PRICE: Final = 5
"""Points that a capot costs the caller if it fails, or else each of the others (PO-7)."""


class Calls(NamedTuple):
    """The calls so far."""

    capots: tuple[bool, ...] = ()  # from eldest on, True for capot


def caller(state: State) -> Seat | None:
    """Return the seat that has called capot."""
    capots = state.calls.capots
    return next_seat(state.deal.eldest, capots.index(True)) if True in capots else None


class Polignac(Game):
    """Polignac (`rules/en.md`)."""

    ID = "polignac"
    ALIASES = ("quatre-valets",)
    CLAUSES = clause_ids("PO", *range(1, 10))
    CALLS = (PASS, CAPOT)
    CALLS_TYPE = Calls
    END_CLAUSE = "PO-9"
    OPTIONS = (
        choice("capot", "PO-4", ON, OFF),
        number("deals", "PO-9", 8, 4, 40),
    )
    PRESETS = {"classic": {}, "short": {"capot": OFF, "deals": 4}}

    def pack(self, rules: Rules) -> tuple[Card, ...]:
        return SHORT

    def packets(self, rules: Rules) -> tuple[int, ...]:
        return (3, 2, 3)

    def opening(self, rules: Rules) -> Opening:
        return Opening("lowest", clause="PO-2")

    def contracts(self, rules: Rules, number: int) -> Mapping[str, Contract]:
        return {"": JACKS, **({CAPOT: EVERY_TRICK} if rules["capot"] == ON else {})}

    def begin(self, deal: Deal) -> State:
        state = begin_calls(deal, deal.eldest, Calls())
        return state if deal.rules["capot"] == ON else begin_play(state, deal.eldest, JACKS)

    def legal_calls(self, state: State) -> tuple[str, ...]:
        return self.CALLS if state.stage == "calls" else ()

    def apply_call(self, state: State, call: str) -> State:
        calls = Calls((*state.calls.capots, call == CAPOT))
        state = replace(state, calls=calls, turn=next_seat(state.turn))
        if call == CAPOT:
            return begin_play(state, state.deal.eldest, EVERY_TRICK)
        return begin_play(state, state.deal.eldest, JACKS) if len(calls.capots) == 4 else state

    def refuse(self, state: State, action: Action) -> Reason:
        if state.stage == "calls":
            return Reason("PO-4", "polignac-call-first", {"words": self.CALLS})
        return Reason("PO-4", "polignac-calls-over", {})

    def public_calls(self, state: State) -> Mapping[str, Any]:
        return {"caller": caller(state)}

    def moment(self, state: State, seat: Seat | None, plain: Moment) -> Moment:
        """Add that a capot wins everything or nothing (PO-7)."""
        price = {"each": -PRICE}
        called = caller(state)
        if called is not None:
            return Moment("PO-7", (Item("polignac-capot", {"seat": called, **price}),))
        if state.stage == "play":
            return plain
        notes = (Item("polignac-capot-note", price),) if seat == state.turn else ()
        return Moment("PO-4", payoff_items(JACKS.payoff, titled=False), notes)

    def after_trick(self, state: State) -> State:
        lost = caller(state) is not None and state.tricks[-1].winner != caller(state)
        return finish(state) if lost or not unplayed(state) else state

    def account(self, state: State) -> list[Line]:
        seat = caller(state)
        if seat is None:
            return payoff_lines(contract_of(state).payoff, state.tricks, "PO-6")
        if tricks_won(state)[seat] == len(state.tricks):
            paid = tuple(0 if place == seat else -PRICE for place in range(4))
            return [Line("PO-7", "polignac-capot-made", {"seat": seat, "each": -PRICE}, paid)]
        return [Line("PO-7", "polignac-capot-lost", {"seat": seat, "each": -PRICE}, points_for_seat(seat, -PRICE))]

    def fixed_total(self, state: State) -> int | None:
        seat = caller(state)
        if seat is None:
            return total_payoff(JACKS.payoff, SHORT)
        return -3 * PRICE if tricks_won(state)[seat] == len(state.tricks) else -PRICE

    def deal_sums(self, rules: Rules, number: int) -> frozenset[int]:
        return frozenset({total_payoff(JACKS.payoff, SHORT), -PRICE, -3 * PRICE})

    def can_score(self, rules: Rules, number: int, scores: Sequence[int], points: Sequence[int]) -> bool:
        capot = rules["capot"] == ON and sorted(points) in ([-PRICE, 0, 0, 0], [-PRICE, -PRICE, -PRICE, 0])
        return capot or can_pay(JACKS.payoff, SHORT, points)

    def scoring_clause(self, state: State) -> str:
        return "PO-6" if caller(state) is None else "PO-7"

    def result(self, state: State) -> Result | None:
        if state.deal.number < int(state.rules["deals"]):
            return None
        best = max(state.totals)
        return Result(state.totals, tuple(seat for seat in range(4) if state.totals[seat] == best))


GAME: Final = Polignac()
