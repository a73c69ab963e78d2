"""The order in which the search tries cards: it changes the time taken, never the answer. For leads: `lead_ordering`."""

from __future__ import annotations

from typing import TYPE_CHECKING, Final

from .. import inlined, kernel
from ..bits import highest, lowest, popcount
from ..play import suit_of
from . import layout as t
from .losers import stays_below
from .strength import cards_of_other_kind, equals, reach, separators, strength
from .top_cards import run_of_tops

if TYPE_CHECKING:
    from ..arrays import Int64Row

FORCE_TOP: Final = 20  # for a third hand's card that only the fourth's best card beats
UNSAFE: Final = 12  # for a lead of a suit in which the seat alone against three may have to take a trick


@inlined
def trick_strengths(turn: int, seat: int, led: int, best: int, ahead: int, memory: Int64Row) -> tuple[int, int]:
    """Return the best strengths that a seat's side and the other can bring to a trick, apart from the seat's own card."""
    trump, gets = memory[t.TRUMP], memory[t.COLLECTORS]
    maximizes = 1 if memory[t.MAXIMIZERS] == gets else 0
    team = gets >> seat & 1
    ours, theirs = 0, 0
    if turn:
        power = strength(best, led, trump)
        if gets >> (seat - turn + ahead & 3) & 1 == team:
            ours = power
        else:
            theirs = power
    for later in range(turn + 1, 4):
        other = seat + later - turn & 3
        power = reach(memory[t.HANDS + other], led, trump, maximizes)
        if gets >> other & 1 == team:
            ours = max(ours, power)
        else:
            theirs = max(theirs, power)
    return ours, theirs


@inlined
def move_value(
    card: int, turn: int, seat: int, led: int, ours: int, theirs: int, points: int, memory: Int64Row,
) -> int:  # fmt: skip
    """Return how promising a card looks to its side; `ours` and `theirs` are `trick_strengths` of this trick."""
    trump = memory[t.TRUMP]
    maximizes = 1 if memory[t.MAXIMIZERS] == memory[t.COLLECTORS] else 0
    suit = suit_of(card)
    own = strength(card, led, trump)
    ours = max(ours, own)
    taken = 1 if ours > theirs else 0
    gain = memory[t.TRICK] + points + memory[t.WEIGHT + card]
    if not maximizes:
        worth = (gain * 32 + 16) * (-1 if taken else 1) if gain else 0
        if turn == 0 and seat != memory[t.LONE_SEAT] and memory[t.LONE_SEAT] >= 0:
            # The three lead first what the seat alone cannot duck.
            lone = memory[t.HANDS + memory[t.LONE_SEAT]] & suit
            in_play = memory[t.HANDS] | memory[t.HANDS + 1] | memory[t.HANDS + 2] | memory[t.HANDS + 3]
            safe, _ = stays_below(lone, in_play & suit & ~lone)
            worth += 0 if safe else UNSAFE
        if seat != memory[t.LONE_SEAT] or (led == suit and (turn or taken)):
            return worth + (card & 15)
        return worth + discard_value(card, turn, seat, memory)
    worth = (gain * 32 + 16) * (1 if taken else -1)
    if led >> card & 1 or suit == trump:
        worth -= memory[t.WIN_LOW if taken else t.LOSE_LOW] * (card & 15) >> 1
        last = memory[t.HANDS + (seat + 1 & 3)] & led
        if turn == 2 and not taken and suit == led and own == ours and last:
            # The third hand makes the fourth spend its top: the cheapest card above its second best.
            second = last ^ 1 << highest(last)
            worth += FORCE_TOP if 1 << card > second else 0
        return worth - (memory[t.SPARE_TRUMP] if suit == trump and suit != led else 0)
    hand = memory[t.HANDS + seat] & suit
    worth += memory[t.DISCARD_LONG] * popcount(hand) - (memory[t.DISCARD_LOW] * (card & 15) >> 1)
    in_play = memory[t.HANDS] | memory[t.HANDS + 1] | memory[t.HANDS + 2] | memory[t.HANDS + 3]
    if run_of_tops(hand, in_play & suit & ~hand) >> card & 1:
        worth -= memory[t.KEEP_TOP]
    return worth


