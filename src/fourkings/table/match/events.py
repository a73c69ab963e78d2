"""The facts of a match, the chairs of a table, and the state that they make."""

from __future__ import annotations

from dataclasses import dataclass
from typing import Final

from fourkings.rulebook.cards import Card, Seat
from fourkings.rulebook.game import Action, Rules, State
from fourkings.rulebook.match import Match
from fourkings.rulebook.opening import Opened
from fourkings.table import waiting_room
from fourkings.table.match.banks import Banks
from fourkings.table.waiting_room import Conditions, Guest, HostChanged, WaitingRoom

DEFAULT_CONDITIONS: Final = Conditions(hints=True)
"""The conditions of a table without a gathering."""


@dataclass(frozen=True, slots=True)
class Participant:
    """A chair, in the order joined: a person with a bot to stand in for them, or a bot."""

    name: str  #: what a bot is called; empty for a person, whose name stands outside the log
    player: str | None  #: a person's id, None for a bot
    bot: str  #: the bot that plays when no person does
    away: bool = False  #: the bot plays for the person now
    away_by_choice: bool = False  #: they asked for it, and say themselves when they are back
    guest: int | None = None  #: a person's number at this table

    @property
    def played_by_bot(self) -> bool:
        return self.player is None or self.away


# --- facts --------------------------------------------------------------------------------------------------------


@dataclass(frozen=True, slots=True)
class Opening:
    """The match opens: its rules, its players, the draw for seats and dealer. Fact 1 of a table without a gathering."""

    rules: Rules
    participants: tuple[Participant, ...]
    opened: Opened
    contributions: tuple[bytes, ...] = ()  #: to the shuffle: none, or one for each chair
    commitment: str = ""  #: the seal of the secret, for a table without a gathering


@dataclass(frozen=True, slots=True)
class Deal:
    """A deal begins: the hands by seat, in the order dealt."""

    hands: tuple[tuple[Card, ...], ...]


@dataclass(frozen=True, slots=True)
class Act:
    """A seat plays a card or makes a call; `bot` names the bot that did it for the seat, if one did: `"club 2"`."""

    seat: Seat
    action: Action
    bot: str | None = None
    spent: int | None = None  #: milliseconds that it cost; None if no clock ran
    late: bool = False  #: the seat's time was over: the stand-in acted once, and the person stays


@dataclass(frozen=True, slots=True)
class Undo:
    """An undo: deal `deal` is again as it was after its first `actions` actions."""

    deal: int
    actions: int


@dataclass(frozen=True, slots=True)
class Leave:
    """A person is away; their bot plays on. `by_choice` if they asked for it."""

    entrant: int
    by_choice: bool = False
    spent: int | None = None  #: milliseconds that their clock had run, if it was their turn


@dataclass(frozen=True, slots=True)
class Return:
    """A person is back, and plays again."""

    entrant: int


@dataclass(frozen=True, slots=True)
class StandIn:
    """A person has chosen the bot that plays while they are away."""

    entrant: int
    bot: str


@dataclass(frozen=True, slots=True)
class Forget:
    """A person is forgotten, as they asked: the chair is its bot's for good."""

    entrant: int


@dataclass(frozen=True, slots=True)
class Stop:
    """The time of the match is over: the deal under way is the last, or the match ends here (GEN-13)."""


@dataclass(frozen=True, slots=True)
class Reveal:
    """All tables that play the same deals have done so: what the match hid may be seen once it is over."""


@dataclass(frozen=True, slots=True)
class Hinted:
    """A player among people has asked for a hint, as the conditions allow: all are told."""

    seat: Seat


@dataclass(frozen=True, slots=True)
class Rematch:
    """A rematch: the same people go on at another table, given by its id."""

    table: str


@dataclass(frozen=True, slots=True)
class Pause:
    """The host pauses the match: nobody acts, and no clock runs."""

    spent: int | None = None  #: milliseconds that the running clock had run


@dataclass(frozen=True, slots=True)
class Resume:
    """The host lets the match go on."""


@dataclass(frozen=True, slots=True)
class AddTime:
    """The host adds seconds to the bank of a seat, or to all four (None), for the deal in progress."""

    seat: Seat | None
    seconds: int


