"""How long a search may take: by nodes, which are the same on every machine, and by seconds, which are not."""

from __future__ import annotations

import math
import time
from typing import Final, Literal

NODES: Final = 10_000_000
SECONDS: Final = 10.0
"""The limits of `solve` where none are given."""
NO_LIMIT: Final = 1 << 40
"""More nodes than any search takes."""
FIRST_SHARE: Final = 1 << 10
"""The nodes of the first easier question, asked where the likely value was too hard a question."""
SLICE: Final = 1 << 15
"""The nodes of a slice: some hundredths of a second. Between two slices signals are heard and the clock is looked at."""


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
        """Return a limit within this one: at most `nodes` in all, and a share of the time that is left."""
        return Limit(min(nodes, self.nodes), max(0.0, self._ends - time.monotonic()) * time_share)

    def look(self, nodes: int) -> None:
        """Looks whether a limit is reached, this many nodes being searched; once time is over no node is left."""
        if self.reached:
            return
        if nodes > self.nodes:
            self.reached = "nodes"
        elif time.monotonic() >= self._ends:
            self.reached, self.nodes = "seconds", 0
