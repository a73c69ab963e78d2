"""Updates: the messages of a table to its readers."""

from collections.abc import Mapping
from typing import Annotated, Literal

from pydantic import Field

from fourkings.table.protocol.base import PROTOCOL, Message, Pace, SeatNumber
from fourkings.table.protocol.parts import (
    ChatLine,
    Clocks,
    CoachSentence,
    ConditionsInfo,
    DealState,
    GuestInfo,
    Hosting,
    KickedGuest,
    MatchResult,
    MirrorPlan,
    PlaceInfo,
    Player,
    ScoreRow,
    SeatDraw,
    Sentence,
    TableEvent,
    WaitingRoomEventInfo,
    WeighedAction,
)


class WaitingRoomSnapshot(Message):
    """The whole table before its match: the answer to `hello`, and sent again after every event.

    Versions continue from there into the match. The same version is sent again if only names or `here` have changed.
    """

    type: Literal["waiting-room"] = "waiting-room"
    version: int
    answers: str | None  # the id of the reader's own request that caused this
    table: str  # its id
    event: WaitingRoomEventInfo | None  # the latest; null in an answer to `hello`
    game: str
    preset: str
    options: Mapping[str, str | int]
    changed: tuple[str, ...]  # options that differ from the game's defaults
    clockwise: bool  # true if play goes clockwise
    partners: bool  # true if partners play together
    conditions: ConditionsInfo
    guests: tuple[GuestInfo, ...]
    places: tuple[PlaceInfo, PlaceInfo, PlaceInfo, PlaceInfo]  # by seat
    host: int | None  # the number of the guest who is the host
    kicked: tuple[KickedGuest, ...]  # sent to the host alone
    guest: int | None  # the reader's own number; null if they have not joined
    commitment: str  # the seal of the shuffle's secret
    pace: Pace
    previous: str | None  # the table of which this is the rematch
    mirror: MirrorPlan | None = None  # in a mirror match


class Snapshot(Message):
    """The whole table as the reader may see it: the answer to every `hello`, after the events missed if they are few."""

    type: Literal["snapshot"] = "snapshot"
    protocol: int = PROTOCOL
    table: str  # its id
    version: int
    game: str
    preset: str
    options: Mapping[str, str | int]
    changed: tuple[str, ...]  # options that differ from the game's defaults
    clockwise: bool  # true if play goes clockwise
    partners: bool  # true if partners play together
    team_scores: bool  # true if a side has one score
    calls_panel: Literal[
        "calls", "bids", "auction", "announcements", "naming"
    ]  # how a client should show calls; `calls` is a plain list
    plan: tuple[str, ...]  # the aim of each deal of the match, if fixed
    conditions: ConditionsInfo
    host: int | None  # a guest's number; null without a waiting room and at a table of an evening
    guest: int | None  # the reader's own number at this table
    seat: SeatNumber | None  # the reader's own, null for a spectator
    players: tuple[Player, ...]  # by seat
    drawn: SeatDraw  # the draw for seats and first dealer
    commitment: str  # the seal of the shuffle's secret
    contributions: tuple[str, ...]  # to the shuffle: none, or one for each entrant, bytes as two hexadecimal digits each
    pace: Pace
    undo: bool  # whether the table allows undo; `deal.undo` shows whether there is an action to undo
    rows: tuple[ScoreRow, ...]  # the score sheet
    deal: DealState | None  # null before the first deal
    result: MatchResult | None  # once the match is over
    rematch: str | None  # the table of the rematch
    clock: Clocks | None = None  # if the conditions have a time control
    log: tuple[TableEvent, ...] = ()  # the deal in progress, or the last one, from `dealt` on, without what was undone
    grace: float | None = None  # seconds until a bot plays for a person who is not connected; null if none does
    lesson: bool = False  # a lesson: the cards come from a published secret and count in no statistics
    mirror: MirrorPlan | None = None  # in a mirror match
    practice: bool = False  # play from a moment of a finished match, which counts nowhere
    paused: bool = False  # the host has paused the match: nobody acts, and no clock runs
    open_seats: bool = False  # latecomers may take bots' seats


