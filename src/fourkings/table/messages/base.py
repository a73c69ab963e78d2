"""What all letters have in common, and the kinds of value that stand in many of them."""

from __future__ import annotations

from typing import Annotated, Final, Literal

from pydantic import BaseModel, ConfigDict, Field

PROTOCOL: Final = 1
MAX_REQUEST_BYTES: Final = 4096
"""Bytes: a longer letter from a client is refused unread."""

SeatNumber = Annotated[int, Field(ge=0, le=3)]
Id = Annotated[str, Field(min_length=1, max_length=64, pattern=r"^[\w.-]+$")]
"""A letter's own id, made by its writer: sent twice, it is done once."""
BotName = Annotated[str, Field(min_length=1, max_length=40)]
Pace = Literal["quick", "brisk", "calm", "slow"]
"""How long bots think and a taken trick lies."""
GuestNumber = Annotated[int, Field(ge=0)]
MIN_BANK: Final = 5
"""Seconds of the smallest bank: with less nobody could read his cards."""
Phrase = Literal[
    "hello", "good-luck", "well-played", "thanks", "my-mistake", "one-moment", "take-your-time", "lucky", "good-game", "bye"
]
"""What can be said without typing, each reader in his own language."""
MAX_CHAT_LENGTH = 200
"""Characters of what somebody writes."""


class Message(BaseModel):
    """What all letters have in common: no field more, no field less, no value of another type."""

    model_config = ConfigDict(extra="forbid", strict=True, frozen=True)
