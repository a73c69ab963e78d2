"""Statistics of the cards dealt on this server: each match is counted once, when it is over."""

import asyncio
import time
from collections import Counter
from collections.abc import Callable
from typing import Final

from fourkings.app.models import Stored
from fourkings.lessons import is_lesson, published_secrets
from fourkings.records import fairness
from fourkings.records.fairness import CountKey, DealStatistics
from fourkings.server.db import Store
from fourkings.table import log
from fourkings.table.match import replay_match

FRESH: Final = 30.0  # seconds for which the statistics are cached
BATCH: Final = 100  # matches counted for one response; the next one continues with the others


class CardStatistics:
    """The statistics of one server. Runs in its event loop, with slow work in a thread."""

    def __init__(self, store: Store, clock: Callable[[], float] = time.monotonic) -> None:
        self._store, self._clock = store, clock
        self._lock = asyncio.Lock()
        self._statistics: tuple[DealStatistics, ...] = ()
        self._stale_at = float("-inf")

    async def now(self) -> tuple[DealStatistics, ...]:
        """Return all statistics, at most `FRESH` seconds old; simultaneous requests share one result."""
        async with self._lock:
            if self._clock() >= self._stale_at:
                for table in (await self._store.card_counts.uncounted_tables(published_secrets()))[:BATCH]:
                    await self.count(table)
                self._statistics = await asyncio.to_thread(fairness.deal_statistics, await self._store.card_counts.all())
                self._stale_at = self._clock() + FRESH
            return self._statistics

    async def count(self, table: str) -> None:
        """Count a match once if it is over; lessons, practice and matches with an offline copy don't count."""
        stored = await self._store.tables.get(table)
        if stored and stored.summary.won and _counts(stored):
            counts = await asyncio.to_thread(_count, await self._store.tables.events(table))
            await (
                self._store.card_counts.pass_over(table) if counts is None else self._store.card_counts.add(table, counts)
            )


def _counts(stored: Stored) -> bool:
    """Return True if the deals were random, and no offline copy let the player choose which match to finish."""
    return not stored.origin and not stored.offline_copy and not is_lesson(stored.game, stored.secret)


def _count(lines: list[str]) -> Counter[CountKey] | None:
    match = replay_match(log.parse_events(lines)).match
    if match.mirror:  # every hand comes four times
        return None
    # A match whose end was undone is counted when it is over again.
    return fairness.count_match(match) if match.result else Counter()
