"""Log-likelihoods of the cards played by players who choose by a softmax of merits: careful's, or a linear policy's."""

from __future__ import annotations

from math import exp, log
from typing import TYPE_CHECKING

from .. import kernel
from ..bits import lowest, popcount
from ..equals import distinct_cards, representative
from ..playout import LAST_COUNT, TRUMP, add_card, add_shown_voids, duties_of, legal_cards
from ..policy.careful import GOOD, SHARES, avoid
from ..policy.chances import weigh
from ..policy.linear import FEATURES, friends_and_foes, merit, situation

if TYPE_CHECKING:
    from ..arrays import Float64Array, Int64Array


@kernel
def write_merits(
    legal: int, hand: int, rest: int, played: int, trick: tuple[int, int, int, int], pot: int, voids: int, seat: int,
    trump: int, stronger: Int64Array, worth: Int64Array, costly: int, weights: Int64Array, shares: Float64Array,
) -> None:  # fmt: skip
    """Write the merit of each legal card by a linear policy into `shares`, from `GOOD` on: see `policy.linear.merit`."""
    foes, friend = friends_and_foes(voids, seat, 0)
    above = int(stronger[trick[1]])
    while legal:
        card = lowest(legal)
        legal &= legal - 1
        offset = situation(card, played, trick[0], trick[1], above, trump) * FEATURES
        shares[GOOD + card] = merit(card, hand, rest, foes, friend, pot, trump, stronger, worth, costly, weights, offset)


@kernel
def log_softmax(choices: int, chosen: int, temperature: float, values: Float64Array) -> float:
    """Return the log-likelihood that a softmax of the cards' values chooses `chosen` from `choices`, a mask."""
    own_value, total = values[GOOD + chosen], 0.0
    while choices:
        total += exp((values[GOOD + lowest(choices)] - own_value) / temperature)
        choices &= choices - 1
    return -log(total)


@kernel
def likelihoods(  # noqa: C901 - a loop which calls would slow down
    samples: Int64Array, me: int, leaders: Int64Array, cards: Int64Array, terms: Int64Array, stronger: Int64Array,
    worth: Int64Array, costly: int, weights: Int64Array, tempers: Float64Array, temperatures: Float64Array,
    log_odds: Float64Array,
) -> None:  # fmt: skip
    """Fill `log_odds`, (deals,), with the log-likelihood of how the three others played in each deal.

    A player chooses a card by a softmax of merits, one card for each run of equals; the merit is careful's, in points, in
    penalty deals, and a linear policy's. The logarithms by both are added, each at its own temperature; 0 leaves one out.
    leaders, cards: the leader of each trick, and the cards in order, the last trick perhaps unfinished.
    """
    duties = duties_of(terms)
    trump = int(terms[TRUMP])
    masks, hands = stronger[:8].copy(), stronger[:4].copy()
    shares = tempers.copy().reshape(-1)[:1].repeat(SHARES)
    for row in range(len(samples)):
        for seat in range(4):
            hands[seat] = samples[row, seat]
        for index in range(len(cards)):
            hands[int(leaders[index >> 2]) + index & 3] |= 1 << int(cards[index])
        in_play = int(hands[0] | hands[1] | hands[2] | hands[3])
        voids, log_odds_sum, trick, on_table, pot = 0, 0.0, (0, 0, 0, 0), 0, 0
        for index in range(len(cards)):
            played, card = index & 3, int(cards[index])
            seat = int(leaders[index >> 2]) + played & 3
            hand, above = int(hands[seat]), int(stronger[trick[1]])
            if played == 0:
                pot = int(worth[64]) + (int(worth[65]) if popcount(hand) <= terms[LAST_COUNT] else 0)
            legal = legal_cards(hand, played, trick, above, trump, duties) if seat != me else 0
            if legal & legal - 1:
                choices = distinct_cards(legal, hand, in_play ^ hand | on_table, stronger, worth, 1)
                if choices & choices - 1:
                    chosen = representative(card, choices, hand, stronger)
                    if temperatures[0] > 0:
                        weigh(hands, seat, voids, in_play ^ hand, masks, shares)
                        avoid(
                            choices, hand, seat, played, trick[0], trick[1], on_table, in_play, terms, stronger, tempers,
                            masks, shares,
                        )  # fmt: skip
                        log_odds_sum += log_softmax(choices, chosen, temperatures[0], shares)
                    if temperatures[1] > 0:
                        write_merits(
                            choices, hand, in_play ^ hand, played, trick, pot, voids, seat, trump, stronger, worth, costly,
                            weights, shares,
                        )  # fmt: skip
                        log_odds_sum += log_softmax(choices, chosen, temperatures[1], shares)
            hands[seat] = hand ^ 1 << card
            in_play ^= 1 << card
            on_table |= 1 << card
            pot += int(worth[card])
            voids = add_shown_voids(voids, seat, card, trick[0], duties.no_lead)
            trick = add_card(card, played, trick, above, trump)
            if played == 3:
                trick, on_table = (0, 0, 0, 0), 0
        log_odds[row] = log_odds_sum
