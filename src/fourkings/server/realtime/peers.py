"""Peers: the servers that carry the same tables together.

Any server serves any client of any table: it replays the log and appends to it, and the log's key keeps two servers from
writing the same version. Only what happens without a request (bots, deals among them, seats of missing players) is done by
one server at a time, the table's owner. Its lease is valid as long as it sends heartbeats.
"""

from __future__ import annotations

import asyncio
import logging
import secrets
from collections.abc import Awaitable, Callable, Coroutine
from typing import TYPE_CHECKING, Any, Final

from sqlalchemy.exc import SQLAlchemyError

from fourkings.server.db import Store
from fourkings.server.net.logs import Hidden
from fourkings.server.realtime.bus import Bus

if TYPE_CHECKING:
    from fourkings.server.realtime.actor.table import LiveTable

logger = logging.getLogger(__name__)

HEARTBEAT: Final = 1.0  # seconds between two heartbeats
LASTS: Final = 3.5  # seconds after which a server without heartbeats has lost its tables
POLL: Final = 0.4  # seconds between two looks at tables that others may have written
POLL_WITH_BUS: Final = 1.0  # the same with a bus that notifies of writes


class Peers:
    """A server's link to its peers; while it is `alone`, nothing is written or read for others."""

    def __init__(self, store: Store, bus: Bus | None = None) -> None:
        self.id, self.alone = secrets.token_hex(8), True
        self._store, self._bus = store, bus
        self._tables: dict[str, LiveTable] = {}
        self._tasks: set[asyncio.Task[None]] = set()
        self._joined = False

    async def open(self) -> None:
        """Join the other servers, if the database can be shared."""
        if not self._store.shared:
            return
        self._joined = True
        await self._send_heartbeat()
        if self._bus:
            self._bus.open(self.id, self._on_notification)
        self._spawn(self._repeat(self._send_heartbeat, HEARTBEAT))
        self._spawn(self._repeat(self._poll, POLL_WITH_BUS if self._bus else POLL))

    async def close(self) -> None:
        """Leave; others take this server's tables at once."""
        for task in self._tasks:
            task.cancel()
        await asyncio.gather(*self._tasks, return_exceptions=True)
        if self._bus:
            await self._bus.close()
        if self._joined:
            self._joined = False
            try:
                await self._store.servers.remove(self.id)
            except SQLAlchemyError as error:
                logger.warning("the others are left to find out that this server stops: %s", error)

    def add(self, table: LiveTable) -> None:
        """Add a table that has woken here."""
        self._tables[table.id] = table
        if self._bus:
            self._spawn(self._bus.listen(table.id))

    def remove(self, table: LiveTable) -> None:
        """Remove a table that has gone to sleep, and release its lease."""
        if self._tables.get(table.id) is not table:
            return
        del self._tables[table.id]
        if self._bus:
            self._spawn(self._bus.unlisten(table.id))
        if table.peering.leased:
            self._release(table.id)

    def notify_others(self, table_id: str, version: int = 0) -> None:
        """Notify other servers that a table is at that version, or (0) that something beside its log changed."""
        if self._bus and not self.alone:
            self._bus.notify(table_id, version)

    def notify(self, table_id: str) -> None:
        """Notify a table that is awake, here or elsewhere, of a write to it."""
        self.notify_others(table_id)
        if table := self._tables.get(table_id):
            table.on_remote_write()

    def arrived(self, table_id: str, player: str) -> None:
        """Tell other servers that a person is connected to a table of several people."""
        if not self.alone:
            self._spawn(self._write(self._store.servers.add_presence, table_id, player))

    def departed(self, table_id: str, player: str) -> None:
        """Tell other servers that a person is no longer connected to a table."""
        if not self.alone:
            self._spawn(self._write(self._store.servers.remove_presence, table_id, player))

    async def claim(self, table: LiveTable) -> None:
        """Take the lease of a table at once, if it is free."""
        if (
            not self.alone
            and not table.peering.leased
            and table.id in await self._store.servers.claim_leases(self.id, [table.id])
        ):
            table.peering.claim()

    def release(self, table: LiveTable) -> None:
        """Release the lease of a table without players or guests connected to this server."""
        if table.peering.leased and not table.wants_to_own and not self.alone:
            table.peering.release()
            self._release(table.id)

    async def release_orphans(self) -> None:
        """Release leases of tables that aren't awake here, such as one whose claim was never answered."""
        if self.alone:
            return
        for table_id in await self._store.servers.leases_of(self.id) - set(self._tables):
            self._release(table_id)

    async def _send_heartbeat(self) -> None:
        was_alone, up = self.alone, await self._store.servers.heartbeat(self.id, LASTS)
        self.alone = up <= {self.id}
        if self.alone and not was_alone:
            for table in self._tables.values():
                table.on_remote_write()  # it is this server's now, which no poll will find out
        if was_alone and not self.alone:
            for table in self._tables.values():
                table.peering.no_longer_alone()
                for player in table.shown:
                    self.arrived(table.id, player)

    async def _poll(self) -> None:
        """Read what others have done to the tables awake here, and claim those without an owner."""
        tables = dict(self._tables)
        if self.alone or not tables:
            return
        statuses = await self._store.servers.table_statuses(self.id, list(tables))
        free = [name for name, status in statuses.items() if status.owner is None and tables[name].wants_to_own]
        claimed = await self._store.servers.claim_leases(self.id, free) if free else set()
        for name, table in tables.items():
            status = statuses.get(name)
            if status and (name in claimed or status.owner == self.id):
                keeps = name in self._tables and self._tables[name].wants_to_own
                status = status._replace(owner=self.id if keeps else None)
                if not keeps:
                    # Nobody moves it here, whatever the table itself believes, and its lease would stop all others.
                    table.peering.release()
                    self._release(name)
            table.see(status)

    def _release(self, table_id: str) -> None:
        self._spawn(self._write(self._store.servers.release_lease, table_id))

    def _on_notification(self, table_id: str, version: int) -> None:
        if table := self._tables.get(table_id):
            table.on_remote_write(version)

    async def _repeat(self, work: Callable[[], Awaitable[None]], seconds: float) -> None:
        while True:
            await asyncio.sleep(seconds)
            try:
                await work()
            except SQLAlchemyError as error:
                logger.warning("the database does not answer: %s", error)
            except Exception:
                logger.exception("this server lost sight of the others for a moment")

    async def _write(self, work: Callable[..., Awaitable[None]], table_id: str, *player: str) -> None:
        """Write to the store for this server, and notify others. A server that stops may cancel this before it begins."""
        try:
            await work(self.id, table_id, *player)
        except SQLAlchemyError as error:
            logger.warning("who looks on at table %s could not be told: %s", Hidden("table", table_id), error)
        self.notify_others(table_id)

    def _spawn(self, work: Coroutine[Any, Any, None]) -> None:
        task = asyncio.create_task(work)
        self._tasks.add(task)
        task.add_done_callback(self._tasks.discard)
