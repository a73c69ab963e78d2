"""Background work: delete expired data, move correspondence games, look for damage, log the results of backups."""

from __future__ import annotations

import asyncio
import logging
import math
import time
from typing import Final

from fourkings.app.models import Backup
from fourkings.app.shared.wall_clock import DAY, WallClock
from fourkings.server.db import Store, file_of, look_through
from fourkings.server.db.backups import file_name
from fourkings.server.net.settings import Settings
from fourkings.server.realtime import evenings
from fourkings.server.realtime.broadcast import Broadcast
from fourkings.server.realtime.stalls import EVERY as STALLS
from fourkings.server.realtime.tables import Tables

logger = logging.getLogger(__name__)

FIRST: Final = 120.0
"""Seconds until the first sweep: a machine without a clock of its own asks for the time as it starts."""
EVERY: Final = 6 * 3600.0
"""Seconds between two sweeps."""
EVIDENCE: Final = 7 * DAY
"""Seconds for which a message that was reported is kept, with its context."""
UNTOUCHED: Final = DAY
"""Seconds after which a table is deleted where nothing has happened since it was made."""
AT_START: Final = 64 * 2**20
"""Bytes of a database that is looked through as soon as the server is up: that takes no second."""
AT_ONCE: Final = 1000
"""Tables deleted in one sweep."""
LOOK: Final = 5.0
"""Seconds between two looks at slow games."""
ROUNDS: Final = 2.0
"""Seconds between two looks at the rounds of evenings."""
BACKUPS: Final = 600.0
"""Seconds between two looks at the newest backup."""
BACKUP_OLD: Final = 3 * DAY
"""Seconds after which the newest backup is too old, where backups are made at all: the log has a warning each day."""
GAP: Final = 60.0
"""Seconds without a look after which servers were down, and no time of a slow game has passed."""


async def examine_database(store: Store, settings: Settings) -> None:
    """Look the file of the database through once; damage is said. A large file waits till the start is over."""
    path = file_of(settings.url)
    if path and path.exists() and path.stat().st_size > AT_START:
        await asyncio.sleep(FIRST)
    if path and (damage := await look_through(path)):
        store.tell_damage(damage)
        logger.error("%s", damage)


async def poll_slow_games(tables: Tables) -> None:
    """Look at the slow games, again and again until cancelled."""
    while True:
        try:
            await tables.move_slow_games(time.time(), GAP)
        except Exception:
            logger.exception("the slow games could not be looked at; it is tried again")
        await asyncio.sleep(LOOK)


async def watch_tables(tables: Tables) -> None:
    """Look for tables that stand still, again and again until cancelled."""
    while True:
        await asyncio.sleep(STALLS)
        try:
            tables.look_for_stalls()
            await tables.release_orphans()
        except Exception:
            logger.exception("the tables could not be watched; it is tried again")


async def lead_evenings(store: Store, tables: Tables) -> None:
    """Look at the evenings that go on, again and again until cancelled."""
    while True:
        await asyncio.sleep(ROUNDS)
        try:
            await evenings.look_at_all(store, tables, time.time())
        except Exception:
            logger.exception("the evenings could not be looked at; it is tried again")


async def poll_broadcast(broadcast: Broadcast) -> None:
    """Read what other servers announce, and which people they forgot, again and again until cancelled."""
    while True:
        await asyncio.sleep(LOOK)
        try:
            await broadcast.refresh()
        except Exception:
            logger.exception("what is announced could not be read; it is tried again")


class BackupLog:
    """Log the results of backups: each once, and each day that the newest backup is too old."""

    def __init__(self) -> None:
        self._logged: Backup | None = None
        self._warned = -math.inf

    def note(self, newest: Backup | None, now: float) -> None:
        """Log what is new at `now`, in seconds since 1970."""
        if newest is None:
            return
        name = file_name(newest.file)
        if newest.checked is not None and newest != self._logged:
            self._logged = newest
            if newest.fault:
                logger.error("the newest backup (%s) does not restore: %s", name, newest.fault)
            else:
                logger.info("the newest backup (%s) restores", name)
        if now - newest.at > BACKUP_OLD and now - self._warned >= DAY:
            self._warned = now
            logger.warning("the newest backup (%s) is %.0f days old: make another one", name, (now - newest.at) / DAY)


async def watch_backups(store: Store) -> None:
    """Look at the newest backup, again and again until cancelled."""
    log = BackupLog()
    while True:
        try:
            log.note(await store.backups.newest(), time.time())
        except Exception:
            logger.exception("the list of backups could not be read; it is tried again")
        await asyncio.sleep(BACKUPS)


async def purge_expired(store: Store, tables: Tables, settings: Settings) -> None:
    """Sweep soon, and again and again until cancelled; never by a clock that was set since the last time."""
    clock = WallClock()
    await asyncio.sleep(FIRST)
    while True:
        if abs(clock.drift) > GAP:
            logger.warning(
                "the clock of this machine was set by %.0f s: nothing is deleted before the next sweep", clock.drift
            )
        else:
            try:
                await sweep(store, tables, settings, time.time())
            except Exception:
                logger.exception("what is old could not be deleted; it is tried again")
        clock.take_over()
        await asyncio.sleep(EVERY)


async def sweep(store: Store, tables: Tables, settings: Settings, now: float) -> None:
    """Delete what is too old at `now`, in seconds since 1970: chat, reports, measures, addresses, tables left alone."""
    await store.chat.purge(now - settings.chat_days * DAY)
    await store.moderation.purge_measures(now)
    await store.reports.purge(now - EVIDENCE)
    await store.strangers.purge(now)
    await store.boards.forget_addresses(now - DAY)
    if settings.table_days:
        for name in await store.evenings.untouched(now - settings.table_days * DAY, AT_ONCE):
            await store.evenings.delete(name)
    await delete_abandoned(store, tables, settings, now)


async def delete_abandoned(store: Store, tables: Tables, settings: Settings, now: float) -> None:
    """Delete tables that nobody has touched for a day, and those where nothing has happened for as long as was set."""
    idle = now - settings.table_days * DAY if settings.table_days else 0.0
    for name in await store.tables.abandoned(now - UNTOUCHED, idle, AT_ONCE):
        if not tables.is_awake(name):
            await tables.delete(name)
