"""The value of a deal of King: its points, and in the last three deals the chance to win the match."""

from __future__ import annotations

from itertools import chain
from math import prod
from typing import TYPE_CHECKING, Any, Final

from fourkings import encoding
from fourkings.bots import evaluation
from fourkings.bots.strong.equity import FURTHEST, four_seats_chance, future_scores
from fourkings.encoding.king import rules_row, talk_row
from fourkings.kernels import arrays, load
from fourkings.rulebook.games._auction import NEGATIVE
from fourkings.rulebook.games.king import GAME, START
from fourkings.views import View

if TYPE_CHECKING:
    from fourkings.kernels.arrays import Float64Array, Int64Array

STEP: Final = 300
"""Points added and removed to find the value of a point: about as many as a deal can bring. With fewer, a match that
depends on this deal alone would be worth thousands of points."""
POINTS: Final = 4e-4
"""Value of a point in itself, as a chance to win: a hundred are worth four hundredths of a match. So a player that can no
longer win, or has won, plays for points, and nobody throws many away for next to nothing. By judgement; its effect is in
"King's last three deals" in `research/ARCHIVE.md`."""


def plays_for_points(view: View) -> bool:
    """Return True if only points count: the equity doesn't consider the deals to come, or all scores are level.

    So late in a match they hardly ever are: a deal that begins so stands alone, as in a mirror match (everybody holds every
    hand once).
    """
    to_come = GAME.deal_titles(view.rules)[view.number :]
    return len(to_come) > FURTHEST or set(to_come) > {"auction"} or len(set(view.scores)) == 1


def utility(view: View, outcome: evaluation.Outcome) -> Float64Array:
    """Return the points of the seat to play, or their value for the match: (deals, cards)."""
    return (
        evaluation.utility(view, outcome)
        if plays_for_points(view)
        else point_values(view, score_tricks(view, outcome.tricks))
    )


def score_tricks(view: View, tricks: Int64Array) -> Float64Array:
    """Return the points of this deal for each seat, by the tricks (…, 4) to come."""
    rows = prod(tricks.shape) // 4
    moved = arrays.reshape(evaluation.score_sold_tricks(view, tricks), rows, 4)
    start = START[int(view.rules["deck"])] if view.calls.declared == NEGATIVE else 0
    load("king.weighing").scored(
        arrays.reshape(tricks, rows, 4), arrays.int_array(encoding.won(view)), encoding.contract_of(view).payoff.trick,
        start, arrays.int_array((_paid(view), view.calls.buyer or 0, view.dealer)), moved,
    )  # fmt: skip
    points: Float64Array = arrays.reshape(moved, *tricks.shape)
    return points


def _paid(view: View) -> int:
    """Return the buyer's payment to the dealer, which doesn't depend on the tricks."""
    row: Any = load("king.auction", plain=True)
    return int(row.price_paid(talk_row(view), [0, 0, 0, 0], rules_row(view.rules)))


def point_values(view: View, points: Float64Array) -> Float64Array:
    """Return the value of this deal's points, (deals, choices, 4), to the viewer: (deals, choices).

    The points themselves while the end is far; then the chance to win the match and a little for the points, scaled so
    that a point more is worth one around level scores.
    """
    own = own_points(view, points)
    if plays_for_points(view):
        return own
    deals, choices, _ = points.shape
    level = [score + START[int(view.rules["deck"])] / 4 for score in view.scores]
    before = [[score + more * (seat == view.turn) for seat, score in enumerate(level)] for more in (0, STEP, -STEP)]
    given = arrays.reshape(arrays.float_array(chain(*before)), 3, 4)
    even, more, less = four_seats_chance(given, view.turn, _to_come(view)).tolist()
    a_point = POINTS + (more - less) / (2 * STEP)
    load("equity").told_in_points(own, arrays.reshape(chances(view, points), deals * choices), even, POINTS, a_point)
    return own


def own_points(view: View, points: Float64Array) -> Float64Array:
    """Return the viewer's points, (deals, choices), of the points of all, (deals, choices, 4)."""
    deals, choices, _ = points.shape
    own = arrays.float_zeros(deals, choices)
    load("outcomes").utilities(arrays.reshape(points, deals * choices, 4), view.turn, 0, own)
    return own


def chances(view: View, points: Float64Array) -> Float64Array:
    """Return the viewer's chance to win the match with this deal's points, (deals, choices, 4), added to the scores."""
    rows = prod(points.shape) // 4
    scores = arrays.copy(arrays.reshape(points, rows, 4))
    load("king.weighing").raise_by(scores, arrays.int_array(view.scores))
    by_choice: Float64Array = arrays.reshape(four_seats_chance(scores, view.turn, _to_come(view)), *points.shape[:-1])
    return by_choice


def _to_come(view: View) -> Float64Array:
    """Return what may be scored in the later deals: the points of the long pack's deals, in proportion."""
    share = START[int(view.rules["deck"])] / START[52]
    return future_scores(GAME.ID, len(GAME.deal_titles(view.rules)) - view.number, view.dealer + 1 & 3, share)
