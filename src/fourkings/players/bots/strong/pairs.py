"""The Quarantes: cards over deals that are likely by what was played, told and kept; the last four tricks solved.

Such deals are played out by players who choose as those one meets do (`reading.imitation`), and not as they should.

Worth counts in points of the deal, so long as neither side can reach the target with this deal; from there on it is the
chance to win the match, told in points of that moment.
"""

from __future__ import annotations

from typing import TYPE_CHECKING, Final

from fourkings.players.bots.flat import Judged
from fourkings.players.bots.strong import columns, endings, reading
from fourkings.players.bots.strong.whole import whole
from fourkings.windows.view import View

if TYPE_CHECKING:
    from fourkings.kernels.arrays import Float64Array, Int64Array

GAMES: Final = frozenset({"quarante", "quarante-1792"})
MORE: Final = 4
"""Deals played out for each that was asked for: eight tricks cost little, and likely deals come more than once."""
NOISE: Final = 0.03
"""How often a card of a playout is drawn by chance alone."""
DOUBT: Final = 2.0
"""Cards no more standard errors apart than this are settled by good sense."""


def applies(view: View) -> bool:
    """True in the play of cards of both Quarantes."""
    return view.stage == "play" and view.rules.game.ID in GAMES


def judge(view: View, seed: int, many: int) -> Judged:
    """Every card that may be played, over deals that are likely."""
    import numpy as np

    from fourkings.players.bots import _worlds

    cards = _worlds.candidates(view)
    if len(cards) == 1:
        return Judged(cards, np.zeros((1, 1)))
    if endings.applies(view):
        worlds, weights = whole(view) or (reading.likely(view, seed, max(1, many // endings.SHARE)), None)
        own = endings.values(view, cards, worlds)
        return Judged(cards, worth(view, own, left(view) - own), weights)
    worlds = reading.likely(view, seed, many * MORE)
    found = _worlds.evaluate(view, worlds, cards, reading.imitation(view.rules.game.ID), NOISE, seed).points
    me = view.turn
    return Judged(cards, worth(view, found[:, :, me] + found[:, :, me ^ 2], found[:, :, me ^ 1] + found[:, :, me ^ 3]))


def worth(view: View, own: Int64Array | Float64Array, other: Int64Array | Float64Array) -> Float64Array:
    """What these points of both sides from here on are worth."""
    import numpy as np

    if not columns.near(view):
        return (own - other).astype(np.float64)
    side = view.turn & 1
    points = np.stack([other, own] if side else [own, other], axis=-1).astype(np.int64)
    return columns.worth(view, side, points)


def left(view: View) -> int:
    """The points of the cards that are still to be taken."""
    from fourkings.players.bots import _worlds

    contract = _worlds.contract_of(view)
    payoff = contract.payoff
    assert payoff.trick == 0
    assert not payoff.last[0], "what is left depends on who takes what"
    taken = [card for trick in view.tricks for card in trick.cards]
    return sum(each * cards.bit_count() for cards, each in payoff.cards) - sum(
        _worlds.points_of(payoff, card) for card in taken
    )
