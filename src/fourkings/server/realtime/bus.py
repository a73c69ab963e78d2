"""Notifications between servers: "table T is at version N", sent after the commit, never within it.

They may get lost without harm: the log is the truth, and is polled as well. Nothing is sent for a table that no other
server listens to: a server announces itself on each table's channel, and Redis counts the receivers of a notification.
"""

import asyncio
import contextlib
import logging
from collections.abc import Callable, Sequence
from importlib.util import find_spec
from typing import Any, Final

logger = logging.getLogger(__name__)

CHANNEL: Final = "fourkings:"
MAX_WAITING: Final = 10_000  # notifications that may wait for a slow bus; those beyond are lost
RETRY: Final = 1.0  # seconds until a bus that is gone is tried again
BATCH: Final = 200  # notifications sent at once
LISTENS: Final = "listens"  # announcement of a server that begins to listen to a table

OnNotification = Callable[[str, int], None]  # takes a table, and its version or 0


class BadBus(ValueError):
    """A URL of anything but a bus (a Redis server), or of a bus that can't be used here."""


def check(url: str) -> None:
    """Raise `BadBus` for a URL that can't be used; an empty one stands for no bus."""
    if not url:
        return
    if not url.startswith(("redis://", "rediss://", "unix://")):
        raise BadBus("a bus is redis://HOST:PORT/0 (or rediss:// over TLS)")
    if find_spec("redis") is None:
        raise BadBus("a bus needs redis: pip install 'four-kings[cluster]'")


class Bus:
    """A connection to Redis, or to a server that speaks its protocol, with one channel for each table."""

    def __init__(self, url: str) -> None:
        check(url)
        from redis.asyncio import Redis

        self._redis: Any = Redis.from_url(url, socket_timeout=None, socket_connect_timeout=5, decode_responses=True)
        self._pubsub: Any = self._redis.pubsub()
        self._outgoing: asyncio.Queue[tuple[str, str]] = asyncio.Queue(MAX_WAITING)
        self._tasks: list[asyncio.Task[None]] = []
        self._server, self._ready = "", False
        self._wanted: set[str] = set()
        self._listening: set[str] = set()  # of the wanted: Redis has confirmed it
        self._unheard: set[str] = set()  # of these: nobody else listens
        self._called: set[str] = set()  # others were heard there while a batch was being sent

    def open(self, server: str, on_notification: OnNotification) -> None:
        """Connect as that server; `on_notification` is called for every notification of another one."""
        self._server = server
        works = (lambda: self._send(on_notification), lambda: self._receive(on_notification))
        self._tasks = [asyncio.create_task(self._keep_running(work)) for work in works]

    async def close(self) -> None:
        for task in self._tasks:
            task.cancel()
        await asyncio.gather(*self._tasks, return_exceptions=True)
        with contextlib.suppress(Exception):
            await self._pubsub.aclose()
            await self._redis.aclose()

    def notify(self, table: str, version: int = 0) -> None:
        """Notify listeners that a table is at that version, or (0) that they should look at it. Never waits."""
        if table not in self._unheard:
            self._put(table, f"{self._server} {version}")

    async def listen(self, table: str) -> None:
        """Receive the notifications of a table from now on."""
        self._wanted.add(table)
        if self._ready:
            with contextlib.suppress(Exception):  # it is asked for again once the bus is back
                await self._pubsub.subscribe(CHANNEL + table)

    async def unlisten(self, table: str) -> None:
        """Stop receiving the notifications of a table."""
        for tables in (self._wanted, self._listening, self._unheard):
            tables.discard(table)
        if self._ready:
            with contextlib.suppress(Exception):
                await self._pubsub.unsubscribe(CHANNEL + table)

    def _put(self, table: str, text: str) -> None:
        with contextlib.suppress(asyncio.QueueFull):
            self._outgoing.put_nowait((table, text))

    async def _keep_running(self, work: Callable[[], Any]) -> None:
        """Run some work; run it again, after a pause, whenever it fails because the bus is away."""
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
            await asyncio.sleep(RETRY)

    async def _send(self, on_notification: OnNotification) -> None:
        while True:
            batch = [await self._outgoing.get()]
            while len(batch) < BATCH and not self._outgoing.empty():
                batch.append(self._outgoing.get_nowait())
            self._called.clear()
            listening = {table for table, _ in batch} & self._listening
            try:
                counts = await self._publish(batch)
            except Exception:
                # Polling makes up for a lost notification, but others would not know of a new listener for long.
                for table, text in batch:
                    if text.endswith(LISTENS):
                        self._put(table, text)
                raise
            for (table, text), count in zip(batch, counts, strict=True):
                if count > 1:
                    self._unheard.discard(table)
                    if text.endswith(LISTENS):
                        on_notification(table, 0)  # what was written between its waking here and this was sent to nobody
                elif count and table in listening & self._listening and table not in self._called:  # only this server
                    self._unheard.add(table)

    async def _publish(self, batch: Sequence[tuple[str, str]]) -> list[int]:
        """Send a batch of notifications (table and text); return how many servers received each, including this one."""
        async with self._redis.pipeline(transaction=False) as pipeline:
            for table, text in batch:
                pipeline.publish(CHANNEL + table, text)
            counts: list[int] = await pipeline.execute()
        return counts

    async def _receive(self, on_notification: OnNotification) -> None:
        self._ready = False
        await self._pubsub.subscribe(CHANNEL, *(CHANNEL + table for table in self._wanted))
        self._ready = True
        try:
            async for message in self._pubsub.listen():
                table = message["channel"].removeprefix(CHANNEL)
                if message["type"] == "subscribe":
                    self._on_subscribed(table)
                elif message["type"] == "message":
                    self._on_message(table, message["data"], on_notification)
        finally:
            self._ready = False
            self._listening.clear()
            self._unheard.clear()

    def _on_subscribed(self, table: str) -> None:
        """Announce this server to other listeners: Redis sends it the table's notifications from now on."""
        if table in self._wanted:
            self._listening.add(table)
            self._unheard.discard(table)
            self._put(table, f"{self._server} {LISTENS}")

    def _on_message(self, table: str, text: str, on_notification: OnNotification) -> None:
        server, _, version = text.partition(" ")
        if server == self._server:
            return
        self._unheard.discard(table)
        self._called.add(table)
        if version != LISTENS:
            on_notification(table, int(version) if version.isdecimal() else 0)
