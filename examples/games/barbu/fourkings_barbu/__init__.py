"""Barbu without its layout: five negative aims and one with trumps, each dealt once by every dealer."""

from collections.abc import Mapping, Sequence
from dataclasses import replace
from functools import cache
from typing import Any, Final, NamedTuple

from fourkings.kernels.play import ALWAYS, Duties
from fourkings.rulebook.cards import HEARTS, LONG, SUITS, Mask, Seat, named, rank_mask, stronger, suit_mask
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
    clause_ids,
    contract_of,
    finish,
    payoff_items,
    pays_by_contract,
    result_by_score,
    unplayed,
)
from fourkings.rulebook.options import OFF, ON, choice
from fourkings.rulebook.tricks import Aim, Contract, Payoff, total_payoff

DECLARE: Final = "declare:"
STRONGER: Final = stronger("AKQJT98765432")
ROUND: Final = 4  # deals of each aim: one for every dealer (BB-3)
TRUMPS: Final = Payoff(trick=5)
HEARTS_COST: Final = ((HEARTS, -2), (named("AH"), -4))  # four more for the ace (BB-7)
AIMS: Final = (
    Aim("tricks", Payoff(trick=-2)),
    Aim("hearts", Payoff(cards=HEARTS_COST)),
    Aim("queens", Payoff(cards=((rank_mask("Q"), -6),))),
    Aim("king-of-hearts", Payoff(cards=((named("KH"), -20),))),
    Aim("last-two-tricks", Payoff(last=(2, -15))),
    Aim("barbu-trumps", TRUMPS),
)
EVERYTHING: Final = Payoff(trick=-2, cards=(*HEARTS_COST, (rank_mask("Q"), -6), (named("KH"), -20)), last=(2, -15))
NO_HEART_LED: Final = ("hearts", "king-of-hearts")


class Calls(NamedTuple):
    trump: str = ""  # the suit that the dealer has named; nothing before, and in the deals that cost


def aims(rules: Rules) -> tuple[Aim, ...]:
    return (*AIMS, Aim("barbu-salad", EVERYTHING)) if rules["salad"] == ON else AIMS


def aim(rules: Rules, number: int) -> Aim:
    return aims(rules)[(number - 1) // ROUND]


def longest(hand: Mask) -> str:
    """Return the call of the longest suit of a hand; of equals, the one with the higher cards."""
    suits = {suit: hand >> 16 * place & suit_mask(0) for place, suit in enumerate(SUITS)}
    return DECLARE + max(SUITS, key=lambda suit: (suits[suit].bit_count(), suits[suit]))


@cache
def contracts(rules: Rules, number: int) -> Mapping[str, Contract]:
    """Return the only contract of a negative deal (BB-5), or one for each trump suit (BB-6)."""
    name, payoff, _ = aim(rules, number)
    if payoff == TRUMPS:
        duties, clauses = Duties(ruff=ALWAYS, overruff=1), ("", "", "GEN-3", "BB-6", "BB-6", "")
        return {suit: Contract(STRONGER, TRUMPS, suit_mask(SUITS.index(suit)), duties, clauses) for suit in SUITS}
    barred = HEARTS if name in NO_HEART_LED and rules["heart_lead"] == "restricted" else 0
    return {"": Contract(STRONGER, payoff, duties=Duties(no_lead=barred), clauses=("BB-5", "", "GEN-3", "", "", ""))}


class Barbu(Game):
    """Barbu (`rules/en.md`)."""

    ID = "barbu"
    ALIASES = ("le-barbu", "tafferan")
    CLAUSES = clause_ids("BB", *range(1, 12))
    CALLS = tuple(DECLARE + suit for suit in SUITS)
    CALLS_TYPE = Calls
    DEAL_KINDS = {
        "tricks": 1, "hearts": 5, "queens": 9, "king-of-hearts": 13, "last-two-tricks": 17, "trumps": 21,
    }  # fmt: skip
    END_CLAUSE = "BB-11"
    OPTIONS = (
        choice("salad", "BB-10", OFF, ON),
        choice("heart_lead", "BB-5", "restricted", "free"),
    )
    PRESETS = {"classic": {}, "salad": {"salad": ON}}

    def opening(self, rules: Rules) -> Opening:
        return Opening("highest", clause="BB-2")

    def contracts(self, rules: Rules, number: int) -> Mapping[str, Contract]:
        return contracts(rules, number)

    def begin(self, deal: Deal) -> State:
        state = begin_calls(deal, deal.dealer, Calls())
        plain = contracts(deal.rules, deal.number).get("")
        return begin_play(state, deal.dealer, plain) if plain else state

    def legal_calls(self, state: State) -> tuple[str, ...]:
        return self.CALLS if state.stage == "calls" else ()

    def apply_call(self, state: State, call: str) -> State:
        trump = call.removeprefix(DECLARE)
        state = replace(state, calls=Calls(trump))
        return begin_play(state, state.turn, contracts(state.rules, state.deal.number)[trump])

    def careful_call(self, view: Any) -> str:
        return longest(view.hand)

    def settle_calls(self, state: State, kind: str) -> State:
        """Let the dealer name the longest suit in a deal of trumps."""
        return self.apply_call(state, longest(state.hands[state.turn])) if state.stage == "calls" else state

    def refuse(self, state: State, action: Action) -> Reason:
        if state.stage == "calls":
            return Reason("BB-8", "barbu-name-trump", {"words": self.CALLS})
        return Reason("BB-8", "barbu-no-calls", {})

    def deal_titles(self, rules: Rules) -> tuple[str, ...]:
        return tuple(name for name, _, _ in aims(rules) for _ in range(ROUND))

    def public_calls(self, state: State) -> Mapping[str, Any]:
        return {"aim": aim(state.rules, state.deal.number).name, **state.calls._asdict()}

    def moment(self, state: State, seat: Seat | None, plain: Moment) -> Moment:
        """Add what a trick pays before the trump suit is named."""
        if state.stage != "calls":
            return plain
        notes = (Item("barbu-name-note", {}),) if seat == state.turn else ()
        return Moment("BB-8", payoff_items(TRUMPS, titled=False), notes)

    def after_trick(self, state: State) -> State:
        payoff, left = contract_of(state).payoff, unplayed(state)
        cards_alone = not (payoff.trick or payoff.last[0])
        taken = cards_alone and not any(left & cards for cards, _ in payoff.cards)
        return state if left and not taken else finish(state)

    def fixed_total(self, state: State) -> int:
        return total_payoff(contract_of(state).payoff, LONG)

    def can_score(self, rules: Rules, number: int, scores: Sequence[int], points: Sequence[int]) -> bool:
        return pays_by_contract(rules, number, points)

    def scoring_clause(self, state: State) -> str:
        return {"barbu-trumps": "BB-8", "barbu-salad": "BB-10"}.get(aim(state.rules, state.deal.number).name, "BB-7")

    def result(self, state: State) -> Result | None:
        is_last = state.deal.number == len(self.deal_titles(state.rules))
        return result_by_score(state.rules, state.totals) if is_last else None


GAME: Final = Barbu()
