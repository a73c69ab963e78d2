"""The background pool: processes that make what can wait (fields of boards, reviews), below play in priority.

Each is hired when there is first something for it to do. One that dies, or whose work nobody waits for any more, is let go,
and the next work has another in its place; `close` ends all of them in the middle of whatever they do.
"""

from __future__ import annotations

import asyncio
import contextlib
import os
from collections.abc import Callable
from concurrent.futures.process import BrokenProcessPool
from typing import Final, ParamSpec, TypeVar

from fourkings.cores import usable_cores
from fourkings.server.workers import bot_worker
from fourkings.server.workers.bot_pool import Worker

P = ParamSpec("P")
Answer = TypeVar("Answer")

BELOW: Final = 10
"""By how much more the bots of tables go first where processor time is short."""


def initialize() -> None:
    """A process of the background: play and bots go first, and it ends with its server."""
    bot_worker.initialize()
    with contextlib.suppress(AttributeError):
        os.nice(BELOW)


class BackgroundPool:
    """So many processes, or one thread where `processes` is 0. To be used in one event loop."""

    def __init__(self, processes: int) -> None:
        self.processes = processes
        self._room = asyncio.Semaphore(max(1, processes))
        self._idle: list[Worker] = []
        self._all: set[Worker] = set()

    @classmethod
    def of_cores(cls, most: int, processes: int | None = None) -> BackgroundPool:
        """As many processes as were asked for, or (None) as there are cores, `most` at the most."""
        return cls(min(most, usable_cores()) if processes is None else processes)

    @property
    def hands(self) -> int:
        """How much can be worked at in the same time."""
        return max(1, self.processes)

    async def work(self, what: Callable[P, Answer], *args: P.args, **kwargs: P.kwargs) -> Answer:
        """Have that done, once there is room: its result, or what it raises; `BrokenProcessPool` where its process died."""
        async with self._room:
            worker = self._idle.pop() if self._idle else self._hire()
            try:
                if worker.own_process and not worker.pid:
                    worker.pid = await asyncio.wrap_future(worker.submit(os.getpid))
                answer = await asyncio.wrap_future(worker.submit(what, *args, **kwargs))
            except (BrokenProcessPool, asyncio.CancelledError):
                self._let_go(worker)
                raise
            except Exception:
                self._keep(worker)
                raise
            self._keep(worker)
            return answer

    def close(self) -> None:
        """Let all of them go; one that is needed after that is hired again."""
        for worker in [*self._all]:
            self._let_go(worker)

    def _hire(self) -> Worker:
        worker = Worker(self.processes > 0, initialize)
        self._all.add(worker)
        return worker

    def _keep(self, worker: Worker) -> None:
        """Let it wait for other work, if nobody has let it go meanwhile."""
        if worker in self._all:
            self._idle.append(worker)

    def _let_go(self, worker: Worker) -> None:
        self._all.discard(worker)
        if worker in self._idle:
            self._idle.remove(worker)
        worker.terminate()
