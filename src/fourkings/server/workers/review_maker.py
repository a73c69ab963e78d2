"""Background work for reviews: judges the actions of requested ones with low priority, some of each in turn.

One of the servers on a database claims a review for a while, and releases it after a few verdicts, so that many requested
at once all make progress. Each verdict is stored as it is computed: if a server dies, another one continues.
"""

import asyncio
import contextlib
import logging
import time
from collections.abc import Callable
from typing import Final, ParamSpec, TypeVar

from fourkings.analysis.matches import moments
from fourkings.app.models import StoredReview
from fourkings.app.ports import Reviews, Tables
from fourkings.app.reviews.judging import Found, judge_action
from fourkings.rulebook.match import Match
from fourkings.server.workers.background_pool import BackgroundPool
from fourkings.server.workers.job_queue import JobQueue
from fourkings.table import log
from fourkings.table.match import replay_match

logger = logging.getLogger(__name__)

P = ParamSpec("P")
Answer = TypeVar("Answer")

LOOK: Final = 1.0  # seconds between two looks for reviews that other servers were asked for, or have left
HOLD: Final = 60.0  # seconds for which a server claims a review, from its last verdict on
BATCH: Final = 6  # actions of one review that are judged before the next has its turn
MAX_PROCESSES: Final = 2


class ReviewMaker:
    """The service that computes requested reviews. `processes`: 0 for a thread."""

    def __init__(
        self, reviews: Reviews, tables: Tables, processes: int | None = None, queue: JobQueue | None = None
    ) -> None:
        self._reviews, self._tables = reviews, tables
        self._pool = BackgroundPool.of_cores(MAX_PROCESSES, processes, queue)
        self._requested = asyncio.Event()
        self._matches: dict[str, tuple[Match, dict[int, list[Found]]]] = {}

    def wake(self) -> None:
        """Look for requested reviews at once."""
        self._requested.set()

    async def run(self) -> None:
        """Compute whatever is requested, until cancelled."""
        try:
            while True:
                self._requested.clear()
                try:
                    await self.make()
                except Exception as error:
                    self.close()
                    await asyncio.sleep(LOOK)  # cancelled if the error comes from stopping the server: nothing to log
                    logger.error("a review could not be made; it is tried again", exc_info=error)
                with contextlib.suppress(TimeoutError):
                    async with asyncio.timeout(LOOK):
                        await self._requested.wait()
        finally:
            self.close()

    async def make(self) -> int:
        """Complete all unclaimed reviews; return how many actions were judged here."""
        if not await self._reviews.count_unfinished():
            self._matches.clear()
            return 0
        return await self._pool.fill(self._make_some)

    async def _make_some(self) -> int:
        count = 0
        while (now := time.time()) and (review := await self._reviews.claim(now, now + HOLD)):
            moments = await self._moments(review)
            count += await self._judge(review, moments[review.reached : min(review.reached + BATCH, review.total)])
        return count

    async def _judge(self, review: StoredReview, moments: list[Found]) -> int:
        """Judge the next actions of a review in parallel, store the verdicts in order, and return their number."""
        tasks = [asyncio.create_task(self.work(judge_action, moment)) for moment in moments]
        try:
            for place, task in enumerate(tasks, 1):
                until = time.time() + (HOLD if place < len(moments) else 0.0)
                if not await self._reviews.write_verdict(review, review.reached + place - 1, await task, until):
                    return place - 1
            return len(moments)
        finally:
            for task in tasks:
                task.cancel()
            await asyncio.gather(*tasks, return_exceptions=True)

    async def _moments(self, of: StoredReview) -> list[Found]:
        """Return all actions of the reviewed seat, in order, each with what is needed to judge it."""
        if of.table not in self._matches:
            folded = replay_match(log.parse_events(await self._tables.events(of.table)))
            self._matches[of.table] = (folded.match, {})
        match, known = self._matches[of.table]
        if of.seat not in known:
            known[of.seat] = list(moments(match, of.seat))
        return known[of.seat]

    async def work(self, function: Callable[P, Answer], *args: P.args, **kwargs: P.kwargs) -> Answer:
        """Call a function in one of the processes."""
        return await self._pool.work(function, *args, **kwargs)

    def close(self) -> None:
        """End the processes."""
        self._pool.close()
