"""Logs of stored tables, replayed in threads, so that slow work doesn't block the event loop.

The last few are cached: a version of a table never changes, and simultaneous requests share one result.
"""

import asyncio
from collections import OrderedDict
from collections.abc import Callable, Sequence
from concurrent.futures import ThreadPoolExecutor
from functools import partial
from typing import Final, NamedTuple, ParamSpec, TypeVar

from fourkings.server.db import Store
from fourkings.table import log
from fourkings.table.match import LogEvent, TableState, replay_log

P = ParamSpec("P")
Answer = TypeVar("Answer")

THREADS: Final = 2  # threads that replay logs and format results: more would only compete with the loop
MAX_WAITING: Final = 64  # jobs that may wait; requests beyond them are told to come again
MAX_CACHED: Final = 16  # replayed tables in the cache


class Busy(Exception):
    """An overloaded server, on which too many jobs wait: the caller should try again in a moment."""


class Replayed(NamedTuple):
    """The state of a table at a version, and the events that led there."""

    state: TableState
    events: Sequence[LogEvent]


class ReplayCache:
    """The replayed logs of one server's store."""

    def __init__(self, store: Store) -> None:
        self._store = store
        self._threads = ThreadPoolExecutor(THREADS, "fourkings-fold")
        self._waiting = 0
        self._cache: OrderedDict[tuple[str, int], asyncio.Task[Replayed]] = OrderedDict()

    async def at(self, name: str, version: int) -> Replayed:
        """Return table `name` (an id) as it was at a version; raise `Busy` if too many jobs wait."""
        key = name, version
        if key not in self._cache:
            task = self._cache[key] = asyncio.create_task(self._replay(name, version))
            task.add_done_callback(
                lambda done: self._cache.pop(key, None) if done.cancelled() or done.exception() else None
            )
            while len(self._cache) > MAX_CACHED:
                self._cache.popitem(last=False)
        self._cache.move_to_end(key)
        return await asyncio.shield(self._cache[key])

    async def _replay(self, name: str, version: int) -> Replayed:
        return await self.in_thread(_replay, (await self._store.tables.events(name))[:version])

    async def in_thread(self, work: Callable[P, Answer], /, *args: P.args, **kwargs: P.kwargs) -> Answer:
        """Run a slow function in a thread; raise `Busy` if too many jobs wait already."""
        if self._waiting >= MAX_WAITING:
            raise Busy("the server is overloaded: try again in a moment")
        self._waiting += 1
        try:
            return await asyncio.get_running_loop().run_in_executor(self._threads, partial(work, *args, **kwargs))
        finally:
            self._waiting -= 1

    def close(self) -> None:
        """Cancel the jobs that wait."""
        self._threads.shutdown(wait=False, cancel_futures=True)


def _replay(lines: Sequence[str]) -> Replayed:
    events = list(log.parse_events(lines))
    return Replayed(replay_log(events), events)
