"""The mailbox of a live table: whatever is to be done there by its task, in the order in which it came."""

from __future__ import annotations

from dataclasses import dataclass

from fourkings.server.db import TableStatus
from fourkings.server.net.small_queue import SmallQueue
from fourkings.table.protocol import Request
from fourkings.table.runtime.state import Reader


class Asleep(RuntimeError):
    """The table has gone to sleep: ask for it again."""


@dataclass(frozen=True, slots=True)
class Received:
    """A request, and when it came in by the table's clock."""

    reader: Reader
    request: Request
    at: float


@dataclass(frozen=True, slots=True)
class Disconnected:
    """A reader's connection is closed."""

    reader: Reader


@dataclass(frozen=True, slots=True)
class RemoteWrite:
    """Another server has written here: up to that version, or (0) perhaps something beside the log."""

    version: int


@dataclass(frozen=True, slots=True)
class StatusChecked:
    """How the table was found to stand in the store; None where it is no more."""

    seen: TableStatus | None


Mail = Received | Disconnected | RemoteWrite | StatusChecked


class Mailbox:
    """A queue that is closed for good when the table goes to sleep."""

    def __init__(self) -> None:
        self._queue = SmallQueue[Mail]()
        self.closed = False

    @property
    def empty(self) -> bool:
        """True where nothing waits."""
        return self._queue.empty()

    def put(self, mail: Mail) -> bool:
        """Queue something to be done; False where the table sleeps."""
        if not self.closed:
            self._queue.put_nowait(mail)
        return not self.closed

    async def get(self) -> Mail:
        """The next to be done."""
        return await self._queue.get()

    def close(self) -> set[Reader]:
        """The table sleeps; the readers whose requests were not read, even those that have not been let in."""
        self.closed = True
        unread = set[Reader]()
        while not self._queue.empty():
            mail = self._queue.get_nowait()
            if isinstance(mail, Received):
                unread.add(mail.reader)
        return unread
