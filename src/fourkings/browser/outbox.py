"""News from the house to the page: what its lines are told, and what is to be kept before they are."""

from __future__ import annotations

import json
from collections.abc import Sequence
from typing import Any, Final

from fourkings.app.models import Stored
from fourkings.app.shared.table_info import table_info


class Outbox:
    """Collects what happens until the page takes it."""

    def __init__(self, player: str) -> None:
        """`player` is the one person here."""
        self._player = player
        self._said: Final[list[list[Any]]] = []
        self._closed: Final[list[list[int]]] = []
        self._kept: Final[list[dict[str, Any]]] = []
        self._dropped: Final[list[str]] = []
        self._rows: Final[list[tuple[list[str | int], Any]]] = []

    def say(self, line: int, text: str) -> None:
        """An update goes to a line."""
        self._said.append([line, text])

    def close(self, line: int, code: int) -> None:
        """A line is closed, with a close code of the protocol."""
        self._closed.append([line, code])

    def keep(self, table: Stored, first: int, facts: Sequence[str]) -> None:
        """A table is to be kept as it stands, with its facts from the version `first` on."""
        self._kept.append({"table": self._head(table), "first": first, "facts": list(facts)})

    def drop(self, table: str) -> None:
        """A table is to be forgotten."""
        self._dropped.append(table)

    def row(self, key: list[str | int], row: Any) -> None:
        """A row of the store is to be kept as it stands, None: forgotten. The key begins with the name of its shelf."""
        self._rows.append((key, row))

    def drain(self, wake_at: float | None, work: str | None) -> str:
        """All there is, as JSON, when the house wants to be woken, and what is to be thought out; it is not told again."""
        kept = {"kept": self._kept, "dropped": self._dropped, "rows": self._rows}
        news = {**kept, "said": self._said, "closed": self._closed, "wake": wake_at, "work": work}
        text = json.dumps(news, ensure_ascii=False)
        for heap in (self._kept, self._dropped, self._rows, self._said, self._closed):
            heap.clear()
        return text

    def _head(self, table: Stored) -> dict[str, Any]:
        """What is kept of a table beside its facts; `info` is what a list of tables tells of it."""
        return {
            "id": table.id,
            "game": table.game,
            "preset": table.preset,
            "secret": table.secret.hex(),
            "pace": table.pace,
            "summary": list(table.summary),
            "created": table.created,
            "updated": table.updated,
            "origin": table.origin,
            "offline_copy": table.offline_copy,
            "info": table_info(table, self._player).model_dump(mode="json"),
        }
