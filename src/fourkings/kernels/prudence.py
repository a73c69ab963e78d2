"""The careful player as a kernel, for playouts of games where everybody plays for himself.

It is `bots.careful.avoid` once more, rule for rule, on the facts that a playout has at hand: cards gone, sizes of hands,
voids shown. What the rules mean, and why their figures are what they are, is told there.
"""

from __future__ import annotations

from math import exp, log, sqrt
from typing import TYPE_CHECKING, Final

from . import kernel
from .bits import count, lowest, nth
from .play import Duties, beats, suit_of
from .playout import (
    DUTIES,
    FIRST_SET,
    LAST_EACH,
    LAST_MANY,
    LOW32,
    SETS,
    TRICK,
    TRUMP,
    first_chance,
    laid,
    may_play,
    next_chance,
    settle,
)  # fmt: skip
from .thumb import FEATURES, LEADER, PLAYED, TABLE, VOIDS, friends_and_foes, merit, situation

if TYPE_CHECKING:
    import numpy as np
    from numpy.typing import NDArray

    Words = NDArray[np.int64]
    Values = NDArray[np.float64]

# What a player makes of the others: masks of what each may hold and certainly holds, and by seat and suit the chance that
# an unseen card of the suit is there.
MAY: Final = 0
KNOWN: Final = 4
MASKS: Final = 8
SHARE: Final = 0
"""Four by seat."""
RISK: Final = 16
"""The danger of each suit in hand,"""
DANGER: Final = 32
"""of each card,"""
BEFORE: Final = 96
"""of those below it in its suit,"""
GOOD: Final = 160
"""and what speaks for it, in points."""
SHARES: Final = 224

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
def power(base: float, many: int) -> float:
    """A small whole power, by multiplying: the same with and without the compiler."""
    found = 1.0
    for _ in range(many):
        found *= base
    return found


@kernel
def weigh(  # noqa: C901 - seats and suits
    hands: Words, me: int, voids: int, unseen: int, masks: Words, shares: Values
) -> None:
    """What each other seat may hold, holds for certain, and how unseen cards are likely to lie."""
    for seat in range(4):
        able = 0
        if seat != me:
            for suit in range(4):
                if not voids >> 4 * seat + suit & 1:
                    able |= 0x1FFF << 16 * suit
        masks[MAY + seat] = unseen & able
        masks[KNOWN + seat] = 0
    for seat in range(4):
        others = int(masks[MAY + (seat + 1 & 3)] | masks[MAY + (seat + 2 & 3)] | masks[MAY + (seat + 3 & 3)])
        masks[KNOWN + seat] |= masks[MAY + seat] & ~others
        if seat != me and count(int(masks[KNOWN + seat])) == count(int(hands[seat])):
            masks[MAY + seat] = masks[KNOWN + seat]
    for suit in range(4):
        total, whole = 0, 0x1FFF << 16 * suit
        for seat in range(4):
            room = 0
            if masks[MAY + seat] & whole & ~masks[KNOWN + seat]:
                room = count(int(hands[seat])) - count(int(masks[KNOWN + seat]))
            shares[SHARE + 4 * seat + suit] = room
            total += room
        if total:
            for seat in range(4):
                shares[SHARE + 4 * seat + suit] /= total


@kernel
def holds(seat: int, cards: int, masks: Words, shares: Values) -> float:
    """The chance that a seat holds at least one of some cards."""
    cards &= int(masks[MAY + seat])
    if cards & masks[KNOWN + seat]:
        return 1.0
    none = 1.0
    while cards:
        suit = lowest(cards) >> 4
        part = cards & 0x1FFF << 16 * suit
        none *= power(1 - min(1.0, shares[SHARE + 4 * seat + suit]), count(part))
        cards ^= part
    return 1 - none


@kernel
def holds_without(seat: int, cards: int, suit: int, others: float, masks: Words, shares: Values) -> float:
    """The same of one suit, where others, who had so much of the chance, turned out to have none."""
    cards &= int(masks[MAY + seat])
    if cards & masks[KNOWN + seat]:
        return 1.0
    share = 1.0
    if others < 0.999:
        share = min(1.0, shares[SHARE + 4 * seat + suit] / (1 - others))
    return 1 - power(1 - share, count(cards))


@kernel
def points_of(card: int, terms: Words) -> int:
    """What a card counts for whoever takes it."""
    total = 0
    for place in range(FIRST_SET, FIRST_SET + 2 * int(terms[SETS]), 2):
        total += int(terms[place + 1]) * (int(terms[place]) >> card & 1)
    return total


@kernel
def costs(terms: Words) -> int:
    """1 in the deals where one takes points only to lose them."""
    least = min(int(terms[TRICK]), int(terms[LAST_EACH]))
    for place in range(FIRST_SET, FIRST_SET + 2 * int(terms[SETS]), 2):
        least = min(least, int(terms[place + 1]))
    return 1 if least < 0 else 0


