"""The history: which card was good when a situation was last met in this deal, where nothing but tricks count.

A situation is what a seat sees of a choice: who plays at which place, and the cards in play of the suit led with the one
that wins so far; the seat's own hand where it leads or cannot follow. All else about a deal is fixed.
What is recalled orders what is tried and decides no value: two situations of one spot only write over each other.
"""

from __future__ import annotations

from typing import TYPE_CHECKING, Final

from .. import inlined
from . import layout as t
from .table import LOW32

if TYPE_CHECKING:
    from ..arrays import Int64Row

LEADS: Final = 99  # tells a lead from a best card or seat


@inlined
def recall(place: int, at: int, memory: Int64Row) -> int:
    """The card that was good when this situation was last met, -1 for none; leaves there where to write the next one."""
    part, led, seat = at + place * t.PART, memory[at + t.LED], memory[at + t.LEADER] + place & 3
    cards = memory[t.HANDS + seat]
    if place == 0:
        seen = LEADS + memory[at + t.GAIN]
    elif cards & led:
        cards = (memory[t.HANDS] | memory[t.HANDS + 1] | memory[t.HANDS + 2] | memory[t.HANDS + 3]) & led
        seen = memory[part + t.BEST]
    else:
        seen = memory[part + t.BEST] if memory[t.TRUMP] else 64 + memory[part + t.AHEAD]
    seen = seen << 4 | place << 2 | seat
    mixed = (cards & LOW32) * 1540483477 ^ (cards >> 32) * 1977326743 ^ seen * 2045966681
    spot = t.HISTORY + 2 * ((mixed >> 23 ^ mixed) & t.SPOTS - 1)
    memory[part + t.SPOT] = spot
    memory[part + t.SITUATION] = mixed
    if memory[spot] == mixed and memory[spot + 1] >> 8 == memory[t.GENERATION]:
        return memory[spot + 1] & 0xFF
    return -1


@inlined
def note(part: int, card: int, memory: Int64Row) -> None:
    """Writes the card that was good at a place into its spot, where it has one."""
    spot = memory[part + t.SPOT]
    if spot >= 0:
        memory[spot] = memory[part + t.SITUATION]
        memory[spot + 1] = memory[t.GENERATION] << 8 | card
