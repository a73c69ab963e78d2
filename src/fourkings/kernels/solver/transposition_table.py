"""The transposition table: bounds at the start of a trick, keyed by suit lengths and the holders of the top cards.

Each shape (the lengths of all suits in all hands) has a slot, and its entries lie in a row of their own, the newest last.
Who holds which card is written in lanes: 16 bits a suit, with a bit for each card in play, from the top down. The cover of
an entry is the part of the lanes that it relies on. The table begins with few slots, so that a small search stays in the
processor's cache. A table of n slots begins at slot n: twice as many fit behind it.
"""

from __future__ import annotations

from typing import TYPE_CHECKING, Final

from .. import inlined, kernel
from ..bits import deposit, extract, popcount
from . import layout as t

if TYPE_CHECKING:
    from ..arrays import Int64Row

SLOT: Final = 8
SHAPE_KEY: Final = 0
SPECIAL_KEY: Final = 1
STAMP: Final = 2  # generation; an older one means an empty slot
START: Final = 3
FILLED: Final = 4
SPACE: Final = 5
FEW: Final = 1 << 10
ENTRY: Final = 4
ODD: Final = 0  # who holds the cards from the top: the low bit of the seat
UPPER: Final = 1  # and the high bit
COVER: Final = 2  # how far down from the top the entry covers
KNOWN: Final = 3  # bounds and a card: see `pack_bounds`

LOW32: Final = (1 << 32) - 1


