"""A dealt hand played to its end, by chance or by a cheap policy, many times over; for any game and any deal of it.

Everything about the deal is data: a board (who holds what, what lies on the table), terms (trump, payoff, duties) and
the table of stronger cards. Chance comes from a generator that never leaves 63 bits (to overflow is not to wrap: the
compiler takes it that signed integers never do), started anew for each playout from the seed and the playout's number:
results depend neither on the number of threads nor on the compiler.
"""

from __future__ import annotations

from typing import TYPE_CHECKING, Final

from . import kernel
from .bits import count, lowest, nth
from .play import Duties, beats, playable, sheet, suit_of

if TYPE_CHECKING:
    import numpy as np
    from numpy.typing import NDArray

    Words = NDArray[np.int64]

# A board: the four hands, the leader, how many cards lie on the table, and those cards.
LEADER: Final = 4
PLAYED: Final = 5
TABLE: Final = 6
BOARD: Final = 10

# Terms: trump, the payoff's points a trick, last tricks and points of each, the duties, sets of cards and their points.
TRUMP: Final = 0
TRICK: Final = 1
LAST_MANY: Final = 2
LAST_EACH: Final = 3
DUTIES: Final = 4
SETS: Final = 10
FIRST_SET: Final = 11

LOW32: Final = (1 << 32) - 1
CARRY: Final = 2131995753
"""Multiplier of the generator: CARRY * 2**32 - 1 and CARRY * 2**31 - 1 are prime, so its period is about 2**62."""
FREE: Final = Duties()

# A policy: for each of four situations a worth of every card; the playable card of greatest worth is played.
LEADING: Final = 0
BEATING: Final = 64
FOLLOWING: Final = 128
DISCARDING: Final = 192
CHANCE: Final = 256
"""How often of 2**32 times the policy lets chance decide."""
POLICY: Final = 257


@kernel
def next_chance(chance: int) -> int:
    """The next state of a multiply-with-carry generator (Marsaglia's); its low 32 bits are the number drawn."""
    return CARRY * (chance & LOW32) + (chance >> 32)


@kernel
def first_chance(seed: int, number: int) -> int:
    """Where playout `number` of a seed starts: both are stirred, so that neighbours have nothing in common."""
    left, right = (number ^ seed >> 32) & LOW32, seed & LOW32
    for _ in range(4):
        left, right = right, left ^ (right * 1791398085 + 1013904223 >> 15 & LOW32)
    return (right % (CARRY - 2) + 1) << 32 | left


@kernel
def by_policy(may: int, best: int, led: int, above: int, trump: int, policy: Words) -> int:
    """The playable card of greatest worth, the lowest of equals; `led` is 0 for the leader."""
    chosen, worth = -1, 0
    while may:
        card = lowest(may)
        may &= may - 1
        if led == 0:
            place = LEADING
        elif beats(card, best, above, trump):
            place = BEATING
        else:
            place = FOLLOWING if led >> card & 1 else DISCARDING
        if chosen < 0 or policy[place + card] > worth:
            chosen, worth = card, policy[place + card]
    return chosen


@kernel
def run(board: Words, hands: Words, taken: Words, stronger: Words, trump: int, duties: Duties, chance: int, policy: Words) -> int:
    """Plays a board to its end; `hands` and `taken` are room for four masks each.

    Leaves in `taken` the cards that each seat took, and returns the winners of the tricks, two bits each, the last
    trick's lowest.
    """
    for seat in range(4):
        hands[seat] = board[seat]
        taken[seat] = 0
    leader, played, winners = int(board[LEADER]), int(board[PLAYED]), 0
    deciding = int(policy[CHANCE]) if policy.size else LOW32 + 1

    # 1. What lies on the table when the playout begins.
    led, best, ahead, ruffed, on_table = 0, 0, 0, 0, 0
    for place in range(played):
        card = int(board[TABLE + place])
        if place == 0:
            led, best = suit_of(card), card
        elif beats(card, best, int(stronger[best]), trump):
            best, ahead = card, place
        if led != trump:
            ruffed |= (trump >> card & 1) << place
        on_table |= 1 << card

    while True:
        # 2. The rest of the trick.
        while played < 4:
            seat = leader + played & 3
            hand = int(hands[seat])
            if hand == 0:
                return winners
            above = int(stronger[best])
            trumps_above = above if trump >> best & 1 else trump
            may = playable(hand, sheet(played, led, ahead, ruffed, trumps_above, trump, duties))
            if deciding <= LOW32:
                chance = next_chance(chance)
            if deciding > LOW32 or chance & LOW32 < deciding:
                chance = next_chance(chance)
                card = nth(may, (chance & LOW32) * count(may) >> 32)
            else:
                card = by_policy(may, best, led, above, trump, policy)
            hands[seat] = hand ^ 1 << card
            on_table |= 1 << card
            if played == 0:
                led, best, ahead, ruffed = suit_of(card), card, 0, 0
            else:
                if beats(card, best, above, trump):
                    best, ahead = card, played
                if led != trump:
                    ruffed |= (trump >> card & 1) << played
            played += 1
        # 3. The trick is taken.
        leader = leader + ahead & 3
        taken[leader] |= on_table
        winners = winners << 2 | leader
        played, on_table, led, best = 0, 0, 0, 0


@kernel
def settle(taken: Words, winners: int, terms: Words, points: Words) -> None:
    """Adds to `points` what the cards taken are worth to each seat, by the payoff in the terms."""
    for seat in range(4):
        cards = int(taken[seat])
        total = int(terms[TRICK]) * (count(cards) >> 2)
        for place in range(FIRST_SET, FIRST_SET + 2 * int(terms[SETS]), 2):
            total += int(terms[place + 1]) * count(cards & int(terms[place]))
        points[seat] += total
    for _ in range(int(terms[LAST_MANY])):
        points[winners & 3] += terms[LAST_EACH]
        winners >>= 2


@kernel
def playouts(
    board: Words, terms: Words, stronger: Words, policy: Words, room: Words, seed: int, first: int, points: Words
) -> None:
    """Plays a board out once for each row of `points`, in which each seat's points from here on are added.

    Rows are the playouts `first`, `first` + 1 … of the seed; `policy` is empty where chance alone decides; `room` is
    eight words of working memory, one set a thread.
    """
    trump = int(terms[TRUMP])
    duties = Duties(
        int(terms[DUTIES]),
        int(terms[DUTIES + 1]),
        int(terms[DUTIES + 2]),
        int(terms[DUTIES + 3]),
        int(terms[DUTIES + 4]),
        int(terms[DUTIES + 5]),
    )
    free = duties.no_lead | duties.keep | duties.ruff | duties.overruff | duties.shed | duties.shed_following == 0
    hands, taken = room[:4], room[4:8]
    for row in range(len(points)):
        chance = first_chance(seed, first + row)
        # The same play twice: without duties the compiler can leave out all that asks for them.
        if free:
            winners = run(board, hands, taken, stronger, trump, FREE, chance, policy)
        else:
            winners = run(board, hands, taken, stronger, trump, duties, chance, policy)
        settle(taken, winners, terms, points[row])
