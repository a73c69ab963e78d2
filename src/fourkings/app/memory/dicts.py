"""Dictionaries for the rows of a store in memory; another factory may give dictionaries that outlive the process."""

from __future__ import annotations

from collections.abc import Callable, Sequence
from typing import Any, Protocol, TypeVar

K = TypeVar("K", bound="str | tuple[str | int, ...]")
R = TypeVar("R")


class DictFactory(Protocol):
    """Makes dictionaries by name."""

    def __call__(self, name: str, key: Callable[[Sequence[Any]], K], row: Callable[[Any], R]) -> dict[K, R]:
        """Return the dictionary of that name. `key` and `row` convert its keys and rows from parsed JSON."""


def in_memory(name: str, key: Callable[[Sequence[Any]], K], row: Callable[[Any], R]) -> dict[K, R]:
    """Return a plain dictionary, which lasts as long as its store."""
    return {}