@kernel
def temper(terms: Words) -> int:
    """The row of `TEMPERS` that a deal is played by."""
    if terms[LAST_MANY]:
        return 3
    if terms[TRICK]:
        return 0
    cards = int(terms[FIRST_SET])
    return 1 if cards & suit_of(lowest(cards)) == suit_of(lowest(cards)) else 2


@kernel
def distinct(may: int, hand: int, between: int, stronger: Words, worth: Words, highest: int) -> int:
    """Of the cards that may be played one of each run of equals: nobody holds a card between them, and they count the same.

    between: cards that others hold, and those on the table.
    """
    kept, left = may, may
    while left:
        card = lowest(left)
        left &= left - 1
        higher = int(stronger[card])
        mine = hand & higher
        # The next higher card of the hand: the one that all other higher cards beat.
        while mine:
            one = lowest(mine)
            weaker = mine & ~int(stronger[one]) & ~(1 << one)
            if weaker == 0:
                apart = higher & ~int(stronger[one]) & ~(1 << one)
                if apart & between == 0 and worth[one] == worth[card] and may >> one & 1:
                    kept &= ~(1 << card) if highest else ~(1 << one)
                break
            mine = weaker
    return kept


# --- deals that cost ----------------------------------------------------------------------------------------------


@kernel
def takes(card: int, me: int, later: int, higher: int, lower: int, masks: Words, shares: Values) -> float:
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
def others_throw(seat: int, led: int, terms: Words, masks: Words, shares: Values) -> float:
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
def follows_costly(seat: int, led: int, beneath: int, terms: Words, masks: Words, shares: Values) -> float:
    """What he is likely to add in the suit led; `beneath` are unseen cards below the one that takes the trick."""
    total = 0.0
    for place in range(FIRST_SET, FIRST_SET + 2 * int(terms[SETS]), 2):
        cards = int(terms[place])
        if cards & led != led and cards & led & beneath:
            total -= terms[place + 1] * holds(seat, cards & led & beneath, masks, shares) * 0.8
    return total


@kernel
def dangers(hand: int, each: float, unseen: int, terms: Words, stronger: Words, cover: float, shares: Values) -> float:
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
    may: int, hands: Words, me: int, voids: int, played: int, led: int, best: int, table: int, everything: int,
    terms: Words, stronger: Words, tempers: Values, masks: Words, shares: Values,
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


# --- a deal to its end --------------------------------------------------------------------------------------------


@kernel
def play_on(  # noqa: C901 - a loop which calls would slow down
    hands: Words, board: Words, card: int, terms: Words, stronger: Words, duties: Duties, tempers: Values, noise: int,
    chance: int, room: Words, masks: Words, shares: Values,
) -> int:  # fmt: skip
    """Plays a deal to its end as careful does, `card` first where it is not -1: see `thumb.play_on`."""
    trump, leader, first, voids = int(terms[TRUMP]), int(board[LEADER]), int(board[PLAYED]), int(board[VOIDS])
    held, taken, winners = room[:4], room[4:8], 0
    for seat in range(4):
        held[seat] = hands[seat]
        taken[seat] = 0
    costly, endless = 0, terms[TRICK] != 0 or terms[LAST_MANY] != 0
    for place in range(FIRST_SET, FIRST_SET + 2 * int(terms[SETS]), 2):
        costly |= int(terms[place])
    trick, on_table = (0, 0, 0, 0), 0
    for place in range(first):
        lies = int(board[TABLE + place])
        trick = laid(lies, place, trick, int(stronger[trick[1]]), trump)
        on_table |= 1 << lies
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
                        card = avoid(
                            may, held, seat, voids, played, trick[0], trick[1], on_table, everything, terms, stronger,
                            tempers, masks, shares,
                        )  # fmt: skip
            held[seat] = hand ^ 1 << card
            everything ^= 1 << card
            on_table |= 1 << card
            if played and not trick[0] >> card & 1:
                voids |= 1 << 4 * seat + (lowest(trick[0]) >> 4)
            elif played == 0 and duties.no_lead >> card & 1:
                voids |= (15 ^ 1 << (card >> 4)) << 4 * seat
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
    worlds: Words, board: Words, cards: Words, terms: Words, stronger: Words, tempers: Values, noise: int, seed: int,
    first: int, points: Words, tricks: Words,
) -> None:  # fmt: skip
    """Plays every world out once for each card, everybody carefully: see `thumb.evaluate`."""
    duties = Duties(
        int(terms[DUTIES]),
        int(terms[DUTIES + 1]),
        int(terms[DUTIES + 2]),
        int(terms[DUTIES + 3]),
        int(terms[DUTIES + 4]),
        int(terms[DUTIES + 5]),
    )
    room, masks, shares = board.copy(), board.copy(), tempers.copy().reshape(-1)[:1].repeat(SHARES)
    for row in range(len(worlds)):
        chance = first_chance(seed, first + row)
        for place in range(len(cards)):
            winners = play_on(
                worlds[row], board, int(cards[place]), terms, stronger, duties, tempers, noise, chance, room, masks, shares
            )
            settle(room[4:8], winners, terms, points[row, place])
            for seat in range(4):
                tricks[row, place, seat] += count(int(room[4 + seat])) >> 2


