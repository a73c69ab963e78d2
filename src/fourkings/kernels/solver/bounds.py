"""Tricks that are sure: bounds on what a side takes, and the cards that they rely on."""

from __future__ import annotations

from typing import TYPE_CHECKING

from .. import inlined
from ..bits import count, highest, lowest
from . import layout as t
from .tops import run_of_tops, shared_tops, top_few, top_trumps, worth_of

if TYPE_CHECKING:
    from ..arrays import Int64Row


@inlined
def longest(first: int, second: int, third: int) -> int:
    """The most cards that one of three hands holds."""
    return max(count(first), count(second), count(third))


@inlined
def unruffed(suit: int, drawn: int, enemies: int, trump: int, memory: Int64Row) -> int:
    """How many rounds of a suit no enemy can ruff once so many rounds of trumps are drawn."""
    rounds = 13
    if trump and suit != trump:
        for seat in range(4):
            if enemies >> seat & 1 and count(memory[t.HANDS + seat] & trump) > drawn:
                rounds = min(rounds, count(memory[t.HANDS + seat] & suit))
    return rounds


@inlined
def may_cash(team: int, ruff: int) -> bool:
    """True where no duty to ruff makes a side trump its own tricks: nobody is behind, or partners opposite are exempt."""
    if ruff == 0 or count(team) == 1:
        return True
    return ruff > 1 and team in (0b0101, 0b1010)


@inlined
def cashed(leader: int, team: int, enough: int, memory: Int64Row) -> tuple[int, int, int]:  # noqa: C901, PLR0912, PLR0915
    """What the side on lead can take at once: (tricks, their least gain, the cards relied on).

    The leader cashes the tops of its suits, trumps first; then, where it can reach the partner's winner of some suit
    with a low card, the partner cashes what are tops by then. The contract: against any play, the side of the seats
    `team` takes at least so many tricks from here on, and in them at least that gain. It stops where the gain is
    `enough`. No duty may stand in the way: there must be no lead ban and no duty to ruff.
    """
    trump, each = memory[t.TRUMP], memory[t.TRICK]
    mine, next_hand = memory[t.HANDS + leader], memory[t.HANDS + (leader + 1 & 3)]
    two, three = memory[t.HANDS + (leader + 2 & 3)], memory[t.HANDS + (leader + 3 & 3)]
    others = next_hand | two | three
    enemies, size = 15 ^ team, count(mine)
    tricks, gain, relevant, drawn = 0, 0, 0, 0
    cash = 0  # rounds cashed by the leader, four bits a suit

    # 1. The leader's own tricks, trumps first.
    for turn in range(5):
        suit = trump if turn == 0 else 0x1FFF << 16 * (turn - 1)
        if suit == 0 or (turn and suit == trump) or mine & suit == 0:
            continue
        held = mine & suit
        rounds = count(run_of_tops(held, others & suit))
        deep = longest(next_hand & suit, two & suit, three & suit)
        needed = min(rounds, deep)
        if rounds >= deep:
            rounds = count(held)
        rounds = min(rounds, unruffed(suit, drawn, enemies, trump, memory))
        if rounds == 0:
            continue
        if turn == 0:
            drawn = rounds
        tops = top_few(held, rounds)
        tricks += rounds
        gain += each * rounds + worth_of(tops, memory)
        relied = top_few(held, min(rounds, needed))
        relevant |= relied & -relied
        cash |= rounds << (lowest(suit) >> 2)
        if gain >= enough or tricks >= size:
            return min(tricks, size), gain, relevant

    # 2. Top trumps that the partner holds.
    shared, shared_relevant = shared_tops(team, memory)
    shared &= ~top_few(mine & trump, drawn)
    if shared and drawn <= count(memory[t.HANDS + (leader + 2 & 3)] & trump & ~shared):
        tricks += count(shared)
        gain += each * count(shared) + worth_of(shared, memory)
        relevant |= shared_relevant
        if gain >= enough or tricks >= size:
            return min(tricks, size), gain, relevant
    else:
        shared = 0

    # 3. A partner's tricks after them, if the leader can reach it.
    best_tricks, best_gain, best_relevant = tricks, gain, relevant
    for step in range(1, 4):
        partner = leader + step & 3
        if not team >> partner & 1:
            continue
        friend = memory[t.HANDS + partner]
        rest = (mine | others) ^ friend
        entry = False
        more_tricks, more_gain, more_relevant = tricks, gain, relevant
        for shift in (0, 16, 32, 48):
            suit = 0x1FFF << shift
            held = friend & suit
            before = cash >> (shift >> 2) & 15
            left = count(held) - before
            if left <= 0:
                continue
            used = top_few(mine & suit, before)
            if before and before == count(mine & suit):
                used = mine & suit
            rounds = min(count(run_of_tops(held, rest & suit & ~used)), left)
            if rounds == 0:
                continue
            first, second = memory[t.HANDS + (partner + 1 & 3)], memory[t.HANDS + (partner + 2 & 3)]
            deep = longest(first & suit, second & suit, memory[t.HANDS + (partner + 3 & 3)] & suit)
            needed = min(rounds, max(deep - before, 0))
            if before + rounds >= deep:
                rounds = left
            rounds = min(rounds, unruffed(suit, drawn, enemies, trump, memory) - before)
            if rounds <= 0:
                continue
            if count(mine & suit) > before:
                entry = True
            if suit == trump and shared:
                continue
            more_tricks += rounds
            more_gain += each * rounds + worth_of(top_few(held, rounds), memory)
            relied = top_few(held, min(rounds, needed))
            more_relevant |= relied & -relied
        if entry and more_gain > best_gain:
            best_tricks, best_gain, best_relevant = more_tricks, more_gain, more_relevant
    return min(best_tricks, size), best_gain, best_relevant


