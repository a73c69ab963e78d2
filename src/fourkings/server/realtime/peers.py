"""Peers: the servers that carry the same tables together.

Any server serves any client of any table: it folds the log itself and appends to it, and the store's fence keeps two from
writing the same version. Only what moves by itself (bots, deals among them, the seats of players who are gone) is for one
server at a time, the table's owner: by a lease that holds as long as the owner says now and then that it is up.
"""

from __future__ import annotations

import asyncio
import logging
import secrets
from collections.abc import Awaitable, Callable, Coroutine
from typing import Any, Final, Protocol

from sqlalchemy.exc import SQLAlchemyError

from fourkings.server.db import Store, TableStatus
from fourkings.server.net.log_ids import Hidden
from fourkings.server.realtime.bus import Bus

logger = logging.getLogger(__name__)

BEAT: Final = 1.0
"""Seconds between two signs of life."""
LASTS: Final = 3.5
"""Seconds after which a server that gave none has lost its tables."""
LOOK: Final = 0.4
"""Seconds between two looks at the tables that others may have written."""
LOOK_BESIDES: Final = 1.0
"""The same where a bus rings."""


class Lease(Protocol):
    """A table's own notion of its lease: see `live.state.Peering`."""

    @property
    def leased(self) -> bool: ...
    def claim(self) -> None: ...
    def release(self) -> None: ...
    def no_longer_alone(self) -> None: ...


class Awake(Protocol):
    """A table that is awake here, as far as the others matter to it: see `live.LiveTable`."""

    @property
    def id(self) -> str: ...
    @property
    def peering(self) -> Lease: ...
    @property
    def wants_to_own(self) -> bool: ...
    @property
    def shown(self) -> set[str]: ...
    def on_remote_write(self, version: int = 0) -> None: ...
    def see(self, seen: TableStatus | None) -> None: ...


class Peers:
    """One server among its peers; `alone` while there are none, and then nothing needs to be asked or told."""

    def __init__(self, store: Store, bus: Bus | None = None) -> None:
        self.id, self.alone = secrets.token_hex(8), True
        self._store, self._bus = store, bus
        self._lives: dict[str, Awake] = {}
        self._tasks: set[asyncio.Task[None]] = set()
        self._joined = False

    async def open(self) -> None:
        """Join the others. On a database that nobody shares there are none."""
        if not self._store.shared:
            return
        self._joined = True
        await self._beat()
        if self._bus:
            self._bus.open(self.id, self._heard)
        for work, every in ((self._beat, BEAT), (self._look, LOOK_BESIDES if self._bus else LOOK)):
            self._soon(self._again(work, every))

    async def close(self) -> None:
        """Leave: others take this server's tables at once."""
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

    # --- tables ---------------------------------------------------------------------------------------------------

    def add(self, live: Awake) -> None:
        """A table has woken here."""
        self._lives[live.id] = live
        if self._bus:
            self._soon(self._bus.listen(live.id))

    def remove(self, live: Awake) -> None:
        """It sleeps."""
        if self._lives.get(live.id) is not live:
            return
        del self._lives[live.id]
        if self._bus:
            self._soon(self._bus.unlisten(live.id))
        if live.peering.leased:
            self._release(live.id)

    def ring(self, table: str, version: int = 0) -> None:
        """Tell the others that a table is at that version, or (0) that they should look at all of it."""
        if self._bus and not self.alone:
            self._bus.ring(table, version)

    def notify(self, table: str) -> None:
        """Have a table that is awake, here or elsewhere, look at what was written to it from outside."""
        self.ring(table)
        if live := self._lives.get(table):
            live.on_remote_write()

    def arrived(self, table: str, player: str) -> None:
        """A person is connected to a table of several people."""
        if not self.alone:
            self._soon(self._told(self._store.servers.add_presence, table, player))

    def departed(self, table: str, player: str) -> None:
        """A person is connected to a table no more."""
        if not self.alone:
            self._soon(self._told(self._store.servers.remove_presence, table, player))

    async def claim(self, live: Awake) -> None:
        """Take a table at once where nobody has it."""
        if (
            not self.alone
            and not live.peering.leased
            and live.id in await self._store.servers.claim_leases(self.id, [live.id])
        ):
            live.peering.claim()

    def release(self, live: Awake) -> None:
        """Leave a table to others where nobody who takes part looks on through this server."""
        if live.peering.leased and not live.wants_to_own and not self.alone:
            live.peering.release()
            self._release(live.id)

    async def release_orphans(self) -> None:
        """Give back leases of tables that are not awake here, as one whose taking was never heard of: nobody moves them."""
        if self.alone:
            return
        for name in await self._store.servers.leases_of(self.id) - set(self._lives):
            self._release(name)

    # --- by itself ------------------------------------------------------------------------------------------------

    async def _beat(self) -> None:
        was_alone, up = self.alone, await self._store.servers.heartbeat(self.id, LASTS)
        self.alone = up <= {self.id}
        if self.alone and not was_alone:
            for live in self._lives.values():
                live.on_remote_write()  # all that moves by itself is this server's now, and no look will tell
        if was_alone and not self.alone:
            for live in self._lives.values():
                live.peering.no_longer_alone()
                for player in live.shown:
                    self.arrived(live.id, player)

    async def _look(self) -> None:
        """See what others have done to the tables that are awake here, and take those that nobody moves."""
        lives = dict(self._lives)
        if self.alone or not lives:
            return
        seen = await self._store.servers.table_statuses(self.id, list(lives))
        free = [name for name, lease in seen.items() if lease.owner is None and lives[name].wants_to_own]
        mine = await self._store.servers.claim_leases(self.id, free) if free else set()
        for name, live in lives.items():
            now = seen.get(name)
            if now and (name in mine or now.owner == self.id):
                now = now._replace(owner=self.id if self._keeps(name) else None)
                if now.owner is None:
                    # Here nobody moves it, whatever the table itself believes: a lease that is kept would stop all others.
                    live.peering.release()
                    self._release(name)
            live.see(now)

    def _keeps(self, name: str) -> bool:
        """True for a table that is awake here, with somebody who takes part."""
        return name in self._lives and self._lives[name].wants_to_own

    def _release(self, name: str) -> None:
        """Leave a table to the others, soon."""
        self._soon(self._told(self._store.servers.release_lease, name))

    def _heard(self, table: str, version: int) -> None:
        if live := self._lives.get(table):
            live.on_remote_write(version)

    async def _again(self, work: Callable[[], Awaitable[None]], every: float) -> None:
        while True:
            await asyncio.sleep(every)
            try:
                await work()
            except SQLAlchemyError as error:
                logger.warning("the database does not answer: %s", error)
            except Exception:
                logger.exception("this server lost sight of the others for a moment")

    async def _told(self, work: Callable[..., Awaitable[None]], table: str, *player: str) -> None:
        """Write something of a table and have the others look. A server that stops may cancel this before it has begun."""
        try:
            await work(self.id, table, *player)
        except SQLAlchemyError as error:
            logger.warning("who looks on at table %s could not be told: %s", Hidden("table", table), error)
        self.ring(table)

    def _soon(self, work: Coroutine[Any, Any, None]) -> None:
        task = asyncio.create_task(work)
        self._tasks.add(task)
        task.add_done_callback(self._tasks.discard)
