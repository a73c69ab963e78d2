"""The careful player as a kernel: its card in a deal that costs, in games where all play for themselves.

It is `bots.careful.avoid` once more, rule for rule, on the facts that a playout has at hand: cards gone, sizes of hands,
voids shown. What the rules mean, and why their figures are what they are, is told there.
"""

from __future__ import annotations

from math import sqrt
from typing import TYPE_CHECKING, Final

from .. import kernel
from ..bits import count, lowest
from ..play import beats, suit_of
from ..playout import FIRST_SET, LAST_EACH, LAST_MANY, SETS, TRICK
from .chances import CHANCES, KNOWN, MAY, SHARE, holds, power, weigh

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
"""and what speaks for it, in points."""
SHARES: Final = GOOD + 64

RELIEF: Final = 0
LEADING: Final = 1
ON_LEAD: Final = 2
COVER: Final = 3
ESCAPE: Final = 4
TEMPERS: Final = (
    (1.2, 1.2, 0.0, 0.75, 0.9),  # tricks cost
    (0.8, 0.8, 0.25, 0.75, 0.9),  # a suit
    (0.8, 0.5, 0.25, 0.75, 0.9),  # cards of several suits
    (1.2, 1.2, 0.25, 0.85, 1.0),  # the last tricks
)
"""`careful.avoid`'s tempers; danger is as steep in all."""


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
            stays *= 1 - can * (1 - 0.75 * has_lower)
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
    """Writes the danger of each card of a hand, covered by the lower ones of its suit; returns them all together."""
    whole, left, suit, covered = 0.0, hand, -1, 1.0
    while left:
        card = lowest(left)
        left &= left - 1
        if card >> 4 != suit:
            suit, covered = card >> 4, 1.0
            shares[RISK + suit] = 0.0
        out = unseen & suit_of(card)
        below = out & ~int(stronger[card])
        chance = 0.3
        if out:
            part = count(below) / count(out)
            chance = part * sqrt(part)
        worth = each
        for place in range(FIRST_SET, FIRST_SET + 2 * int(terms[SETS]), 2):
            cards = int(terms[place])
            worth -= terms[place + 1] * ((cards >> card & 1) + 0.4 * min(2, count(cards & below)))
        shares[DANGER + card] = chance * worth * covered
        shares[BEFORE + card] = shares[RISK + suit]
        shares[RISK + suit] += shares[DANGER + card]
        whole += shares[DANGER + card]
        covered *= cover
    return whole


@kernel
def avoid(  # noqa: C901, PLR0912 - a loop over cards, which calls would slow down
    may: int, hands: Int64Array, me: int, voids: int, played: int, led: int, best: int, table: int, everything: int,
    terms: Int64Array, stronger: Int64Array, tempers: Float64Array, masks: Int64Array, shares: Float64Array,
) -> int:  # fmt: skip
    """The card to play in a deal that costs; leaves in `shares` what speaks for each.

    led: the mask of the suit led, 0 for the leader · best: the card that wins so far · table: the cards on the table ·
    everything: all cards in hands. Cards are taken to rank as they are numbered.
    """
    hand = int(hands[me])
    unseen, later = everything ^ hand, 3 - played
    weigh(hands, me, voids, unseen, masks, shares)
    mood, left = tempers[temper(terms)], count(hand)
    here, still = int(terms[TRICK]), 0
    for place in range(FIRST_SET, FIRST_SET + 2 * int(terms[SETS]), 2):
        here += int(terms[place + 1]) * count(int(terms[place]) & table)
        still += int(terms[place + 1]) * count(int(terms[place]) & everything)
    if terms[LAST_MANY] >= left:
        here += int(terms[LAST_EACH])
    each = -(terms[TRICK] + (terms[LAST_MANY] * terms[LAST_EACH] + still) / left)
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
        # The danger that the hand is rid of.
        lies = card >> 4
        after = (shares[RISK + lies] - shares[BEFORE + card] - shares[DANGER + card]) / mood[COVER]
        rid = whole * escape
        kept = whole - shares[RISK + lies] + shares[BEFORE + card] + after
        rid -= kept * escape * (mood[ESCAPE] if hand & own == 1 << card else 1.0)
        # The trick that the card may take.
        taken, price = 0.0, 0.0
        if led == 0 or beats(card, best, int(stronger[best]), 0):
            lower = unseen & own & ~int(stronger[card])
            taken = takes(card, me, later, unseen & int(stronger[card]), lower, masks, shares)
            if taken > 0:
                cost = float(-here)
                if terms[SETS]:
                    if lies != suit:
                        suit, thrown = lies, 0.0
                        for step in range(1, later + 1):
                            thrown += others_throw(me + step & 3, own, terms, masks, shares)
                    cost += thrown - points_of(card, terms)
                    for step in range(1, later + 1):
                        cost += follows_costly(me + step & 3, own, lower, terms, masks, shares)
                price = taken * (cost + mood[ON_LEAD] * each)
        weight = mood[RELIEF]
        if led == 0:
            weight = mood[LEADING]
        elif taken > 0.99:
            weight = min(weight, 0.8)
        good = rid * weight - price
        shares[GOOD + card] = good
        # Of equals the highest, for it is never the better one to keep.
        if chosen < 0 or good > most + 1e-6 or (good > most - 1e-6 and card & 15 > chosen & 15):
            chosen, most = card, good
    return chosen