@inlined
def broken(leader: int, need: int, own: int, long: int, tops: int, memory: Int64Row) -> tuple[int, int]:
    """Without trumps, what the side not on lead gains sooner or later, and the cards relied on.

    The side on lead can lead only so often to the suits of which it holds the top: in each, as often as its longest hand
    has cards of it (see `suits_held`). (Each trick of such a suit takes one from that number and one from the tricks left,
    no matter who leads; discards only lower it.) Then, or before, it leads to a suit of which an enemy holds the top. Up to
    there no enemy need discard a card with which it goes on, if it keeps no more of them than tricks are left by then.
    """
    each, mine = memory[t.TRICK], memory[t.HANDS + leader]
    every = memory[t.HANDS] | memory[t.HANDS + 1] | memory[t.HANDS + 2] | memory[t.HANDS + 3]
    left = count(mine) - (long if mine & own else 0)
    if left <= 0 or (left * each < need and memory[t.PLAIN]):
        return 0, 0
    # Each enemy with some of these tops goes on with what is then sure: the least of these gains counts.
    least, relevant = 1 << 20, tops
    for seat in range(4):
        hand = memory[t.HANDS + seat]
        many = count(hand & tops)
        if many > left:
            return 0, 0
        if many:
            gain = many * each + worth_of(hand & tops, memory)
            if gain < need:
                many, points = 0, 0
                for shift in (0, 16, 32, 48):
                    suit = 0x1FFF << shift
                    if hand & tops & suit:
                        run = run_of_tops(hand & suit, every & suit & ~hand)
                        many += count(run)
                        points += worth_of(run, memory)
                        relevant |= run & -run
                gain = many * each + points if many <= left else left * each
            least = min(least, gain)
    return (least, relevant) if tops else (0, 0)


@inlined
def suits_held(team: int, memory: Int64Row) -> tuple[int, int, int]:
    """Suits of which a side holds the top: (their cards, how often the side can lead to them, the tops of the others)."""
    every = memory[t.HANDS] | memory[t.HANDS + 1] | memory[t.HANDS + 2] | memory[t.HANDS + 3]
    none = 0
    a, b = memory[t.HANDS] if team & 1 else none, memory[t.HANDS + 1] if team & 2 else none
    c, d = memory[t.HANDS + 2] if team & 4 else none, memory[t.HANDS + 3] if team & 8 else none
    own, long, tops = 0, 0, 0
    for shift in (0, 16, 32, 48):
        suit = every & 0x1FFF << shift
        if suit:
            top = 1 << highest(suit)
            if (a | b | c | d) & top:
                own |= suit
                long += max(count(a & suit), count(b & suit), count(c & suit), count(d & suit))
            else:
                tops |= top
    return own, long, tops


