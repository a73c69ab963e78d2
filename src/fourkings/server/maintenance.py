"""Background work: delete expired data, move correspondence games, look for damage, log the results of backups."""

import asyncio
import logging
import math
import time
from collections.abc import Awaitable, Callable
from typing import Final

from fourkings.app.models import Backup
from fourkings.app.shared.wall_clock import DAY, WallClock
from fourkings.server.db import Store, file_of, look_through
from fourkings.server.db.backups import file_name
from fourkings.server.net.settings import Settings
from fourkings.server.realtime.stalls import EVERY as STALLS
from fourkings.server.realtime.tables import Tables

logger = logging.getLogger(__name__)

FIRST: Final = 120.0
"""Seconds until the first sweep: a machine without a clock of its own asks for the time as it starts."""
EVERY: Final = 6 * 3600.0  # seconds between two sweeps
EVIDENCE: Final = 7 * DAY  # seconds for which a reported message is kept, with its context
UNTOUCHED: Final = DAY  # seconds after which a table is deleted if nothing has happened since it was created
AT_START: Final = 64 * 2**20
"""Bytes of a database that is examined as soon as the server is up, which takes less than a second."""
AT_ONCE: Final = 1000  # tables deleted in one sweep
LOOK: Final = 5.0  # seconds between two looks at correspondence games
ROUNDS: Final = 2.0  # seconds between two looks at the rounds of evenings
BACKUPS: Final = 600.0  # seconds between two looks at the newest backup
BACKUP_OLD: Final = 3 * DAY
"""Seconds after which the newest backup is too old, if backups are made at all: the log has a warning each day."""
GAP: Final = 60.0
"""Seconds without a look after which the servers count as down, and the deadlines of correspondence games are moved."""


async def examine_database(store: Store, settings: Settings) -> None:
    """Look for damage in the file of the database; a large file is examined some time after the start."""
    path = file_of(settings.url)
    if path and path.exists() and path.stat().st_size > AT_START:
        await asyncio.sleep(FIRST)
    if path and (damage := await look_through(path)):
        store.damage = damage
        logger.error("%s", damage)


async def repeat(work: Callable[[], Awaitable[object]], seconds: float, failure: str, first: float = 0.0) -> None:
    """Repeat some work until cancelled, after `first` and then every `seconds`; log `failure` if it fails."""
    await asyncio.sleep(first)
    while True:
        try:
            await work()
        except Exception:
            logger.exception("%s; it is tried again", failure)
        await asyncio.sleep(seconds)


async def watch_tables(tables: Tables) -> None:
    """Wake stalled tables, and release leases of sleeping ones, every few seconds until cancelled."""

    async def watch() -> None:
        tables.look_for_stalls()
        await tables.release_orphans()

    await repeat(watch, STALLS, "the tables could not be watched", STALLS)


class BackupLog:
    """A log of backups: the result of each check once, and a warning each day that the newest backup is too old."""

    def __init__(self) -> None:
        self._logged: Backup | None = None
        self._warned = -math.inf

    def note(self, newest: Backup | None, now: float) -> None:
        """Log what is new about the newest backup at `now`, in seconds since 1970."""
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
    """Log the state of the newest backup if it has changed, every ten minutes until cancelled."""
    log = BackupLog()

    async def note() -> None:
        log.note(await store.backups.newest(), time.time())

    await repeat(note, BACKUPS, "the list of backups could not be read")


async def purge_expired(store: Store, tables: Tables, settings: Settings) -> None:
    """Delete what has expired, soon and then every six hours; never right after the machine's clock was set."""
    clock = WallClock()

    async def purge() -> None:
        drift = clock.drift
        clock.take_over()
        if abs(drift) > GAP:
            logger.warning("the clock of this machine was set by %.0f s: nothing is deleted before the next sweep", drift)
        else:
            await sweep(store, tables, settings, time.time())

    await repeat(purge, EVERY, "what is old could not be deleted", FIRST)


async def sweep(store: Store, tables: Tables, settings: Settings, now: float) -> None:
    """Delete everything that has expired at `now`, in seconds since 1970."""
    await store.chat.purge(now - settings.chat_days * DAY)
    await store.moderation.purge_measures(now)
    await store.reports.purge(now - EVIDENCE)
    await store.strangers.purge(now)
    await store.boards.forget_addresses(now - DAY)
    if settings.table_days:
        for name in await store.evenings.idle(now - settings.table_days * DAY, AT_ONCE):
            await store.evenings.delete(name)
    await delete_abandoned(store, tables, settings, now)


async def delete_abandoned(store: Store, tables: Tables, settings: Settings, now: float) -> None:
    """Delete tables untouched for a day since their creation, and tables idle for `table_days`."""
    idle = now - settings.table_days * DAY if settings.table_days else 0.0
    for name in await store.tables.abandoned(now - UNTOUCHED, idle, AT_ONCE):
        if not tables.is_awake(name):
            await tables.delete(name)
