"""Strong in King: cards as in all games of individual players, calls by simulation of the auction (`auction`)."""

from __future__ import annotations

from typing import TYPE_CHECKING, Final

from fourkings.bots.strong.belief import Belief, Evidence
from fourkings.bots.strong.games import individual
from fourkings.bots.strong.games.king import auction, match
from fourkings.bots.strong.recipe import Race, Recipe
from fourkings.encoding.king import KINDS
from fourkings.kernels import arrays, load
from fourkings.rulebook.tricks import played
from fourkings.views import View

if TYPE_CHECKING:
    from fourkings.kernels.arrays import Float64Array, Int64Array

DECLARED_HEAT: Final = 15.0
"""Points by which a declaration must be better to be e times as likely. It gives 0.6 bits for a negative deal and 1.1 to
1.4 for a trump, beyond the cards."""


def declaration_evidence(view: View, samples: Int64Array) -> Float64Array:
    """Return the log-likelihood of the declaration, by the count of the hand that made it."""
    logs, who = arrays.float_zeros(len(samples)), view.dealer if view.calls.buyer is None else view.calls.buyer
    if not view.calls.declared or who == view.turn:
        return logs
    k, terms = load("king.hand_value", plain=True), arrays.int_array(auction.counting_terms(view.rules))
    load("king.weighing").named(
        samples, who, played(view)[who], KINDS.index(view.calls.declared), DECLARED_HEAT, terms,
        arrays.float_zeros(k.WORTHS), logs,
    )  # fmt: skip
    return logs


def evidence_with(cards: Evidence) -> Evidence:
    """Return King's evidence: the calls during the auction; then the declaration and, by the given evidence, the cards."""

    def likely(view: View, samples: Int64Array) -> Float64Array:
        if auction.has_calls(view):
            return auction.calls_evidence(view, samples)
        logs = cards(view, samples)
        load("likelihood.weights").add(logs, declaration_evidence(view, samples))
        return logs

    return likely


def has_evidence(view: View) -> bool:
    """Return True once calls, a declaration or cards hint at the others' hands."""
    return auction.has_calls(view) or bool(view.calls.declared) or individual.has_evidence(view)


RECIPE: Final = Recipe(
    belief=Belief((evidence_with(individual.cards_played),), has_evidence, drawn=individual.DRAWN, halves=True),
    rollout=individual.ROLLOUT,
    utility=match.utility,
    plays_for_points=match.plays_for_points,
    endgame=None,
    calls=auction,
    race=Race(80, 320),
    tie_break=individual.TIE_BREAK,
    model_error=0.25,  # of 60 verdicts played on, 55 kept their sign, and 48 of the 52 that remain
    early_model_error=0.3,  # of 154, 138; and 76 of the 82 that remain
    call_model_error=1.5,  # of 11 on calls, 3 did: four strong answer a bid otherwise than the auction here assumes
)
