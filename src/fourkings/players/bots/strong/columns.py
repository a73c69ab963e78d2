"""The Quarantes: the chance to win the match from any two scores, and who deals.

Worked out backwards from the target, out of how deals between equal bots end (`race.json`): every deal adds points, so each
pair of scores leads only to higher ones.
"""

from __future__ import annotations

import json
from functools import lru_cache
from importlib.resources import files
from typing import TYPE_CHECKING, Final

from fourkings.rulebook.cards import Seat
from fourkings.rulebook.games._cliques import CLIQUES
from fourkings.windows.view import View

if TYPE_CHECKING:
    from fourkings.kernels.arrays import Float64Array, Int64Array

FAR: Final = 200
"""Points to go beyond which only the difference counts: there the end is too far to be seen."""


@lru_cache(4)
def ends(game: str) -> list[list[int]]:
    """How deals end: the points of the dealer's side and of the other, and how often."""
    text = (files("fourkings.players.bots.strong") / "race.json").read_text(encoding="utf-8")
    found: list[list[int]] = json.loads(text)[game]
    return found


@lru_cache(4)
def table(game: str) -> Float64Array:
    """The chance of the side that deals next, by the points that it and the other side have still to go, 0 to `FAR`.

    Nought to go or less is decided by the rules and has no place here.
    """
    import numpy as np

    rows = np.array(ends(game), np.float64)
    shares, gains = rows[:, 2] / rows[:, 2].sum(), rows[:, :2].astype(np.int64)
    found = np.full((FAR + 1, FAR + 1), 0.5)
    step = int(gains.sum(1).min())
    # Pairs of one sum apart by less than the least that a deal adds do not lead to each other: all at once.
    togo = np.add.outer(np.arange(FAR + 1), np.arange(FAR + 1))
    for low in range(2, 2 * FAR + 1, step):
        own, other = np.nonzero((togo >= low) & (togo < low + step))
        keep = (own > 0) & (other > 0)
        own, other = own[keep], other[keep]
        total = np.zeros(len(own))
        for share, (dealers, others) in zip(shares, gains, strict=True):
            # After this deal the other side deals: its chance is one less ours.
            total += share * (1 - _decided(other - others, own - dealers, found))
        found[own, other] = total
    return found


def _decided(own: Int64Array, other: Int64Array, found: Float64Array) -> Float64Array:
    """The chance of the side with `own` points to go, which deals next: by the rules where one has arrived."""
    import numpy as np

    open_ = (own > 0) & (other > 0)
    shift = np.maximum(np.maximum(own, other) - FAR, 0)
    known = found[np.clip(own - shift, 1, FAR), np.clip(other - shift, 1, FAR)]
    level = (own <= 0) & (own == other)
    return np.where(open_, known, np.where(level, 0.5, (own < other).astype(np.float64)))


# --- a deal in progress -------------------------------------------------------------------------------------------

NEAR: Final = 100
"""Points to go for either side from which on the match is looked at, and not the deal alone."""


def near(view: View) -> bool:
    """True where the end of the match is in sight."""
    return max(view.scores) >= int(view.rules["target"]) - NEAR


def worth(view: View, side: int, points: Int64Array) -> Float64Array:
    """What the points of the cards to come (rows of two sides) are worth to a side: the chance to win, in points.

    That is: in points that this side has more than the other, by what one such point is worth at these scores.
    """
    import numpy as np

    before = so_far(view)
    totals = np.array(view.scores) + np.array(before) + points
    level = np.array(view.scores)
    step = np.array([4, -4]) if side == 0 else np.array([-4, 4])
    more, less = chance(view, side, np.stack([level + step, level - step]))
    found: Float64Array = (chance(view, side, totals) - chance(view, side, level[None])) / max(
        1e-3, float(more - less) / 16
    )
    return found


def chance(view: View, side: int, scores: Int64Array) -> Float64Array:
    """The chance that a side wins from these scores of sides 0 and 1 after this deal, by row."""
    togo = int(view.rules["target"]) - scores
    dealer = view.dealer + 1 & 1
    deals = _decided(togo[..., dealer], togo[..., 1 - dealer], table(view.rules.game.ID))
    return deals if dealer == side else 1 - deals


def so_far(view: View) -> tuple[int, int]:
    """The points that both sides have in this deal: cards taken and cliques that score."""
    from fourkings.players.bots import _worlds

    payoff = _worlds.contract_of(view).payoff
    totals = [0, 0]
    for trick in view.tricks:
        totals[trick.winner & 1] += sum(_worlds.points_of(payoff, card) for card in trick.cards)
    told = told_cliques(view)
    which = str(view.rules["cliques"]) if view.rules.game.ID == "quarante" else "best_only"
    if which != "all" and told:
        best = max(told, key=lambda one: CLIQUES[one[1]])
        told = [one for one in told if one == best or (which == "best_team" and one[0] & 1 == best[0] & 1)]
    for seat, clique in told:
        totals[seat & 1] += CLIQUES[clique]
    return totals[0], totals[1]


def told_cliques(view: View) -> list[tuple[Seat, str]]:
    """The cliques named aloud."""
    talk = view.talk
    if view.rules.game.ID == "quarante":
        return list(talk.announced)
    number = max((many for _, many in talk.said), default=0)
    return [(seat, rank * number) for seat, rank in talk.named if rank]
