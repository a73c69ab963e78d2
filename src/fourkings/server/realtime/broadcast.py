"""Broadcasts to every open connection of this server: the notice to all, the end of forgotten sessions, and bans.

Servers on the same database aren't notified: each polls for them.
"""

import time

from fourkings.app.models import Notice
from fourkings.app.shared.wall_clock import DAY
from fourkings.server.db import Store
from fourkings.server.realtime.bans import Bans
from fourkings.server.realtime.sessions import Sessions
from fourkings.table.protocol import CloseCode, encode, updates
from fourkings.table.runtime.readers import Reader

OVERLAP = DAY  # seconds by which the clocks of servers on one database may differ
SILENT = 20.0  # seconds without anything from a client, after which it is pinged
GONE = 40.0  # seconds without anything from a client, after which its connection is closed


class Broadcast:
    """The open connections of one server, and what all of them are sent."""

    def __init__(self, store: Store, sessions: Sessions, bans: Bans) -> None:
        self._store, self._sessions, self._bans = store, sessions, bans
        self._listeners: set[Reader] = set()
        self._refreshed_at = 0.0
        self.notice: Notice | None = None

    @property
    def people(self) -> int:
        """Number of people connected."""
        return len({listener.player for listener in self._listeners})

    async def refresh(self) -> None:
        """Read and apply the notice, forgotten players and bans that any server has stored."""
        self._sessions.forgotten |= await self._store.moderation.forgotten_since(self._refreshed_at - OVERLAP)
        self._refreshed_at = time.time()
        for listener in [other for other in self._listeners if self._sessions.is_forgotten(other.player)]:
            listener.close(CloseCode.COME_BACK)  # as somebody new
        await self._bans.refresh(self._refreshed_at)
        for listener in [other for other in self._listeners if self._bans.until(other.player, self._refreshed_at)]:
            listener.close(CloseCode.BANNED)
        self._show(await self._store.moderation.notice())

    async def announce(self, text: str) -> Notice | None:
        """Set the notice; an empty text removes it."""
        notice = Notice(text, time.time()) if text else None
        await self._store.moderation.announce(notice)
        self._show(notice)
        return notice

    def add(self, listener: Reader) -> None:
        """Add a new connection, and send it the notice, if any."""
        self._listeners.add(listener)
        if self.notice:
            listener.send(_notice_text(self.notice))

    def remove(self, listener: Reader) -> None:
        """Remove a closed connection."""
        self._listeners.discard(listener)

    def ping_silent(self) -> None:
        """Ping the clients that have been silent for long, and close the connections of those that stay silent."""
        for listener in tuple(self._listeners):
            silence = listener.silence()
            if silence >= GONE:
                listener.close(CloseCode.COME_BACK)
            elif silence >= SILENT:
                listener.ping()

    def _show(self, notice: Notice | None) -> None:
        if notice == self.notice:
            return
        self.notice = notice
        for listener in self._listeners:
            listener.send(_notice_text(notice))


def _notice_text(notice: Notice | None) -> str:
    return encode(updates.Notice(text=notice.text if notice else "", at=notice.at if notice else None))
