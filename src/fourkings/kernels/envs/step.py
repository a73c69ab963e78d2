"""Steps of the vector environment: one action at each of many tables, with all that follows from it.

That is the next deal, calls, points, the end of a match. A table is a row of words (see `layout`) with a random generator
of its own, so what happens at a table depends on the seed and the table's number alone, however many threads step them.
"""

from __future__ import annotations

from typing import TYPE_CHECKING, Any

from .. import inlined, kernel
from ..bits import clear, lowest, nth, part, popcount, raw, row
from ..deals import random_below
from ..king import auction
from ..playout import LOW32, TRICK, TRUMP, add_card, card_points, duties_of, legal_cards, next_random, seed_rng
from . import layout as at
from .calls import apply_call, legal_calls
from .scoring import score_deal

if TYPE_CHECKING:
    from ..arrays import Float32Array, Int8Array, Int16Array, Int64Array, Int64Row


@kernel
def open_match(
    table: Int64Row, marks: Int64Row, rules: Int64Row, contracts: Int64Array, pack: Int64Array, scratch: Int64Array
) -> None:
    """Open a match at a table: scores of 0, a random dealer, the first deal."""
    for seat in range(4):
        table[at.SCORES + seat] = 0
    table[at.NUMBER], table[at.SCORED] = 0, 0
    first, table[at.CHANCE] = random_below(4, int(table[at.CHANCE]))
    table[at.DEALER] = first + 3 & 3
    deal(table, marks, rules, contracts, pack, scratch)


@kernel
def deal(
    table: Int64Row, marks: Int64Row, rules: Int64Row, contracts: Int64Array, pack: Int64Array, scratch: Int64Array
) -> None:
    """Start the next deal of a match: pass the deal to the next dealer, shuffle the pack and deal it."""
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
    for index in range(size):
        scratch[index] = pack[index]
    for last in range(size - 1, 0, -1):
        other, chance = random_below(last + 1, chance)
        scratch[last], scratch[other] = scratch[other], scratch[last]
    table[at.CHANCE] = chance
    for seat in range(4):
        hand = 0
        for index in range(seat * each, seat * each + each):
            hand |= 1 << int(scratch[index])
        table[at.HANDS + seat] = hand
        table[at.DEALT + seat] = hand
        table[at.FACE_UP + seat] = scratch[seat * each] if rules[at.SHOW_FIRST] else -1
    table[at.TURNED] = scratch[dealer * each] if rules[at.TURN_UP] else -1
    begin_deal(table, rules, contracts)


@kernel
def begin_deal(table: Int64Row, rules: Int64Row, contracts: Int64Array) -> None:
    """Set stage, turn and contract of a deal that has just been dealt."""
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
        auction_state = part(table, at.TALK)
        for word in range(auction.TALK):
            auction_state[word] = -1
        auction_state[auction.STEP], auction_state[auction.PASSED], auction_state[auction.FALLBACK] = auction.OPEN, 0, 0
        auction_state[auction.DEALER], auction_state[auction.BIDS_MADE] = dealer, 0
        auction_state[auction.TURN] = first
        if table[at.CONTRACT] < 0:
            table[at.STAGE] = at.TALKING
            table[at.LEADER] = dealer + 1 & 3
            auction_state[auction.TURN] = dealer
            if rules[at.OF_TALK + auction.ALWAYS]:
                auction_state[auction.STEP], auction_state[auction.TURN] = auction.BID, dealer + 1 & 3
            table[at.TURN] = auction_state[auction.TURN]
    if kind == at.BIDS:
        table[at.CONTRACT] = -1


@inlined
def update_legal_actions(table: Int64Row, rules: Int64Row, terms: Int64Array, stronger: Int64Row) -> None:
    """Store in a table's row the legal cards and calls of the seat to act."""
    table[at.MAY_CALLS] = legal_calls(table, rules)
    table[at.MAY_CARDS] = 0
    if table[at.STAGE] == at.PLAYING:
        contract_terms = row(terms, int(table[at.CONTRACT]))
        trick = (int(table[at.LED]), int(table[at.BEST]), int(table[at.AHEAD]), int(table[at.RUFFED]))
        hand, played = int(table[at.HANDS + table[at.TURN]]), int(table[at.PLAYED])
        table[at.MAY_CARDS] = legal_cards(
            hand, played, trick, int(stronger[trick[1]]), int(contract_terms[TRUMP]), duties_of(contract_terms)
        )


