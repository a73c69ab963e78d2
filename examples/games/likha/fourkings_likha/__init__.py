"""Likha, without its passing: partners avoid the hearts, the queen of spades and the ten of diamonds."""

from __future__ import annotations

from collections.abc import Mapping
from functools import cache
from typing import Any, Final

from fourkings.kernels.play import Duties
from fourkings.rulebook.cards import HEARTS, LONG, Card, Seat, named, stronger
from fourkings.rulebook.game import (
    DEALS,
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
    fixed_deals,
    playing,
    result_by_deals,
    talking,
    unplayed,
)
from fourkings.rulebook.options import OFF, ON, Value, choice, number
from fourkings.rulebook.tricks import Contract, Line, Payoff, lines, worth_of_all

ID: Final = "likha"
ALIASES: Final = ("leekha", "lebanese-hearts")
CLAUSES: Final = clause_ids("LK", *range(1, 10))
PARTNERS: Final = True
TEAM_SCORES: Final = False
CALLS: Final[tuple[str, ...]] = ()

TALK: Final = "calls"
STATISTICS: Final[tuple[str, ...]] = ()
KINDS: Final[Mapping[str, int]] = {}
SHOWN: Final = "GEN-2"
END: Final = "LK-8"

OPTIONS: Final = (
    choice("must_throw", "LK-5", ON, OFF),
    number("target", "LK-8", 101, 26, 201),
    DEALS,
)
PRESETS: Final[Mapping[str, Mapping[str, Value]]] = {"classic": {}, "short": {"target": 51}}

LIKHAS: Final = named("QS TD")
PAYOFF: Final = Payoff(cards=((HEARTS, -1), (named("QS"), -13), (named("TD"), -10)))
"""Thirty-six points are lost in a deal (LK-6)."""


def clockwise(rules: Rules) -> bool:
    return False


def pack(rules: Rules) -> tuple[Card, ...]:
    return LONG


def packets(rules: Rules) -> tuple[int, ...]:
    return (1,) * 13


def opening(rules: Rules) -> Opening:
    return Opening("highest", clause="LK-2")


def exposed(rules: Rules) -> Exposed:
    return Exposed()


@cache
def contract(rules: Rules) -> Contract:
    """What every deal is about; a player who cannot follow must throw a likha (LK-5)."""
    duties = Duties(shed=LIKHAS if rules["must_throw"] == ON else 0)
    return Contract(stronger("AKQJT98765432"), PAYOFF, duties=duties, clauses=("", "", "GEN-3", "", "", "LK-5"))


def contracts(rules: Rules, number: int) -> Mapping[str, Contract]:
    return {"": contract(rules)}


def begin(deal: Deal) -> State:
    return playing(talking(deal, deal.eldest, None), deal.eldest, contract(deal.rules))


def legal_calls(state: State) -> tuple[str, ...]:
    return ()


def apply_call(state: State, call: str) -> State:
    raise ValueError(f"nothing is called in Likha, not even {call!r}")


def claims(rules: Rules, dealer: Seat, talk: Any) -> tuple[Claim, ...]:
    return ()


def staged(state: State, kind: str) -> State:
    return state


def refuse(state: State, action: Action) -> Reason:
    return Reason("LK-4", "no-talk", {})


def deal_titles(rules: Rules) -> tuple[str, ...]:
    return ()


def public_talk(state: State) -> Mapping[str, Any]:
    return {}


def after_trick(state: State) -> State:
    left = unplayed(state)
    return state if any(left & cards for cards, _ in PAYOFF.cards) else done(state)


def account(state: State) -> list[Line]:
    return lines(contract_of(state).payoff, state.tricks, "LK-6")


def fixed_total(state: State) -> int | None:
    return worth_of_all(PAYOFF, LONG)


def scoring(state: State) -> str:
    return "LK-6"


def result(state: State) -> Result | None:
    """The side of a player who has lost `target` points loses; of both sides the one that has lost more (LK-8, LK-9)."""
    if fixed_deals(state.rules) is not None:
        return result_by_deals(state)
    totals = state.totals
    out = {seat % 2 for seat in range(4) if totals[seat] <= -int(state.rules["target"])}
    if len(out) == 1:
        (losing,) = out
        return Result(totals, (0, 2) if losing else (1, 3))
    decided = by_score(state.rules, totals)
    return decided if out and len(decided.winners) == 2 else None


def settlement(rules: Rules, scores: tuple[int, ...]) -> Settlement | None:
    return None
