"""Values from questions: bounds on what the collectors gain from a position, and from each card that may be played there.

The functions that Python calls take arrays; all below them works on bare words.
"""

from __future__ import annotations

from typing import TYPE_CHECKING

from .. import kernel, words
from ..bits import count, highest, lowest, raw
from . import layout as t
from .search import reaches
from .strength import equals, others_than
from .table import ENTRY, SLOT, forget
from .trick import legal, play_card

if TYPE_CHECKING:
    from ..arrays import Int64Row

__all__ = ["ENTRY", "SLOT", "all_values", "clear", "set_root", "value_of", "words"]


@kernel
def clear(memory: Int64Row) -> None:
    """Empties the table."""
    forget(raw(memory))


@kernel
def bounds(
    guessed: int, least: int, most: int, allowed: int, limit: int, pause: int,
    memory: Int64Row, slots: Int64Row, entries: Int64Row,
) -> tuple[int, int]:  # fmt: skip
    """Bounds on the collectors' gain by the cards `allowed` at the root: equal unless the limit of nodes came first.

    `least` and `most` must be true bounds already; `guessed` is where the first question is asked. Once more nodes than
    `pause` are searched, the search waits (PAUSED is set): the next call goes on with it, whatever else it is given.
    """
    if memory[t.PAUSED]:
        least, most, goal = memory[t.LEAST], memory[t.GREATEST], memory[t.GOAL]
        step, went, asked = memory[t.STEP], memory[t.WENT], memory[t.ASKED]
    else:
        for seat in range(4):
            memory[t.ROOT_HANDS + seat] = memory[t.HANDS + seat]
        goal = min(max(guessed, least + 1), most)
        step, went, asked = 1, 0, 0
    while least < most:
        value = reaches(goal, allowed, min(limit, pause), memory, slots, entries)
        if value == t.NO_ANSWER:
            if memory[t.NODES] > limit:
                memory[t.PAUSED] = 0
                for seat in range(4):
                    memory[t.HANDS + seat] = memory[t.ROOT_HANDS + seat]
            else:
                memory[t.LEAST], memory[t.GREATEST], memory[t.GOAL] = least, most, goal
                memory[t.STEP], memory[t.WENT], memory[t.ASKED] = step, went, asked
            return least, most
        asked += 1
        # Steps from the last bound: one at first, then they double the same way, and halve the rest once they turn.
        if value >= goal:
            least = max(least, value)
            step = 2 * step if went == 1 and asked > 2 else 1
            goal = min(least + step, (least + most + 1) // 2) if went != -1 else (least + most + 1) // 2
            went = 1
        else:
            most = min(most, value)
            step = 2 * step if went == -1 and asked > 2 else 1
            goal = max(most + 1 - step, (least + most + 1) // 2) if went != 1 else (least + most + 1) // 2
            went = -1
    return least, most


@kernel
def value_of(
    guessed: int, least: int, most: int, allowed: int, limit: int, pause: int,
    memory: Int64Row, slots: Int64Row, entries: Int64Row,
) -> tuple[int, int]:  # fmt: skip
    """As `bounds`, for arrays."""
    return bounds(guessed, least, most, allowed, limit, pause, raw(memory), raw(slots), raw(entries))


@kernel
def all_values(
    guessed: int, least: int, most: int, may: int, limit: int, pause: int,
    memory: Int64Row, slots: Int64Row, entries: Int64Row,
) -> tuple[int, int]:  # fmt: skip
    """Bounds on the value of the root, and under FOUND on that of each card of `may`, the root's legal ones.

    `least` and `most` hold for every card; under ROOT_LEAST and ROOT_MOST are bounds on the value of the root itself.
    For card c, memory[FOUND + 2 * c] and the word after it are the least and the most that the collectors gain by it. Where
    the search waits (PAUSED is set), the answer is still to come.
    """
    row, table, results = raw(memory), raw(slots), raw(entries)
    place = row[t.ROOT]
    seat = row[t.FRAMES + t.LEADER] + place & 3
    wanting = row[t.WANTS] >> seat & 1
    waiting = 1 if row[t.PAUSED] and row[t.CARDS_LEFT] >= 0 else 0
    if waiting:
        low, high, left = row[t.ROOT_LEAST], row[t.ROOT_MOST], row[t.CARDS_LEFT]
    else:
        low, high = bounds(guessed, row[t.ROOT_LEAST], row[t.ROOT_MOST], may, limit, pause, row, table, results)
        left = may
        row[t.ROOT_LEAST], row[t.ROOT_MOST], row[t.CARDS_LEFT] = low, high, -1
        if row[t.PAUSED]:
            return low, high
    while left:
        if waiting:
            group = row[t.CARDS_ASKED]
        else:
            best = highest(left)
            group = equals(best, row[t.HANDS + seat], others_than(place, t.FRAMES, seat, row), row[t.UNLIKE + best]) & left
        waiting = 0
        asked = 1 << highest(group)
        if wanting:
            card_low, card_high = bounds(high, least, high, asked, limit, pause, row, table, results)
        else:
            card_low, card_high = bounds(low + 1, low, most, asked, limit, pause, row, table, results)
        if row[t.PAUSED]:
            row[t.CARDS_LEFT], row[t.CARDS_ASKED] = left, group
            return low, high
        left ^= group
        while group:
            card = lowest(group)
            group &= group - 1
            row[t.FOUND + 2 * card], row[t.FOUND + 2 * card + 1] = card_low, card_high
    return low, high


@kernel
def likely(leader: int, low: int, high: int, memory: Int64Row) -> int:
    """Where in a range the collectors' gain most likely lies: by their share of the top cards, trumps and the lead.

    The weights are those of a regression on random deals of bridge; only the number of questions asked hangs on them.
    """
    if memory[t.GETS] != memory[t.WANTS] or memory[t.MIXED]:
        return (low + high + 1) // 2
    ours, every = 0, 0
    for seat in range(4):
        every |= memory[t.HANDS + seat]
        if memory[t.GETS] >> seat & 1:
            ours |= memory[t.HANDS + seat]
    trump, power, total = memory[t.TRUMP], 0, 0
    for shift in (0, 16, 32, 48):
        suit = every & 0x1FFF << shift
        for points in (4, 3, 2, 1):
            if suit:
                top = highest(suit)
                suit ^= 1 << top
                total += points
                power += points if ours >> top & 1 else -points
    share = 500 + (30 if memory[t.GETS] >> leader & 1 else -30) + (600 if trump else 750) * power // max(total, 1)
    more_trumps = 2 * count(ours & trump) - count(every & trump)
    share += 600 * more_trumps // max(count(memory[t.HANDS + leader]), 1)
    return low + ((high - low) * min(max(share, 0), 1000) + 500) // 1000


@kernel
def set_root(leader: int, table: int, many: int, memory: Int64Row) -> int:
    """Makes the first frame of a position; returns the cards that may be played there.

    `table` has the `many` cards of the trick so far, a byte each, the leader's lowest; the hands still hold them here
    and lose them. Under LOW_END, HIGH_END and LIKELY is then written what the collectors can gain.
    """
    row = raw(memory)
    shape, low, high = 0, 0, 0
    for seat in range(4):
        for suit in range(4):
            lane = seat * 16 + suit * 4
            if lane < 60:
                shape |= count(row[t.HANDS + seat] & 0x1FFF << suit * 16) << lane
        cards = row[t.HANDS + seat]
        while cards:
            points = row[t.WEIGHT + lowest(cards)]
            low, high = low + min(0, points), high + max(0, points)
            cards &= cards - 1
    tricks = count(row[t.HANDS + leader])
    for gain, times in ((row[t.TRICK], tricks), (row[t.LAST_EACH], min(tricks, row[t.LAST_MANY]))):
        low, high = low + times * min(0, gain), high + times * max(0, gain)
    for word in range(t.FRAME):
        row[t.FRAMES + word] = 0
    row[t.FRAMES + t.LEADER] = leader
    row[t.FRAMES + t.LOW] = low
    row[t.FRAMES + t.HIGH] = high
    row[t.FRAMES + t.SHAPE] = shape
    row[t.PAUSED] = 0
    row[t.LOW_END], row[t.HIGH_END], row[t.LIKELY] = low, high, likely(leader, low, high, row)
    row[t.ROOT_LEAST], row[t.ROOT_MOST] = low, high
    for place in range(many):
        play_card(place, t.FRAMES, table >> 8 * place & 63, 1, row)
    row[t.ROOT] = many
    return legal(many, t.FRAMES, row)
