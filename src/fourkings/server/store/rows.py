"""Rows: what the store is given and gives back."""

from __future__ import annotations

from dataclasses import dataclass, field
from typing import NamedTuple


class Fenced(RuntimeError):
    """Somebody else has written this version of the table, or the table is gone."""


class GrantedRequest(NamedTuple):
    """A request that was granted: its player, its own id, and the version that it brought about."""

    player: str
    request: str
    version: int


class Summary(NamedTuple):
    """A table in a few words, for lists."""

    version: int
    number: int  # of the deal in progress, or of the last one; 0 before the first
    totals: tuple[int, ...]
    over: bool  # nothing goes on: the match is over, or the table was closed
    winners: tuple[int, ...]  # none at a table that was closed
    waits: tuple[str, ...] = ()  # in a slow game: the people it waits for
    due: float | None = None  # in a slow game: when it is to move by itself, in seconds since 1970

    @property
    def won(self) -> bool:
        """True for a match that was played to its end."""
        return self.over and bool(self.winners)


@dataclass(frozen=True, slots=True)
class Stored:
    """A table beside its facts. `secret` is never told while the match goes on, and has no place in a log or a message."""

    id: str
    game: str
    preset: str
    secret: bytes = field(repr=False)
    pace: str
    summary: Summary
    created: float  # seconds since 1970
    updated: float
    origin: str = ""  # what it is where it is no match played here, see `origins`: it counts nowhere then


class Person(NamedTuple):
    """A person, as their session has told."""

    name: str
    lang: str


class Deed(NamedTuple):
    """An administrator's deed: when, who, of which kind, about which table or what else, and which person it concerned."""

    at: float  # seconds since 1970
    player: str  # empty once they are forgotten
    what: str
    about: str = ""
    person: str = ""  # another player, empty once they are forgotten


class Notice(NamedTuple):
    """An administrator's notice to everybody."""

    text: str
    at: float  # seconds since 1970


class KnownPerson(NamedTuple):
    """A person as administrators may know them."""

    player: str
    name: str
    told: float  # when they told their name last, in seconds since 1970
    since: float | None  # an administrator since then
    barred: float | None  # makes no tables until then
