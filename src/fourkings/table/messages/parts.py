"""What letters to a client are made of."""

from __future__ import annotations

from collections.abc import Mapping
from typing import Any, Literal

from fourkings.table.messages.base import Letter, SeatNumber


class Sentence(Letter):
    """A sentence to be made in the reader's language: a key, its facts, and the clause of the rules behind it."""

    clause: str
    key: str
    facts: Mapping[str, str | int | tuple[str, ...]]


class Choice(Letter):
    """One of the actions that a hint weighed."""

    action: str
    worth: float | None  # points on average: from here on, or for a word of the whole deal
    percent: int | None  # of 100 deals: cards, in how many no other does better; bids, in how many they are made


class Line(Sentence):
    """One line in the account of a deal, with the points of each seat, or each side."""

    points: tuple[int, ...]


class Player(Letter):
    """Who sits in a seat."""

    seat: SeatNumber
    name: str  # empty where none is known
    guest: int | None  # a person's number at this table
    bot: str  # the bot that plays, or stands in
    person: bool
    away: bool  # a person's seat that the bot plays now
    you: bool


class Clocks(Letter):
    """What is left of everybody's time as the letter is written; from then on the reader counts down by himself."""

    left: tuple[int, int, int, int] | None  # milliseconds of each seat's bank, the running one too; null in a slow game
    runs: SeatNumber | None  # the seat whose clock runs; it may have been running for a while in a snapshot
    until: float | None  # in a slow game: when a decision must be there, in seconds since 1970


class Took(Letter):
    """A complete trick."""

    leader: SeatNumber
    cards: tuple[str, ...]  # in the order played
    winner: SeatNumber


class Now(Letter):
    """A deal as the reader of the letter sees it."""

    number: int
    dealer: SeatNumber
    scores: tuple[int, ...]  # before this deal; one a seat, or one a side (seats 0 and 2; seats 1 and 3)
    stage: Literal["talk", "play", "done"]
    turn: SeatNumber | None
    trump: Literal["", "S", "H", "D", "C"]
    order: str  # ranks from high to low, to sort a hand by
    hand: tuple[str, ...]  # one's own; empty for a watcher
    held: tuple[int, int, int, int]
    turned: str | None
    face_up: tuple[str, ...] | None
    leader: SeatNumber
    trick: tuple[str, ...]  # on the table, in the order played from the leader on
    last: Took | None
    won: tuple[int, int, int, int]  # tricks taken
    taken: tuple[tuple[str, ...], ...]  # by seat: the cards taken that count in this deal
    legal: tuple[str, ...]  # one's own actions, where it is one's turn
    refusals: Mapping[str, Sentence]  # for each card of one's own that may not be played now: why
    said: tuple[tuple[SeatNumber, str], ...]  # every word of this deal's talk
    talk: Mapping[str, Any]  # by game: what the talk stands at, and what the next speaker needs to know
    rest: bool  # every trick left is certainly one's own: `rest` may be asked for
    points: tuple[int, ...] | None
    void: bool
    undo: bool = False  # one has something to take back, and may


class Row(Letter):
    """A deal that is done: a row of the score sheet."""

    number: int
    dealer: SeatNumber
    about: str  # what the deal was about, where deals differ: a key, else empty
    points: tuple[int, ...]
    totals: tuple[int, ...]
    void: bool
    talk: Mapping[str, Any]
    won: tuple[int, int, int, int]
    account: tuple[Line, ...]


class Outcome(Letter):
    """The result of a match."""

    scores: tuple[int, ...]
    winners: tuple[SeatNumber, ...]
    payments: tuple[int, ...] | None  # where a stake was agreed: what each seat is paid
    secret: str | None  # what all cards of the match follow from, in hexadecimal digits: told to all, once it is over


class Drawn(Letter):
    """How seats and first dealer were drawn. Entrants are numbered as they joined."""

    draw: tuple[tuple[str | None, ...], ...]
    kings: tuple[tuple[int, str], ...]
    seats: tuple[int, ...]
    dealer: SeatNumber


class Happened(Letter):
    """One thing that happened, as the reader may know it."""

    what: Literal[
        "seated",
        "dealt",
        "played",
        "said",
        "taken",
        "scored",
        "ended",
        "undone",
        "left",
        "returned",
        "stand-in",
        "forgotten",
        "rematch",
    ]  # one word for what it was
    seat: SeatNumber | None = None
    action: str | None = None
    bot: str | None = None  # the bot that acted for the seat
    late: bool = False  # because the person's time was over; the seat stays his
    trick: Took | None = None
