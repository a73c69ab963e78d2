"""Opponents inside the vector environment: they act at every table until it is the learner's turn.

Cards are played at random, as the bot `careful` does in penalty deals, or by a net (see `policy.net`); calls are made at
random, or by simple rules: cliques are announced, a bid is what the hand promises, and in an auction nobody buys.
"""

from __future__ import annotations

from typing import TYPE_CHECKING, Any, Final

from .. import inlined, kernel
from ..bits import highest, lowest, part, popcount, raw, row
from ..playout import LAST_COUNT, TRUMP, next_random
from ..policy.careful import avoid
from ..policy.chances import weigh
from ..policy.features import bid_status
from ..policy.net import best_card
from . import layout as at
from .calls import ASK, DONE_CALL, NO, PASS, REFUSE, SELL
from .step import apply_action, random_action

if TYPE_CHECKING:
    from ..arrays import Float32Array, Float64Array, Int8Array, Int16Array, Int64Array, Int64Row

CHANCE, CAREFUL, NET = range(3)  #: the kinds of players
ACES: Final = 0x1000_1000_1000_1000
HEARTS: Final = 0x1FFF_0000


@kernel
def promised_bid(hand: int) -> int:
    """Return the number of tricks to bid on a hand with hearts as trumps: aces, guarded kings, long hearts, ruffs."""
    halves, ruffs = 0, 0
    for suit in range(4):
        cards = hand & 0x1FFF << 16 * suit
        if cards & ACES:
            halves += 2
        if cards & ACES >> 1 and popcount(cards) > 1:
            halves += 1
        if not cards & HEARTS and popcount(cards) < 2:
            ruffs += 1
    trumps = popcount(hand & HEARTS)
    halves += 2 * max(0, trumps - 3) + 2 * min(ruffs, max(0, trumps - 1))
    return max(2, halves >> 1)


@kernel
def choose_call(table: Int64Row, rules: Int64Row, calls: int) -> int:
    """Return the call, out of the mask of legal `calls`, that an opponent makes by simple rules, as an index."""
    kind = rules[at.KIND]
    if kind == at.BIDS:
        index = promised_bid(int(table[at.HANDS + table[at.TURN]])) - 2
        above = calls >> index << index
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
        length = popcount(hand & 0x1FFF << 16 * suit)
        if declarations >> suit & 1 and length > longest:
            longest, named = length, suit
    return named


@kernel
def choose_by_net(
    table: Int64Row, rules: Int64Row, terms: Int64Row, stronger: Int64Array, worth: Int64Array, costly: int,
    tables: Int64Array, rng: int, rows: Int64Array,
) -> tuple[int, int]:  # fmt: skip
    """Return the card that a net chooses for the seat to act, with random noise, and the generator."""
    seat, played, voids = int(table[at.TURN]), int(table[at.PLAYED]), int(table[at.VOIDS])
    hand, trump, legal = int(table[at.HANDS + seat]), int(terms[TRUMP]), int(table[at.MAY_CARDS])
    in_play = int(table[at.HANDS] | table[at.HANDS + 1] | table[at.HANDS + 2] | table[at.HANDS + 3])
    trick = (int(table[at.LED]), int(table[at.BEST]), int(table[at.AHEAD]), int(table[at.RUFFED]))
    above, partners, left = int(stronger[trick[1]]), int(rules[at.PARTNERS]), popcount(hand)
    pot = int(worth[64]) + (int(worth[65]) if left <= terms[LAST_COUNT] else 0)
    for index in range(played):
        pot += int(worth[table[at.TABLE + index]])
    bids = bid_status(seat, part(table, at.TALK), part(table, at.TRICKS), left) if rules[at.KIND] == at.BIDS else 0
    return best_card(
        legal, seat, hand, in_play ^ hand, played, trick, above, pot, voids, partners, bids, rng, trump, raw(stronger),
        raw(worth), costly, raw(tables), raw(rows),
    )  # fmt: skip


@inlined
def choose_carefully(
    table: Int64Row, terms: Any, stronger: Int64Array, tempers: Float64Array, masks: Int64Array, shares: Float64Array
) -> int:
    """Return the card that the bot `careful` plays for the seat to act, in a deal in which cards or tricks cost."""
    seat = int(table[at.TURN])
    hand = int(table[at.HANDS + seat])
    in_play = int(table[at.HANDS] | table[at.HANDS + 1] | table[at.HANDS + 2] | table[at.HANDS + 3])
    on_table = 0
    for index in range(int(table[at.PLAYED])):
        on_table |= 1 << int(table[at.TABLE + index])
    weigh(part(table, at.HANDS), seat, int(table[at.VOIDS]), in_play ^ hand, masks, shares)
    return avoid(
        int(table[at.MAY_CARDS]), hand, seat, int(table[at.PLAYED]), int(table[at.LED]), int(table[at.BEST]), on_table,
        in_play, terms, stronger, tempers, masks, shares,
    )  # fmt: skip


@kernel
def play_on(
    tables: Int64Array, marks: Int16Array, rules: Int64Array, contracts: Int64Array, terms: Int64Array,
    stronger: Int64Array, pack: Int64Array, active: Int8Array, seats: Int8Array, kind: int, rngs: Int64Array,
    worths: Int64Array, costly: Int64Array, care: Int64Array, net_of: Int64Array, nets: Int64Array, tempers: Float64Array,
    masks: Int64Array, shares: Float64Array, rows: Int64Array, log: Int16Array, rewards: Float32Array, ended: Int8Array,
    cut: Int8Array,
) -> None:  # fmt: skip
    """Act for the opponents at the `active` tables until it is the learner's turn there or the match is over.

    seats: the learner's, by table · kind: of opponent (CHANCE, CAREFUL or NET) · rngs: a generator for each table · by
    contract `worths` and `costly` as `rollout` takes them, `care`: 1 if careful has rules of its own, `net_of`: the row of
    `nets` · log: by table a count, then the actions taken, which are added; no columns for no log · ended, cut: set to 1 if
    the match ends, or is cut short.
    """
    scratch, rules_row, stronger_row = pack.copy(), raw(rules), raw(stronger)
    for number in range(len(tables)):
        if not active[number] or ended[number] or cut[number]:
            continue
        table, table_marks, reward = row(tables, number), row(marks, number), row(rewards, number)
        me, ending, chance = int(seats[number]), 0, int(rngs[number])
        while ending == 0 and int(table[at.TURN]) != me:
            legal, calls = int(table[at.MAY_CARDS]), int(table[at.MAY_CALLS])
            if kind == CHANCE:
                chance = next_random(chance)
                action = random_action(table, rules_row, chance)
            elif calls:
                action = int(rules_row[at.CALLS]) + choose_call(table, rules_row, calls)
            else:
                contract = int(table[at.CONTRACT])
                if legal & legal - 1 == 0:
                    card = lowest(legal)
                elif kind == CAREFUL and care[contract]:
                    card = choose_carefully(table, row(terms, contract), stronger, tempers, masks, shares)
                else:
                    card, chance = choose_by_net(
                        table, rules_row, row(terms, contract), stronger, worths[contract], int(costly[contract]),
                        nets[net_of[contract]], chance, rows,
                    )  # fmt: skip
                action = (card >> 4) * 13 + (card & 15)
            if log.shape[1] > 0:
                log[number, 0] += 1
                log[number, log[number, 0]] = action
            ending = apply_action(
                table, table_marks, rules_row, contracts, terms, stronger_row, pack, scratch, reward, action
            )
        rngs[number] = chance
        ended[number], cut[number] = ending & 1, ending >> 1
