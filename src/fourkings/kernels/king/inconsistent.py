"""What King's talk so far says of the others' hands: the words that careful would not have said with them."""

from __future__ import annotations

from typing import TYPE_CHECKING

from .. import kernel
from .auction import (
    ALWAYS,
    BID,
    DEALER,
    LEADER,
    OPEN,
    PASSED,
    SAY_AUCTION,
    SAY_NO,
    SAY_PASS,
    STANDING,
    STEP,
    TALK,
    TURN,
    ULTIMATUM,
    next_threatened,
)  # fmt: skip
from .bidding import MARGIN, answer, bid, bought, unnamed, word_of

if TYPE_CHECKING:
    from ..arrays import Float64Array, Int64Array


@kernel
def doubts(talk: Int64Array, me: int, mine: Float64Array, rules: Int64Array, was: Int64Array) -> int:  # noqa: C901 - one seat after the other
    """How many of the others' words so far careful would not have said with these hands; `was` is room for a talk."""
    doubt, dealer = 0, int(talk[DEALER])
    for field in range(TALK):
        was[field] = talk[field]
    if dealer != me and talk[STEP] != OPEN and not rules[ALWAYS]:
        was[STEP] = OPEN
        if word_of(was, mine[dealer], rules) != SAY_AUCTION * 100:
            doubt += 1
    was[STEP] = BID
    for seat in range(4):
        was[TURN] = seat
        if seat != me and talk[PASSED] >> seat & 1:
            if bid(was, mine[seat], rules) != SAY_PASS * 100:
                doubt += 1
        elif (
            seat != me
            and seat == talk[LEADER]
            and bought(int(talk[STANDING]), mine[seat], rules) - unnamed(mine[seat]) < MARGIN
        ):
            doubt += 1
    if talk[STEP] == ULTIMATUM:
        was[STEP] = ULTIMATUM
        for step in range(1, talk[TURN] - dealer & 3):
            was[TURN] = dealer + step & 3
            if next_threatened(talk, rules, step) == step and answer(was, mine[was[TURN]], rules) != SAY_NO * 100:
                doubt += 1
    return doubt


@kernel
def doubted(
    talk: Int64Array, me: int, worlds: Float64Array, rules: Int64Array, was: Int64Array, counts: Int64Array
) -> None:
    """The doubts about each deal; `was` is room for a talk."""
    for row in range(len(worlds)):
        counts[row] = doubts(talk, me, worlds[row], rules, was)
