"""Playouts by careful players, each for themselves: what comes of a card, deal by deal."""

from __future__ import annotations

from typing import TYPE_CHECKING, Final

from .. import kernel
from ..bits import count, lowest, nth
from ..play import Duties
from ..playout import (
    FIRST_SET,
    LAST_MANY,
    LOW32,
    SETS,
    TRICK,
    TRUMP,
    begun,
    duties_of,
    first_chance,
    laid,
    may_play,
    next_chance,
    settle,
    shown,
)  # fmt: skip
from .careful import SHARES, avoid
from .chances import MASKS, weigh
from .linear import LEADER, PLAYED, VOIDS

if TYPE_CHECKING:
    from ..arrays import Float64Array, Int64Array

ROOM: Final = 8 + MASKS
"""Working memory: hands and cards taken, and what each seat may hold."""
__all__ = ["ROOM", "SHARES", "evaluate", "play_on"]


@kernel
def play_on(
    hands: Int64Array, board: Int64Array, card: int, terms: Int64Array, stronger: Int64Array, duties: Duties,
    tempers: Float64Array, noise: int,
    chance: int, room: Int64Array, masks: Int64Array, shares: Float64Array,
) -> int:  # fmt: skip
    """Plays a deal to its end as careful does, `card` first where it is not -1: see `policy.linear.play_on`."""
    trump, leader, first, voids = int(terms[TRUMP]), int(board[LEADER]), int(board[PLAYED]), int(board[VOIDS])
    held, taken, winners = room[:4], room[4:8], 0
    for seat in range(4):
        held[seat] = hands[seat]
        taken[seat] = 0
    costly, endless = 0, terms[TRICK] != 0 or terms[LAST_MANY] != 0
    for place in range(FIRST_SET, FIRST_SET + 2 * int(terms[SETS]), 2):
        costly |= int(terms[place])
    trick, on_table = begun(board, PLAYED, stronger, trump)
    everything = int(held[0] | held[1] | held[2] | held[3])
    while everything:
        for played in range(first, 4):
            seat = leader + played & 3
            hand, above = int(held[seat]), int(stronger[trick[1]])
            if card < 0:
                may = may_play(hand, played, trick, above, trump, duties)
                card = lowest(may)
                if may & may - 1:
                    chance = next_chance(chance)
                    if chance & LOW32 < noise:
                        chance = next_chance(chance)
                        card = nth(may, (chance & LOW32) * count(may) >> 32)
                    else:
                        weigh(held, seat, voids, everything ^ hand, masks, shares)
                        card = avoid(
                            may, hand, seat, played, trick[0], trick[1], on_table, everything, terms, stronger,
                            tempers, masks, shares,
                        )  # fmt: skip
            held[seat] = hand ^ 1 << card
            everything ^= 1 << card
            on_table |= 1 << card
            voids = shown(voids, seat, card, trick[0], duties.no_lead)
            trick = laid(card, played, trick, above, trump)
            card = -1
        leader = leader + trick[2] & 3
        taken[leader] |= on_table
        winners = winners << 2 | leader
        first, on_table, trick = 0, 0, (0, 0, 0, 0)
        if not endless and everything & costly == 0:
            break
    return winners


@kernel
def evaluate(
    worlds: Int64Array, board: Int64Array, cards: Int64Array, terms: Int64Array, stronger: Int64Array,
    tempers: Float64Array, noise: int, seed: int,
    first: int, room: Int64Array, shares: Float64Array, points: Int64Array, tricks: Int64Array,
) -> None:  # fmt: skip
    """Plays every world out once for each card, everybody carefully: see `policy.linear.evaluate`.

    room, shares: working memory, `ROOM` words and `SHARES` values.
    """
    duties, masks = duties_of(terms), room[8:]
    for row in range(len(worlds)):
        chance = first_chance(seed, first + row)
        for place in range(len(cards)):
            winners = play_on(
                worlds[row], board, int(cards[place]), terms, stronger, duties, tempers, noise, chance, room, masks, shares
            )
            settle(room[4:8], winners, terms, points[row, place])
            for seat in range(4):
                tricks[row, place, seat] += count(int(room[4 + seat])) >> 2
