"""Moves of the search: listing the legal cards of a node, choosing the next to try, and playing it.

In all files of the solver, `avoid` is 1 where taking costs, and results rely on cuts (see `runs`); else 0.
"""

from __future__ import annotations

from typing import TYPE_CHECKING, Final

from .. import inlined, kernel
from ..bits import highest, lowest, popcount
from ..play import Duties, beats, duty_masks, playable, suit_of
from . import layout as t
from .history import probe_history
from .lead_ordering import list_leads
from .move_ordering import best_discard, best_move, list_moves, winning_moves
from .strength import cards_of_other_kind, equals, separators, stronger_than

if TYPE_CHECKING:
    from ..arrays import Int64Row

WAITING: Final = -2  # as MOVE_COUNT: other preferred moves are worked out once the card from the history has failed


@inlined
def legal_moves(turn: int, frame: int, memory: Int64Row) -> int:
    """Return the seat to play's legal cards as a mask; store in the node the cards whose rank decides this."""
    node = frame + turn * t.NODE
    seat, led = memory[frame + t.LEADER] + turn & 3, memory[frame + t.LED] if turn else 0
    hand = memory[t.HANDS + seat]
    if not memory[t.HAS_DUTIES]:
        memory[node + t.DUTY_RELEVANT] = 0
        return hand & led or hand
    return legal_under_duties(turn, node, hand, led, memory)


@kernel
def legal_under_duties(turn: int, node: int, hand: int, led: int, memory: Int64Row) -> int:
    """Return the legal cards of the seat to play, in a deal with duties beyond following suit; see `legal_moves`."""
    trump, best = memory[t.TRUMP], memory[node + t.WINNING_CARD]
    duties = Duties(
        memory[t.DUTIES], memory[t.DUTIES + 1], memory[t.DUTIES + 2], memory[t.DUTIES + 3], memory[t.DUTIES + 4],
        memory[t.DUTIES + 5],
    )  # fmt: skip
    above, duty_relevant = trump, 0
    if turn and trump >> best & 1:
        above = stronger_than(best)
    if duties.ruff and turn and hand & led == 0 and hand & trump:
        asks_who_wins = duties.ruff > 1 and memory[node + t.CONTESTED] == 1
        if asks_who_wins or (duties.overruff and trump >> best & 1):
            duty_relevant = 1 << best
    memory[node + t.DUTY_RELEVANT] = duty_relevant
    winning_turn, ruffed = memory[node + t.WINNING_TURN], memory[node + t.RUFFED]
    return playable(hand, duty_masks(turn, led, winning_turn, ruffed, above, trump, duties))


@inlined
def begin_node(turn: int, frame: int, legal: int, hint: int, memory: Int64Row) -> None:
    """Prepare a node for its search: all `legal` moves are untried; hint: the card to try first, -1 for none."""
    node, seat = frame + turn * t.NODE, memory[frame + t.LEADER] + turn & 3
    memory[node + t.UNTRIED] = legal
    memory[node + t.BEST_VALUE] = -t.BIG if memory[t.MAXIMIZERS] >> seat & 1 else t.BIG
    memory[node + t.RELEVANT] = 0
    memory[node + t.MOVE_COUNT] = -1
    memory[node + t.PREFERRED] = 0
    memory[node + t.HISTORY_SLOT] = -1
    # The card from the history most often causes a cutoff again: the others wait until it has failed.
    if legal & legal - 1:
        hint_card = probe_history(turn, frame, memory)
        if hint_card >= 0 and legal >> hint_card & 1:
            memory[node + t.PREFERRED] = 1 << hint_card
            memory[node + t.MOVE_COUNT] = WAITING if turn and memory[t.ONLY_TRICKS] else -1
        elif turn and memory[t.ONLY_TRICKS]:
            memory[node + t.PREFERRED] = winning_moves(turn, frame, seat, legal, memory)
    if turn == 0 and hint >= 0 and memory[node + t.PREFERRED] == 0:
        memory[node + t.PREFERRED] = legal & 1 << hint


@inlined
def next_move(turn: int, frame: int, memory: Int64Row) -> int:
    """Return the next card to try in a node, or -1 if none is left; mark it and its equals as tried."""
    node, seat = frame + turn * t.NODE, memory[frame + t.LEADER] + turn & 3
    untried = memory[node + t.UNTRIED]
    if untried == 0:
        return -1
    hand = memory[t.HANDS + seat]
    others = separators(turn, frame, seat, memory)
    if memory[node + t.MOVE_COUNT] == WAITING and untried & memory[node + t.PREFERRED] == 0:
        memory[node + t.MOVE_COUNT] = -1
        memory[node + t.PREFERRED] = winning_moves(turn, frame, seat, untried, memory)
    if untried & memory[node + t.PREFERRED]:
        card = lowest(untried & memory[node + t.PREFERRED])
    elif untried & untried - 1 == 0:
        card = lowest(untried)
    elif turn and memory[t.ONLY_TRICKS]:
        card = lowest(untried) if hand & memory[frame + t.LED] else best_discard(untried, hand, others, memory)
    else:
        if memory[node + t.MOVE_COUNT] < 0:
            if turn == 0 and memory[t.MAXIMIZERS] == memory[t.COLLECTORS]:
                list_leads(frame, untried, memory)
            else:
                list_moves(turn, frame, untried, memory)
        card = best_move(node, untried, memory)
    group = equals(card, hand, others, cards_of_other_kind(card, memory)) & untried
    card = highest(group)
    memory[node + t.UNTRIED] = untried ^ group
    memory[node + t.EQUALS] = group
    memory[node + t.CARD] = card
    return card


