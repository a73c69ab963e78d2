"""What the levels know of single games: how closely they look there, and the calls that they make in ways of their own."""

from __future__ import annotations

from collections.abc import Callable, Mapping
from typing import Final, NamedTuple

from fourkings.bots import flat
from fourkings.bots.levels.games import king
from fourkings.rulebook.game import Action
from fourkings.views import View


class Care(NamedTuple):
    """How closely a player looks."""

    worlds: int  # deals imagined for a card, 0 for none; no more than the limit, where one is given
    errors: float  # cards so many standard errors apart are not told apart by the deals imagined
    loose: float  # how far behind in good sense a card may be and still be played, in shares of what is at stake
    bids: int = 0  # deals imagined for a bid, where tricks are bid; 0: bids as careful


CLUB: Final = {
    "400": Care(worlds=100, errors=0.5, loose=0.0, bids=120),
    "king": Care(worlds=40, errors=0.7, loose=0.0),
}
BEGINNER: Final = {"400": Care(worlds=40, errors=0.7, loose=0.0, bids=90)}
"""Where a level looks otherwise than usual; all by matches of the levels against each other, see "Levels" in
`research/RESULTS.md`."""


def bid_in_400(view: View, seed: int, many: int, reads: float | None) -> Action:
    """The bid over this many deals: for points, or for the match by a player who makes so much of what others bid."""
    from fourkings.bots.strong.games.four_hundred import bidding, match

    if reads is None or match.far(view):
        return flat.bids.bid(view, seed, many)
    return bidding.best(bidding.weighed(view, seed, many, reads))


BIDS: Final[Mapping[str, Callable[[View, int, int, float | None], Action]]] = {"400": bid_in_400}
"""Bids over deals that are imagined."""
COUNTED: Final[Mapping[str, Callable[[View], Action]]] = {"king": king.say}
"""Calls by a count of sure winners."""
DEAL_ALONE: Final = frozenset({"quarante", "quarante-1792", "jeu-du-roi", "king"})
"""The games in which a level goes by the deal alone, whatever the points so far (a test deals it other points)."""
