"""Playouts: a deal is played to its end at random or by a simple policy, for any game and any contract.

Everything about the deal is data: a board (hands and the cards on the table), terms (trump, payoff, duties) and the table
of stronger cards. The random number generator never leaves 63 bits (signed overflow is undefined to the compiler), and is
seeded again for each playout from the seed and the playout's number: results depend neither on the number of threads nor on
the compiler.
"""

from __future__ import annotations

from typing import TYPE_CHECKING, Final

from . import inlined, kernel
from .bits import lowest, nth, popcount
from .play import Duties, beats, duty_masks, playable, suit_of

if TYPE_CHECKING:
    Trick = tuple[int, int, int, int]
    from .arrays import Int64Array

# A board: the four hands, the leader, the number of cards on the table, and those cards.
LEADER: Final = 4
PLAYED: Final = 5
TABLE: Final = 6
BOARD: Final = 10

# Terms: trump, the payoff's points a trick, last tricks and points of each, the duties, sets of cards and their points.
TRUMP: Final = 0
TRICK: Final = 1
LAST_COUNT: Final = 2
LAST_POINTS: Final = 3
DUTIES: Final = 4
SETS: Final = 10
FIRST_SET: Final = 11

LOW32: Final = (1 << 32) - 1
CARRY: Final = 2131995753
"""Multiplier of the generator: CARRY * 2**32 - 1 and CARRY * 2**31 - 1 are prime, so its period is about 2**62."""
FREE: Final = Duties()

# A policy: for each of four situations a worth of every card; the legal card of greatest worth is played.
LEADING: Final = 0
BEATING: Final = 64
FOLLOWING: Final = 128
DISCARDING: Final = 192
CHANCE: Final = 256  #: how often of 2**32 times the policy plays at random
POLICY: Final = 257


@kernel
def next_random(rng: int) -> int:
    """Return the next state of a multiply-with-carry generator (Marsaglia's); its low 32 bits are the number drawn."""
    return CARRY * (rng & LOW32) + (rng >> 32)


@kernel
def seed_rng(seed: int, number: int) -> int:
    """Return the generator for playout `number` of a seed; both are mixed, so that neighbours are unrelated."""
    left, right = (number ^ seed >> 32) & LOW32, seed & LOW32
    for _ in range(4):
        left, right = right, left ^ (right * 1791398085 + 1013904223 >> 15 & LOW32)
    return (right % (CARRY - 2) + 1) << 32 | left


@kernel
def duties_of(terms: Int64Array) -> Duties:
    """Return the duties in the terms of a deal."""
    return Duties(
        int(terms[DUTIES]), int(terms[DUTIES + 1]), int(terms[DUTIES + 2]), int(terms[DUTIES + 3]), int(terms[DUTIES + 4]),
        int(terms[DUTIES + 5]),
    )  # fmt: skip


@kernel
def legal_cards(hand: int, played: int, trick: Trick, above: int, trump: int, duties: Duties) -> int:
    """Return the legal cards of a hand as a mask; `above` are the cards that beat the winning card in its suit.

    played: number of cards on the table · trick: as from `add_card`.
    """
    led, best, ahead, ruffed = trick
    trumps_above = above if trump >> best & 1 else trump
    return playable(hand, duty_masks(played, led, ahead, ruffed, trumps_above, trump, duties))


@kernel
def add_card(card: int, played: int, trick: Trick, above: int, trump: int) -> Trick:
    """Return the trick with one more card: suit led, winning card, its position, the positions that ruffed.

    played: number of cards before it · above: the cards that beat the winning card so far in its suit.
    """
    led, best, ahead, ruffed = trick
    if played == 0:
        return suit_of(card), card, 0, 0
    if beats(card, best, above, trump):
        best, ahead = card, played
    if led != trump:
        ruffed |= (trump >> card & 1) << played
    return led, best, ahead, ruffed


@kernel
def current_trick(board: Int64Array, at: int, stronger: Int64Array, trump: int) -> tuple[Trick, int]:
    """Return the trick on the table, and its cards as a mask; board[at] is their number, and the cards follow."""
    trick, on_table = (0, 0, 0, 0), 0
    for index in range(int(board[at])):
        card = int(board[at + 1 + index])
        trick = add_card(card, index, trick, int(stronger[trick[1]]), trump)
        on_table |= 1 << card
    return trick, on_table


@kernel
def choose_by_policy(legal: int, played: int, trick: Trick, above: int, trump: int, policy: Int64Array) -> int:
    """Return the legal card with the greatest number in a policy's table (see `LEADING` …), the lowest of equals."""
    chosen, worth = -1, 0
    while legal:
        card = lowest(legal)
        legal &= legal - 1
        if played == 0:
            index = LEADING
        elif beats(card, trick[1], above, trump):
            index = BEATING
        else:
            index = FOLLOWING if trick[0] >> card & 1 else DISCARDING
        if chosen < 0 or policy[index + card] > worth:
            chosen, worth = card, int(policy[index + card])
    return chosen


