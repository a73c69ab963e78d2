"""The people at a table at runtime: their connections, their names, who is here, and who is ready for the next deal.

Each object alone changes its own fields. Nothing here waits, stores, asks for the time, or sends anything but to a reader's
queue.
"""

from collections.abc import Iterable, Iterator, Mapping
from math import inf
from typing import Final, Protocol

from fourkings.rulebook.cards import SEATS, Seat
from fourkings.table.match import Table
from fourkings.table.protocol import CloseCode, Message, encode
from fourkings.table.shown_names import distinct

COUNTDOWN: Final = 15.0
"""Seconds from the first player who is ready to the next deal."""
PING: Final = 5.0
"""Seconds between two pings of seated readers."""
ANSWER: Final = 1.0
"""Seconds after which answers to a ping are checked."""
SILENT: Final = 6.0
"""Seconds of silence after which a connection that does not answer is taken for dead."""


class Reader(Protocol):
    """An open connection to a table."""

    @property
    def player(self) -> str: ...
    def send(self, text: str) -> None:
        """Queue a message. Never waits."""

    def ping(self) -> None:
        """Send a ping. Never waits."""

    def silence(self) -> float:
        """Return the seconds since the client was heard."""

    def close(self, code: CloseCode) -> None:
        """Close the connection with a WebSocket's close code, after the queued messages."""


class Readers:
    """The open connections to a table, each with the seat whose view it is shown."""

    def __init__(self) -> None:
        self._seats: dict[Reader, Seat | None] = {}

    def __iter__(self) -> Iterator[Reader]:
        return iter(tuple(self._seats))

    def __len__(self) -> int:
        return len(self._seats)

    def __contains__(self, reader: Reader) -> bool:
        return reader in self._seats

    @property
    def seats(self) -> Mapping[Reader, Seat | None]:
        """The seat of every reader; None for a watcher, and for everybody before the match."""
        return self._seats

    @property
    def players(self) -> set[str]:
        """The ids of the people who are connected here."""
        return {reader.player for reader in self._seats}

    @property
    def anyone_seated(self) -> bool:
        """True if a player of the match is connected here."""
        return any(map(SEATS.__contains__, self._seats.values()))

    def add(self, reader: Reader, seat: Seat | None) -> None:
        """Add a reader with the seat whose view they get, or change the seat of one."""
        self._seats[reader] = seat

    def remove(self, reader: Reader) -> None:
        """Remove a reader, whose connection is closed."""
        self._seats.pop(reader, None)

    def take_seats(self, table: Table) -> list[Reader]:
        """Show players their own seats, as the match opens; return the readers who have none."""
        for reader in self._seats:
            self._seats[reader] = table.seat_of(reader.player)
        return [reader for reader, seat in self._seats.items() if seat is None]

    def dismiss(self, player: str, code: CloseCode, last: Message | None = None) -> None:
        """Close every connection of a player, after one last message."""
        for reader in [reader for reader in self._seats if reader.player == player]:
            if last is not None:
                reader.send(encode(last))
            reader.close(code)
            del self._seats[reader]

    def dismiss_all(self, code: CloseCode) -> None:
        """Close every connection."""
        for reader in self._seats:
            reader.close(code)
        self._seats.clear()


class Names:
    """The names of people as others see them, by id, no two alike; empty for a person who gave none, or was forgotten."""

    def __init__(self) -> None:
        self._stored: dict[str, str] = {}
        self._shown: dict[str, str] = {}

    @property
    def known(self) -> Mapping[str, str]:
        """Every name that has been read, as it is shown, by the person's id."""
        return self._shown

    def learn(self, names: Mapping[str, str], order: Iterable[str], taken: Iterable[str]) -> bool:
        """Store names; return True if the shown name of somebody changed.

        order: the ids of the people at the table, who came first first; taken: the names of its bots.
        """
        self._stored |= names
        first = {player: self._stored[player] for player in order if player in self._stored}
        before, self._shown = self._shown, distinct(first | self._stored, taken)
        return any(before.get(player) not in (None, name) for player, name in self._shown.items())


