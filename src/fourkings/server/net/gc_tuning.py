"""Garbage collection without long pauses.

Python's collector walks all objects whenever their number has grown by a quarter: with a thousand tables awake that takes
most of a second, in which no card is sent. It would free nothing, because a table leaves no cycles. So objects that survive
two collections are hidden from the collector (`gc.freeze`), and all are walked only while every table sleeps.
"""

import asyncio
import contextlib
import gc
import time
from collections.abc import Callable, Iterator
from typing import Any, Final

from fourkings.server.net.metrics import Metrics

YOUNG: Final = 2_000  # net allocations between two collections of generation 0
MIDDLE: Final = 10  # collections of generation 0 before one of generation 1, which takes a millisecond
NEVER: Final = 1_000_000
"""Collections of generation 1 before a full one, which must not come in the middle of a trick."""
EVERY: Final = 60.0  # seconds between two checks for tables awake


@contextlib.contextmanager
def short_pauses() -> Iterator[None]:
    """Let collections walk only new objects, in a process that is nothing but a server; restore the settings afterwards."""
    before = gc.get_threshold()
    gc.collect()
    gc.freeze()
    gc.set_threshold(YOUNG, MIDDLE, NEVER)
    gc.callbacks.append(_freeze)
    try:
        yield
    finally:
        gc.callbacks.remove(_freeze)
        gc.set_threshold(*before)
        gc.unfreeze()


def _freeze(phase: str, info: dict[str, Any]) -> None:
    """Hide the survivors of a collection of generation 1."""
    if phase == "stop" and info["generation"]:
        gc.freeze()


def collect_all() -> None:
    """Collect all garbage, among hidden objects too."""
    gc.unfreeze()
    gc.collect()
    gc.freeze()


async def collect_while_idle(awake: Callable[[], int]) -> None:
    """Collect all garbage each time that all tables have gone to sleep, until cancelled; `awake` counts tables awake."""
    used = False
    while True:
        await asyncio.sleep(EVERY)
        if awake():
            used = True
        elif used and _freeze in gc.callbacks:
            used = False
            collect_all()


@contextlib.contextmanager
def timed(metrics: Metrics) -> Iterator[None]:
    """Measure each collection of generations 1 and 2 within the block, for the metrics."""
    began = 0.0

    def note(phase: str, info: dict[str, Any]) -> None:
        nonlocal began
        if phase == "start":
            began = time.perf_counter()
        elif info["generation"]:
            metrics.collected.labels(str(info["generation"])).observe(time.perf_counter() - began)

    gc.callbacks.append(note)
    try:
        yield
    finally:
        gc.callbacks.remove(note)
