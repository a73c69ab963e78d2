"""Trix, without its layout: four aims that cost, each dealt four times, so that everybody is king once in each."""

from __future__ import annotations

from collections.abc import Mapping
from functools import cache
from typing import Any, Final

from fourkings.rulebook.cards import DIAMONDS, LONG, Card, Seat, named, rank_mask, stronger
from fourkings.rulebook.game import (
    Action,
    Claim,
    Deal,
    Exposed,
    Opening,
    Reason,
    Result,
    Rules,
    Settlement,
    State,
    by_score,
    clause_ids,
    contract_of,
    done,
    playing,
    talking,
    unplayed,
)
from fourkings.rulebook.options import OFF, ON, Value, choice
from fourkings.rulebook.tricks import Aim, Contract, Line, Payoff, lines, worth_of_all

ID: Final = "trix"
ALIASES: Final = ("triks",)
CLAUSES: Final = clause_ids("TX", *range(1, 10))
PARTNERS: Final = False
TEAM_SCORES: Final = False
CALLS: Final[tuple[str, ...]] = ()

TALK: Final = "calls"
STATISTICS: Final[tuple[str, ...]] = ()
KINDS: Final[Mapping[str, int]] = {"king-of-hearts": 1, "queens": 5, "diamonds": 9, "tricks": 13}
SHOWN: Final = "GEN-2"
END: Final = "TX-9"

OPTIONS: Final = (choice("complex", "TX-8", OFF, ON),)
PRESETS: Final[Mapping[str, Mapping[str, Value]]] = {"classic": {}, "complex": {"complex": ON}}

STRONGER: Final = stronger("AKQJT98765432")
KINGS: Final = 4
"""Deals of each aim: one for every king (TX-3)."""
KING_OF_HEARTS: Final = (named("KH"), -75)
QUEENS: Final = (rank_mask("Q"), -25)
ALL_DIAMONDS: Final = (DIAMONDS, -10)
TRICK: Final = -15
AIMS: Final = (
    Aim("king-of-hearts", Payoff(cards=(KING_OF_HEARTS,))),
    Aim("queens", Payoff(cards=(QUEENS,))),
    Aim("trix-diamonds", Payoff(cards=(ALL_DIAMONDS,))),
    Aim("tricks", Payoff(trick=TRICK)),
)
COMPLEX: Final = (Aim("trix-complex", Payoff(trick=TRICK, cards=(KING_OF_HEARTS, QUEENS, ALL_DIAMONDS))),)
"""Everything at once (TX-8)."""


def clockwise(rules: Rules) -> bool:
    return False


def pack(rules: Rules) -> tuple[Card, ...]:
    return LONG


def packets(rules: Rules) -> tuple[int, ...]:
    return (1,) * 13


def opening(rules: Rules) -> Opening:
    return Opening("highest", clause="TX-2")


def exposed(rules: Rules) -> Exposed:
    return Exposed()


def deal_titles(rules: Rules) -> tuple[str, ...]:
    return tuple(name for name, _, _ in (COMPLEX if rules["complex"] == ON else AIMS) for _ in range(KINGS))


@cache
def contract(rules: Rules, number: int) -> Contract:
    """What a deal costs, by its number from 1 (TX-4, TX-8)."""
    aim = (COMPLEX if rules["complex"] == ON else AIMS)[(number - 1) // KINGS]
    return Contract(STRONGER, aim.payoff)


def contracts(rules: Rules, number: int) -> Mapping[str, Contract]:
    return {"": contract(rules, number)}


def begin(deal: Deal) -> State:
    return playing(talking(deal, deal.dealer, None), deal.dealer, contract(deal.rules, deal.number))


def legal_calls(state: State) -> tuple[str, ...]:
    return ()


def apply_call(state: State, call: str) -> State:
    raise ValueError(f"nothing is called in Trix, not even {call!r}")


def claims(rules: Rules, dealer: Seat, talk: Any) -> tuple[Claim, ...]:
    return ()


def staged(state: State, kind: str) -> State:
    return state


def refuse(state: State, action: Action) -> Reason:
    return Reason("TX-5", "no-talk", {})


def public_talk(state: State) -> Mapping[str, Any]:
    return {"aim": deal_titles(state.rules)[state.deal.number - 1]}


def after_trick(state: State) -> State:
    payoff, left = contract_of(state).payoff, unplayed(state)
    taken = not payoff.trick and not any(left & cards for cards, _ in payoff.cards)
    return state if left and not taken else done(state)


def account(state: State) -> list[Line]:
    return lines(contract_of(state).payoff, state.tricks, scoring(state))


def fixed_total(state: State) -> int | None:
    return worth_of_all(contract_of(state).payoff, LONG)


def scoring(state: State) -> str:
    return "TX-8" if state.rules["complex"] == ON else "TX-6"


def result(state: State) -> Result | None:
    return by_score(state.rules, state.totals) if state.deal.number == len(deal_titles(state.rules)) else None


def settlement(rules: Rules, scores: tuple[int, ...]) -> Settlement | None:
    return None
