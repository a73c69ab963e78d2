"""Banks of time: what each seat has left in a deal, in milliseconds. Pure: the time that was spent stands in facts.

The first moments of every action cost nothing, `DELAY`: so neither does what is forced and played at once, and by when a
bank is empty nobody sees what was forced (GEN-10). Logs of before say of an action that it was forced, and cost nothing
however long it took. That tells what its player cannot hold, so the others are shown a second bank, from which it is paid
like any other.
"""

from __future__ import annotations

from dataclasses import dataclass
from typing import Final

from fourkings.rulebook.cards import Seat
from fourkings.table.gathering import TimeControl

BySeat = tuple[int, int, int, int]

DELAY: Final = 2000
"""Milliseconds of every action, forced or not, that cost nothing."""


@dataclass(frozen=True, slots=True)
class Banks:
    """Milliseconds by seat: what each has `left`, and what the others are `shown` of it, which is never more."""

    left: BySeat
    shown: BySeat


def full_banks(clock: TimeControl | None) -> Banks | None:
    """The banks at the start of a deal; None for a table without banks."""
    if clock is None or clock.slow:
        return None
    bank = 1000 * clock.bank
    return Banks((bank, bank, bank, bank), (bank, bank, bank, bank))


def spend(
    banks: Banks | None, clock: TimeControl | None, seat: Seat, took: int | None, forced: bool = False
) -> Banks | None:
    """The banks after a seat's clock has run for `took` milliseconds, with the increment of `clock` (None: without one)."""
    if banks is None or took is None:
        return banks
    more = 0 if clock is None else 1000 * clock.increment
    return Banks(_changed(banks.left, seat, 0 if forced else took, more), _changed(banks.shown, seat, took, more))


def _changed(banks: BySeat, seat: Seat, took: int, more: int) -> BySeat:
    one, two, three, four = (max(0, bank - took) + more if place == seat else bank for place, bank in enumerate(banks))
    return one, two, three, four
