"""A watch over tables that owe a move by themselves and do not move: whatever held them, they are looked at again.

Nothing is known that would hold one (`tests/simulation.py` looks for it); this is for what is not known.
"""

from __future__ import annotations

import logging
import time
from collections.abc import Callable, Iterable
from typing import Final, NamedTuple, Protocol

from fourkings.server.net.log_ids import Hidden
from fourkings.server.net.metrics import Metrics

logger = logging.getLogger(__name__)

EVERY: Final = 2.5
"""Seconds between two looks."""
PATIENCE: Final = 10.0
"""Seconds, beside the pauses of the bots, after which a table that owes a move stands still."""
LOOKS: Final = 3
"""How often a table is looked at again before it is folded together from its log."""


class Standing(Protocol):
    """A table that is awake, as far as it may stand still: see `live.LiveTable`."""

    @property
    def id(self) -> str: ...
    @property
    def version(self) -> int: ...
    @property
    def owes(self) -> bool: ...
    def on_remote_write(self, version: int = 0) -> None: ...


class _Since(NamedTuple):
    version: int
    at: float
    looks: int


class Stalls:
    """Since when each table stands still."""

    def __init__(self, metrics: Metrics, patience: float = PATIENCE, clock: Callable[[], float] = time.monotonic) -> None:
        self._metrics, self._patience, self._clock = metrics, patience, clock
        self._known: dict[str, _Since] = {}

    def look(self, lives: Iterable[Standing]) -> list[str]:
        """Have tables that stand still looked at again; those that it has not helped are to be folded together again."""
        before, self._known, now, helpless = self._known, {}, self._clock(), list[str]()
        for live in lives:
            if not live.owes:
                continue
            since = before.get(live.id)
            if since is None or since.version != live.version:
                since = _Since(live.version, now, 0)
            elif now >= since.at + self._patience:
                logger.warning(
                    "table %s has not moved for %.0f s, and is looked at again", Hidden("table", live.id), now - since.at
                )
                self._metrics.stalls.inc()
                live.on_remote_write()
                since = _Since(live.version, now, since.looks + 1)
                if since.looks > LOOKS:
                    helpless.append(live.id)
                    continue
            self._known[live.id] = since
        return helpless
