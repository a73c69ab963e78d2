"""Everything that the worker has for the page: updates to send, and changes of the store to save before they are sent."""

import dataclasses
import json
from collections.abc import Callable, Sequence
from typing import Any, Final, TypeVar

from fourkings.app.models import Stored
from fourkings.app.shared.table_info import table_info
from fourkings.sanitize import read_json


class Outbox:
    """A collection of messages and changes for the page, until the page drains it."""

    def __init__(self, player: str) -> None:
        """`player` is the one person here."""
        self._player = player
        self._said: Final[list[list[Any]]] = []
        self._closed: Final[list[list[int]]] = []
        self._kept: Final[list[dict[str, Any]]] = []
        self._dropped: Final[list[str]] = []
        self._rows: Final[list[tuple[list[str | int], Any]]] = []

    def say(self, line: int, text: str) -> None:
        """Send the text of an update to the connection of that number."""
        self._said.append([line, text])

    def close(self, line: int, code: int) -> None:
        """Close the connection of that number with a close code of the protocol."""
        self._closed.append([line, code])

    def keep(self, table: Stored, first: int, events: Sequence[str]) -> None:
        """Have the page save a table, and its events from version `first` on."""
        self._kept.append({"table": self._head(table), "first": first, "events": list(events)})

    def drop(self, table: str) -> None:
        """Have the page delete a saved table."""
        self._dropped.append(table)

    def row(self, key: list[str | int], row: Any) -> None:
        """Have the page save a row of the store, or delete it if it is None.

        The key begins with the name of its dictionary.
        """
        self._rows.append((key, row))

    def drain(self, wake_at: float | None, work: str | None) -> str:
        """Return and remove everything as JSON, with the next time to wake up and a job to run."""
        kept = {"kept": self._kept, "dropped": self._dropped, "rows": self._rows}
        news = {**kept, "said": self._said, "closed": self._closed, "wake": wake_at, "work": work}
        text = json.dumps(news, ensure_ascii=False)
        for heap in (self._kept, self._dropped, self._rows, self._said, self._closed):
            heap.clear()
        return text

    def _head(self, table: Stored) -> dict[str, Any]:
        """Return a table without its events, as it is saved; `info` is its entry for lists of tables."""
        head = {field.name: getattr(table, field.name) for field in dataclasses.fields(table)}
        info = table_info(table, self._player).model_dump(mode="json")
        return {**head, "secret": table.secret.hex(), "summary": list(table.summary), "info": info}


K = TypeVar("K", bound="str | tuple[str | int, ...]")
R = TypeVar("R")


class PersistentDict(dict[K, R]):
    """A dictionary whose rows are saved by the page: it reports every change to the outbox."""

    def __init__(self, name: str, key: Callable[[Sequence[Any]], K], row: Callable[[Any], R], news: Outbox) -> None:
        super().__init__()
        self._name, self._key, self._row, self._news = name, key, row, news

    def restore(self, key: Sequence[Any], row: Any) -> None:
        """Restore a saved row, without reporting it as a change."""
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
    """A factory of persistent dictionaries, one for each kind of stored row, which also restores their rows."""

    def __init__(self, news: Outbox) -> None:
        self._news: Final = news
        self._shelves: Final = dict[str, PersistentDict[Any, Any]]()

    def __call__(self, name: str, key: Callable[[Sequence[Any]], K], row: Callable[[Any], R]) -> dict[K, R]:
        """Return a new dictionary of that name; `key` and `row` convert keys and rows from parsed JSON."""
        shelf = self._shelves[name] = PersistentDict(name, key, row, self._news)
        return shelf

    def restore(self, rows: str) -> None:
        """Restore saved rows: a JSON list of pairs, the key with the name of its dictionary first."""
        for (name, *key), row in read_json(rows):
            self._shelves[name].restore(key, row)
