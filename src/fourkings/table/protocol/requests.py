"""Requests: what a client may ask of a table."""

from typing import Annotated, Literal, Self

from pydantic import Field, model_validator

from fourkings.table.protocol.base import (
    MAX_CHAT_LENGTH,
    MAX_NUMBER,
    MIN_BANK,
    BotName,
    GuestNumber,
    IdentifiedMessage,
    Message,
    OptionValues,
    Pace,
    Phrase,
    SeatNumber,
)


class Hello(Message):
    """The first message of a client: its protocol version, and the number of the last event that it received (0: none)."""

    type: Literal["hello"]
    protocol: Annotated[int, Field(ge=0, le=MAX_NUMBER)]
    since: Annotated[int, Field(ge=0, le=MAX_NUMBER)] = 0


class Ping(Message):
    """Check that the server answers."""

    type: Literal["ping"]


# --- before the match ---------------------------------------------------------------------------------------------


class Join(IdentifiedMessage):
    """Join the table under the name of the session (`PUT /api/me`), and take the first free place."""

    type: Literal["join"]


class Sit(IdentifiedMessage):
    """Take this free place; null: give up your place, and stay at the table."""

    type: Literal["sit"]
    place: SeatNumber | None


class SeatBot(IdentifiedMessage):
    """For the host: put a bot in a place that is free or whose guest is not connected; null: remove the bot there."""

    type: Literal["bot"]
    place: SeatNumber
    bot: BotName | None


class SwapPlaces(IdentifiedMessage):
    """For the host: exchange the holders of two places."""

    type: Literal["swap"]
    place: SeatNumber
    other: SeatNumber


class Kick(IdentifiedMessage):
    """For the host: remove a guest, who cannot come back until the host admits them again."""

    type: Literal["kick"]
    guest: GuestNumber


class Admit(IdentifiedMessage):
    """For the host: let a removed guest come in again, by the link."""

    type: Literal["admit"]
    guest: GuestNumber


class TimeControlChoice(Message):
    """A time control: a bank of time for each deal, or a number of days for each decision."""

    bank: Annotated[int, Field(ge=0, le=3600)] = 0  # seconds, at least 5; 0 in a correspondence game
    increment: Annotated[int, Field(ge=0, le=300)] = 0  # seconds that each action adds to the bank
    days: Annotated[int, Field(ge=0, le=14)] = 0  # 0 if there is a bank

    @model_validator(mode="after")
    def bank_or_days(self) -> Self:
        """Check that there is a bank of a sensible size, or days, and never both."""
        if self.days and (self.bank or self.increment):
            raise ValueError("a bank of time, or days for each decision: not both")
        if not self.days and self.bank < MIN_BANK:
            raise ValueError(f"a bank holds {MIN_BANK} seconds at least")
        return self


class Configure(IdentifiedMessage):
    """For the host: change the rules and the conditions. Places, guests and contributions to the shuffle are kept."""

    type: Literal["configure"]
    game: Annotated[str, Field(max_length=40)]
    preset: Annotated[str, Field(max_length=40)]
    options: OptionValues
    seats: Literal["drawn", "chosen"]
    watch: Literal["nobody", "link", "hands"]
    chat: bool
    stand_in: BotName
    clock: TimeControlChoice | None  # null: no time limit
    hints: bool = False  # whether players may ask for hints
    mirror: bool = False  # a mirror match: everybody holds every hand once


class HandOver(IdentifiedMessage):
    """For the host: make another guest the host or, in a match, another player."""

    type: Literal["hand-over"]
    guest: GuestNumber


class Depart(IdentifiedMessage):
    """Leave the table. If the host leaves, the next guest is host; when the last guest leaves, the table is deleted."""

    type: Literal["depart"]


class Contribute(IdentifiedMessage):
    """Contribute bytes to the shuffle, once its seal is known; they belong to the guest. An empty text withdraws them."""

    type: Literal["contribute"]
    contribution: Annotated[str, Field(max_length=128, pattern=r"^([0-9a-f]{2})*$")]  # bytes as two hexadecimal digits each


class StartMatch(IdentifiedMessage):
    """For the host: start the match, which draws seats and first dealer, and deals."""

    type: Literal["start"]


# --- in a match, and after it -------------------------------------------------------------------------------------


