"""A table that is awake, as it stands: what is so there, who looks on, and who is missed.

Here it only stands. What happens is stored and told by `commit`, and everything that touches the table runs in its own
task (`task`), one thing after the other, so no lock is needed. A table sleeps when nobody looks at it, and is folded
together again from its log when somebody asks for it.
"""

from __future__ import annotations

import asyncio
import time
from collections import deque
from collections.abc import Callable, Sequence
from typing import Final

from fourkings.rulebook.cards import Seat
from fourkings.rulebook.deck import seal
from fourkings.server.bot_pool import BotPool
from fourkings.server.live.mailbox import Asleep, Gone, Looked, Past, Reader, Ringing, Said, people_of
from fourkings.server.live.refusals import no, refusal
from fourkings.server.metrics import Metrics
from fourkings.server.pace import PAUSES
from fourkings.server.peers import Peers
from fourkings.server.settings import Settings
from fourkings.server.store import Done, Seen, Store, Stored
from fourkings.table.gathering import Gathering
from fourkings.table.messages import Message, Pace, Request, encode
from fourkings.table.state import Act, Deal, Opening, Table, TableState, Undo

NOT_FOR_YOU: Final = 4405
"""Close code for who was sent away, or may not look on."""
REMEMBERED: Final = 64
"""Facts kept beside a table, so that who missed a few is sent those."""


