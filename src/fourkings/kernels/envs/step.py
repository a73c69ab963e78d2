"""Many tables moved on by one action each: deals, cards, calls, points, the end of a match; and the next one opened.

A table is a row of words (see `layout`). Chance comes from a generator of its own in each row, so that what happens at a
table depends on the seed and the table's number alone, however many threads move them.
"""

from __future__ import annotations

from typing import TYPE_CHECKING, Any

from .. import inlined, kernel
from ..bits import clear, count, lowest, nth, part, raw, row
from ..deals import below
from ..king import auction
from ..playout import (
    FIRST_SET,
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
from .scoring import settle
from .talk import call, may_call

if TYPE_CHECKING:
    from ..arrays import Float32Array, Int8Array, Int16Array, Int64Array, Int64Row


@kernel
def open_match(
    table: Int64Row, marks: Int64Row, rules: Int64Row, contracts: Int64Array, pack: Int64Array, room: Int64Array
) -> None:
    """A new match at a table: scores of nothing, a dealer by lot, the first deal."""
    for seat in range(4):
        table[at.SCORES + seat] = 0
    table[at.NUMBER], table[at.SCORED] = 0, 0
    first, table[at.CHANCE] = below(4, int(table[at.CHANCE]))
    table[at.DEALER] = first + 3 & 3
    deal(table, marks, rules, contracts, pack, room)


@kernel
def deal(
    table: Int64Row, marks: Int64Row, rules: Int64Row, contracts: Int64Array, pack: Int64Array, room: Int64Array
) -> None:
    """The next deal of a match: the next dealer, the pack shuffled and dealt, nothing said or played."""
    for word in range(at.HANDS, at.SCORES):
        if word not in (at.DEALER, at.NUMBER):
            table[word] = 0
    for word in range(at.TRICKS, at.CHANCE):
        table[word] = 0
    for word in range(at.VOIDS, at.MATCH):
        table[word] = 0
    for word in range(at.VOID, at.SCORED):
        table[word] = 0
    clear(marks, 0, at.MARKS)
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
def begin(table: Int64Row, rules: Int64Row, contracts: Int64Array) -> None:
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
        talk = part(table, at.TALK)
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


@inlined
def open_to(table: Int64Row, rules: Int64Row, terms: Int64Array, stronger: Int64Row) -> None:
    """Notes at a table what the seat to act may play and call."""
    table[at.MAY_CALLS] = may_call(table, rules)
    table[at.MAY_CARDS] = 0
    if table[at.STAGE] == at.PLAYING:
        words = row(terms, int(table[at.CONTRACT]))
        trick = (int(table[at.LED]), int(table[at.BEST]), int(table[at.AHEAD]), int(table[at.RUFFED]))
        hand, played = int(table[at.HANDS + table[at.TURN]]), int(table[at.PLAYED])
        table[at.MAY_CARDS] = may_play(hand, played, trick, int(stronger[trick[1]]), int(words[TRUMP]), duties_of(words))


@inlined
def lay(table: Int64Row, marks: Int64Row, rules: Int64Row, terms: Int64Array, stronger: Int64Row, card: int) -> None:
    """A card of the seat to act; the fourth one ends the trick."""
    words, seat, played = row(terms, int(table[at.CONTRACT])), int(table[at.TURN]), int(table[at.PLAYED])
    trick = (int(table[at.LED]), int(table[at.BEST]), int(table[at.AHEAD]), int(table[at.RUFFED]))
    trick = laid(card, played, trick, int(stronger[trick[1]]), int(words[TRUMP]))
    table[at.HANDS + seat] ^= 1 << card
    table[at.LAID] += 1
    marks[52 * seat + (card >> 4) * 13 + (card & 15)] = table[at.LAID]
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
def spoken(table: Int64Row, rules: Int64Row, contracts: Int64Array, said: int) -> None:
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
def card_of(action: int) -> int:
    """The card of an action from 0 to 51: a multiplication in place of a division by 13."""
    suit = action * 79 >> 10
    return action + 3 * suit


@kernel
def allowed(table: Int64Row, rules: Int64Row, action: int) -> bool:
    """True for an action that the seat to act may take."""
    if 0 <= action < 52:
        return bool(table[at.MAY_CARDS] >> (card_of(action)) & 1)
    place = action - int(rules[at.CALLS])
    return bool(0 <= place < 62 and table[at.MAY_CALLS] >> place & 1)


@kernel
def first_refused(tables: Int64Array, rules: Int64Array, actions: Int64Array, waiting: Int8Array) -> int:
    """The number of the first table whose action is not legal, -1 where all are; at one that waits any action will do."""
    given = raw(rules)
    for number in range(len(tables)):
        if not waiting[number] and not allowed(row(tables, number), given, int(actions[number])):
            return number
    return -1


@inlined
def moved(
    table: Int64Row, marks: Int64Row, rules: Int64Row, contracts: Int64Array, terms: Int64Array, stronger: Int64Row,
    pack: Int64Array, room: Int64Array, gained: Any, action: int,
) -> int:  # fmt: skip
    """A legal action at a table; returns 1 where the match ends with it, 2 where it is cut short: nothing follows then."""
    if action < 52:
        lay(table, marks, rules, terms, stronger, card_of(action))
    else:
        spoken(table, rules, contracts, action - int(rules[at.CALLS]))
    if table[at.STAGE] == at.DONE:
        over = settle(table, rules, terms, room, gained)
        if over:
            table[at.MATCH] += 1
            table[at.MAY_CARDS], table[at.MAY_CALLS] = 0, 0
            return over
        deal(table, marks, rules, contracts, pack, room)
    open_to(table, rules, terms, stronger)
    return 0


@kernel
def reset(
    tables: Int64Array, marks: Int16Array, rules: Int64Array, contracts: Int64Array, terms: Int64Array,
    stronger: Int64Array, pack: Int64Array, which: Int8Array, seed: int, first: int,
) -> None:  # fmt: skip
    """Opens the first match at those tables of which `which` tells 1; the first of all has the number `first`."""
    room, given, beats = pack.copy(), raw(rules), raw(stronger)
    for number in range(len(tables)):
        if which[number]:
            table = row(tables, number)
            table[at.CHANCE] = first_chance(seed, first + number)
            table[at.MATCH] = 0
            open_match(table, row(marks, number), given, contracts, pack, room)
            open_to(table, given, terms, beats)


@kernel
def reopen(
    tables: Int64Array, marks: Int16Array, rules: Int64Array, contracts: Int64Array, terms: Int64Array,
    stronger: Int64Array, pack: Int64Array, which: Int8Array,
) -> None:  # fmt: skip
    """Opens the next match at those tables of which `which` tells 1."""
    room, given, beats = pack.copy(), raw(rules), raw(stronger)
    for number in range(len(tables)):
        if which[number]:
            table = row(tables, number)
            open_match(table, row(marks, number), given, contracts, pack, room)
            open_to(table, given, terms, beats)


@kernel
def step(
    tables: Int64Array, marks: Int16Array, rules: Int64Array, contracts: Int64Array, terms: Int64Array,
    stronger: Int64Array, pack: Int64Array, actions: Int64Array, waiting: Int8Array, rewards: Float32Array,
    ended: Int8Array, cut: Int8Array,
) -> None:  # fmt: skip
    """Moves every table on by a legal action, but for those that wait for their next match."""
    room, given, beats = pack.copy(), raw(rules), raw(stronger)
    for number in range(len(tables)):
        gained = row(rewards, number)
        for seat in range(4):
            gained[seat] = 0.0
        ended[number], cut[number] = 0, 0
        if waiting[number]:
            continue
        over = moved(
            row(tables, number),
            row(marks, number),
            given,
            contracts,
            terms,
            beats,
            pack,
            room,
            gained,
            int(actions[number]),
        )
        ended[number], cut[number] = over & 1, over >> 1


@inlined
def drawn(table: Int64Row, rules: Int64Row, chance: int) -> int:
    """A legal action of the seat to act, all equally likely; 0 where there is none."""
    cards, calls = int(table[at.MAY_CARDS]), int(table[at.MAY_CALLS])
    many = count(cards)
    place = (chance & LOW32) * (many + count(calls)) >> 32
    if place < many:
        card = nth(cards, place)
        return (card >> 4) * 13 + (card & 15)
    return int(rules[at.CALLS]) + nth(calls, place - many) if calls else 0


@kernel
def by_chance(tables: Int64Array, rules: Int64Array, chances: Int64Array, actions: Int64Array) -> None:
    """A legal action for each table, all equally likely; `chances` are generators, one for each."""
    given = raw(rules)
    for number in range(len(tables)):
        chance = next_chance(int(chances[number]))
        chances[number] = chance
        actions[number] = drawn(row(tables, number), given, chance)
