"""Many tables moved on by one action each: deals, cards, calls, points, the end of a match and the next one's beginning.

A table is a row of words (see `layout`). Chance comes from a generator of its own in each row, so that what happens at a
table depends on the seed and the table's number alone, however many threads move them.
"""

from __future__ import annotations

from typing import TYPE_CHECKING

from .. import kernel, spliced
from ..bits import count, lowest, nth
from ..deals import below
from ..king import auction
from ..king.hand_value import NEGATIVE
from ..playout import (
    FIRST_SET,
    LAST_EACH,
    LAST_MANY,
    LOW32,
    SETS,
    TRICK,
    TRUMP,
    duties_of,
    first_chance,
    laid,
    may_play,
    next_chance,
)
from . import layout as at
from .talk import RULES_OF_AUCTION, call, clique_points, may_call, named_points

if TYPE_CHECKING:
    from ..arrays import Float32Array, Int8Array, Int16Array, Int64Array


@kernel
def open_match(
    table: Int64Array, marks: Int16Array, rules: Int64Array, contracts: Int64Array, pack: Int64Array, room: Int64Array
) -> None:
    """A new match at a table: scores of nothing, a dealer by lot, the first deal."""
    for seat in range(4):
        table[at.SCORES + seat] = 0
    table[at.NUMBER] = 0
    first, table[at.CHANCE] = below(4, int(table[at.CHANCE]))
    table[at.DEALER] = first + 3 & 3
    deal(table, marks, rules, contracts, pack, room)


@kernel
def deal(
    table: Int64Array, marks: Int16Array, rules: Int64Array, contracts: Int64Array, pack: Int64Array, room: Int64Array
) -> None:
    """The next deal of a match: the next dealer, the pack shuffled and dealt, nothing said or played."""
    for word in range(at.HANDS, at.SCORES):
        if word not in (at.DEALER, at.NUMBER):
            table[word] = 0
    for word in range(at.TRICKS, at.CHANCE):
        table[word] = 0
    for word in range(at.VOIDS, at.MATCH):
        table[word] = 0
    for word in range(at.VOID, at.WORDS):
        table[word] = 0
    marks[:] = 0
    dealer = int(table[at.DEALER]) + 1 & 3
    table[at.DEALER] = dealer
    table[at.NUMBER] += 1
    size, chance = int(rules[at.PACK]), int(table[at.CHANCE])
    each = size >> 2
    for place in range(size):
        room[place] = pack[place]
    for last in range(size - 1, 0, -1):
        other, chance = below(last + 1, chance)
        room[last], room[other] = room[other], room[last]
    table[at.CHANCE] = chance
    for seat in range(4):
        hand = 0
        for place in range(seat * each, seat * each + each):
            hand |= 1 << int(room[place])
        table[at.HANDS + seat] = hand
        table[at.DEALT + seat] = hand
        table[at.FACE_UP + seat] = room[seat * each] if rules[at.SHOW_FIRST] else -1
    table[at.TURNED] = room[dealer * each] if rules[at.TURN_UP] else -1
    begin(table, rules, contracts)


@kernel
def begin(table: Int64Array, rules: Int64Array, contracts: Int64Array) -> None:
    """Stage, turn and contract of a deal whose hands lie there and of which nothing is said or played yet."""
    dealer, kind = int(table[at.DEALER]), rules[at.KIND]
    first = dealer if rules[at.DEALER_LEADS] else dealer + 1 & 3
    table[at.LEADER] = first
    table[at.TURN] = first
    table[at.STAGE] = at.PLAYING
    trump = 1 + (int(table[at.TURNED]) >> 4) if rules[at.TURN_UP] else 0
    table[at.CONTRACT] = contracts[table[at.NUMBER] if rules[at.DEALS] else 0, trump]
    if kind == at.BIDS or (kind == at.ANNOUNCEMENTS and rules[at.BEFORE_LEAD]):
        table[at.STAGE] = at.TALKING
    elif kind == at.NAMING:
        for word in range(8):
            table[at.TALK + word] = -1
    elif kind == at.AUCTION:
        talk = table[at.TALK : at.TALK + auction.TALK]
        for word in range(auction.TALK):
            talk[word] = -1
        talk[auction.STEP], talk[auction.PASSED], talk[auction.FALLBACK] = auction.OPEN, 0, 0
        talk[auction.DEALER], talk[auction.BIDS_MADE] = dealer, 0
        talk[auction.TURN] = first
        if table[at.CONTRACT] < 0:
            table[at.STAGE] = at.TALKING
            table[at.LEADER] = dealer + 1 & 3
            talk[auction.TURN] = dealer
            if rules[at.OF_TALK + auction.ALWAYS]:
                talk[auction.STEP], talk[auction.TURN] = auction.BID, dealer + 1 & 3
            table[at.TURN] = talk[auction.TURN]
    if kind == at.BIDS:
        table[at.CONTRACT] = -1