# --- how likely a deal is, by what was played ---------------------------------------------------------------------


@kernel
def merits(
    may: int, hand: int, rest: int, played: int, trick: tuple[int, int, int, int], pot: int, voids: int, seat: int,
    trump: int, stronger: Words, worth: Words, costly: int, weights: Words, shares: Values,
) -> None:  # fmt: skip
    """Leaves in `shares` the merit of each card by a rule of thumb: see `thumb.merit`."""
    foes, friend = friends_and_foes(voids, seat, 0)
    above = int(stronger[trick[1]])
    while may:
        one = lowest(may)
        may &= may - 1
        at = situation(one, played, trick[0], trick[1], above, trump) * FEATURES
        shares[GOOD + one] = merit(one, hand, rest, foes, friend, pot, trump, stronger, worth, costly, weights, at)


@kernel
def softmax(kept: int, chosen: int, heat: float, goods: Values) -> float:
    """The logarithm of how likely a card is chosen among some, by what speaks for each."""
    mine, whole = goods[GOOD + chosen], 0.0
    while kept:
        whole += exp((goods[GOOD + lowest(kept)] - mine) / heat)
        kept &= kept - 1
    return -log(whole)


@kernel
def stands_for(card: int, kept: int, hand: int, stronger: Words) -> int:
    """The card that stands for a run of equals, the highest of them, given one of them."""
    while not kept >> card & 1:
        card = lowest(hand & int(stronger[card]))
    return card


@kernel
def likelihoods(  # noqa: C901 - a loop which calls would slow down
    worlds: Words, me: int, leaders: Words, cards: Words, terms: Words, stronger: Words, worth: Words, costly: int,
    weights: Words, tempers: Values, heats: Values, found: Values,
) -> None:  # fmt: skip
    """For each deal the logarithm of how likely the three others would have played as they did.

    A player is taken to choose a card by its merit through a softmax, of equal cards one for all; the merit is careful's,
    in points, in deals that cost, and by rule of thumb. The logarithms by both are added, each through its own heat; 0
    leaves one out. leaders, cards: who led each trick, and the cards in order, the last trick perhaps unfinished.
    """
    duties = Duties(
        int(terms[DUTIES]),
        int(terms[DUTIES + 1]),
        int(terms[DUTIES + 2]),
        int(terms[DUTIES + 3]),
        int(terms[DUTIES + 4]),
        int(terms[DUTIES + 5]),
    )
    trump = int(terms[TRUMP])
    masks, held = stronger[:8].copy(), stronger[:4].copy()
    shares = tempers.copy().reshape(-1)[:1].repeat(SHARES)
    for row in range(len(worlds)):
        for seat in range(4):
            held[seat] = worlds[row, seat]
        for place in range(len(cards)):
            held[int(leaders[place >> 2]) + place & 3] |= 1 << int(cards[place])
        everything = int(held[0] | held[1] | held[2] | held[3])
        voids, total, trick, on_table, pot = 0, 0.0, (0, 0, 0, 0), 0, 0
        for place in range(len(cards)):
            played, card = place & 3, int(cards[place])
            seat = int(leaders[place >> 2]) + played & 3
            hand, above = int(held[seat]), int(stronger[trick[1]])
            if played == 0:
                pot = int(worth[64]) + (int(worth[65]) if count(hand) <= terms[LAST_MANY] else 0)
            may = may_play(hand, played, trick, above, trump, duties) if seat != me else 0
            if may & may - 1:
                kept = distinct(may, hand, everything ^ hand | on_table, stronger, worth, 1)
                if kept & kept - 1:
                    stands = stands_for(card, kept, hand, stronger)
                    if heats[0] > 0:
                        avoid(
                            kept, held, seat, voids, played, trick[0], trick[1], on_table, everything, terms, stronger,
                            tempers, masks, shares,
                        )  # fmt: skip
                        total += softmax(kept, stands, heats[0], shares)
                    if heats[1] > 0:
                        merits(
                            kept, hand, everything ^ hand, played, trick, pot, voids, seat, trump, stronger, worth, costly,
                            weights, shares,
                        )  # fmt: skip
                        total += softmax(kept, stands, heats[1], shares)
            held[seat] = hand ^ 1 << card
            everything ^= 1 << card
            on_table |= 1 << card
            pot += int(worth[card])
            if played and not trick[0] >> card & 1:
                voids |= 1 << 4 * seat + (lowest(trick[0]) >> 4)
            elif played == 0 and duties.no_lead >> card & 1:
                voids |= (15 ^ 1 << (card >> 4)) << 4 * seat
            trick = laid(card, played, trick, above, trump)
            if played == 3:
                trick, on_table = (0, 0, 0, 0), 0
        found[row] = total
