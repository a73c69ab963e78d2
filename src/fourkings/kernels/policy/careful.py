"""The card play of the bot `careful` in penalty deals, where cards or tricks cost points.

It weighs the chance and price of taking this trick against the danger of each card kept. The highest card that still loses
goes first, a void is a chance to throw the worst card, a player who must take the trick does so with the highest card, and
a trick that costs nothing is worth taking early. The bot runs this file as Python, on all that a view shows
(`bots.careful`); playouts run it compiled, on what `chances.weigh` makes of hand sizes and voids.
"""

from __future__ import annotations

from math import sqrt
from typing import TYPE_CHECKING, Final

from .. import kernel
from ..bits import lowest, popcount
from ..play import beats, suit_of
from ..playout import FIRST_SET, LAST_COUNT, LAST_POINTS, SETS, TRICK, TRUMP, card_points
from .chances import CHANCES, KNOWN, MAY, SHARE, holds, power

if TYPE_CHECKING:
    from ..arrays import Float64Array, Int64Array

# A row of values, behind the chances.
RISK: Final = CHANCES  #: the danger of each suit in hand
DANGER: Final = RISK + 16  #: the danger of each card
BEFORE: Final = DANGER + 64  #: the danger of the cards below it in its suit
GOOD: Final = BEFORE + 64  #: the value of the card, in points
TAKES: Final = GOOD + 64  #: its chance to take the trick
COSTS: Final = TAKES + 64  #: what the trick then costs (only if it may take it)
EACH: Final = COSTS + 64  #: what a trick to come costs on average
SHARES: Final = EACH + 1

# Weights by what costs in a deal; tuned by self-play.
RELIEF: Final = 0  # how much a danger avoided counts against a price paid now
LEADING: Final = 1  # the same for a lead: others may never play the suit
ON_LEAD: Final = 2  # the cost of leading next, in average tricks
COVER: Final = 3  # the share of a danger that each lower card in hand leaves
ESCAPE: Final = 4  # and each void leaves of all of them: there will be chances to discard
TEMPERS: Final = (
    (1.2, 1.2, 0.0, 0.75, 0.9),  # tricks cost
    (0.8, 0.8, 0.25, 0.75, 0.9),  # a suit
    (0.8, 0.5, 0.25, 0.75, 0.9),  # cards of several suits
    (1.2, 1.2, 0.25, 0.85, 1.0),  # the last tricks: high cards go early, and nothing else matters
)
CERTAIN: Final = 0.8  #: the most that relief counts if the card is bound to take the trick
EAGER: Final = 0.25  #: how often a player beats a card that need not be beaten
ALONE: Final = 0.3  #: the danger of a card whose suit nobody else has: it takes the trick if it must be led
CATCHES: Final = 0.4  #: how likely a high card catches a costly one below it


@kernel
def temper(terms: Int64Array) -> int:
    """Return the row of `TEMPERS` (weights tuned by what costs) for the terms of a deal."""
    if terms[LAST_COUNT]:
        return 3
    if terms[TRICK]:
        return 0
    cards = int(terms[FIRST_SET])
    return 1 if cards & suit_of(lowest(cards)) == suit_of(lowest(cards)) else 2


@kernel
def takes(card: int, me: int, later: int, higher: int, lower: int, masks: Int64Array, shares: Float64Array) -> float:
    """Return the chance that a card which beats the table wins the trick; higher, lower: others' cards of its suit."""
    stays, suit = 1.0, card >> 4
    for step in range(1, later + 1):
        seat = me + step & 3
        none = 1 - min(1.0, shares[SHARE + 4 * seat + suit])
        able, sure = int(masks[MAY + seat]), int(masks[KNOWN + seat])
        can = 1.0 if higher & able & sure else 1 - power(none, popcount(higher & able))
        if can > 0:
            has_lower = 1.0 if lower & able & sure else 1 - power(none, popcount(lower & able))
            stays *= 1 - can * (1 - (1 - EAGER) * has_lower)
    return stays


@kernel
def others_throw(seat: int, led: int, terms: Int64Array, masks: Int64Array, shares: Float64Array) -> float:
    """Return the cost that a later player adds to a trick on average, without costly cards of a partly costly suit led."""
    void, total = 1 - holds(seat, led, masks, shares), 0.0
    for index in range(FIRST_SET, FIRST_SET + 2 * int(terms[SETS]), 2):
        cards, price = int(terms[index]), int(terms[index + 1])
        if cards & led == led:
            total -= price * (1 - void)
        if void > 0:
            total -= price * void * holds(seat, cards & ~led, masks, shares)
    return total


@kernel
def follows_costly(seat: int, led: int, beneath: int, terms: Int64Array, masks: Int64Array, shares: Float64Array) -> float:
    """Return the cost that a later player is expected to add in the suit led, by costly cards `beneath` the winning one."""
    total = 0.0
    for index in range(FIRST_SET, FIRST_SET + 2 * int(terms[SETS]), 2):
        cards = int(terms[index])
        if cards & led != led and cards & led & beneath:
            total -= terms[index + 1] * holds(seat, cards & led & beneath, masks, shares) * 0.8
    return total


