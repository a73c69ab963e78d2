"""Trix without its layout: four negative aims, each dealt four times, so that everybody is king once in each."""

from collections.abc import Mapping
from functools import cache
from typing import Any, Final

from fourkings.rulebook.cards import DIAMONDS, named, rank_mask, stronger
from fourkings.rulebook.game import (
    Action,
    Deal,
    Game,
    Opening,
    Reason,
    Result,
    Rules,
    State,
    begin_calls,
    begin_play,
    clause_ids,
    contract_of,
    finish,
    result_by_score,
    unplayed,
)
from fourkings.rulebook.options import OFF, ON, choice
from fourkings.rulebook.tricks import Aim, Contract, Payoff

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


@cache
def contract(rules: Rules, number: int) -> Contract:
    """Return the contract of a deal, by its number from 1 (TX-4, TX-8)."""
    aim = (COMPLEX if rules["complex"] == ON else AIMS)[(number - 1) // KINGS]
    return Contract(STRONGER, aim.payoff)


class Trix(Game):
    """Trix (`rules/en.md`)."""

    ID = "trix"
    ALIASES = ("triks",)
    CLAUSES = clause_ids("TX", *range(1, 10))
    DEAL_KINDS = {"king-of-hearts": 1, "queens": 5, "diamonds": 9, "tricks": 13}
    END_CLAUSE = "TX-9"
    OPTIONS = (choice("complex", "TX-8", OFF, ON),)
    PRESETS = {"classic": {}, "complex": {"complex": ON}}

    def is_clockwise(self, rules: Rules) -> bool:
        return False

    def opening(self, rules: Rules) -> Opening:
        return Opening("highest", clause="TX-2")

    def deal_titles(self, rules: Rules) -> tuple[str, ...]:
        return tuple(name for name, _, _ in (COMPLEX if rules["complex"] == ON else AIMS) for _ in range(KINGS))

    def contracts(self, rules: Rules, number: int) -> Mapping[str, Contract]:
        return {"": contract(rules, number)}

    def begin(self, deal: Deal) -> State:
        return begin_play(begin_calls(deal, deal.dealer, None), deal.dealer, contract(deal.rules, deal.number))

    def refuse(self, state: State, action: Action) -> Reason:
        return Reason("TX-5", "no-talk", {})

    def public_calls(self, state: State) -> Mapping[str, Any]:
        return {"aim": self.deal_titles(state.rules)[state.deal.number - 1]}

    def after_trick(self, state: State) -> State:
        payoff, left = contract_of(state).payoff, unplayed(state)
        taken = not payoff.trick and not any(left & cards for cards, _ in payoff.cards)
        return state if left and not taken else finish(state)

    def scoring_clause(self, state: State) -> str:
        return "TX-8" if state.rules["complex"] == ON else "TX-6"

    def result(self, state: State) -> Result | None:
        is_last = state.deal.number == len(self.deal_titles(state.rules))
        return result_by_score(state.rules, state.totals) if is_last else None


GAME: Final = Trix()
