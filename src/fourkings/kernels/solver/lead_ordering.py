"""The order in which the search tries leads if taking tricks pays: suits to run, to finesse, to set up or to ruff."""

from __future__ import annotations

from typing import TYPE_CHECKING

from .. import inlined, kernel
from ..bits import highest, popcount
from . import layout as t
from .strength import equals, stronger_than

if TYPE_CHECKING:
    from ..arrays import Int64Row


@inlined
def holder_of(card: int, mine: int, friends: int, before: int) -> int:
    """Return who holds a card: 0 the leader, 1 a friend, 2 an enemy before the last seat, 3 one there, 4 nobody."""
    if card < 0:
        return 4
    if mine >> card & 1:
        return 0
    if friends >> card & 1:
        return 1
    return 2 if before >> card & 1 else 3


@inlined
def stays_ahead(friends: int, enemies: int, led: int, trump: int) -> bool:
    """Return True if enemies can't win by a ruff: they can follow suit, have no trumps, or friends have a higher one."""
    return enemies & led != 0 or enemies & trump == 0 or highest(friends & trump) > highest(enemies & trump)


@inlined
def who_wins(suit: int, trump: int, friends: int, before: int, last: int) -> int:
    """Return what wins a suit led: 2 a friend's ruff that stays ahead, 1 the best card of the suit, 0 an enemy's ruff."""
    if trump in (0, suit):
        return 1
    if friends & suit == 0 and friends & trump:
        return 2 if stays_ahead(friends, before, suit, trump) and stays_ahead(friends, last, suit, trump) else 0
    return 1 if stays_ahead(0, before, suit, trump) and stays_ahead(0, last, suit, trump) else 0


@inlined
def lead_value_no_trumps(
    wins: bool, is_second: bool, sequence: bool, relative: int, single: bool, best: int, second: int, third: int,
    friends: int, before: int, last: int,
) -> int:  # fmt: skip
    """Return how promising a lead is in a deal without trumps: the greater, the earlier it is tried.

    wins: the card, or a friend's, takes the trick · is_second: it is the second best of its suit · sequence: an equal card
    is below it · relative: its rank in the suit, 1 for the best · single: the best card is an enemy's only one of the
    suit · best, second, third: their holders · friends, before, last: lengths of the suit there (see `holder_of`).
    """
    if wins:
        weight = 22 if before != 1 else 16
        weight = weight if second == 2 else 0
        if second == 3 and last != 1:
            weight = -1
        alone = (second != 2 or before == 1) and (second != 3 or last == 1)
        return weight + (45 if alone else 18) + relative
    weight = honours_value(best, second, third, friends, last, -10, 31, 35, 25)
    if single:
        return weight + 28 + relative
    if best == 0:
        return weight - 17 + relative
    if not sequence:
        return weight + 12 + relative
    return weight + (48 if is_second else 29 - relative)


@inlined
def lead_value_trumps(  # noqa: PLR0911
    wins: bool, is_second: bool, sequence: bool, relative: int, single: bool, best: int, second: int, third: int,
    friends: int, last: int, rank: int,
) -> int:  # fmt: skip
    """Return how promising a lead with trumps is, for the arguments of `lead_value_no_trumps`; rank: the card's."""
    if not wins:
        weight = honours_value(best, second, third, friends, last, -12, 27, 20, 13)
        if single:
            return weight + 2 + relative
        if best == 0 and second != 1:
            return weight + (38 if relative == 1 else relative - 14)
        if best <= 1:
            return weight + 34 - (1 if best == 0 else 0) + relative
        return weight + (35 if sequence and is_second else 15 - rank)
    weight = honours_value(best, second, third, friends, last, -12, 27, 0, 0)
    if single:
        return weight + 35 + relative
    if best == 0:
        if second == 1:
            return weight + 48 + relative
        return weight + (31 if relative == 1 else relative - 3)
    if best == 1:
        return weight + (42 if second == 0 else 28) + relative
    if sequence:
        return weight + (40 if is_second else 22 + relative)
    return weight + 11 + relative