@kernel
def clear_table(memory: Int64Row) -> None:
    """Empty the table: its entries belong to one trump suit, payoff and pair of sides."""
    memory[t.ENTRIES_USED] = 0
    memory[t.SLOTS_USED] = 0
    memory[t.SLOT_COUNT] = min(FEW, memory[t.MAX_SLOTS] // 2)
    memory[t.GENERATION] += 1


@inlined
def cards_down_to(cards: int, relevant: int) -> int:
    """Return those of `cards` that are not lower than the lowest relevant card of their suit."""
    selected = 0
    for shift in (0, 16, 32, 48):
        relevant_in_suit = relevant & 0x1FFF << shift
        if relevant_in_suit:
            selected |= cards & 0x1FFF << shift & -(relevant_in_suit & -relevant_in_suit)
    return selected


@inlined
def needed_cards(in_play: int, relevant: int, memory: Int64Row) -> int:
    """Return the cards whose holders an entry must name: each suit from the top down to its lowest relevant card.

    The lowest of them are left out if they are all in one hand: that hand's length says where they are.
    """
    selected = 0
    for shift in (0, 16, 32, 48):
        suit = in_play & 0x1FFF << shift
        relevant_in_suit = relevant & suit
        if relevant_in_suit:
            low = relevant_in_suit & -relevant_in_suit
            hand = memory[t.HANDS]
            for seat in (1, 2, 3):
                hand = memory[t.HANDS + seat] if memory[t.HANDS + seat] & low else hand
            others = suit & ~hand
            # The holder's cards below all others' need not be named.
            selected |= suit & -(low if others & low - 1 else others & -others)
    return selected


@inlined
def holders(memory: Int64Row, in_play: int) -> tuple[int, int]:
    """Return who holds each card in play, in lanes: the low and the high bits of the seats, each suit from the top down."""
    low_seats, high_seats = memory[t.HANDS + 1] | memory[t.HANDS + 3], memory[t.HANDS + 2] | memory[t.HANDS + 3]
    low_bits, high_bits = 0, 0
    for shift in (0, 16, 32, 48):
        suit = in_play & 0x1FFF << shift
        raised = shift + 13 - popcount(suit)
        low_bits |= extract(low_seats, suit) << raised
        high_bits |= extract(high_seats, suit) << raised
    return low_bits, high_bits


@inlined
def cover_of(selected: int) -> int:
    """Return the cover of an entry: the bits of the lanes for as many top cards of each suit as `selected` has."""
    cover = 0
    for shift in (0, 16, 32, 48):
        count = popcount(selected & 0x1FFF << shift)
        cover |= ((1 << count) - 1) << shift + 13 - count
    return cover


@inlined
def covered(cover: int, in_play: int) -> int:
    """Return the cards in play to which the cover of an entry corresponds; the inverse of `cover_of`."""
    selected = 0
    for shift in (0, 16, 32, 48):
        suit = in_play & 0x1FFF << shift
        selected |= deposit((cover >> shift & 0x1FFF) >> 13 - popcount(suit), suit)
    return selected


@inlined
def find_slot(shape: int, special: int, slots: Int64Row, memory: Int64Row) -> int:
    """Return the index of the slot of a shape, or of the free one where it belongs (linear probing).

    special: the cards of special kind (see `search`), which are part of the key.
    """
    key = (shape & LOW32) * 1540483477 ^ (shape >> 32) * 1977326743
    key ^= (special & LOW32) * 2045966681 ^ (special >> 32) * 1274126177
    count, generation = memory[t.SLOT_COUNT], memory[t.GENERATION]
    index = count + ((key >> 23 ^ key) & count - 1)
    while slots[index * SLOT + STAMP] == generation:
        if slots[index * SLOT + SHAPE_KEY] == shape and slots[index * SLOT + SPECIAL_KEY] == special:
            break
        index = count + (index + 1 & count - 1)
    return index * SLOT


@kernel
def double_slots(slots: Int64Row, memory: Int64Row) -> None:
    """Move all slots to a table of twice the size, behind the old one."""
    old = memory[t.SLOT_COUNT]
    memory[t.SLOT_COUNT] = 2 * old
    for index in range(old, 2 * old):
        if slots[index * SLOT + STAMP] == memory[t.GENERATION]:
            target = find_slot(slots[index * SLOT + SHAPE_KEY], slots[index * SLOT + SPECIAL_KEY], slots, memory)
            for word in range(SLOT):
                slots[target + word] = slots[index * SLOT + word]


@inlined
def pack_bounds(low: int, high: int, card: int) -> int:
    """Pack two bounds and a suggested card (-1 for none) into one word."""
    return (low + t.BIG) << 32 | (high + t.BIG) << 8 | card + 1


@inlined
def unpack_bounds(known: int) -> tuple[int, int, int]:
    """Unpack a word of `pack_bounds`: (low, high, card)."""
    return (known >> 32) - t.BIG, (known >> 8 & 0xFFFFFF) - t.BIG, (known & 0xFF) - 1


@inlined
def probe(
    shape: int, special: int, low_bits: int, high_bits: int, goal: int, slots: Int64Row, entries: Int64Row, memory: Int64Row
) -> tuple[int, int, int]:
    """Look up a position; return (bound, cover of its entry, suggested card), with a cover of -1 if nothing is known.

    The bound is on the collectors' gain from here on, and settles whether it reaches `goal`. The suggested card (-1 for
    none) was good in a like position, or else in the last one of that shape.
    """
    slot = find_slot(shape, special, slots, memory)
    if slots[slot + STAMP] != memory[t.GENERATION]:
        return 0, -1, -1
    start = slots[slot + START] * ENTRY
    entry = start + slots[slot + FILLED] * ENTRY
    hint = (entries[entry - ENTRY + KNOWN] & 0xFF) - 1
    alike = False
    while entry > start:
        entry -= ENTRY
        if ((entries[entry + ODD] ^ low_bits) | (entries[entry + UPPER] ^ high_bits)) & entries[entry + COVER] == 0:
            low, high, card = unpack_bounds(entries[entry + KNOWN])
            if low >= goal:
                return low, entries[entry + COVER], card
            if high < goal:
                return high, entries[entry + COVER], card
            if not alike and card >= 0:
                alike, hint = True, card
    return 0, -1, hint


@kernel
def store(
    shape: int, special: int, low_bits: int, high_bits: int, cover: int, low: int, high: int, card: int, slots: Int64Row,
    entries: Int64Row, memory: Int64Row,
) -> None:  # fmt: skip
    """Store bounds on a position as an entry, with a card to suggest; empty the table first if it is full.

    low_bits, high_bits: as from `holders` · cover: the part of them that the bounds rely on.
    """
    slot = find_slot(shape, special, slots, memory)
    count = slots[slot + FILLED] if slots[slot + STAMP] == memory[t.GENERATION] else 0
    space = slots[slot + SPACE] if count else 0
    entries_full = memory[t.ENTRIES_USED] + 2 * space + 2 > memory[t.ENTRY_COUNT]
    if entries_full or (memory[t.SLOTS_USED] + 1) * 4 > memory[t.MAX_SLOTS]:
        clear_table(memory)
        slot, count, space = find_slot(shape, special, slots, memory), 0, 0
    elif count == 0 and (memory[t.SLOTS_USED] + 1) * 2 > memory[t.SLOT_COUNT]:
        double_slots(slots, memory)
        slot = find_slot(shape, special, slots, memory)
    if count == 0:
        memory[t.SLOTS_USED] += 1
        slots[slot + SHAPE_KEY] = shape
        slots[slot + SPECIAL_KEY] = special
        slots[slot + STAMP] = memory[t.GENERATION]
    if count == space:
        # The row is full: move it to the end, twice as long.
        length = max(2, 2 * space)
        start, new = slots[slot + START] * ENTRY, memory[t.ENTRIES_USED] * ENTRY
        for word in range(count * ENTRY):
            entries[new + word] = entries[start + word]
        slots[slot + START] = memory[t.ENTRIES_USED]
        slots[slot + SPACE] = length
        memory[t.ENTRIES_USED] += length
    entry = (slots[slot + START] + count) * ENTRY
    entries[entry + ODD] = low_bits
    entries[entry + UPPER] = high_bits
    entries[entry + COVER] = cover
    entries[entry + KNOWN] = pack_bounds(low, high, card)
    slots[slot + FILLED] = count + 1
