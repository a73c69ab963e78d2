"""What points are worth in a Quarante: themselves, and near the end of the match the chance to win it."""

from __future__ import annotations

from typing import TYPE_CHECKING, Final

from fourkings.players import encoding
from fourkings.players.bots import worlds
from fourkings.players.bots.strong.equity import last_deal, two_sides
from fourkings.players.bots.strong.recipes.quarante.announced import cliques_told
from fourkings.rulebook.game import deals_left
from fourkings.rulebook.games._cliques import CLIQUES
from fourkings.rulebook.games.quarante import ID as MODERN
from fourkings.rulebook.tricks import points_of
from fourkings.windows.view import View

if TYPE_CHECKING:
    from fourkings.kernels.arrays import Float64Array, Int64Array

NEAR: Final = 100
"""Points to go for either side from which on the match is looked at, and not the deal alone: no deal brings as many."""


def utility(view: View, outcome: worlds.Outcome) -> Float64Array:
    """The points of one's side beyond the other's, or what they are worth for the match: (deals, cards)."""
    import numpy as np

    me, points = view.turn, outcome.points
    own, other = points[:, :, me] + points[:, :, me ^ 2], points[:, :, me ^ 1] + points[:, :, me ^ 3]
    if far(view):
        return (own - other).astype(np.float64)
    side = me & 1
    return worth(view, side, np.stack([other, own] if side else [own, other], axis=-1))


def far(view: View) -> bool:
    """True if the end of the match is out of sight: then only points count."""
    left = deals_left(view)
    return max(view.scores) < int(view.rules["target"]) - NEAR if left is None else left > 1


def worth(view: View, side: int, points: Int64Array) -> Float64Array:
    """What the points of the cards to come (…, 2), by side, are worth to a side: the chance to win, told in points.

    That is: in points that this side has more than the other, by what one such point is worth at these scores.
    """
    import numpy as np

    before = so_far(view)
    totals = np.array(view.scores) + np.array(before) + points
    if deals_left(view) is not None:
        return last_deal.worth(totals[..., side], totals[..., 1 - side])
    level = np.array(view.scores)
    step = np.array([4, -4]) if side == 0 else np.array([-4, 4])
    more, less = chance(view, side, np.stack([level + step, level - step]))
    values: Float64Array = (chance(view, side, totals) - chance(view, side, level[None])) / max(
        1e-3, float(more - less) / 16
    )
    return values


def chance(view: View, side: int, scores: Int64Array) -> Float64Array:
    """The chance that a side wins from these scores (…, 2) of sides 0 and 1 after this deal."""
    togo = int(view.rules["target"]) - scores
    dealer = view.dealer + 1 & 1
    deals = two_sides.chance(view.rules.game.ID, togo[..., dealer], togo[..., 1 - dealer])
    return deals if dealer == side else 1 - deals


def so_far(view: View) -> tuple[int, int]:
    """The points that both sides have in this deal: cards taken and cliques that score."""
    payoff = encoding.contract_of(view).payoff
    totals = [0, 0]
    for trick in view.tricks:
        totals[trick.winner & 1] += sum(points_of(payoff, card) for card in trick.cards)
    announced = cliques_told(view)
    which = str(view.rules["cliques"]) if view.rules.game.ID == MODERN else "best_only"
    if which != "all" and announced:
        best = max(announced, key=lambda entry: CLIQUES[entry[1]])
        announced = [
            entry for entry in announced if entry == best or (which == "best_team" and entry[0] & 1 == best[0] & 1)
        ]
    for seat, clique in announced:
        totals[seat & 1] += CLIQUES[clique]
    return totals[0], totals[1]
