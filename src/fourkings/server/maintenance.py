"""Maintenance, now and then: data whose time is over is purged, and slow games move when their time is over."""

from __future__ import annotations

import asyncio
import logging
import time
from typing import Final

from fourkings.server.broadcast import Broadcast
from fourkings.server.sessions import LASTS
from fourkings.server.settings import Settings
from fourkings.server.store import Store
from fourkings.server.tables import Tables

logger = logging.getLogger(__name__)

EVERY: Final = 6 * 3600.0
"""Seconds between two sweeps."""
DAY: Final = 24 * 3600.0
LOOK: Final = 5.0
"""Seconds between two looks at slow games."""
GAP: Final = 60.0
"""Seconds without a look after which servers were down, and no time of a slow game has passed."""


async def poll_slow_games(tables: Tables) -> None:
    """Look at the slow games, again and again until cancelled."""
    while True:
        try:
            await tables.move_slow_games(time.time(), GAP)
        except Exception:
            logger.exception("the slow games could not be looked at; it is tried again")
        await asyncio.sleep(LOOK)


async def poll_broadcast(broadcast: Broadcast) -> None:
    """Read what other servers announce, and which people they forgot, again and again until cancelled."""
    while True:
        await asyncio.sleep(LOOK)
        try:
            await broadcast.refresh()
        except Exception:
            logger.exception("what is announced could not be read; it is tried again")


async def purge_expired(store: Store, settings: Settings) -> None:
    """Sweep now, and again and again until cancelled."""
    while True:
        try:
            await store.purge_chat(time.time() - settings.chat_days * DAY)
            await store.purge_forgotten(time.time() - LASTS)
        except Exception:
            logger.exception("old chat could not be deleted; it is tried again")
        await asyncio.sleep(EVERY)
