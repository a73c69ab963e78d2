"""The maker of reviews: some actions of one, then some of the next, below play in priority, by one of the servers.

The server that takes a review has it for a while, and gives it back after a few verdicts, so that many that were asked
for at once all go on. Each verdict is stored as it is found: a server that dies leaves the rest to the next that looks.
"""

from __future__ import annotations

import asyncio
import contextlib
import logging
import time
from collections.abc import Callable
from typing import Final, ParamSpec, TypeVar

from fourkings.analysis.matches import moments
from fourkings.app.models import StoredReview
from fourkings.app.ports import Reviews, Tables
from fourkings.app.reviews.judging import Found, judged
from fourkings.rulebook.match import Match
from fourkings.server.workers.background_pool import BackgroundPool
from fourkings.table import log
from fourkings.table.match import replay_match

logger = logging.getLogger(__name__)

P = ParamSpec("P")
Answer = TypeVar("Answer")

LOOK: Final = 1.0
"""Seconds between two looks for reviews that another server was asked for, or has left."""
HOLD: Final = 60.0
"""Seconds that a server which takes a review has it for, from its last verdict on."""
AT_ONCE: Final = 6
"""Actions of one review that are judged before the next has its turn."""
MAX_PROCESSES: Final = 2
"""Processes that judge."""


class ReviewMaker:
    """Makes the reviews that were asked for, until it is cancelled. `processes`: how many judge, 0 for a thread."""

    def __init__(self, reviews: Reviews, tables: Tables, processes: int | None = None) -> None:
        self._reviews, self._tables = reviews, tables
        self._pool = BackgroundPool.of_cores(MAX_PROCESSES, processes)
        self._asked = asyncio.Event()
        self._matches: dict[str, tuple[Match, dict[int, list[Found]]]] = {}

    def wake(self) -> None:
        """Something was asked for: look at once."""
        self._asked.set()

    async def run(self) -> None:
        """Make whatever is asked for."""
        try:
            while True:
                self._asked.clear()
                try:
                    await self.make()
                except Exception as error:
                    self.close()
                    await asyncio.sleep(LOOK)  # a server that is being stopped says nothing of what that broke off
                    logger.error("a review could not be made; it is tried again", exc_info=error)
                with contextlib.suppress(TimeoutError):
                    async with asyncio.timeout(LOOK):
                        await self._asked.wait()
        finally:
            self.close()

    async def make(self) -> int:
        """Go on with all reviews on which nobody works, to their end; how many actions were looked at."""
        if not await self._reviews.left():
            self._matches.clear()
            return 0
        hands = [asyncio.create_task(self._make_some()) for _ in range(self._pool.hands)]
        try:
            return sum(await asyncio.gather(*hands))
        finally:
            for hand in hands:
                hand.cancel()

    async def _make_some(self) -> int:
        looked_at = 0
        while (now := time.time()) and (review := await self._reviews.claim(now, now + HOLD)):
            moments = await self._moments(review)
            looked_at += await self._judge(review, moments[review.reached : min(review.reached + AT_ONCE, review.total)])
        return looked_at

    async def _judge(self, review: StoredReview, moments: list[Found]) -> int:
        """Judge the next actions of a review, each by whichever process is free, and keep them in their order; how many."""
        under_way = [asyncio.create_task(self.work(judged, moment)) for moment in moments]
        try:
            for place, task in enumerate(under_way, 1):
                until = time.time() + (HOLD if place < len(moments) else 0.0)
                if not await self._reviews.write_verdict(review, review.reached + place - 1, await task, until):
                    return place - 1
            return len(moments)
        finally:
            for task in under_way:
                task.cancel()
            await asyncio.gather(*under_way, return_exceptions=True)

    async def _moments(self, of: StoredReview) -> list[Found]:
        """The actions of the seat."""
        if of.table not in self._matches:
            folded = replay_match(log.parse_events(await self._tables.facts(of.table)))
            self._matches[of.table] = (folded.match, {})
        match, known = self._matches[of.table]
        if of.seat not in known:
            known[of.seat] = list(moments(match, of.seat))
        return known[of.seat]

    async def work(self, what: Callable[P, Answer], *args: P.args, **kwargs: P.kwargs) -> Answer:
        """Have a process that judges do something."""
        return await self._pool.work(what, *args, **kwargs)

    def close(self) -> None:
        """Let the processes go."""
        self._pool.close()
