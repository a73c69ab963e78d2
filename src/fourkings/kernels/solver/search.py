"""Double-dummy search: alpha-beta with a null window over tricks, for any payoff, any two sides and any duties.

Each search answers one yes-or-no question: can the maximizers make the collectors gain at least `goal`? Exact values come
from a few such questions (see `values`). The search is depth first with its own stack, trick by trick, with a transposition
table at the start of each trick.

**Relevant cards** (partition search). Every answer comes with the set of cards whose rank mattered. The same bound holds in
every position with the same lead, the same length of every suit in every hand, and the same holders of the highest cards of
each suit, counted down to the lowest relevant one; the places of lower cards do not matter. So a rank is relevant where it
decided something: the winner of a trick with a second card of its suit in it; who was winning when a duty depended on that;
the card that had to be overruffed. Cards of special kind (they carry points of their own, or a duty names them) are
relevant as long as they are in play, and a table entry names them by themselves.

Where taking costs, cuts take the place of relevant cards: see `runs`. The search is the same, compiled a second time.
"""

from __future__ import annotations

from typing import TYPE_CHECKING

from .. import inlined
from ..play import suit_of
from . import layout as t
from .history import update_history
from .losers import loser_bound
from .moves import begin_node, last_trick, legal_moves, make_move, next_move
from .quick_tricks import quick_bound, reply_bound
from .runs import cuts_to_cover, kinds_of, probe_runs, run_of
from .strength import cards_of_other_kind
from .transposition_table import cards_down_to, cover_of, covered, holders, needed_cards, probe, store

if TYPE_CHECKING:
    from ..arrays import Int64Row


@inlined
def unmake_move(
    turn: int, frame: int, goal: int, value: int, relevant: int, avoid: int, memory: Int64Row
) -> tuple[bool, int, int]:
    """Take back the card tried in a node, whose result is `value`; return (cutoff, bound, relevant cards) of the node."""
    node, seat = frame + turn * t.NODE, memory[frame + t.LEADER] + turn & 3
    card = memory[node + t.CARD]
    memory[t.HANDS + seat] |= 1 << card
    if turn == 3:
        won_by = memory[frame + t.DECIDING]
        if avoid:
            # One cut between the best and the second best card is enough; if there is none yet, a low one.
            relevant |= won_by & -won_by if relevant & won_by == 0 else 0
        else:
            relevant |= won_by
    wanting = memory[t.MAXIMIZERS] >> seat & 1
    if (1 if value >= goal else 0) == wanting:
        if turn == 0:
            memory[frame + t.CUTOFF_CARD] = card
        update_history(node, card, memory)
        return True, value, relevant | memory[node + t.DUTY_RELEVANT]
    if avoid:
        group = memory[node + t.EQUALS]
        if relevant & group & group - 1:
            # Equal cards stand and fall together: a cut among them means one below each.
            relevant |= group
        # Cards of one run are alike.
        memory[node + t.UNTRIED] &= ~run_of(card, relevant, cards_of_other_kind(card, memory))
    else:
        suit = suit_of(card)
        mine = relevant & suit
        if mine and mine & -mine <= 1 << card:
            # Equal cards stand and fall together: if one is relevant, so is the lowest.
            group = memory[node + t.EQUALS]
            relevant |= group & -group
        # Low cards of one suit are alike to a result that looked at none of them.
        mine = (relevant | memory[t.SPECIAL]) & suit
        floor = mine & -mine if mine else 1 << 62
        if 1 << card < floor:
            memory[node + t.UNTRIED] &= ~(suit & floor - 1)
    value = max(memory[node + t.BEST_VALUE], value) if wanting else min(memory[node + t.BEST_VALUE], value)
    relevant |= memory[node + t.RELEVANT]
    memory[node + t.BEST_VALUE] = value
    memory[node + t.RELEVANT] = relevant
    return False, value, relevant | memory[node + t.DUTY_RELEVANT]


