"""Dictionaries of the store in a browser tab: each change is reported to the page, which saves it."""

from __future__ import annotations

import dataclasses
from collections.abc import Callable, Sequence
from typing import Any, Final, TypeVar

from fourkings.browser.outbox import Outbox
from fourkings.sanitize import read_json

K = TypeVar("K", bound="str | tuple[str | int, ...]")
R = TypeVar("R")


class PersistentDict(dict[K, R]):
    """A dictionary of rows whose changes are saved."""

    def __init__(self, name: str, key: Callable[[Sequence[Any]], K], row: Callable[[Any], R], news: Outbox) -> None:
        super().__init__()
        self._name, self._key, self._row, self._news = name, key, row, news

    def restore(self, key: Sequence[Any], row: Any) -> None:
        """Restore a saved row."""
        super().__setitem__(self._key(key), self._row(row))

    def __setitem__(self, key: K, row: R) -> None:
        super().__setitem__(key, row)
        kept: Any = row
        self._news.row(self._kept_key(key), dataclasses.astuple(kept) if dataclasses.is_dataclass(row) else kept)

    def __delitem__(self, key: K) -> None:
        super().__delitem__(key)
        self._news.row(self._kept_key(key), None)

    def _kept_key(self, key: K) -> list[str | int]:
        return [self._name, key] if isinstance(key, str) else [self._name, *key]


class Shelves:
    """A factory of persistent dictionaries, which also restores them."""

    def __init__(self, news: Outbox) -> None:
        self._news: Final = news
        self._shelves: Final = dict[str, PersistentDict[Any, Any]]()

    def __call__(self, name: str, key: Callable[[Sequence[Any]], K], row: Callable[[Any], R]) -> dict[K, R]:
        """Return the dictionary of that name. `key` and `row` convert its keys and rows from parsed JSON."""
        shelf = self._shelves[name] = PersistentDict(name, key, row, self._news)
        return shelf

    def restore(self, rows: str) -> None:
        """Restore saved rows: a JSON list of pairs, the key with the name of its dictionary first."""
        for (name, *key), row in read_json(rows):
            self._shelves[name].restore(key, row)