@spliced
def open_to(table: Int64Array, rules: Int64Array, terms: Int64Array, stronger: Int64Array) -> None:
    """Notes at a table what the seat to act may play and call."""
    table[at.MAY_CALLS] = may_call(table, rules)
    table[at.MAY_CARDS] = 0
    if table[at.STAGE] == at.PLAYING:
        words = terms[table[at.CONTRACT]]
        trick = (int(table[at.LED]), int(table[at.BEST]), int(table[at.AHEAD]), int(table[at.RUFFED]))
        hand, played = int(table[at.HANDS + table[at.TURN]]), int(table[at.PLAYED])
        table[at.MAY_CARDS] = may_play(hand, played, trick, int(stronger[trick[1]]), int(words[TRUMP]), duties_of(words))


@spliced
def lay(
    table: Int64Array, marks: Int16Array, rules: Int64Array, terms: Int64Array, stronger: Int64Array, card: int
) -> None:
    """A card of the seat to act; the fourth one ends the trick."""
    words, seat, played = terms[table[at.CONTRACT]], int(table[at.TURN]), int(table[at.PLAYED])
    trick = (int(table[at.LED]), int(table[at.BEST]), int(table[at.AHEAD]), int(table[at.RUFFED]))
    trick = laid(card, played, trick, int(stronger[trick[1]]), int(words[TRUMP]))
    table[at.HANDS + seat] ^= 1 << card
    table[at.LAID] += 1
    marks[seat, (card >> 4) * 13 + (card & 15)] = table[at.LAID]
    if not trick[0] >> card & 1:
        table[at.VOIDS] |= 1 << 4 * seat + (lowest(trick[0]) >> 4)
    if played < 3:
        table[at.TABLE + played] = card
        table[at.LED], table[at.BEST], table[at.AHEAD], table[at.RUFFED] = trick
        table[at.PLAYED] = played + 1
        table[at.TURN] = seat + 1 & 3
        return
    cards = 1 << card
    for place in range(3):
        cards |= 1 << int(table[at.TABLE + place])
    winner = int(table[at.LEADER]) + trick[2] & 3
    won = words[TRICK]
    for place in range(FIRST_SET, FIRST_SET + 2 * int(words[SETS]), 2):
        won += words[place + 1] * count(cards & int(words[place]))
    table[at.POINTS + winner] += won
    table[at.TRICKS + winner] += 1
    table[at.BEFORE], table[at.WINNER] = table[at.WINNER], winner
    table[at.LEADER], table[at.TURN] = winner, winner
    table[at.PLAYED], table[at.LED], table[at.BEST], table[at.AHEAD], table[at.RUFFED] = 0, 0, 0, 0, 0
    left = int(table[at.HANDS] | table[at.HANDS + 1] | table[at.HANDS + 2] | table[at.HANDS + 3])
    if not left or (words[at.EARLY] and not left & int(words[at.EARLY])):
        table[at.STAGE] = at.DONE
    elif rules[at.KIND] == at.NAMING and table[at.LAID] == 4 and table[at.TALK + at.SAID_BEST] > 0:
        table[at.STAGE] = at.TALKING
        for step in range(4, 0, -1):
            speaker = int(table[at.DEALER]) + step & 3
            if table[at.TALK + speaker] == table[at.TALK + at.SAID_BEST]:
                table[at.TURN] = speaker


