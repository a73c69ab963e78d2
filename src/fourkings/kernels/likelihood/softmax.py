"""Log-likelihoods of the cards played, by players who choose by a softmax of merits: careful's, or a linear policy's."""

from __future__ import annotations

from math import exp, log
from typing import TYPE_CHECKING

from .. import kernel
from ..bits import count, lowest
from ..equals import distinct, stands_for
from ..playout import LAST_MANY, TRUMP, duties_of, laid, may_play, shown
from ..policy.careful import GOOD, SHARES, avoid
from ..policy.chances import weigh
from ..policy.linear import FEATURES, friends_and_foes, merit, situation

if TYPE_CHECKING:
    from ..arrays import Float64Array, Int64Array


@kernel
def merits(
    may: int, hand: int, rest: int, played: int, trick: tuple[int, int, int, int], pot: int, voids: int, seat: int,
    trump: int, stronger: Int64Array, worth: Int64Array, costly: int, weights: Int64Array, shares: Float64Array,
) -> None:  # fmt: skip
    """Leaves in `shares` the merit of each card by a rule of thumb: see `policy.linear.merit`."""
    foes, friend = friends_and_foes(voids, seat, 0)
    above = int(stronger[trick[1]])
    while may:
        card = lowest(may)
        may &= may - 1
        at = situation(card, played, trick[0], trick[1], above, trump) * FEATURES
        shares[GOOD + card] = merit(card, hand, rest, foes, friend, pot, trump, stronger, worth, costly, weights, at)


@kernel
def softmax(kept: int, chosen: int, heat: float, goods: Float64Array) -> float:
    """The logarithm of how likely a card is chosen among some, by what speaks for each."""
    mine, whole = goods[GOOD + chosen], 0.0
    while kept:
        whole += exp((goods[GOOD + lowest(kept)] - mine) / heat)
        kept &= kept - 1
    return -log(whole)


@kernel
def likelihoods(  # noqa: C901 - a loop which calls would slow down
    worlds: Int64Array, me: int, leaders: Int64Array, cards: Int64Array, terms: Int64Array, stronger: Int64Array,
    worth: Int64Array, costly: int,
    weights: Int64Array, tempers: Float64Array, heats: Float64Array, log_odds: Float64Array,
) -> None:  # fmt: skip
    """Fills `found`, (deals,), with the log-likelihood of how the three others played in each deal.

    A player is taken to choose a card by its merit through a softmax, of equal cards one for all; the merit is careful's,
    in points, in deals that cost, and a linear policy's. The logarithms by both are added, each through its own heat; 0
    leaves one out. leaders, cards: the leader of each trick, and the cards in order, the last trick perhaps unfinished.
    """
    duties = duties_of(terms)
    trump = int(terms[TRUMP])
    masks, held = stronger[:8].copy(), stronger[:4].copy()
    shares = tempers.copy().reshape(-1)[:1].repeat(SHARES)
    for row in range(len(worlds)):
        for seat in range(4):
            held[seat] = worlds[row, seat]
        for place in range(len(cards)):
            held[int(leaders[place >> 2]) + place & 3] |= 1 << int(cards[place])
        everything = int(held[0] | held[1] | held[2] | held[3])
        voids, total, trick, on_table, pot = 0, 0.0, (0, 0, 0, 0), 0, 0
        for place in range(len(cards)):
            played, card = place & 3, int(cards[place])
            seat = int(leaders[place >> 2]) + played & 3
            hand, above = int(held[seat]), int(stronger[trick[1]])
            if played == 0:
                pot = int(worth[64]) + (int(worth[65]) if count(hand) <= terms[LAST_MANY] else 0)
            may = may_play(hand, played, trick, above, trump, duties) if seat != me else 0
            if may & may - 1:
                kept = distinct(may, hand, everything ^ hand | on_table, stronger, worth, 1)
                if kept & kept - 1:
                    stands = stands_for(card, kept, hand, stronger)
                    if heats[0] > 0:
                        weigh(held, seat, voids, everything ^ hand, masks, shares)
                        avoid(
                            kept, hand, seat, played, trick[0], trick[1], on_table, everything, terms, stronger,
                            tempers, masks, shares,
                        )  # fmt: skip
                        total += softmax(kept, stands, heats[0], shares)
                    if heats[1] > 0:
                        merits(
                            kept, hand, everything ^ hand, played, trick, pot, voids, seat, trump, stronger, worth, costly,
                            weights, shares,
                        )  # fmt: skip
                        total += softmax(kept, stands, heats[1], shares)
            held[seat] = hand ^ 1 << card
            everything ^= 1 << card
            on_table |= 1 << card
            pot += int(worth[card])
            voids = shown(voids, seat, card, trick[0], duties.no_lead)
            trick = laid(card, played, trick, above, trump)
            if played == 3:
                trick, on_table = (0, 0, 0, 0), 0
        log_odds[row] = total
