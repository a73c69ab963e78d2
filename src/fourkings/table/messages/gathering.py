"""Letters about a table before its match: who comes, where he sits, who is host."""

from __future__ import annotations

from collections.abc import Mapping
from typing import Annotated, Final, Literal, Self

from pydantic import Field, model_validator

from fourkings.table.messages.base import BotName, Id, Letter, Pace, SeatNumber

GuestNumber = Annotated[int, Field(ge=0)]
LEAST_BANK: Final = 5
"""Seconds of the smallest bank: with less nobody could read his cards."""


# --- from a client ------------------------------------------------------------------------------------------------


class Join(Letter):
    """Let me in, under the name that my session has told (`PUT /api/me`); the first free place is mine."""

    type: Literal["join"]
    id: Id


class Sit(Letter):
    """I take this free place; null: I get up."""

    type: Literal["sit"]
    id: Id
    place: SeatNumber | None


class SeatBot(Letter):
    """The host: this bot takes a place that is free, or whose guest is not here; null: the bot there goes."""

    type: Literal["bot"]
    id: Id
    place: SeatNumber
    bot: BotName | None


class Swap(Letter):
    """The host: two places change holders."""

    type: Literal["swap"]
    id: Id
    one: SeatNumber
    other: SeatNumber


class Kick(Letter):
    """The host: this guest goes, and does not come back unless I let him in again."""

    type: Literal["kick"]
    id: Id
    guest: GuestNumber


class Admit(Letter):
    """The host: whom I sent away may come in again, by the link."""

    type: Literal["admit"]
    id: Id
    guest: GuestNumber


class ClockWanted(Letter):
    """How long people may think: a bank of time for each deal, or so many days for each decision."""

    bank: Annotated[int, Field(ge=0, le=3600)] = 0  # seconds, at least 5; 0 in a game over days
    more: Annotated[int, Field(ge=0, le=300)] = 0  # seconds that each action adds to the bank
    days: Annotated[int, Field(ge=0, le=14)] = 0  # 0 where there is a bank

    @model_validator(mode="after")
    def one_of_both(self) -> Self:
        """A bank that is worth the name, or days: never both."""
        if self.days and (self.bank or self.more):
            raise ValueError("a bank of time, or days for each decision: not both")
        if not self.days and self.bank < LEAST_BANK:
            raise ValueError(f"a bank holds {LEAST_BANK} seconds at least")
        return self


class Lay(Letter):
    """The host: this is what we play, and how. Places, guests and what they gave to the shuffle stay."""

    type: Literal["lay"]
    id: Id
    game: Annotated[str, Field(max_length=40)]
    preset: Annotated[str, Field(max_length=40)]
    options: Mapping[str, str | int]
    seats: Literal["drawn", "chosen"]
    watch: Literal["nobody", "link", "hands"]
    chat: bool
    stand_in: BotName
    clock: ClockWanted | None  # null: nobody hurries anybody


class Part(Letter):
    """I go. If I was the host, the next guest is; when the last one goes, the table is no more."""

    type: Literal["part"]
    id: Id


class Contribute(Letter):
    """My own share in the shuffle, chosen once the commitment is known; it stays with my number. Empty takes it back."""

    type: Literal["contribute"]
    id: Id
    contribution: Annotated[str, Field(max_length=128, pattern=r"^([0-9a-f]{2})*$")]  # bytes as two hexadecimal digits each


class Start(Letter):
    """The host: everybody is here, draw and deal."""

    type: Literal["start"]
    id: Id


# --- to a client --------------------------------------------------------------------------------------------------


class ClockTold(Letter):
    """How long people may think: a bank of time for each deal, or (`days` is not 0) so many days for each decision."""

    bank: int  # seconds
    more: int  # seconds that each action adds to the bank
    days: int


class TermsTold(Letter):
    """What the host has laid down beside the rules of the game."""

    seats: Literal["drawn", "chosen"]  # drawn: as the game draws them, or by lot
    watch: Literal["nobody", "link", "hands"]  # who may look on; hands: and see all hands of the deal before
    chat: bool
    stand_in: str  # the bot that plays for who is away, until he chooses another
    clock: ClockTold | None  # null: nobody hurries anybody


class GuestTold(Letter):
    """A person at a table that gathers."""

    number: int  # his for good, also in the match and at a table that follows this one
    name: str  # empty where none was told
    here: bool  # his line is open
    luck: bool  # he has contributed to the shuffle
    you: bool


class SentAway(Letter):
    """Somebody whom the host has sent away, and may let in again."""

    number: int
    name: str


class PlaceTold(Letter):
    """One of the four places: a guest's, a bot's, or free."""

    guest: int | None
    bot: str | None


class Came(Letter):
    """What the last fact of a gathering was."""

    what: Literal[
        "made", "came", "sat", "stood", "bot", "no-bot", "swapped", "kicked", "let-in", "laid", "went", "hosts", "luck"
    ]
    guest: int | None = None
    name: str = ""  # of that guest, who may be gone already
    place: SeatNumber | None = None
    bot: str | None = None


class Gathered(Letter):
    """A table that gathers, whole: the answer to `hello` before the match, and told anew with every fact there.

    Its version counts on into the match. The same version comes again where only names or `here` have changed.
    """

    type: Literal["gathering"] = "gathering"
    version: int
    answers: str | None
    table: str
    happened: Came | None
    game: str
    preset: str
    options: Mapping[str, str | int]
    changed: tuple[str, ...]  # options that differ from the game's defaults
    clockwise: bool
    partners: bool
    terms: TermsTold
    guests: tuple[GuestTold, ...]
    places: tuple[PlaceTold, PlaceTold, PlaceTold, PlaceTold]
    host: int | None
    sent_away: tuple[SentAway, ...]  # told to the host alone
    guest: int | None  # the reader's own number, null for who has not joined
    commitment: str
    pace: Pace
    follows: str | None  # the table whose people go on here