@kernel
def spoken(table: Int64Array, rules: Int64Array, contracts: Int64Array, said: int) -> None:
    """A call of the seat to act; the last one of a talk begins the play."""
    talked = table[at.STAGE] == at.TALKING
    call(table, rules, said)
    if not talked or table[at.STAGE] != at.PLAYING:
        return
    if rules[at.KIND] == at.AUCTION:
        table[at.CONTRACT] = contracts[table[at.NUMBER], 1 + table[at.TALK + auction.DECLARED]]
        table[at.LEADER] = table[at.DEALER] if rules[at.DEALER_LEADS] else table[at.DEALER] + 1 & 3
    elif rules[at.KIND] == at.BIDS:
        table[at.CONTRACT] = contracts[0, 0]
    table[at.TURN] = table[at.LEADER]


@kernel
def points(table: Int64Array, rules: Int64Array, terms: Int64Array, scored: Int64Array) -> None:  # noqa: C901, PLR0912 - kind by kind
    """The points of each seat for a deal that is over; those of its side where sides are scored."""
    kind = rules[at.KIND]
    for seat in range(4):
        scored[seat] = table[at.POINTS + seat]
    contract = int(table[at.CONTRACT])
    if contract >= 0 and table[at.LAID] == rules[at.PACK]:
        many, each = terms[contract, LAST_MANY], terms[contract, LAST_EACH]
        if many > 0:
            scored[table[at.WINNER]] += each
        if many > 1:
            scored[table[at.BEFORE]] += each
    if kind == at.BIDS:
        for seat in range(4):
            bid, scale = int(table[at.TALK + seat]), at.SCALE + (12 if table[at.SCORES + seat] >= 30 else 0)
            worth = rules[scale + bid - 2] if contract >= 0 else 0
            scored[seat] = worth if table[at.TRICKS + seat] >= bid else -worth
    elif kind == at.AUCTION and table[at.NUMBER] > 6:
        talk, dealer = table[at.TALK : at.TALK + auction.TALK], int(table[at.DEALER])
        told = rules[at.OF_TALK : at.OF_TALK + RULES_OF_AUCTION]
        if talk[auction.STEP] == auction.SPLIT_UP:
            share = told[auction.SHARE]
            for seat in range(4):
                scored[seat] = share if seat == dealer else (told[auction.START] - share) // 3
            return
        if talk[auction.DECLARED] == NEGATIVE:
            for seat in range(4):
                scored[seat] += told[auction.START]
        if talk[auction.BUYER] >= 0:
            price = auction.paid(talk, table[at.TRICKS : at.TRICKS + 4], told)
            scored[dealer] += price
            scored[talk[auction.BUYER]] -= price
    if rules[at.SIDES]:
        for side in range(2):
            total = scored[side] + scored[side + 2]
            if kind == at.ANNOUNCEMENTS:
                total += clique_points(table, rules, side)
            elif kind == at.NAMING:
                total += named_points(table, side)
            scored[side], scored[side + 2] = total, total


@kernel
def winners(table: Int64Array, rules: Int64Array) -> int:
    """The seats that have won the match, a bit for each; 0 while it goes on."""
    a, b, c, d = table[at.SCORES], table[at.SCORES + 1], table[at.SCORES + 2], table[at.SCORES + 3]
    if rules[at.SIDES]:
        if max(a, b) < rules[at.TARGET] or a == b:
            return 0
        return 0b0101 if a > b else 0b1010
    if rules[at.DEALS]:
        if table[at.NUMBER] < rules[at.DEALS]:
            return 0
        best, found = max(a, b, c, d), 0
        for seat in range(4):
            if table[at.SCORES + seat] == best:
                found |= 1 << seat
        return found
    if table[at.CONTRACT] < 0:
        return 0
    target, floor = rules[at.TARGET], rules[at.FLOOR]
    us, them = max(a, c) >= target and min(a, c) >= floor, max(b, d) >= target and min(b, d) >= floor
    if us and them:
        ours, theirs = (a + c) * 4096 + max(a, c), (b + d) * 4096 + max(b, d)
        us, them = ours > theirs, theirs > ours
    return 0b0101 if us else 0b1010 if them else 0