class Presence:
    """The people connected, to this server or another, and answering; who is missed; and when the table may sleep."""

    def __init__(self, readers: Readers, grace: float, idle: float, at: float) -> None:
        """`grace`: seconds until a missing person is taken for gone; `idle`: until a table without readers sleeps."""
        self._readers, self._idle = readers, idle
        self.grace = grace
        self._missed: dict[str, float] = {}
        self._shown: frozenset[str] = frozenset()
        self._watchers: tuple[int, tuple[str, ...]] = (0, ())
        self.elsewhere: frozenset[str] = frozenset()
        """The people who are connected through other servers."""
        self.sleep_at = at + idle
        self._silent: frozenset[str] = frozenset()
        self._pinged_at = -inf
        self.host_lender: int | None = None
        """The number of the host who was gone, so that another player is host for them; None if nobody is."""
        self._acting_host: int | None = None
        self.listen_at = at
        """When it is time to `listen` again."""

    def includes(self, player: str) -> bool:
        """Return True if a person is connected, to this server or another, and not silent."""
        return player in self.present

    @property
    def present(self) -> set[str]:
        """The ids of the people who are connected, to this server or another, and not silent."""
        return (self._readers.players - self._silent) | self.elsewhere

    def changed(self, players: Iterable[str]) -> bool:
        """Return True if it has changed since the last call which of these people are connected."""
        before, self._shown = self._shown, frozenset(players) & self.present
        return before != self._shown

    def watchers_changed(self, count: int, names: tuple[str, ...]) -> bool:
        """Return True if these are other watchers than at the last call, by their number and names."""
        before, self._watchers = self._watchers, (count, names)
        return before != self._watchers

    @property
    def deadlines(self) -> Iterable[float]:
        """The times at which the people who are missed are taken for gone."""
        return self._missed.values()

    def expect(self, players: Iterable[str], at: float, grace: float) -> None:
        """Set who should be connected; those absent are missed, and taken for gone after the `grace` in seconds."""
        until, present = at + grace, self.present
        self._missed = {player: self._missed.get(player, until) for player in players if player not in present}

    def listen(self, at: float) -> None:
        """Ping seated readers every now and then, and mark those as silent who do not answer."""
        seated = [reader for reader, seat in self._readers.seats.items() if seat is not None]
        since = at - self._pinged_at
        unanswered = [reader for reader in seated if since >= ANSWER and reader.silence() > since]
        silent = {reader for reader in unanswered if reader.silence() >= SILENT}
        self._silent = frozenset(reader.player for reader in silent) - {
            reader.player for reader in seated if reader not in silent
        }
        if since >= PING:
            self._pinged_at = at
            for reader in seated:
                reader.ping()
        self.listen_at = at + ANSWER if since >= PING or unanswered else self._pinged_at + PING

    def take_gone(self, at: float) -> str | None:
        """Return a person whose grace is over by then, each only once; None if there is none (any more)."""
        player = next((person for person, until in self._missed.items() if until <= at), None)
        if player is not None:
            del self._missed[player]
        return player

    def lend_host(self, host: int | None, to: int) -> None:
        """Note that a player is host while the one before is gone; the first who was gone has it back."""
        self.host_lender, self._acting_host = host if self.host_lender is None else self.host_lender, to

    def end_host_loan(self) -> int | None:
        """Forget that somebody is host for another player; return the number of who was."""
        acting, self.host_lender, self._acting_host = self._acting_host, None, None
        return acting

    def see_elsewhere(self, players: frozenset[str]) -> bool:
        """Set who is connected through other servers; return True if it has changed."""
        changed, self.elsewhere = players != self.elsewhere, players
        return changed

    def idle_from(self, at: float) -> None:
        """Keep the table awake for the idle time from now on, as somebody left."""
        self.sleep_at = at + self._idle

    def end(self, at: float) -> None:
        """Let the table sleep at once."""
        self.sleep_at = at


class Readiness:
    """The players ready for the next deal, which comes when all are, or after a countdown that each may stop once."""

    def __init__(self, factor: float) -> None:
        """`factor`: the server's factor on every pause."""
        self._pause = factor * COUNTDOWN
        self.ready: frozenset[Seat] = frozenset()
        self.stopped: frozenset[Seat] = frozenset()
        """The seats that have stopped the countdown, and may not again in this deal."""
        self.ends: float | None = None
        """The end of the countdown, when the next deal comes even if not all are ready; None while none runs."""

    def tell(self, seat: Seat, at: float) -> None:
        """Mark a seat as ready, and start the countdown unless it runs."""
        self.ready |= {seat}
        if self.ends is None:
            self.ends = at + self._pause

    def stop(self, seat: Seat) -> None:
        """Stop the countdown, for a seat that needs more time, until somebody is ready again."""
        self.ready -= {seat}
        self.stopped |= {seat}
        self.ends = None

    def reset(self) -> None:
        """Forget who is ready: cards are dealt, or taken back, or the match is paused."""
        self.ready, self.stopped, self.ends = frozenset(), frozenset(), None
