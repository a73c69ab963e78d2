"""Log-likelihoods of the cards played, by players who choose as a net says (see `policy.net`).

A net's merits are odds already: the chance of a card is a softmax of them, so that a net taught to imitate players says how
they choose. Of equal cards it knows the lowest alone, as do players who tell the others least. Integers up to the last
step, then additions, products and one logarithm a deal, so compiler or not, the figures are the same.
"""

from __future__ import annotations

import math
from typing import TYPE_CHECKING, Final

from .. import kernel
from ..bits import count, lowest
from ..elementary import log
from ..equals import distinct, run_of
from ..play import Duties
from ..playout import TRUMP, duties_of, may_play
from ..policy.features import FEATURES, WHOLE, single, whole
from ..policy.linear import friends_and_foes
from ..policy.net import GROUP, SIZE, added, merit
from ..policy.net import UNIT as NATURAL
from .linear import AHEAD, BEST, BIDS, CARD, DEEPEST, LATER, LED, LIES, PLACE, POT, REST, RUFFED, SEAT, SHOWN, UNIT

if TYPE_CHECKING:
    from ..arrays import Float64Array, Int64Array

__all__ = ["ROOM", "SIZE", "chance_of", "likelihoods", "odds_of"]
STEPS: Final = round(UNIT / math.log(2))
"""`NATURAL` of a net's merit is so many units of the odds."""
DOUBT: Final = 1.0 / 16.0
"""The share of choices made for reasons that no net knows."""
MAX_MOVES: Final = 16
ROOM: Final = FEATURES + MAX_MOVES
"""Working memory: a row for each feature, and a merit for each card."""


@kernel
def odds_of(good: int, most: int, odds: Int64Array) -> int:
    """The odds of a merit beside the greatest."""
    steps = (most - good) * STEPS // NATURAL
    return int(odds[steps]) if steps < DEEPEST * UNIT else 0


@kernel
def chance_of(
    hand: int, ply: Int64Array, terms: Int64Array, stronger: Int64Array, worth: Int64Array, costly: int, duties: Duties,
    partners: int, highest: int, habit: float,
    tables: Int64Array, odds: Int64Array, room: Int64Array,
) -> float:  # fmt: skip
    """The chance that a player with this hand plays the card of the ply; 1 where there is no choice."""
    trump, played, card = int(terms[TRUMP]), int(ply[PLACE]), int(ply[CARD])
    trick = (int(ply[LED]), int(ply[BEST]), int(ply[AHEAD]), int(ply[RUFFED]))
    above = int(stronger[trick[1]])
    may = may_play(hand, played, trick, above, trump, duties)
    if may & may - 1 == 0:
        return 1.0
    unlikely = DOUBT / count(may)
    rest = int(ply[REST]) ^ hand
    between = rest | int(ply[LIES])
    run = run_of(card, may, hand, between, stronger, worth)
    may = distinct(may, hand, between, stronger, worth, highest)
    usual = may >> card & 1
    if not usual and habit == 1.0:
        return unlikely
    share = (1.0 - habit) / count(run) + habit * usual
    card = lowest(may & run)
    seat, shown = int(ply[SEAT]), int(ply[SHOWN])
    rows, goods = room[:FEATURES], room[FEATURES:]
    group = whole(
        seat, hand, rest, played, trick, above, int(ply[POT]), shown, partners, int(ply[BIDS]), trump, costly, rows
    )
    at = group * GROUP
    total = added((0, 0, 0, 0, 0), tables, at, rows, 0, WHOLE)
    foes, friend = friends_and_foes(shown, seat, partners)
    ahead = 1 if partners and played >= 2 and trick[2] == played - 2 else 0
    own, most, many, left = 0, 0, 0, may
    while left:
        next_card = lowest(left)
        left &= left - 1
        single(next_card, hand, rest, played, trick, above, foes, friend, ahead, trump, stronger, worth, costly, rows)
        good = merit(added(total, tables, at, rows, WHOLE, FEATURES))
        goods[many] = good
        most = good if many == 0 else max(most, good)
        own = good if next_card == card else own
        many += 1
    every = 0
    for place in range(many):
        every += odds_of(int(goods[place]), most, odds)
    return unlikely + (1.0 - DOUBT) * share * odds_of(own, most, odds) / every


@kernel
def likelihoods(
    worlds: Int64Array, plies: Int64Array, terms: Int64Array, stronger: Int64Array, worth: Int64Array, costly: int,
    partners: int, highest: int, habit: float,
    tables: Int64Array, odds: Int64Array, room: Int64Array, log_odds: Float64Array,
) -> None:  # fmt: skip
    """Fills `found`, (deals,), with the log-likelihood of all plies in each deal of `worlds`, (deals, 4)."""
    duties = duties_of(terms)
    for row in range(len(worlds)):
        likely = 1.0
        for number in range(len(plies)):
            ply = plies[number]
            hand = int(worlds[row, ply[SEAT]]) | int(ply[LATER])
            likely *= chance_of(
                hand, ply, terms, stronger, worth, costly, duties, partners, highest, habit, tables, odds, room
            )
        log_odds[row] = log(likely)
