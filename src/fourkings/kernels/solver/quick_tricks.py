"""Quick tricks: bounds on what a side is sure to take, without search, and the cards (see `search`) behind them."""

from __future__ import annotations

from typing import TYPE_CHECKING

from .. import inlined
from ..bits import highest, lowest, popcount
from . import layout as t
from .top_cards import run_of_tops, shared_tops, sure_trumps, top_few, top_trumps, worth_of

if TYPE_CHECKING:
    from ..arrays import Int64Row


@inlined
def longest(first: int, second: int, third: int) -> int:
    """Return the number of cards in the longest of three hands."""
    return max(popcount(first), popcount(second), popcount(third))


@inlined
def unruffed_rounds(suit: int, drawn: int, enemies: int, trump: int, memory: Int64Row) -> int:
    """Return how many rounds of a suit no enemy can ruff, once `drawn` rounds of trumps are drawn."""
    rounds = 13
    if trump and suit != trump:
        for seat in range(4):
            if enemies >> seat & 1 and popcount(memory[t.HANDS + seat] & trump) > drawn:
                rounds = min(rounds, popcount(memory[t.HANDS + seat] & suit))
    return rounds


@inlined
def may_cash(team: int, ruff: int) -> bool:
    """Return True if no duty to ruff makes a side trump its own winners: it is one seat, or partners who are exempt."""
    if ruff == 0 or popcount(team) == 1:
        return True
    return ruff > 1 and team in (0b0101, 0b1010)


@inlined
def quick_tricks(leader: int, team: int, enough: int, memory: Int64Row) -> tuple[int, int, int]:  # noqa: C901, PLR0912, PLR0915
    """Return what the side on lead can cash at once: (tricks, their least gain, the relevant cards).

    The leader cashes the tops of its suits, trumps first. Then, if a low card reaches a winner in the partner's hand, the
    partner cashes what are tops by then. Against any play, the seats of `team` take at least so many tricks, with at least
    that gain. The count stops once the gain is `enough`. There must be no lead ban and no duty to ruff.
    """
    trump, each = memory[t.TRUMP], memory[t.TRICK]
    mine, next_hand = memory[t.HANDS + leader], memory[t.HANDS + (leader + 1 & 3)]
    two, three = memory[t.HANDS + (leader + 2 & 3)], memory[t.HANDS + (leader + 3 & 3)]
    others = next_hand | two | three
    enemies, size = 15 ^ team, popcount(mine)
    tricks, gain, relevant, drawn = 0, 0, 0, 0
    cash = 0  # rounds cashed by the leader, four bits a suit

    # 1. The leader's own tricks, trumps first.
    for turn in range(5):
        suit = trump if turn == 0 else 0x1FFF << 16 * (turn - 1)
        if suit == 0 or (turn and suit == trump) or mine & suit == 0:
            continue
        holding = mine & suit
        rounds = popcount(run_of_tops(holding, others & suit))
        longest_other = longest(next_hand & suit, two & suit, three & suit)
        needed = min(rounds, longest_other)
        if rounds >= longest_other:
            rounds = popcount(holding)
        rounds = min(rounds, unruffed_rounds(suit, drawn, enemies, trump, memory))
        if rounds == 0:
            continue
        if turn == 0:
            drawn = rounds
        tops = top_few(holding, rounds)
        tricks += rounds
        gain += each * rounds + worth_of(tops, memory)
        relied = top_few(holding, min(rounds, needed))
        relevant |= relied & -relied
        cash |= rounds << (lowest(suit) >> 2)
        if gain >= enough or tricks >= size:
            return min(tricks, size), gain, relevant

    # 2. Top trumps that the partner holds.
    shared, shared_relevant = shared_tops(team, memory)
    shared &= ~top_few(mine & trump, drawn)
    if shared and drawn <= popcount(memory[t.HANDS + (leader + 2 & 3)] & trump & ~shared):
        tricks += popcount(shared)
        gain += each * popcount(shared) + worth_of(shared, memory)
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
            holding = friend & suit
            before = cash >> (shift >> 2) & 15
            left = popcount(holding) - before
            if left <= 0:
                continue
            used = top_few(mine & suit, before)
            if before and before == popcount(mine & suit):
                used = mine & suit
            rounds = min(popcount(run_of_tops(holding, rest & suit & ~used)), left)
            if rounds == 0:
                continue
            first, second = memory[t.HANDS + (partner + 1 & 3)], memory[t.HANDS + (partner + 2 & 3)]
            longest_other = longest(first & suit, second & suit, memory[t.HANDS + (partner + 3 & 3)] & suit)
            needed = min(rounds, max(longest_other - before, 0))
            if before + rounds >= longest_other:
                rounds = left
            rounds = min(rounds, unruffed_rounds(suit, drawn, enemies, trump, memory) - before)
            if rounds <= 0:
                continue
            if popcount(mine & suit) > before:
                entry = True
            if suit == trump and shared:
                continue
            more_tricks += rounds
            more_gain += each * rounds + worth_of(top_few(holding, rounds), memory)
            relied = top_few(holding, min(rounds, needed))
            more_relevant |= relied & -relied
        if entry and more_gain > best_gain:
            best_tricks, best_gain, best_relevant = more_tricks, more_gain, more_relevant
    return min(best_tricks, size), best_gain, best_relevant


