"""Garbage collection that stops nobody.

Python's collector walks everything that lives each time that a quarter more has come to live: with a thousand tables awake
that is most of a second in which no card is told. It finds nothing there: a table that is let go leaves no cycles, and what
is in no cycle is freed by itself. So what has survived two collections is put out of the collector's sight
(`gc.freeze`), and all is walked only while every table sleeps.
"""

from __future__ import annotations

import asyncio
import contextlib
import gc
import time
from collections.abc import Callable, Iterator
from typing import Any, Final

from fourkings.server.net.metrics import Metrics

YOUNG: Final = 2_000
"""Objects made, and not freed, between two collections of the youngest."""
MIDDLE: Final = 10
"""Of these collections, until one also walks what the last ones left: a millisecond's work."""
NEVER: Final = 1_000_000
"""Collections of the middle ones until all is walked: it is not left to come in the middle of a trick."""
EVERY: Final = 60.0
"""Seconds between two looks whether nobody is connected."""


@contextlib.contextmanager
def short_pauses() -> Iterator[None]:
    """Within it no collection walks more than what is new; afterwards the collector is as it was.

    For a process that is nothing but a server.
    """
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
    """After a collection of more than the youngest, put what it left out of sight."""
    if phase == "stop" and info["generation"]:
        gc.freeze()


def collect_all() -> None:
    """Walk everything, also what is out of sight."""
    gc.unfreeze()
    gc.collect()
    gc.freeze()


async def collect_while_idle(awake: Callable[[], int]) -> None:
    """Walk everything once each time that all tables have gone to sleep, again and again until cancelled.

    awake: how many tables are awake now.
    """
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
    """Within it the time of each collection of more than the youngest is counted, by its generation."""
    begun = [0.0]

    def note(phase: str, info: dict[str, Any]) -> None:
        if phase == "start":
            begun[0] = time.perf_counter()
        elif info["generation"]:
            metrics.collected.labels(str(info["generation"])).observe(time.perf_counter() - begun[0])

    gc.callbacks.append(note)
    try:
        yield
    finally:
        gc.callbacks.remove(note)
