"""The clocks of a table, which everybody sees alike: no bank tells what was forced (GEN-10)."""

from __future__ import annotations

from dataclasses import dataclass
from typing import Final

from fourkings.table.match import Table
from fourkings.table.match.banks import DELAY
from fourkings.table.protocol.parts import Clocks, TimeControlInfo
from fourkings.table.waiting_room import TimeControl


@dataclass(frozen=True, slots=True)
class RunningClock:
    """The clock of the player to act, as only the server knows it."""

    ran: int = -DELAY  # milliseconds that it has run down so far; below zero until it begins to
    until: float | None = None  # in a slow game: the deadline, in seconds since 1970


JUST_STARTED: Final = RunningClock()


def clocks(now: Table, running: RunningClock = JUST_STARTED) -> Clocks | None:
    """Build the clocks as everybody sees them; None where the table has no time control."""
    if now.conditions.clock is None or now.match.result:
        return None
    if now.banks is None:
        return Clocks(left=None, runs=now.clock_seat, until=running.until, free=0)
    left = list(now.banks)
    free = 0
    if now.clock_seat is not None:
        free = max(0, -running.ran)
        left[now.clock_seat] = max(0, left[now.clock_seat] - max(0, running.ran))
    return Clocks(left=(left[0], left[1], left[2], left[3]), runs=now.clock_seat, until=None, free=free)


def time_control_info(control: TimeControl | None) -> TimeControlInfo | None:
    """Build the part that tells a time control; None for none."""
    return TimeControlInfo(bank=control.bank, increment=control.increment, days=control.days) if control else None
