"""Solving on all cores: threads, each with its own solver, for the kernels run without Python's global lock."""

from collections import deque
from collections.abc import Callable, Iterable, Iterator
from concurrent.futures import Future, ThreadPoolExecutor, wait
from threading import local
from typing import TypeVar

from fourkings.solver import Solver

Item = TypeVar("Item")
Answer = TypeVar("Answer")
AHEAD = 256
"""Items per thread that may be solved or waiting at a time: it bounds the memory, and lets all threads pass a hard item."""
OFTEN = 0.5
"""Seconds between two reports while an item keeps those behind it waiting."""


def in_order(
    work: Callable[[Solver, Item], Answer],
    items: Iterable[Item],
    threads: int,
    held: Callable[[int], None] = lambda solved: None,
) -> Iterator[Answer]:
    """Yield the answers of `work` in the order of the items, solving some items ahead of the reader.

    work: called in a thread, with that thread's solver. held: told now and then how many answers are ready, but must wait
    for one before them. An error of the items comes after the answers to those before it. If the reader stops, running
    searches end at once.
    """
    own, solvers = local(), list[Solver]()

    def answer(item: Item) -> Answer:
        if not hasattr(own, "solver"):
            own.solver = Solver()
            solvers.append(own.solver)
        return work(own.solver, item)

    waiting: deque[Future[Answer]] = deque()
    with ThreadPoolExecutor(threads) as pool:
        try:
            for future in _submitted(items, lambda item: pool.submit(answer, item)):
                waiting.append(future)
                while waiting and (len(waiting) > AHEAD * threads or waiting[0].done()):
                    yield _first(waiting, held)
            while waiting:
                yield _first(waiting, held)
        except BaseException:
            pool.shutdown(wait=False, cancel_futures=True)
            for solver in solvers:
                solver.stop()
            raise


def _first(waiting: deque[Future[Answer]], held: Callable[[int], None]) -> Answer:
    """Return the first answer once it is there."""
    is_held = False
    while not wait([waiting[0]], OFTEN).done:
        held(sum(future.done() for future in waiting))
        is_held = True
    if is_held:
        held(0)
    return waiting.popleft().result()


def _submitted(items: Iterable[Item], submit: Callable[[Item], Future[Answer]]) -> Iterator[Future[Answer]]:
    """Yield a future for each item, and one for an error of the items."""
    try:
        yield from map(submit, items)
    except Exception as error:  # noqa: BLE001
        wrong = Future[Answer]()
        wrong.set_exception(error)
        yield wrong
