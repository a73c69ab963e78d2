"""What a deal of King is worth: its points, and in the last three deals the chance to win the match."""

from __future__ import annotations

from typing import TYPE_CHECKING, Any, Final

from fourkings.kernels import load
from fourkings.players import encoding
from fourkings.players.bots import worlds
from fourkings.players.bots.strong.equity import four_seats
from fourkings.players.encoding.king import rules_row, talk_row
from fourkings.rulebook.games._auction import NEGATIVE
from fourkings.rulebook.games.king import DEALS, ID, START
from fourkings.windows.view import View

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
    return DEALS - view.number > four_seats.FURTHEST or len(set(view.scores)) == 1


def utility(view: View, outcome: worlds.Outcome) -> Float64Array:
    """The points of the seat to play, or what they are worth for the match: (deals, cards)."""
    return worlds.utility(view, outcome) if far(view) else worth(view, scored(view, outcome.tricks))


def scored(view: View, tricks: Int64Array) -> Float64Array:
    """The points of this deal for each seat, by the tricks (…, 4) to come."""
    import numpy as np

    paid, size = _paid(view), int(view.rules["deck"])
    start = START[size] if view.talk.declared == NEGATIVE else 0
    taken = tricks + np.array(encoding.won(view))
    points: Float64Array = encoding.contract_of(view).payoff.trick * taken + worlds.taken_over(view, tricks) + start
    if paid:
        points[..., view.dealer] += paid
        points[..., view.talk.buyer] -= paid
    return points


def _paid(view: View) -> int:
    """What the buyer pays the dealer, however the tricks fall."""
    import numpy as np

    row: Any = load("king.auction", plain=True)
    return int(row.paid(talk_row(view), np.zeros(4, np.int64), rules_row(view.rules)))


def worth(view: View, points: Float64Array) -> Float64Array:
    """What the points of this deal, (deals, choices, 4), are worth to the viewer: (deals, choices).

    They stand for themselves as long as the end is far; then for the chance to win the match and a little for themselves,
    told so that a point more is worth one around level play.
    """
    import numpy as np

    own: Float64Array = points[..., view.turn]
    if far(view):
        return own
    level = np.array(view.scores) + START[int(view.rules["deck"])] / 4
    before = np.stack([level, level, level])
    before[:, view.turn] += (0, STEP, -STEP)
    even, more, less = four_seats.chance(before, view.turn, _to_come(view))
    a_point = POINTS + float(more - less) / (2 * STEP)
    return np.asarray((chances(view, points) - even + POINTS * own) / a_point, np.float64)


def chances(view: View, points: Float64Array) -> Float64Array:
    """The viewer's chance to win the match once these points of the deal, (deals, choices, 4), are added to the scores."""
    import numpy as np

    scores = (np.array(view.scores) + points).reshape(-1, 4)
    return four_seats.chance(scores, view.turn, _to_come(view)).reshape(points.shape[:-1])


def _to_come(view: View) -> Float64Array:
    """What may be scored in the deals after this one: the points of the long pack's deals, in proportion."""
    import numpy as np

    ways = four_seats.ways(ID, DEALS - view.number, view.dealer + 1 & 3)
    return np.asarray(ways * (START[int(view.rules["deck"])] / START[52]), np.float64)
