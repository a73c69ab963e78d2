"""Requests: what a client may ask of a table."""

from __future__ import annotations

from collections.abc import Mapping
from typing import Annotated, Literal, Self

from pydantic import Field, model_validator

from fourkings.table.messages.base import (
    MAX_CHAT_LENGTH,
    MIN_BANK,
    BotName,
    GuestNumber,
    Id,
    Message,
    Pace,
    Phrase,
    SeatNumber,
)


class Hello(Message):
    """The first letter: which protocol is spoken, and the last version known, 0 for nothing yet, so that none is missed."""

    type: Literal["hello"]
    protocol: int
    since: Annotated[int, Field(ge=0)] = 0


class Ping(Message):
    """Is anybody there?"""

    type: Literal["ping"]


# --- before the match -----------------------------------------------------------------------------------------------------


class Join(Message):
    """Let me in, under the name that my session has told (`PUT /api/me`); the first free place is mine."""

    type: Literal["join"]
    id: Id


class Sit(Message):
    """I take this free place; null: I get up."""

    type: Literal["sit"]
    id: Id
    place: SeatNumber | None


class SeatBot(Message):
    """The host: this bot takes a place that is free, or whose guest is not here; null: the bot there goes."""

    type: Literal["bot"]
    id: Id
    place: SeatNumber
    bot: BotName | None


class SwapPlaces(Message):
    """The host: two places change holders."""

    type: Literal["swap"]
    id: Id
    one: SeatNumber
    other: SeatNumber


class Kick(Message):
    """The host: this guest goes, and does not come back unless I let him in again."""

    type: Literal["kick"]
    id: Id
    guest: GuestNumber


class Admit(Message):
    """The host: whom I sent away may come in again, by the link."""

    type: Literal["admit"]
    id: Id
    guest: GuestNumber


class TimeControlChoice(Message):
    """How long people may think: a bank of time for each deal, or so many days for each decision."""

    bank: Annotated[int, Field(ge=0, le=3600)] = 0  # seconds, at least 5; 0 in a game over days
    more: Annotated[int, Field(ge=0, le=300)] = 0  # seconds that each action adds to the bank
    days: Annotated[int, Field(ge=0, le=14)] = 0  # 0 where there is a bank

    @model_validator(mode="after")
    def one_of_both(self) -> Self:
        """A bank that is worth the name, or days: never both."""
        if self.days and (self.bank or self.more):
            raise ValueError("a bank of time, or days for each decision: not both")
        if not self.days and self.bank < MIN_BANK:
            raise ValueError(f"a bank holds {MIN_BANK} seconds at least")
        return self


class Configure(Message):
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
    clock: TimeControlChoice | None  # null: nobody hurries anybody


class Depart(Message):
    """I go. If I was the host, the next guest is; when the last one goes, the table is no more."""

    type: Literal["part"]
    id: Id


class Contribute(Message):
    """My own share in the shuffle, chosen once the commitment is known; it stays with my number. Empty takes it back."""

    type: Literal["contribute"]
    id: Id
    contribution: Annotated[str, Field(max_length=128, pattern=r"^([0-9a-f]{2})*$")]  # bytes as two hexadecimal digits each


class StartMatch(Message):
    """The host: everybody is here, draw and deal."""

    type: Literal["start"]
    id: Id


# --- in a match, and after it ---------------------------------------------------------------------------------------------


class PlayAction(Message):
    """Play a card or say a word, at the version that the client stands at."""

    type: Literal["act"]
    id: Id
    version: Annotated[int, Field(ge=1)]
    action: Annotated[str, Field(max_length=40)]


class NextDeal(Message):
    """The last deal is read; deal the next one."""

    type: Literal["deal"]
    id: Id


class TakeBack(Message):
    """Undo: back to before my own last action. Only alone among bots."""

    type: Literal["undo"]
    id: Id


class PlayRest(Message):
    """Play the rest for me: every trick left is certainly mine."""

    type: Literal["rest"]
    id: Id


class AskHint(Message):
    """A hint, please."""

    type: Literal["hint"]
    id: Id


class SetPace(Message):
    """How fast the bots of this table play."""

    type: Literal["pace"]
    id: Id
    pace: Pace


class StepAway(Message):
    """The bot plays for me from now on, until I say that I am back."""

    type: Literal["away"]
    id: Id


class ComeBack(Message):
    """I play again myself."""

    type: Literal["back"]
    id: Id


class ChooseStandIn(Message):
    """Let this bot play for me while I am away."""

    type: Literal["stand-in"]
    id: Id
    bot: BotName


class AskRematch(Message):
    """After the match: the same people once more, at a table of their own that everybody is led to."""

    type: Literal["rematch"]
    id: Id


# --- chat -----------------------------------------------------------------------------------------------------------------


class Say(Message):
    """To the whole table, in my own words."""

    type: Literal["say"]
    id: Id
    text: Annotated[str, Field(min_length=1, max_length=MAX_CHAT_LENGTH)]


class SayPhrase(Message):
    """To the whole table, one of the phrases that each reader is shown in his language."""

    type: Literal["phrase"]
    id: Id
    phrase: Phrase


class Unsay(Message):
    """Take back what I wrote; the host takes back anybody's."""

    type: Literal["unsay"]
    id: Id
    number: Annotated[int, Field(ge=1)]


# --- the closed list ----------------------------------------------------------------------------------------------

GatheringRequest = Join | Sit | SeatBot | SwapPlaces | Kick | Admit | Configure | Depart | Contribute | StartMatch
"""What is asked for before the match."""
MatchRequest = (
    PlayAction | NextDeal | TakeBack | PlayRest | AskHint | SetPace | StepAway | ComeBack | ChooseStandIn | AskRematch
)
"""What is asked for in a match, and after it."""
ChatRequest = Say | SayPhrase | Unsay
"""What is written to the others, at any time."""
Request = Hello | GatheringRequest | MatchRequest | ChatRequest | Ping
"""Any request."""
AnyRequest = Annotated[Request, Field(discriminator="type")]
"""Any request, told apart by its `type`."""
