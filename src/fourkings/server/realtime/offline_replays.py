"""Background work: replay the bots' actions that came back from devices, and verify the matches.

What is to be replayed is queued in the database, in the transaction that appends it, and each step is stored. So another
start goes on where a server was killed. Several servers on one database may replay the same actions: the first result
counts, and the others change nothing.
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
from fourkings.server.net.log_ids import Hidden
from fourkings.server.realtime.offline_replay import bots_agree
from fourkings.server.workers.background_pool import BackgroundPool

logger = logging.getLogger(__name__)

LOOK: Final = 5.0
"""Seconds between two looks for events that came back to another server, or that one has left."""
AT_ONCE: Final = 16
"""Events that are replayed before the result is stored, and before those of another match have their turn."""


class OfflineReplays:
    """Replays what is queued until it is cancelled, below play in priority. `processes`: 1, or 0 for a thread."""

    def __init__(self, store: Store, processes: int) -> None:
        self._store = store
        self._pool = BackgroundPool(processes)
        self._returned = asyncio.Event()
        self._left_out: set[ReturnedEvents] = set()  # that this program cannot replay: their matches stay as they are

    def wake(self) -> None:
        """Look at once: something came back."""
        self._returned.set()

    async def run(self) -> None:
        """Replay whatever comes back."""
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
                    async with asyncio.timeout(LOOK):
                        await self._returned.wait()
        finally:
            self._pool.close()

    async def replay_some(self) -> int:
        """Replay the next few events of each match in the queue; return how many matches there were."""
        queued = [events for events in await self._store.offline_copies.returned() if events not in self._left_out]
        random.SystemRandom().shuffle(queued)  # several servers begin with different ones
        for events in queued:
            await self._replay(events)
        return len(queued)

    async def _replay(self, events: ReturnedEvents) -> None:
        stored = await self._store.tables.get(events.table)
        if stored is None:
            return
        if stored.game not in GAMES:
            self._left_out.add(events)
            logger.warning("the bots of table %s cannot be replayed: its game is gone", Hidden("table", events.table))
            return
        lines, some = await self._store.tables.facts(events.table), min(events.number, AT_ONCE)
        try:
            agreed = await self._pool.work(bots_agree, lines, stored.secret, events._replace(number=some))
        except BrokenProcessPool:
            raise  # that may be the fault of another match
        except Exception:
            self._left_out.add(events)
            logger.exception("the bots of table %s could not be replayed", Hidden("table", events.table))
            return
        await self._store.offline_copies.settle(events, some, agreed)