@inlined
def discard_value(card: int, turn: int, seat: int, memory: Int64Row) -> int:
    """Return how much a seat alone against three wants to get rid of a card in a trick that it loses anyhow.

    It leads where it is short and they are long; it discards what they can lead below, from suits in which it could be made
    to take a trick.
    """
    suit = suit_of(card)
    mine = memory[t.HANDS + seat] & suit
    in_play = memory[t.HANDS] | memory[t.HANDS + 1] | memory[t.HANDS + 2] | memory[t.HANDS + 3]
    theirs = in_play & suit & ~mine
    if turn == 0:
        return (card & 15) + 2 * popcount(theirs) - 2 * popcount(mine)
    if theirs == 0:
        return -4
    safe, _ = stays_below(mine, theirs)
    return 2 * popcount(theirs & (1 << card) - 1) - popcount(mine) + (0 if safe else 8)


@kernel
def list_moves(turn: int, frame: int, legal: int, memory: Int64Row) -> None:
    """Store in a node a list of cards to try, one of each group of equals, with their values."""
    node = frame + turn * t.NODE
    seat = memory[frame + t.LEADER] + turn & 3
    others = separators(turn, frame, seat, memory)
    led, points = memory[frame + t.LED], memory[node + t.POINTS]
    hand, count = memory[t.HANDS + seat], 0
    ours, theirs = 0, 0
    if turn:
        best, winning_turn = memory[node + t.WINNING_CARD], memory[node + t.WINNING_TURN]
        ours, theirs = trick_strengths(turn, seat, led, best, winning_turn, memory)
    untried = legal
    while untried:
        card = highest(untried)
        untried &= ~equals(card, hand, others, cards_of_other_kind(card, memory))
        if turn == 0:
            led = suit_of(card)
            ours, theirs = trick_strengths(turn, seat, led, -1, 0, memory)
        worth = move_value(card, turn, seat, led, ours, theirs, points, memory)
        memory[node + t.MOVES + count] = (worth << 8) + card
        count += 1
    memory[node + t.MOVE_COUNT] = count


@inlined
def best_move(node: int, untried: int, memory: Int64Row) -> int:
    """Return the card of highest value in a node's list that is also in `untried`."""
    best = -1 << 40
    for entry in range(memory[node + t.MOVE_COUNT]):
        word = memory[node + t.MOVES + entry]
        if untried >> (word & 0xFF) & 1 and word > best:
            best = word
    return best & 0xFF


@inlined
def winning_moves(turn: int, frame: int, seat: int, legal: int, memory: Int64Row) -> int:
    """Return the cards that win a trick which would else be lost.

    If the third hand has none, its cards that force the fourth's best. Used where only tricks count.
    """
    node, led, trump = frame + turn * t.NODE, memory[frame + t.LED], memory[t.TRUMP]
    best = memory[node + t.WINNING_CARD]
    ours, theirs = trick_strengths(turn, seat, led, best, memory[node + t.WINNING_TURN], memory)
    if ours > theirs:
        return 0
    suit = led if legal & led else trump
    base = 33 if suit == trump else 17
    above = 0
    if theirs < base:
        above = suit
    elif suit == trump or theirs < 33:
        above = suit & (-2 << lowest(suit) + theirs - base)
    if turn == 2 and above & legal == 0 and suit == led:
        last = memory[t.HANDS + (seat + 1 & 3)] & led
        if last and led >> best & 1:
            # The third hand makes the fourth spend its top: the cheapest card above its second best.
            above = led & (-2 << max(highest(last ^ 1 << highest(last)), best))
    return above & legal


@inlined
def best_discard(untried: int, hand: int, others: int, memory: Int64Row) -> int:
    """Return the card to discard first: a low one of a long suit that is no sure trick; trumps last of all."""
    chosen, most = -1, -1 << 20
    for shift in (0, 16, 32, 48):
        suit = 0x1FFF << shift
        if untried & suit and suit != memory[t.TRUMP]:
            card = lowest(untried & suit)
            worth = memory[t.DISCARD_LONG] * popcount(hand & suit) - (memory[t.DISCARD_LOW] * (card & 15) >> 1)
            if others & suit & (-2 << card) == 0:
                worth -= memory[t.KEEP_TOP]
            if worth > most:
                chosen, most = card, worth
    return chosen if chosen >= 0 else lowest(untried)
