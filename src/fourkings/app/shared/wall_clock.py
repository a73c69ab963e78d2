"""Days in UTC, and a wall clock that notices when the system time is changed."""

import time
from collections.abc import Callable
from datetime import UTC, datetime
from typing import Final

DAY: Final = 24 * 3600.0
"""Seconds of a day."""


def day_of(at: float) -> str:
    """Return the UTC day of a Unix time, such as `2026-11-22`."""
    return datetime.fromtimestamp(at, UTC).date().isoformat()


def week_of(at: float) -> list[str]:
    """Return the seven UTC days, from Monday, of the week of a Unix time."""
    monday = at - datetime.fromtimestamp(at, UTC).weekday() * DAY
    return [day_of(monday + DAY * number) for number in range(7)]


class WallClock:
    """Unix time that advances steadily from the last reading, even if the system clock is set."""

    def __init__(self, wall: Callable[[], float] = time.time, steady: Callable[[], float] = time.monotonic) -> None:
        """wall: the system clock, which may be set; steady: a clock that is never set."""
        self._wall, self._steady = wall, steady
        self.take_over()

    def __call__(self) -> float:
        return self._at + self._steady() - self._since

    def take_over(self) -> None:
        """Adopt the time of the system clock."""
        self._at, self._since = self._wall(), self._steady()

    @property
    def drift(self) -> float:
        """Seconds by which the system clock was set forward since its last reading; negative if it was set back."""
        return self._wall() - self()
