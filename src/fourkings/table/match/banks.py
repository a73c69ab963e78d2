"""Banks of time: the thinking time that each seat has left in a deal, in milliseconds. Events record the time spent.

The first moments of every action are free (`DELAY`), so a forced action that is played at once costs no less than a quick
choice: a bank does not reveal what was forced (GEN-10).
"""

from typing import Final

from fourkings.rulebook.cards import Seat
from fourkings.table.waiting_room import TimeControl

Banks = tuple[int, ...]
"""Milliseconds left, by seat."""

DELAY: Final = 2000
"""Milliseconds of every action, forced or not, that cost nothing."""


def full_banks(clock: TimeControl | None) -> Banks | None:
    """Return the banks at the start of a deal; None for a table without banks."""
    if clock is None or clock.slow:
        return None
    return (1000 * clock.bank,) * 4


def add(banks: Banks | None, seat: Seat | None, seconds: int) -> Banks | None:
    """Return the banks with that many seconds more for a seat, or (None) for all four."""
    if banks is None:
        return banks
    return tuple(bank + 1000 * seconds if seat in (None, place) else bank for place, bank in enumerate(banks))


def spend(banks: Banks | None, clock: TimeControl | None, seat: Seat, spent: int | None) -> Banks | None:
    """Return the banks after a seat's clock has run for `spent` milliseconds, with the increment of `clock`, if any."""
    if banks is None or spent is None:
        return banks
    more = 0 if clock is None else 1000 * clock.increment
    return tuple(max(0, bank - spent) + more if place == seat else bank for place, bank in enumerate(banks))
