"""The base class of messages, and the types of values that many of them hold."""

from __future__ import annotations

from collections.abc import Mapping
from typing import Annotated, Final, Literal

from pydantic import BaseModel, ConfigDict, Field

PROTOCOL: Final = 1
MAX_REQUEST_BYTES: Final = 4096
"""The longest request that is read."""

SeatNumber = Annotated[int, Field(ge=0, le=3)]
Id = Annotated[str, Field(min_length=1, max_length=64, pattern=r"^[\w.-]+$")]
"""The id of a request, chosen by its client: a request that is sent twice is granted once."""
BotName = Annotated[str, Field(min_length=1, max_length=40)]
Pace = Literal["quick", "brisk", "calm", "slow"]
"""How long bots think, and how long a taken trick is shown."""
MAX_NUMBER: Final = 2**31 - 1
"""The largest whole number in a request: no table counts so far, and every database can hold it."""
GuestNumber = Annotated[int, Field(ge=0, le=MAX_NUMBER)]
OptionName = Annotated[str, Field(max_length=40)]
OptionValue = Annotated[int, Field(ge=-MAX_NUMBER, le=MAX_NUMBER)] | Annotated[str, Field(max_length=40)]
OptionValues = Annotated[Mapping[OptionName, OptionValue], Field(max_length=40)]
"""Options of a game with their values, as a client asks for them."""
TalkWord = str | int | bool | None
TalkValue = TalkWord | list[TalkWord | list[TalkWord]] | Mapping[str, TalkWord]
"""What a game tells of its talk under a name."""
MIN_BANK: Final = 5
"""Seconds of the smallest bank: with less, nobody could read their cards."""
Phrase = Literal[
    "hello", "good-luck", "well-played", "thanks", "my-mistake", "one-moment", "take-your-time", "lucky", "good-game", "bye"
]
"""Keys of the phrases of the chat, which each reader sees in their own language."""
MAX_CHAT_LENGTH: Final = 200
"""Characters of a line of the chat."""


class Message(BaseModel):
    """The base class of messages and their parts: no other fields, no missing fields, no value of another type."""

    model_config = ConfigDict(extra="forbid", strict=True, frozen=True)