@inlined
def deciding_cards(second: int, best: int, memory: Int64Row) -> int:
    """Return the cards from above the second best of a trick up to the best: a cut below any of them settles it."""
    in_play = memory[t.HANDS] | memory[t.HANDS + 1] | memory[t.HANDS + 2] | memory[t.HANDS + 3]
    return (in_play | 1 << best) & (2 << best) - (2 << second)


@inlined
def make_move(  # noqa: C901, PLR0912, PLR0915
    turn: int, frame: int, card: int, avoid: int, memory: Int64Row
) -> None:
    """Play a card and set up the next node, or the next frame if the trick is complete."""
    node, leader = frame + turn * t.NODE, memory[frame + t.LEADER]
    seat, trump = leader + turn & 3, memory[t.TRUMP]
    memory[t.HANDS + seat] ^= 1 << card
    lane = seat * 16 + (card >> 4) * 4
    shape = memory[node + t.SHAPE] - (1 << lane if lane < 60 else 0)
    best, winning_turn, ruffed, contested, points, second = card, 0, 0, 0, memory[t.WEIGHT + card], -1
    led = memory[frame + t.LED]
    if turn == 0:
        led = suit_of(card)
        memory[frame + t.LED] = led
    else:
        best, winning_turn = memory[node + t.WINNING_CARD], memory[node + t.WINNING_TURN]
        ruffed, contested = memory[node + t.RUFFED], memory[node + t.CONTESTED]
        points += memory[node + t.POINTS]
        same_suit = 1 if card >> 4 == best >> 4 else 0
        if beats(card, best, stronger_than(best), trump):
            second = best if same_suit else -1
            best, winning_turn, contested = card, turn, same_suit
        else:
            contested |= same_suit
            if avoid:
                second = max(memory[node + t.SECOND], card) if same_suit else memory[node + t.SECOND]
        if led != trump:
            ruffed |= (trump >> card & 1) << turn
    if turn < 3:
        after = node + t.NODE
        memory[after + t.WINNING_CARD] = best
        memory[after + t.WINNING_TURN] = winning_turn
        memory[after + t.RUFFED] = ruffed
        memory[after + t.CONTESTED] = contested
        memory[after + t.POINTS] = points
        memory[after + t.SHAPE] = shape
        if avoid:
            memory[after + t.SECOND] = second
        return
    gain, high = memory[frame + t.GAIN], memory[frame + t.HIGH]
    won = memory[t.TRICK] + points
    if popcount(memory[t.HANDS + seat]) < memory[t.LAST_COUNT]:
        won += memory[t.LAST_POINTS]
    taker = leader + winning_turn & 3
    if memory[t.COLLECTORS] >> taker & 1:
        gain += won
    if not memory[t.MIXED]:
        high -= won
    if avoid:
        memory[frame + t.DECIDING] = deciding_cards(second, best, memory) if contested else 0
    else:
        memory[frame + t.DECIDING] = 1 << best if contested else 0
    after = frame + t.FRAME
    memory[after + t.LEADER] = taker
    memory[after + t.GAIN] = gain
    memory[after + t.LOW] = memory[frame + t.LOW]
    memory[after + t.HIGH] = high
    memory[after + t.POINTS] = 0
    memory[after + t.SHAPE] = shape


@inlined
def last_trick(leader: int, gain: int, avoid: int, memory: Int64Row) -> tuple[int, int]:
    """Return the collectors' gain after the last trick, which leaves no choice, and the card whose rank decided it."""
    trump = memory[t.TRUMP]
    best = lowest(memory[t.HANDS + leader])
    winning_turn, contested, second, won = leader, 0, -1, memory[t.TRICK] + memory[t.WEIGHT + best]
    for later in (1, 2, 3):
        seat = leader + later & 3
        card = lowest(memory[t.HANDS + seat])
        won += memory[t.WEIGHT + card]
        same_suit = 1 if card >> 4 == best >> 4 else 0
        if beats(card, best, stronger_than(best), trump):
            second = best if same_suit else -1
            best, winning_turn, contested = card, seat, same_suit
        else:
            second = max(second, card) if same_suit else second
            contested |= same_suit
    if memory[t.LAST_COUNT]:
        won += memory[t.LAST_POINTS]
    relevant = 1 << best if contested else 0
    if avoid and contested:
        relevant = deciding_cards(second, best, memory)
        relevant &= -relevant
    return gain + (won if memory[t.COLLECTORS] >> winning_turn & 1 else 0), relevant