@inlined
def honours_value(
    best: int, second: int, third: int, friends: int, last: int, behind: int, through: int, both: int, either: int
) -> int:
    """Return a suit's value by who holds its three best cards; behind, through, both, either: the weights of cases."""
    weight = 0
    if best == 3 or second == 3:
        weight = behind if last != 1 else 0
    elif best == 2 and second == 1:
        weight = through if friends != 1 else 0
    if second == 1 and third == 1:
        return weight + both
    if second + third == 1 and friends > 1:
        return weight + either
    return weight


@kernel
def list_leads(frame: int, legal: int, memory: Int64Row) -> None:  # noqa: C901, PLR0912
    """List the leads of a frame with their values: high for suits that the side runs, finesses, sets up or ruffs.

    The cases, and most weights, are those of DDS 2.9 (Haglund and Hein), generalised to any split of the seats.
    """
    seat, trump, count = memory[frame + t.LEADER], memory[t.TRUMP], 0
    team = memory[t.COLLECTORS] if memory[t.COLLECTORS] >> seat & 1 else 15 ^ memory[t.COLLECTORS]
    mine, friends, before, last = memory[t.HANDS + seat], 0, 0, 0
    for step in (1, 2, 3):
        cards = memory[t.HANDS + (seat + step & 3)]
        if team >> (seat + step & 3) & 1:
            friends |= cards
        elif step == 3:
            last = cards
        else:
            before |= cards
    others, left = friends | before | last, popcount(mine)
    for shift in (0, 16, 32, 48):
        suit = 0x1FFF << shift
        cards = legal & suit
        if cards == 0:
            continue
        # 1. The suit: few enemy cards mean few replies to search; who holds the three best; who ruffs.
        in_suit = (mine | others) & suit
        many_friends, many_before, many_last = popcount(friends & suit), popcount(before & suit), popcount(last & suit)
        weight = -((many_before or left) + (many_last or left)) * (630 if trump else 431) >> 6
        top = highest(in_suit)
        second = highest(in_suit ^ 1 << top)
        third = highest(in_suit & (1 << second) - 1) if second >= 0 else -1
        best_holder = holder_of(top, mine, friends, before)
        second_holder = holder_of(second, mine, friends, before)
        third_holder = holder_of(third, mine, friends, before)
        single = (many_before == 1 and best_holder == 2) or (many_last == 1 and best_holder == 3)
        friend_best = highest(friends & suit) > highest((before | last) & suit)
        winner = who_wins(suit, trump, friends, before, last)
        if trump == 0:
            weight -= 9 if many_friends == 0 else 0
        elif suit != trump:
            if (many_before == 0 and before & trump) or (many_last == 0 and last & trump):
                weight -= 12
            if many_friends == 0 and friends & trump and many_last:
                weight += 17
            if mine & suit & (mine & suit) - 1 == 0 and mine & trump and many_friends > 1 and best_holder == 1:
                weight += 19
        # 2. Its cards.
        while cards:
            card = highest(cards)
            group = equals(card, mine, others, memory[t.OTHER_KIND + card])
            cards &= ~group
            relative, sequence = 1 + popcount(in_suit & stronger_than(card)), group & (1 << card) - 1 != 0
            wins = winner == 2 or (winner == 1 and (card == top or friend_best))
            if trump:
                worth = lead_value_trumps(
                    wins, card == second, sequence, relative, single, best_holder, second_holder, third_holder,
                    many_friends, many_last, card & 15,
                )  # fmt: skip
            else:
                worth = lead_value_no_trumps(
                    wins, card == second, sequence, relative, single, best_holder, second_holder, third_holder,
                    many_friends, many_before, many_last,
                )  # fmt: skip
            memory[frame + t.MOVES + count] = (weight + worth << 8) + card
            count += 1
    memory[frame + t.MOVE_COUNT] = count
