"""Background work: replay bots' actions that came back from devices, and verify the matches.

The transaction that appends events also queues them, and each step is stored, so a killed server loses nothing. Several
servers on one database may replay the same actions: the first result counts, the others change nothing.
"""

import asyncio
import contextlib
import logging
import random
from collections.abc import Sequence
from concurrent.futures.process import BrokenProcessPool
from typing import Final

from fourkings.app.models import ReturnedEvents
from fourkings.app.shared.page_bots import bot_in_page
from fourkings.bots import title
from fourkings.rng import bot_stream
from fourkings.rulebook.games import GAMES
from fourkings.server.db import Store
from fourkings.server.net.logs import Hidden
from fourkings.server.workers.background_pool import BackgroundPool
from fourkings.table import log
from fourkings.table.match import Act, Table, apply_match_event, replay_log
from fourkings.table.runtime.turns import action_seed
from fourkings.views import view

logger = logging.getLogger(__name__)

POLL: Final = 5.0  # seconds between two looks at the queue, to which other servers add
BATCH: Final = 16  # events replayed before the result is stored and another match has its turn


class OfflineReplays:
    """The service that replays queued events with low priority. `processes`: 1, or 0 for a thread."""

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


def bots_agree(lines: Sequence[str], secret: bytes, events: ReturnedEvents) -> bool:
    """Return True if the bots of this program choose each of their actions in these events.

    `lines` is the log of the match from version 1 on, at least as far as the last of the events, and `secret` its secret. A
    bot's action agrees if

    - the bot is the one that a page lets play in that seat, in the version that this program has, and
    - it chooses this action from the seat's view, with the random stream that follows from the secret and the table's
      version on the device. The device had none of the events that were undone here to make room for its own, so the first
      of these events has `events.version` here and `events.offline_version` there.

    All other events were checked by `bring_back`. Raises `MalformedLog` or `ValueError` if the log can't be read, and
    whatever a bot raises.
    """
    log_events, first = list(log.parse_events(lines)), events.version - 1
    if len(log_events) < first + events.number:
        raise ValueError(f"a log of {len(log_events)} events has no {events.number} from version {events.version} on")
    state = replay_log(log_events[:first])
    assert isinstance(state, Table), "only a match that has begun is taken along"
    for version, event in enumerate(log_events[first : first + events.number], events.offline_version - 1):
        if isinstance(event, Act) and event.bot is not None and not _would_choose(state, event, secret, version):
            return False
        state = apply_match_event(state, event)
    return True


def _would_choose(state: Table, act: Act, secret: bytes, version: int) -> bool:
    """Return True if the seat's bot chooses this action; `version` is the table's on the device, just before it."""
    bot = bot_in_page(state.participant(act.seat).bot)
    if act.bot != title(bot):
        return False
    seed = action_seed(secret, state.match.opening.seats[act.seat], version)
    return bot.choose(view(state.state, act.seat), bot_stream(seed)) == act.action