@inlined
def play_card(table: Int64Row, marks: Int64Row, rules: Int64Row, terms: Int64Array, stronger: Int64Row, card: int) -> None:
    """Play a card for the seat to act; after the fourth card, score the trick and set the next leader."""
    contract_terms, seat, played = row(terms, int(table[at.CONTRACT])), int(table[at.TURN]), int(table[at.PLAYED])
    trick = (int(table[at.LED]), int(table[at.BEST]), int(table[at.AHEAD]), int(table[at.RUFFED]))
    trick = add_card(card, played, trick, int(stronger[trick[1]]), int(contract_terms[TRUMP]))
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
    for index in range(3):
        cards |= 1 << int(table[at.TABLE + index])
    winner = int(table[at.LEADER]) + trick[2] & 3
    table[at.POINTS + winner] += contract_terms[TRICK] + card_points(cards, contract_terms)
    table[at.TRICKS + winner] += 1
    table[at.BEFORE], table[at.WINNER] = table[at.WINNER], winner
    table[at.LEADER], table[at.TURN] = winner, winner
    table[at.PLAYED], table[at.LED], table[at.BEST], table[at.AHEAD], table[at.RUFFED] = 0, 0, 0, 0, 0
    left = int(table[at.HANDS] | table[at.HANDS + 1] | table[at.HANDS + 2] | table[at.HANDS + 3])
    if not left or (contract_terms[at.EARLY] and not left & int(contract_terms[at.EARLY])):
        table[at.STAGE] = at.DONE
    elif rules[at.KIND] == at.NAMING and table[at.LAID] == 4 and table[at.TALK + at.SAID_BEST] > 0:
        table[at.STAGE] = at.TALKING
        for step in range(4, 0, -1):
            speaker = int(table[at.DEALER]) + step & 3
            if table[at.TALK + speaker] == table[at.TALK + at.SAID_BEST]:
                table[at.TURN] = speaker


@kernel
def make_call(table: Int64Row, rules: Int64Row, contracts: Int64Array, call: int) -> None:
    """Make a call for the seat to act; the last call begins the play of cards."""
    was_talking = table[at.STAGE] == at.TALKING
    apply_call(table, rules, call)
    if not was_talking or table[at.STAGE] != at.PLAYING:
        return
    if rules[at.KIND] == at.AUCTION:
        table[at.CONTRACT] = contracts[table[at.NUMBER], 1 + table[at.TALK + auction.DECLARED]]
        table[at.LEADER] = table[at.DEALER] if rules[at.DEALER_LEADS] else table[at.DEALER] + 1 & 3
    elif rules[at.KIND] == at.BIDS:
        table[at.CONTRACT] = contracts[0, 0]
    table[at.TURN] = table[at.LEADER]


@kernel
def card_of(action: int) -> int:
    """Return the card (16 * suit + rank) that an action from 0 to 51 plays, without a division by 13."""
    suit = action * 79 >> 10
    return action + 3 * suit


@kernel
def is_legal(table: Int64Row, rules: Int64Row, action: int) -> bool:
    """Return whether the seat to act may take an action."""
    if 0 <= action < 52:
        return bool(table[at.MAY_CARDS] >> (card_of(action)) & 1)
    index = action - int(rules[at.CALLS])
    return bool(0 <= index < 62 and table[at.MAY_CALLS] >> index & 1)


@kernel
def first_refused(tables: Int64Array, rules: Int64Array, actions: Int64Array, waiting: Int8Array) -> int:
    """Return the number of the first table whose action is illegal, or -1; where `waiting` is 1, any is accepted."""
    rules_row = raw(rules)
    for number in range(len(tables)):
        if not waiting[number] and not is_legal(row(tables, number), rules_row, int(actions[number])):
            return number
    return -1


