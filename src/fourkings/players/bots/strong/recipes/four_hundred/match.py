"""What a deal of the 400 is worth: points where the target is far, else the chance to win the match."""

from __future__ import annotations

import math
from functools import lru_cache
from typing import TYPE_CHECKING, Final

from fourkings.players import encoding
from fourkings.players.bots import worlds
from fourkings.players.bots.strong.endgame import information_sets
from fourkings.players.bots.strong.endgame.information_sets import Objectives
from fourkings.players.bots.strong.equity import last_deal, results
from fourkings.players.bots.strong.equity.four_scores import FourScores, counted
from fourkings.rulebook.game import Rules, deals_left
from fourkings.rulebook.games.four_hundred import ID, value
from fourkings.windows.view import View

if TYPE_CHECKING:
    import numpy as np
    from numpy.typing import NDArray

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
    """True if the target is out of sight: then only points count."""
    left = deals_left(view)
    return int(view.rules["target"]) - max(view.scores) > IN_SIGHT if left is None else left > 1


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
    chances = chance(view, tricks) - chance_after(view, np.array([view.scores]))
    worths: Float64Array = chances.reshape(outcome.tricks.shape[:2]) / a_point(view)
    return worths


def chance(view: View, tricks: Int64Array) -> Float64Array:
    """The chance to win the match by the tricks that all end this deal with, (rows, 4)."""
    import numpy as np

    bids = np.tile([bid.tricks for bid in encoding.stakes(view).bids], (len(tricks), 1))
    return chance_after(view, scores_after(view.rules, view.scores, bids, tricks))


def chance_after(view: View, scores: Int64Array, played: NDArray[np.bool_] | None = None) -> Float64Array:
    """The chance to win the match from four scores after this deal, (rows, 4).

    played: which rows are of deals that were scored, all where None. Where a number of deals is fixed (GEN-13) and this is
    the last, the higher sum has won; after a void one it is played again.
    """
    import numpy as np

    if deals_left(view) is None:
        return equity(view.rules).chance(scores, view.turn)
    me = view.turn & 1
    chances = last_deal.worth(scores[:, [me, me + 2]].sum(1), scores[:, [1 - me, 3 - me]].sum(1)) / last_deal.A_WIN + 0.5
    if played is not None and not played.all():
        lead = sum(view.scores[me::2]) - sum(view.scores[1 - me :: 2])
        chances[~played] = 0.5 * math.erfc(-lead / (math.sqrt(2) * spread(view.rules)))
    return np.asarray(chances)


@lru_cache(8)
def spread(rules: Rules) -> float:
    """How far a deal moves one side ahead of the other, in points: the standard deviation among equal bots."""
    rows = counted(results(ID))[False, False]
    sums = [
        (sum(value(rules, bid, 0) * (1 if kept else -1) for bid, kept in zip(row.bids, row.made, strict=True)), row.share)
        for row in rows
    ]
    whole = sum(share for _, share in sums)
    mean = sum(points * share for points, share in sums) / whole
    return math.sqrt(2 * sum((points - mean) ** 2 * share for points, share in sums) / whole)


def a_point(view: View) -> float:
    """What a point is worth here: the chance to win by four points more for each partner, against four less."""
    import numpy as np

    if deals_left(view) is not None:
        return 1 / last_deal.A_WIN
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
