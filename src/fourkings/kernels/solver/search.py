"""Double dummy: the exact worth of a position with all cards seen, for any payoff, any two sides, any duties.

The question asked is always one with two answers: "do those who want much make the collectors gain at least `goal`?"
Values come from a few such questions (`values`). A question is searched depth first with its own stack, trick by trick,
with a table of what is known at the start of a trick.

**What a result covers.** Every answer comes with a set of *relevant* cards, those whose rank mattered. Its contract: the
same bound holds in every position with the same lead, the same length of every suit in every hand, and the same holders
of the highest cards of each suit, counted down to the lowest relevant one; which of the lower cards are where does not
matter. So a rank is relevant where it decided something: the winner of a trick with a second card of its suit in it; who
was winning when a duty asked for that; the card that had to be overruffed. Cards of special kind (they carry points of
their own, or are named by a duty) are relevant as long as they are in play, and a table entry names them by themselves.

Where taking costs, what is relevant are cuts instead: see `runs`. The search is the same, compiled a second time for them.
"""

from __future__ import annotations

from typing import TYPE_CHECKING

from .. import inlined, kernel
from ..play import suit_of
from . import layout as t
from .bounds import replied, sure_bound
from .ducks import avoided
from .history import note
from .runs import as_cover, kinds_of, look_up_runs, run_of
from .strength import unlike
from .table import cover_of, covered, holders, keep, look_up, needed_part, top_part
from .trick import begin, choose, last_trick, legal, play_card

if TYPE_CHECKING:
    from ..arrays import Int64Row


@inlined
def update(
    place: int, at: int, goal: int, value: int, relevant: int, costs: int, memory: Int64Row
) -> tuple[bool, int, int]:
    """Takes in the answer to the card tried at a place: is it enough? With the bound and the cards that are relevant."""
    part, seat = at + place * t.PART, memory[at + t.LEADER] + place & 3
    card = memory[part + t.CARD]
    memory[t.HANDS + seat] |= 1 << card
    if place == 3:
        won_by = memory[at + t.WON_BY]
        if costs:
            # One cut between the best and the second best card is enough; where there is none yet, low down.
            relevant |= won_by & -won_by if relevant & won_by == 0 else 0
        else:
            relevant |= won_by
    wanting = memory[t.WANTS] >> seat & 1
    if (1 if value >= goal else 0) == wanting:
        if place == 0:
            memory[at + t.GOOD] = card
        note(part, card, memory)
        return True, value, relevant | memory[part + t.EXTRA]
    if costs:
        group = memory[part + t.GROUP]
        if relevant & group & group - 1:
            # Equal cards stand and fall together: with a cut among them there is one below each.
            relevant |= group
        # Cards of one run are alike.
        memory[part + t.LEFT] &= ~run_of(card, relevant, unlike(card, memory))
    else:
        suit = suit_of(card)
        mine = relevant & suit
        if mine and mine & -mine <= 1 << card:
            # Equal cards stand and fall together: if one is relevant, so is the lowest.
            group = memory[part + t.GROUP]
            relevant |= group & -group
        # Low cards of one suit are alike to a result that looked at none of them.
        mine = (relevant | memory[t.SPECIAL]) & suit
        floor = mine & -mine if mine else 1 << 62
        if 1 << card < floor:
            memory[part + t.LEFT] &= ~(suit & floor - 1)
    value = max(memory[part + t.VALUE], value) if wanting else min(memory[part + t.VALUE], value)
    relevant |= memory[part + t.RELEVANT]
    memory[part + t.VALUE] = value
    memory[part + t.RELEVANT] = relevant
    return False, value, relevant | memory[part + t.EXTRA]


@inlined
def step(
    place: int, at: int, goal: int, answered: bool, value: int, relevant: int, costs: int, memory: Int64Row
) -> tuple[int, int, int]:
    """The next card to be played at a place, or -1 where what is tried there is an answer, with that."""
    if answered:
        enough, value, relevant = update(place, at, goal, value, relevant, costs, memory)
        if enough:
            return -1, value, relevant
    return choose(place, at, memory), value, relevant


@inlined
def probe(  # noqa: C901
    at: int, goal: int, bounded: bool, costs: int, memory: Int64Row, slots: Int64Row, entries: Int64Row
) -> tuple[bool, int, int, int]:
    """What is known at the start of a trick: (known, the bound, the cards relevant to it, a card that may be good)."""
    seat, gain = memory[at + t.LEADER], memory[at + t.GAIN]
    low, high, relevant = gain + memory[at + t.LOW], gain + memory[at + t.HIGH], 0
    hand = memory[t.HANDS + seat]
    if hand == 0:
        low, high = gain, gain
    elif hand & hand - 1 == 0 and low < goal <= high:
        low, relevant = last_trick(seat, gain, costs, memory)
        high = low
    if low >= goal:
        return True, low, relevant, -1
    if high < goal:
        return True, high, relevant, -1
    memory[t.NODES] += 1
    every = memory[t.HANDS] | memory[t.HANDS + 1] | memory[t.HANDS + 2] | memory[t.HANDS + 3]
    odd, upper = holders(memory, every)
    special = 0
    if memory[t.SPECIAL]:
        special = kinds_of(every, memory) if costs else top_part(every, every & memory[t.SPECIAL])
    memory[at + t.ODD_WORD] = odd
    memory[at + t.UPPER_WORD] = upper
    shape = memory[at + t.SHAPE] | seat << 60
    if costs:
        value, cover, hint = look_up_runs(shape, special, odd, upper, goal - gain, slots, entries, memory)
    else:
        value, cover, hint = look_up(shape, special, odd, upper, goal - gain, slots, entries, memory)
    if cover >= 0:
        return True, gain + value, covered(cover, every), -1
    if costs and memory[t.ALONE] >= 0:
        value, relevant = avoided(seat, goal, gain, high, memory)
        if value != t.NO_ANSWER:
            return True, value, relevant, -1
    if bounded:
        value, relevant = sure_bound(seat, goal, gain, high, memory)
        if value != t.NO_ANSWER:
            relevant = needed_part(every, relevant, memory)
            return True, value, relevant, -1
    return False, 0, 0, hint


