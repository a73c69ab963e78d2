"""A map over several processes: the results don't depend on how many there are."""

import itertools
import time
from collections import deque
from collections.abc import Callable, Iterable, Iterator
from typing import TYPE_CHECKING, Final, TypeVar

from fourkings.cores import usable_cores

if TYPE_CHECKING:
    from multiprocessing.pool import AsyncResult

Task = TypeVar("Task")
Result = TypeVar("Result")

AHEAD: Final = 4
"""Tasks for each process that are submitted before the first result is awaited."""


def spread(
    work: Callable[[Task], Result], tasks: Iterable[Task], processes: int | None = None, alone: float = 0.0
) -> Iterator[Result]:
    """Yield the results of the tasks, in order, from so many processes (None: one a core).

    `alone`: seconds of work done here before other processes are started at all, for what may well be done by then. Tasks
    are taken a few ahead, so there may be any number of them. `work` must be a top-level function, and tasks must pickle.
    """
    processes, waiting = processes or usable_cores(), iter(tasks)
    if processes > 1:
        until = time.monotonic() + alone
        while time.monotonic() < until and (task := list(itertools.islice(waiting, 1))):
            yield work(task[0])
        first = list(itertools.islice(waiting, processes))
        processes, waiting = min(processes, len(first)), itertools.chain(first, waiting)
    if processes <= 1:
        yield from map(work, waiting)
        return
    import multiprocessing
    import signal

    # Fresh processes, for a copied one would hold whatever locks the caller's threads do.
    with multiprocessing.get_context("spawn").Pool(processes, signal.signal, (signal.SIGINT, signal.SIG_IGN)) as pool:
        pending: deque[AsyncResult[Result]] = deque()
        for next_task in waiting:
            pending.append(pool.apply_async(work, (next_task,)))
            if len(pending) >= AHEAD * processes:
                yield pending.popleft().get()
        while pending:
            yield pending.popleft().get()
