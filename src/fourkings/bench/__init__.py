"""Benchmarks: fixed work, its signature and its speed. A change without effect on results keeps every signature."""

from collections.abc import Iterator
from importlib import import_module
from typing import Final

from fourkings.bench.row import Row, core_row

__all__ = ["BENCHES", "bench"]

BENCHES: Final = {
    "rules": "play",
    "playout": "playouts",
    "solve": "solves",
    "sample": "samples",
    "review": "reviews",
    "server": "server",
    "flood": "flood",
    "thinking": "thinking",
}
"""The benches, by name, with the module here that runs each; it is imported when needed."""


def bench(what: str, **options: int) -> Iterator[Row]:
    """Measure one of `BENCHES`: yield rows of figures; the last is the speed of a core."""
    yield from import_module(f"fourkings.bench.{BENCHES[what]}").bench(**options)
    yield core_row()
