"""The careful player in a deal that costs: the chance and price of taking this trick, against the danger of each card kept.

So the highest card that still loses goes first, a void is a chance to be rid of the worst, who must take takes with the
highest, and a trick that costs nothing is a good one to take early. The bot plays by this file as it stands, from all that
a view tells (`bots.careful.avoid`); playouts play by it compiled, from what `chances.weigh` makes of sizes of hands and
voids.
"""

from __future__ import annotations

from math import sqrt
from typing import TYPE_CHECKING, Final

from .. import kernel
from ..bits import count, lowest
from ..play import beats, suit_of
from ..playout import FIRST_SET, LAST_EACH, LAST_MANY, SETS, TRICK, TRUMP
from .chances import CHANCES, KNOWN, MAY, SHARE, holds, power

if TYPE_CHECKING:
    from ..arrays import Float64Array, Int64Array

# A row of values: after the chances
RISK: Final = CHANCES
"""the danger of each suit in hand,"""
DANGER: Final = RISK + 16
"""of each card,"""
BEFORE: Final = DANGER + 64
"""of those below it in its suit,"""
GOOD: Final = BEFORE + 64
"""what speaks for it, in points,"""
TAKES: Final = GOOD + 64
"""its chance to take the trick,"""
COSTS: Final = TAKES + 64
"""what the trick then costs (only where it may take it),"""
EACH: Final = COSTS + 64
"""and what a trick to come costs on the average."""
SHARES: Final = EACH + 1

# How a deal is played, by what costs in it; found by playing one way against another.
RELIEF: Final = 0  # how much of a danger got rid of counts against a price paid now
LEADING: Final = 1  # and where one leads: others may never play the suit
ON_LEAD: Final = 2  # what it costs to have to lead next, in common tricks
COVER: Final = 3  # how much each lower card of one's own leaves of a danger
ESCAPE: Final = 4  # and each empty suit of all of them: there will be chances to throw
TEMPERS: Final = (
    (1.2, 1.2, 0.0, 0.75, 0.9),  # tricks cost
    (0.8, 0.8, 0.25, 0.75, 0.9),  # a suit
    (0.8, 0.5, 0.25, 0.75, 0.9),  # cards of several suits
    (1.2, 1.2, 0.25, 0.85, 1.0),  # the last tricks: high cards go early, and nothing else matters
)
CERTAIN: Final = 0.8
"""The most that relief counts where the card is bound to take the trick: that is not taken for an uncertain one."""
EAGER: Final = 0.25
"""How often a player beats a card that need not be beaten."""
ALONE: Final = 0.3
"""The danger of a card whose suit nobody else has: it takes if it must be led."""
CATCHES: Final = 0.4
"""How likely a high card catches a costly one below it."""


@kernel
def points_of(card: int, terms: Int64Array) -> int:
    """The points that a card brings to the seat that takes it."""
    total = 0
    for place in range(FIRST_SET, FIRST_SET + 2 * int(terms[SETS]), 2):
        total += int(terms[place + 1]) * (int(terms[place]) >> card & 1)
    return total


@kernel
def temper(terms: Int64Array) -> int:
    """The row of `TEMPERS` that a deal is played by."""
    if terms[LAST_MANY]:
        return 3
    if terms[TRICK]:
        return 0
    cards = int(terms[FIRST_SET])
    return 1 if cards & suit_of(lowest(cards)) == suit_of(lowest(cards)) else 2


@kernel
def takes(card: int, me: int, later: int, higher: int, lower: int, masks: Int64Array, shares: Float64Array) -> float:
    """The chance that a card that is ahead takes the trick; higher, lower: cards of its suit that others hold."""
    stays, suit = 1.0, card >> 4
    for step in range(1, later + 1):
        seat = me + step & 3
        none = 1 - min(1.0, shares[SHARE + 4 * seat + suit])
        able, sure = int(masks[MAY + seat]), int(masks[KNOWN + seat])
        can = 1.0 if higher & able & sure else 1 - power(none, count(higher & able))
        if can > 0:
            has_lower = 1.0 if lower & able & sure else 1 - power(none, count(lower & able))
            stays *= 1 - can * (1 - (1 - EAGER) * has_lower)
    return stays


@kernel
def others_throw(seat: int, led: int, terms: Int64Array, masks: Int64Array, shares: Float64Array) -> float:
    """What a later player is likely to add to a trick, but for cards of the suit led where only some of them cost."""
    void, total = 1 - holds(seat, led, masks, shares), 0.0
    for place in range(FIRST_SET, FIRST_SET + 2 * int(terms[SETS]), 2):
        cards, each = int(terms[place]), int(terms[place + 1])
        if cards & led == led:
            total -= each * (1 - void)
        if void > 0:
            total -= each * void * holds(seat, cards & ~led, masks, shares)
    return total


@kernel
def follows_costly(seat: int, led: int, beneath: int, terms: Int64Array, masks: Int64Array, shares: Float64Array) -> float:
    """What a later player is likely to add in the suit led; `beneath`: unseen cards below the one that takes the trick."""
    total = 0.0
    for place in range(FIRST_SET, FIRST_SET + 2 * int(terms[SETS]), 2):
        cards = int(terms[place])
        if cards & led != led and cards & led & beneath:
            total -= terms[place + 1] * holds(seat, cards & led & beneath, masks, shares) * 0.8
    return total