class Act(IdentifiedMessage):
    """Play a card or make a call; `version`: the number of the last event that the client has seen."""

    type: Literal["act"]
    version: Annotated[int, Field(ge=1, le=MAX_NUMBER)]
    action: Annotated[str, Field(max_length=40)]


class NextDeal(IdentifiedMessage):
    """Ask for the next deal. Among several people, it comes when all are ready or a countdown ends."""

    type: Literal["deal"]


class StopCountdown(IdentifiedMessage):
    """Stop the countdown to the next deal. Each player may stop it once per deal."""

    type: Literal["stop-countdown"]


class Undo(IdentifiedMessage):
    """Undo your own last action, and everything after it. Only for one person among bots."""

    type: Literal["undo"]


class PlayRest(IdentifiedMessage):
    """Let the server play the rest of the deal, if every trick left is certain."""

    type: Literal["rest"]


class AskHint(IdentifiedMessage):
    """Ask for a hint: which card or call a good player would choose, and why."""

    type: Literal["hint"]


class SetPace(IdentifiedMessage):
    """Set the pace of this table's bots."""

    type: Literal["pace"]
    pace: Pace


class StepAway(IdentifiedMessage):
    """Let the stand-in bot play for you until you send `back`."""

    type: Literal["away"]


class ComeBack(IdentifiedMessage):
    """Take your seat back from the stand-in bot."""

    type: Literal["back"]


class ChooseStandIn(IdentifiedMessage):
    """Choose your stand-in: the bot that plays while you are away."""

    type: Literal["stand-in"]
    bot: BotName


class CoverSeat(IdentifiedMessage):
    """Let a bot play at once for a player whose connection is closed or silent; they can return as usual."""

    type: Literal["cover"]
    seat: SeatNumber


class AskRematch(IdentifiedMessage):
    """Ask for a rematch after the match: a new table, with a link to it for the same people."""

    type: Literal["rematch"]


class Pause(IdentifiedMessage):
    """For the host: pause the match. Nobody acts and no clock runs until `resume`; not in a correspondence game."""

    type: Literal["pause"]


class Resume(IdentifiedMessage):
    """For the host: let a paused match go on."""

    type: Literal["resume"]


class AddTime(IdentifiedMessage):
    """For the host: add time for the deal in progress to the bank of a seat, or of all four (null)."""

    type: Literal["add-time"]
    seat: SeatNumber | None
    seconds: Annotated[int, Field(ge=1, le=3600)]


class OpenSeats(IdentifiedMessage):
    """For the host: allow or forbid that latecomers take bots' seats."""

    type: Literal["open-seats"]
    open: bool


class TakeSeat(IdentifiedMessage):
    """For a spectator: take a bot's seat, if the host lets latecomers in."""

    type: Literal["take-seat"]
    seat: SeatNumber


# --- chat ---------------------------------------------------------------------------------------------------------


class Say(IdentifiedMessage):
    """Write a line of the chat to everybody at the table."""

    type: Literal["say"]
    text: Annotated[str, Field(min_length=1, max_length=MAX_CHAT_LENGTH)]


class SayPhrase(IdentifiedMessage):
    """Send everybody at the table a phrase, which each reader sees in their own language."""

    type: Literal["phrase"]
    phrase: Phrase


class Unsay(IdentifiedMessage):
    """Remove a line of the chat that you wrote; the host may remove anybody's."""

    type: Literal["unsay"]
    number: Annotated[int, Field(ge=1, le=MAX_NUMBER)]


# --- the closed list ----------------------------------------------------------------------------------------------

WaitingRoomRequest = Join | Sit | SeatBot | SwapPlaces | Kick | Admit | Configure | Depart | Contribute | StartMatch
"""The requests before the match."""
SeatRequest = StepAway | ComeBack | ChooseStandIn | CoverSeat | AskRematch | TakeSeat
"""The requests about seats, in a match and after it."""
HostRequest = HandOver | Pause | Resume | AddTime | OpenSeats
"""The requests of the host in a match; `HandOver` before it, too."""
MatchRequest = Act | NextDeal | StopCountdown | Undo | PlayRest | AskHint | SetPace | SeatRequest | HostRequest
"""The requests in a match, and after it."""
ChatRequest = Say | SayPhrase | Unsay
"""The requests of the chat, at any time."""
Request = Hello | WaitingRoomRequest | MatchRequest | ChatRequest | Ping
"""Any request."""
AnyRequest = Annotated[Request, Field(discriminator="type")]
"""Any request, told apart by its `type`."""
