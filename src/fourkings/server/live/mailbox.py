"""Who looks on at a table, what reaches it, and what has happened there of late."""

from __future__ import annotations

from collections.abc import Iterator
from dataclasses import dataclass
from typing import NamedTuple, Protocol

from fourkings.server.store import Done, Seen
from fourkings.table.gathering import Gathering
from fourkings.table.messages import Request
from fourkings.table.state import Fact, TableState


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
    wish: Request
    at: float  # when it came, by the table's clock


@dataclass(frozen=True, slots=True)
class Gone:
    reader: Reader


@dataclass(frozen=True, slots=True)
class Ringing:
    """Another server has written here: up to that version, or (0) perhaps something beside the log."""

    version: int


@dataclass(frozen=True, slots=True)
class Looked:
    """How the table was found to stand; None where it is no more."""

    seen: Seen | None


def people_of(now: TableState) -> Iterator[str]:
    """The ids of the people at a table: those who gather or were sent away, or those who sit there."""
    if isinstance(now, Gathering):
        return (one.player for one in (*now.guests, *now.kicked_guests))
    return (chair.player for chair in now.chairs if chair.player is not None)


class Past(NamedTuple):
    """A fact with the table before and after it, and the letter that asked for it."""

    before: TableState
    after: TableState
    fact: Fact
    done: Done | None

    def answers(self, reader: Reader) -> str | None:
        """The id of the reader's own letter that asked for it."""
        return self.done.letter if self.done and self.done.player == reader.player else None
