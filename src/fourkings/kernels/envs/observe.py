"""Observations, what the seat to act may see of its table as a row of numbers, and its legal actions: see `layout`."""

from __future__ import annotations

from typing import TYPE_CHECKING

from .. import inlined, kernel
from ..bits import clear, copy, lowest, part, popcount, raw, row
from ..king import auction
from ..playout import LAST_COUNT, LAST_POINTS, TRICK, TRUMP
from . import layout as at
from .calls import ASK, GOOD, PASS, RANK, REFUSE, RUNG, SPLIT, ULTIMATUM

if TYPE_CHECKING:
    from ..arrays import Int8Array, Int16Array, Int64Array, Int64Row


@kernel
def card_index(card: int) -> int:
    """Return the number from 0 to 51 by which an observation denotes a card, suit by suit."""
    return (card >> 4) * 13 + (card & 15)


@kernel
def observe(
    tables: Int64Array, marks: Int16Array, rules: Int64Array, terms: Int64Array, worths: Int16Array,
    observations: Int16Array, masks: Int8Array, turns: Int8Array,
) -> None:  # fmt: skip
    """For each table, fill in the observation, the mask of legal actions and, in `turns`, the seat to act.

    marks: when each seat played each card · worths: the points for taking each card, by contract.
    """
    first, call_count, rules_row = int(rules[at.CALLS]), int(rules[at.CALL_COUNT]), raw(rules)
    for number in range(len(tables)):
        table, observation, mask = row(tables, number), row(observations, number), row(masks, number)
        # The words for calls of other games are always 0.
        clear(observation, at.OWN, at.BY_SEAT)
        clear(observation, at.ON_TABLE, at.SAID - at.ON_TABLE)
        for said in range(at.SAID + first - 52, at.STAGES, at.ALL_CALLS):
            clear(observation, said, call_count)
        clear(observation, at.STAGES, at.NUMBERS - at.STAGES)
        clear(mask, 0, 52)
        clear(mask, first, call_count)
        me = int(table[at.TURN])
        turns[number] = me
        cards, calls = int(table[at.MAY_CARDS]), int(table[at.MAY_CALLS])
        while cards:
            mask[card_index(lowest(cards))] = 1
            cards &= cards - 1
        while calls:
            mask[first + lowest(calls)] = 1
            calls &= calls - 1
        observe_cards(table, row(marks, number), me, observation)
        observe_numbers(table, terms, worths, me, observation)
        observe_calls(table, rules_row, me, observation)


@inlined
def observe_cards(table: Int64Row, marks: Int64Row, me: int, observation: Int64Row) -> None:
    """Write the cards that the seat `me` sees: its own, those played, on the table, dealt face up; and the voids shown."""
    cards = int(table[at.HANDS + me])
    while cards:
        observation[at.OWN + card_index(lowest(cards))] = 1
        cards &= cards - 1
    for seat in range(4):
        copy(observation, at.BY_SEAT + 52 * (seat - me & 3), marks, 52 * seat, 52)
    for index in range(int(table[at.PLAYED])):
        observation[at.ON_TABLE + card_index(int(table[at.TABLE + index]))] = index + 1
    if table[at.TURNED] >= 0:
        observation[at.SHOWN + card_index(int(table[at.TURNED]))] = (table[at.DEALER] - me & 3) + 1
    voids = int(table[at.VOIDS])
    while voids:
        void = lowest(voids)
        observation[at.SHOWN_VOIDS + 4 * ((void >> 2) - me & 3) + (void & 3)] = 1
        voids &= voids - 1
    for seat in range(4):
        if table[at.FACE_UP + seat] >= 0:
            observation[at.SHOWN + card_index(int(table[at.FACE_UP + seat]))] = (seat - me & 3) + 1


