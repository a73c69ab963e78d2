"""Entries of the transposition table where taking costs: runs of cards between cuts.

Where taking pays, high cards decide and low ones do not matter (see `transposition_table`). Where it costs, low cards
decide as often. So a result comes with *cuts*: a cut lies between two neighbours of a suit, and is written as the card
above it. Cuts divide each suit into runs, and the bound holds wherever each seat has as many cards of each run, no matter
which. A trick needs at most one cut, anywhere between the best card and the second best of its suit. Cards of special kind
(they carry points of their own, or a duty names them) are runs of their own: their rank is part of the key.
"""

from __future__ import annotations

from typing import TYPE_CHECKING, Final

from .. import inlined
from ..bits import deposit, extract, highest, popcount
from ..play import suit_of
from . import layout as t
from .transposition_table import COVER, ENTRY, FILLED, KNOWN, ODD, STAMP, START, UPPER, find_slot, unpack_bounds

if TYPE_CHECKING:
    from ..arrays import Int64Row

ONES: Final = 0x1111111111111  # a one in each of thirteen lanes of four bits


@inlined
def run_of(card: int, cuts: int, unlike: int) -> int:
    """Return the cards of a card's suit that no cut, and no card of another kind (`unlike`), separates from it."""
    suit = suit_of(card)
    above, below = (cuts | unlike) & suit & (-2 << card), cuts & suit & (2 << card) - 1
    counts_differ = unlike & suit & (1 << card) - 1
    if above:
        suit &= (above & -above) - 1
    if below:
        suit &= -1 << highest(below)
    if counts_differ:
        suit &= -2 << highest(counts_differ)
    return suit


@inlined
def kinds_of(in_play: int, memory: Int64Row) -> int:
    """Return which cards in play are of special kind, by place in their suits, as lanes like those of `holders`."""
    special, lanes = memory[t.SPECIAL], 0
    for shift in (0, 16, 32, 48):
        suit = in_play & 0x1FFF << shift
        lanes |= extract(special, suit) << shift + 13 - popcount(suit)
    return lanes


@inlined
def cuts_to_cover(cuts: int, in_play: int) -> int:
    """Return the places of cuts among the cards in play, as lanes: a bit for the card above each, by suit."""
    lanes = 0
    for shift in (0, 16, 32, 48):
        suit = in_play & 0x1FFF << shift
        lanes |= extract(cuts, suit) << shift + 13 - popcount(suit)
    return lanes


@inlined
def counts_differ(first: int, second: int, shift: int, ranks: int) -> int:
    """Return nonzero if two sets of cards of a suit differ in how many are below any of some ranks."""
    ones = deposit(first >> shift & 0x1FFF, ONES) * ONES
    two = deposit(second >> shift & 0x1FFF, ONES) * ONES
    return (ones ^ two) & ranks


@inlined
def odd_below(lanes: int) -> int:
    """Return the places below which a number of bits is odd that is even in each whole suit."""
    for shift in (1, 2, 4, 8, 16, 32):
        lanes ^= lanes << shift
    return lanes << 1


@inlined
def same_runs(low_bits: int, high_bits: int, old_low: int, old_high: int, cuts: int) -> bool:
    """Return True if each seat has equally many cards of each run in two positions, given by the lanes of `holders`."""
    for shift in (0, 16, 32, 48):
        lane = cuts >> shift + 1 & 0xFFF
        if lane:
            ranks = deposit(lane, ONES) * 15
            if (
                counts_differ(low_bits, old_low, shift, ranks)
                or counts_differ(high_bits, old_high, shift, ranks)
                or counts_differ(low_bits & high_bits, old_low & old_high, shift, ranks)
            ):
                return False
    return True


@inlined
def probe_runs(
    shape: int, special: int, low_bits: int, high_bits: int, goal: int, slots: Int64Row, entries: Int64Row, memory: Int64Row
) -> tuple[int, int, int]:
    """Look up a position as `transposition_table.probe` does, in entries that rely on cuts."""
    slot = find_slot(shape, special, slots, memory)
    if slots[slot + STAMP] != memory[t.GENERATION]:
        return 0, -1, -1
    kinds = (special ^ special << 1) & 0x1FFF1FFF1FFF1FFF
    start = slots[slot + START] * ENTRY
    entry = start + slots[slot + FILLED] * ENTRY
    hint = (entries[entry - ENTRY + KNOWN] & 0xFF) - 1
    has_hint = False
    while entry > start:
        entry -= ENTRY
        cuts = entries[entry + COVER]
        # Where counts are equal, they differ by an even number: most entries are passed over by that alone.
        odd = odd_below(entries[entry + ODD] ^ low_bits) | odd_below(entries[entry + UPPER] ^ high_bits)
        if odd & (cuts | kinds):
            continue
        low, high, card = unpack_bounds(entries[entry + KNOWN])
        if (low >= goal or high < goal or (card >= 0 and not has_hint)) and same_runs(
            low_bits, high_bits, entries[entry + ODD], entries[entry + UPPER], cuts | kinds
        ):
            if low >= goal or high < goal:
                # A result that was of use comes half as far from the newest.
                nearer = start + ((entry - start) // ENTRY + slots[slot + FILLED]) // 2 * ENTRY
                for word in range(ENTRY):
                    kept = entries[nearer + word]
                    entries[nearer + word] = entries[entry + word]
                    entries[entry + word] = kept
                return low if low >= goal else high, cuts, card
            has_hint, hint = True, card
    return 0, -1, hint