@inlined
def sure_bound(seat: int, goal: int, gain: int, high: int, memory: Int64Row) -> tuple[int, int]:
    """A bound that answers the question at once, and the cards it relies on; NO_ANSWER where what is sure is too little.

    `gain` is what the collectors have, `high` the most they can come to; the bound is as that of `reaches`.
    """
    collecting = memory[t.GETS] >> seat & 1
    team = memory[t.GETS] if collecting else 15 ^ memory[t.GETS]
    need, their_need = goal - gain, high - goal + 1
    if not collecting:
        need, their_need = their_need, need
    sure, relevant = 0, 0
    own, long, tops = suits_held(team, memory)
    if (long * memory[t.TRICK] >= need or not memory[t.PLAIN]) and may_cash(team, memory[t.DUTIES + 2]):
        tricks, sure, relevant = cashed(seat, team, need, memory)
        if tricks == count(memory[t.HANDS + seat]):
            sure = high - gain
    if sure < need and memory[t.TRUMP]:
        tricks, sure, relevant = top_trumps(team, seat, memory)
    if sure >= need:
        return gain + sure if collecting else high - sure, relevant
    if memory[t.TRUMP]:
        tricks, sure, relevant = top_trumps(15 ^ team, seat, memory)
    else:
        sure, relevant = broken(seat, their_need, own, long, tops, memory)
    if sure >= their_need:
        return high - sure if collecting else gain + sure, relevant
    return t.NO_ANSWER, 0


@inlined
def replied(at: int, goal: int, memory: Int64Row) -> tuple[int, int]:  # noqa: C901, PLR0912
    """As `sure_bound`, once a card is led by the other side: a side that is sure to take this trick may cash at once.

    It takes the trick with its best card of the suit led, or by ruffing where no enemy still to play can.
    """
    leader = memory[at + t.LEADER]
    seat = leader + 1 & 3
    trump, led, each = memory[t.TRUMP], memory[at + t.LED], memory[t.TRICK]
    collecting = memory[t.GETS] >> seat & 1
    team = memory[t.GETS] if collecting else 15 ^ memory[t.GETS]
    if team >> leader & 1:
        return t.NO_ANSWER, 0
    gain, high = memory[at + t.GAIN], memory[at + t.GAIN] + memory[at + t.HIGH]
    need = goal - gain if collecting else high - goal + 1
    mine, theirs, ruff = 0, 1 << memory[at + t.PART + t.BEST], 0
    for later in (1, 2, 3):
        hand = memory[t.HANDS + (leader + later & 3)]
        if team >> (leader + later & 3) & 1:
            mine |= hand & led
            ruff |= hand & trump if hand & led == 0 else 0
        elif hand & led == 0 and hand & trump:
            return t.NO_ANSWER, 0
        else:
            theirs |= hand & led
    sure, relevant = each + memory[at + t.PART + t.POINTS], 0
    if mine < theirs:
        if ruff == 0:
            return t.NO_ANSWER, 0
    else:
        top = 1 << highest(mine)
        relevant = top
        sure += worth_of(top, memory)
        if sure < need and trump == 0:
            hand = 0
            for later in (1, 2, 3):
                hand |= memory[t.HANDS + (leader + later & 3)] if memory[t.HANDS + (leader + later & 3)] & top else 0
            every = memory[t.HANDS] | memory[t.HANDS + 1] | memory[t.HANDS + 2] | memory[t.HANDS + 3]
            others = every ^ hand
            hand ^= top
            for shift in (0, 16, 32, 48):
                suit = 0x1FFF << shift
                run = run_of_tops(hand & suit, others & suit)
                if run:
                    sure += each * count(run) + worth_of(run, memory)
                    relevant |= run & -run if others & suit else 0
    if sure < need:
        return t.NO_ANSWER, 0
    return (gain + sure if collecting else high - sure), relevant
