"""The modern game's calls: every clique is told, as careful does; and what telling them is worth.

A clique that is told scores, or keeps others from scoring, as the option has it, and tells the others of the hand. What
that costs was measured in the game of 1792 (`calls_1792.COST`).
"""

from __future__ import annotations

from typing import TYPE_CHECKING

from fourkings.bots import evaluation
from fourkings.bots.evaluation import CallValues
from fourkings.bots.strong.belief import draw
from fourkings.bots.strong.games.careful_calls import advise, choose
from fourkings.bots.strong.games.quarante.belief import BELIEF
from fourkings.bots.strong.games.quarante.calls_1792 import COST
from fourkings.kernels import arrays
from fourkings.rulebook.cards import Mask, Seat, mask
from fourkings.rulebook.games._cliques import BY_VALUE, CLIQUES, cliques
from fourkings.rulebook.games.quarante import DONE
from fourkings.rulebook.tricks import played
from fourkings.views import View

if TYPE_CHECKING:
    from fourkings.kernels.arrays import Int64Array

__all__ = ["advise", "choose", "judge"]


def judge(view: View, calls: list[str], seed: int, count: int, samples: Int64Array | None) -> CallValues:
    """What telling all one's cliques scores for the side, beyond telling none; they may be told in any order."""
    deals = draw(BELIEF, view, seed, count) if samples is None else samples
    gone, before = played(view), [announced for announced in view.talk.announced if announced[0] == view.turn]
    mine = [(view.turn, clique) for clique in cliques(mask(view.dealt))]
    gains = list[float]()
    for hands in deals.tolist():
        others = _others(view, [hand | out for hand, out in zip(hands, gone, strict=True)])
        gains.append(scored(view, [*others, *mine]) - scored(view, [*others, *before]) - COST)
    values = arrays.real_table(([0.0 if call == DONE else gain for call in calls] for gain in gains), len(calls))
    return CallValues(calls, values, evaluation.first_equal_rows(deals))


def _others(view: View, dealt: list[Mask]) -> list[tuple[Seat, str]]:
    """The cliques that others told, or will: players that have played to the first trick have told theirs."""
    announced = [entry for entry in view.talk.announced if entry[0] != view.turn]
    spoke = {view.leader + step & 3 for step in range(len(view.trick))}
    if view.stage == "talk":
        spoke = {view.dealer + 1 + step & 3 for step in range(view.turn - view.dealer - 1 & 3)}
    to_come = set(range(4)) - spoke - {view.turn}
    return announced + [(seat, clique) for seat in to_come for clique in cliques(dealt[seat])]


def scored(view: View, announced: list[tuple[Seat, str]]) -> int:
    """What cliques that are told score for the side of the seat to act, beyond the other's."""
    which = str(view.rules["cliques"])
    if which != "all" and announced:
        best = max(announced, key=lambda entry: BY_VALUE.index(entry[1]))
        announced = [
            entry for entry in announced if entry == best or (which == "best_team" and entry[0] & 1 == best[0] & 1)
        ]
    return sum(CLIQUES[clique] * (-1 if (seat ^ view.turn) & 1 else 1) for seat, clique in announced)
