"""Doubts about sampled hands: calls in King's auction that the bot `careful` would not have made with them."""

from __future__ import annotations

from typing import TYPE_CHECKING

from .. import kernel
from . import auction
from .auction import next_threatened
from .bidding import MARGIN, choose_answer, choose_bid, choose_call, value_bought, value_undeclared

if TYPE_CHECKING:
    from ..arrays import Float64Array, Int64Array


@kernel
def count_doubts(state: Int64Array, me: int, values: Float64Array, rules: Int64Array, scratch: Int64Array) -> int:  # noqa: C901 - one seat after the other
    """Return how many calls of seats but `me` would not be `careful`'s with these hands; values: their worth."""
    doubts, dealer = 0, int(state[auction.DEALER])
    for field in range(auction.TALK):
        scratch[field] = state[field]
    if dealer != me and state[auction.STEP] != auction.OPEN and not rules[auction.ALWAYS]:
        scratch[auction.STEP] = auction.OPEN
        if choose_call(scratch, values[dealer], rules) != auction.SAY_AUCTION * 100:
            doubts += 1
    scratch[auction.STEP] = auction.BID
    for seat in range(4):
        scratch[auction.TURN] = seat
        if seat != me and state[auction.PASSED] >> seat & 1:
            if choose_bid(scratch, values[seat], rules) != auction.SAY_PASS * 100:
                doubts += 1
        elif (
            seat != me
            and seat == state[auction.LEADER]
            and value_bought(int(state[auction.STANDING]), values[seat], rules) - value_undeclared(values[seat]) < MARGIN
        ):
            doubts += 1
    if state[auction.STEP] == auction.ULTIMATUM:
        scratch[auction.STEP] = auction.ULTIMATUM
        for step in range(1, state[auction.TURN] - dealer & 3):
            scratch[auction.TURN] = dealer + step & 3
            if (
                next_threatened(state, rules, step) == step
                and choose_answer(scratch, values[scratch[auction.TURN]], rules) != auction.SAY_NO * 100
            ):
                doubts += 1
    return doubts


@kernel
def doubted(
    state: Int64Array, me: int, samples: Float64Array, rules: Int64Array, scratch: Int64Array, counts: Int64Array
) -> None:
    """Fill `counts`, (deals,), with the doubts about each deal; samples: the worth of its hands, see `count_doubts`."""
    for row in range(len(samples)):
        counts[row] = count_doubts(state, me, samples[row], rules, scratch)
