"""What is tried first: the order in which cards are played decides how long a search takes, and never its answer.

Leads where taking pays are listed by `leads`.
"""

from __future__ import annotations

from typing import TYPE_CHECKING, Final

from .. import inlined, kernel
from ..bits import count, highest, lowest
from ..play import suit_of
from . import layout as t
from .ducks import ducked
from .strength import can_reach, equals, others_than, strength, unlike
from .tops import run_of_tops

if TYPE_CHECKING:
    from ..arrays import Int64Row

FORCE_TOP: Final = 20  # for a third hand's card that only the fourth's best card beats


@inlined
def outlook(place: int, seat: int, led: int, best: int, ahead: int, memory: Int64Row) -> tuple[int, int]:
    """The strengths that the side of a seat and the other can bring to a trick, without the card of the seat itself."""
    trump, gets = memory[t.TRUMP], memory[t.GETS]
    eager = 1 if memory[t.WANTS] == gets else 0
    team = gets >> seat & 1
    ours, theirs = 0, 0
    if place:
        power = strength(best, led, trump)
        if gets >> (seat - place + ahead & 3) & 1 == team:
            ours = power
        else:
            theirs = power
    for later in range(place + 1, 4):
        other = seat + later - place & 3
        power = can_reach(memory[t.HANDS + other], led, trump, eager)
        if gets >> other & 1 == team:
            ours = max(ours, power)
        else:
            theirs = max(theirs, power)
    return ours, theirs


@inlined
def guess(
    card: int, place: int, seat: int, led: int, ours: int, theirs: int, points: int, memory: Int64Row,
) -> int:  # fmt: skip
    """How promising a card looks: high for one that its side would want to play. Only the order of trying hangs on it.

    `ours` and `theirs` are the outlook for this trick.
    """
    trump = memory[t.TRUMP]
    eager = 1 if memory[t.WANTS] == memory[t.GETS] else 0
    suit = suit_of(card)
    own = strength(card, led, trump)
    ours = max(ours, own)
    taken = 1 if ours > theirs else 0
    gain = memory[t.TRICK] + points + memory[t.WEIGHT + card]
    if not eager:
        worth = (gain * 32 + 16) * (-1 if taken else 1)
        if seat != memory[t.ALONE] or (led == suit and (place or taken)):
            return worth + (card & 15)
        return worth + rid_of(card, place, seat, memory)
    worth = (gain * 32 + 16) * (1 if taken else -1)
    if led >> card & 1 or suit == trump:
        worth -= memory[t.WIN_LOW if taken else t.LOSE_LOW] * (card & 15) >> 1
        last = memory[t.HANDS + (seat + 1 & 3)] & led
        if place == 2 and not taken and suit == led and own == ours and last:
            # The third hand makes the fourth spend its top: the cheapest card above its second best.
            second = last ^ 1 << highest(last)
            worth += FORCE_TOP if 1 << card > second else 0
        return worth - (memory[t.SPARE_TRUMP] if suit == trump and suit != led else 0)
    hand = memory[t.HANDS + seat] & suit
    worth += memory[t.DISCARD_LONG] * count(hand) - (memory[t.DISCARD_LOW] * (card & 15) >> 1)
    every = memory[t.HANDS] | memory[t.HANDS + 1] | memory[t.HANDS + 2] | memory[t.HANDS + 3]
    if run_of_tops(hand, every & suit & ~hand) >> card & 1:
        worth -= memory[t.KEEP_TOP]
    return worth


@inlined
def rid_of(card: int, place: int, seat: int, memory: Int64Row) -> int:
    """How much a seat alone against three wants to be rid of a card, where it loses the trick with it anyhow.

    It leads where it is short and they are long; it discards above all what they can lead below, from suits in which it
    could be made to take.
    """
    suit = suit_of(card)
    mine = memory[t.HANDS + seat] & suit
    every = memory[t.HANDS] | memory[t.HANDS + 1] | memory[t.HANDS + 2] | memory[t.HANDS + 3]
    theirs = every & suit & ~mine
    if place == 0:
        return (card & 15) + 2 * count(theirs) - 2 * count(mine)
    if theirs == 0:
        return -4
    safe, _ = ducked(mine, theirs)
    return 2 * count(theirs & (1 << card) - 1) - count(mine) + (0 if safe else 8)


@kernel
def list_cards(place: int, at: int, may: int, memory: Int64Row) -> None:
    """Lists one card of each group of equal ones, each with what speaks for it."""
    part = at + place * t.PART
    seat = memory[at + t.LEADER] + place & 3
    others = others_than(place, at, seat, memory)
    led, points = memory[at + t.LED], memory[part + t.POINTS]
    hand, many = memory[t.HANDS + seat], 0
    ours, theirs = 0, 0
    if place:
        ours, theirs = outlook(place, seat, led, memory[part + t.BEST], memory[part + t.AHEAD], memory)
    left = may
    while left:
        card = highest(left)
        left &= ~equals(card, hand, others, unlike(card, memory))
        if place == 0:
            led = suit_of(card)
            ours, theirs = outlook(place, seat, led, -1, 0, memory)
        worth = guess(card, place, seat, led, ours, theirs, points, memory)
        memory[part + t.LIST + many] = (worth << 8) + card
        many += 1
    memory[part + t.MANY] = many


@inlined
def best_listed(part: int, left: int, memory: Int64Row) -> int:
    """Of the listed cards the most promising among those left."""
    best = -1 << 40
    for entry in range(memory[part + t.MANY]):
        word = memory[part + t.LIST + entry]
        if left >> (word & 0xFF) & 1 and word > best:
            best = word
    return best & 0xFF


@inlined
def first_ones(place: int, at: int, seat: int, may: int, memory: Int64Row) -> int:
    """Where nothing but tricks count: the cards with which a trick is won that else is lost; without any, third hand's
    cards that only the fourth's best card beats.
    """
    part, led, trump = at + place * t.PART, memory[at + t.LED], memory[t.TRUMP]
    best = memory[part + t.BEST]
    ours, theirs = outlook(place, seat, led, best, memory[part + t.AHEAD], memory)
    if ours > theirs:
        return 0
    suit = led if may & led else trump
    base = 33 if suit == trump else 17
    above = 0
    if theirs < base:
        above = suit
    elif suit == trump or theirs < 33:
        above = suit & (-2 << lowest(suit) + theirs - base)
    if place == 2 and above & may == 0 and suit == led:
        last = memory[t.HANDS + (seat + 1 & 3)] & led
        if last and led >> best & 1:
            # The third hand makes the fourth spend its top: the cheapest card above its second best.
            above = led & (-2 << max(highest(last ^ 1 << highest(last)), best))
    return above & may


@inlined
def best_discard(left: int, hand: int, others: int, memory: Int64Row) -> int:
    """A low card of a long suit, one that is no sure trick; trumps last of all."""
    chosen, most = -1, -1 << 20
    for shift in (0, 16, 32, 48):
        suit = 0x1FFF << shift
        if left & suit and suit != memory[t.TRUMP]:
            card = lowest(left & suit)
            worth = memory[t.DISCARD_LONG] * count(hand & suit) - (memory[t.DISCARD_LOW] * (card & 15) >> 1)
            if others & suit & (-2 << card) == 0:
                worth -= memory[t.KEEP_TOP]
            if worth > most:
                chosen, most = card, worth
    return chosen if chosen >= 0 else lowest(left)
