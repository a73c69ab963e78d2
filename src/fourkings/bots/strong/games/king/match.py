"""What a deal of King is worth: its points, and in the last three deals the chance to win the match."""

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
from fourkings.rulebook.games.king import DEALS, GAME, START
from fourkings.views import View

if TYPE_CHECKING:
    from fourkings.kernels.arrays import Float64Array, Int64Array

STEP: Final = 300
"""Points more, and less, by which it is told what one point is worth: about as many as a deal can bring. By fewer a match
that hangs on this deal alone would be told as thousands of points."""
POINTS: Final = 4e-4
"""What a point counts for itself, as a chance to win: a hundred of them as much as four hundredths of a match. So a player
that cannot win any more, or has won, plays for points, and nobody throws many away for next to nothing. By judgement; what
it does is told in "King's last three deals" in `research/ARCHIVE.md`."""


def far(view: View) -> bool:
    """True if only points count: more deals are to come than the equity looks at, or all scores are level.

    So late in a match they hardly ever are: a deal that begins so stands by itself, as in a mirror match.
    """
    return DEALS - view.number > FURTHEST or len(set(view.scores)) == 1


def utility(view: View, outcome: evaluation.Outcome) -> Float64Array:
    """The points of the seat to play, or what they are worth for the match: (deals, cards)."""
    return evaluation.utility(view, outcome) if far(view) else worth(view, scored(view, outcome.tricks))


def scored(view: View, tricks: Int64Array) -> Float64Array:
    """The points of this deal for each seat, by the tricks (…, 4) to come."""
    rows = prod(tricks.shape) // 4
    moved = arrays.shaped(evaluation.score_sold_tricks(view, tricks), rows, 4)
    start = START[int(view.rules["deck"])] if view.talk.declared == NEGATIVE else 0
    load("king.weighing").scored(
        arrays.shaped(tricks, rows, 4), arrays.filled(encoding.won(view)), encoding.contract_of(view).payoff.trick, start,
        arrays.filled((_paid(view), view.talk.buyer or 0, view.dealer)), moved,
    )  # fmt: skip
    points: Float64Array = arrays.shaped(moved, *tricks.shape)
    return points


def _paid(view: View) -> int:
    """What the buyer pays the dealer, however the tricks fall."""
    row: Any = load("king.auction", plain=True)
    return int(row.paid(talk_row(view), [0, 0, 0, 0], rules_row(view.rules)))


def worth(view: View, points: Float64Array) -> Float64Array:
    """What the points of this deal, (deals, choices, 4), are worth to the viewer: (deals, choices).

    They stand for themselves as long as the end is far; then for the chance to win the match and a little for themselves,
    told so that a point more is worth one around level play.
    """
    own = own_points(view, points)
    if far(view):
        return own
    deals, choices, _ = points.shape
    level = [score + START[int(view.rules["deck"])] / 4 for score in view.scores]
    before = [[score + more * (seat == view.turn) for seat, score in enumerate(level)] for more in (0, STEP, -STEP)]
    given = arrays.shaped(arrays.reals(chain(*before)), 3, 4)
    even, more, less = four_seats_chance(given, view.turn, _to_come(view)).tolist()
    a_point = POINTS + (more - less) / (2 * STEP)
    load("equity").told_in_points(own, arrays.shaped(chances(view, points), deals * choices), even, POINTS, a_point)
    return own


def own_points(view: View, points: Float64Array) -> Float64Array:
    """What the viewer scores, (deals, choices), of the points of all, (deals, choices, 4)."""
    deals, choices, _ = points.shape
    own = arrays.floats(deals, choices)
    load("outcomes").utilities(arrays.shaped(points, deals * choices, 4), view.turn, 0, own)
    return own


def chances(view: View, points: Float64Array) -> Float64Array:
    """The viewer's chance to win the match once these points of the deal, (deals, choices, 4), are added to the scores."""
    rows = prod(points.shape) // 4
    scores = arrays.copied(arrays.shaped(points, rows, 4))
    load("king.weighing").raise_by(scores, arrays.filled(view.scores))
    by_choice: Float64Array = arrays.shaped(four_seats_chance(scores, view.turn, _to_come(view)), *points.shape[:-1])
    return by_choice


def _to_come(view: View) -> Float64Array:
    """What may be scored in the deals after this one: the points of the long pack's deals, in proportion."""
    share = START[int(view.rules["deck"])] / START[52]
    return future_scores(GAME.ID, DEALS - view.number, view.dealer + 1 & 3, share)
