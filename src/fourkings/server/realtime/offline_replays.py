"""Background work: replay bots' actions that came back from devices, and verify the matches.

The transaction that appends events also queues them, and each step is stored, so a killed server loses nothing. Several
servers on one database may replay the same actions: the first result counts, the others change nothing.
"""

from __future__ import annotations

import asyncio
import contextlib
import logging
import random
from concurrent.futures.process import BrokenProcessPool
from typing import Final

from fourkings.app.models import ReturnedEvents
from fourkings.rulebook.games import GAMES
from fourkings.server.db import Store
from fourkings.server.net.logs import Hidden
from fourkings.server.realtime.offline_replay import bots_agree
from fourkings.server.workers.background_pool import BackgroundPool

logger = logging.getLogger(__name__)

POLL: Final = 5.0  # seconds between two looks at the queue, to which other servers add
BATCH: Final = 16  # events replayed before the result is stored and another match has its turn


class OfflineReplays:
    """Replays queued events with low priority. `processes`: 1, or 0 for a thread."""

    def __init__(self, store: Store, processes: int) -> None:
        self._store = store
        self._pool = BackgroundPool(processes)
        self._returned = asyncio.Event()
        self._skipped: set[ReturnedEvents] = set()  # this program can't replay them: their matches stay unverified

    def wake(self) -> None:
        """Check the queue at once."""
        self._returned.set()

    async def run(self) -> None:
        """Replay whatever is queued, until cancelled."""
        try:
            while True:
                self._returned.clear()
                try:
                    while await self.replay_some():
                        pass
                except Exception:
                    logger.exception("what came back from a device could not be replayed; it is tried again")
                self._pool.close()
                with contextlib.suppress(TimeoutError):
                    async with asyncio.timeout(POLL):
                        await self._returned.wait()
        finally:
            self._pool.close()

    async def replay_some(self) -> int:
        """Replay the next few events of each match in the queue; return how many matches there were."""
        queued = [events for events in await self._store.offline_copies.returned() if events not in self._skipped]
        random.SystemRandom().shuffle(queued)  # several servers begin with different ones
        for events in queued:
            await self._replay(events)
        return len(queued)

    async def _replay(self, events: ReturnedEvents) -> None:
        stored = await self._store.tables.get(events.table)
        if stored is None:
            return
        if stored.game not in GAMES:
            self._skipped.add(events)
            logger.warning("the bots of table %s cannot be replayed: its game is gone", Hidden("table", events.table))
            return
        lines, some = await self._store.tables.events(events.table), min(events.number, BATCH)
        try:
            agreed = await self._pool.work(bots_agree, lines, stored.secret, events._replace(number=some))
        except BrokenProcessPool:
            raise  # that may be the fault of another match
        except Exception:
            self._skipped.add(events)
            logger.exception("the bots of table %s could not be replayed", Hidden("table", events.table))
            return
        await self._store.offline_copies.settle(events, some, agreed)
