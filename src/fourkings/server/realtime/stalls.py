"""A watchdog for tables that should move by themselves and don't: it wakes them.

No cause of a stall is known (`tests/simulation.py` looks for them); this is for unknown ones.
"""

import logging
import time
from collections.abc import Callable, Iterable
from typing import Final, NamedTuple

from fourkings.server.net.logs import Hidden
from fourkings.server.net.metrics import Metrics
from fourkings.server.realtime.actor import LiveTable

logger = logging.getLogger(__name__)

EVERY: Final = 2.5  # seconds between two looks
PATIENCE: Final = 10.0
"""Seconds, beside the pauses of the bots, after which a table that should move has stalled."""
LOOKS: Final = 3  # how often a table is woken before it is replayed from its log


class _Stall(NamedTuple):
    version: int
    since: float
    looks: int


class Stalls:
    """The tables that should have moved by themselves, each with the time since when it hasn't."""

    def __init__(self, metrics: Metrics, patience: float = PATIENCE, clock: Callable[[], float] = time.monotonic) -> None:
        self._metrics, self._patience, self._clock = metrics, patience, clock
        self._stalls: dict[str, _Stall] = {}

    def look(self, tables: Iterable[LiveTable]) -> list[str]:
        """Wake stalled tables; return the ids of those that waking has not helped."""
        before, self._stalls, now, hopeless = self._stalls, {}, self._clock(), list[str]()
        for table in tables:
            if not table.owes:
                continue
            stall = before.get(table.id)
            if stall is None or stall.version != table.version:
                stall = _Stall(table.version, now, 0)
            elif now >= stall.since + self._patience:
                seconds = now - stall.since
                logger.warning(
                    "table %s has not moved for %.0f s, and is looked at again", Hidden("table", table.id), seconds
                )
                self._metrics.stalls.inc()
                table.on_remote_write()
                stall = _Stall(table.version, now, stall.looks + 1)
                if stall.looks > LOOKS:
                    hopeless.append(table.id)
                    continue
            self._stalls[table.id] = stall
        return hopeless
