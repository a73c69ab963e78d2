"""What the seat to act sees of each table, as one row of numbers, and what it may do: see `fourkings.envs.spaces`."""

from __future__ import annotations

from typing import TYPE_CHECKING

from .. import inlined, kernel
from ..bits import clear, copy, count, lowest, part, raw, row
from ..king import auction
from ..playout import LAST_EACH, LAST_MANY, TRICK, TRUMP
from . import layout as at
from .talk import ASK, GOOD, PASS, RANK, REFUSE, RUNG, SPLIT, ULTIMATUM

if TYPE_CHECKING:
    from ..arrays import Int8Array, Int16Array, Int64Array, Int64Row


@kernel
def place_of(card: int) -> int:
    """The number of a card from 0 to 51, suit by suit."""
    return (card >> 4) * 13 + (card & 15)


@kernel
def observe(
    tables: Int64Array, marks: Int16Array, rules: Int64Array, terms: Int64Array, worths: Int16Array,
    seen: Int16Array, masks: Int8Array, turns: Int8Array,
) -> None:  # fmt: skip
    """Fills observation, mask and seat of each table; `worths` are the points for taking each card, by contract."""
    first, many, given = int(rules[at.CALLS]), int(rules[at.MANY_CALLS]), raw(rules)
    for number in range(len(tables)):
        table, line, mask = row(tables, number), row(seen, number), row(masks, number)
        # What the calls of other games say is never anything but 0.
        clear(line, at.OWN, at.BY_SEAT)
        clear(line, at.ON_TABLE, at.SAID - at.ON_TABLE)
        for said in range(at.SAID + first - 52, at.STAGES, at.ALL_CALLS):
            clear(line, said, many)
        clear(line, at.STAGES, at.NUMBERS - at.STAGES)
        clear(mask, 0, 52)
        clear(mask, first, many)
        me = int(table[at.TURN])
        turns[number] = me
        cards, calls = int(table[at.MAY_CARDS]), int(table[at.MAY_CALLS])
        while cards:
            mask[place_of(lowest(cards))] = 1
            cards &= cards - 1
        while calls:
            mask[first + lowest(calls)] = 1
            calls &= calls - 1
        see_cards(table, row(marks, number), me, line)
        see_numbers(table, terms, worths, me, line)
        see_talk(table, given, me, line)


@inlined
def see_cards(table: Int64Row, marks: Int64Row, me: int, line: Int64Row) -> None:
    """The cards that a seat sees: its own, those played, on the table, dealt face up; and the voids shown."""
    cards = int(table[at.HANDS + me])
    while cards:
        line[at.OWN + place_of(lowest(cards))] = 1
        cards &= cards - 1
    for seat in range(4):
        copy(line, at.BY_SEAT + 52 * (seat - me & 3), marks, 52 * seat, 52)
    for place in range(int(table[at.PLAYED])):
        line[at.ON_TABLE + place_of(int(table[at.TABLE + place]))] = place + 1
    if table[at.TURNED] >= 0:
        line[at.SHOWN + place_of(int(table[at.TURNED]))] = (table[at.DEALER] - me & 3) + 1
    voids = int(table[at.VOIDS])
    while voids:
        shown = lowest(voids)
        line[at.SHOWN_VOIDS + 4 * ((shown >> 2) - me & 3) + (shown & 3)] = 1
        voids &= voids - 1
    for seat in range(4):
        if table[at.FACE_UP + seat] >= 0:
            line[at.SHOWN + place_of(int(table[at.FACE_UP + seat]))] = (seat - me & 3) + 1