@kernel
def dangers(
    hand: int, average_cost: float, unseen: int, terms: Int64Array, stronger: Int64Array, cover: float, shares: Float64Array
) -> float:
    """Write the danger of each card of a hand, lessened by the lower cards of its suit; return their sum.

    The danger of a card is its chance to take a trick when its suit is played, times what it would take. The chance is the
    share of the others' cards of the suit that are below it, to the power of 1.5. cover: the share of a danger that each
    lower card leaves.
    """
    total_danger, left, suit, covered = 0.0, hand, -1, 1.0
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
            part = popcount(below) / popcount(out)
            chance = part * sqrt(part)
        worth = average_cost
        for index in range(FIRST_SET, FIRST_SET + 2 * int(terms[SETS]), 2):
            cards = int(terms[index])
            worth -= terms[index + 1] * ((cards >> card & 1) + CATCHES * min(2, popcount(cards & below)))
        shares[DANGER + card] = chance * worth * covered
        shares[BEFORE + card] = shares[RISK + suit]
        shares[RISK + suit] += shares[DANGER + card]
        total_danger += shares[DANGER + card]
        covered *= cover
    return total_danger


@kernel
def avoid(  # noqa: C901 - a loop over cards, which calls would slow down
    legal: int, hand: int, me: int, played: int, led: int, best: int, table: int, in_play: int, terms: Int64Array,
    stronger: Int64Array, tempers: Float64Array, masks: Int64Array, shares: Float64Array,
) -> int:  # fmt: skip
    """Return the card that `careful` plays in a penalty deal; leave the value of each in `shares`, from `GOOD` on.

    masks, shares: who may hold what, and how it is likely to lie, as `chances.weigh` leaves them · led: the mask of the
    suit led, 0 for the leader · best: the winning card · table: the cards on the table · in_play: all cards in hands. Cards
    must rank as they are numbered.
    """
    unseen, later, trump = in_play ^ hand, 3 - played, int(terms[TRUMP])
    temper_row, left = tempers[temper(terms)], popcount(hand)
    trick_points, points_left = int(terms[TRICK]) + card_points(table, terms), card_points(in_play, terms)
    if terms[LAST_COUNT] >= left:
        trick_points += int(terms[LAST_POINTS])
    average_cost = -(terms[TRICK] + (terms[LAST_COUNT] * terms[LAST_POINTS] + points_left) / left)
    shares[EACH] = average_cost
    total_danger = dangers(hand, average_cost, unseen, terms, stronger, temper_row[COVER], shares)
    empty = 0
    for suit in range(4):
        empty += 1 if hand & 0x1FFF << 16 * suit == 0 else 0
    escape = power(temper_row[ESCAPE], empty)

    chosen, best_value, suit, thrown = -1, 0.0, -1, 0.0
    while legal:
        card = lowest(legal)
        legal &= legal - 1
        suit_mask = suit_of(card)
        follows = led if led else suit_mask
        # The danger that the hand loses.
        suit_index = card >> 4
        after = (shares[RISK + suit_index] - shares[BEFORE + card] - shares[DANGER + card]) / temper_row[COVER]
        danger_lost = total_danger * escape
        danger_kept = total_danger - shares[RISK + suit_index] + shares[BEFORE + card] + after
        danger_lost -= danger_kept * escape * (temper_row[ESCAPE] if hand & suit_mask == 1 << card else 1.0)
        # The trick that the card may take.
        taken, price = 0.0, 0.0
        if led == 0 or beats(card, best, int(stronger[best]), trump):
            lower = unseen & suit_mask & follows & ~int(stronger[card])
            taken = takes(card, me, later, unseen & int(stronger[card]), lower, masks, shares)
            if taken > 0:
                cost = float(-trick_points)
                if terms[SETS]:
                    if suit_index != suit:
                        suit, thrown = suit_index, 0.0
                        for step in range(1, later + 1):
                            thrown += others_throw(me + step & 3, follows, terms, masks, shares)
                    cost += thrown - card_points(1 << card, terms)
                    for step in range(1, later + 1):
                        cost += follows_costly(me + step & 3, follows, lower, terms, masks, shares)
                shares[COSTS + card] = cost
                price = taken * (cost + temper_row[ON_LEAD] * average_cost)
        shares[TAKES + card] = taken
        weight = temper_row[RELIEF]
        if led == 0:
            weight = temper_row[LEADING]
        elif taken > 0.99:
            weight = min(weight, CERTAIN)
        value = danger_lost * weight - price
        shares[GOOD + card] = value
        # Of equals the highest: it is never better to keep.
        if chosen < 0 or value > best_value + 1e-6 or (value > best_value - 1e-6 and card & 15 > chosen & 15):
            chosen, best_value = card, value
    return chosen
