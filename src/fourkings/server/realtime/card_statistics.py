"""Statistics of the cards on this server: each match is counted once, when it is over, and never before."""

from __future__ import annotations

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

FRESH: Final = 30.0
"""Seconds for which the figures stand before the store is asked again."""
AT_ONCE: Final = 100
"""Matches counted for one answer; the next one goes on with those that are left."""


class CardStatistics:
    """The figures of one server. Runs in its event loop; what takes time is done in a thread."""

    def __init__(self, store: Store, clock: Callable[[], float] = time.monotonic) -> None:
        self._store, self._clock = store, clock
        self._asking = asyncio.Lock()
        self._told: tuple[DealStatistics, ...] = ()
        self._stale_at = float("-inf")

    async def now(self) -> tuple[DealStatistics, ...]:
        """All that is known, at most `FRESH` seconds old: who asks together is answered together."""
        async with self._asking:
            if self._clock() >= self._stale_at:
                for table in (await self._store.card_counts.uncounted_tables(published_secrets()))[:AT_ONCE]:
                    await self.count(table)
                self._told = await asyncio.to_thread(fairness.deal_statistics, await self._store.card_counts.all())
                self._stale_at = self._clock() + FRESH
            return self._told

    async def count(self, table: str) -> None:
        """Count a match if it is over; one that is counted already is passed over, as are lessons, practice and copies."""
        stored = await self._store.tables.get(table)
        if stored and stored.summary.won and _counts(stored):
            counts = await asyncio.to_thread(_counted, await self._store.tables.facts(table))
            await (
                self._store.card_counts.pass_over(table) if counts is None else self._store.card_counts.add(table, counts)
            )


def _counts(stored: Stored) -> bool:
    """True for a match whose cards are a matter of chance: with an offline copy, a player could choose what to finish."""
    return not stored.origin and not stored.offline_copy and not is_lesson(stored.game, stored.secret)


def _counted(lines: list[str]) -> Counter[CountKey] | None:
    match = replay_match(log.parse_events(lines)).match
    if match.mirror:  # every hand comes four times: it is no chance, and never will be
        return None
    # A match that was taken back since it was over goes on: it is counted when it is over again.
    return fairness.count_match(match) if match.result else Counter()
