"""A bell between servers: "table T is at version N". Ringing after the commit, never within it.

It may lose a ring without harm: the log is the truth, and is looked at now and then in any case. Where nobody else listens
to a table nothing is rung: who begins to listen says so on its channel, and Redis tells how many have received a ring.
"""

from __future__ import annotations

import asyncio
import contextlib
import logging
from collections.abc import Callable, Sequence
from importlib.util import find_spec
from typing import Any, Final

logger = logging.getLogger(__name__)

CHANNEL: Final = "fourkings:"
WAITING: Final = 10_000
"""Rings that may wait for a slow bus; the ones above that are lost."""
AGAIN: Final = 1.0
"""Seconds until a bus that is gone is tried again."""
TOGETHER: Final = 200
"""Rings sent at once."""
LISTENS: Final = "listens"
"""What a server rings that begins to listen: from now on it is to hear of that table."""


class BadBus(ValueError):
    """A URL of no bus, or of one that cannot be used here."""


def check(url: str) -> None:
    """`BadBus` where that is no URL of a bus; an empty one is none."""
    if not url:
        return
    if not url.startswith(("redis://", "rediss://", "unix://")):
        raise BadBus("a bus is redis://HOST:PORT/0 (or rediss:// over TLS)")
    if find_spec("redis") is None:
        raise BadBus("a bus needs redis: pip install 'four-kings[cluster]'")


class Bus:
    """Redis, or what speaks its protocol: one channel a table."""

    def __init__(self, url: str) -> None:
        check(url)
        from redis.asyncio import Redis

        self._redis: Any = Redis.from_url(url, socket_timeout=None, socket_connect_timeout=5, decode_responses=True)
        self._heard: Any = self._redis.pubsub()
        self._out: asyncio.Queue[tuple[str, str]] = asyncio.Queue(WAITING)
        self._tasks: list[asyncio.Task[None]] = []
        self._me, self._ready = "", False
        self._wanted: set[str] = set()
        self._listening: set[str] = set()  # of the wanted: Redis has confirmed it
        self._unheard: set[str] = set()  # of these: nobody else listens
        self._called: set[str] = set()  # others were heard there while a ring was under way

    def open(self, me: str, hear: Callable[[str, int], None]) -> None:
        """Connect as that server; `hear` is called for every ring of another one: the table, and its version or 0."""
        self._me = me
        works = (lambda: self._send(hear), lambda: self._hear(hear))
        self._tasks = [asyncio.create_task(self._keep(work)) for work in works]

    async def close(self) -> None:
        """Be silent from now on."""
        for task in self._tasks:
            task.cancel()
        await asyncio.gather(*self._tasks, return_exceptions=True)
        with contextlib.suppress(Exception):
            await self._heard.aclose()
            await self._redis.aclose()

    def ring(self, table: str, version: int = 0) -> None:
        """Tell those who listen that a table is at that version, or (0) that they should look at it. Never waits."""
        if table not in self._unheard:
            self._put(table, f"{self._me} {version}")

    async def listen(self, table: str) -> None:
        """Hear that table's bell from now on."""
        self._wanted.add(table)
        if self._ready:
            with contextlib.suppress(Exception):  # it is asked for again once the bus is back
                await self._heard.subscribe(CHANNEL + table)

    async def unlisten(self, table: str) -> None:
        """Hear it no more."""
        for known in (self._wanted, self._listening, self._unheard):
            known.discard(table)
        if self._ready:
            with contextlib.suppress(Exception):
                await self._heard.unsubscribe(CHANNEL + table)

    def _put(self, table: str, text: str) -> None:
        with contextlib.suppress(asyncio.QueueFull):
            self._out.put_nowait((table, text))

    async def _keep(self, work: Callable[[], Any]) -> None:
        """Do it, and again whenever the bus is back."""
        while True:
            try:
                await work()
            except (TimeoutError, OSError) as error:
                logger.warning("the bus does not answer: %s", error)
            except Exception as error:
                if type(error).__module__.startswith("redis."):
                    logger.warning("the bus does not answer: %s", error)
                else:  # a task that ends would leave the server deaf, or dumb, for good
                    logger.exception("the bus failed; it is tried again")
            await asyncio.sleep(AGAIN)

    async def _send(self, hear: Callable[[str, int], None]) -> None:
        while True:
            rings = [await self._out.get()]
            while len(rings) < TOGETHER and not self._out.empty():
                rings.append(self._out.get_nowait())
            self._called.clear()
            listening = {table for table, _ in rings} & self._listening
            try:
                received = await self._publish(rings)
            except Exception:
                # A ring that is lost is made good by a look; of one who listens the others would not know for long.
                for ring in rings:
                    if ring[1].endswith(LISTENS):
                        self._put(*ring)
                raise
            for (table, text), by in zip(rings, received, strict=True):
                if by > 1:
                    self._unheard.discard(table)
                    if text.endswith(LISTENS):
                        hear(table, 0)  # what was done between its waking here and this was rung to nobody here
                elif by and table in listening & self._listening and table not in self._called:  # by this server alone
                    self._unheard.add(table)

    async def _publish(self, rings: Sequence[tuple[str, str]]) -> list[int]:
        """By how many each was received, this server counted."""
        async with self._redis.pipeline(transaction=False) as pipeline:
            for table, text in rings:
                pipeline.publish(CHANNEL + table, text)
            received: list[int] = await pipeline.execute()
        return received

    async def _hear(self, hear: Callable[[str, int], None]) -> None:
        self._ready = False
        await self._heard.subscribe(CHANNEL, *(CHANNEL + table for table in self._wanted))
        self._ready = True
        try:
            async for message in self._heard.listen():
                table = message["channel"].removeprefix(CHANNEL)
                if message["type"] == "subscribe":
                    self._confirmed(table)
                elif message["type"] == "message":
                    self._rung(table, message["data"], hear)
        finally:
            self._ready = False
            self._listening.clear()
            self._unheard.clear()

    def _confirmed(self, table: str) -> None:
        """Redis sends that table's rings from now on, perhaps once more after a lost line: say so to those who listen."""
        if table in self._wanted:
            self._listening.add(table)
            self._unheard.discard(table)
            self._put(table, f"{self._me} {LISTENS}")

    def _rung(self, table: str, text: str, hear: Callable[[str, int], None]) -> None:
        server, _, version = text.partition(" ")
        if server == self._me:
            return
        self._unheard.discard(table)
        self._called.add(table)
        if version != LISTENS:
            hear(table, int(version) if version.isdecimal() else 0)
