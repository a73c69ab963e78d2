"""A table at runtime: its parts, the interface to its surroundings (`TablePorts`), and properties of its state."""

from collections.abc import Iterable, Mapping, Sequence
from typing import Protocol

from fourkings.rulebook.cards import Seat
from fourkings.rulebook.deck import seal
from fourkings.rulebook.game import Action
from fourkings.table.match import Table, TableState
from fourkings.table.protocol import CloseCode, Message, encode
from fourkings.table.protocol.presenters import Written
from fourkings.table.runtime.clock import Clock
from fourkings.table.runtime.pacing import Pacing
from fourkings.table.runtime.readers import Names, Presence, Reader, Readers, Readiness
from fourkings.table.runtime.refusals import NotGranted, not_granted, refusal
from fourkings.table.runtime.state import BotJob, BotJobs, Change, GrantedRequest, History
from fourkings.table.waiting_room import WaitingRoom

PATIENCE = 5
"""How many times as long a match without a time limit waits for its players."""


class TablePorts(Protocol):
    """The services that a table needs from outside: its log, bots that think, and people's names.

    Implementations may wait; one in memory never does.
    """

    @property
    def owns(self) -> bool:
        """True if this server is the one that plays the table's bots and deals."""

    async def append(self, change: Change, due: float | None) -> None:
        """Append a change's event to the log; it holds once this returns.

        `due`: when a slow game goes on unasked (Unix time).
        """

    async def write_pace(self, pace: str) -> None:
        """Store the pace of the bots."""

    async def change_at(self, version: int) -> Change:
        """Return the event that led to an old version, with the states around it."""

    async def names(self, players: Iterable[str]) -> Mapping[str, str]:
        """Return the names of these people, without those who gave none."""

    def start(self, job: BotJob) -> None:
        """Start a bot job: an action, or a hint."""

    def is_ready(self, job: BotJob) -> bool:
        """Return True if `result` of a bot job can be called now: it may still wait."""

    async def result(self, job: BotJob) -> tuple[Action, str]:
        """Return the action of a finished bot job, and the bot that chose it, with its version."""

    def cancel(self, job: BotJob) -> None:
        """Cancel a bot job."""

    def count_refusal(self, why: NotGranted) -> None:
        """Count a refused request, for statistics."""


