"""The base class of messages, and the types of values that many of them contain."""

from __future__ import annotations

from collections.abc import Mapping
from enum import IntEnum
from typing import Annotated, Final, Literal

from pydantic import BaseModel, ConfigDict, Field

PROTOCOL: Final = 2
MAX_REQUEST_BYTES: Final = 4096
"""Most bytes of a request."""

SeatNumber = Annotated[int, Field(ge=0, le=3)]
Id = Annotated[str, Field(min_length=1, max_length=64, pattern=r"^[\w.-]+$")]
"""The id of a request, chosen by its client: a request that is sent twice is granted once."""
BotName = Annotated[str, Field(min_length=1, max_length=40)]
Pace = Literal["quick", "brisk", "calm", "slow"]
"""How long bots think, and how long a taken trick is shown."""
MAX_NUMBER: Final = 2**31 - 1
"""The largest whole number in a request: no count at a table gets there, and every database can store it."""
GuestNumber = Annotated[int, Field(ge=0, le=MAX_NUMBER)]
OptionName = Annotated[str, Field(max_length=40)]
OptionValue = Annotated[int, Field(ge=-MAX_NUMBER, le=MAX_NUMBER)] | Annotated[str, Field(max_length=40)]
OptionValues = Annotated[Mapping[OptionName, OptionValue], Field(max_length=40)]
"""Options of a game with their values, as a client sends them."""
CallsWord = str | int | bool | None
CallsValue = CallsWord | list[CallsWord | list[CallsWord]] | Mapping[str, CallsWord]
"""A JSON value in `calls` of a deal, in which each game describes its bidding."""
MIN_BANK: Final = 5
"""Seconds of the smallest bank: with less, nobody could read their cards."""
Phrase = Literal[
    "hello", "good-luck", "well-played", "thanks", "my-mistake", "one-moment", "take-your-time", "lucky", "good-game", "bye"
]
"""Keys of the phrases of the chat, which each reader sees in their own language."""
WaitingRoomEventKind = Literal[
    "opened", "joined", "sat", "stood", "bot", "no-bot", "swapped", "kicked", "admitted", "configured", "departed",
    "host-changed", "contributed",
]  # fmt: skip
"""Kinds of events before the match."""
TableEventKind = Literal[
    "seated", "dealt", "played", "said", "taken", "scored", "ended", "undone", "left", "returned", "stand-in",
    "forgotten", "hinted", "time-over", "revealed", "rematch", "host-changed", "paused", "resumed", "time-added",
    "seats-opened", "seats-closed", "seat-taken",
]  # fmt: skip
"""Kinds of events in a match."""
MAX_CHAT_LENGTH: Final = 200
"""Most characters of a line of the chat."""


class CloseCode(IntEnum):
    """Why the server closes a connection: the WebSocket's close code, whether reconnecting is of use, and what it means."""

    meaning: str
    come_back: bool

    def __new__(cls, code: int, come_back: bool, meaning: str) -> CloseCode:
        member = int.__new__(cls, code)
        member._value_, member.come_back, member.meaning = code, come_back, meaning
        return member

    END = 1000, True, "the connection was closed normally"
    COME_BACK = 1012, True, "the table was put to sleep, the server stops, or your session has ended"
    WAIT = 1013, True, "you read too slowly or sent no `hello`, or too many requests come from your address"
    OTHER_SITE = 4403, False, "the request comes from another site; nothing opens, so you see the HTTP status 403"
    NO_SUCH_TABLE = 4404, False, "no such table"
    NOT_FOR_YOU = 4405, False, "this table is not for you: see the refusal `closed`"
    OTHER_PROTOCOL = 4406, False, "another protocol: see the refusal `protocol`"
    BANNED = 4407, False, "an administrator has banned you from this server for a time"
    TOO_FAST = 4429, False, "far too many requests or frames: see the refusal `too-fast`"


class Message(BaseModel):
    """The base class of messages and their parts, which refuse unknown and missing fields and values of another type."""

    model_config = ConfigDict(extra="forbid", strict=True, frozen=True, defer_build=True)


class IdentifiedMessage(Message):
    """The base class of requests that a client may send again under the same id."""

    id: Id
