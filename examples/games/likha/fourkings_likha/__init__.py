"""Likha without its passing: partners avoid the hearts, the queen of spades and the ten of diamonds."""

from collections.abc import Mapping
from functools import cache
from typing import Final

from fourkings.kernels.play import Duties
from fourkings.rulebook.cards import HEARTS, named, stronger
from fourkings.rulebook.game import (
    DEALS,
    Action,
    Game,
    Opening,
    Reason,
    Result,
    Rules,
    State,
    clause_ids,
    finish,
    fixed_deals,
    result_by_deals,
    result_by_score,
    unplayed,
)
from fourkings.rulebook.options import OFF, ON, choice, number
from fourkings.rulebook.tricks import Contract, Payoff

LIKHAS: Final = named("QS TD")
PAYOFF: Final = Payoff(cards=((HEARTS, -1), (named("QS"), -13), (named("TD"), -10)))
"""Thirty-six points are lost in a deal (LK-6)."""


@cache
def contract(rules: Rules) -> Contract:
    """Return the contract; a player who can't follow must throw a likha (LK-5)."""
    duties = Duties(shed=LIKHAS if rules["must_throw"] == ON else 0)
    return Contract(stronger("AKQJT98765432"), PAYOFF, duties=duties, clauses=("", "", "GEN-3", "", "", "LK-5"))


class Likha(Game):
    """Likha (`rules/en.md`)."""

    ID = "likha"
    ALIASES = ("leekha", "lebanese-hearts")
    CLAUSES = clause_ids("LK", *range(1, 10))
    PARTNERS = True
    END_CLAUSE = "LK-8"
    OPTIONS = (
        choice("must_throw", "LK-5", ON, OFF),
        number("target", "LK-8", 101, 26, 201),
        DEALS,
    )
    PRESETS = {"classic": {}, "short": {"target": 51}}

    def is_clockwise(self, rules: Rules) -> bool:
        return False

    def opening(self, rules: Rules) -> Opening:
        return Opening("highest", clause="LK-2")

    def contracts(self, rules: Rules, number: int) -> Mapping[str, Contract]:
        return {"": contract(rules)}

    def refuse(self, state: State, action: Action) -> Reason:
        return Reason("LK-4", "no-talk", {})

    def after_trick(self, state: State) -> State:
        left = unplayed(state)
        return state if any(left & cards for cards, _ in PAYOFF.cards) else finish(state)

    def scoring_clause(self, state: State) -> str:
        return "LK-6"

    def result(self, state: State) -> Result | None:
        """End the match when a player has lost `target` points: that side loses, or the one that lost more (LK-8, LK-9)."""
        if fixed_deals(state.rules) is not None:
            return result_by_deals(state)
        totals = state.totals
        out = {seat % 2 for seat in range(4) if totals[seat] <= -int(state.rules["target"])}
        if len(out) == 1:
            (losing,) = out
            return Result(totals, (0, 2) if losing else (1, 3))
        decided = result_by_score(state.rules, totals)
        return decided if out and len(decided.winners) == 2 else None


GAME: Final = Likha()
