"""A bell between servers: "table T is at version N". Ringing after the commit, never within it.

It may lose a ring without harm: the log is the truth, and is looked at now and then in any case.
"""

from __future__ import annotations

import asyncio
import contextlib
import logging
from collections.abc import Callable
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
        self._heard: Any = self._redis.pubsub(ignore_subscribe_messages=True)
        self._out: asyncio.Queue[tuple[str, str]] = asyncio.Queue(WAITING)
        self._wanted: set[str] = set()
        self._tasks: list[asyncio.Task[None]] = []
        self._ready = False

    def open(self, hear: Callable[[str, str], None]) -> None:
        """Connect; `hear` is called with the table and the text of every ring."""
        works = (self._send, lambda: self._hear(hear))
        self._tasks = [asyncio.create_task(self._keep(work)) for work in works]

    async def close(self) -> None:
        """Be silent from now on."""
        for task in self._tasks:
            task.cancel()
        await asyncio.gather(*self._tasks, return_exceptions=True)
        with contextlib.suppress(Exception):
            await self._heard.aclose()
            await self._redis.aclose()

    def ring(self, table: str, text: str) -> None:
        """Tell the others. Never waits."""
        with contextlib.suppress(asyncio.QueueFull):
            self._out.put_nowait((table, text))

    async def listen(self, table: str) -> None:
        """Hear that table's bell from now on."""
        self._wanted.add(table)
        if self._ready:
            with contextlib.suppress(Exception):  # it is asked for again once the bus is back
                await self._heard.subscribe(CHANNEL + table)

    async def unlisten(self, table: str) -> None:
        """Hear it no more."""
        self._wanted.discard(table)
        if self._ready:
            with contextlib.suppress(Exception):
                await self._heard.unsubscribe(CHANNEL + table)

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

    async def _send(self) -> None:
        while True:
            rings = [await self._out.get()]
            while len(rings) < TOGETHER and not self._out.empty():
                rings.append(self._out.get_nowait())
            async with self._redis.pipeline(transaction=False) as pipeline:
                for table, text in rings:
                    pipeline.publish(CHANNEL + table, text)
                await pipeline.execute()

    async def _hear(self, hear: Callable[[str, str], None]) -> None:
        self._ready = False
        await self._heard.subscribe(CHANNEL, *(CHANNEL + table for table in self._wanted))
        self._ready = True
        try:
            async for message in self._heard.listen():
                hear(message["channel"].removeprefix(CHANNEL), message["data"])
        finally:
            self._ready = False
