"""A local table: its parts, and what follows from how they stand."""

from __future__ import annotations

from collections.abc import Iterator, Sequence

from fourkings.rulebook.cards import Seat
from fourkings.rulebook.deck import seal
from fourkings.table.match import Table, TableState
from fourkings.table.protocol import CloseCode, Message, encode
from fourkings.table.runtime.ports import TablePorts
from fourkings.table.runtime.refusals import not_granted, refusal
from fourkings.table.runtime.state import (
    BotJobs,
    Change,
    Clock,
    GrantedRequest,
    History,
    Names,
    Pacing,
    Presence,
    Reader,
    Readers,
    Readiness,
)
from fourkings.table.waiting_room import WaitingRoom


class LocalTable:
    """A table that is moved here, by one thing after the other.

    It only holds its parts: each of them alone writes what is its own (`state`), and nothing here is assigned again.
    """

    def __init__(
        self,
        name: str,
        secret: bytes,
        now: TableState,
        granted: Sequence[GrantedRequest],
        changes: Sequence[Change],
        host: TablePorts,
        clock: Clock,
        pacing: Pacing,
        grace: float,
        idle: float,
        practice: bool = False,
    ) -> None:
        """`now` is the folded log, `changes` its last facts, `granted` the requests that the host remembers.

        practice: True for a moment of a match that is over, played on.
        """
        self.id, self.secret, self.commitment = name, secret, seal(secret)
        self.ports, self.clock, self.pacing, self.practice = host, clock, pacing, practice
        self.history = History(now, granted, changes)
        self.readers = Readers()
        self.readiness = Readiness(pacing.factor)
        self.presence = Presence(self.readers, grace, idle, clock.now())
        self.names = Names()
        self.bot_jobs = BotJobs()

    @property
    def state(self) -> TableState:
        """The table as its log stands."""
        return self.history.state

    @property
    def match_state(self) -> Table:
        """The table at its match; `NotGranted` while people gather."""
        if isinstance(self.state, WaitingRoom):
            raise not_granted("unavailable", "not-dealt")
        return self.state

    @property
    def version(self) -> int:
        """The version of the last fact."""
        return self.state.version

    @property
    def grace_of_players(self) -> float | None:
        """Seconds until a stand-in plays for a player who is missed; None where none does by itself."""
        waits = isinstance(self.state, Table) and self.company and not self.state.slow
        return self.presence.grace if waits else None

    @property
    def somebody_is_awaited(self) -> bool:
        """True where a person of several is to act or to deal, and the others would wait for a line that is dead."""
        now = self.state
        if isinstance(now, WaitingRoom) or now.slow or now.closed or now.match.result or now.paused:
            return False
        if not self.readers.anyone_seated:
            return False
        return self.company and (now.waits_for is None or not now.participant(now.waits_for).played_by_bot)

    @property
    def waits_for_ready(self) -> bool:
        """True between two deals of several people, who are all asked before the next: not so in a correspondence game."""
        now = self.state
        if isinstance(now, WaitingRoom) or now.slow or now.closed or now.match.result or now.paused:
            return False
        return self.company and bool(now.match.deals) and now.waits_for is None

    @property
    def company(self) -> bool:
        """True for a table of several people."""
        return isinstance(self.state, WaitingRoom) or len(list(people_of(self.state))) > 1

    # --- what goes on by itself -----------------------------------------------------------------------------------

    @property
    def unattended(self) -> bool:
        """True for a slow game with a person in it: it goes on though nobody is connected."""
        now = self.state
        return (
            isinstance(now, Table)
            and now.slow
            and not now.closed
            and any(not chair.played_by_bot for chair in now.participants)
        )

    @property
    def goes_on(self) -> bool:
        """True for such a game where something is to be done at once or soon, so that its table may not sleep."""
        return self.unattended and (self.moves_itself or (self.clock.due or 0.0) <= self.clock.wall())

    @property
    def moves_itself(self) -> bool:
        """True where this server is to let a bot act, or to deal among bots, or to play the rest."""
        return self.owes and (self.ports.owns or self._plays_rest)

    @property
    def owes(self) -> bool:
        """True where some server is to do that, and one of the players is connected to this one, if need be."""
        if isinstance(self.state, WaitingRoom) or self.state.match.result or self.state.paused:
            return False
        if not self.readers.anyone_seated and not self.unattended:
            return False
        turn = self.state.waits_for
        if turn is None:
            return all(chair.played_by_bot for chair in self.state.participants)
        return self._plays_rest or self.state.participant(turn).played_by_bot

    @property
    def _plays_rest(self) -> bool:
        """True where the rest of the cards of the seat to act is played here, for the player who asked for it."""
        turn = self.match_state.waits_for
        return turn is not None and self.pacing.rest == turn

    # --- readers --------------------------------------------------------------------------------------------------

    def seat(self, reader: Reader) -> Seat:
        """The seat of a reader; `NotGranted` where there is none."""
        seat = self.match_state.seat_of(reader.player)
        if seat is None:
            raise not_granted("seat", "not-seated", "GEN-12")
        return seat

    def send(self, reader: Reader, update: Message) -> None:
        """Queue an update for one reader."""
        reader.send(encode(update))

    def reject(self, player: str, why: str) -> None:
        """Close the connections of a person who may not look on (any more), and say why."""
        self.readers.dismiss(player, CloseCode.NOT_FOR_YOU, refusal(not_granted("closed", why), None, self.version))

    def close(self, code: CloseCode) -> None:
        """The table is no more: close every connection."""
        self.readers.dismiss_all(code)
        self.presence.end(self.clock.now())

    def refresh_presence(self) -> None:
        """Give those who are missed the table's grace, from when they were first missed."""
        self.presence.expect(self._expected(), self.clock.now())

    def _expected(self) -> list[str]:
        """The people who are missed if they are not present: in a match everybody who plays.

        Before the match, and in a pause, all wait for its host alone.
        """
        now = self.state
        if isinstance(now, WaitingRoom):
            host = None if now.host is None else now.guest_by_number(now.host)
            return [host.player] if host else []
        if now.match.result or not self.company or now.slow:
            return []
        if now.paused:
            return [chair.player for chair in now.participants if chair.player is not None and chair.guest == now.host]
        return [chair.player for chair in now.participants if chair.player is not None and not chair.away]


def people_of(now: TableState) -> Iterator[str]:
    """The ids of the people at a table: its guests and those sent away before the match, then those who have a seat."""
    if isinstance(now, WaitingRoom):
        return (guest.player for guest in (*now.guests, *now.kicked_guests))
    return (chair.player for chair in now.participants if chair.player is not None)
