"""How much one session may ask for: a bucket of tokens each, filled again at a steady rate."""

from __future__ import annotations

import time
from collections.abc import Callable
from typing import Final

BURST: Final = 4
"""Seconds' worth of letters that may come at once."""
MOST: Final = 10_000
"""Sessions remembered; the one not heard of for longest is forgotten first."""


class Limits:
    """One bucket for each session."""

    def __init__(self, rate: float, clock: Callable[[], float] = time.monotonic) -> None:
        self._rate, self._clock = rate, clock
        self._buckets: dict[str, tuple[float, float]] = {}

    def allow(self, session: str, cost: float = 1) -> bool:
        """True where the session may go on; asking uses up the cost."""
        now = self._clock()
        tokens, since = self._buckets.pop(session, (self._rate * BURST, now))
        tokens = min(self._rate * BURST, tokens + (now - since) * self._rate)
        allowed = tokens >= cost
        self._buckets[session] = (tokens - cost if allowed else tokens, now)
        if len(self._buckets) > MOST:
            del self._buckets[next(iter(self._buckets))]
        return allowed