@inlined
def later_tricks(leader: int, need: int, own: int, leads: int, tops: int, memory: Int64Row) -> tuple[int, int]:
    """Return what the side not on lead is sure to gain in the end in a deal without trumps, and the relevant cards.

    The side on lead can lead only so often to the suits of which it holds the top: in each, as often as its longest hand
    has cards of it (see `suits_topped`). (Each trick of such a suit takes one from that number and one from the tricks
    left, no matter who leads; discards only lower it.) Then, or before, it leads a suit of which an enemy holds the top.
    Until then no enemy need discard a winner, if it keeps no more of them than tricks are left by then.
    """
    each, mine = memory[t.TRICK], memory[t.HANDS + leader]
    in_play = memory[t.HANDS] | memory[t.HANDS + 1] | memory[t.HANDS + 2] | memory[t.HANDS + 3]
    left = popcount(mine) - (leads if mine & own else 0)
    if left <= 0 or (left * each < need and memory[t.ONLY_TRICKS]):
        return 0, 0
    # Each enemy with some of these tops goes on with what is then sure: the least of these gains counts.
    least, relevant = 1 << 20, tops
    for seat in range(4):
        hand = memory[t.HANDS + seat]
        count = popcount(hand & tops)
        if count > left:
            return 0, 0
        if count:
            gain = count * each + worth_of(hand & tops, memory)
            if gain < need:
                count, points = 0, 0
                for shift in (0, 16, 32, 48):
                    suit = 0x1FFF << shift
                    if hand & tops & suit:
                        run = run_of_tops(hand & suit, in_play & suit & ~hand)
                        count += popcount(run)
                        points += worth_of(run, memory)
                        relevant |= run & -run
                gain = count * each + points if count <= left else left * each
            least = min(least, gain)
    return (least, relevant) if tops else (0, 0)


@inlined
def suits_topped(team: int, memory: Int64Row) -> tuple[int, int, int]:
    """Return the suits whose top card a side holds: (their cards, how often it can lead them, the others' tops)."""
    in_play = memory[t.HANDS] | memory[t.HANDS + 1] | memory[t.HANDS + 2] | memory[t.HANDS + 3]
    none = 0
    a, b = memory[t.HANDS] if team & 1 else none, memory[t.HANDS + 1] if team & 2 else none
    c, d = memory[t.HANDS + 2] if team & 4 else none, memory[t.HANDS + 3] if team & 8 else none
    own, leads, tops = 0, 0, 0
    for shift in (0, 16, 32, 48):
        suit = in_play & 0x1FFF << shift
        if suit:
            top = 1 << highest(suit)
            if (a | b | c | d) & top:
                own |= suit
                leads += max(popcount(a & suit), popcount(b & suit), popcount(c & suit), popcount(d & suit))
            else:
                tops |= top
    return own, leads, tops