class EventUpdate(Message):
    """An event of the table: its version, what happened, and the state after it.

    Versions have no gaps: a client that has missed one sends `hello` again.
    """

    type: Literal["event"] = "event"
    version: int
    answers: str | None  # the id of the reader's own request that caused this
    events: tuple[TableEvent, ...]  # what happened, in order
    deal: DealState | None  # its state now
    row: ScoreRow | None  # the deal that this event finished
    rows: tuple[ScoreRow, ...] | None  # all rows, after an undo
    players: tuple[Player, ...] | None  # if they have changed
    result: MatchResult | None  # once the match is over
    rematch: str | None = None  # the table of the rematch, once there is one
    clock: Clocks | None = None  # if the conditions have a time control
    log: tuple[TableEvent, ...] | None = None  # after an undo
    hosting: Hosting | None = None  # if the host has changed, or has changed something


class Refusal(Message):
    """A refusal: a request that cannot be granted, and why."""

    type: Literal["refusal"] = "refusal"
    answers: str | None  # the id of the refused request
    code: Literal[
        "illegal", "turn", "stale", "seat", "host", "closed", "malformed", "too-long", "too-fast", "protocol", "unavailable"
    ]
    reason: Sentence  # why, in a sentence
    version: int  # of the last event


class Hint(Message):
    """A hint: what a good player would do, why, and the figures behind it."""

    type: Literal["hint"] = "hint"
    answers: str  # the id of the request
    action: str  # the best action
    parts: tuple[CoachSentence, ...]  # why, sentence by sentence
    choices: tuple[WeighedAction, ...] = ()  # the best actions, the advised one first
    deals: int = 0  # deals considered, which fit the reader's view; 0 for a rule of thumb
    by: str = ""  # the bot that gives it, with its version
    for_match: bool = False  # true if `worth` is the chance to win the match, expressed in points


class PaceChanged(Message):
    """The pace of this table's bots from now on."""

    type: Literal["pace-changed"] = "pace-changed"
    answers: str | None
    pace: Pace


class ReadyChanged(Message):
    """The players ready for the next deal, until its `event` comes. Sent between deals if several people play."""

    type: Literal["ready-changed"] = "ready-changed"
    answers: str | None
    ready: tuple[SeatNumber, ...]  # players who are ready
    stopped: tuple[SeatNumber, ...]  # players who have used their stop of the countdown
    left: int | None  # milliseconds until the countdown deals; null without a countdown


class PlayersChanged(Message):
    """The players, sent after a change of a name or a connection."""

    type: Literal["players-changed"] = "players-changed"
    players: tuple[Player, ...]


class WatchersChanged(Message):
    """The spectators of a table, sent to players as they change, and after `hello` if there are any."""

    type: Literal["watchers-changed"] = "watchers-changed"
    count: int  # how many people watch
    names: tuple[str, ...]  # up to three, unordered; people without a name are left out


class Chat(Message):
    """New lines of the chat, and the numbers of removed ones; with `whole`, all lines, replacing the earlier ones."""

    type: Literal["chat"] = "chat"
    answers: str | None
    whole: bool  # true if these are all lines
    lines: tuple[ChatLine, ...]
    removed: tuple[int, ...]  # numbers of removed lines


class Notice(Message):
    """An administrator's announcement to everybody; an empty text withdraws it. It may come at any time after `hello`."""

    type: Literal["notice"] = "notice"
    text: str
    at: float | None  # seconds since 1970


class Pong(Message):
    """The answer to `ping`."""

    type: Literal["pong"] = "pong"
    version: int


MatchUpdate = Snapshot | EventUpdate | Hint | PaceChanged | ReadyChanged | PlayersChanged
"""The updates of a table in its match."""
Update = WaitingRoomSnapshot | MatchUpdate | WatchersChanged | Refusal | Chat | Notice | Pong
"""Any update."""
AnyUpdate = Annotated[Update, Field(discriminator="type")]
"""Any update, told apart by its `type`."""
