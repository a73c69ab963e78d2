"""Logs of stored tables, folded beside the loop: what takes more than some milliseconds keeps nobody from playing.

The last few are kept: a version of a table never changes, and who asks together is answered together.
"""

from __future__ import annotations

import asyncio
from collections import OrderedDict
from collections.abc import Callable, Sequence
from concurrent.futures import ThreadPoolExecutor
from functools import partial
from typing import Final, NamedTuple, ParamSpec, TypeVar

from fourkings.server.db import Store
from fourkings.table import log
from fourkings.table import match as table
from fourkings.table.match import LogEvent, TableState

P = ParamSpec("P")
Answer = TypeVar("Answer")

THREADS: Final = 2
"""Threads that fold and write: more would only take turns with the loop."""
WAITING: Final = 64
"""Pieces of work that may wait; a request beyond them is told to come again."""
KEPT: Final = 16
"""Folded tables that are kept."""


class Busy(Exception):
    """Too much waits already: ask again in a moment."""


class Folded(NamedTuple):
    """A table at a version, and the facts that led there."""

    now: TableState
    facts: Sequence[LogEvent]


class FoldedLogs:
    """The folded logs of one server's store."""

    def __init__(self, store: Store) -> None:
        self._store = store
        self._threads = ThreadPoolExecutor(THREADS, "fourkings-fold")
        self._waiting = 0
        self._kept: OrderedDict[tuple[str, int], asyncio.Task[Folded]] = OrderedDict()

    async def at(self, name: str, version: int) -> Folded:
        """A table as it stood at that version; `Busy` where too much waits."""
        key = name, version
        if key not in self._kept:
            task = self._kept[key] = asyncio.create_task(self._fold(name, version))
            task.add_done_callback(lambda done: self._forget(key) if done.cancelled() or done.exception() else None)
            while len(self._kept) > KEPT:
                self._kept.popitem(last=False)
        self._kept.move_to_end(key)
        return await asyncio.shield(self._kept[key])

    def _forget(self, key: tuple[str, int]) -> None:
        self._kept.pop(key, None)

    async def _fold(self, name: str, version: int) -> Folded:
        return await self.beside(_folded, (await self._store.tables.facts(name))[:version])

    async def beside(self, work: Callable[P, Answer], /, *args: P.args, **kwargs: P.kwargs) -> Answer:
        """Do work beside the loop; `Busy` where too much waits for that already."""
        if self._waiting >= WAITING:
            raise Busy("the server is overloaded: try again in a moment")
        self._waiting += 1
        try:
            return await asyncio.get_running_loop().run_in_executor(self._threads, partial(work, *args, **kwargs))
        finally:
            self._waiting -= 1

    def close(self) -> None:
        """Nothing is folded any more."""
        self._threads.shutdown(wait=False, cancel_futures=True)


def _folded(lines: Sequence[str]) -> Folded:
    facts = list(log.parse_events(lines))
    return Folded(table.replay_log(facts), facts)
