"""Helpers for log lines: ids that no line shows, and a limit for lines that may come a thousand times a second."""

import logging
import time
from collections.abc import Callable
from typing import Final

LEFT_OUT: Final = "…"  # shown in place of what a log line leaves out
EVERY: Final = 60.0  # seconds between two lines of the same call site


class Hidden:
    """An id as the argument of a log line. A server's log shows its handle instead, any other log nothing.

    The id of a table admits whoever reads it, so no log line may show it.
    """

    __slots__ = ("id", "kind")

    def __init__(self, kind: str, id_: str) -> None:
        """`kind` is that of the handle: "table", "set"."""
        self.kind, self.id = kind, id_

    def __str__(self) -> str:
        return LEFT_OUT

    __repr__ = __str__


class OncePerMinute(logging.Filter):
    """A filter that lets each call site log at most once a minute, with a count of suppressed lines."""

    def __init__(self, clock: Callable[[], float] = time.monotonic) -> None:
        super().__init__()
        self._clock = clock
        self._logged: dict[tuple[str, int], float] = {}
        self._suppressed: dict[tuple[str, int], int] = {}

    def filter(self, record: logging.LogRecord) -> bool:
        site, time_ = (record.pathname, record.lineno), self._clock()
        if time_ < self._logged.get(site, -EVERY) + EVERY:
            self._suppressed[site] = self._suppressed.get(site, 0) + 1
            return False
        self._logged[site] = time_
        if count := self._suppressed.pop(site, 0):
            record.msg = f"{record.msg} (and {count} times more since the last such line)"
        return True
