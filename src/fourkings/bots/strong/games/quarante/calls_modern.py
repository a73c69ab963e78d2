"""Calls of the modern Quarante: every clique is announced, as careful does; and the value of announcing them.

A clique is three or four kings, queens or jacks in one hand. Announced, it scores, or keeps others from scoring, depending
on the option, and reveals part of the hand. That cost was measured in the game of 1792 (`calls_1792.COST`).
"""

from __future__ import annotations

from typing import TYPE_CHECKING

from fourkings.bots import evaluation
from fourkings.bots.evaluation import CallValues
from fourkings.bots.strong.belief import draw
from fourkings.bots.strong.games.careful_calls import choose
from fourkings.bots.strong.games.quarante.belief import BELIEF
from fourkings.bots.strong.games.quarante.calls_1792 import COST
from fourkings.kernels import arrays
from fourkings.rulebook.cards import Mask, Seat, mask
from fourkings.rulebook.games._cliques import CLIQUES, cliques, counting_cliques
from fourkings.rulebook.games.quarante import DONE
from fourkings.rulebook.tricks import played
from fourkings.views import View

if TYPE_CHECKING:
    from fourkings.kernels.arrays import Int64Array

__all__ = ["choose", "judge"]


def judge(view: View, calls: list[str], seed: int, count: int, samples: Int64Array | None) -> CallValues:
    """Return what a side scores by announcing all of one's cliques, in any order, beyond announcing none."""
    deals = draw(BELIEF, view, seed, count) if samples is None else samples
    gone, before = played(view), [announced for announced in view.calls.announced if announced[0] == view.turn]
    mine = [(view.turn, clique) for clique in cliques(mask(view.dealt))]
    gains = list[float]()
    for hands in deals.tolist():
        others = _others(view, [hand | out for hand, out in zip(hands, gone, strict=True)])
        gains.append(score_cliques(view, [*others, *mine]) - score_cliques(view, [*others, *before]) - COST)
    values = arrays.float_table(([0.0 if call == DONE else gain for call in calls] for gain in gains), len(calls))
    return CallValues(calls, values, evaluation.first_equal_rows(deals))


def _others(view: View, dealt: list[Mask]) -> list[tuple[Seat, str]]:
    """Return the cliques that others announced or will: players who played to the first trick have announced theirs."""
    announced = [entry for entry in view.calls.announced if entry[0] != view.turn]
    spoke = {view.leader + step & 3 for step in range(len(view.trick))}
    if view.stage == "calls":
        spoke = {view.dealer + 1 + step & 3 for step in range(view.turn - view.dealer - 1 & 3)}
    to_come = set(range(4)) - spoke - {view.turn}
    return announced + [(seat, clique) for seat in to_come for clique in cliques(dealt[seat])]


def score_cliques(view: View, announced: list[tuple[Seat, str]]) -> int:
    """Return the score of announced cliques for the side of the seat to act, beyond the other's."""
    counting = counting_cliques(str(view.rules["cliques"]), announced)
    return sum(CLIQUES[clique] * (-1 if (seat ^ view.turn) & 1 else 1) for seat, clique in counting)
