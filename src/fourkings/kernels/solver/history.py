"""The history table: the card that last caused a cutoff in each situation.

A situation is what a seat sees of a choice: who plays and in which turn, the cards in play of the suit led, and the card
that is winning; the seat's own hand if it leads or cannot follow. The table only orders moves, so collisions do no harm.
"""

from __future__ import annotations

from typing import TYPE_CHECKING, Final

from .. import inlined
from . import layout as t
from .transposition_table import LOW32

if TYPE_CHECKING:
    from ..arrays import Int64Row

LEADS: Final = 99  # distinguishes a lead from a winning card or seat


@inlined
def probe_history(turn: int, frame: int, memory: Int64Row) -> int:
    """Return the card that last caused a cutoff in the situation of a node, or -1; store its slot in the node."""
    node, led, seat = frame + turn * t.NODE, memory[frame + t.LED], memory[frame + t.LEADER] + turn & 3
    cards = memory[t.HANDS + seat]
    if turn == 0:
        view = LEADS + memory[frame + t.GAIN]
    elif cards & led:
        cards = (memory[t.HANDS] | memory[t.HANDS + 1] | memory[t.HANDS + 2] | memory[t.HANDS + 3]) & led
        view = memory[node + t.WINNING_CARD]
    else:
        view = memory[node + t.WINNING_CARD] if memory[t.TRUMP] else 64 + memory[node + t.WINNING_TURN]
    view = view << 4 | turn << 2 | seat
    key = (cards & LOW32) * 1540483477 ^ (cards >> 32) * 1977326743 ^ view * 2045966681
    slot = t.HISTORY + 2 * ((key >> 23 ^ key) & t.HISTORY_SIZE - 1)
    memory[node + t.HISTORY_SLOT] = slot
    memory[node + t.HISTORY_KEY] = key
    if memory[slot] == key and memory[slot + 1] >> 8 == memory[t.GENERATION]:
        return memory[slot + 1] & 0xFF
    return -1


@inlined
def update_history(node: int, card: int, memory: Int64Row) -> None:
    """Store a card that caused a cutoff in the history slot of its node, if it has one."""
    slot = memory[node + t.HISTORY_SLOT]
    if slot >= 0:
        memory[slot] = memory[node + t.HISTORY_KEY]
        memory[slot + 1] = memory[t.GENERATION] << 8 | card
