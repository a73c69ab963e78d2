"""Values from null-window searches: bounds on the collectors' gain from a position, and from each legal card.

The functions that Python calls take arrays; everything below them works on bare pointers.
"""

from __future__ import annotations

from typing import TYPE_CHECKING

from .. import kernel, zeros
from ..bits import highest, lowest, popcount, raw
from . import layout as t
from .moves import legal_moves, make_move
from .search import alpha_beta
from .strength import equals, separators
from .transposition_table import ENTRY, SLOT, clear_table

if TYPE_CHECKING:
    from ..arrays import Int64Row

__all__ = ["ENTRY", "SLOT", "clear", "search", "set_root", "zeros"]


@kernel
def clear(memory: Int64Row) -> None:
    """Empty the transposition table, as is needed before a search with another objective."""
    clear_table(raw(memory))


@kernel
def search(  # noqa: C901, PLR0912, PLR0915
    guess: int, least: int, most: int, legal: int, each: int, limit: int, pause: int, memory: Int64Row, slots: Int64Row,
    entries: Int64Row,
) -> tuple[int, int]:  # fmt: skip
    """Return bounds on the collectors' gain by the cards `legal` at the root: equal unless the node limit came first.

    `least` and `most` must be true bounds for every card; the first null window (a search that asks only whether a goal is
    reached) is at `guess`. each: 1 to search within ROOT_LOWER and ROOT_UPPER, and then each card by itself: for card c,
    memory[CARD_VALUES + 2 * c] and the next word are the least and the most that the collectors gain by it. Once more nodes
    than `pause` are searched, the search pauses (PAUSED is set), and the next call with the same arguments resumes it.

    This is one function because Numba optimises each kernel together with all that it calls: a second one around
    `alpha_beta` would take as long to compile.
    """
    row, table, results = raw(memory), raw(slots), raw(entries)
    lower, upper, group, unvalued = least, most, 0, legal if each else 0
    if row[t.PAUSED]:
        lower, upper, goal = row[t.LOWER_BOUND], row[t.UPPER_BOUND], row[t.GOAL]
        step, direction, questions = row[t.STEP], row[t.DIRECTION], row[t.QUESTIONS]
        group, unvalued = row[t.IN_PROGRESS], row[t.UNVALUED]
    else:
        if each:
            lower, upper = row[t.ROOT_LOWER], row[t.ROOT_UPPER]
        for seat in range(4):
            row[t.ROOT_HANDS + seat] = row[t.HANDS + seat]
        goal, step, direction, questions = min(max(guess, lower + 1), upper), 1, 0, 0
    while True:
        allowed = 1 << highest(group) if group else legal
        while lower < upper:
            # Compiled twice: for deals where taking pays, and where it costs.
            if row[t.COSTS]:
                value = alpha_beta(goal, allowed, min(limit, pause), 1, row, table, results)
            else:
                value = alpha_beta(goal, allowed, min(limit, pause), 0, row, table, results)
            if value == t.UNKNOWN:
                if row[t.NODES] > limit:
                    row[t.PAUSED] = 0
                    for seat in range(4):
                        row[t.HANDS + seat] = row[t.ROOT_HANDS + seat]
                    break
                row[t.LOWER_BOUND], row[t.UPPER_BOUND], row[t.GOAL] = lower, upper, goal
                row[t.STEP], row[t.DIRECTION], row[t.QUESTIONS] = step, direction, questions
                row[t.IN_PROGRESS], row[t.UNVALUED] = group, unvalued
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
        if not each:
            return lower, upper
        if not group:
            row[t.ROOT_LOWER], row[t.ROOT_UPPER] = lower, upper
        while group:
            card = lowest(group)
            group &= group - 1
            row[t.CARD_VALUES + 2 * card], row[t.CARD_VALUES + 2 * card + 1] = lower, upper
        if not unvalued:
            return row[t.ROOT_LOWER], row[t.ROOT_UPPER]
        turn, card = row[t.ROOT_TURN], highest(unvalued)
        seat = row[t.FRAMES + t.LEADER] + turn & 3
        others = separators(turn, t.FRAMES, seat, row)
        group = equals(card, row[t.HANDS + seat], others, row[t.OTHER_KIND + card]) & unvalued
        unvalued ^= group
        if row[t.MAXIMIZERS] >> seat & 1:
            lower, upper = least, row[t.ROOT_UPPER]
            goal = upper
        else:
            lower, upper = row[t.ROOT_LOWER], most
            goal = lower + 1
        step, direction, questions = 1, 0, 0


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
