"""The transposition table: bounds at the start of a trick, found by the lengths of suits and the holders of the tops.

A slot for each shape, and its results in a row of their own, the newest last. There are few slots at first, so that a
small search stays in the processor's cache; n of them begin at slot n, so that twice as many find room behind them.
"""

from __future__ import annotations

from typing import TYPE_CHECKING, Final

from .. import inlined, kernel
from ..bits import count, deposit, extract
from . import layout as t

if TYPE_CHECKING:
    from ..arrays import Int64Row

SLOT: Final = 8
SHAPE_KEY: Final = 0
SPECIAL_KEY: Final = 1
STAMP: Final = 2  # generation: an older one means an empty slot
START: Final = 3
FILLED: Final = 4
SPACE: Final = 5
FEW: Final = 1 << 10
ENTRY: Final = 4
ODD: Final = 0  # who holds the cards from the top: the lower bit of the seat …
UPPER: Final = 1  # … and the upper
COVER: Final = 2  # how far down from the top the entry tells
KNOWN: Final = 3  # bounds and a card that was good: see `packed`

LOW32: Final = (1 << 32) - 1


@kernel
def forget(memory: Int64Row) -> None:
    """Empties the table: what it holds belongs to one trump suit, payoff and pair of sides."""
    memory[t.USED] = 0
    memory[t.SLOTS_USED] = 0
    memory[t.SLOTS] = min(FEW, memory[t.SLOTS_END] // 2)
    memory[t.GENERATION] += 1


@inlined
def top_part(cards: int, relevant: int) -> int:
    """Of `cards`, those of each suit from its top down to its lowest relevant one."""
    part = 0
    for shift in (0, 16, 32, 48):
        mine = relevant & 0x1FFF << shift
        if mine:
            part |= cards & 0x1FFF << shift & -(mine & -mine)
    return part


@inlined
def needed_part(every: int, relevant: int, memory: Int64Row) -> int:
    """As `top_part`, without the lowest cards of a suit where they are all in one hand: its length tells where they are."""
    part = 0
    for shift in (0, 16, 32, 48):
        suit = every & 0x1FFF << shift
        mine = relevant & suit
        if mine:
            low = mine & -mine
            hand = memory[t.HANDS]
            for seat in (1, 2, 3):
                hand = memory[t.HANDS + seat] if memory[t.HANDS + seat] & low else hand
            others = suit & ~hand
            # The holder's cards below all others' need not be told.
            part |= suit & -(low if others & low - 1 else others & -others)
    return part


@inlined
def holders(memory: Int64Row, every: int) -> tuple[int, int]:
    """Who holds each card, suit by suit from the top down: the lower and the upper bits of the seats, in four lanes."""
    odd_seats, upper_seats = memory[t.HANDS + 1] | memory[t.HANDS + 3], memory[t.HANDS + 2] | memory[t.HANDS + 3]
    odd, upper = 0, 0
    for shift in (0, 16, 32, 48):
        suit = every & 0x1FFF << shift
        raised = shift + 13 - count(suit)
        odd |= extract(odd_seats, suit) << raised
        upper |= extract(upper_seats, suit) << raised
    return odd, upper


@inlined
def cover_of(part: int) -> int:
    """The lanes' bits for so many top cards of each suit as `part` has."""
    cover = 0
    for shift in (0, 16, 32, 48):
        many = count(part & 0x1FFF << shift)
        cover |= ((1 << many) - 1) << shift + 13 - many
    return cover


@inlined
def covered(cover: int, every: int) -> int:
    """The cards in play that the lanes of an entry speak of."""
    part = 0
    for shift in (0, 16, 32, 48):
        suit = every & 0x1FFF << shift
        part |= deposit((cover >> shift & 0x1FFF) >> 13 - count(suit), suit)
    return part


@inlined
def slot_of(shape: int, special: int, slots: Int64Row, memory: Int64Row) -> int:
    """Where in the table a shape is, or would be: slots are probed in a row."""
    mixed = (shape & LOW32) * 1540483477 ^ (shape >> 32) * 1977326743
    mixed ^= (special & LOW32) * 2045966681 ^ (special >> 32) * 1274126177
    many, generation = memory[t.SLOTS], memory[t.GENERATION]
    place = many + ((mixed >> 23 ^ mixed) & many - 1)
    while slots[place * SLOT + STAMP] == generation:
        if slots[place * SLOT + SHAPE_KEY] == shape and slots[place * SLOT + SPECIAL_KEY] == special:
            break
        place = many + (place + 1 & many - 1)
    return place * SLOT


@kernel
def more_slots(slots: Int64Row, memory: Int64Row) -> None:
    """Moves what is in the slots to twice as many."""
    old = memory[t.SLOTS]
    memory[t.SLOTS] = 2 * old
    for place in range(old, 2 * old):
        if slots[place * SLOT + STAMP] == memory[t.GENERATION]:
            to = slot_of(slots[place * SLOT + SHAPE_KEY], slots[place * SLOT + SPECIAL_KEY], slots, memory)
            for word in range(SLOT):
                slots[to + word] = slots[place * SLOT + word]


@inlined
def packed(low: int, high: int, card: int) -> int:
    """Bounds and a card (-1 for none) in one word."""
    return (low + t.BIG) << 32 | (high + t.BIG) << 8 | card + 1


@inlined
def unpacked(known: int) -> tuple[int, int, int]:
    """The bounds and the card again."""
    return (known >> 32) - t.BIG, (known >> 8 & 0xFFFFFF) - t.BIG, (known & 0xFF) - 1


@inlined
def look_up(
    shape: int, special: int, odd: int, upper: int, need: int, slots: Int64Row, entries: Int64Row, memory: Int64Row
) -> tuple[int, int, int]:
    """What the table knows: (a bound, its entry's cover, a card that was good), with -1 as cover where it knows nothing.

    The bound is on what the collectors gain from here on, and answers whether that is at least `need`. A card that was
    good in a like position, or else in the last one of that shape, comes in any case (-1 for none).
    """
    slot = slot_of(shape, special, slots, memory)
    if slots[slot + STAMP] != memory[t.GENERATION]:
        return 0, -1, -1
    start = slots[slot + START] * ENTRY
    entry = start + slots[slot + FILLED] * ENTRY
    hint = (entries[entry - ENTRY + KNOWN] & 0xFF) - 1
    alike = False
    while entry > start:
        entry -= ENTRY
        if ((entries[entry + ODD] ^ odd) | (entries[entry + UPPER] ^ upper)) & entries[entry + COVER] == 0:
            low, high, card = unpacked(entries[entry + KNOWN])
            if low >= need:
                return low, entries[entry + COVER], card
            if high < need:
                return high, entries[entry + COVER], card
            if not alike and card >= 0:
                alike, hint = True, card
    return 0, -1, hint


@kernel
def keep(
    shape: int, special: int, odd: int, upper: int, cover: int, low: int, high: int, card: int,
    slots: Int64Row, entries: Int64Row, memory: Int64Row,
) -> None:  # fmt: skip
    """Writes a result into the table; empties a full one first."""
    slot = slot_of(shape, special, slots, memory)
    many = slots[slot + FILLED] if slots[slot + STAMP] == memory[t.GENERATION] else 0
    space = slots[slot + SPACE] if many else 0
    if memory[t.USED] + 2 * space + 2 > memory[t.ENTRIES] or (memory[t.SLOTS_USED] + 1) * 4 > memory[t.SLOTS_END]:
        forget(memory)
        slot, many, space = slot_of(shape, special, slots, memory), 0, 0
    elif many == 0 and (memory[t.SLOTS_USED] + 1) * 2 > memory[t.SLOTS]:
        more_slots(slots, memory)
        slot = slot_of(shape, special, slots, memory)
    if many == 0:
        memory[t.SLOTS_USED] += 1
        slots[slot + SHAPE_KEY] = shape
        slots[slot + SPECIAL_KEY] = special
        slots[slot + STAMP] = memory[t.GENERATION]
    if many == space:
        # The row is full: it moves to one of twice the length at the end of what is taken.
        room = max(2, 2 * space)
        start, new = slots[slot + START] * ENTRY, memory[t.USED] * ENTRY
        for word in range(many * ENTRY):
            entries[new + word] = entries[start + word]
        slots[slot + START] = memory[t.USED]
        slots[slot + SPACE] = room
        memory[t.USED] += room
    entry = (slots[slot + START] + many) * ENTRY
    entries[entry + ODD] = odd
    entries[entry + UPPER] = upper
    entries[entry + COVER] = cover
    entries[entry + KNOWN] = packed(low, high, card)
    slots[slot + FILLED] = many + 1
