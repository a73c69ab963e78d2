"""The limits of a search: nodes, which are the same on every machine, and seconds, which are not."""

from __future__ import annotations

import math
import time
from typing import Final, Literal

NODES: Final = 10_000_000
SECONDS: Final = 10.0  #: the default limits of `solve`
NO_LIMIT: Final = 1 << 40  #: More nodes than any search takes
FIRST_SHARE: Final = 1 << 10  #: the nodes of the first easier null window, searched if the likely value was too hard
SLICE: Final = 1 << 15
"""The nodes of a slice, some hundredths of a second: between two slices Python handles signals and checks the clock."""


class Limit:
    """The limits of one answer, and which of them was reached."""

    def __init__(self, nodes: int | None, seconds: float | None) -> None:
        for name, given in (("nodes", nodes), ("seconds", seconds)):
            if given is not None and not given >= 0:
                raise ValueError(f"{name} are 0 or more, or None for no limit, not {given}")
        self.nodes: int = NO_LIMIT if nodes is None else min(int(nodes), NO_LIMIT)
        self.reached: Literal["", "nodes", "seconds"] = ""
        self._ends = math.inf if seconds is None else time.monotonic() + seconds

    def part(self, nodes: int, time_share: float = 1.0) -> Limit:
        """Return a limit within this one: at most `nodes` in all, and a share of the time left."""
        return Limit(min(nodes, self.nodes), max(0.0, self._ends - time.monotonic()) * time_share)

    def look(self, nodes: int) -> None:
        """Check the limits after this many nodes; once the time is over, no more nodes are allowed."""
        if self.reached:
            return
        if nodes > self.nodes:
            self.reached = "nodes"
        elif time.monotonic() >= self._ends:
            self.reached, self.nodes = "seconds", 0
