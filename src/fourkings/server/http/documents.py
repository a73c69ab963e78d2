"""What routes hand out to be kept, and its names: a match as a record, a review as `fourkings review --json` has it."""

from __future__ import annotations

from typing import Annotated, Final, Literal, NotRequired

from pydantic import Field
from typing_extensions import TypedDict

from fourkings.analysis.verdicts import Verdict as VerdictWord
from fourkings.app.models import Stored
from fourkings.app.reviews.schema import ReviewedDecision
from fourkings.server.http.errors import Body
from fourkings.server.services import Services

RECORD: Final = {200: {"content": {"application/jsonl": {"schema": {"type": "string"}}}}}
"""What a route that hands out records answers beside the model: the records of a mirror match, one a line."""
PAGE: Final = {200: {"content": {"text/html": {"schema": {"type": "string"}}}}}
"""What a route that hands out a page answers."""

Seat = Annotated[int, Field(ge=0, le=3)]


class RecordedOpening(TypedDict):
    """The draw of a match."""

    draw: list[list[str | None]]
    kings: NotRequired[list[tuple[int, str]]]
    seats: Annotated[list[int], Field(description="Which entrant sits in seat 0, 1, 2, 3.")]
    dealer: Seat


class RecordedShuffle(TypedDict):
    """How the packs of a match came about: docs/seal.md."""

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
    """How a match ended."""

    scores: list[int]
    winners: list[int]
    payments: NotRequired[Annotated[list[int], Field(description="What each seat is paid, or pays if below zero.")]]


class RecordedEnd(TypedDict):
    """A match that a time ended (GEN-13)."""

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


class ReviewSummary(Body):
    """What a review counts."""

    decisions: int
    loss: float = Field(description="Points a decision.")
    verdicts: dict[VerdictWord, int]


class ReviewRecord(Body):
    """A review to be kept, `fourkings/review/1`: docs/review.md."""

    format: Literal["fourkings/review/1"]
    game: str
    seat: Seat
    decisions: list[ReviewedDecision]
    summary: ReviewSummary


def file_name(services: Services, stored: Stored, ending: str) -> str:
    """The name of a file about a match: it is handed on with the file, so it tells the game and not the table."""
    return f"{stored.game}-{services.sessions.handle('file', stored.id)[:8]}{ending}"