@dataclass(frozen=True, slots=True)
class OpenSeats:
    """From now on latecomers may take bots' seats, or (False) may not any more."""

    open: bool


@dataclass(frozen=True, slots=True)
class TakeSeat:
    """A latecomer takes the chair of a bot, under the next guest's number; the bot stands in for them from now on."""

    entrant: int
    player: str


HostEvent = HostChanged | Pause | Resume | AddTime | OpenSeats | TakeSeat
"""What a host does in a match, and lets others do."""
MatchEvent = (
    Opening
    | Deal
    | Act
    | Undo
    | Leave
    | Return
    | StandIn
    | Forget
    | Hinted
    | Stop
    | Reveal
    | Rematch
    | Pause
    | Resume
    | AddTime
    | OpenSeats
    | TakeSeat
)
LogEvent = waiting_room.WaitingRoomEvent | MatchEvent


@dataclass(frozen=True, slots=True)
class Note:
    """What a match does not remember of itself, and the log of a deal tells: who came, went, was late or took a hint,
    and what the host did.
    """

    deal: int  #: the number of the deal that it happened in, 0 before the first
    actions: int  #: how many actions that deal had by then, a late one among them
    event: Act | Leave | Return | StandIn | Forget | Hinted | Stop | Reveal | HostEvent
    bot: str | None = None  #: the bot of the chair by then, or that acted


@dataclass(frozen=True, slots=True)
class Table:
    """The state of a table in its match, after some number of facts, its version."""

    version: int
    match: Match
    participants: tuple[Participant, ...]
    conditions: Conditions = DEFAULT_CONDITIONS
    host: int | None = None  #: the number of a guest
    guests: tuple[Guest, ...] = ()  #: all who joined, also those without a seat
    kicked: frozenset[str] = frozenset()
    contributions: tuple[bytes, ...] = ()
    rematch: str | None = None  #: the table at which the same people go on
    closed: bool = False  #: by an administrator
    banks: Banks | None = None  #: if the time control has a bank for each deal
    banks_before: tuple[Banks, ...] = ()  #: the banks before each action of the match, which an undo restores
    notes: tuple[Note, ...] = ()  #: of the match so far, without what was undone
    time_over: bool = False  #: the time of the match is over: it ends after the deal under way
    revealed: bool = False  #: a sealed table may show its hands
    paused: bool = False  #: by its host
    open_seats: bool = False  #: latecomers may take bots' seats
    next_number: int = 0  #: of the next guest, at a table that has gathered

    @property
    def rules(self) -> Rules:
        return self.match.rules

    @property
    def state(self) -> State:
        return self.match.state

    @property
    def closed_hands(self) -> bool:
        """True where nobody may see the hands, be the match over: the same deals are still played at other tables."""
        return self.conditions.sealed and not self.revealed

    def participant(self, seat: Seat) -> Participant:
        """The chair in a seat."""
        return self.participants[self.match.opening.seats[seat]]

    def seat_of(self, player: str) -> Seat | None:
        """The seat of a person by their id; None for a watcher."""
        return next((seat for seat in range(4) if self.participant(seat).player == player), None)

    def guest_number(self, player: str) -> int | None:
        """The number of a person at this table, by their id; None for a watcher who joined later."""
        seated = next((chair.guest for chair in self.participants if chair.player == player), None)
        return (
            seated if seated is not None else next((guest.number for guest in self.guests if guest.player == player), None)
        )

    @property
    def waits_for(self) -> Seat | None:
        """The seat whose turn it is; None between deals and after the match."""
        return None if self.match.between_deals or self.match.result else self.state.turn

    @property
    def slow(self) -> bool:
        """True for a correspondence game."""
        return self.conditions.clock is not None and self.conditions.clock.slow

    @property
    def clock_seat(self) -> Seat | None:
        """The seat whose clock runs: a person's, on whose turn no bot plays for them; None if no clock runs."""
        seat = self.waits_for if self.conditions.clock and not self.paused else None
        return None if seat is None or self.participant(seat).played_by_bot else seat


TableState = WaitingRoom | Table
"""A table at any time: before its match, or in it."""
