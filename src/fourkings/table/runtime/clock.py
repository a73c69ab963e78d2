"""The running clock of a table: when it started, the time it is credited with, and when a correspondence game goes on."""

from collections.abc import Callable
from typing import Final

from fourkings.table.match.state import DELAY
from fourkings.table.protocol.presenters import RunningClock

MAX_CREDIT: Final = 2.0
"""Most seconds of the server's own delay that are not charged to a player."""


class Clock:
    """The clock of the one seat whose bank runs down. The table's state has the seat and what its bank holds."""

    def __init__(self, due: float | None, now: Callable[[], float], wall: Callable[[], float]) -> None:
        """`now` gives seconds that never go back, `wall` those since 1970; `due`: when a correspondence game goes on."""
        self.now, self.wall, self.due = now, wall, due
        self.started = self.received = self.saved = now()
        """When the clock begins to run down, when the current request came in, and when the clock was last saved."""
        self.credit = 0.0
        """Seconds of the server's own delay that are added to the bank."""

    @property
    def elapsed(self) -> int:
        """Milliseconds that the clock has run down; below zero until it begins to."""
        return round(1000 * (self.now() - self.started))

    @property
    def running(self) -> RunningClock:
        """The running clock in the form that builders of updates take."""
        return RunningClock(self.elapsed, self.due)

    @property
    def charged(self) -> int:
        """Milliseconds charged for the current request: up to its receipt, unless this server itself was too slow."""
        until = max(self.received, self.now() - MAX_CREDIT)
        return max(0, round(1000 * (until - self.started)))

    def start(self) -> None:
        """Start the clock for an action: it runs down once the first moments, which are free, are over."""
        self.started, self.credit = self.now() + DELAY / 1000, 0.0

    def advance(self, seconds: float) -> None:
        """Move the clock forward by the seconds that it had run before it was saved."""
        self.started -= seconds

    def receive(self, at: float) -> None:
        """Store when the request that is being answered came in."""
        self.received = at

    def forgive(self, late: float) -> None:
        """Wait once more: the end of a bank was noticed this many seconds late, so a request may not have been read yet."""
        self.credit = late + min(late, MAX_CREDIT)

    def schedule(self, due: float | None) -> None:
        """Set when a correspondence game goes on without a request, in seconds since 1970."""
        self.due = due

    def save(self) -> None:
        """Store that the clock is being saved now."""
        self.saved = self.now()
