"""A queue for one who waits, of which a server has thousands: empty it takes 100 bytes, asyncio's 3,000."""

from __future__ import annotations

import asyncio
from typing import Generic, TypeVar

T = TypeVar("T")


class SmallQueue(Generic[T]):
    """First in, first out; nobody waits but one task."""

    __slots__ = ("_items", "_waiter")

    def __init__(self) -> None:
        self._items: list[T] = []
        self._waiter: asyncio.Future[None] | None = None

    def empty(self) -> bool:
        """True where nothing waits."""
        return not self._items

    def put_nowait(self, item: T) -> None:
        """Queue an item. There is no limit: who puts too much in is stopped elsewhere."""
        self._items.append(item)
        if self._waiter and not self._waiter.done():
            self._waiter.set_result(None)

    def get_nowait(self) -> T:
        """The next item; `IndexError` where there is none."""
        return self._items.pop(0)

    async def get(self) -> T:
        """The next item, once there is one."""
        while not self._items:
            self._waiter = asyncio.get_running_loop().create_future()
            try:
                await self._waiter
            finally:
                self._waiter = None
        return self._items.pop(0)
