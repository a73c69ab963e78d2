"""What a deal of the 400 is worth: points where the target is far, else the chance to win the match."""

from __future__ import annotations

from functools import lru_cache
from typing import TYPE_CHECKING, Final

from fourkings.players import encoding
from fourkings.players.bots import worlds
from fourkings.players.bots.strong.endgame import information_sets
from fourkings.players.bots.strong.endgame.information_sets import Objectives
from fourkings.players.bots.strong.equity import results
from fourkings.players.bots.strong.equity.four_scores import FourScores, counted
from fourkings.rulebook.game import Rules
from fourkings.rulebook.games.four_hundred import ID, value
from fourkings.windows.view import View

if TYPE_CHECKING:
    from fourkings.kernels.arrays import Float64Array, Int64Array

IN_SIGHT: Final = 70
"""Points from the highest score to the target that the equity looks over."""
RICH: Final = 30
"""Points: from here on the list of values is another one (FH-9), and so is what one bids."""


@lru_cache(8)
def equity(rules: Rules) -> FourScores:
    """The chances to win under these rules, worked out once."""
    floor = 1 if rules["partner_floor"] == "positive" else 0
    return FourScores(int(rules["target"]), floor, counted(results(ID)), RICH, lambda bid, score: value(rules, bid, score))


def far(view: View) -> bool:
    """True where the target is out of sight: then only points count."""
    return int(view.rules["target"]) - max(view.scores) > IN_SIGHT


def scores_after(rules: Rules, scores: tuple[int, ...], bids: Int64Array, tricks: Int64Array) -> Int64Array:
    """The four scores after a deal, (deals, 4), from bids and tricks of the same shape."""
    import numpy as np

    points = np.zeros(tricks.shape, np.int64)
    for seat in range(4):
        worth = np.array([0, 0] + [value(rules, bid, scores[seat]) for bid in range(2, 14)])[bids[:, seat]]
        points[:, seat] = scores[seat] + np.where(tricks[:, seat] >= bids[:, seat], worth, -worth)
    return points


def utility(view: View, outcome: worlds.Outcome) -> Float64Array:
    """What outcomes are worth, (deals, cards): the chance to win the match, told in points of this moment."""
    import numpy as np

    if far(view):
        return worlds.utility(view, outcome)
    tricks = (outcome.tricks + np.array(encoding.won(view))).reshape(-1, 4)
    chances = chance(view, tricks) - equity(view.rules).chance(np.array([view.scores]), view.turn)
    worths: Float64Array = chances.reshape(outcome.tricks.shape[:2]) / a_point(view)
    return worths


def chance(view: View, tricks: Int64Array) -> Float64Array:
    """The chance to win the match by the tricks that all end this deal with, (rows, 4)."""
    import numpy as np

    bids = np.tile([bid.tricks for bid in encoding.stakes(view).bids], (len(tricks), 1))
    return equity(view.rules).chance(scores_after(view.rules, view.scores, bids, tricks), view.turn)


def a_point(view: View) -> float:
    """What a point is worth here: the chance to win by four points more for each partner, against four less."""
    import numpy as np

    scores = np.array([view.scores, view.scores])
    for seat in (view.turn, view.turn ^ 2):
        scores[:, seat] += (4, -4)
    more, less = equity(view.rules).chance(scores, view.turn)
    return max(1e-4, float(more - less) / 16)


def objectives(view: View) -> Objectives:
    """What all four seats play for in the last cards: bids where the target is far, else the match."""
    if far(view):
        return information_sets.points(view)

    def worth(tricks: Int64Array) -> Float64Array:
        values: Float64Array = (chance(view, tricks) / a_point(view))[:, None] * information_sets.sides()[view.turn]
        return values

    return information_sets.by_tricks(view, worth)
