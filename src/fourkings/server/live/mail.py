"""Who looks on at a table, what reaches it, and what has happened there of late."""

from __future__ import annotations

from dataclasses import dataclass
from typing import NamedTuple, Protocol

from fourkings.messages import Wish
from fourkings.server.store import Done
from fourkings.table import Fact, Sitting


class Reader(Protocol):
    """Somebody who looks on: one open connection."""

    @property
    def player(self) -> str: ...
    def send(self, text: str) -> None:
        """Take a letter to send. Never waits."""

    def close(self, code: int) -> None:
        """No more letters will come; `code` is a WebSocket's."""


class Asleep(RuntimeError):
    """The table has gone to sleep: ask the hall for it again."""


@dataclass(frozen=True, slots=True)
class Said:
    reader: Reader
    wish: Wish


@dataclass(frozen=True, slots=True)
class Gone:
    reader: Reader


class Past(NamedTuple):
    """A fact with the table before and after it, and the letter that asked for it."""

    before: Sitting
    after: Sitting
    fact: Fact
    done: Done | None

    def answers(self, reader: Reader) -> str | None:
        """The id of the reader's own letter that asked for it."""
        return self.done.letter if self.done and self.done.player == reader.player else None