class LocalTable:
    """A table that runs in this process, one operation at a time.

    It only holds its parts: each of them alone writes what is its own (`state`), and nothing here is assigned again.
    """

    def __init__(
        self, name: str, secret: bytes, state: TableState, granted: Sequence[GrantedRequest], changes: Sequence[Change],
        ports: TablePorts, clock: Clock, pacing: Pacing, grace: float, idle: float, practice: bool = False,
    ) -> None:  # fmt: skip
        """Make the table in a `state` to which its last `changes` led.

        name: the table's id; granted: the requests that the store remembers; grace, idle: see
        `Presence`; practice: True for a moment of a finished match, played on.
        """
        self.id, self.secret, self.commitment = name, secret, seal(secret)
        self.ports, self.clock, self.pacing, self.practice = ports, clock, pacing, practice
        self.history = History(state, granted, changes)
        self.readers = Readers()
        self.readiness = Readiness(pacing.factor)
        self.presence = Presence(self.readers, grace, idle, clock.now())
        self.names = Names()
        self.written = Written()
        self.bot_jobs = BotJobs()

    @property
    def state(self) -> TableState:
        """The state after the last event of the log."""
        return self.history.state

    @property
    def match_state(self) -> Table:
        """The state of the match; raises `NotGranted` before it opens."""
        if isinstance(self.state, WaitingRoom):
            raise not_granted("unavailable", "not-dealt")
        return self.state

    @property
    def running_match(self) -> Table | None:
        """The state of the match while it goes on; None before, after and in a pause."""
        state = self.state
        return None if isinstance(state, WaitingRoom) or state.match.result or state.paused else state

    def plays(self, player: str) -> bool:
        """Return True for a guest before the match, and for a player in it; anyone else only watches."""
        state = self.state
        return (state.guest(player) if isinstance(state, WaitingRoom) else state.seat_of(player)) is not None

    @property
    def version(self) -> int:
        """The table's version: the number of its last event."""
        return self.state.version

    @property
    def company(self) -> bool:
        """True if several people play, or may: before the match it is always True."""
        return self.history.company

    @property
    def _shared_match(self) -> Table | None:
        """The running match if several people play in it at the same time."""
        state = self.running_match
        return state if state and self.company and not state.slow and not state.closed else None

    @property
    def grace_of_players(self) -> float | None:
        """Seconds until a stand-in plays for a player who is missed; None if none does by itself."""
        waits = isinstance(self.state, Table) and self.company and not self.state.slow
        return self._grace if waits else None

    @property
    def _grace(self) -> float:
        """Seconds until a missing person is taken for gone: longer in a match that its players set no time limit."""
        state = self.state
        unlimited = isinstance(state, Table) and state.conditions.clock is None and not state.conditions.arranged
        return self.presence.grace * (PATIENCE if unlimited else 1)

    @property
    def somebody_is_awaited(self) -> bool:
        """True if a person is to act or to deal, so that the others would wait if that person's connection were dead."""
        state = self._shared_match
        if state is None or not self.readers.anyone_seated:
            return False
        return state.waits_for is None or not state.participant(state.waits_for).played_by_bot

    @property
    def waits_for_ready(self) -> bool:
        """True between two deals, if several people are asked before the next: not in a correspondence game."""
        state = self._shared_match
        return state is not None and bool(state.match.deals) and state.waits_for is None

    @property
    def unattended(self) -> bool:
        """True for a slow game with a person in it: it goes on though nobody is connected."""
        state = self.state
        if isinstance(state, WaitingRoom) or not state.slow or state.closed:
            return False
        return not all(participant.played_by_bot for participant in state.participants)

    @property
    def goes_on(self) -> bool:
        """True for an `unattended` game if it is to move at once or soon, so that its table may not sleep."""
        return self.unattended and (self.moves_itself or (self.clock.due or 0.0) <= self.clock.wall())

    @property
    def moves_itself(self) -> bool:
        """True if this server is to let a bot act, to deal among bots, or to play a player's remaining (certain) tricks."""
        return self.owes and (self.ports.owns or self._plays_rest)

    @property
    def owes(self) -> bool:
        """True if `moves_itself` holds for some server, and a player is connected to this one, if that is needed."""
        state = self.running_match
        if state is None:
            return False
        if (turn := state.waits_for) is None:
            is_to_move = all(participant.played_by_bot for participant in state.participants)
        else:
            is_to_move = state.participant(turn).played_by_bot or self.pacing.rest == turn
        return is_to_move and (self.readers.anyone_seated or self.unattended)

    @property
    def _plays_rest(self) -> bool:
        """True if the seat to act has its remaining cards played for it, as its player asked."""
        turn = self.match_state.waits_for
        return turn is not None and self.pacing.rest == turn

    def seat(self, reader: Reader) -> Seat:
        """Return the seat of a reader; raise `NotGranted` if there is none."""
        seat = self.match_state.seat_of(reader.player)
        if seat is None:
            raise not_granted("seat", "not-seated", "GEN-12")
        return seat

    def send(self, reader: Reader, update: Message) -> None:
        """Queue an update for one reader."""
        reader.send(encode(update))

    def reject(self, player: str, why: str) -> None:
        """Close the connections of a person who may not watch (any more), with the reason."""
        self.readers.dismiss(player, CloseCode.NOT_FOR_YOU, refusal(not_granted("closed", why), None, self.version))

    def close(self, code: CloseCode) -> None:
        """Close every connection, as the table is removed."""
        self.readers.dismiss_all(code)
        self.presence.end(self.clock.now())

    def refresh_presence(self) -> None:
        """Update who should be connected now, and so who is missed."""
        self.presence.expect(self._expected(), self.clock.now(), self._grace)

    def _expected(self) -> Iterable[str]:
        """Return the people who are missed if not connected: all players in a match; before it and in a pause its host."""
        state = self.state
        if isinstance(state, WaitingRoom):
            host = state.guest_by_number(state.host)
            return [host.player] if host else []
        if state.match.result or not self.company or state.slow:
            return []
        if state.paused:
            return [player for number, player in state.numbered_players.items() if number == state.host]
        return [
            participant.player
            for participant in state.participants
            if participant.player is not None and not participant.away
        ]