@inlined
def play_out(
    board: Int64Array, hands: Int64Array, taken: Int64Array, stronger: Int64Array, trump: int, duties: Duties, rng: int,
    policy: Int64Array,
) -> int:  # fmt: skip
    """Play a deal from a board to its end; `hands` and `taken` are working memory for four masks each.

    policy: empty for random play. Leaves in `taken` the cards that each seat took, and returns the winners of the tricks,
    two bits each, the last trick's lowest.
    """
    for seat in range(4):
        hands[seat] = board[seat]
        taken[seat] = 0
    leader, first, winners = int(board[LEADER]), int(board[PLAYED]), 0
    trick, on_table = current_trick(board, PLAYED, stronger, trump)

    # 1. All tricks if a policy decides, else only the rest of the current one.
    while hands[leader + 3 & 3] and (first or policy.size):
        for played in range(first, 4):
            seat = leader + played & 3
            hand, above = int(hands[seat]), int(stronger[trick[1]])
            legal = legal_cards(hand, played, trick, above, trump, duties)
            rng = next_random(rng)
            if policy.size and rng & LOW32 >= policy[CHANCE]:
                card = choose_by_policy(legal, played, trick, above, trump, policy)
            else:
                rng = next_random(rng)
                card = nth(legal, (rng & LOW32) * popcount(legal) >> 32)
            hands[seat] = hand ^ 1 << card
            on_table |= 1 << card
            trick = add_card(card, played, trick, above, trump)
        leader = leader + trick[2] & 3
        taken[leader] |= on_table
        winners = winners << 2 | leader
        first, on_table = 0, 0

    # 2. Whole tricks at random: bounds known to the compiler let it unroll the four cards, twice as fast.
    for _ in range(popcount(int(hands[leader]))):
        trick, on_table = (0, 0, 0, 0), 0
        for played in range(4):
            seat = leader + played & 3
            hand, above = int(hands[seat]), int(stronger[trick[1]])
            legal = legal_cards(hand, played, trick, above, trump, duties)
            rng = next_random(rng)
            card = nth(legal, (rng & LOW32) * popcount(legal) >> 32)
            hands[seat] = hand ^ 1 << card
            on_table |= 1 << card
            trick = add_card(card, played, trick, above, trump)
        leader = leader + trick[2] & 3
        taken[leader] |= on_table
        winners = winners << 2 | leader
    return winners


@inlined
def add_shown_voids(voids: int, seat: int, card: int, led: int, banned: int) -> int:
    """Return the voids shown so far (bit 4 * seat + suit), updated by a card that a seat plays.

    A seat shows a void if it does not follow suit, or leads a banned card. led: the mask of the suit led, 0 for a lead ·
    banned: cards that may be led only by a hand that has no others.
    """
    if led and not led >> card & 1:
        return voids | 1 << 4 * seat + (lowest(led) >> 4)
    if led == 0 and banned >> card & 1:
        return voids | (15 ^ 1 << (card >> 4)) << 4 * seat
    return voids


@kernel
def card_points(cards: int, terms: Int64Array) -> int:
    """Return what some cards are worth in points by the terms of a contract."""
    total = 0
    for index in range(FIRST_SET, FIRST_SET + 2 * int(terms[SETS]), 2):
        total += int(terms[index + 1]) * popcount(cards & int(terms[index]))
    return total


@kernel
def add_points(taken: Int64Array, winners: int, terms: Int64Array, points: Int64Array) -> None:
    """Add to `points` what each seat scores, by the terms of a contract, for the cards taken and the last tricks won.

    taken: cards by seat · winners: of the tricks, two bits each, the last trick's lowest.
    """
    for seat in range(4):
        cards = int(taken[seat])
        points[seat] += int(terms[TRICK]) * (popcount(cards) >> 2) + card_points(cards, terms)
    for _ in range(int(terms[LAST_COUNT])):
        points[winners & 3] += terms[LAST_POINTS]
        winners >>= 2


@kernel
def playouts(
    board: Int64Array, terms: Int64Array, stronger: Int64Array, policy: Int64Array, scratch: Int64Array, seed: int,
    first: int, points: Int64Array,
) -> None:  # fmt: skip
    """Play a board out once for each row of `points`, and add to the row what each seat takes from here on.

    Rows are the playouts `first`, `first` + 1 … of the seed; `policy` is empty for random play; `scratch` is eight words of
    working memory, one set a thread.
    """
    trump = int(terms[TRUMP])
    duties = duties_of(terms)
    free = duties.no_lead | duties.keep | duties.ruff | duties.overruff | duties.shed | duties.shed_following == 0
    hands, taken = scratch[:4], scratch[4:8]
    for row in range(len(points)):
        rng = seed_rng(seed, first + row)
        # The same call twice: without duties the compiler can leave out all checks of them.
        if free:
            winners = play_out(board, hands, taken, stronger, trump, FREE, rng, policy)
        else:
            winners = play_out(board, hands, taken, stronger, trump, duties, rng, policy)
        add_points(taken, winners, terms, points[row])
