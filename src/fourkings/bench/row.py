"""A line of a benchmark: a sentence `bench-<key>` for people, and its figures for programs; and the speed of a core."""

import time
from collections.abc import Mapping
from dataclasses import dataclass
from typing import Any, Final

STEPS: Final = 1_000_000
ROUNDS: Final = 5


@dataclass(frozen=True, slots=True)
class Row:
    """A line of a benchmark."""

    key: str  #: of its sentence
    params: Mapping[str, str]  #: of its sentence, in the width of their columns, numbers as Python formats them
    figures: Mapping[str, Any]  #: unrounded, in seconds and in units a second


def steps_a_second() -> float:
    """Return how many steps of a fixed loop of plain Python one core does in a second, in the best of a few rounds."""
    best = 0.0
    for _ in range(ROUNDS):
        start, mixed = time.process_time(), 1
        for step in range(STEPS):
            mixed = (mixed * 1_103_515_245 + step) & 0x7FFF_FFFF
        best = max(best, STEPS / max(1e-9, time.process_time() - start))
    return best


def core_row() -> Row:
    """Return the speed of a core, for the run whose figures it is printed with."""
    speed = steps_a_second()
    return Row("core", {"millions": f"{speed / 1e6:.2f}"}, {"core": speed})