@inlined
def observe_numbers(table: Int64Row, terms: Int64Array, worths: Int16Array, me: int, observation: Int64Row) -> None:
    """Write the stage, dealer and leader, scores, tricks and points by seat, and the contract to an observation."""
    observation[at.STAGES + (0 if table[at.STAGE] == at.TALKING else 1)] = 1
    observation[at.SEAT_DEALER + (table[at.DEALER] - me & 3)] = 1
    observation[at.SEAT_LEADER + (table[at.LEADER] - me & 3)] = 1
    observation[at.PLACE], observation[at.DEAL] = table[at.PLAYED], table[at.NUMBER]
    for seat in range(4):
        other = seat - me & 3
        observation[at.SCORES_NOW + other] = table[at.SCORES + seat]
        observation[at.TRICKS_NOW + other] = table[at.TRICKS + seat]
        observation[at.POINTS_NOW + other] = table[at.POINTS + seat]
        observation[at.HELD + other] = popcount(int(table[at.HANDS + seat]))
    contract = int(table[at.CONTRACT])
    if contract >= 0:
        words = row(terms, contract)
        copy(observation, at.WORTH, row(worths, contract), 0, 52)
        observation[at.TRUMPS + (lowest(int(words[TRUMP])) >> 4)] = 1
        observation[at.EACH_TRICK], observation[at.LAST_COUNT], observation[at.LAST_POINTS] = (
            words[TRICK],
            words[LAST_COUNT],
            words[LAST_POINTS],
        )


@kernel
def observe_calls(table: Int64Row, rules: Int64Row, me: int, observation: Int64Row) -> None:  # noqa: C901 - one kind after the other
    """Write to an observation the calls in force by seat, and the state of an auction."""
    kind, said = rules[at.KIND], at.SAID + int(rules[at.CALLS]) - 52
    if kind == at.BIDS:
        for seat in range(4):
            if table[at.TALK + seat]:
                observation[said + at.ALL_CALLS * (seat - me & 3) + table[at.TALK + seat] - 2] = 1
    elif kind == at.ANNOUNCEMENTS:
        for seat in range(4):
            cliques = int(table[at.TALK + seat])
            while cliques:
                observation[said + at.ALL_CALLS * (seat - me & 3) + lowest(cliques)] = 1
                cliques &= cliques - 1
    elif kind == at.NAMING:
        for seat in range(4):
            first = said + at.ALL_CALLS * (seat - me & 3)
            number, rank = int(table[at.TALK + seat]), int(table[at.TALK + at.NAMED + seat])
            if number >= 0:
                observation[first + (number - 3 if number else GOOD)] = 1
            if rank >= 0:
                observation[first + (RANK + rank if rank < 3 else GOOD)] = 1
    elif kind == at.AUCTION:
        observe_auction(part(table, at.TALK), me, said, observation)


@kernel
def observe_auction(auction_state: Int64Row, me: int, said: int, observation: Int64Row) -> None:
    """Write to an observation the calls in force in King's auction from index `said` on, and its step, price and buyer."""
    dealer = said + at.ALL_CALLS * (int(auction_state[auction.DEALER]) - me & 3)
    step, price = int(auction_state[auction.STEP]), int(auction_state[auction.PRICE])
    observation[at.STEP + step] = 1
    for seat in range(4):
        if auction_state[auction.PASSED] >> seat & 1:
            observation[said + at.ALL_CALLS * (seat - me & 3) + PASS] = 1
    if auction_state[auction.STANDING] >= 0:
        observation[
            said + at.ALL_CALLS * (int(auction_state[auction.LEADER]) - me & 3) + RUNG + auction_state[auction.STANDING]
        ] = 1
    if step == auction.ASKED:
        observation[dealer + ASK + price] = 1
    elif step == auction.ULTIMATUM:
        observation[dealer + ULTIMATUM + 2 * price + auction_state[auction.FALLBACK]] = 1
    elif step == auction.REFUSED:
        observation[dealer + REFUSE] = 1
    elif step == auction.SPLIT_UP:
        observation[dealer + SPLIT] = 1
    if auction_state[auction.DECLARED] >= 0:
        namer = int(auction_state[auction.BUYER] if auction_state[auction.BUYER] >= 0 else auction_state[auction.DEALER])
        observation[said + at.ALL_CALLS * (namer - me & 3) + auction_state[auction.DECLARED]] = 1
    if auction_state[auction.BUYER] >= 0:
        observation[at.BUYER + (auction_state[auction.BUYER] - me & 3)] = 1
    observation[at.PRICE] = price + 1
    observation[at.BIDS_MADE] = auction_state[auction.BIDS_MADE]
