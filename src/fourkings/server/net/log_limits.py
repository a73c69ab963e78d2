"""Limits of the log: what may go wrong a thousand times a second is told once a minute, with how often it was."""

from __future__ import annotations

import logging
import time
from collections.abc import Callable
from typing import Final

EVERY: Final = 60.0
"""Seconds between two lines of one kind."""


class OncePerMinute(logging.Filter):
    """Lets a line of each kind through once a minute, and says with the next one how many were left out.

    Of one kind are the lines that are written at one place of the program.
    """

    def __init__(self, clock: Callable[[], float] = time.monotonic) -> None:
        super().__init__()
        self._clock = clock
        self._told: dict[tuple[str, int], float] = {}
        self._left_out: dict[tuple[str, int], int] = {}

    def filter(self, record: logging.LogRecord) -> bool:
        kind, now = (record.pathname, record.lineno), self._clock()
        if now < self._told.get(kind, -EVERY) + EVERY:
            self._left_out[kind] = self._left_out.get(kind, 0) + 1
            return False
        self._told[kind] = now
        if left_out := self._left_out.pop(kind, 0):
            record.msg = f"{record.msg} (and {left_out} times more since the last such line)"
        return True