@inlined
def advance(
    turn: int, frame: int, goal: int, answered: bool, value: int, relevant: int, avoid: int, memory: Int64Row
) -> tuple[int, int, int]:
    """Return the next card to try in a node, or -1 if it is settled, with its bound and relevant cards.

    answered: True if `value` and `relevant` are the result of the last card tried, else they are ignored; frame: where the
    node begins in `memory`; avoid: see `unmake_move`.
    """
    if answered:
        enough, value, relevant = unmake_move(turn, frame, goal, value, relevant, avoid, memory)
        if enough:
            return -1, value, relevant
    return next_move(turn, frame, memory), value, relevant


@inlined
def probe_trick(  # noqa: C901
    frame: int, goal: int, bounded: bool, avoid: int, memory: Int64Row, slots: Int64Row, entries: Int64Row
) -> tuple[bool, int, int, int]:
    """Find what is known before a trick is searched: (settled, bound, relevant cards, suggested card)."""
    seat, gain = memory[frame + t.LEADER], memory[frame + t.GAIN]
    low, high, relevant = gain + memory[frame + t.LOW], gain + memory[frame + t.HIGH], 0
    hand = memory[t.HANDS + seat]
    if hand == 0:
        low, high = gain, gain
    elif hand & hand - 1 == 0 and low < goal <= high:
        low, relevant = last_trick(seat, gain, avoid, memory)
        high = low
    if low >= goal:
        return True, low, relevant, -1
    if high < goal:
        return True, high, relevant, -1
    memory[t.NODES] += 1
    in_play = memory[t.HANDS] | memory[t.HANDS + 1] | memory[t.HANDS + 2] | memory[t.HANDS + 3]
    low_bits, high_bits = holders(memory, in_play)
    special = 0
    if memory[t.SPECIAL]:
        special = kinds_of(in_play, memory) if avoid else cards_down_to(in_play, in_play & memory[t.SPECIAL])
    memory[frame + t.HOLDERS_LOW] = low_bits
    memory[frame + t.HOLDERS_HIGH] = high_bits
    shape = memory[frame + t.SHAPE] | seat << 60
    if avoid:
        value, cover, hint = probe_runs(shape, special, low_bits, high_bits, goal - gain, slots, entries, memory)
    else:
        value, cover, hint = probe(shape, special, low_bits, high_bits, goal - gain, slots, entries, memory)
    if cover >= 0:
        return True, gain + value, covered(cover, in_play), -1
    if avoid and memory[t.LONE_SEAT] >= 0:
        value, relevant = loser_bound(seat, goal, gain, high, memory)
        if value != t.UNKNOWN:
            return True, value, relevant, -1
    if bounded:
        value, relevant = quick_bound(seat, goal, gain, high, memory)
        if value != t.UNKNOWN:
            relevant = needed_cards(in_play, relevant, memory)
            return True, value, relevant, -1
    return False, 0, 0, hint


@inlined
def store_trick(
    frame: int, goal: int, value: int, relevant: int, avoid: int, memory: Int64Row, slots: Int64Row, entries: Int64Row
) -> int:
    """Store the bound `value`, found at the start of a trick, in the table; return the cards that it relies on."""
    in_play = memory[t.HANDS] | memory[t.HANDS + 1] | memory[t.HANDS + 2] | memory[t.HANDS + 3]
    special = 0
    if avoid:
        special = kinds_of(in_play, memory) if memory[t.SPECIAL] else 0
        cover = cuts_to_cover(relevant, in_play)
    else:
        special = cards_down_to(in_play, in_play & memory[t.SPECIAL]) if memory[t.SPECIAL] else 0
        relevant = needed_cards(in_play, relevant, memory) | special
        cover = cover_of(relevant)
    gain = memory[frame + t.GAIN]
    low, high = (value - gain, t.BIG - 1) if value >= goal else (-t.BIG, value - gain)
    store(
        memory[frame + t.SHAPE] | memory[frame + t.LEADER] << 60, special, memory[frame + t.HOLDERS_LOW],
        memory[frame + t.HOLDERS_HIGH], cover, low, high, memory[frame + t.CUTOFF_CARD], slots, entries, memory,
    )  # fmt: skip
    return relevant


