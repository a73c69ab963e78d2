"""Strong in King: cards as in all games of four for themselves, the calls by simulation of the auction (`auction`)."""

from __future__ import annotations

from typing import TYPE_CHECKING, Final

from fourkings.bots.strong.belief import Belief, Evidence
from fourkings.bots.strong.games import individual
from fourkings.bots.strong.games.king import auction, match
from fourkings.bots.strong.recipe import Recipe
from fourkings.encoding.king import KINDS
from fourkings.kernels import arrays, load
from fourkings.rulebook.tricks import played
from fourkings.views import View

if TYPE_CHECKING:
    from fourkings.kernels.arrays import Float64Array, Int64Array

DECLARED_HEAT: Final = 15.0
"""Points: a declaration better by so many comes e times as often. It tells 0.6 bits for a negative deal and 1.1 to 1.4 for
a trump on top of the cards."""


def declared(view: View, samples: Int64Array) -> Float64Array:
    """How likely the seat that named the deal would have named it so, by the count of its hand."""
    logs, who = arrays.floats(len(samples)), view.dealer if view.talk.buyer is None else view.talk.buyer
    if not view.talk.declared or who == view.turn:
        return logs
    k, terms = load("king.hand_value", plain=True), arrays.filled(auction.counting_terms(view.rules))
    load("king.weighing").named(
        samples, who, played(view)[who], KINDS.index(view.talk.declared), DECLARED_HEAT, terms, arrays.floats(k.WORTHS),
        logs,
    )  # fmt: skip
    return logs


def likely_by(cards: Evidence) -> Evidence:
    """How likely the calls are while the talk goes on; then the name of the deal and, by such evidence, the cards."""

    def likely(view: View, samples: Int64Array) -> Float64Array:
        if auction.heard(view):
            return auction.likely(view, samples)
        logs = cards(view, samples)
        load("likelihood.weights").add(logs, declared(view, samples))
        return logs

    return likely


def heard(view: View) -> bool:
    """True once calls tell something, a declaration, or cards."""
    return auction.heard(view) or bool(view.talk.declared) or individual.has_evidence(view)


RECIPE: Final = Recipe(
    belief=Belief((likely_by(individual.cards_played),), has_evidence=heard, drawn=individual.DRAWN, halves=True),
    rollout=individual.ROLLOUT,
    utility=match.utility,
    plays_for_points=match.far,
    endgame=None,
    talk=auction,
    tie_break=individual.TIE_BREAK,
    doubt=0.25,  # of 60 verdicts that were played on 55 kept their sign, and 48 of the 52 that it leaves
    early_doubt=0.3,  # of 154, 138; and 76 of the 82 that it leaves
    call_doubt=1.5,  # of 11 on calls 3 were: four strong answer a bid otherwise than the auction here supposes
)
