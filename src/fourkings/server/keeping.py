"""What is kept for a time only goes when its time is over."""

from __future__ import annotations

import asyncio
import logging
import time
from typing import Final

from fourkings.server.settings import Settings
from fourkings.server.store import Store

logger = logging.getLogger(__name__)

EVERY: Final = 6 * 3600.0
"""Seconds between two sweeps."""
DAY: Final = 24 * 3600.0


async def keep_sweeping(store: Store, settings: Settings) -> None:
    """Sweep now, and again and again until cancelled."""
    while True:
        try:
            await store.forget_chat(time.time() - settings.chat_days * DAY)
        except Exception:
            logger.exception("old chat could not be deleted; it is tried again")
        await asyncio.sleep(EVERY)
