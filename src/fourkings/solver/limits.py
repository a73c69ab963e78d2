"""The limits of a search: nodes (starts of tricks), for reproducible results, and seconds."""

from __future__ import annotations

import math
import time
from collections.abc import Callable
from typing import Final, Literal

NODES: Final = 10_000_000
SECONDS: Final = 10.0  #: the default limits of `solve`
NO_LIMIT: Final = 1 << 40  #: More nodes than any search takes
FIRST_SHARE: Final = 1 << 10  #: the nodes of the first easier null window, searched if the likely value was too hard
SLICE: Final = 1 << 15
"""Nodes searched between two checks of the clock, some hundredths of a second; Python handles signals then too."""
clock: Callable[[], float] = time.monotonic  #: which seconds a limit counts: a measurement may take those of the processor


class Limit:
    """Limits on the work for one answer, and in `reached` which of them came first."""

    def __init__(self, nodes: int | None, seconds: float | None) -> None:
        for name, given in (("nodes", nodes), ("seconds", seconds)):
            if given is not None and not given >= 0:
                raise ValueError(f"{name} are 0 or more, or None for no limit, not {given}")
        self.nodes: int = NO_LIMIT if nodes is None else min(int(nodes), NO_LIMIT)
        self.reached: Literal["", "nodes", "seconds"] = ""
        self._ends = math.inf if seconds is None else clock() + seconds

    def part(self, nodes: int, time_share: float = 1.0) -> Limit:
        """Return a limit within this one: at most `nodes` in all, and this share (0 to 1) of the time left."""
        return Limit(min(nodes, self.nodes), max(0.0, self._ends - clock()) * time_share)

    def share(self, nodes: int, share: float) -> Limit:
        """Return a limit of this share (0 to 1) of what is left, given the nodes searched so far."""
        return self.part(nodes + int(max(0, self.nodes - nodes) * share), share)

    def look(self, nodes: int) -> None:
        """Note in `reached` if a limit is reached, given the nodes searched so far; out of time, allow no more nodes."""
        if self.reached:
            return
        if nodes > self.nodes:
            self.reached = "nodes"
        elif clock() >= self._ends:
            self.reached, self.nodes = "seconds", 0
