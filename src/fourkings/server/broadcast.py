"""What is announced to everybody at once, and who is gone: told on every open line of this server.

Other servers on the same database are not rung for it: each looks for itself, now and then.
"""

from __future__ import annotations

import time
from typing import Protocol

from fourkings.server.sessions import LASTS, Sessions
from fourkings.server.store import Notice, Store
from fourkings.table.messages import encode, updates

COME_BACK = 1012
"""Close code after which a client comes back: here as somebody new."""


class Listener(Protocol):
    """One open line."""

    @property
    def player(self) -> str: ...
    def send(self, text: str) -> None:
        """Take a letter to send. Never waits."""

    def close(self, code: int) -> None:
        """No more letters will come."""


class Broadcast:
    """The open lines of one server, and what they are all told."""

    def __init__(self, store: Store, sessions: Sessions) -> None:
        self._store, self._sessions = store, sessions
        self._lines: set[Listener] = set()
        self.notice: Notice | None = None

    @property
    def people(self) -> int:
        """How many people have a line open."""
        return len({one.player for one in self._lines})

    async def look(self) -> None:
        """See what is announced, and who was forgotten, by whichever server."""
        self._sessions.gone |= await self._store.gone(time.time() - LASTS)
        for line in [one for one in self._lines if self._sessions.is_gone(one.player)]:
            line.close(COME_BACK)
        self._tell(await self._store.notice())

    async def announce(self, text: str) -> Notice | None:
        """Announce that, or with no text nothing any more."""
        notice = Notice(text, time.time()) if text else None
        await self._store.announce(notice)
        self._tell(notice)
        return notice

    def come(self, line: Listener) -> None:
        """A line is open."""
        self._lines.add(line)
        if self.notice:
            line.send(_letter(self.notice))

    def go(self, line: Listener) -> None:
        """It is not any more."""
        self._lines.discard(line)

    def _tell(self, notice: Notice | None) -> None:
        if notice == self.notice:
            return
        self.notice = notice
        for line in self._lines:
            line.send(_letter(notice))


def _letter(notice: Notice | None) -> str:
    return encode(updates.Notice(text=notice.text if notice else "", at=notice.at if notice else None))
