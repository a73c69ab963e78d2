"""Top cards: cards that no card of the others beats, and top trumps, which win a trick sooner or later."""

from __future__ import annotations

from typing import TYPE_CHECKING

from .. import inlined
from ..bits import deposit, highest, lowest, popcount
from . import layout as t

if TYPE_CHECKING:
    from ..arrays import Int64Row


@inlined
def run_of_tops(hand: int, others: int) -> int:
    """Return the cards of a hand in one suit that are higher than all the others' cards of the suit."""
    return hand & -(1 << highest(others) + 1) if others else hand


@inlined
def top_few(hand: int, count: int) -> int:
    """Return the highest `count` cards of a hand in one suit."""
    size = popcount(hand)
    return deposit(((1 << count) - 1) << size - count, hand) if count < size else hand


@inlined
def worth_of(cards: int, memory: Int64Row) -> int:
    """Return the gains that cards carry by themselves, added up; 0 if only tricks count."""
    total = 0
    if memory[t.ONLY_TRICKS]:
        return 0
    while cards:
        total += memory[t.WEIGHT + lowest(cards)]
        cards &= cards - 1
    return total


@inlined
def shared_tops(team: int, memory: Int64Row) -> tuple[int, int]:
    """Return partners' top trumps that each win a trick sooner or later, and the lowest of them, on whose rank this relies.

    They are no more than the longer hand has trumps: it keeps a low one for each top of its partner, and otherwise plays a
    top of its own. No duty to ruff may stand in the way.
    """
    trump = memory[t.TRUMP]
    if trump == 0 or team not in (0b0101, 0b1010) or memory[t.DUTIES + 2]:
        return 0, 0
    first = 0 if team & 1 else 1
    mine, partners = memory[t.HANDS + first] & trump, memory[t.HANDS + first + 2] & trump
    theirs = (memory[t.HANDS + (first ^ 1)] | memory[t.HANDS + (first ^ 1) + 2]) & trump
    both = mine | partners
    tops = top_few(run_of_tops(both, theirs), max(popcount(mine), popcount(partners)))
    return tops, tops & -tops if theirs else 0


@inlined
def surplus_trumps(hand: int, theirs: int) -> tuple[int, int]:
    """Return how many of a hand's trumps win a trick in any play against others' trumps, and the lowest of these by rank.

    Each of its trumps that loses is beaten by a higher one of its own. So of the best three against two higher ones, one
    wins, and of any five against four. No rank is relied on (0) where lengths alone say as much.
    """
    best, relevant = popcount(hand) - popcount(theirs), 0
    count, above = 0, 0
    while theirs:
        above = hand & (-2 << highest(theirs))
        if popcount(above) - count > best:
            best, relevant = popcount(above) - count, above & -above
        count += 1
        theirs ^= 1 << highest(theirs)
    return max(best, 0), relevant


@inlined
def sure_trumps(team: int, memory: Int64Row) -> tuple[int, int, int]:
    """Return what a side's trumps win sooner or later, by rank and length: (tricks, their least gain, relevant cards).

    These are the top trumps of one hand or of two partners (see `shared_tops`), or more of one hand (`surplus_trumps`).
    """
    trump, each, theirs = memory[t.TRUMP], memory[t.TRICK], 0
    for seat in range(4):
        theirs |= 0 if team >> seat & 1 else memory[t.HANDS + seat] & trump
    shared, relevant = shared_tops(team, memory)
    tricks, gain = popcount(shared), popcount(shared) * each + worth_of(shared, memory)
    for seat in range(4):
        hand = memory[t.HANDS + seat] & trump
        if team >> seat & 1 and hand:
            count, needed = surplus_trumps(hand, theirs)
            won = count * each
            if not memory[t.ONLY_TRICKS]:
                in_play = memory[t.HANDS] | memory[t.HANDS + 1] | memory[t.HANDS + 2] | memory[t.HANDS + 3]
                tops = run_of_tops(hand, in_play & trump & ~hand)
                worth = popcount(tops) * each + worth_of(tops, memory)
                if worth > won:
                    count, won, needed = popcount(tops), worth, tops & -tops
            if won > gain:
                tricks, gain, relevant = count, won, needed
    return tricks, gain, relevant


@inlined
def top_trumps(team: int, leader: int, memory: Int64Row) -> tuple[int, int, int]:
    """Return what a side's trumps win sooner or later, as `sure_trumps` does, or else the second best trump.

    Without a duty to ruff, this wins a trick if it has a guard and plays right after the best, or if the third best is with
    its side too: it need never be under the best.
    """
    trump, each, ours = memory[t.TRUMP], memory[t.TRICK], 0
    tricks, gain, relevant = sure_trumps(team, memory)
    if gain:
        return tricks, gain, relevant
    trumps = (memory[t.HANDS] | memory[t.HANDS + 1] | memory[t.HANDS + 2] | memory[t.HANDS + 3]) & trump
    if trumps == 0 or memory[t.DUTIES + 2]:
        return 0, 0, 0
    top = highest(trumps)
    second = highest(trumps ^ 1 << top)
    first_holder, second_holder = 0, 0
    for seat in range(4):
        first_holder = seat if memory[t.HANDS + seat] >> top & 1 else first_holder
        second_holder = seat if second >= 0 and memory[t.HANDS + seat] >> second & 1 else second_holder
        ours |= memory[t.HANDS + seat] & trump if team >> seat & 1 else 0
    hand = memory[t.HANDS + second_holder]
    if second < 0 or ours >> top & 1 or not ours >> second & 1 or popcount(hand & trump) < 2:
        return 0, 0, 0
    if second_holder == first_holder + 1 & 3 and (second_holder != leader or hand & ~trump or popcount(hand) > 2):
        return 1, each, 1 << second
    third = trumps & (1 << second) - 1
    if third & ours and highest(third) == highest(third & ours):
        return 1, each, 1 << highest(third)
    return 0, 0, 0
