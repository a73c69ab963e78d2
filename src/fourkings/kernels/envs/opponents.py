"""Players inside the vector environment: they act at every table until it is the learner's turn.

Cards are played by chance, as careful does in deals that cost, or by a net (see `policy.net`); calls by chance, or by a few
rules of thumb: cliques are announced, a bid is what the hand promises, and in an auction nobody buys.
"""

from __future__ import annotations

from typing import TYPE_CHECKING, Any, Final

from .. import inlined, kernel
from ..bits import count, highest, lowest, part, raw, row
from ..playout import LAST_MANY, LOW32, TRUMP, next_chance
from ..policy.careful import avoid
from ..policy.chances import weigh
from ..policy.features import FEATURES, WHOLE, single, standing, whole
from ..policy.linear import friends_and_foes
from ..policy.net import GROUP, GUMBEL, added, merit
from . import layout as at
from .step import drawn, moved
from .talk import ASK, DONE_CALL, NO, PASS, REFUSE, SELL

if TYPE_CHECKING:
    from ..arrays import Float32Array, Float64Array, Int8Array, Int16Array, Int64Array, Int64Row

CHANCE, CAREFUL, NET = range(3)
"""The kinds of players."""
ACES: Final = 0x1000_1000_1000_1000
HEARTS: Final = 0x1FFF_0000


@kernel
def promised(hand: int) -> int:
    """The bid that a hand promises with hearts for trumps: aces, guarded kings, hearts beyond three, short suits ruffed."""
    halves, ruffs = 0, 0
    for suit in range(4):
        cards = hand & 0x1FFF << 16 * suit
        if cards & ACES:
            halves += 2
        if cards & ACES >> 1 and count(cards) > 1:
            halves += 1
        if not cards & HEARTS and count(cards) < 2:
            ruffs += 1
    trumps = count(hand & HEARTS)
    halves += 2 * max(0, trumps - 3) + 2 * min(ruffs, max(0, trumps - 1))
    return max(2, halves >> 1)


@kernel
def say(table: Int64Row, rules: Int64Row, calls: int) -> int:
    """The call of a player of few words, by its place in the game's list; -1 to play a card."""
    kind = rules[at.KIND]
    if kind == at.BIDS:
        place = promised(int(table[at.HANDS + table[at.TURN]])) - 2
        above = calls >> place << place
        return lowest(above) if above else highest(calls)
    if kind == at.ANNOUNCEMENTS:
        announced = calls & ~(1 << DONE_CALL)
        return lowest(announced) if announced else DONE_CALL
    if kind == at.NAMING:
        return highest(calls) if table[at.STAGE] == at.PLAYING else lowest(calls)
    for least in (PASS, NO, REFUSE, SELL):
        if calls >> least & 1:
            return least
    declarations = calls & 0b111111
    if not declarations:
        return lowest(calls >> ASK << ASK) if calls >> ASK else lowest(calls)
    hand, longest, named = int(table[at.HANDS + table[at.TURN]]), -1, lowest(declarations)
    for suit in range(4):
        many = count(hand & 0x1FFF << 16 * suit)
        if declarations >> suit & 1 and many > longest:
            longest, named = many, suit
    return named


@kernel
def by_net(
    table: Int64Row, rules: Int64Row, terms: Int64Row, stronger: Int64Array, worth: Int64Array, costly: int,
    tables: Int64Array, chance: int, seen: Int64Array,
) -> tuple[int, int]:  # fmt: skip
    """The card of greatest merit and luck, and the generator afterwards."""
    seat, played, voids = int(table[at.TURN]), int(table[at.PLAYED]), int(table[at.VOIDS])
    hand, trump, may = int(table[at.HANDS + seat]), int(terms[TRUMP]), int(table[at.MAY_CARDS])
    everything = int(table[at.HANDS] | table[at.HANDS + 1] | table[at.HANDS + 2] | table[at.HANDS + 3])
    trick = (int(table[at.LED]), int(table[at.BEST]), int(table[at.AHEAD]), int(table[at.RUFFED]))
    above, partners, left = int(stronger[trick[1]]), int(rules[at.PARTNERS]), count(hand)
    pot = int(worth[64]) + (int(worth[65]) if left <= terms[LAST_MANY] else 0)
    for place in range(played):
        pot += int(worth[table[at.TABLE + place]])
    bids = standing(seat, part(table, at.TALK), part(table, at.TRICKS), left) if rules[at.KIND] == at.BIDS else 0
    rest = everything ^ hand
    group = whole(seat, hand, rest, played, trick, above, pot, voids, partners, bids, trump, costly, seen)
    first = group * GROUP
    total = added((0, 0, 0, 0, 0), tables, first, seen, 0, WHOLE)
    foes, friend = friends_and_foes(voids, seat, partners)
    ahead = 1 if partners and played >= 2 and trick[2] == played - 2 else 0
    chosen, most, luck = -1, 0, 0
    while may:
        card = lowest(may)
        may &= may - 1
        if luck < 256:
            chance = next_chance(chance)
            luck = chance & LOW32 | 1 << 32
        single(card, hand, rest, played, trick, above, foes, friend, ahead, trump, stronger, worth, costly, seen)
        good = merit(added(total, tables, first, seen, WHOLE, FEATURES)) + int(tables[GUMBEL + (luck & 255)])
        luck >>= 8
        if chosen < 0 or good > most:
            chosen, most = card, good
    return chosen, chance


