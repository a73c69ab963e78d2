"""Limits of open connections, and of what one WebSocket may send.

WebSocket traffic is counted in frames and bytes, because a message may consist of any number of frames. A connection that
exceeds its budget is closed; the connections of an address share another budget.
"""

from __future__ import annotations

import asyncio
import logging
from collections import Counter
from collections.abc import Callable, Generator
from typing import Final, Protocol

from websockets.streams import StreamReader

from fourkings.server.net.logs import OncePerMinute
from fourkings.server.net.rate_limits import BURST, SHARED, RateLimiter, bucket_of, is_loopback
from fourkings.system import open_files

logger = logging.getLogger(__name__)
logger.addFilter(OncePerMinute())

PER_ADDRESS: Final = 1024
"""Connections from one address: a school of 100 people, each with seven. Proxies and this machine have no limit."""
RESERVED: Final = 128  # open files reserved for everything else: the database, the page, worker processes
MAX_FILES: Final = 65_536  # open files that the process asks for at most

FRAMES_PER_STEP: Final = 16
"""Frames read before other connections have their turn: cheaper than handling one card."""
FRAMES: Final = 10.0  # control frames per second, which no limit of requests counts
FRAMES_PER_REQUEST: Final = 4.0  # frames per request, on average
FRAME_BURST: Final = 8.0
"""Seconds' worth of frames that may come at once; until then, requests that come too fast are answered."""
BYTES_PER_FRAME: Final = 700.0  # bytes per frame, on average: the longest requests are rare
HELD_UP: Final = 0.5  # seconds for which a connection isn't read after its address has spent its budget


class Client(Protocol):
    """A connection that can be closed to make room for others."""

    def is_waited_for(self) -> bool:
        """Return True if no complete request has arrived since the last response."""

    def drop(self) -> None:
        """Close it at once."""


class Gate:
    """A counter of open connections, in all and by address, that turns others away at the limits."""

    def __init__(self, most: int, per_address: int, free: Callable[[str], bool] = lambda address: False) -> None:
        """Set the limits, `most` in all and `per_address`; `free` addresses are limited only by the total."""
        self.most, self.per_address, self._free = most, per_address, free
        self._open: Counter[str] = Counter()
        self._total = 0
        self._clients: dict[Client, None] = {}  # longest without a response first

    def enter(self, address: str) -> bool:
        """Return True, and count a connection, if the address may open one more.

        If the server is full, it closes the connection whose request it has waited for longest: half a request keeps nobody
        out.
        """
        if self._total >= self.most and not self._drop_one():
            logger.error(
                "%d connections are open, as many as files may be: others are turned away (raise `ulimit -n`)", self._total
            )
            return False
        if not self._free(address) and self._open[bucket_of(address)] >= self.per_address:
            logger.warning("one address has %d connections open: its others are turned away", self.per_address)
            return False
        self._total += 1
        self._open[bucket_of(address)] += 1
        return True

    def waits(self, client: Client) -> None:
        """Record that the server waits for a request of this client, which is new or was just answered."""
        self._clients.pop(client, None)
        self._clients[client] = None

    def forget(self, client: Client) -> None:
        """Record that the server waits for this client no longer: its connection was closed or upgraded."""
        self._clients.pop(client, None)

    def _drop_one(self) -> bool:
        """Close the connection that the server has waited for longest; return False if it waits for none."""
        client = next((other for other in self._clients if other.is_waited_for()), None)
        if client is None:
            return False
        logger.warning("%d connections are open: the oldest that asks for nothing whole is closed", self._total)
        self.forget(client)
        client.drop()
        return True

    def leave(self, address: str) -> None:
        """Stop counting a connection from that address, which was closed."""
        self._total -= 1
        bucket = bucket_of(address)
        self._open[bucket] -= 1
        if not self._open[bucket]:
            del self._open[bucket]


def most_connections() -> int:
    """Raise the process's limit of open files; return how many connections it then allows."""
    limit = open_files(MAX_FILES)
    return MAX_FILES if limit is None else max(RESERVED // 2, limit - RESERVED)


def peer_of(transport: asyncio.BaseTransport) -> str:
    """Return the address at the other end; empty if there is none."""
    peer = transport.get_extra_info("peername")
    return str(peer[0]) if isinstance(peer, tuple) else ""


class FrameReader(StreamReader):
    """A stream from which the parser of a WebSocket reads a limited number of frames per step."""

    def __init__(self) -> None:
        super().__init__()
        self.frames = FRAMES_PER_STEP

    def at_eof(self) -> Generator[None, None, bool]:
        """Suspend the parser, which asks here before each frame, once the step's frames are used up."""
        while True:
            if self.buffer and self.frames:
                self.frames -= 1
                return False
            if self.eof and not self.buffer:
                return True
            yield


class FrameBudget:
    """The frames that a connection may still send."""

    __slots__ = ("_bytes", "_frames", "_limits", "_since")

    def __init__(self, limits: FrameLimits, time: float) -> None:
        self._limits, self._since = limits, time
        self._frames = limits.most_frames
        self._bytes = limits.most_frames * BYTES_PER_FRAME

    def spend(self, time: float, frames: int, size: int) -> bool:
        """Count frames and bytes received; return False if they exceed the budget."""
        limits, more = self._limits, (time - self._since) * self._limits.frames
        self._since = time
        self._frames = min(limits.most_frames, self._frames + more) - frames
        self._bytes = min(limits.most_frames * BYTES_PER_FRAME, self._bytes + more * BYTES_PER_FRAME) - size
        return self._frames >= 0 and self._bytes >= 0

    @property
    def is_half_spent(self) -> bool:
        """True if this connection has spent half its budget, so that it sends much itself."""
        return self._frames < self._limits.most_frames / 2


class FrameLimits:
    """The budgets of frames that follow from the requests per second of a session."""

    def __init__(self, rate: float, free: Callable[[str], bool] = is_loopback) -> None:
        """Set the `rate` (requests per second of a session); connections of `free` addresses share no budget."""
        self.frames = FRAMES + FRAMES_PER_REQUEST * rate
        self.most_frames = self.frames * FRAME_BURST
        self._addresses = RateLimiter(self.frames * SHARED, free=free, burst=BURST)

    def budget(self, time: float) -> FrameBudget:
        """Return the budget of a new connection."""
        return FrameBudget(self, time)

    def allow(self, address: str, frames: int) -> bool:
        """Count frames for an address; return False if its connections have sent too many together."""
        return self._addresses.allow(address, frames)