@inlined
def store(
    at: int, goal: int, value: int, relevant: int, costs: int, memory: Int64Row, slots: Int64Row, entries: Int64Row
) -> int:
    """Tells the table the answer at the start of a trick; returns the cards that it relies on."""
    every = memory[t.HANDS] | memory[t.HANDS + 1] | memory[t.HANDS + 2] | memory[t.HANDS + 3]
    special = 0
    if costs:
        special = kinds_of(every, memory) if memory[t.SPECIAL] else 0
        cover = as_cover(relevant, every)
    else:
        special = top_part(every, every & memory[t.SPECIAL]) if memory[t.SPECIAL] else 0
        relevant = needed_part(every, relevant, memory) | special
        cover = cover_of(relevant)
    gain = memory[at + t.GAIN]
    low, high = (value - gain, t.BIG - 1) if value >= goal else (-t.BIG, value - gain)
    keep(
        memory[at + t.SHAPE] | memory[at + t.LEADER] << 60, special, memory[at + t.ODD_WORD], memory[at + t.UPPER_WORD],
        cover, low, high, memory[at + t.GOOD], slots, entries, memory,
    )  # fmt: skip
    return relevant


@inlined
def searched(  # noqa: C901, PLR0912, PLR0915
    goal: int, allowed: int, limit: int, costs: int, memory: Int64Row, slots: Int64Row, entries: Int64Row
) -> int:
    """Whether the collectors gain at least `goal` in all, from the first frame on, by the cards `allowed` there.

    Returns v. Where v >= goal, they gain at least v; where v < goal, at most v; both against best play. Where the limit
    of nodes is reached first, returns NO_ANSWER; the hands are then not put back, and a second call goes on from there.
    """
    bounded = memory[t.WANTS] == memory[t.GETS] and memory[t.MIXED] == 0 and memory[t.DUTIES] == 0
    bounded = bounded and memory[t.DUTIES + 1] == 0 and memory[t.DUTIES + 4] == 0
    at, place, root = t.FRAMES, memory[t.ROOT], memory[t.ROOT]
    answered, value, relevant, hint, may = False, 0, 0, -1, allowed
    if memory[t.PAUSED]:
        at, place, hint = memory[t.PAUSED], 0, memory[t.HINT]
        memory[t.PAUSED] = 0
    while True:
        if place == 0:
            if not answered:
                if at != t.FRAMES:
                    may = legal(0, at, memory)
                memory[at + t.GOOD] = -1
                begin(0, at, may, hint, memory)
            card, value, relevant = step(0, at, goal, answered, value, relevant, costs, memory)
            if card < 0:
                if at == t.FRAMES:
                    return value
                relevant = store(at, goal, value, relevant, costs, memory, slots, entries)
                at -= t.FRAME
                place, answered = 3, True
                continue
            play_card(0, at, card, costs, memory)
            place, answered = 1, False
        if place == 1:
            if not answered:
                if at != t.FRAMES or root != 1:
                    may = legal(1, at, memory)
                if bounded and memory[t.DUTIES + 2] == 0 and (at != t.FRAMES or root != 1):
                    value, relevant = replied(at, goal, memory)
                    if value != t.NO_ANSWER:
                        place, answered = 0, True
                        continue
                begin(1, at, may, -1, memory)
            card, value, relevant = step(1, at, goal, answered, value, relevant, costs, memory)
            if card < 0:
                if at == t.FRAMES and root == 1:
                    return value
                place, answered = 0, True
                continue
            play_card(1, at, card, costs, memory)
            place, answered = 2, False
        if place == 2:
            if not answered:
                if at != t.FRAMES or root != 2:
                    may = legal(2, at, memory)
                begin(2, at, may, -1, memory)
            card, value, relevant = step(2, at, goal, answered, value, relevant, costs, memory)
            if card < 0:
                if at == t.FRAMES and root == 2:
                    return value
                place, answered = 1, True
                continue
            play_card(2, at, card, costs, memory)
            place, answered = 3, False
        if not answered:
            if at != t.FRAMES or root != 3:
                may = legal(3, at, memory)
            begin(3, at, may, -1, memory)
        card, value, relevant = step(3, at, goal, answered, value, relevant, costs, memory)
        if card < 0:
            if at == t.FRAMES and root == 3:
                return value
            place, answered = 2, True
            continue
        play_card(3, at, card, costs, memory)
        answered, value, relevant, hint = probe(at + t.FRAME, goal, bounded, costs, memory, slots, entries)
        if not answered:
            at += t.FRAME
            place = 0
            if memory[t.NODES] > limit:
                memory[t.PAUSED], memory[t.HINT] = at, hint
                return t.NO_ANSWER


@kernel
def reaches(goal: int, allowed: int, limit: int, memory: Int64Row, slots: Int64Row, entries: Int64Row) -> int:
    """As `searched`, with code of its own where taking costs."""
    if memory[t.COSTS]:
        return searched(goal, allowed, limit, 1, memory, slots, entries)
    return searched(goal, allowed, limit, 0, memory, slots, entries)
