"""A dealt hand played to its end, by chance or by a cheap policy, many times over; for any game and any deal of it.

Everything about the deal is data: a board (who holds what, what lies on the table), terms (trump, payoff, duties) and
the table of stronger cards. Chance comes from a generator that never leaves 63 bits (to overflow is not to wrap: the
compiler takes it that signed integers never do), started again for each playout from the seed and the playout's number:
results depend neither on the number of threads nor on the compiler.
"""

from __future__ import annotations

from typing import TYPE_CHECKING, Final

from . import inlined, kernel
from .bits import count, lowest, nth
from .play import Duties, beats, duty_masks, playable, suit_of

if TYPE_CHECKING:
    Trick = tuple[int, int, int, int]
    from .arrays import Int64Array

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
def duties_of(terms: Int64Array) -> Duties:
    """The duties in the terms of a deal."""
    return Duties(
        int(terms[DUTIES]),
        int(terms[DUTIES + 1]),
        int(terms[DUTIES + 2]),
        int(terms[DUTIES + 3]),
        int(terms[DUTIES + 4]),
        int(terms[DUTIES + 5]),
    )


@kernel
def may_play(hand: int, played: int, trick: Trick, above: int, trump: int, duties: Duties) -> int:
    """The cards of a hand that may be played to a trick; `above` are the cards of its suit that beat the best so far."""
    led, best, ahead, ruffed = trick
    trumps_above = above if trump >> best & 1 else trump
    return playable(hand, duty_masks(played, led, ahead, ruffed, trumps_above, trump, duties))


@kernel
def laid(card: int, played: int, trick: Trick, above: int, trump: int) -> Trick:
    """The trick with one card more: suit led, best card, its place, the places that ruffed."""
    led, best, ahead, ruffed = trick
    if played == 0:
        return suit_of(card), card, 0, 0
    if beats(card, best, above, trump):
        best, ahead = card, played
    if led != trump:
        ruffed |= (trump >> card & 1) << played
    return led, best, ahead, ruffed


@kernel
def begun(board: Int64Array, at: int, stronger: Int64Array, trump: int) -> tuple[Trick, int]:
    """The trick that lies on the table, and its cards as a mask; `at` is where a board says how many, and then which."""
    trick, on_table = (0, 0, 0, 0), 0
    for place in range(int(board[at])):
        card = int(board[at + 1 + place])
        trick = laid(card, place, trick, int(stronger[trick[1]]), trump)
        on_table |= 1 << card
    return trick, on_table


@kernel
def by_policy(may: int, played: int, trick: Trick, above: int, trump: int, policy: Int64Array) -> int:
    """The playable card of greatest worth, the lowest of equals."""
    chosen, worth = -1, 0
    while may:
        card = lowest(may)
        may &= may - 1
        if played == 0:
            place = LEADING
        elif beats(card, trick[1], above, trump):
            place = BEATING
        else:
            place = FOLLOWING if trick[0] >> card & 1 else DISCARDING
        if chosen < 0 or policy[place + card] > worth:
            chosen, worth = card, int(policy[place + card])
    return chosen


@inlined
def run(
    board: Int64Array,
    hands: Int64Array,
    taken: Int64Array,
    stronger: Int64Array,
    trump: int,
    duties: Duties,
    chance: int,
    policy: Int64Array,
) -> int:
    """Plays a board to its end; `hands` and `taken` are room for four masks each.

    Leaves in `taken` the cards that each seat took, and returns the winners of the tricks, two bits each, the last
    trick's lowest.
    """
    for seat in range(4):
        hands[seat] = board[seat]
        taken[seat] = 0
    leader, first, winners = int(board[LEADER]), int(board[PLAYED]), 0
    trick, on_table = begun(board, PLAYED, stronger, trump)

    # 1. All tricks where a policy decides, else only the rest of one that has begun.
    while hands[leader + 3 & 3] and (first or policy.size):
        for played in range(first, 4):
            seat = leader + played & 3
            hand, above = int(hands[seat]), int(stronger[trick[1]])
            may = may_play(hand, played, trick, above, trump, duties)
            chance = next_chance(chance)
            if policy.size and chance & LOW32 >= policy[CHANCE]:
                card = by_policy(may, played, trick, above, trump, policy)
            else:
                chance = next_chance(chance)
                card = nth(may, (chance & LOW32) * count(may) >> 32)
            hands[seat] = hand ^ 1 << card
            on_table |= 1 << card
            trick = laid(card, played, trick, above, trump)
        leader = leader + trick[2] & 3
        taken[leader] |= on_table
        winners = winners << 2 | leader
        first, on_table = 0, 0

    # 2. Whole tricks by chance: bounds that the compiler knows make it write out the four cards, twice as fast.
    for _ in range(count(int(hands[leader]))):
        trick, on_table = (0, 0, 0, 0), 0
        for played in range(4):
            seat = leader + played & 3
            hand, above = int(hands[seat]), int(stronger[trick[1]])
            may = may_play(hand, played, trick, above, trump, duties)
            chance = next_chance(chance)
            card = nth(may, (chance & LOW32) * count(may) >> 32)
            hands[seat] = hand ^ 1 << card
            on_table |= 1 << card
            trick = laid(card, played, trick, above, trump)
        leader = leader + trick[2] & 3
        taken[leader] |= on_table
        winners = winners << 2 | leader
    return winners


@inlined
def shown(voids: int, seat: int, card: int, led: int, banned: int) -> int:
    """The voids shown, a bit for each seat and suit, once a card is played: it did not follow, or was led against a ban.

    led: the mask of the suit led, 0 for a lead · banned: cards that may be led only by a hand that has no others.
    """
    if led and not led >> card & 1:
        return voids | 1 << 4 * seat + (lowest(led) >> 4)
    if led == 0 and banned >> card & 1:
        return voids | (15 ^ 1 << (card >> 4)) << 4 * seat
    return voids


@kernel
def settle(taken: Int64Array, winners: int, terms: Int64Array, points: Int64Array) -> None:
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
    board: Int64Array,
    terms: Int64Array,
    stronger: Int64Array,
    policy: Int64Array,
    room: Int64Array,
    seed: int,
    first: int,
    points: Int64Array,
) -> None:
    """Plays a board out once for each row of `points`, in which each seat's points from here on are added.

    Rows are the playouts `first`, `first` + 1 … of the seed; `policy` is empty where chance alone decides; `room` is
    eight words of working memory, one set a thread.
    """
    trump = int(terms[TRUMP])
    duties = duties_of(terms)
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
