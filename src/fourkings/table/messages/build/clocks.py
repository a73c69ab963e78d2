"""The clocks of a table as one reader is told of them: of another's bank only what may be shown (GEN-10)."""

from __future__ import annotations

from dataclasses import dataclass
from typing import Final

from fourkings.rulebook.cards import Seat
from fourkings.table.gathering import TimeControl
from fourkings.table.messages.parts import Clocks, TimeControlInfo
from fourkings.table.state import Table


@dataclass(frozen=True, slots=True)
class RunningClock:
    """What only the server knows: for how many milliseconds the clock of who is to act has run, or until when it may."""

    ran: int = 0
    until: float | None = None  # seconds since 1970


JUST_STARTED: Final = RunningClock()


def clocks(now: Table, seat: Seat | None, running: RunningClock = JUST_STARTED) -> Clocks | None:
    """The clocks as a seat or a watcher sees them; None where the table has none."""
    if now.conditions.clock is None or now.match.result:
        return None
    if now.banks is None:
        return Clocks(left=None, runs=now.clock_seat, until=running.until)
    left = [mine if place == seat else shown for place, (mine, shown) in enumerate(zip(*own_and_shown(now), strict=True))]
    if now.clock_seat is not None:
        left[now.clock_seat] = max(0, left[now.clock_seat] - running.ran)
    return Clocks(left=(left[0], left[1], left[2], left[3]), runs=now.clock_seat, until=None)


def own_and_shown(now: Table) -> tuple[tuple[int, ...], tuple[int, ...]]:
    """What there is, and what is shown."""
    assert now.banks is not None
    return now.banks.left, now.banks.shown


def time_control_info(laid: TimeControl | None) -> TimeControlInfo | None:
    """What the host has laid down, as everybody may know it."""
    return TimeControlInfo(bank=laid.bank, more=laid.increment, days=laid.days) if laid else None
