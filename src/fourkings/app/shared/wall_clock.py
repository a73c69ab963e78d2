"""The clock on the wall, for what goes by days: where it is set, that is noticed before anything goes by it."""

from __future__ import annotations

import time
from collections.abc import Callable
from typing import Final

DAY: Final = 24 * 3600.0
"""Seconds."""


class WallClock:
    """Seconds since 1970 as they were when last taken over; from then on they run steadily, whatever is set."""

    def __init__(self, wall: Callable[[], float] = time.time, steady: Callable[[], float] = time.monotonic) -> None:
        """`wall` is the machine's clock, which may be set; `steady` is one that is not."""
        self._wall, self._steady = wall, steady
        self.take_over()

    def __call__(self) -> float:
        return self._at + self._steady() - self._since

    def take_over(self) -> None:
        """Go by what the machine's clock says from now on."""
        self._at, self._since = self._wall(), self._steady()

    @property
    def drift(self) -> float:
        """Seconds by which the machine's clock was set forward since it was last taken over; negative: back."""
        return self._wall() - self()
