"""Letters about what people write to each other at a table. None of it stands in the log."""

from __future__ import annotations

from typing import Annotated, Literal

from pydantic import Field

from fourkings.table.messages.base import Id, Letter, SeatNumber

Phrase = Literal[
    "hello", "good-luck", "well-played", "thanks", "my-mistake", "one-moment", "take-your-time", "lucky", "good-game", "bye"
]
"""What can be said without typing, each reader in his own language."""
LONGEST_WORDS = 200
"""Characters of what somebody writes."""


# --- from a client ------------------------------------------------------------------------------------------------


class Say(Letter):
    """To the whole table, in my own words."""

    type: Literal["say"]
    id: Id
    text: Annotated[str, Field(min_length=1, max_length=LONGEST_WORDS)]


class SayPhrase(Letter):
    """To the whole table, one of the phrases that each reader is shown in his language."""

    type: Literal["phrase"]
    id: Id
    phrase: Phrase


class Unsay(Letter):
    """Take back what I wrote; the host takes back anybody's."""

    type: Literal["unsay"]
    id: Id
    number: Annotated[int, Field(ge=1)]


# --- to a client --------------------------------------------------------------------------------------------------


class ChatLine(Letter):
    """Something that somebody wrote: words of his own, or a phrase."""

    number: int  # counted at this table
    guest: int | None  # who wrote it; null where he is forgotten
    name: str
    seat: SeatNumber | None  # his, once the match is open
    text: str
    phrase: Phrase | None
    at: float  # seconds since 1970
    you: bool


class Chat(Letter):
    """What is new in the chat, and what was taken back. With `whole` it is all there is, and replaces what was known."""

    type: Literal["chat"] = "chat"
    answers: str | None
    whole: bool
    lines: tuple[ChatLine, ...]
    removed: tuple[int, ...]
