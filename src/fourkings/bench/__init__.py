"""Benchmarks: fixed work, its signature and its speed. A change that ought to change nothing keeps every signature."""

from __future__ import annotations

from collections.abc import Iterator
from importlib import import_module
from typing import Final

from fourkings.bench.row import Row

__all__ = ["BENCHES", "bench"]

BENCHES: Final = {
    "rules": "play",
    "playout": "playouts",
    "solve": "solves",
    "sample": "samples",
    "server": "server",
    "thinking": "thinking",
}
"""What can be measured, and the module here that does: it is imported when it is wanted."""


def bench(what: str) -> Iterator[Row]:
    """Measure one of `BENCHES`: lines as they come, each a text with its figures."""
    lines: Iterator[Row] = import_module(f"fourkings.bench.{BENCHES[what]}").bench()
    return lines