@kernel
def settle(table: Int64Array, rules: Int64Array, terms: Int64Array, room: Int64Array, rewards: Float32Array) -> int:
    """The points of a deal that is over, added to the scores; 1 where the match ends with it, 2 where it is cut short."""
    points(table, rules, terms, room)
    for seat in range(4):
        table[at.SCORES + seat] += room[seat]
    won = winners(table, rules)
    share = 1.0 / count(won) if rules[at.DEALS] and won else 1.0
    for seat in range(4):
        if not rules[at.RESULT]:
            rewards[seat] = room[seat]
        elif won >> seat & 1:
            rewards[seat] = share
    return 1 if won else 2 if table[at.NUMBER] >= rules[at.MAX_DEALS] else 0


@kernel
def card_of(action: int) -> int:
    """The card of an action from 0 to 51: a multiplication in place of a division by 13."""
    suit = action * 79 >> 10
    return action + 3 * suit


@kernel
def allowed(table: Int64Array, rules: Int64Array, action: int) -> bool:
    """True for an action that the seat to act may take."""
    if 0 <= action < 52:
        return bool(table[at.MAY_CARDS] >> (card_of(action)) & 1)
    place = action - int(rules[at.CALLS])
    return bool(0 <= place < 62 and table[at.MAY_CALLS] >> place & 1)


@kernel
def first_refused(tables: Int64Array, rules: Int64Array, actions: Int64Array) -> int:
    """The number of the first table whose action is not legal, -1 where all are."""
    for number in range(len(tables)):
        if not allowed(tables[number], rules, int(actions[number])):
            return number
    return -1


@kernel
def reset(
    tables: Int64Array, marks: Int16Array, rules: Int64Array, contracts: Int64Array, terms: Int64Array,
    stronger: Int64Array, pack: Int64Array, seed: int, first: int,
) -> None:  # fmt: skip
    """Opens the first match at each table; the first of them has the number `first`."""
    room = pack.copy()
    for number in range(len(tables)):
        table = tables[number]
        table[at.CHANCE] = first_chance(seed, first + number)
        table[at.MATCH] = 0
        open_match(table, marks[number], rules, contracts, pack, room)
        open_to(table, rules, terms, stronger)


@kernel
def step(
    tables: Int64Array, marks: Int16Array, rules: Int64Array, contracts: Int64Array, terms: Int64Array,
    stronger: Int64Array, pack: Int64Array, actions: Int64Array, rewards: Float32Array, ended: Int8Array, cut: Int8Array,
) -> None:  # fmt: skip
    """Moves every table on by a legal action; a match that is over is followed by the next one at once."""
    room = pack.copy()
    for number in range(len(tables)):
        table, action = tables[number], int(actions[number])
        for seat in range(4):
            rewards[number, seat] = 0.0
        ended[number], cut[number] = 0, 0
        if action < 52:
            lay(table, marks[number], rules, terms, stronger, card_of(action))
        else:
            spoken(table, rules, contracts, action - int(rules[at.CALLS]))
        if table[at.STAGE] == at.DONE:
            over = settle(table, rules, terms, room, rewards[number])
            if over:
                ended[number], cut[number] = over & 1, over >> 1
                table[at.MATCH] += 1
                open_match(table, marks[number], rules, contracts, pack, room)
            else:
                deal(table, marks[number], rules, contracts, pack, room)
        open_to(table, rules, terms, stronger)


@kernel
def by_chance(tables: Int64Array, rules: Int64Array, chances: Int64Array, actions: Int64Array) -> None:
    """A legal action for each table, all equally likely; `chances` are generators, one for each."""
    for number in range(len(tables)):
        cards, calls = int(tables[number, at.MAY_CARDS]), int(tables[number, at.MAY_CALLS])
        chance = next_chance(int(chances[number]))
        chances[number] = chance
        many = count(cards)
        place = (chance & LOW32) * (many + count(calls)) >> 32
        if place < many:
            card = nth(cards, place)
            actions[number] = (card >> 4) * 13 + (card & 15)
        else:
            actions[number] = rules[at.CALLS] + nth(calls, place - many)
