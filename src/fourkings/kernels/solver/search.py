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
"""

from __future__ import annotations

from typing import TYPE_CHECKING

from .. import kernel, spliced
from ..bits import count, highest, lowest
from ..play import Duties, beats, playable, sheet, suit_of
from . import layout as t
from .bounds import replied, sure_bound
from .leads import list_leads
from .ordering import best_discard, best_listed, first_ones, list_cards
from .strength import equals, others_than, stronger_than
from .table import cover_of, covered, holders, keep, look_up, top_part

if TYPE_CHECKING:
    from ..arrays import Int64Row


@spliced
def legal(place: int, at: int, memory: Int64Row) -> int:
    """The cards that may be played at a place; leaves there the cards whose rank that depends on."""
    part = at + place * t.PART
    seat, led = memory[at + t.LEADER] + place & 3, memory[at + t.LED] if place else 0
    hand = memory[t.HANDS + seat]
    if not memory[t.BOUND]:
        memory[part + t.EXTRA] = 0
        return hand & led or hand
    return bound(place, part, hand, led, memory)


@kernel
def bound(place: int, part: int, hand: int, led: int, memory: Int64Row) -> int:
    """The same where duties bind."""
    trump, best = memory[t.TRUMP], memory[part + t.BEST]
    duties = Duties(
        memory[t.DUTIES],
        memory[t.DUTIES + 1],
        memory[t.DUTIES + 2],
        memory[t.DUTIES + 3],
        memory[t.DUTIES + 4],
        memory[t.DUTIES + 5],
    )
    above, extra = trump, 0
    if place and trump >> best & 1:
        above = stronger_than(best)
    if duties.ruff and place and hand & led == 0 and hand & trump:
        asks_who_wins = duties.ruff > 1 and memory[part + t.RANKED] == 1
        if asks_who_wins or (duties.overruff and trump >> best & 1):
            extra = 1 << best
    memory[part + t.EXTRA] = extra
    return playable(hand, sheet(place, led, memory[part + t.AHEAD], memory[part + t.RUFFED], above, trump, duties))


@spliced
def begin(place: int, at: int, may: int, hint: int, memory: Int64Row) -> None:
    """Gets the choice at a place ready: nothing is tried yet."""
    part, seat = at + place * t.PART, memory[at + t.LEADER] + place & 3
    memory[part + t.LEFT] = may
    memory[part + t.VALUE] = -t.BIG if memory[t.WANTS] >> seat & 1 else t.BIG
    memory[part + t.RELEVANT] = 0
    memory[part + t.MANY] = -1
    if place == 0:
        # A card that was good before is most often good again: the others wait until it has failed.
        memory[part + t.FIRST] = may & 1 << hint if hint >= 0 else 0
    else:
        memory[part + t.FIRST] = first_ones(place, at, seat, may, memory) if memory[t.PLAIN] and may & may - 1 else 0


@spliced
def choose(place: int, at: int, memory: Int64Row) -> int:
    """The next card to try at a place, -1 where none is left; it and its equals are then no longer left."""
    part, seat = at + place * t.PART, memory[at + t.LEADER] + place & 3
    left = memory[part + t.LEFT]
    if left == 0:
        return -1
    hand = memory[t.HANDS + seat]
    others = others_than(place, at, seat, memory)
    if left & memory[part + t.FIRST]:
        card = lowest(left & memory[part + t.FIRST])
    elif left & left - 1 == 0:
        card = lowest(left)
    elif place and memory[t.PLAIN]:
        card = lowest(left) if hand & memory[at + t.LED] else best_discard(left, hand, others, memory)
    else:
        if memory[part + t.MANY] < 0:
            if place == 0 and memory[t.WANTS] == memory[t.GETS]:
                list_leads(at, left, memory)
            else:
                list_cards(place, at, left, memory)
        card = best_listed(part, left, memory)
    group = equals(card, hand, others, memory[t.UNLIKE + card]) & left
    card = highest(group)
    memory[part + t.LEFT] = left ^ group
    memory[part + t.GROUP] = group
    memory[part + t.CARD] = card
    return card


@spliced
def learn(place: int, at: int, goal: int, value: int, relevant: int, memory: Int64Row) -> tuple[bool, int, int]:
    """Takes in the answer to the card tried at a place: is it enough? With the bound and the cards that are relevant."""
    part, seat = at + place * t.PART, memory[at + t.LEADER] + place & 3
    card = memory[part + t.CARD]
    memory[t.HANDS + seat] |= 1 << card
    if place == 3:
        relevant |= memory[at + t.WON_BY]
    wanting = memory[t.WANTS] >> seat & 1
    if (1 if value >= goal else 0) == wanting:
        if place == 0:
            memory[at + t.GOOD] = card
        return True, value, relevant | memory[part + t.EXTRA]
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


@spliced
def step(
    place: int, at: int, goal: int, answered: bool, value: int, relevant: int, memory: Int64Row
) -> tuple[int, int, int]:
    """The next card to be played at a place, or -1 where what is tried there is an answer, with that."""
    if answered:
        enough, value, relevant = learn(place, at, goal, value, relevant, memory)
        if enough:
            return -1, value, relevant
    return choose(place, at, memory), value, relevant


@spliced
def play_card(place: int, at: int, card: int, memory: Int64Row) -> None:
    """Plays a card and writes what the next place sees, or the next trick where this one is complete."""
    part, leader = at + place * t.PART, memory[at + t.LEADER]
    seat, trump = leader + place & 3, memory[t.TRUMP]
    memory[t.HANDS + seat] ^= 1 << card
    lane = seat * 16 + (card >> 4) * 4
    shape = memory[part + t.SHAPE] - (1 << lane if lane < 60 else 0)
    best, ahead, ruffed, ranked, points = card, 0, 0, 0, memory[t.WEIGHT + card]
    led = memory[at + t.LED]
    if place == 0:
        led = suit_of(card)
        memory[at + t.LED] = led
    else:
        best, ahead = memory[part + t.BEST], memory[part + t.AHEAD]
        ruffed, ranked = memory[part + t.RUFFED], memory[part + t.RANKED]
        points += memory[part + t.POINTS]
        same_suit = 1 if card >> 4 == best >> 4 else 0
        if beats(card, best, stronger_than(best), trump):
            best, ahead, ranked = card, place, same_suit
        else:
            ranked |= same_suit
        if led != trump:
            ruffed |= (trump >> card & 1) << place
    if place < 3:
        after = part + t.PART
        memory[after + t.BEST] = best
        memory[after + t.AHEAD] = ahead
        memory[after + t.RUFFED] = ruffed
        memory[after + t.RANKED] = ranked
        memory[after + t.POINTS] = points
        memory[after + t.SHAPE] = shape
        return
    gain, high = memory[at + t.GAIN], memory[at + t.HIGH]
    won = memory[t.TRICK] + points
    if count(memory[t.HANDS + seat]) < memory[t.LAST_MANY]:
        won += memory[t.LAST_EACH]
    taker = leader + ahead & 3
    if memory[t.GETS] >> taker & 1:
        gain += won
    if not memory[t.MIXED]:
        high -= won
    memory[at + t.WON_BY] = 1 << best if ranked else 0
    after = at + t.FRAME
    memory[after + t.LEADER] = taker
    memory[after + t.GAIN] = gain
    memory[after + t.LOW] = memory[at + t.LOW]
    memory[after + t.HIGH] = high
    memory[after + t.POINTS] = 0
    memory[after + t.SHAPE] = shape


@spliced
def last_trick(leader: int, gain: int, memory: Int64Row) -> tuple[int, int]:
    """The collectors' gain once the last trick is taken, where nobody has a choice; and the card whose rank decided."""
    trump = memory[t.TRUMP]
    best = lowest(memory[t.HANDS + leader])
    ahead, ranked, won = leader, 0, memory[t.TRICK] + memory[t.WEIGHT + best]
    for later in (1, 2, 3):
        seat = leader + later & 3
        card = lowest(memory[t.HANDS + seat])
        won += memory[t.WEIGHT + card]
        same_suit = 1 if card >> 4 == best >> 4 else 0
        if beats(card, best, stronger_than(best), trump):
            best, ahead, ranked = card, seat, same_suit
        else:
            ranked |= same_suit
    if memory[t.LAST_MANY]:
        won += memory[t.LAST_EACH]
    return gain + (won if memory[t.GETS] >> ahead & 1 else 0), 1 << best if ranked else 0