class Live:
    """A table, awake. `post` and `part` are for its readers; what they ask for is done in its task."""

    def __init__(
        self,
        stored: Stored,
        now: TableState,
        done: list[Done],
        past: Sequence[Past],
        store: Store,
        settings: Settings,
        bot_pool: BotPool,
        peers: Peers,
        clock: Callable[[], float] = time.monotonic,
        wall: Callable[[], float] = time.time,
        metrics: Metrics | None = None,
    ) -> None:
        self.id, self.now, self.asleep = stored.id, now, False
        self.secret, self.commitment, self.store, self.settings = stored.secret, seal(stored.secret), store, settings
        self.bot_pool, self.clock, self.pace = bot_pool, clock, stored.pace
        self.names: dict[str, str] = {}  # what people here are called, by their ids
        self.wrote: dict[str, deque[float]] = {}  # when each wrote to the others
        self.lines: set[int] | None = None  # the numbers of the lines of chat that readers were shown
        self.peers, self.leased, self.metrics = peers, False, metrics or Metrics()
        self.news: int | None = None  # of the last look: see `Seen`
        self.elsewhere: frozenset[str] = frozenset()
        self.answered = {(one.player, one.letter): one.version for one in done}
        self.past: deque[Past] = deque(past, maxlen=REMEMBERED)
        self.mail: asyncio.Queue[Said | Gone | Ringing | Looked] = asyncio.Queue()
        self.readers: dict[Reader, Seat | None] = {}
        still = (one.before.version for one in reversed(past) if isinstance(one.fact, Opening | Act | Deal | Undo))
        self.moved = next(still, now.version - 1) + 1  # when the game itself last changed, as far as is known
        self.rest: Seat | None = None  # who has asked for the rest
        self.next_at = clock()  # when a bot may act
        self.sleep_at = clock() + settings.idle
        self.leaving: dict[str, float] = {}
        self.wall, self.due = wall, stored.summary.due  # when a slow game moves by itself, in seconds since 1970
        self.since = self.heard_at = clock()  # when the running clock began, and when the letter in hand came
        self.credit = 0.0  # seconds of this server's own delay, on the running clock
        self.noted_at = clock()  # when it was last noted how far the running clock has come
        self.owned_by: str | None = None  # the server that owns the table, as it was last seen

    @property
    def table(self) -> Table:
        """The table at its match; `No` while people gather."""
        if isinstance(self.now, Gathering):
            raise no("unavailable", "not-dealt")
        return self.now

    @property
    def version(self) -> int:
        """Of the last fact."""
        return self.now.version

    @property
    def tempo(self) -> Pace:
        """The pace of the bots."""
        return self.pace if self.pace in PAUSES else "calm"  # type: ignore[return-value]

    # --- for readers ----------------------------------------------------------------------------------------------

    def post(self, reader: Reader, wish: Request) -> None:
        """A letter from a reader; his first must be `hello`. `Asleep` where the table is."""
        if self.asleep:
            raise Asleep(self.id)
        self.mail.put_nowait(Said(reader, wish, self.clock()))

    def part(self, reader: Reader) -> None:
        """A reader is gone."""
        if not self.asleep:
            self.mail.put_nowait(Gone(reader))

    # --- for other servers ----------------------------------------------------------------------------------------

    def rung(self, version: int = 0) -> None:
        """Another server has written here: up to that version, or (0) perhaps something beside the log."""
        if not self.asleep and not 0 < version <= self.version:
            self.mail.put_nowait(Ringing(version))

    def see(self, seen: Seen | None) -> None:
        """How the table was found to stand; None where it is no more."""
        if not self.asleep and (seen is None or self._differs(seen)):
            self.mail.put_nowait(Looked(seen))

    def _differs(self, seen: Seen) -> bool:
        """True where what was seen is not what is known here; the lease itself, too, which no other sign would correct."""
        known = (self.news, self.owned_by, self.elsewhere, self.leased)
        return seen.version > self.version or known != (
            seen.news,
            seen.owner,
            seen.elsewhere,
            seen.owner == self.peers.id,
        )

    @property
    def owner(self) -> bool:
        """True where what moves by itself is for this server to move."""
        return self.peers.alone or self.leased

    @property
    def wants_to_own(self) -> bool:
        """True where somebody who takes part looks on through this server, or a slow game goes on without anybody."""
        if self.goes_on:
            return True
        return any(seat is not None for seat in self.readers.values()) or (
            isinstance(self.now, Gathering) and any(self.now.guest(one.player) is not None for one in self.readers)
        )

    @property
    def shown(self) -> set[str]:
        """Who looks on here, as far as others at the table care."""
        return {one.player for one in self.readers} if self.company else set()

    @property
    def company(self) -> bool:
        return isinstance(self.now, Gathering) or len(list(people_of(self.now))) > 1

    # --- what goes on by itself -----------------------------------------------------------------------------------

    @property
    def alone(self) -> bool:
        """True for a slow game that somebody plays in: it goes on though nobody looks on."""
        now = self.now
        return isinstance(now, Table) and now.slow and not now.closed and any(not one.played_by_bot for one in now.chairs)

    @property
    def goes_on(self) -> bool:
        """True for such a game where something is to be done at once or soon, so that its table may not sleep."""
        return self.alone and (self.moves_itself or (self.due or 0.0) <= self.wall())

    @property
    def moves_itself(self) -> bool:
        """True where a bot is to act, or the rest is played, and one of the people who sit here looks on, if need be."""
        if isinstance(self.now, Gathering) or self.now.match.result:
            return False
        if all(seat is None for seat in self.readers.values()) and not self.alone:
            return False
        turn = self.table.waits_for
        if turn is None:
            return self.owner and all(chair.played_by_bot for chair in self.table.chairs)
        return self.rest == turn or (self.owner and self.table.chair(turn).played_by_bot)

    # --- who looks on ---------------------------------------------------------------------------------------------

    def seat(self, reader: Reader) -> Seat:
        """The seat of a reader; `No` where he has none."""
        seat = self.table.seat_of(reader.player)
        if seat is None:
            raise no("seat", "not-seated", "GEN-12")
        return seat

    def here(self, player: str) -> bool:
        """True for whoever has a line open, to this server or another."""
        return player in self.elsewhere or any(one.player == player for one in self.readers)

    def send(self, reader: Reader, letter: Message) -> None:
        reader.send(encode(letter))

    def turn_away(self, player: str, why: str) -> None:
        """Close the lines of somebody who may not look on (any more), and say why."""
        for reader in [one for one in self.readers if one.player == player]:
            self.send(reader, refusal(no("closed", why), None, self.version))
            reader.close(NOT_FOR_YOU)
            self.readers.pop(reader)

    def close(self, code: int) -> None:
        """The table is no more."""
        for reader in self.readers:
            reader.close(code)
        self.readers.clear()
        self.sleep_at = self.clock()

    # --- who is missed --------------------------------------------------------------------------------------------

    def look_around(self) -> None:
        """Who is missed here has the table's grace from now on; who is here is not missed."""
        missed = [one for one in self._expected() if not self.here(one)]
        until = self.clock() + self.settings.grace
        self.leaving = {one: self.leaving.get(one, until) for one in missed}

    def _expected(self) -> list[str]:
        """Who is missed where he is not here: before the match the host, in it whoever plays himself."""
        now = self.now
        if isinstance(now, Gathering):
            host = None if now.host is None else now.guest_by_number(now.host)
            return [host.player] if host else []
        if now.match.result or not self.company or now.slow:
            return []
        return [chair.player for chair in now.chairs if chair.player is not None and not chair.away]