@inlined
def by_care(
    table: Int64Row, terms: Any, stronger: Int64Array, tempers: Float64Array, masks: Int64Array, shares: Float64Array
) -> int:
    """The card of a careful player in a deal that costs."""
    seat = int(table[at.TURN])
    hand = int(table[at.HANDS + seat])
    everything = int(table[at.HANDS] | table[at.HANDS + 1] | table[at.HANDS + 2] | table[at.HANDS + 3])
    on_table = 0
    for place in range(int(table[at.PLAYED])):
        on_table |= 1 << int(table[at.TABLE + place])
    weigh(part(table, at.HANDS), seat, int(table[at.VOIDS]), everything ^ hand, masks, shares)
    return avoid(
        int(table[at.MAY_CARDS]), hand, seat, int(table[at.PLAYED]), int(table[at.LED]), int(table[at.BEST]), on_table,
        everything, terms, stronger, tempers, masks, shares,
    )  # fmt: skip


@kernel
def play_on(
    tables: Int64Array, marks: Int16Array, rules: Int64Array, contracts: Int64Array, terms: Int64Array,
    stronger: Int64Array, pack: Int64Array, which: Int8Array, seats: Int8Array, who: int, chances: Int64Array,
    worths: Int64Array, costly: Int64Array, care: Int64Array, net_of: Int64Array, nets: Int64Array, tempers: Float64Array,
    masks: Int64Array, shares: Float64Array, seen: Int64Array,
    rewards: Float32Array, ended: Int8Array, cut: Int8Array,
) -> None:  # fmt: skip
    """Plays on at those tables of which `which` tells 1, until it is the learner's turn there or the match is over.

    seats: the learner's, by table · who: a kind of player · chances: a generator for each table · by contract `worths` and
    `costly` as `policy.linear` takes them, `care`: 1 where careful has rules of its own, `net_of`: the row of `nets`.
    """
    room, given, beats = pack.copy(), raw(rules), raw(stronger)
    for number in range(len(tables)):
        if not which[number] or ended[number] or cut[number]:
            continue
        table, laid_down, gained = row(tables, number), row(marks, number), row(rewards, number)
        me, over, chance = int(seats[number]), 0, int(chances[number])
        while over == 0 and int(table[at.TURN]) != me:
            may, calls = int(table[at.MAY_CARDS]), int(table[at.MAY_CALLS])
            if who == CHANCE:
                chance = next_chance(chance)
                action = drawn(table, given, chance)
            elif calls:
                action = int(given[at.CALLS]) + say(table, given, calls)
            else:
                contract = int(table[at.CONTRACT])
                if may & may - 1 == 0:
                    card = lowest(may)
                elif who == CAREFUL and care[contract]:
                    card = by_care(table, row(terms, contract), stronger, tempers, masks, shares)
                else:
                    card, chance = by_net(
                        table, given, row(terms, contract), stronger, worths[contract], int(costly[contract]),
                        nets[net_of[contract]], chance, seen,
                    )  # fmt: skip
                action = (card >> 4) * 13 + (card & 15)
            over = moved(table, laid_down, given, contracts, terms, beats, pack, room, gained, action)
        chances[number] = chance
        ended[number], cut[number] = over & 1, over >> 1