@spliced
def start(
    at: int, goal: int, bounded: bool, memory: Int64Row, slots: Int64Row, entries: Int64Row
) -> tuple[bool, int, int, int]:
    """What is known at the start of a trick: (known, the bound, the cards relevant to it, a card that may be good)."""
    seat, gain = memory[at + t.LEADER], memory[at + t.GAIN]
    low, high, relevant = gain + memory[at + t.LOW], gain + memory[at + t.HIGH], 0
    hand = memory[t.HANDS + seat]
    if hand == 0:
        low, high = gain, gain
    elif hand & hand - 1 == 0 and low < goal <= high:
        low, relevant = last_trick(seat, gain, memory)
        high = low
    if low >= goal:
        return True, low, relevant, -1
    if high < goal:
        return True, high, relevant, -1
    memory[t.NODES] += 1
    every = memory[t.HANDS] | memory[t.HANDS + 1] | memory[t.HANDS + 2] | memory[t.HANDS + 3]
    odd, upper = holders(memory, every)
    special = top_part(every, every & memory[t.SPECIAL]) if memory[t.SPECIAL] else 0
    memory[at + t.ODD_WORD] = odd
    memory[at + t.UPPER_WORD] = upper
    shape = memory[at + t.SHAPE] | seat << 60
    value, cover, hint = look_up(shape, special, odd, upper, goal - gain, slots, entries, memory)
    if cover >= 0:
        return True, gain + value, covered(cover, every), -1
    if bounded:
        value, relevant = sure_bound(seat, goal, gain, high, memory)
        if value != t.NO_ANSWER:
            return True, value, relevant, -1
    return False, 0, 0, hint


