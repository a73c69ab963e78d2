"""Tricks that are sure: bounds on what a side takes, and the cards that they rely on."""

from __future__ import annotations

from typing import TYPE_CHECKING

from . import spliced
from . import terms as t
from .bits import count, deposit, highest, lowest

if TYPE_CHECKING:
    from collections.abc import MutableSequence

    Words = MutableSequence[int]


@spliced
def run_of_tops(hand: int, others: int) -> int:
    """The cards of a hand, in one suit, that no card of the others beats; the others' cards of that suit go along."""
    return hand & -(1 << highest(others) + 1) if others else hand


@spliced
def top_few(hand: int, many: int) -> int:
    """The highest cards of a hand in one suit, so many of them."""
    size = count(hand)
    return deposit(((1 << many) - 1) << size - many, hand) if many < size else hand


@spliced
def longest(first: int, second: int, third: int) -> int:
    """The most cards that one of three hands holds."""
    return max(count(first), count(second), count(third))


@spliced
def worth_of(cards: int, memory: Words) -> int:
    """The gains that cards carry."""
    total = 0
    if memory[t.PLAIN]:
        return 0
    while cards:
        total += memory[t.WEIGHT + lowest(cards)]
        cards &= cards - 1
    return total


@spliced
def unruffed(suit: int, drawn: int, enemies: int, trump: int, memory: Words) -> int:
    """How many rounds of a suit no enemy can ruff once so many rounds of trumps are drawn."""
    rounds = 13
    if trump and suit != trump:
        for seat in range(4):
            if enemies >> seat & 1 and count(memory[t.HANDS + seat] & trump) > drawn:
                rounds = min(rounds, count(memory[t.HANDS + seat] & suit))
    return rounds


@spliced
def may_cash(team: int, ruff: int) -> bool:
    """True where no duty to ruff makes a side trump its own tricks: nobody is behind, or partners opposite are exempt."""
    if ruff == 0 or count(team) == 1:
        return True
    return ruff > 1 and team in (0b0101, 0b1010)


@spliced
def cashed(leader: int, team: int, enough: int, memory: Words) -> tuple[int, int, int]:  # noqa: C901, PLR0912, PLR0915
    """What the side on lead can take at once: (tricks, their least gain, the cards relied on).

    The leader cashes the tops of its suits, trumps first; then, where it can reach the partner's winner of some suit
    with a low card, the partner cashes what are tops by then. The contract: against any play, the side of the seats
    `team` takes at least so many tricks from here on, and in them at least that gain. It stops where the gain is
    `enough`. No duty may stand in the way: there must be no lead ban and no duty to ruff.
    """
    trump, each = memory[t.TRUMP], memory[t.TRICK]
    mine, one = memory[t.HANDS + leader], memory[t.HANDS + (leader + 1 & 3)]
    two, three = memory[t.HANDS + (leader + 2 & 3)], memory[t.HANDS + (leader + 3 & 3)]
    others = one | two | three
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
        deep = longest(one & suit, two & suit, three & suit)
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

    # 2. A partner's tricks after them, if the leader can reach it.
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
            more_tricks += rounds
            more_gain += each * rounds + worth_of(top_few(held, rounds), memory)
            relied = top_few(held, min(rounds, needed))
            more_relevant |= relied & -relied
        if entry and more_gain > best_gain:
            best_tricks, best_gain, best_relevant = more_tricks, more_gain, more_relevant
    return min(best_tricks, size), best_gain, best_relevant


@spliced
def kept(leader: int, team: int, memory: Words) -> tuple[int, int, int]:  # noqa: C901, PLR0912
    """What the side not on lead takes sooner or later: (tricks, their least gain, the cards relied on).

    The contract is that of `cashed`, for the other side. Two things are sure: the top trumps of one hand each win
    a trick; and without trumps, where the leader has only suits of which enemies hold the top, the enemy who takes the
    first trick goes on with the tops of its hand.
    """
    trump, each = memory[t.TRUMP], memory[t.TRICK]
    mine = memory[t.HANDS + leader]
    every = memory[t.HANDS] | memory[t.HANDS + 1] | memory[t.HANDS + 2] | memory[t.HANDS + 3]
    tricks, gain, relevant = 0, 0, 0
    if trump:
        held = every & trump
        if held:
            top = highest(held)
            for seat in range(4):
                hand = memory[t.HANDS + seat] & trump
                if hand >> top & 1 and not team >> seat & 1:
                    tops = run_of_tops(hand, held & ~hand)
                    tricks, gain, relevant = count(tops), count(tops) * each + worth_of(tops, memory), tops & -tops
        return tricks, gain, relevant
    # 1. The tops of the suits that the leader may lead: all with enemies?
    tops = 0
    for shift in (0, 16, 32, 48):
        if mine & 0x1FFF << shift:
            tops |= 1 << highest(every & 0x1FFF << shift)
    for seat in range(4):
        if team >> seat & 1 and memory[t.HANDS + seat] & tops:
            return 0, 0, 0
    # 2. What each enemy with one of them cashes: the least of these is sure.
    tricks, gain, relevant = 99, 0, tops
    for seat in range(4):
        hand = memory[t.HANDS + seat]
        if hand & tops:
            many, points = 0, 0
            for shift in (0, 16, 32, 48):
                suit = 0x1FFF << shift
                if hand & suit:
                    run = run_of_tops(hand & suit, every & suit & ~hand)
                    many += count(run)
                    points += worth_of(run, memory)
                    relevant |= run & -run
            if tricks == 99 or many * each + points < gain:
                tricks, gain = many, many * each + points
    return tricks, gain, relevant


@spliced
def sure_bound(seat: int, goal: int, gain: int, high: int, memory: Words) -> tuple[int, int]:
    """A bound that answers the question at once, and the cards it relies on; NO_ANSWER where what is sure is too little.

    `gain` is what the collectors have, `high` the most they can come to; the bound is as that of `reaches`.
    """
    collecting = memory[t.GETS] >> seat & 1
    team = memory[t.GETS] if collecting else 15 ^ memory[t.GETS]
    to_reach, to_deny = goal - gain, high - goal + 1
    if may_cash(team, memory[t.DUTIES + 2]):
        tricks, sure, relevant = cashed(seat, team, to_reach if collecting else to_deny, memory)
        if tricks == count(memory[t.HANDS + seat]):
            sure = high - gain
        if sure >= (to_reach if collecting else to_deny):
            return gain + sure if collecting else high - sure, relevant
    tricks, sure, relevant = kept(seat, team, memory)
    if sure >= (to_deny if collecting else to_reach):
        return high - sure if collecting else gain + sure, relevant
    return t.NO_ANSWER, 0
