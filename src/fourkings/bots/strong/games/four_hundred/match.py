"""The value of a deal of the 400: points if the target is far, else the chance to win the match."""

from __future__ import annotations

import math
from collections.abc import Container, Sequence
from functools import lru_cache
from typing import TYPE_CHECKING, Final

from fourkings import encoding
from fourkings.bots import evaluation
from fourkings.bots.strong.endgame import information_sets
from fourkings.bots.strong.endgame.information_sets import Objectives
from fourkings.bots.strong.equity import A_WIN, FourScores, count_results, last_deal_worth, results
from fourkings.kernels import arrays, load
from fourkings.rulebook.game import Rules, deals_left
from fourkings.rulebook.games.four_hundred import GAME, smallest_sum, value
from fourkings.views import View

if TYPE_CHECKING:
    from fourkings.kernels.arrays import Float64Array, Int64Array

IN_SIGHT: Final = 70
"""Points from the highest score to the target within which the match counts."""
NO_TRICKS: Final = (0, 0, 0, 0)
RICH: Final = 30
"""Score from which bids have other values (FH-9), and players bid otherwise."""


@lru_cache(8)
def equity(rules: Rules) -> FourScores:
    """Return the winning chances under these rules."""
    floor = 1 if rules["partner_floor"] == "positive" else 0
    return FourScores(
        int(rules["target"]), floor, count_results(results(GAME.ID)), RICH, lambda bid, score: value(rules, bid, score)
    )


def plays_for_points(view: View) -> bool:
    """Return True if the target is out of sight: then only points count."""
    left = deals_left(view)
    return int(view.rules["target"]) - max(view.scores) > IN_SIGHT if left is None else left > 1


def scores_after(
    rules: Rules, scores: tuple[int, ...], bids: Int64Array, tricks: Int64Array, won: Sequence[int] = NO_TRICKS,
    void: bool = False,
) -> Int64Array:  # fmt: skip
    """Return the four scores after each of some deals, (deals, 4).

    tricks: those to come, (deals, 4); bids: of each deal or one row for all; won: tricks that the seats had before; void:
    whether deals below the smallest sum of bids (FH-6) leave the scores unchanged.
    """
    ends = arrays.zeros(len(tricks), 4)
    values = arrays.int_table([[0, 0, *(value(rules, bid, score) for bid in range(2, 14))] for score in scores], 14)
    least = smallest_sum(scores) if void else 0
    load("races").after(arrays.int_array(scores), values, bids, arrays.int_array(won), tricks, least, ends)
    return ends


def utility(view: View, outcome: evaluation.Outcome) -> Float64Array:
    """Return the value of outcomes, (deals, cards): the chance to win the match, in points at the current scores."""
    if plays_for_points(view):
        return evaluation.utility(view, outcome)
    deals, cards, _ = outcome.tricks.shape
    chances = chance(view, arrays.reshape(outcome.tricks, deals * cards, 4), encoding.won(view))
    (now,), worths = chance_after(view, arrays.int_table([view.scores], 4)).tolist(), arrays.float_zeros(deals, cards)
    load("equity").told_in_points(worths, chances, now, 0.0, point_value(view))
    return worths


def chance(view: View, tricks: Int64Array, won: Sequence[int] = NO_TRICKS) -> Float64Array:
    """Return the chance to win the match by the tricks to come, (rows, 4), besides those won: (rows,)."""
    bids = arrays.int_table([[bid.tricks for bid in encoding.stakes(view).bids]], 4)
    return chance_after(view, scores_after(view.rules, view.scores, bids, tricks, won))


def chance_after(view: View, scores: Int64Array, void: Container[int] = ()) -> Float64Array:
    """Return the chance to win the match from four scores after this deal, (rows, 4): (rows,).

    void: the rows of deals that weren't scored. If the number of deals is fixed (GEN-13) and this is the last, the higher
    sum wins; a void one is played again.
    """
    if deals_left(view) is None:
        return equity(view.rules).chance(scores, view.turn)
    me = view.turn & 1
    lead = sum(view.scores[me::2]) - sum(view.scores[1 - me :: 2])
    again = 0.5 * math.erfc(-lead / (math.sqrt(2) * deal_spread(view.rules)))
    ahead = [sum(row[me::2]) - sum(row[1 - me :: 2]) for row in scores.tolist()]
    chances = (last_deal_worth(points) / A_WIN + 0.5 for points in ahead)
    return arrays.float_array(again if row in void else chance for row, chance in enumerate(chances))


@lru_cache(8)
def deal_spread(rules: Rules) -> float:
    """Return the standard deviation of one side's gain over the other in a deal among equal bots, in points."""
    rows = count_results(results(GAME.ID))[False, False]
    sums = [
        (sum(value(rules, bid, 0) * (1 if kept else -1) for bid, kept in zip(row.bids, row.made, strict=True)), row.share)
        for row in rows
    ]
    whole = sum(share for _, share in sums)
    mean = sum(points * share for points, share in sums) / whole
    return math.sqrt(2 * sum((points - mean) ** 2 * share for points, share in sums) / whole)


def point_value(view: View) -> float:
    """Return the value of a point: the chance to win with four points more for each partner, against four less."""
    if deals_left(view) is not None:
        return 1 / A_WIN
    scores = [
        [score + (step if (seat ^ view.turn) & 1 == 0 else 0) for seat, score in enumerate(view.scores)] for step in (4, -4)
    ]
    more, less = equity(view.rules).chance(arrays.int_table(scores, 4), view.turn).tolist()
    return max(1e-4, float(more - less) / 16)


def objectives(view: View) -> Objectives:
    """Return the aims of all four seats in the last cards: bids if the target is far, else the match."""
    if plays_for_points(view):
        return information_sets.points_objectives(view)

    def worth(tricks: Int64Array) -> list[float]:
        return [won / point_value(view) for won in chance(view, tricks).tolist()]

    return information_sets.trick_objectives(view, worth)
