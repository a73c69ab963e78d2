"""State of a live table that a table played without a server doesn't have: its mailbox, its chat and its lease."""

from collections import deque
from collections.abc import Iterable
from dataclasses import dataclass
from typing import Final

from fourkings.analysis.hints import Advice
from fourkings.server.db import TableStatus
from fourkings.server.net.small_queue import SmallQueue
from fourkings.table.protocol import Request
from fourkings.table.runtime.readers import Reader
from fourkings.table.runtime.state import BotJob

MAX_LINES: Final = 5  # chat lines that one person may write in `WITHIN` seconds
WITHIN: Final = 15.0


@dataclass(frozen=True, slots=True)
class Received:
    """Mail with a reader's request, and the time it came by the table's clock."""

    reader: Reader
    request: Request
    at: float


@dataclass(frozen=True, slots=True)
class Disconnected:
    """Mail that reports the end of a reader's connection."""

    reader: Reader


@dataclass(frozen=True, slots=True)
class HintReady:
    """Mail with the result of a hint job; None if the job failed."""

    job: BotJob
    advice: tuple[Advice, str] | None


@dataclass(frozen=True, slots=True)
class RemoteWrite:
    """Mail that reports a write by another server: events up to `version`, or (0) perhaps a change beside the log."""

    version: int


@dataclass(frozen=True, slots=True)
class StatusChecked:
    """Mail with the status of the table in the store; None if the table was deleted."""

    status: TableStatus | None


Mail = Received | Disconnected | HintReady | RemoteWrite | StatusChecked


class Mailbox:
    """Everything the task of a table has to do, in order of arrival; closed for good when the table goes to sleep."""

    def __init__(self) -> None:
        self._queue = SmallQueue[Mail]()
        self.closed = False

    @property
    def empty(self) -> bool:
        return self._queue.empty()

    def put(self, mail: Mail) -> bool:
        """Queue mail; return False if the table sleeps."""
        if not self.closed:
            self._queue.put_nowait(mail)
        return not self.closed

    async def get(self, seconds: float | None) -> Mail | None:
        """Return the next mail; None if none comes within these seconds."""
        return await (self._queue.get() if seconds is None else self._queue.get_within(seconds))

    def close(self) -> set[Reader]:
        """Close the mailbox; return the readers whose requests were not read, admitted or not."""
        self.closed = True
        unread = set[Reader]()
        while not self._queue.empty():
            mail = self._queue.get_nowait()
            if isinstance(mail, Received):
                unread.add(mail.reader)
        return unread


class ChatState:
    """The chat lines shown to readers, and the rate limit of each writer.

    `shown` holds the numbers of the lines; it is None until the first reader comes.
    """

    def __init__(self) -> None:
        self.shown: frozenset[int] | None = None
        self._times: dict[str, deque[float]] = {}

    def may_write(self, player: str, at: float) -> bool:
        """Return False if the player writes too fast."""
        times = self._times.get(player)
        return times is None or len(times) < MAX_LINES or at - times[0] >= WITHIN

    def write(self, player: str, at: float) -> None:
        """Count a line against the player's limit."""
        self._times.setdefault(player, deque(maxlen=MAX_LINES)).append(at)

    def show(self, numbers: Iterable[int]) -> None:
        """Replace the shown lines."""
        self.shown = frozenset(numbers)

    def add(self, number: int) -> None:
        if self.shown is not None:
            self.shown |= {number}

    def remove(self, number: int) -> None:
        if self.shown is not None:
            self.shown -= {number}


class Peering:
    """A table's lease, and what this server last read about the table, if several servers share the database.

    `leased`: this server holds the lease. `owner`: the server known to own the table and to count its clock. `changes`: the
    counter of changes beside the log (pace, names, chat) at the last read; None before the first one.
    """

    def __init__(self, server: str) -> None:
        """`server` is the id of this server."""
        self._server = server
        self.leased = False
        self.owner: str | None = None
        self.changes: int | None = None

    def see_owner(self, owner: str | None) -> bool:
        """Store which server holds the lease, if any; return True if another one than before counts the clock now."""
        self.leased = owner == self._server
        changed, self.owner = owner != self.owner, owner
        return changed

    def claim(self) -> None:
        """Record that this server got the lease. If nobody owned the table, it was counting the clock already."""
        self.leased = True
        if self.owner is None:
            self.owner = self._server

    def release(self) -> None:
        """Record that this server gave up the lease; the next status shows who counts the clock."""
        self.leased = False

    def no_longer_alone(self) -> None:
        """Record this server as the owner: it counted the clock as long as no other server was up."""
        self.owner = self._server

    def read_changes(self, changes: int) -> None:
        """Record that all changes beside the log up to this count have been read."""
        self.changes = changes
