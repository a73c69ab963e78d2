"""A live table: one that is awake in this server, with the parts of its state and the services it needs.

Everything that touches a live table runs in its own task (`task`), one thing after the other, so no lock is needed. A table
sleeps when nobody looks at it, and is folded together again from its log when somebody asks for it.
"""

from __future__ import annotations

import time
from collections.abc import Callable, Iterator, Sequence

from fourkings.rulebook.cards import Seat
from fourkings.rulebook.deck import seal
from fourkings.server.common import origins
from fourkings.server.host.metrics import Metrics
from fourkings.server.host.settings import Settings
from fourkings.server.play.live.mailbox import Asleep, Disconnected, Looked, Mailbox, Received, Ringing
from fourkings.server.play.live.refusals import not_granted, refusal
from fourkings.server.play.live.state import (
    Change,
    ChatState,
    Clock,
    History,
    Names,
    Pacing,
    Peering,
    Presence,
    Reader,
    Readers,
    Thoughts,
)
from fourkings.server.play.peers import Peers
from fourkings.server.store import GrantedRequest, Stored
from fourkings.server.store.sql import Store, TableStatus
from fourkings.server.thinking.bot_pool import BotPool
from fourkings.table.gathering import Gathering
from fourkings.table.messages import CloseCode, Message, Request, encode
from fourkings.table.state import Table, TableState


