"""Playouts of penalty deals by four players like the bot `careful`, each for themselves."""

from __future__ import annotations

from typing import TYPE_CHECKING, Final

from .. import kernel
from ..bits import lowest, nth, popcount
from ..play import Duties
from ..playout import (
    FIRST_SET,
    LAST_COUNT,
    LOW32,
    SETS,
    TRICK,
    TRUMP,
    add_card,
    add_points,
    add_shown_voids,
    current_trick,
    duties_of,
    legal_cards,
    next_random,
    seed_rng,
)  # fmt: skip
from .careful import SHARES, avoid
from .chances import MASKS, weigh
from .rollout import LEADER, PLAYED, VOIDS

if TYPE_CHECKING:
    from ..arrays import Float64Array, Int64Array

SCRATCH: Final = 8 + MASKS  #: words of working memory: hands and cards taken, and what each seat may hold
__all__ = ["SCRATCH", "SHARES", "evaluate", "play_on"]


@kernel
def play_on(
    hands: Int64Array, board: Int64Array, card: int, terms: Int64Array, stronger: Int64Array, duties: Duties,
    tempers: Float64Array, noise: int, rng: int, scratch: Int64Array, masks: Int64Array, shares: Float64Array,
) -> int:  # fmt: skip
    """Play a deal to its end as `careful` does, `card` first unless it is -1; see `rollout.play_out`."""
    trump, leader, first, voids = int(terms[TRUMP]), int(board[LEADER]), int(board[PLAYED]), int(board[VOIDS])
    hands_left, taken, winners = scratch[:4], scratch[4:8], 0
    for seat in range(4):
        hands_left[seat] = hands[seat]
        taken[seat] = 0
    costly, never_ends_early = 0, terms[TRICK] != 0 or terms[LAST_COUNT] != 0
    for index in range(FIRST_SET, FIRST_SET + 2 * int(terms[SETS]), 2):
        costly |= int(terms[index])
    trick, on_table = current_trick(board, PLAYED, stronger, trump)
    in_play = int(hands_left[0] | hands_left[1] | hands_left[2] | hands_left[3])
    while in_play:
        for played in range(first, 4):
            seat = leader + played & 3
            hand, above = int(hands_left[seat]), int(stronger[trick[1]])
            if card < 0:
                legal = legal_cards(hand, played, trick, above, trump, duties)
                card = lowest(legal)
                if legal & legal - 1:
                    rng = next_random(rng)
                    if rng & LOW32 < noise:
                        rng = next_random(rng)
                        card = nth(legal, (rng & LOW32) * popcount(legal) >> 32)
                    else:
                        weigh(hands_left, seat, voids, in_play ^ hand, masks, shares)
                        card = avoid(
                            legal, hand, seat, played, trick[0], trick[1], on_table, in_play, terms, stronger, tempers,
                            masks, shares,
                        )  # fmt: skip
            hands_left[seat] = hand ^ 1 << card
            in_play ^= 1 << card
            on_table |= 1 << card
            voids = add_shown_voids(voids, seat, card, trick[0], duties.no_lead)
            trick = add_card(card, played, trick, above, trump)
            card = -1
        leader = leader + trick[2] & 3
        taken[leader] |= on_table
        winners = winners << 2 | leader
        first, on_table, trick = 0, 0, (0, 0, 0, 0)
        if not never_ends_early and in_play & costly == 0:
            break
    return winners


@kernel
def evaluate(
    samples: Int64Array, board: Int64Array, cards: Int64Array, terms: Int64Array, stronger: Int64Array,
    tempers: Float64Array, noise: int, seed: int, first: int, scratch: Int64Array, shares: Float64Array, points: Int64Array,
    tricks: Int64Array, taken: Int64Array,
) -> None:  # fmt: skip
    """Play out every sampled deal once for each card, with players like `careful`: see `rollout.evaluate`.

    scratch, shares: working memory, `SCRATCH` words and `SHARES` values.
    """
    duties, masks = duties_of(terms), scratch[8:]
    for row in range(len(samples)):
        rng = seed_rng(seed, first + row)
        for index in range(len(cards)):
            winners = play_on(
                samples[row], board, int(cards[index]), terms, stronger, duties, tempers, noise, rng, scratch, masks, shares
            )
            add_points(scratch[4:8], winners, terms, points[row, index])
            for seat in range(4):
                tricks[row, index, seat] += popcount(int(scratch[4 + seat])) >> 2
                taken[row, index, seat] = scratch[4 + seat]
