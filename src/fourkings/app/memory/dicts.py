"""Shelves: where a store in memory keeps its rows, by their keys. Another maker of shelves may keep them for longer."""

from __future__ import annotations

from collections.abc import Callable, Sequence
from typing import Any, Protocol, TypeVar

K = TypeVar("K", bound="str | tuple[str | int, ...]")
R = TypeVar("R")


class Shelves(Protocol):
    """Makes shelves."""

    def __call__(self, name: str, key: Callable[[Sequence[Any]], K], row: Callable[[Any], R]) -> dict[K, R]:
        """A shelf of that name. `key` and `row` make its keys and rows of what JSON tells of them."""


def in_memory(name: str, key: Callable[[Sequence[Any]], K], row: Callable[[Any], R]) -> dict[K, R]:
    """A shelf that lasts as long as its store."""
    return {}
