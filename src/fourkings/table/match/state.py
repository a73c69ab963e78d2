"""The state of a table in its match."""

from dataclasses import dataclass, replace
from typing import Any, Final

from fourkings.rulebook.cards import Seat
from fourkings.rulebook.game import Rules, State
from fourkings.rulebook.match import Match
from fourkings.table.event import Event
from fourkings.table.waiting_room import Conditions, Guest, TableBase, TimeControl, WaitingRoom

Banks = tuple[int, ...]
"""Milliseconds of thinking time left in a deal, by seat; events record the time spent."""
DELAY: Final = 2000
"""Milliseconds of every action, forced or not, that cost nothing: so a bank does not reveal what was forced (GEN-10)."""


def full_banks(clock: TimeControl | None) -> Banks | None:
    """Return the banks at the start of a deal; None for a table without banks."""
    if clock is None or clock.slow:
        return None
    return (1000 * clock.bank,) * 4


def add_seconds(banks: Banks | None, seat: Seat | None, seconds: int) -> Banks | None:
    """Return the banks with that many seconds more for a seat, or (None) for all four."""
    if banks is None:
        return banks
    return tuple(bank + 1000 * seconds if seat in (None, place) else bank for place, bank in enumerate(banks))


def spend(banks: Banks | None, clock: TimeControl | None, seat: Seat, spent: int | None) -> Banks | None:
    """Return the banks after a seat's clock has run for `spent` milliseconds, with the increment of `clock`, if any."""
    if banks is None or spent is None:
        return banks
    more = 0 if clock is None else 1000 * clock.increment
    return tuple(max(0, bank - spent) + more if place == seat else bank for place, bank in enumerate(banks))


DEFAULT_CONDITIONS: Final = Conditions(hints=True)
"""The conditions of a table that had no waiting room."""


@dataclass(frozen=True, slots=True)
class Participant:
    """A participant, in the order joined: a person with a bot to stand in for them, or a bot."""

    name: str  #: a bot's name; empty for a person, whose name is stored outside the log
    player: str | None  #: a person's id, None for a bot
    bot: str  #: the bot that plays when no person does
    away: bool = False  #: the bot plays for the person now
    away_by_choice: bool = False  #: they asked for it, and ask again to be back
    guest: int | None = None  #: a person's number at this table

    @property
    def played_by_bot(self) -> bool:
        return self.player is None or self.away


@dataclass(frozen=True, slots=True)
class Note:
    """An event that leaves no trace in the match itself, kept so that the log of a deal can be sent again.

    These are arrivals, departures, late actions, hints, and what the host did.
    """

    deal: int  #: the number of the deal that it happened in, 0 before the first
    actions: int  #: how many actions that deal had by then, a late one among them
    event: Event
    bot: str | None = None  #: the bot of the participant by then, or that acted


@dataclass(frozen=True, slots=True)
class Table(TableBase):
    """The state of a table in its match and after it."""

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
    next_number: int = 0  #: of the next guest, at a table that had a waiting room

    @property
    def rules(self) -> Rules:
        return self.match.rules

    @property
    def state(self) -> State:
        return self.match.state

    @property
    def over(self) -> bool:
        """True if the table has come to its end: the match is over, or an administrator has closed it."""
        return self.match.result is not None or self.closed

    @property
    def closed_hands(self) -> bool:
        """True if nobody may see the hands, even after the match: the same deals are still played at other tables."""
        return self.conditions.sealed and not self.revealed

    @property
    def position(self) -> tuple[int, int]:
        """The current point of the match: the number of the deal (0 before the first), and how many actions it has had."""
        deals = self.match.deals
        return len(deals), len(deals[-1].actions) if deals else 0

    @property
    def waits_for(self) -> Seat | None:
        """The seat whose turn it is; None between deals and after the match."""
        match = self.match
        if match.result or not match.deals:
            return None
        state = match.deals[-1].state
        return None if state.stage == "done" else state.turn

    @property
    def slow(self) -> bool:
        """True for a correspondence game: players have days for each decision."""
        return self.conditions.clock is not None and self.conditions.clock.slow

    @property
    def clock_seat(self) -> Seat | None:
        """The seat whose clock runs: a person's, on whose turn no bot plays for them; None if no clock runs."""
        seat = self.waits_for if self.conditions.clock and not self.paused else None
        return None if seat is None or self.participant(seat).played_by_bot else seat

    @property
    def people(self) -> tuple[str, ...]:
        """The ids of the people who have a seat."""
        return tuple(participant.player for participant in self.participants if participant.player is not None)

    def participant(self, seat: Seat) -> Participant:
        """Return who plays in a seat."""
        return self.participants[self.match.opening.seats[seat]]

    def seat_of_entrant(self, entrant: int) -> Seat:
        """Return the seat of a participant, by their index in `participants`."""
        return self.match.opening.seats.index(entrant)

    def seat_of(self, player: str) -> Seat | None:
        """Return the seat of a person by their id; None for a watcher."""
        return next((seat for seat in range(4) if self.participant(seat).player == player), None)

    def guest_number(self, player: str) -> int | None:
        """Return the number of a person at this table, by their id; None for a watcher who joined later."""
        seated = (participant.guest for participant in self.participants if participant.player == player)
        number = next(seated, None)
        return number if number is not None else next((g.number for g in self.guests if g.player == player), None)

    @property
    def numbered_players(self) -> dict[int, str]:
        """The ids of the people with a seat, by their numbers at the table."""
        return {
            participant.guest: participant.player
            for participant in self.participants
            if participant.guest is not None and participant.player is not None
        }

    def with_participant(self, entrant: int, **changes: Any) -> tuple[Participant, ...]:
        """Return the participants with some fields of one of them changed; `entrant`: their index."""
        changed = replace(self.participants[entrant], **changes)
        return (*self.participants[:entrant], changed, *self.participants[entrant + 1 :])


TableState = WaitingRoom | Table
"""The state of a table at any time: before its match, or in it."""


class MatchEvent(Event):
    """An event in a match, or after it."""

    __slots__ = ()

    def apply(self, table: Table, /) -> Table:
        """Return the state of the table after this event, whose legality is not checked again."""
        raise NotImplementedError

    def shown(self, table: Table) -> dict[str, Any]:
        """Return the fields of `TableEvent` that show it to clients; `table` is the state after it."""
        return {"what": self.what}
