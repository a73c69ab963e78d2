"""Benchmarks: fixed work, its signature and its speed. A change without effect on results keeps every signature."""

from collections.abc import Iterator
from importlib import import_module
from typing import Final

from fourkings.bench.row import Row, core_row

__all__ = ["BENCHES", "bench"]

BENCHES: Final = {
    "rules": "speed:bench_rules",
    "playout": "speed:bench_playouts",
    "solve": "speed:bench_solver",
    "sample": "speed:bench_samples",
    "review": "speed:bench_reviews",
    "server": "server:bench",
    "flood": "flood:bench",
    "thinking": "thinking:bench",
}
"""The benches, by name: the module here, imported when needed, and its function."""


def bench(what: str, **options: int) -> Iterator[Row]:
    """Measure one of `BENCHES`: yield rows of figures; the last is the speed of a core."""
    module, _, function = BENCHES[what].partition(":")
    yield from getattr(import_module(f"fourkings.bench.{module}"), function)(**options)
    yield core_row()
