"""Banks of time: what each seat has left in a deal, in milliseconds. Pure: the time that was spent stands in facts.

The first moments of every action cost nothing, `DELAY`: so neither does what is forced and played at once, and by when a
bank is empty nobody sees what was forced (GEN-10).
"""

from __future__ import annotations

from typing import Final

from fourkings.rulebook.cards import Seat
from fourkings.table.waiting_room import TimeControl

Banks = tuple[int, int, int, int]
"""Milliseconds left, by seat."""

DELAY: Final = 2000
"""Milliseconds of every action, forced or not, that cost nothing."""


def full_banks(clock: TimeControl | None) -> Banks | None:
    """The banks at the start of a deal; None for a table without banks."""
    if clock is None or clock.slow:
        return None
    bank = 1000 * clock.bank
    return bank, bank, bank, bank


def add(banks: Banks | None, seat: Seat | None, seconds: int) -> Banks | None:
    """The banks with that many seconds more for a seat, or (None) for all four."""
    if banks is None:
        return banks
    first, second, third, fourth = (
        bank + 1000 * seconds if seat in (None, place) else bank for place, bank in enumerate(banks)
    )
    return first, second, third, fourth


def spend(banks: Banks | None, clock: TimeControl | None, seat: Seat, took: int | None) -> Banks | None:
    """The banks after a seat's clock has run for `took` milliseconds, with the increment of `clock` (None: without one)."""
    if banks is None or took is None:
        return banks
    more = 0 if clock is None else 1000 * clock.increment
    first, second, third, fourth = (
        max(0, bank - took) + more if place == seat else bank for place, bank in enumerate(banks)
    )
    return first, second, third, fourth