@inlined
def quick_bound(seat: int, goal: int, gain: int, high: int, memory: Int64Row) -> tuple[int, int]:
    """Return a bound from quick tricks that decides whether `goal` is reached, and its relevant cards; else (UNKNOWN, 0).

    `gain` is what the collectors, the seats whose tricks are counted, have, and `high` the most they can reach; for the
    bound see `search.alpha_beta`.
    """
    collecting = memory[t.COLLECTORS] >> seat & 1
    team = memory[t.COLLECTORS] if collecting else 15 ^ memory[t.COLLECTORS]
    need, their_need = goal - gain, high - goal + 1
    if not collecting:
        need, their_need = their_need, need
    sure, relevant = 0, 0
    own, leads, tops = suits_topped(team, memory)
    if (leads * memory[t.TRICK] >= need or not memory[t.ONLY_TRICKS]) and may_cash(team, memory[t.DUTIES + 2]):
        tricks, sure, relevant = quick_tricks(seat, team, need, memory)
        if tricks == popcount(memory[t.HANDS + seat]):
            sure = high - gain
    if sure < need and memory[t.TRUMP]:
        tricks, sure, relevant = top_trumps(team, seat, memory)
    if sure >= need:
        return gain + sure if collecting else high - sure, relevant
    ruffs, sure = 0, 0
    for other in range(4):
        ruffs |= memory[t.HANDS + other] & memory[t.TRUMP] if team >> other & 1 else 0
    if ruffs == 0 and (memory[t.TRUMP] == 0 or memory[t.DUTIES + 2] == 0):
        sure, relevant = later_tricks(seat, their_need, own, leads, tops, memory)
    if sure < their_need and memory[t.TRUMP]:
        tricks, sure, relevant = top_trumps(15 ^ team, seat, memory)
    if sure >= their_need:
        return high - sure if collecting else gain + sure, relevant
    return t.UNKNOWN, 0


@inlined
def reply_bound(frame: int, goal: int, memory: Int64Row) -> tuple[int, int]:  # noqa: C901, PLR0912
    """Return a bound as `quick_bound` does, once the other side has led: a side sure to win the trick cashes next.

    It wins the trick with its best card of the suit led, or by a ruff if no enemy still to play can overruff.
    """
    leader = memory[frame + t.LEADER]
    seat = leader + 1 & 3
    trump, led, each = memory[t.TRUMP], memory[frame + t.LED], memory[t.TRICK]
    collecting = memory[t.COLLECTORS] >> seat & 1
    team = memory[t.COLLECTORS] if collecting else 15 ^ memory[t.COLLECTORS]
    if team >> leader & 1:
        return t.UNKNOWN, 0
    gain, high = memory[frame + t.GAIN], memory[frame + t.GAIN] + memory[frame + t.HIGH]
    need = goal - gain if collecting else high - goal + 1
    mine, theirs, ruff = 0, 1 << memory[frame + t.NODE + t.WINNING_CARD], 0
    for later in (1, 2, 3):
        hand = memory[t.HANDS + (leader + later & 3)]
        if team >> (leader + later & 3) & 1:
            mine |= hand & led
            ruff |= hand & trump if hand & led == 0 else 0
        elif hand & led == 0 and hand & trump:
            return t.UNKNOWN, 0
        else:
            theirs |= hand & led
    sure, relevant = each + memory[frame + t.NODE + t.POINTS], 0
    if mine < theirs:
        if ruff == 0:
            return t.UNKNOWN, 0
    else:
        top = 1 << highest(mine)
        relevant = top
        sure += worth_of(top, memory)
        in_play = memory[t.HANDS] | memory[t.HANDS + 1] | memory[t.HANDS + 2] | memory[t.HANDS + 3]
        if sure < need and in_play & trump == 0:
            hand = 0
            for later in (1, 2, 3):
                hand |= memory[t.HANDS + (leader + later & 3)] if memory[t.HANDS + (leader + later & 3)] & top else 0
            others = in_play ^ hand
            hand ^= top
            for shift in (0, 16, 32, 48):
                suit = 0x1FFF << shift
                run = run_of_tops(hand & suit, others & suit)
                if run:
                    sure += each * popcount(run) + worth_of(run, memory)
                    relevant |= run & -run if others & suit else 0
        if sure < need and in_play & trump and led != trump and memory[t.ONLY_TRICKS]:
            # Trumps win later, unless a hand has nothing else to play to this trick.
            spare = True
            for later in (1, 2, 3):
                hand = memory[t.HANDS + (leader + later & 3)]
                if team >> (leader + later & 3) & 1 and hand & trump and hand & ~trump == 0:
                    spare = False
            if spare:
                _, more, more_relevant = sure_trumps(team, memory)
                sure += more
                relevant |= more_relevant
    if sure < need:
        return t.UNKNOWN, 0
    return (gain + sure if collecting else high - sure), relevant
