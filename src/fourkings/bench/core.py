"""How fast a core of this machine is: a fixed loop of plain Python, timed in the run whose figures it stands beside."""

from __future__ import annotations

import time
from typing import Final

from fourkings.bench.row import Row

STEPS: Final = 1_000_000
ROUNDS: Final = 5


def steps_a_second() -> float:
    """Steps of the loop that one core does in a second of its own time, in the best of a few rounds."""
    best = 0.0
    for _ in range(ROUNDS):
        begun, mixed = time.process_time(), 1
        for step in range(STEPS):
            mixed = (mixed * 1_103_515_245 + step) & 0x7FFF_FFFF
        best = max(best, STEPS / max(1e-9, time.process_time() - begun))
    return best


def row() -> Row:
    """The line that tells it."""
    speed = steps_a_second()
    return Row("core", {"millions": f"{speed / 1e6:.2f}"}, {"core": speed})