@inlined
def see_numbers(table: Int64Row, terms: Int64Array, worths: Int16Array, me: int, line: Int64Row) -> None:
    """Stage, seats, scores, tricks, and what the deal is played for."""
    line[at.STAGES + (0 if table[at.STAGE] == at.TALKING else 1)] = 1
    line[at.SEAT_DEALER + (table[at.DEALER] - me & 3)] = 1
    line[at.SEAT_LEADER + (table[at.LEADER] - me & 3)] = 1
    line[at.PLACE], line[at.DEAL] = table[at.PLAYED], table[at.NUMBER]
    for seat in range(4):
        other = seat - me & 3
        line[at.SCORES_NOW + other] = table[at.SCORES + seat]
        line[at.TRICKS_NOW + other] = table[at.TRICKS + seat]
        line[at.POINTS_NOW + other] = table[at.POINTS + seat]
        line[at.HELD + other] = count(int(table[at.HANDS + seat]))
    contract = int(table[at.CONTRACT])
    if contract >= 0:
        words = row(terms, contract)
        copy(line, at.WORTH, row(worths, contract), 0, 52)
        line[at.TRUMPS + (lowest(int(words[TRUMP])) >> 4)] = 1
        line[at.EACH_TRICK], line[at.LAST_MANY], line[at.LAST_EACH] = words[TRICK], words[LAST_MANY], words[LAST_EACH]


@kernel
def see_talk(table: Int64Row, rules: Int64Row, me: int, line: Int64Row) -> None:  # noqa: C901 - one kind after the other
    """The calls that stand, by seat, and how far an auction has come."""
    kind, said = rules[at.KIND], at.SAID + int(rules[at.CALLS]) - 52
    if kind == at.BIDS:
        for seat in range(4):
            if table[at.TALK + seat]:
                line[said + at.ALL_CALLS * (seat - me & 3) + table[at.TALK + seat] - 2] = 1
    elif kind == at.ANNOUNCEMENTS:
        for seat in range(4):
            cliques = int(table[at.TALK + seat])
            while cliques:
                line[said + at.ALL_CALLS * (seat - me & 3) + lowest(cliques)] = 1
                cliques &= cliques - 1
    elif kind == at.NAMING:
        for seat in range(4):
            first = said + at.ALL_CALLS * (seat - me & 3)
            number, rank = int(table[at.TALK + seat]), int(table[at.TALK + at.NAMED + seat])
            if number >= 0:
                line[first + (number - 3 if number else GOOD)] = 1
            if rank >= 0:
                line[first + (RANK + rank if rank < 3 else GOOD)] = 1
    elif kind == at.AUCTION:
        see_auction(part(table, at.TALK), me, said, line)


@kernel
def see_auction(talk: Int64Row, me: int, said: int, line: Int64Row) -> None:
    """The calls of an auction that stand, and its numbers."""
    dealer = said + at.ALL_CALLS * (int(talk[auction.DEALER]) - me & 3)
    step, price = int(talk[auction.STEP]), int(talk[auction.PRICE])
    line[at.STEP + step] = 1
    for seat in range(4):
        if talk[auction.PASSED] >> seat & 1:
            line[said + at.ALL_CALLS * (seat - me & 3) + PASS] = 1
    if talk[auction.STANDING] >= 0:
        line[said + at.ALL_CALLS * (int(talk[auction.LEADER]) - me & 3) + RUNG + talk[auction.STANDING]] = 1
    if step == auction.ASKED:
        line[dealer + ASK + price] = 1
    elif step == auction.ULTIMATUM:
        line[dealer + ULTIMATUM + 2 * price + talk[auction.FALLBACK]] = 1
    elif step == auction.REFUSED:
        line[dealer + REFUSE] = 1
    elif step == auction.SPLIT_UP:
        line[dealer + SPLIT] = 1
    if talk[auction.DECLARED] >= 0:
        namer = int(talk[auction.BUYER] if talk[auction.BUYER] >= 0 else talk[auction.DEALER])
        line[said + at.ALL_CALLS * (namer - me & 3) + talk[auction.DECLARED]] = 1
    if talk[auction.BUYER] >= 0:
        line[at.BUYER + (talk[auction.BUYER] - me & 3)] = 1
    line[at.PRICE] = price + 1
    line[at.BIDS_MADE] = talk[auction.BIDS_MADE]