@spliced
def remember(at: int, goal: int, value: int, relevant: int, memory: Int64Row, slots: Int64Row, entries: Int64Row) -> int:
    """Tells the table the answer at the start of a trick; returns the cards that it relies on."""
    every = memory[t.HANDS] | memory[t.HANDS + 1] | memory[t.HANDS + 2] | memory[t.HANDS + 3]
    special = top_part(every, every & memory[t.SPECIAL]) if memory[t.SPECIAL] else 0
    relevant = top_part(every, relevant) | special
    gain = memory[at + t.GAIN]
    low, high = (value - gain, t.BIG - 1) if value >= goal else (-t.BIG, value - gain)
    keep(
        memory[at + t.SHAPE] | memory[at + t.LEADER] << 60, special, memory[at + t.ODD_WORD], memory[at + t.UPPER_WORD],
        cover_of(relevant), low, high, memory[at + t.GOOD], slots, entries, memory,
    )  # fmt: skip
    return relevant


@kernel
def reaches(  # noqa: C901, PLR0912, PLR0915
    goal: int, allowed: int, limit: int, memory: Int64Row, slots: Int64Row, entries: Int64Row
) -> int:
    """Whether the collectors gain at least `goal` in all, from the first frame on, by the cards `allowed` there.

    Returns v. Where v >= goal, they gain at least v; where v < goal, at most v; both against best play. Where the limit
    of nodes is reached first, returns NO_ANSWER; the hands are then not put back.
    """
    bounded = memory[t.WANTS] == memory[t.GETS] and memory[t.MIXED] == 0 and memory[t.DUTIES] == 0
    bounded = bounded and memory[t.DUTIES + 1] == 0 and memory[t.DUTIES + 4] == 0
    at, place, root = t.FRAMES, memory[t.ROOT], memory[t.ROOT]
    answered, value, relevant, hint, may = False, 0, 0, -1, allowed
    while True:
        if place == 0:
            if not answered:
                if at != t.FRAMES:
                    may = legal(0, at, memory)
                memory[at + t.GOOD] = -1
                begin(0, at, may, hint, memory)
            card, value, relevant = step(0, at, goal, answered, value, relevant, memory)
            if card < 0:
                if at == t.FRAMES:
                    return value
                relevant = remember(at, goal, value, relevant, memory, slots, entries)
                at -= t.FRAME
                place, answered = 3, True
                continue
            play_card(0, at, card, memory)
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
            card, value, relevant = step(1, at, goal, answered, value, relevant, memory)
            if card < 0:
                if at == t.FRAMES and root == 1:
                    return value
                place, answered = 0, True
                continue
            play_card(1, at, card, memory)
            place, answered = 2, False
        if place == 2:
            if not answered:
                if at != t.FRAMES or root != 2:
                    may = legal(2, at, memory)
                begin(2, at, may, -1, memory)
            card, value, relevant = step(2, at, goal, answered, value, relevant, memory)
            if card < 0:
                if at == t.FRAMES and root == 2:
                    return value
                place, answered = 1, True
                continue
            play_card(2, at, card, memory)
            place, answered = 3, False
        if not answered:
            if at != t.FRAMES or root != 3:
                may = legal(3, at, memory)
            begin(3, at, may, -1, memory)
        card, value, relevant = step(3, at, goal, answered, value, relevant, memory)
        if card < 0:
            if at == t.FRAMES and root == 3:
                return value
            place, answered = 2, True
            continue
        play_card(3, at, card, memory)
        answered, value, relevant, hint = start(at + t.FRAME, goal, bounded, memory, slots, entries)
        if not answered:
            if memory[t.NODES] > limit:
                return t.NO_ANSWER
            at += t.FRAME
            place = 0