@inlined
def alpha_beta(  # noqa: C901, PLR0912, PLR0915
    goal: int, allowed: int, limit: int, avoid: int, memory: Int64Row, slots: Int64Row, entries: Int64Row
) -> int:
    """Search whether the collectors gain at least `goal` in all from the first frame on, by the cards `allowed` there.

    Returns v. If v >= goal, they gain at least v; if v < goal, at most v; both against best play. If more than `limit`
    nodes (starts of tricks) are searched first, returns UNKNOWN; the hands are then not restored, and a second call resumes
    the search. avoid: 1 to rely on cuts, where taking costs.
    """
    bounded = memory[t.MAXIMIZERS] == memory[t.COLLECTORS] and memory[t.MIXED] == 0 and memory[t.DUTIES] == 0
    bounded = bounded and memory[t.DUTIES + 1] == 0 and memory[t.DUTIES + 4] == 0
    frame, turn, root = t.FRAMES, memory[t.ROOT_TURN], memory[t.ROOT_TURN]
    answered, value, relevant, hint, legal = False, 0, 0, -1, allowed
    if memory[t.PAUSED]:
        frame, turn, hint = memory[t.PAUSED], 0, memory[t.HINT]
        memory[t.PAUSED] = 0
    while True:
        if turn == 0:
            if not answered:
                if frame != t.FRAMES:
                    legal = legal_moves(0, frame, memory)
                memory[frame + t.CUTOFF_CARD] = -1
                begin_node(0, frame, legal, hint, memory)
            card, value, relevant = advance(0, frame, goal, answered, value, relevant, avoid, memory)
            if card < 0:
                if frame == t.FRAMES:
                    return value
                relevant = store_trick(frame, goal, value, relevant, avoid, memory, slots, entries)
                frame -= t.FRAME
                turn, answered = 3, True
                continue
            make_move(0, frame, card, avoid, memory)
            turn, answered = 1, False
        if turn == 1:
            if not answered:
                if frame != t.FRAMES or root != 1:
                    legal = legal_moves(1, frame, memory)
                if bounded and memory[t.DUTIES + 2] == 0 and (frame != t.FRAMES or root != 1):
                    value, relevant = reply_bound(frame, goal, memory)
                    if value != t.UNKNOWN:
                        turn, answered = 0, True
                        continue
                begin_node(1, frame, legal, -1, memory)
            card, value, relevant = advance(1, frame, goal, answered, value, relevant, avoid, memory)
            if card < 0:
                if frame == t.FRAMES and root == 1:
                    return value
                turn, answered = 0, True
                continue
            make_move(1, frame, card, avoid, memory)
            turn, answered = 2, False
        if turn == 2:
            if not answered:
                if frame != t.FRAMES or root != 2:
                    legal = legal_moves(2, frame, memory)
                begin_node(2, frame, legal, -1, memory)
            card, value, relevant = advance(2, frame, goal, answered, value, relevant, avoid, memory)
            if card < 0:
                if frame == t.FRAMES and root == 2:
                    return value
                turn, answered = 1, True
                continue
            make_move(2, frame, card, avoid, memory)
            turn, answered = 3, False
        if not answered:
            if frame != t.FRAMES or root != 3:
                legal = legal_moves(3, frame, memory)
            begin_node(3, frame, legal, -1, memory)
        card, value, relevant = advance(3, frame, goal, answered, value, relevant, avoid, memory)
        if card < 0:
            if frame == t.FRAMES and root == 3:
                return value
            turn, answered = 2, True
            continue
        make_move(3, frame, card, avoid, memory)
        answered, value, relevant, hint = probe_trick(frame + t.FRAME, goal, bounded, avoid, memory, slots, entries)
        if not answered:
            frame += t.FRAME
            turn = 0
            if memory[t.NODES] > limit:
                memory[t.PAUSED], memory[t.HINT] = frame, hint
                return t.UNKNOWN
