"""What a result covers where taking costs: runs of cards, and the table asked by them.

Where taking pays, high cards decide and low ones do not matter (see `table`). Where it costs, low cards decide as often.
So a result comes with *cuts*: a cut lies between two neighbours of a suit, and is written as the card above it. The cuts
part each suit into runs, and the bound holds wherever each seat has as many cards of each run: which of them, does not
matter. A trick needs one cut at most, anywhere between the best card and the second best of its suit. Cards of special
kind (they carry points of their own, or are named by a duty) lie in runs of their own: where they are in their suit is
part of the key.
"""

from __future__ import annotations

from typing import TYPE_CHECKING, Final

from .. import inlined
from ..bits import count, deposit, extract, highest
from ..play import suit_of
from . import layout as t
from .table import COVER, ENTRY, FILLED, KNOWN, ODD, STAMP, START, UPPER, slot_of, unpacked

if TYPE_CHECKING:
    from ..arrays import Int64Row

ONES: Final = 0x1111111111111  # a one in each of thirteen lanes of four bits


@inlined
def run_of(card: int, cuts: int, unlike: int) -> int:
    """The cards of a suit that no cut, and none of another kind, parts from a card."""
    suit = suit_of(card)
    above, below = (cuts | unlike) & suit & (-2 << card), cuts & suit & (2 << card) - 1
    apart = unlike & suit & (1 << card) - 1
    if above:
        suit &= (above & -above) - 1
    if below:
        suit &= -1 << highest(below)
    if apart:
        suit &= -2 << highest(apart)
    return suit


@inlined
def kinds_of(every: int, memory: Int64Row) -> int:
    """Where the cards of special kind are in their suits: four lanes, as those of `holders`."""
    special, lanes = memory[t.SPECIAL], 0
    for shift in (0, 16, 32, 48):
        suit = every & 0x1FFF << shift
        lanes |= extract(special, suit) << shift + 13 - count(suit)
    return lanes


@inlined
def as_cover(cuts: int, every: int) -> int:
    """Cuts as lanes: where in their suits the cards above them are."""
    lanes = 0
    for shift in (0, 16, 32, 48):
        suit = every & 0x1FFF << shift
        lanes |= extract(cuts, suit) << shift + 13 - count(suit)
    return lanes


@inlined
def apart(first: int, second: int, shift: int, places: int) -> int:
    """Not 0 where two sets of cards of a suit differ in how many lie below one of some places."""
    ones = deposit(first >> shift & 0x1FFF, ONES) * ONES
    two = deposit(second >> shift & 0x1FFF, ONES) * ONES
    return (ones ^ two) & places


@inlined
def alike(odd: int, upper: int, old_odd: int, old_upper: int, cuts: int) -> bool:
    """Whether in two positions of one shape each seat has as many cards of each run."""
    for shift in (0, 16, 32, 48):
        lane = cuts >> shift + 1 & 0xFFF
        if lane:
            places = deposit(lane, ONES) * 15
            if (
                apart(odd, old_odd, shift, places)
                or apart(upper, old_upper, shift, places)
                or apart(odd & upper, old_odd & old_upper, shift, places)
            ):
                return False
    return True


@inlined
def look_up_runs(
    shape: int, special: int, odd: int, upper: int, need: int, slots: Int64Row, entries: Int64Row, memory: Int64Row
) -> tuple[int, int, int]:
    """As `look_up`, for results kept by runs."""
    slot = slot_of(shape, special, slots, memory)
    if slots[slot + STAMP] != memory[t.GENERATION]:
        return 0, -1, -1
    kinds = (special ^ special << 1) & 0x1FFF1FFF1FFF1FFF
    start = slots[slot + START] * ENTRY
    entry = start + slots[slot + FILLED] * ENTRY
    hint = (entries[entry - ENTRY + KNOWN] & 0xFF) - 1
    any_better = False
    while entry > start:
        entry -= ENTRY
        low, high, card = unpacked(entries[entry + KNOWN])
        cuts = entries[entry + COVER]
        if (low >= need or high < need or (card >= 0 and not any_better)) and alike(
            odd, upper, entries[entry + ODD], entries[entry + UPPER], cuts | kinds
        ):
            if low >= need:
                return low, cuts, card
            if high < need:
                return high, cuts, card
            any_better, hint = True, card
    return 0, -1, hint
