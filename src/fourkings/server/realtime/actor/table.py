"""A live table: one that is awake in this server, with the parts of its state and the services it needs.

Everything that touches a live table runs in its own task (`task`), one thing after the other, so no lock is needed. A table
sleeps when nobody looks at it, and is folded together again from its log when somebody asks for it.
"""

from __future__ import annotations

import time
from collections.abc import Callable, Sequence

from fourkings.app.models import Stored
from fourkings.app.shared import origins
from fourkings.server.db import Store, TableStatus
from fourkings.server.net.metrics import Metrics
from fourkings.server.net.settings import Settings
from fourkings.server.realtime.actor.host import ServerHost
from fourkings.server.realtime.actor.mailbox import Asleep, Disconnected, Mailbox, Received, RemoteWrite, StatusChecked
from fourkings.server.realtime.actor.state import ChatState, Peering
from fourkings.server.realtime.peers import Peers
from fourkings.server.workers.bot_pool import BotPool
from fourkings.table.match import TableState
from fourkings.table.protocol import Request
from fourkings.table.runtime.state import Change, Clock, GrantedRequest, Pacing, Reader
from fourkings.table.runtime.table import LocalTable
from fourkings.table.waiting_room import WaitingRoom


class LiveTable(LocalTable):
    """A table that is awake. `post` and `part` are for its readers, `rung` and `see` for the other servers."""

    def __init__(
        self,
        stored: Stored,
        now: TableState,
        granted: list[GrantedRequest],
        changes: Sequence[Change],
        store: Store,
        settings: Settings,
        bot_pool: BotPool,
        peers: Peers,
        metrics: Metrics | None = None,
        wall: Callable[[], float] = time.time,
    ) -> None:
        """`now` is the folded log, `changes` its last facts, `granted` the requests that the store remembers."""
        clock = Clock(stored.summary.due, time.monotonic, wall)
        pacing = Pacing(stored.pace, settings.tempo, clock.now())
        waits = settings.grace, settings.idle
        practice = isinstance(origins.parse(stored.origin), origins.Practice)
        host = ServerHost(self)
        super().__init__(stored.id, stored.secret, now, granted, changes, host, clock, pacing, *waits, practice=practice)
        self.store, self.settings, self.bot_pool, self.peers = store, settings, bot_pool, peers
        self.metrics = metrics or Metrics()
        self.mailbox = Mailbox()
        self.peering = Peering(peers.id)
        self.chat = ChatState()

    @property
    def asleep(self) -> bool:
        """True once the table does nothing any more."""
        return self.mailbox.closed

    # --- for readers ----------------------------------------------------------------------------------------------

    def post(self, reader: Reader, request: Request) -> None:
        """Queue a reader's request, the first of which must be `hello`; `Asleep` where the table is."""
        if not self.mailbox.put(Received(reader, request, self.clock.now())):
            raise Asleep(self.id)

    def disconnect(self, reader: Reader) -> None:
        """A reader's connection is closed."""
        self.mailbox.put(Disconnected(reader))

    # --- for other servers ----------------------------------------------------------------------------------------

    def on_remote_write(self, version: int = 0) -> None:
        """Another server has written here: up to that version, or (0) perhaps something beside the log."""
        if not 0 < version <= self.version:
            self.mailbox.put(RemoteWrite(version))

    def see(self, seen: TableStatus | None) -> None:
        """How the table was found to stand in the store; None where it is no more."""
        if seen is None or self._differs(seen):
            self.mailbox.put(StatusChecked(seen))

    def _differs(self, seen: TableStatus) -> bool:
        """True where what was seen is not what is known here; the lease itself, too, which no other sign would correct."""
        peering, leased = self.peering, seen.owner == self.peers.id
        known = (peering.changes, peering.owner, self.presence.elsewhere, peering.leased)
        return seen.version > self.version or known != (seen.changes, seen.owner, seen.elsewhere, leased)

    @property
    def owned(self) -> bool:
        """True where what moves by itself is for this server to move."""
        return self.peers.alone or self.peering.leased

    @property
    def wants_to_own(self) -> bool:
        """True where a player or a guest is connected to this server, or a slow game goes on without anybody."""
        if self.goes_on or self.readers.anyone_seated:
            return True
        return isinstance(self.now, WaitingRoom) and any(
            self.now.guest(player) is not None for player in self.readers.players
        )

    @property
    def shown(self) -> set[str]:
        """The people connected to this server, as far as others at the table care."""
        return self.readers.players if self.company else set()
