"""The gate through which connections come: how many may be open, in all and from one address."""

from __future__ import annotations

import asyncio
import logging
from collections import Counter
from collections.abc import Callable
from typing import Final, Protocol

from fourkings.server.net.log_limits import OncePerMinute
from fourkings.server.net.rate_limits import bucket_of

logger = logging.getLogger(__name__)
logger.addFilter(OncePerMinute())

PER_ADDRESS: Final = 1024
"""Connections from one address: a school of 100 people, each with seven. Proxies and this machine have no limit."""
RESERVED: Final = 128
"""Files that are kept for what is no connection: the database, the page, processes that think."""
MAX_FILES: Final = 65_536
"""Files that are asked for at the most."""


class Visitor(Protocol):
    """A connection as the gate knows it."""

    def waited_for(self) -> bool:
        """True while the server waits for it: it has not asked for anything whole since its last answer."""

    def drop(self) -> None:
        """Close it at once."""


class Gate:
    """Counts what is open, in all and by address."""

    def __init__(self, most: int, per_address: int, free: Callable[[str], bool] = lambda address: False) -> None:
        """`free` are addresses from which any number may come, as long as there is room in all."""
        self.most, self.per_address, self._free = most, per_address, free
        self._open: Counter[str] = Counter()
        self._in_all = 0
        self._visitors: dict[Visitor, None] = {}  # the one that was answered longest ago, or never, first

    def enter(self, address: str) -> bool:
        """True where one more may be opened from there: it counts until it leaves.

        Where there is no room, the connection goes that the server has waited for longest: half a request that never
        becomes a whole one keeps nobody out.
        """
        if self._in_all >= self.most and not self._drop_one():
            logger.error(
                "%d connections are open, as many as files may be: others are turned away (raise `ulimit -n`)",
                self._in_all,
            )
            return False
        if not self._free(address) and self._open[bucket_of(address)] >= self.per_address:
            logger.warning("one address has %d connections open: its others are turned away", self.per_address)
            return False
        self._in_all += 1
        self._open[bucket_of(address)] += 1
        return True

    def waits(self, visitor: Visitor) -> None:
        """That connection waits from now on, or was answered and may ask again."""
        self._visitors.pop(visitor, None)
        self._visitors[visitor] = None

    def forget(self, visitor: Visitor) -> None:
        """That connection has become something else, or is closed."""
        self._visitors.pop(visitor, None)

    def _drop_one(self) -> bool:
        """Close the connection that the server has waited for longest; False where it waits for none."""
        visitor = next((other for other in self._visitors if other.waited_for()), None)
        if visitor is None:
            return False
        logger.warning("%d connections are open: the oldest that asks for nothing whole is closed", self._in_all)
        self.forget(visitor)
        visitor.drop()
        return True

    def leave(self, address: str) -> None:
        """One that had entered from there is closed."""
        self._in_all -= 1
        bucket = bucket_of(address)
        self._open[bucket] -= 1
        if not self._open[bucket]:
            del self._open[bucket]


def most_connections() -> int:
    """How many connections this process may have open: it asks the system for as many files as it is ready to give."""
    try:
        import resource
    except ImportError:  # Windows
        return MAX_FILES
    soft, hard = resource.getrlimit(resource.RLIMIT_NOFILE)
    wanted = MAX_FILES if hard == resource.RLIM_INFINITY else min(MAX_FILES, hard)
    if soft != resource.RLIM_INFINITY and soft < wanted:
        try:
            resource.setrlimit(resource.RLIMIT_NOFILE, (wanted, hard))
        except (OSError, ValueError):  # macOS has a limit of its own below the hard one
            wanted = soft
    return max(RESERVED // 2, wanted - RESERVED)


def peer_of(transport: asyncio.BaseTransport) -> str:
    """The address at the other end; empty where there is none."""
    peer = transport.get_extra_info("peername")
    return str(peer[0]) if isinstance(peer, tuple) else ""
