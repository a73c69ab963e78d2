"""The clocks of a table as one reader sees them: of another seat's bank only what may be shown (GEN-10)."""

from __future__ import annotations

from dataclasses import dataclass
from typing import Final

from fourkings.rulebook.cards import Seat
from fourkings.table.gathering import TimeControl
from fourkings.table.messages.parts import Clocks, TimeControlInfo
from fourkings.table.state import Table
from fourkings.table.state.banks import DELAY


@dataclass(frozen=True, slots=True)
class RunningClock:
    """The clock of the player to act, as only the server knows it."""

    ran: int = -DELAY  # milliseconds that it has run down so far; below zero until it begins to
    until: float | None = None  # in a slow game: the deadline, in seconds since 1970


JUST_STARTED: Final = RunningClock()


def clocks(now: Table, seat: Seat | None, running: RunningClock = JUST_STARTED) -> Clocks | None:
    """Build the clocks as a seat or a watcher (None) sees them; None where the table has no time control."""
    if now.conditions.clock is None or now.match.result:
        return None
    if now.banks is None:
        return Clocks(left=None, runs=now.clock_seat, until=running.until, free=0)
    left = [mine if place == seat else shown for place, (mine, shown) in enumerate(zip(*own_and_shown(now), strict=True))]
    free = 0
    if now.clock_seat is not None:
        free = max(0, -running.ran)
        left[now.clock_seat] = max(0, left[now.clock_seat] - max(0, running.ran))
    return Clocks(left=(left[0], left[1], left[2], left[3]), runs=now.clock_seat, until=None, free=free)


def own_and_shown(now: Table) -> tuple[tuple[int, ...], tuple[int, ...]]:
    """Milliseconds by seat: what each seat has left, and what the others are shown of it."""
    assert now.banks is not None
    return now.banks.left, now.banks.shown


def time_control_info(control: TimeControl | None) -> TimeControlInfo | None:
    """Build the part that tells a time control; None for none."""
    return TimeControlInfo(bank=control.bank, increment=control.increment, days=control.days) if control else None
