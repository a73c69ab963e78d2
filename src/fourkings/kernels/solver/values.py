"""Values from null-window searches: bounds on the collectors' gain from a position, and from each legal card.

The functions that Python calls take arrays; everything below them works on bare pointers.
"""

from __future__ import annotations

from typing import TYPE_CHECKING

from .. import kernel, zeros
from ..bits import highest, lowest, popcount, raw
from . import layout as t
from .moves import legal_moves, make_move
from .search import null_window
from .strength import equals, separators
from .transposition_table import ENTRY, SLOT, clear_table

if TYPE_CHECKING:
    from ..arrays import Int64Row

__all__ = ["ENTRY", "SLOT", "all_values", "clear", "set_root", "value_of", "zeros"]


@kernel
def clear(memory: Int64Row) -> None:
    """Empty the transposition table, as is needed before a search with another objective."""
    clear_table(raw(memory))


@kernel
def search_bounds(
    guess: int, lower: int, upper: int, allowed: int, limit: int, pause: int, memory: Int64Row, slots: Int64Row,
    entries: Int64Row,
) -> tuple[int, int]:  # fmt: skip
    """Return bounds on the collectors' gain by the cards `allowed` at the root: equal unless the node limit came first.

    `lower` and `upper` must already be true bounds; the first null window (a search that asks only whether a goal is
    reached) is at `guess`. Once more nodes than `pause` are searched, the search pauses (PAUSED is set) and the next call
    resumes it, whatever its other arguments.
    """
    if memory[t.PAUSED]:
        lower, upper, goal = memory[t.LOWER_BOUND], memory[t.UPPER_BOUND], memory[t.GOAL]
        step, direction, questions = memory[t.STEP], memory[t.DIRECTION], memory[t.QUESTIONS]
    else:
        for seat in range(4):
            memory[t.ROOT_HANDS + seat] = memory[t.HANDS + seat]
        goal = min(max(guess, lower + 1), upper)
        step, direction, questions = 1, 0, 0
    while lower < upper:
        value = null_window(goal, allowed, min(limit, pause), memory, slots, entries)
        if value == t.UNKNOWN:
            if memory[t.NODES] > limit:
                memory[t.PAUSED] = 0
                for seat in range(4):
                    memory[t.HANDS + seat] = memory[t.ROOT_HANDS + seat]
            else:
                memory[t.LOWER_BOUND], memory[t.UPPER_BOUND], memory[t.GOAL] = lower, upper, goal
                memory[t.STEP], memory[t.DIRECTION], memory[t.QUESTIONS] = step, direction, questions
            return lower, upper
        questions += 1
        # Move from the last bound by one, then by doubling steps; bisect the rest once the direction changes.
        if value >= goal:
            lower = max(lower, value)
            step = 2 * step if direction == 1 and questions > 2 else 1
            goal = min(lower + step, (lower + upper + 1) // 2) if direction != -1 else (lower + upper + 1) // 2
            direction = 1
        else:
            upper = min(upper, value)
            step = 2 * step if direction == -1 and questions > 2 else 1
            goal = max(upper + 1 - step, (lower + upper + 1) // 2) if direction != 1 else (lower + upper + 1) // 2
            direction = -1
    return lower, upper


@kernel
def value_of(
    guess: int, lower: int, upper: int, allowed: int, limit: int, pause: int, memory: Int64Row, slots: Int64Row,
    entries: Int64Row,
) -> tuple[int, int]:  # fmt: skip
    """Run `search_bounds` on arrays, for callers outside the kernels."""
    return search_bounds(guess, lower, upper, allowed, limit, pause, raw(memory), raw(slots), raw(entries))


@kernel
def all_values(
    guess: int, lower: int, upper: int, legal: int, limit: int, pause: int, memory: Int64Row, slots: Int64Row,
    entries: Int64Row,
) -> tuple[int, int]:  # fmt: skip
    """Return bounds on the value of the root, and store under CARD_VALUES those of each card of `legal`.

    `lower` and `upper` hold for every card; ROOT_LOWER and ROOT_UPPER are bounds on the root itself. For card c,
    memory[CARD_VALUES + 2 * c] and the next word are the least and the most that the collectors gain by it. If the search
    pauses (PAUSED is set), the answer is still to come.
    """
    row, table, results = raw(memory), raw(slots), raw(entries)
    turn = row[t.ROOT_TURN]
    seat = row[t.FRAMES + t.LEADER] + turn & 3
    maximizes = row[t.MAXIMIZERS] >> seat & 1
    resuming = 1 if row[t.PAUSED] and row[t.UNVALUED] >= 0 else 0
    if resuming:
        low, high, unvalued = row[t.ROOT_LOWER], row[t.ROOT_UPPER], row[t.UNVALUED]
    else:
        low, high = search_bounds(guess, row[t.ROOT_LOWER], row[t.ROOT_UPPER], legal, limit, pause, row, table, results)
        unvalued = legal
        row[t.ROOT_LOWER], row[t.ROOT_UPPER], row[t.UNVALUED] = low, high, -1
        if row[t.PAUSED]:
            return low, high
    while unvalued:
        if resuming:
            group = row[t.IN_PROGRESS]
        else:
            best = highest(unvalued)
            others = separators(turn, t.FRAMES, seat, row)
            group = equals(best, row[t.HANDS + seat], others, row[t.OTHER_KIND + best]) & unvalued
        resuming = 0
        cards = 1 << highest(group)
        if maximizes:
            card_low, card_high = search_bounds(high, lower, high, cards, limit, pause, row, table, results)
        else:
            card_low, card_high = search_bounds(low + 1, low, upper, cards, limit, pause, row, table, results)
        if row[t.PAUSED]:
            row[t.UNVALUED], row[t.IN_PROGRESS] = unvalued, group
            return low, high
        unvalued ^= group
        while group:
            card = lowest(group)
            group &= group - 1
            row[t.CARD_VALUES + 2 * card], row[t.CARD_VALUES + 2 * card + 1] = card_low, card_high
    return low, high


@kernel
def likely_gain(leader: int, low: int, high: int, memory: Int64Row) -> int:
    """Estimate what the collectors gain, from `low` to `high`, by their share of top cards and trumps, and the lead.

    The weights are a regression on random deals of bridge; they affect only the number of searches.
    """
    if memory[t.COLLECTORS] != memory[t.MAXIMIZERS] or memory[t.MIXED]:
        return (low + high + 1) // 2
    ours, in_play = 0, 0
    for seat in range(4):
        in_play |= memory[t.HANDS + seat]
        if memory[t.COLLECTORS] >> seat & 1:
            ours |= memory[t.HANDS + seat]
    trump, power, total = memory[t.TRUMP], 0, 0
    for shift in (0, 16, 32, 48):
        suit = in_play & 0x1FFF << shift
        for points in (4, 3, 2, 1):
            if suit:
                top = highest(suit)
                suit ^= 1 << top
                total += points
                power += points if ours >> top & 1 else -points
    share = 500 + (30 if memory[t.COLLECTORS] >> leader & 1 else -30) + (600 if trump else 750) * power // max(total, 1)
    more_trumps = 2 * popcount(ours & trump) - popcount(in_play & trump)
    share += 600 * more_trumps // max(popcount(memory[t.HANDS + leader]), 1)
    return low + ((high - low) * min(max(share, 0), 1000) + 500) // 1000


@kernel
def set_root(leader: int, table: int, count: int, memory: Int64Row) -> int:
    """Set up the first frame of a position; return its legal cards.

    `table` holds the `count` cards of the trick so far, a byte each, the leader's lowest; the hands still hold them here
    and lose them. MIN_GAIN, MAX_GAIN and LIKELY_GAIN are then set.
    """
    row = raw(memory)
    shape, low, high = 0, 0, 0
    for seat in range(4):
        for suit in range(4):
            lane = seat * 16 + suit * 4
            if lane < 60:
                shape |= popcount(row[t.HANDS + seat] & 0x1FFF << suit * 16) << lane
        cards = row[t.HANDS + seat]
        while cards:
            points = row[t.WEIGHT + lowest(cards)]
            low, high = low + min(0, points), high + max(0, points)
            cards &= cards - 1
    tricks = popcount(row[t.HANDS + leader])
    for gain, times in ((row[t.TRICK], tricks), (row[t.LAST_POINTS], min(tricks, row[t.LAST_COUNT]))):
        low, high = low + times * min(0, gain), high + times * max(0, gain)
    for word in range(t.FRAME):
        row[t.FRAMES + word] = 0
    row[t.FRAMES + t.LEADER] = leader
    row[t.FRAMES + t.LOW] = low
    row[t.FRAMES + t.HIGH] = high
    row[t.FRAMES + t.SHAPE] = shape
    row[t.PAUSED] = 0
    row[t.MIN_GAIN], row[t.MAX_GAIN], row[t.LIKELY_GAIN] = low, high, likely_gain(leader, low, high, row)
    row[t.ROOT_LOWER], row[t.ROOT_UPPER] = low, high
    for turn in range(count):
        make_move(turn, t.FRAMES, table >> 8 * turn & 63, 1, row)
    row[t.ROOT_TURN] = count
    return legal_moves(count, t.FRAMES, row)
