"""Log-likelihoods of the cards played by players who choose as a net does (see `policy.net`).

A net's merits are log-odds already: the chance of a card is a softmax of them, so a net trained to imitate players says how
they choose. Of equal cards it knows the lowest alone, like players who reveal least. Everything is integers up to the last
step, then additions, products and one logarithm a deal, so the results are the same with and without the compiler.
"""

from __future__ import annotations

import math
from typing import TYPE_CHECKING, Final

from .. import kernel
from ..bits import lowest, popcount
from ..elementary import log
from ..equals import distinct_cards, equals_of
from ..play import Duties
from ..playout import TRUMP, duties_of, legal_cards
from ..policy.features import DECISION_FEATURES, FEATURES, card_rows, decision_rows
from ..policy.linear import friends_and_foes
from ..policy.net import GROUP, SIZE, add_rows, merit
from ..policy.net import UNIT as NATURAL
from .linear import AHEAD, BEST, BIDS, CARD, DEEPEST, LATER, LED, LIES, PLACE, POT, REST, RUFFED, SEAT, SHOWN, UNIT

if TYPE_CHECKING:
    from ..arrays import Float64Array, Int64Array

__all__ = ["SCRATCH", "SIZE", "chance_of", "likelihoods", "odds_of"]
STEPS: Final = round(UNIT / math.log(2))  #: `NATURAL` of a net's merit is so many units of the odds
DOUBT: Final = 1.0 / 16.0  #: the share of choices made for reasons that no net knows
MAX_MOVES: Final = 16
SCRATCH: Final = FEATURES + MAX_MOVES  #: words of working memory: a row number for each feature, and a merit for each card


@kernel
def odds_of(value: int, best_value: int, odds: Int64Array) -> int:
    """Return the odds of a merit relative to the greatest, from a table of powers of two."""
    steps = (best_value - value) * STEPS // NATURAL
    return int(odds[steps]) if steps < DEEPEST * UNIT else 0


@kernel
def chance_of(
    hand: int, ply: Int64Array, terms: Int64Array, stronger: Int64Array, worth: Int64Array, costly: int, duties: Duties,
    partners: int, highest: int, habit: float, tables: Int64Array, odds: Int64Array, scratch: Int64Array,
) -> float:  # fmt: skip
    """Return the chance that a player with this hand plays the card of a ply (see `linear`); 1 if it is forced.

    highest, habit: the player takes the highest (1) or lowest (0) of equal cards, in this share of choices.
    """
    trump, played, card = int(terms[TRUMP]), int(ply[PLACE]), int(ply[CARD])
    trick = (int(ply[LED]), int(ply[BEST]), int(ply[AHEAD]), int(ply[RUFFED]))
    above = int(stronger[trick[1]])
    legal = legal_cards(hand, played, trick, above, trump, duties)
    if legal & legal - 1 == 0:
        return 1.0
    unlikely = DOUBT / popcount(legal)
    rest = int(ply[REST]) ^ hand
    between = rest | int(ply[LIES])
    run = equals_of(card, legal, hand, between, stronger, worth)
    legal = distinct_cards(legal, hand, between, stronger, worth, highest)
    usual = legal >> card & 1
    if not usual and habit == 1.0:
        return unlikely
    share = (1.0 - habit) / popcount(run) + habit * usual
    card = lowest(legal & run)
    seat, voids = int(ply[SEAT]), int(ply[SHOWN])
    rows, values = scratch[:FEATURES], scratch[FEATURES:]
    group = decision_rows(
        seat, hand, rest, played, trick, above, int(ply[POT]), voids, partners, int(ply[BIDS]), trump, costly, rows
    )
    offset = group * GROUP
    total = add_rows((0, 0, 0, 0, 0), tables, offset, rows, 0, DECISION_FEATURES)
    foes, friend = friends_and_foes(voids, seat, partners)
    ahead = 1 if partners and played >= 2 and trick[2] == played - 2 else 0
    own_value, best_value, count, untried = 0, 0, 0, legal
    while untried:
        next_card = lowest(untried)
        untried &= untried - 1
        card_rows(next_card, hand, rest, played, trick, above, foes, friend, ahead, trump, stronger, worth, costly, rows)
        value = merit(add_rows(total, tables, offset, rows, DECISION_FEATURES, FEATURES))
        values[count] = value
        best_value = value if count == 0 else max(best_value, value)
        own_value = value if next_card == card else own_value
        count += 1
    total_odds = 0
    for index in range(count):
        total_odds += odds_of(int(values[index]), best_value, odds)
    return unlikely + (1.0 - DOUBT) * share * odds_of(own_value, best_value, odds) / total_odds


@kernel
def likelihoods(
    samples: Int64Array, plies: Int64Array, terms: Int64Array, stronger: Int64Array, worth: Int64Array, costly: int,
    partners: int, highest: int, habit: float, tables: Int64Array, odds: Int64Array, scratch: Int64Array,
    log_odds: Float64Array,
) -> None:  # fmt: skip
    """Fill `log_odds`, (deals,), with the log-likelihood of all plies in each deal of `samples`, (deals, 4)."""
    duties = duties_of(terms)
    for row in range(len(samples)):
        likelihood = 1.0
        for number in range(len(plies)):
            ply = plies[number]
            hand = int(samples[row, ply[SEAT]]) | int(ply[LATER])
            likelihood *= chance_of(
                hand, ply, terms, stronger, worth, costly, duties, partners, highest, habit, tables, odds, scratch
            )
        log_odds[row] = log(likelihood)
