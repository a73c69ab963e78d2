"""Broadcasts on every open connection of this server: the notice to everybody, the end of forgotten sessions, and bans.

Other servers on the same database are not rung for it: each looks for itself, now and then.
"""

from __future__ import annotations

import time
from typing import Protocol

from fourkings.app.models import Notice
from fourkings.app.shared.wall_clock import DAY
from fourkings.server.db import Store
from fourkings.server.realtime.bans import Bans
from fourkings.server.realtime.sessions import Sessions
from fourkings.table.protocol import CloseCode, encode, updates

OVERLAP = DAY
"""Seconds by which the clocks of servers on one database may differ."""


class Listener(Protocol):
    """One open connection."""

    @property
    def player(self) -> str: ...
    def send(self, text: str) -> None:
        """Queue a message to be sent. Never waits."""

    def close(self, code: CloseCode) -> None:
        """Close the connection with that WebSocket's close code."""


class Broadcast:
    """The open connections of one server, and what they are all told."""

    def __init__(self, store: Store, sessions: Sessions, bans: Bans) -> None:
        self._store, self._sessions, self._bans = store, sessions, bans
        self._lines: set[Listener] = set()
        self._looked = 0.0
        self.notice: Notice | None = None

    @property
    def people(self) -> int:
        """How many people are connected."""
        return len({line.player for line in self._lines})

    async def refresh(self) -> None:
        """Read what is announced, who was forgotten and who is banned, by whichever server, and tell it."""
        self._sessions.forgotten |= await self._store.moderation.forgotten_since(self._looked - OVERLAP)
        self._looked = time.time()
        for line in [listed for listed in self._lines if self._sessions.is_forgotten(listed.player)]:
            line.close(CloseCode.COME_BACK)  # as somebody new
        await self._bans.refresh(self._looked)
        for line in [listed for listed in self._lines if self._bans.until(listed.player, self._looked)]:
            line.close(CloseCode.BANNED)
        self._tell(await self._store.moderation.notice())

    async def announce(self, text: str) -> Notice | None:
        """Announce that, or with no text nothing any more."""
        notice = Notice(text, time.time()) if text else None
        await self._store.moderation.announce(notice)
        self._tell(notice)
        return notice

    def add(self, line: Listener) -> None:
        """A connection is open."""
        self._lines.add(line)
        if self.notice:
            line.send(_notice_text(self.notice))

    def remove(self, line: Listener) -> None:
        """A connection is closed."""
        self._lines.discard(line)

    def _tell(self, notice: Notice | None) -> None:
        if notice == self.notice:
            return
        self.notice = notice
        for line in self._lines:
            line.send(_notice_text(notice))


def _notice_text(notice: Notice | None) -> str:
    return encode(updates.Notice(text=notice.text if notice else "", at=notice.at if notice else None))