class LiveTable:
    """A table that is awake. `post` and `part` are for its readers, `rung` and `see` for the other servers.

    It only holds its parts: each of them alone writes what is its own (`state`), and nothing here is assigned again.
    """

    def __init__(
        self,
        stored: Stored,
        now: TableState,
        granted: list[GrantedRequest],
        changes: Sequence[Change],
        store: Store,
        settings: Settings,
        bot_pool: BotPool,
        peers: Peers,
        metrics: Metrics | None = None,
        wall: Callable[[], float] = time.time,
    ) -> None:
        """`now` is the folded log, `changes` its last facts, `granted` the requests that the store remembers."""
        self.id, self.secret, self.commitment = stored.id, stored.secret, seal(stored.secret)
        self.practice = isinstance(origins.parse(stored.origin), origins.Practice)
        self.store, self.settings, self.bot_pool, self.peers = store, settings, bot_pool, peers
        self.metrics = metrics or Metrics()
        self.mailbox = Mailbox()
        self.history = History(now, granted, changes)
        self.clock = Clock(stored.summary.due, wall=wall)
        self.readers = Readers()
        self.presence = Presence(self.readers, settings.grace, settings.idle, self.clock.now())
        self.pacing = Pacing(stored.pace, settings.tempo, self.clock.now())
        self.peering = Peering(peers.id)
        self.chat = ChatState()
        self.names = Names()
        self.thoughts = Thoughts()

    @property
    def now(self) -> TableState:
        """The table as its log stands."""
        return self.history.now

    @property
    def table(self) -> Table:
        """The table at its match; `NotGranted` while people gather."""
        if isinstance(self.now, Gathering):
            raise not_granted("unavailable", "not-dealt")
        return self.now

    @property
    def version(self) -> int:
        """The version of the last fact."""
        return self.now.version

    @property
    def asleep(self) -> bool:
        """True once the table does nothing any more."""
        return self.mailbox.closed

    # --- for readers ----------------------------------------------------------------------------------------------

    def post(self, reader: Reader, request: Request) -> None:
        """Queue a reader's request, the first of which must be `hello`; `Asleep` where the table is."""
        if not self.mailbox.put(Received(reader, request, self.clock.now())):
            raise Asleep(self.id)

    def part(self, reader: Reader) -> None:
        """A reader's connection is closed."""
        self.mailbox.put(Disconnected(reader))

    # --- for other servers ----------------------------------------------------------------------------------------

    def rung(self, version: int = 0) -> None:
        """Another server has written here: up to that version, or (0) perhaps something beside the log."""
        if not 0 < version <= self.version:
            self.mailbox.put(Ringing(version))

    def see(self, seen: TableStatus | None) -> None:
        """How the table was found to stand in the store; None where it is no more."""
        if seen is None or self._differs(seen):
            self.mailbox.put(Looked(seen))

    def _differs(self, seen: TableStatus) -> bool:
        """True where what was seen is not what is known here; the lease itself, too, which no other sign would correct."""
        peering, leased = self.peering, seen.owner == self.peers.id
        known = (peering.changes, peering.owner, self.presence.elsewhere, peering.leased)
        return seen.version > self.version or known != (seen.changes, seen.owner, seen.elsewhere, leased)

    @property
    def owned(self) -> bool:
        """True where what moves by itself is for this server to move."""
        return self.peers.alone or self.peering.leased

    @property
    def wants_to_own(self) -> bool:
        """True where a player or a guest is connected to this server, or a slow game goes on without anybody."""
        if self.goes_on or self.readers.anyone_seated:
            return True
        return isinstance(self.now, Gathering) and any(
            self.now.guest(player) is not None for player in self.readers.players
        )

    @property
    def shown(self) -> set[str]:
        """The people connected to this server, as far as others at the table care."""
        return self.readers.players if self.company else set()

    @property
    def grace_of_players(self) -> float | None:
        """Seconds until a stand-in plays for a player who is missed; None where none does by itself."""
        waits = isinstance(self.now, Table) and self.company and not self.now.slow
        return self.settings.grace if waits else None

    @property
    def somebody_is_awaited(self) -> bool:
        """True where a person of several is to act or to deal, and the others would wait for a line that is dead."""
        now = self.now
        if isinstance(now, Gathering) or now.slow or now.closed or now.match.result or not self.readers.anyone_seated:
            return False
        return self.company and (now.waits_for is None or not now.chair(now.waits_for).played_by_bot)

    @property
    def company(self) -> bool:
        """True for a table of several people."""
        return isinstance(self.now, Gathering) or len(list(people_of(self.now))) > 1

    # --- what goes on by itself -----------------------------------------------------------------------------------

    @property
    def unattended(self) -> bool:
        """True for a slow game with a person in it: it goes on though nobody is connected."""
        now = self.now
        return (
            isinstance(now, Table) and now.slow and not now.closed and any(not chair.played_by_bot for chair in now.chairs)
        )

    @property
    def goes_on(self) -> bool:
        """True for such a game where something is to be done at once or soon, so that its table may not sleep."""
        return self.unattended and (self.moves_itself or (self.clock.due or 0.0) <= self.clock.wall())

    @property
    def moves_itself(self) -> bool:
        """True where this server is to let a bot act, or to deal among bots, or to play the rest."""
        return self.owes and (self.owned or self._plays_rest)

    @property
    def owes(self) -> bool:
        """True where some server is to do that, and one of the players is connected to this one, if need be."""
        if isinstance(self.now, Gathering) or self.now.match.result:
            return False
        if not self.readers.anyone_seated and not self.unattended:
            return False
        turn = self.now.waits_for
        if turn is None:
            return all(chair.played_by_bot for chair in self.now.chairs)
        return self._plays_rest or self.now.chair(turn).played_by_bot

    @property
    def _plays_rest(self) -> bool:
        """True where the rest of the cards of the seat to act is played here, for the player who asked for it."""
        turn = self.table.waits_for
        return turn is not None and self.pacing.rest == turn

    # --- readers --------------------------------------------------------------------------------------------------

    def seat(self, reader: Reader) -> Seat:
        """The seat of a reader; `NotGranted` where there is none."""
        seat = self.table.seat_of(reader.player)
        if seat is None:
            raise not_granted("seat", "not-seated", "GEN-12")
        return seat

    def send(self, reader: Reader, update: Message) -> None:
        """Queue an update for one reader."""
        reader.send(encode(update))

    def turn_away(self, player: str, why: str) -> None:
        """Close the connections of a person who may not look on (any more), and say why."""
        self.readers.dismiss(player, CloseCode.NOT_FOR_YOU, refusal(not_granted("closed", why), None, self.version))

    def close(self, code: CloseCode) -> None:
        """The table is no more: close every connection."""
        self.readers.dismiss_all(code)
        self.presence.end(self.clock.now())

    def look_around(self) -> None:
        """Give those who are missed the table's grace, from when they were first missed."""
        self.presence.expect(self._expected(), self.clock.now())

    def _expected(self) -> list[str]:
        """The people who are missed if they are not present: before the match its host, in it everybody who plays."""
        now = self.now
        if isinstance(now, Gathering):
            host = None if now.host is None else now.guest_by_number(now.host)
            return [host.player] if host else []
        if now.match.result or not self.company or now.slow:
            return []
        return [chair.player for chair in now.chairs if chair.player is not None and not chair.away]


def people_of(now: TableState) -> Iterator[str]:
    """The ids of the people at a table: its guests and those sent away before the match, then those who have a seat."""
    if isinstance(now, Gathering):
        return (guest.player for guest in (*now.guests, *now.kicked_guests))
    return (chair.player for chair in now.chairs if chair.player is not None)