@inlined
def apply_action(
    table: Int64Row, marks: Int64Row, rules: Int64Row, contracts: Int64Array, terms: Int64Array, stronger: Int64Row,
    pack: Int64Array, scratch: Int64Array, reward: Any, action: int,
) -> int:  # fmt: skip
    """Apply a legal action at a table, add to `reward`, and return 1 if the match ends, 2 if it is cut short, else 0."""
    if action < 52:
        play_card(table, marks, rules, terms, stronger, card_of(action))
    else:
        make_call(table, rules, contracts, action - int(rules[at.CALLS]))
    if table[at.STAGE] == at.DONE:
        ending = score_deal(table, rules, terms, scratch, reward)
        if ending:
            table[at.MATCH] += 1
            table[at.MAY_CARDS], table[at.MAY_CALLS] = 0, 0
            return ending
        deal(table, marks, rules, contracts, pack, scratch)
    update_legal_actions(table, rules, terms, stronger)
    return 0


@kernel
def reset(
    tables: Int64Array, marks: Int16Array, rules: Int64Array, contracts: Int64Array, terms: Int64Array,
    stronger: Int64Array, pack: Int64Array, active: Int8Array, seed: int, first: int,
) -> None:  # fmt: skip
    """Open the first match at the `active` tables, seeded by table number; `first` is that of the first row."""
    scratch, rules_row, stronger_row = pack.copy(), raw(rules), raw(stronger)
    for number in range(len(tables)):
        if active[number]:
            table = row(tables, number)
            table[at.CHANCE] = seed_rng(seed, first + number)
            table[at.MATCH] = 0
            open_match(table, row(marks, number), rules_row, contracts, pack, scratch)
            update_legal_actions(table, rules_row, terms, stronger_row)


@kernel
def reopen(
    tables: Int64Array, marks: Int16Array, rules: Int64Array, contracts: Int64Array, terms: Int64Array,
    stronger: Int64Array, pack: Int64Array, active: Int8Array,
) -> None:  # fmt: skip
    """Open the next match at the `active` tables."""
    scratch, rules_row, stronger_row = pack.copy(), raw(rules), raw(stronger)
    for number in range(len(tables)):
        if active[number]:
            table = row(tables, number)
            open_match(table, row(marks, number), rules_row, contracts, pack, scratch)
            update_legal_actions(table, rules_row, terms, stronger_row)


@kernel
def step(
    tables: Int64Array, marks: Int16Array, rules: Int64Array, contracts: Int64Array, terms: Int64Array,
    stronger: Int64Array, pack: Int64Array, actions: Int64Array, waiting: Int8Array, rewards: Float32Array,
    ended: Int8Array, cut: Int8Array,
) -> None:  # fmt: skip
    """Apply an action, known to be legal, at every table, except those that wait for their next match.

    waiting: 1 for the latter · ended, cut: set to 1 where the match ends, or is cut short.
    """
    scratch, rules_row, stronger_row = pack.copy(), raw(rules), raw(stronger)
    for number in range(len(tables)):
        reward = row(rewards, number)
        for seat in range(4):
            reward[seat] = 0.0
        ended[number], cut[number] = 0, 0
        if waiting[number]:
            continue
        ending = apply_action(
            row(tables, number), row(marks, number), rules_row, contracts, terms, stronger_row, pack, scratch, reward,
            int(actions[number]),
        )  # fmt: skip
        ended[number], cut[number] = ending & 1, ending >> 1


@inlined
def random_action(table: Int64Row, rules: Int64Row, chance: int) -> int:
    """Return a random legal action of the seat to act, or 0 if there is none."""
    cards, calls = int(table[at.MAY_CARDS]), int(table[at.MAY_CALLS])
    card_count = popcount(cards)
    index = (chance & LOW32) * (card_count + popcount(calls)) >> 32
    if index < card_count:
        card = nth(cards, index)
        return (card >> 4) * 13 + (card & 15)
    return int(rules[at.CALLS]) + nth(calls, index - card_count) if calls else 0


@kernel
def by_chance(tables: Int64Array, rules: Int64Array, rngs: Int64Array, actions: Int64Array) -> None:
    """Fill `actions` with a random legal action for each table; `rngs` are generators, one for each."""
    rules_row = raw(rules)
    for number in range(len(tables)):
        chance = next_random(int(rngs[number]))
        rngs[number] = chance
        actions[number] = random_action(row(tables, number), rules_row, chance)
