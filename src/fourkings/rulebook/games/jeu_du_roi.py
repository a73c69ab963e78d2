"""Le Jeu du Roi: six negative and four positive deals, each with its own aim."""

from collections.abc import Mapping
from functools import cache
from typing import Any, Final

from fourkings.kernels.play import Duties
from fourkings.rulebook.cards import CLUBS, DIAMONDS, HEARTS, SPADES, named, rank_mask, stronger, suit_name
from fourkings.rulebook.game import Action, Game, Opening, Reason, Result, Rules, Settlement, State, clause_ids
from fourkings.rulebook.options import OFF, ON, choice, number
from fourkings.rulebook.tricks import Aim, Contract, Payoff

KING_OF_HEARTS: Final = named("KH")
TEN_DEALS: Final = (
    Aim("tricks", Payoff(trick=-2)),
    Aim("hearts", Payoff(cards=((HEARTS, -2),))),
    Aim("kings-and-jacks", Payoff(cards=((rank_mask("KJ"), -6),))),
    Aim("queens", Payoff(cards=((rank_mask("Q"), -10),))),
    Aim("king-of-hearts", Payoff(cards=((KING_OF_HEARTS, -40),))),
    Aim("last-trick", Payoff(last=(1, -20))),
    Aim("trumps", Payoff(trick=4, cards=((CLUBS, 1),)), CLUBS),
    Aim("trumps", Payoff(trick=4, cards=((DIAMONDS, 1),)), DIAMONDS),
    Aim("trumps", Payoff(trick=4, cards=((HEARTS, 1),)), HEARTS),
    Aim("trumps", Payoff(trick=4, cards=((SPADES, 1),)), SPADES),
)
RESTRICTED: Final = {2: Duties(no_lead=HEARTS), 5: Duties(no_lead=HEARTS, keep=KING_OF_HEARTS)}
STRONGER: Final = stronger("AKQJT98765432")


def aim(number: int) -> Aim:
    """Return the aim of a deal (title, points and trumps) by its number, 1 to 10 (JR-4)."""
    return TEN_DEALS[number - 1]


@cache
def contract(rules: Rules, number: int) -> Contract:
    """Return the contract of a deal; with `trump_points = trick_only` the trump cards count nothing (JR-5)."""
    _, payoff, trump = aim(number)
    if trump and rules["trump_points"] == "trick_only":
        payoff = Payoff(payoff.trick)
    duties = RESTRICTED.get(number, Duties()) if rules["heart_lead"] == "restricted" else Duties()
    return Contract(STRONGER, payoff, trump, duties, ("JR-3", "JR-3", "GEN-3", "", "", ""))


class JeuDuRoi(Game):
    """Le Jeu du Roi (`docs/rules/jeu-du-roi.md`)."""

    ID = "jeu-du-roi"
    ALIASES = ("roi", "jdr")
    CLAUSES = clause_ids("JR", *range(1, 10))
    DEAL_KINDS = {
        "tricks": 1, "H": 2, "Q": 3, "KJ": 4, "KH": 5, "last 1": 6, "trumps and their points": 7,
    }  # fmt: skip
    END_CLAUSE = "JR-8"
    OPTIONS = (
        choice("heart_lead", "JR-3", "free", "restricted"),
        choice("trump_points", "JR-5", "trick_and_trumps", "trick_only"),
        choice("floor", "JR-7", "final", "none"),
        number("stake", "JR-9", 0, 0, 100),
        choice("early_finish", "GEN-11", ON, OFF),
    )
    PRESETS = {"classic": {}, "family": {"heart_lead": "restricted"}}
    EARLY_FINISH_DEALS = (2, 3, 4, 5)

    def opening(self, rules: Rules) -> Opening:
        return Opening("lowest", clause="JR-2")

    def contracts(self, rules: Rules, number: int) -> Mapping[str, Contract]:
        return {"": contract(rules, number)}

    def apply_call(self, state: State, call: str) -> State:
        raise ValueError(f"Le Jeu du Roi has no calls, so {call!r} is not one")

    def refuse(self, state: State, action: Action) -> Reason:
        return Reason("JR-3", "no-talk", {})

    def deal_titles(self, rules: Rules) -> tuple[str, ...]:
        return tuple(f"{name}-{suit_name(trump)}" if trump else name for name, _, trump in TEN_DEALS)

    def public_calls(self, state: State) -> Mapping[str, Any]:
        return {"aim": self.deal_titles(state.rules)[state.deal.number - 1]}

    def scoring_clause(self, state: State) -> str:
        return "JR-5" if aim(state.deal.number).trump else "JR-4"

    def result(self, state: State) -> Result | None:
        if state.deal.number < len(TEN_DEALS):
            return None
        sums = state.totals
        floor = state.rules["floor"] == "final"
        scores = tuple(max(0, total) for total in sums) if floor else sums
        best = max(zip(scores, sums, strict=True))
        return Result(scores, tuple(seat for seat in range(4) if (scores[seat], sums[seat]) == best))

    def settlement(self, rules: Rules, scores: tuple[int, ...]) -> Settlement | None:
        """Return payments between every two players: the difference of their scores times the stake (JR-9)."""
        stake = int(rules["stake"])
        return Settlement("JR-9", tuple(stake * (4 * own - sum(scores)) for own in scores)) if stake else None


GAME: Final = JeuDuRoi()
