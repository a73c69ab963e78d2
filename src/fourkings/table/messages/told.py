"""Letters to a client: what a table tells its readers."""

from __future__ import annotations

from collections.abc import Mapping
from typing import Literal

from fourkings.table.messages.base import PROTOCOL, Letter, Pace, SeatNumber
from fourkings.table.messages.gathering import TermsTold
from fourkings.table.messages.parts import Choice, Clocks, Drawn, Happened, Now, Outcome, Player, Row, Sentence


class Snapshot(Letter):
    """The whole table as the reader may see it: the answer to `hello`, and to whoever missed too much."""

    type: Literal["snapshot"] = "snapshot"
    protocol: int = PROTOCOL
    table: str
    version: int
    game: str
    preset: str
    options: Mapping[str, str | int]
    changed: tuple[str, ...]  # options that differ from the game's defaults
    clockwise: bool
    partners: bool
    team_scores: bool
    plan: tuple[str, ...]  # what each deal of the match is about, where that is known
    terms: TermsTold
    host: int | None  # a guest's number; null where nobody gathered
    guest: int | None  # the reader's own number at this table
    seat: SeatNumber | None  # the reader's own, null for a watcher
    players: tuple[Player, ...]
    drawn: Drawn
    commitment: str
    contributions: tuple[str, ...]  # to the shuffle: none, or one for each entrant, bytes as two hexadecimal digits each
    pace: Pace
    undo: bool  # whether one may take back at this table; `now.undo` says whether there is something to take back
    rows: tuple[Row, ...]
    now: Now | None  # null before the first deal
    result: Outcome | None
    rematch: str | None  # the table at which the same people go on
    clock: Clocks | None = None  # where the terms lay one down


class Event(Letter):
    """One fact of the table: its number, what happened, and how things stand after it.

    Numbers have no gaps: who reads one that does not follow the last has missed something, and says hello again.
    """

    type: Literal["event"] = "event"
    version: int
    answers: str | None  # the id of the reader's own letter that brought this about
    happened: tuple[Happened, ...]
    now: Now | None
    row: Row | None  # the deal that this fact finished
    rows: tuple[Row, ...] | None  # all rows again, after an undo
    players: tuple[Player, ...] | None  # where they changed
    result: Outcome | None
    rematch: str | None = None  # where the same people go on, once they do
    clock: Clocks | None = None  # where the terms lay one down


class Refused(Letter):
    """What was asked for cannot be."""

    type: Literal["refused"] = "refused"
    answers: str | None
    code: Literal[
        "illegal", "turn", "stale", "seat", "host", "closed", "malformed", "too-long", "too-fast", "protocol", "unavailable"
    ]
    reason: Sentence
    version: int


class Hint(Letter):
    """What a good player would do, why, and the figures behind it."""

    type: Literal["hint"] = "hint"
    answers: str
    action: str
    reason: Sentence
    more: tuple[Sentence, ...] = ()  # what else speaks for it
    choices: tuple[Choice, ...] = ()  # the best actions that were weighed, the one advised first
    deals: int = 0  # deals that fit the reader's view and were looked at; 0 where it is a rule of thumb
    by: str = ""  # the bot that gives it, with its version


class Paced(Letter):
    """The pace of this table's bots from now on."""

    type: Literal["paced"] = "paced"
    answers: str | None
    pace: Pace


class Named(Letter):
    """The names of those who sit here, where one has changed."""

    type: Literal["people"] = "people"
    players: tuple[Player, ...]


class Notice(Letter):
    """What an administrator announces to everybody; an empty text: nothing any more. Comes at any time after `hello`."""

    type: Literal["notice"] = "notice"
    text: str
    at: float | None  # seconds since 1970


class Pong(Letter):
    """Somebody is here."""

    type: Literal["pong"] = "pong"
    version: int
