"""The value of points in a Quarante: themselves, and near the end of the match the chance to win it."""

from __future__ import annotations

from typing import TYPE_CHECKING, Final

from fourkings import encoding
from fourkings.bots import evaluation
from fourkings.bots.careful.facts import announced_cliques
from fourkings.bots.strong.equity import last_deal_worth, race_chance, race_table
from fourkings.kernels import arrays, load
from fourkings.rulebook.game import deals_left
from fourkings.rulebook.games._cliques import CLIQUES, counting_cliques
from fourkings.rulebook.games.quarante import GAME as QUARANTE
from fourkings.rulebook.tricks import card_points
from fourkings.views import View

if TYPE_CHECKING:
    from fourkings.kernels.arrays import Float64Array

NEAR: Final = 100
"""Points to go for either side within which the match counts, not the deal alone: no deal brings as many."""
STEP: Final = 4
"""Points added, and removed from the other side, to find the value of a point."""


def utility(view: View, outcome: evaluation.Outcome) -> Float64Array:
    """Return the margin of one's side in points, or its value for the match: (deals, cards)."""
    if plays_for_points(view):
        return evaluation.utility(view, outcome)
    own, other = (view.scores[side] + side_points(view)[side] for side in (view.turn & 1, 1 - (view.turn & 1)))
    if deals_left(view) is not None:
        ahead = evaluation.utility(view, outcome)
        values = (last_deal_worth(own - other + gain) for gains in ahead.tolist() for gain in gains)
        worths: Float64Array = arrays.reshape(arrays.float_array(values), *ahead.shape)
        return worths
    return _for_match(view, outcome, own, other)


def plays_for_points(view: View) -> bool:
    """Return True if the end of the match is out of sight: then only points count."""
    left = deals_left(view)
    return max(view.scores) < int(view.rules["target"]) - NEAR if left is None else left > 1


def _for_match(view: View, outcome: evaluation.Outcome, own: int, other: int) -> Float64Array:
    """Return the chance to win the match, in points at these scores; own, other: both sides without the cards to come."""
    side, target, game = view.turn & 1, int(view.rules["target"]), view.rules.game.ID
    level, theirs = target - view.scores[side], target - view.scores[1 - side]
    first = (view.dealer + 1 & 1) == side

    def chance(more: int) -> float:
        if first:
            return race_chance(game, level - more, theirs + more)
        return 1 - race_chance(game, theirs + more, level - more)

    a_point = max(1e-3, (chance(STEP) - chance(-STEP)) / (4 * STEP))
    deals, cards, _ = outcome.points.shape
    values = arrays.float_zeros(deals, cards)
    load("equity").raced(
        outcome.points, view.turn, target - own, target - other, int(first), chance(0), a_point, race_table(game),
        values,
    )  # fmt: skip
    return values


def side_points(view: View) -> tuple[int, int]:
    """Return the points of both sides so far in this deal: cards won and cliques that score."""
    payoff = encoding.contract_of(view).payoff
    totals = [0, 0]
    for trick in view.tricks:
        totals[trick.winner & 1] += sum(card_points(payoff, card) for card in trick.cards)
    counted = str(view.rules["cliques"]) if view.rules.game.ID == QUARANTE.ID else "best_only"
    for seat, clique in counting_cliques(counted, announced_cliques(view)):
        totals[seat & 1] += CLIQUES[clique]
    return totals[0], totals[1]
