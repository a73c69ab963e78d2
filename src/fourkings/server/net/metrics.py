"""Metrics for the operator, and the delay of the event loop.

No metric shows who did what, or at which table: labels are kinds, each from a short list.
"""

import asyncio
import math
import time
from collections import deque
from collections.abc import Callable
from typing import Final

from prometheus_client import CollectorRegistry, Counter, Gauge, Histogram

BEAT: Final = 0.1  # seconds between two measurements of the loop's delay
REMEMBERED: Final = 100  # measurements that are remembered
SLOW: Final = 0.5  # seconds of delay from which administrators are warned
BUCKETS: Final = (0.001, 0.0025, 0.005, 0.01, 0.025, 0.05, 0.1, 0.25, 0.5, 1, 2.5)
"""Bounds of the buckets of histograms, in seconds."""


class Metrics:
    """The metrics of one server."""

    def __init__(self, clock: Callable[[], float] = time.monotonic) -> None:
        self._clock = clock
        self._lags: deque[float] = deque(maxlen=REMEMBERED)
        self.registry = CollectorRegistry()
        self.tables = Gauge("fourkings_tables_awake", "Tables that are awake.", registry=self.registry)
        self.readers = Gauge("fourkings_readers", "Open connections to tables.", registry=self.registry)
        self.events = Counter("fourkings_facts", "Events stored and sent.", ["kind"], registry=self.registry)
        self._event_counters: dict[type, Counter] = {}
        self.refusals = Counter("fourkings_refusals", "Requests refused.", ["code", "reason"], registry=self.registry)
        self.failures = Counter("fourkings_failures", "Failed actions of tables.", ["what", "why"], registry=self.registry)
        self.stalls = Counter("fourkings_stalls", "Checks that found a table stalled.", registry=self.registry)
        self.resyncs = Counter("fourkings_resyncs", "Clients that reconnected.", ["how"], registry=self.registry)
        self.storing = self._histogram("fourkings_store_seconds", "Time from an event to its storage.")
        self.thinking = self._histogram("fourkings_bot_seconds", "Time that a bot took to choose.", "bot")
        self.guesses = Counter("fourkings_phrases", "Attempts to sign in to /admin.", ["how"], registry=self.registry)
        self.admin_actions = Counter(
            "fourkings_admin_actions", "Actions of administrators.", ["what"], registry=self.registry
        )
        self.pushes = Counter("fourkings_pushes", "Notifications for browsers.", ["outcome"], registry=self.registry)
        self.lag = Gauge("fourkings_loop_lag_seconds", "Greatest recent delay of the event loop.", registry=self.registry)
        self.lag.set_function(self.max_lag)
        self.lags = self._histogram("fourkings_loop_delay_seconds", "Delay of the event loop at each check, in seconds.")
        self.collected = self._histogram("fourkings_gc_seconds", "Duration of a garbage collection.", "generation")

        self.backup_made = self._backup("timestamp_seconds", "When the newest backup was made, in seconds since 1970.")
        self.backup_checked = self._backup("check_timestamp_seconds", "When it was checked, in seconds since 1970.")
        self.backup_restores = self._backup("restores", "Whether it restores: 1 or 0. NaN until it is checked.")

    def _backup(self, name: str, about: str) -> Gauge:
        """Return a gauge of the newest backup, which is NaN until it is known."""
        gauge = Gauge(f"fourkings_backup_{name}", about, registry=self.registry)
        gauge.set(math.nan)
        return gauge

    def _histogram(self, name: str, about: str, *labels: str) -> Histogram:
        return Histogram(name, about, labels, buckets=BUCKETS, registry=self.registry)

    def count_event(self, kind: type) -> None:
        """Count a stored event of that class."""
        counter = self._event_counters.get(kind)
        if counter is None:
            counter = self._event_counters[kind] = self.events.labels(kind.__name__.lower())
        counter.inc()

    async def watch(self) -> None:
        """Measure the loop's delay until cancelled."""
        while True:
            due = self._clock() + BEAT
            await asyncio.sleep(BEAT)
            self.record_lag(self._clock() - due)

    def record_lag(self, seconds: float) -> None:
        """Record by how many seconds the event loop was late."""
        self._lags.append(max(0.0, seconds))
        self.lags.observe(max(0.0, seconds))

    def max_lag(self) -> float:
        """Return the longest delay of the event loop in the last seconds."""
        return max(self._lags, default=0.0)
