"""What the store is given and gives back."""

from __future__ import annotations

from dataclasses import dataclass, field
from typing import NamedTuple


class Fenced(RuntimeError):
    """Somebody else has written this version of the table, or the table is gone."""


class Done(NamedTuple):
    """A letter that was acted upon: who wrote it, its own id, and the version that it brought about."""

    player: str
    letter: str
    version: int


class Summary(NamedTuple):
    """A table in a few words, for lists."""

    version: int
    number: int  # of the deal in progress, or of the last one; 0 before the first
    totals: tuple[int, ...]
    over: bool
    winners: tuple[int, ...]
    waits: tuple[str, ...] = ()  # in a slow game: the people it waits for
    due: float | None = None  # in a slow game: when it is to move by itself, in seconds since 1970


@dataclass(frozen=True, slots=True)
class Stored:
    """A table beside its facts. `secret` is never told while the match goes on, and has no place in a log or a letter."""

    id: str
    game: str
    preset: str
    secret: bytes = field(repr=False)
    pace: str
    summary: Summary
    created: float  # seconds since 1970
    updated: float


class Person(NamedTuple):
    """What a session has told about itself."""

    name: str
    lang: str
