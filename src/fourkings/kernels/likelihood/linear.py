"""Log-likelihoods of the cards played by players described by a linear policy.

A player is described by a table of weights (see `policy.linear`), but the merits are read as log-odds: a card is played
with a chance in proportion to 2 to the power of its merit. A share of doubt keeps a single odd card from ruling a deal out.
Everything is integers up to the last step, then additions, products and one logarithm a deal, so the results are the same
with and without the compiler.
"""

from __future__ import annotations

from typing import TYPE_CHECKING, Final

from .. import kernel
from ..bits import lowest, popcount
from ..elementary import log
from ..play import Duties
from ..playout import TRUMP, duties_of, legal_cards
from ..policy.linear import FEATURES, SITUATIONS, friends_and_foes, merit, situation

if TYPE_CHECKING:
    from ..arrays import Float64Array, Int64Array

# A ply: who played which card, what that hand must have held since it was played later, and the trick and what everybody
# knew at that moment.
SEAT: Final = 0
CARD: Final = 1
LATER: Final = 2  #: the cards that the seat has played since, this one included
PLACE: Final = 3
LED: Final = 4  # mask, 0 for a lead
BEST: Final = 5
AHEAD: Final = 6  # the position of the winning card
RUFFED: Final = 7
POT: Final = 8
REST: Final = 9  # all cards that anybody still held, this one included
SHOWN: Final = 10  # voids shown, as on a board
MOOD: Final = 11
LIES: Final = 12  # the cards on the table
BIDS: Final = 13  # the status of all bids, as a net sees it
PLY: Final = 14

UNIT: Final = 64  #: Merits count so many to a doubling of the odds
DEEPEST: Final = 20  #: doublings: smaller odds count as none


@kernel
def chance_of(
    hand: int, ply: Int64Array, terms: Int64Array, stronger: Int64Array, worth: Int64Array, costly: int, duties: Duties,
    partners: int, weights: Int64Array, odds: Int64Array,
) -> float:  # fmt: skip
    """Return the chance that a player with this hand plays the card of a ply; 1 if it is forced.

    ply: a card that was played, with the trick and what was public then · weights: of the linear policy · odds: a table of
    powers of two, by difference of merits.
    """
    trump, played, card = int(terms[TRUMP]), int(ply[PLACE]), int(ply[CARD])
    trick = (int(ply[LED]), int(ply[BEST]), int(ply[AHEAD]), int(ply[RUFFED]))
    above = int(stronger[trick[1]])
    legal = legal_cards(hand, played, trick, above, trump, duties)
    if legal & legal - 1 == 0:
        return 1.0
    choices = popcount(legal)
    seat = int(ply[SEAT])
    foes, friend = friends_and_foes(int(ply[SHOWN]), seat, partners)
    start = int(ply[MOOD]) * 2 * SITUATIONS + (SITUATIONS if partners and played >= 2 and trick[2] == played - 2 else 0)
    rest, pot = int(ply[REST]) ^ hand, int(ply[POT])
    least = -(1 << 60)
    own_value, best_value, total = least, least, 0
    for turn in range(2):
        untried = legal
        while untried:
            next_card = lowest(untried)
            untried &= untried - 1
            offset = (start + situation(next_card, played, trick[0], trick[1], above, trump)) * FEATURES
            value = merit(next_card, hand, rest, foes, friend, pot, trump, stronger, worth, costly, weights, offset)
            if turn == 0:
                best_value = max(best_value, value)
                own_value = value if next_card == card else own_value
            elif best_value - value < DEEPEST * UNIT:
                total += odds[best_value - value]
    own_odds = int(odds[best_value - own_value]) if best_value - own_value < DEEPEST * UNIT else 0
    doubt = 1.0 / 16.0
    return doubt / choices + (1.0 - doubt) * own_odds / total


@kernel
def likelihoods(
    samples: Int64Array, plies: Int64Array, terms: Int64Array, stronger: Int64Array, worth: Int64Array, costly: int,
    partners: int, weights: Int64Array, odds: Int64Array, log_odds: Float64Array,
) -> None:  # fmt: skip
    """Fill `log_odds`, (deals,), with the log-likelihood of all plies in each deal of `samples`, (deals, 4)."""
    duties = duties_of(terms)
    for row in range(len(samples)):
        likelihood = 1.0  # forty plies of a chance of 1/208 each would still be far from the smallest float
        for number in range(len(plies)):
            ply = plies[number]
            hand = int(samples[row, ply[SEAT]]) | int(ply[LATER])
            likelihood *= chance_of(hand, ply, terms, stronger, worth, costly, duties, partners, weights, odds)
        log_odds[row] = log(likelihood)
