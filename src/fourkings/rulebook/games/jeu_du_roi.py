"""Le Jeu du Roi: negative and then positive deals, each with its own aim."""

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
SHORT_MATCH: Final = tuple(TEN_DEALS[number - 1] for number in (1, 2, 4, 5, 7))
"""The deals of a short match (JR-10)."""
RESTRICTED: Final = {"hearts": Duties(no_lead=HEARTS), "king-of-hearts": Duties(no_lead=HEARTS, keep=KING_OF_HEARTS)}
"""The duties by the name of the aim if leading hearts is restricted (JR-3)."""
STRONGER: Final = stronger("AKQJT98765432")


def aims(rules: Rules) -> tuple[Aim, ...]:
    """Return the aim (title, points and trumps) of each deal of a match (JR-4, JR-10)."""
    return TEN_DEALS if rules["length"] == "full" else SHORT_MATCH


@cache
def titles(rules: Rules) -> tuple[str, ...]:
    """Return the title of each deal of a match: its aim, with the trumps if there are any."""
    return tuple(f"{name}-{suit_name(trump)}" if trump else name for name, _, trump in aims(rules))


@cache
def contract(rules: Rules, number: int) -> Contract:
    """Return the contract of a deal; with `trump_points = trick_only` the trump cards count nothing (JR-5)."""
    name, payoff, trump = aims(rules)[number - 1]
    if trump and rules["trump_points"] == "trick_only":
        payoff = Payoff(payoff.trick)
    duties = RESTRICTED.get(name, Duties()) if rules["heart_lead"] == "restricted" else Duties()
    return Contract(STRONGER, payoff, trump, duties, ("JR-3", "JR-3", "GEN-3", "", "", ""))


class JeuDuRoi(Game):
    """Le Jeu du Roi (`docs/rules/jeu-du-roi.md`)."""

    ID = "jeu-du-roi"
    ALIASES = ("roi", "jdr")
    CLAUSES = clause_ids("JR", *range(1, 11))
    DEAL_KINDS = {
        "tricks": 1, "H": 2, "Q": 3, "KJ": 4, "KH": 5, "last 1": 6, "trumps and their points": 7,
    }  # fmt: skip
    END_CLAUSE = "JR-8"
    MOMENT_LASTS = True
    OPTIONS = (
        choice("length", "JR-10", "full", "short"),
        choice("heart_lead", "JR-3", "free", "restricted"),
        choice("trump_points", "JR-5", "trick_and_trumps", "trick_only"),
        choice("floor", "JR-7", "final", "none"),
        number("stake", "JR-9", 0, 0, 100),
        choice("early_finish", "GEN-11", ON, OFF),
    )
    PRESETS = {
        "classic": {},
        "short": {"length": "short", "floor": "none"},
        "family": {"heart_lead": "restricted"},
    }

    def opening(self, rules: Rules) -> Opening:
        return Opening("lowest", clause="JR-2")

    def contracts(self, rules: Rules, number: int) -> Mapping[str, Contract]:
        return {"": contract(rules, number)}

    def apply_call(self, state: State, call: str) -> State:
        raise ValueError(f"Le Jeu du Roi has no calls, so {call!r} is not one")

    def refuse(self, state: State, action: Action) -> Reason:
        return Reason("JR-3", "no-talk", {})

    def deal_titles(self, rules: Rules) -> tuple[str, ...]:
        return titles(rules)

    def public_calls(self, state: State) -> Mapping[str, Any]:
        return {"aim": self.deal_titles(state.rules)[state.deal.number - 1]}

    def scoring_clause(self, state: State) -> str:
        return "JR-5" if aims(state.rules)[state.deal.number - 1].trump else "JR-4"

    def result(self, state: State) -> Result | None:
        if state.deal.number < len(aims(state.rules)):
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
