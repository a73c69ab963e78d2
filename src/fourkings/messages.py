"""The letters between a table and those who sit at it: two closed lists, and one parser for each way.

`docs/protocol.md` is written from this file. Cards and actions travel by the names that records use; sentences do not
travel at all: a reason, a hint or a line of an account is a key and its facts, and the reader's language makes words of it.
"""

from __future__ import annotations

from collections.abc import Mapping
from typing import Annotated, Any, Final, Literal

from pydantic import BaseModel, ConfigDict, Field, TypeAdapter, ValidationError

PROTOCOL: Final = 1
LONGEST: Final = 4096
"""Bytes: a longer letter from a client is refused unread."""

SeatNumber = Annotated[int, Field(ge=0, le=3)]
Id = Annotated[str, Field(min_length=1, max_length=64, pattern=r"^[\w.-]+$")]
"""A letter's own id, made by its writer: sent twice, it is done once."""
Pace = Literal["quick", "brisk", "calm", "slow"]
"""How long bots think and a taken trick lies."""


class Letter(BaseModel):
    """What all letters have in common: no field more, no field less, no value of another type."""

    model_config = ConfigDict(extra="forbid", strict=True, frozen=True)


# --- from a client ------------------------------------------------------------------------------------------------


class Hello(Letter):
    """The first letter: which protocol is spoken, and the last version known, 0 for nothing yet, so that none is missed."""

    type: Literal["hello"]
    protocol: int
    since: Annotated[int, Field(ge=0)] = 0


class Do(Letter):
    """Play a card or say a word, at the version that the client stands at."""

    type: Literal["act"]
    id: Id
    version: Annotated[int, Field(ge=1)]
    action: Annotated[str, Field(max_length=40)]


class NextDeal(Letter):
    """The last deal is read; deal the next one."""

    type: Literal["deal"]
    id: Id


class TakeBack(Letter):
    """Undo: back to before my own last action. Only alone among bots."""

    type: Literal["undo"]
    id: Id


class Rest(Letter):
    """Play the rest for me: every trick left is certainly mine."""

    type: Literal["rest"]
    id: Id


class Ask(Letter):
    """A hint, please."""

    type: Literal["hint"]
    id: Id


class SetPace(Letter):
    """How fast the bots of this table play."""

    type: Literal["pace"]
    id: Id
    pace: Pace


class Ping(Letter):
    """Is anybody there?"""

    type: Literal["ping"]


FromClient = Annotated[Hello | Do | NextDeal | TakeBack | Rest | Ask | SetPace | Ping, Field(discriminator="type")]


# --- what letters to a client are made of -------------------------------------------------------------------------


class Sentence(Letter):
    """A sentence to be made in the reader's language: a key, its facts, and the clause of the rules behind it."""

    clause: str
    key: str
    facts: Mapping[str, str | int | tuple[str, ...]]


class Line(Sentence):
    """One line in the account of a deal, with the points of each seat, or each side."""

    points: tuple[int, ...]


class Player(Letter):
    """Who sits in a seat."""

    seat: SeatNumber
    name: str
    bot: str  # the bot that plays, or stands in
    person: bool
    away: bool
    you: bool


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


class Drawn(Letter):
    """How seats and first dealer were drawn. Entrants are numbered as they joined."""

    draw: tuple[tuple[str | None, ...], ...]
    kings: tuple[tuple[int, str], ...]
    seats: tuple[int, ...]
    dealer: SeatNumber


class Happened(Letter):
    """One thing that happened, as the reader may know it."""

    what: Literal["seated", "dealt", "played", "said", "taken", "scored", "ended", "undone", "left", "returned"]
    seat: SeatNumber | None = None
    action: str | None = None
    bot: str | None = None  # the bot that acted for the seat
    trick: Took | None = None


# --- to a client --------------------------------------------------------------------------------------------------


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
    seat: SeatNumber | None  # the reader's own, None for a watcher
    players: tuple[Player, ...]
    drawn: Drawn
    commitment: str
    pace: Pace
    undo: bool  # whether one may take back at this table; `now.undo` says whether there is something to take back
    rows: tuple[Row, ...]
    now: Now | None  # None before the first deal
    result: Outcome | None


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


class Refused(Letter):
    """What was asked for cannot be."""

    type: Literal["refused"] = "refused"
    answers: str | None
    code: Literal["illegal", "turn", "stale", "seat", "malformed", "too-long", "too-fast", "protocol", "unavailable"]
    reason: Sentence
    version: int


class Hint(Letter):
    """What a good player would do, and why."""

    type: Literal["hint"] = "hint"
    answers: str
    action: str
    reason: Sentence


class Paced(Letter):
    """The pace of this table's bots from now on."""

    type: Literal["paced"] = "paced"
    answers: str | None
    pace: Pace


class Pong(Letter):
    """Somebody is here."""

    type: Literal["pong"] = "pong"
    version: int


ToClient = Annotated[Snapshot | Event | Refused | Hint | Paced | Pong, Field(discriminator="type")]

_FROM_CLIENT: Final[TypeAdapter[Any]] = TypeAdapter(FromClient)
_TO_CLIENT: Final[TypeAdapter[Any]] = TypeAdapter(ToClient)


class Malformed(ValueError):
    """A text that is none of the letters; the message says where and why."""


def from_client(text: str | bytes) -> Hello | Do | NextDeal | TakeBack | Rest | Ask | SetPace | Ping:
    """The letter that a client wrote; `Malformed` where it is none."""
    return _parse(_FROM_CLIENT, text)  # type: ignore[no-any-return]


def to_client(text: str | bytes) -> Snapshot | Event | Refused | Hint | Paced | Pong:
    """The letter that a table wrote: for clients in Python, and for tests."""
    return _parse(_TO_CLIENT, text)  # type: ignore[no-any-return]


def _parse(adapter: TypeAdapter[Any], text: str | bytes) -> Any:
    try:
        return adapter.validate_json(text)
    except ValidationError as error:
        first = error.errors(include_url=False, include_input=False, include_context=False)[0]
        place = ".".join(map(str, first["loc"]))
        raise Malformed(f"{place or 'the letter'}: {first['msg']}") from None


def written(letter: Letter) -> str:
    """The letter as text, one line of JSON."""
    return letter.model_dump_json()
