"""A match as a record, `fourkings/1`, as answers describe it."""

from typing import Annotated, Literal, NotRequired

from pydantic import Field
from typing_extensions import TypedDict

Seat = Annotated[int, Field(ge=0, le=3)]


class RecordedOpening(TypedDict):
    """The draw for seats and dealer with which a match began."""

    draw: list[list[str | None]]
    kings: NotRequired[list[tuple[int, str]]]
    seats: Annotated[list[int], Field(description="Which entrant sits in seat 0, 1, 2, 3.")]
    dealer: Seat


class RecordedShuffle(TypedDict):
    """The proof of how the packs of a match were shuffled: docs/seal.md."""

    derivation: str
    seal: str
    contributions: list[str]
    lots: NotRequired[list[str]]
    secret: NotRequired[str]


class RecordedDeal(TypedDict):
    """A deal of a match."""

    number: int
    dealer: Seat
    hands: Annotated[list[list[str]], Field(description="By seat, in the order dealt.")]
    turned: NotRequired[str]
    face_up: NotRequired[list[str]]
    actions: list[tuple[int, str] | tuple[int, str, list[str]]]
    stood_in: NotRequired[list[tuple[int, str]]]
    taken_seats: NotRequired[list[tuple[int, Seat]]]
    void: NotRequired[bool]
    points: NotRequired[list[int]]
    totals: NotRequired[list[int]]


class RecordedResult(TypedDict):
    """The result of a match: final scores, winners and payments."""

    scores: list[int]
    winners: list[int]
    payments: NotRequired[Annotated[list[int], Field(description="What each seat is paid, or pays if below zero.")]]


class RecordedEnd(TypedDict):
    """The end of a match that ran out of time (GEN-13)."""

    after: Annotated[int, Field(description="The number of the last deal.")]


class MatchRecord(TypedDict):
    """A match as text, `fourkings/1`: docs/record.md says when each key is there."""

    format: Literal["fourkings/1"]
    game: str
    preset: str
    options: dict[str, int | str]
    entrants: list[str]
    bots: NotRequired[list[list[str]]]
    origin: NotRequired[dict[str, int | str]]
    opening: RecordedOpening
    shuffle: NotRequired[RecordedShuffle]
    offline_copy: NotRequired[Literal["taken", "returned", "verified", "unverified"]]
    deals: list[RecordedDeal]
    end: NotRequired[RecordedEnd]
    result: NotRequired[RecordedResult]