@kernel
def dangers(
    hand: int, each: float, unseen: int, terms: Int64Array, stronger: Int64Array, cover: float, shares: Float64Array
) -> float:
    """Writes the danger of each card of a hand, covered by the lower ones of its suit; returns them all together.

    A card is in danger by its chance to take a trick when its suit is played, and by what it would take. The chance is the
    part of the others' cards of the suit that lie below it, to the power of 1.5.
    """
    whole, left, suit, covered = 0.0, hand, -1, 1.0
    while left:
        card = lowest(left)
        left &= left - 1
        if card >> 4 != suit:
            suit, covered = card >> 4, 1.0
            shares[RISK + suit] = 0.0
        out = unseen & suit_of(card)
        below = out & ~int(stronger[card])
        chance = ALONE
        if out:
            part = count(below) / count(out)
            chance = part * sqrt(part)
        worth = each
        for place in range(FIRST_SET, FIRST_SET + 2 * int(terms[SETS]), 2):
            cards = int(terms[place])
            worth -= terms[place + 1] * ((cards >> card & 1) + CATCHES * min(2, count(cards & below)))
        shares[DANGER + card] = chance * worth * covered
        shares[BEFORE + card] = shares[RISK + suit]
        shares[RISK + suit] += shares[DANGER + card]
        whole += shares[DANGER + card]
        covered *= cover
    return whole


@kernel
def avoid(  # noqa: C901, PLR0912 - a loop over cards, which calls would slow down
    may: int, hand: int, me: int, played: int, led: int, best: int, table: int, everything: int,
    terms: Int64Array, stronger: Int64Array, tempers: Float64Array, masks: Int64Array, shares: Float64Array,
) -> int:  # fmt: skip
    """The card to play in a deal that costs; leaves in `shares` what speaks for each, from `GOOD` on.

    masks, shares: who may hold what, and how it is likely to lie, as `chances.weigh` leaves them ·
    led: the mask of the suit led, 0 for the leader · best: the card that wins so far · table: the cards on the table ·
    everything: all cards in hands. Cards are taken to rank as they are numbered.
    """
    unseen, later, trump = everything ^ hand, 3 - played, int(terms[TRUMP])
    mood, left = tempers[temper(terms)], count(hand)
    here, still = int(terms[TRICK]), 0
    for place in range(FIRST_SET, FIRST_SET + 2 * int(terms[SETS]), 2):
        here += int(terms[place + 1]) * count(int(terms[place]) & table)
        still += int(terms[place + 1]) * count(int(terms[place]) & everything)
    if terms[LAST_MANY] >= left:
        here += int(terms[LAST_EACH])
    each = -(terms[TRICK] + (terms[LAST_MANY] * terms[LAST_EACH] + still) / left)
    shares[EACH] = each
    whole = dangers(hand, each, unseen, terms, stronger, mood[COVER], shares)
    empty = 0
    for suit in range(4):
        empty += 1 if hand & 0x1FFF << 16 * suit == 0 else 0
    escape = power(mood[ESCAPE], empty)

    chosen, most, suit, thrown = -1, 0.0, -1, 0.0
    while may:
        card = lowest(may)
        may &= may - 1
        own = suit_of(card)
        follows = led if led else own
        # The danger that the hand is rid of.
        lies = card >> 4
        after = (shares[RISK + lies] - shares[BEFORE + card] - shares[DANGER + card]) / mood[COVER]
        rid = whole * escape
        kept = whole - shares[RISK + lies] + shares[BEFORE + card] + after
        rid -= kept * escape * (mood[ESCAPE] if hand & own == 1 << card else 1.0)
        # The trick that the card may take.
        taken, price = 0.0, 0.0
        if led == 0 or beats(card, best, int(stronger[best]), trump):
            lower = unseen & own & follows & ~int(stronger[card])
            taken = takes(card, me, later, unseen & int(stronger[card]), lower, masks, shares)
            if taken > 0:
                cost = float(-here)
                if terms[SETS]:
                    if lies != suit:
                        suit, thrown = lies, 0.0
                        for step in range(1, later + 1):
                            thrown += others_throw(me + step & 3, follows, terms, masks, shares)
                    cost += thrown - points_of(card, terms)
                    for step in range(1, later + 1):
                        cost += follows_costly(me + step & 3, follows, lower, terms, masks, shares)
                shares[COSTS + card] = cost
                price = taken * (cost + mood[ON_LEAD] * each)
        shares[TAKES + card] = taken
        weight = mood[RELIEF]
        if led == 0:
            weight = mood[LEADING]
        elif taken > 0.99:
            weight = min(weight, CERTAIN)
        good = rid * weight - price
        shares[GOOD + card] = good
        # Of equals the highest, for it is never the better one to keep.
        if chosen < 0 or good > most + 1e-6 or (good > most - 1e-6 and card & 15 > chosen & 15):
            chosen, most = card, good
    return chosen
