"""What a deal of the 400 is worth: points where the target is far, else the chance to win the match."""

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
"""Points from the highest score to the target that the equity looks over."""
NO_TRICKS: Final = (0, 0, 0, 0)
RICH: Final = 30
"""Points: from here on the list of values is another one (FH-9), and so is what one bids."""


@lru_cache(8)
def equity(rules: Rules) -> FourScores:
    """The chances to win under these rules, worked out once."""
    floor = 1 if rules["partner_floor"] == "positive" else 0
    return FourScores(
        int(rules["target"]), floor, count_results(results(GAME.ID)), RICH, lambda bid, score: value(rules, bid, score)
    )


def far(view: View) -> bool:
    """True if the target is out of sight: then only points count."""
    left = deals_left(view)
    return int(view.rules["target"]) - max(view.scores) > IN_SIGHT if left is None else left > 1


def scores_after(
    rules: Rules, scores: tuple[int, ...], bids: Int64Array, tricks: Int64Array, won: Sequence[int] = NO_TRICKS,
    void: bool = False,
) -> Int64Array:  # fmt: skip
    """The four scores after a deal, (deals, 4), from tricks of the same shape, and bids: of each deal, or a row for all.

    won: tricks that the seats had before · void: whether deals whose bids do not reach the smallest sum (FH-6) leave the
    scores as they are.
    """
    ends = arrays.words(len(tricks), 4)
    values = arrays.table([[0, 0, *(value(rules, bid, score) for bid in range(2, 14))] for score in scores], 14)
    least = smallest_sum(scores) if void else 0
    load("races").after(arrays.filled(scores), values, bids, arrays.filled(won), tricks, least, ends)
    return ends


def utility(view: View, outcome: evaluation.Outcome) -> Float64Array:
    """What outcomes are worth, (deals, cards): the chance to win the match, told in points of this moment."""
    if far(view):
        return evaluation.utility(view, outcome)
    deals, cards, _ = outcome.tricks.shape
    chances = chance(view, arrays.shaped(outcome.tricks, deals * cards, 4), encoding.won(view))
    (now,), worths = chance_after(view, arrays.table([view.scores], 4)).tolist(), arrays.floats(deals, cards)
    load("equity").told_in_points(worths, chances, now, 0.0, a_point(view))
    return worths


def chance(view: View, tricks: Int64Array, won: Sequence[int] = NO_TRICKS) -> Float64Array:
    """The chance to win the match by the tricks that all end this deal with, (rows, 4), besides those won: (rows,)."""
    bids = arrays.table([[bid.tricks for bid in encoding.stakes(view).bids]], 4)
    return chance_after(view, scores_after(view.rules, view.scores, bids, tricks, won))


def chance_after(view: View, scores: Int64Array, void: Container[int] = ()) -> Float64Array:
    """The chance to win the match from four scores after this deal, (rows, 4): (rows,).

    void: the rows of deals that were not scored. Where a number of deals is fixed (GEN-13) and this is the last, the higher
    sum has won; after a void one it is played again.
    """
    if deals_left(view) is None:
        return equity(view.rules).chance(scores, view.turn)
    me = view.turn & 1
    lead = sum(view.scores[me::2]) - sum(view.scores[1 - me :: 2])
    again = 0.5 * math.erfc(-lead / (math.sqrt(2) * spread(view.rules)))
    ahead = [sum(row[me::2]) - sum(row[1 - me :: 2]) for row in scores.tolist()]
    chances = (last_deal_worth(points) / A_WIN + 0.5 for points in ahead)
    return arrays.reals(again if row in void else chance for row, chance in enumerate(chances))


@lru_cache(8)
def spread(rules: Rules) -> float:
    """How far a deal moves one side ahead of the other, in points: the standard deviation among equal bots."""
    rows = count_results(results(GAME.ID))[False, False]
    sums = [
        (sum(value(rules, bid, 0) * (1 if kept else -1) for bid, kept in zip(row.bids, row.made, strict=True)), row.share)
        for row in rows
    ]
    whole = sum(share for _, share in sums)
    mean = sum(points * share for points, share in sums) / whole
    return math.sqrt(2 * sum((points - mean) ** 2 * share for points, share in sums) / whole)


def a_point(view: View) -> float:
    """What a point is worth here: the chance to win by four points more for each partner, against four less."""
    if deals_left(view) is not None:
        return 1 / A_WIN
    scores = [
        [score + (step if (seat ^ view.turn) & 1 == 0 else 0) for seat, score in enumerate(view.scores)] for step in (4, -4)
    ]
    more, less = equity(view.rules).chance(arrays.table(scores, 4), view.turn).tolist()
    return max(1e-4, float(more - less) / 16)


def objectives(view: View) -> Objectives:
    """What all four seats play for in the last cards: bids where the target is far, else the match."""
    if far(view):
        return information_sets.points(view)

    def worth(tricks: Int64Array) -> list[float]:
        return [won / a_point(view) for won in chance(view, tricks).tolist()]

    return information_sets.by_tricks(view, worth)
