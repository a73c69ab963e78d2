"""Sure losers: bounds for a seat that plays alone against three where taking costs, on the tricks that it can duck.

The counterpart of `quick_tricks`. Each bound comes with the cuts that it relies on: places in the order of a suit, see
`runs`.
"""

from __future__ import annotations

from typing import TYPE_CHECKING

from .. import inlined
from ..bits import highest, lowest, popcount
from . import layout as t

if TYPE_CHECKING:
    from ..arrays import Int64Row


@inlined
def stays_below(mine: int, theirs: int) -> tuple[bool, int]:
    """Return whether a hand can duck every lead of a suit by the others, and the cuts that this relies on.

    It can if its lowest card is below their lowest, its second below their second, and so on, as far as both go: to each
    lead it plays the highest card below the best one, it discards from the top, and what is left is as safe as before.
    """
    cuts, last = 0, -1
    while mine and theirs:
        low, above = lowest(mine), lowest(theirs)
        if low > above:
            return False, 0
        if last < low:
            last = above
            cuts |= 1 << above
        mine &= mine - 1
        theirs &= theirs - 1
    return True, cuts


@inlined
def legal_leads(hand: int, memory: Int64Row) -> int:
    """Return the cards of a hand that may be led under the lead bans of the deal."""
    hand = hand & ~memory[t.DUTIES] or hand
    return hand & ~memory[t.DUTIES + 1] or hand


@inlined
def top_of(cards: int) -> int:
    """Return the highest of some cards as a mask; 0 for none."""
    return 1 << highest(cards) if cards else 0


@inlined
def lowest_or_none(cards: int) -> int:
    """Return the lowest of some cards, or -1."""
    return lowest(cards) if cards else -1


@inlined
def takes_no_more(seat: int, leader: int, memory: Int64Row) -> tuple[bool, int]:
    """Return whether a seat can avoid every trick from here on, and the cuts that this relies on.

    It ducks in every suit. If it is on lead, it leads a suit of which one of the others has only higher cards: that player
    must take the trick; the others keep at worst their lowest cards.
    """
    hand = memory[t.HANDS + seat]
    if hand & memory[t.DUTIES + 4]:
        return False, 0  # a card that must be thrown may be one to stay below with
    first, second = memory[t.HANDS + (seat + 1 & 3)], memory[t.HANDS + (seat + 2 & 3)]
    third = memory[t.HANDS + (seat + 3 & 3)]
    theirs, cuts, unsafe = first | second | third, 0, 0
    for shift in (0, 16, 32, 48):
        suit = 0x1FFF << shift
        safe, more = stays_below(hand & suit, theirs & suit)
        cuts |= more
        if not safe:
            if seat != leader or unsafe:
                return False, 0
            unsafe = suit
    if seat != leader:
        return True, cuts
    legal = legal_leads(hand, memory)
    for shift in (0, 16, 32, 48):
        suit = 0x1FFF << shift
        a, b, c = first & suit, second & suit, third & suit
        over = max(lowest_or_none(a), lowest_or_none(b), lowest_or_none(c))
        if legal & suit == 0 or over < 0 or (unsafe and suit != unsafe):
            continue
        below = legal & suit & (1 << over) - 1
        if below:
            rest = (a | b | c) ^ (top_of(a) | top_of(b) | top_of(c))
            safe, more = stays_below(hand & suit ^ top_of(below), rest)
            if safe:
                return True, cuts & ~suit | more | 1 << over
    return False, 0


@inlined
def tricks_until_void(seat: int, suit: int, in_play: int, memory: Int64Row) -> int:
    """Return how many tricks it takes at least until a seat has discarded all its cards of a suit.

    It can discard only where it is void, which takes as many tricks as its shortest other suit has cards.
    """
    hand = memory[t.HANDS + seat]
    shortest = 13
    for shift in (0, 16, 32, 48):
        other = 0x1FFF << shift
        if other != suit and in_play & ~hand & other:
            shortest = min(shortest, popcount(hand & other))
    return popcount(hand & suit) + shortest


@inlined
def sure_losers(seat: int, leader: int, want: int, memory: Int64Row) -> tuple[bool, int]:
    """Return whether a seat is sure to lose at least `want` tricks from here on, and the cuts that this relies on.

    Its cards below all cards of a suit that another seat holds lose their tricks as long as that seat keeps the suit. The
    seat leads one of them whenever it leads, so after each trick that it takes it loses one: to lose fewer than `want`
    takes at most 2 * want - 1 tricks, one less if it leads now. The other must keep the suit until then; in a trick that it
    leads itself it discards nothing. No duty may stand in the way.
    """
    hand, cards, cuts = memory[t.HANDS + seat], 0, 0
    in_play = memory[t.HANDS] | memory[t.HANDS + 1] | memory[t.HANDS + 2] | memory[t.HANDS + 3]
    for shift in (0, 16, 32, 48):
        suit = 0x1FFF << shift
        mine, best, cut = hand & suit, 0, 0
        if mine == 0:
            continue
        for step in (1, 2, 3):
            other = seat + step & 3
            theirs = memory[t.HANDS + other] & suit
            # Each trick led in the suit takes one of them and one of the other's cards.
            count = min(popcount(mine & (1 << lowest(theirs)) - 1), popcount(theirs)) if theirs else 0
            if count > best:
                needed = 2 * want - (1 if leader in (seat, other) else 0)
                if tricks_until_void(other, suit, in_play, memory) >= min(needed, popcount(hand)):
                    best, cut = count, theirs & -theirs
        cards += best
        cuts |= cut
        if cards >= want:
            return True, cuts
    return False, 0


@inlined
def loser_bound(leader: int, goal: int, gain: int, high: int, memory: Int64Row) -> tuple[int, int]:
    """Return a bound from sure losers that decides whether the collectors reach `goal`, and its cuts; else (UNKNOWN, 0).

    `gain` is what the collectors have, `high` the most they can reach. There are no trumps.
    """
    alone = memory[t.LONE_SEAT]
    pays = memory[t.COLLECTORS] >> alone & 1
    safe, cuts = takes_no_more(alone, leader, memory)
    if safe:
        return gain if pays else high, cuts
    each = memory[t.TRICK]
    if each == 0 or memory[t.DUTIES] or memory[t.DUTIES + 1] or memory[t.DUTIES + 4]:
        return t.UNKNOWN, 0
    want = (high - goal) // each + 1 if pays else (goal - gain + each - 1) // each
    if want > popcount(memory[t.HANDS + leader]):
        return t.UNKNOWN, 0
    sure, cuts = sure_losers(alone, leader, want, memory)
    if not sure:
        return t.UNKNOWN, 0
    return high - want * each if pays else gain + want * each, cuts
