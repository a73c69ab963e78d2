"""A table that is awake: one task with a mailbox. Whatever happens is stored first, and only then told.

Everything that touches the table runs in its own task, one thing after the other, so no lock is needed. A table sleeps when
nobody looks at it, and is folded together again from its log when somebody asks for it.
"""

from __future__ import annotations

import asyncio
import logging
import time
from collections import deque
from collections.abc import Callable, Iterable, Sequence
from typing import Final

from fourkings import log, table
from fourkings.cards import Seat
from fourkings.deck import seal
from fourkings.game import Refused
from fourkings.gathering import Gathering
from fourkings.messages import (
    Ask,
    AskRematch,
    Away,
    Back,
    ChooseStandIn,
    Do,
    Hello,
    Letter,
    NextDeal,
    Pace,
    Ping,
    Pong,
    Rest,
    Say,
    SayPhrase,
    SetPace,
    TakeBack,
    Unsay,
    Wish,
    written,
)
from fourkings.server.live import chatting, clocks, coming, following, gathering, playing, seats, telling
from fourkings.server.live.mail import Asleep, Gone, Looked, Past, Reader, Rung, Said, people_of
from fourkings.server.live.refusals import No, code_of, no, refusal
from fourkings.server.making import summary
from fourkings.server.meter import Meter
from fourkings.server.minds import Minds
from fourkings.server.pace import PAUSES, RESTING, pause
from fourkings.server.peers import Peers
from fourkings.server.settings import Settings
from fourkings.server.store import Done, Fenced, Seen, Store, Stored
from fourkings.server.store.log import KEPT, SWEEP
from fourkings.table import Act, Deal, Fact, Opening, Sitting, Table, Undo

logger = logging.getLogger(__name__)

NOT_FOR_YOU: Final = 4405
"""Close code for who was sent away, or may not look on."""
REMEMBERED: Final = 64
"""Facts kept beside a table, so that who missed a few is sent those."""
TRIES: Final = 20
"""How often a letter is acted upon where others write at the same time."""


class Live:
    """A table, awake. `post` and `part` are for its readers; everything else happens in `run`."""

    def __init__(
        self,
        stored: Stored,
        now: Sitting,
        done: list[Done],
        past: Sequence[Past],
        store: Store,
        settings: Settings,
        minds: Minds,
        peers: Peers,
        clock: Callable[[], float] = time.monotonic,
        wall: Callable[[], float] = time.time,
        meter: Meter | None = None,
    ) -> None:
        self.id, self.now, self.asleep = stored.id, now, False
        self.secret, self.commitment, self.store, self.settings = stored.secret, seal(stored.secret), store, settings
        self.minds, self.clock, self.pace = minds, clock, stored.pace
        self.names: dict[str, str] = {}  # what people here are called, by their ids
        self.wrote: dict[str, deque[float]] = {}  # when each wrote to the others
        self.lines: set[int] | None = None  # the numbers of the lines of chat that readers were shown
        self.peers, self.leased, self.meter = peers, False, meter or Meter()
        self.news: int | None = None  # of the last look: see `Seen`
        self.elsewhere: frozenset[str] = frozenset()
        self.answered = {(one.player, one.letter): one.version for one in done}
        self.past: deque[Past] = deque(past, maxlen=REMEMBERED)
        self._mail: asyncio.Queue[Said | Gone | Rung | Looked] = asyncio.Queue()
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

    def post(self, reader: Reader, wish: Wish) -> None:
        """A letter from a reader; his first must be `hello`. `Asleep` where the table is."""
        if self.asleep:
            raise Asleep(self.id)
        self._mail.put_nowait(Said(reader, wish, self.clock()))

    def part(self, reader: Reader) -> None:
        """A reader is gone."""
        if not self.asleep:
            self._mail.put_nowait(Gone(reader))

    # --- for other servers ----------------------------------------------------------------------------------------

    def rung(self, version: int = 0) -> None:
        """Another server has written here: up to that version, or (0) perhaps something beside the log."""
        if not self.asleep and not 0 < version <= self.version:
            self._mail.put_nowait(Rung(version))

    def see(self, seen: Seen | None) -> None:
        """How the table was found to stand; None where it is no more."""
        known = (self.version, self.news, self.owned_by, self.elsewhere)
        if not self.asleep and (
            seen is None or (max(seen.version, self.version), seen.news, seen.owner, seen.elsewhere) != known
        ):
            self._mail.put_nowait(Looked(seen))

    @property
    def owner(self) -> bool:
        """True where what moves by itself is for this server to move."""
        return self.peers.alone or self.leased

    @property
    def wants_to_own(self) -> bool:
        """True where somebody who takes part looks on through this server, or a slow game goes on without anybody."""
        if clocks.goes_on(self):
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

    # --- the task -------------------------------------------------------------------------------------------------

    async def run(self) -> None:
        """Answer letters, move the bots, until nobody has looked on for a while."""
        try:
            while not self._may_sleep():
                await self._one_thing()
        except Fenced:
            logger.warning("table %s was written by another server, or deleted", self.id)
        finally:
            self.asleep = True
            for reader in self.readers:
                reader.close(1012)

    def _may_sleep(self) -> bool:
        idle = self._nobody() and self._mail.empty() and self.clock() >= self.sleep_at
        return idle and not (self.owner and clocks.goes_on(self))

    async def _one_thing(self) -> None:
        """The next letter, or what is due without one. Who has written in time is read before his time is over."""
        due = self._due() if self._mail.empty() else None
        try:
            mail = await asyncio.wait_for(self._mail.get(), None if due is None else max(0.0, due - self.clock()))
        except TimeoutError:
            await self._by_itself()
            return
        match mail:
            case Gone(reader):
                coming.part(self, reader)
            case Said(reader, wish, at):
                self.heard_at = at
                await self._answer(reader, wish)
            case Rung(0):
                await following.look(self)
            case Rung(version) if version > self.version:
                await following.catch_up(self)
            case Looked(seen):
                await following.saw(self, seen)

    def _due(self) -> float | None:
        """When something happens that nobody has to ask for; None where all wait for a person."""
        times = [*self.leaving.values()] if self.owner else []
        if self._returned():
            times.append(self.clock())
        if self.moves_itself():
            times.append(self.next_at)
        elif self._nobody():
            times.append(self.sleep_at)
        if (end := clocks.ends(self)) is not None:
            times.append(end)
        return min(times, default=None)

    def _returned(self) -> list[str]:
        """Who is here while his bot plays: he came back at the very moment when another server let him go."""
        now = self.now
        if isinstance(now, Gathering) or now.match.result:
            return []
        seats = {reader.player: seat for reader, seat in self.readers.items() if seat is not None}
        return [one for one, seat in seats.items() if now.chair(seat).away and not now.chair(seat).resting]

    def _nobody(self) -> bool:
        return not self.readers

    def moves_itself(self) -> bool:
        """True where a bot is to act, or the rest is played, and one of the people who sit here looks on, if need be."""
        if isinstance(self.now, Gathering) or self.now.match.result:
            return False
        if all(seat is None for seat in self.readers.values()) and not clocks.alone(self):
            return False
        turn = self.table.waits_for
        if turn is None:
            return self.owner and all(chair.played_by_bot for chair in self.table.chairs)
        return self.rest == turn or (self.owner and self.table.chair(turn).played_by_bot)

    async def _by_itself(self) -> None:
        """What is due now, if another server has not done it already."""
        try:
            await self._what_is_due()
        except Fenced:
            await self._fenced()

    async def _fenced(self) -> None:
        """Another server was quicker: see what it did."""
        if not await following.catch_up(self):
            if await self.store.table(self.id):
                raise Fenced(f"table {self.id} can not be written")
            self.close(following.GONE)

    async def _what_is_due(self) -> None:
        """A chair whose person is gone for good, a deal among bots, a bot's action."""
        now = self.clock()
        for player in self._returned():
            if fact := table.back(self.table, player):
                await self.happens(fact)
        for player in [player for player, at in self.leaving.items() if self.owner and at <= now]:
            del self.leaving[player]
            await self._missing(player)
        if clocks.over(self):
            await playing.time_is_over(self)
            return
        if not self.moves_itself() or self.next_at > now:
            return
        turn = self.table.waits_for
        if turn is None:
            await self.happens(playing.next_deal(self))
        elif self.table.chair(turn).played_by_bot:
            await playing.bot_acts(self, turn)
        else:
            await playing.play_rest(self, turn)

    async def _missing(self, player: str) -> None:
        """Somebody has been gone for the table's grace."""
        if isinstance(self.now, Gathering):
            await gathering.host_gone(self)
        elif self.now.seat_of(player) is not None and (fact := table.leave(self.now, player)):
            self.heard_at = self.clock()
            await self.happens(clocks.left_on_turn(self, fact))

    async def happens(self, fact: Fact, done: Done | None = None) -> None:
        """Store the fact, then let it be so, then tell it."""
        before, now = self.now, table.then(self.now, fact)
        done = done and done._replace(version=now.version)
        self.due = clocks.next_due(self, before, now, fact)
        with self.meter.storing.time():
            await self.store.append(self.id, log.line(fact), summary(now, self.due), self.wall(), done)
        self.meter.facts.labels(type(fact).__name__.lower()).inc()
        self.let_be(Past(before, now, fact, done))
        self.peers.ring(self.id, now.version)

    def let_be(self, past: Past) -> None:
        """A fact that is stored is so, and is told."""
        self.now, done = past.after, past.done
        self.past.append(past)
        if done:
            self._remember(done)
        clocks.went_on(self, past)
        if isinstance(self.now, Table):
            self._went_on(self.now, past.fact)
        telling.tell(self, past)
        for player in self.now.kicked - past.before.kicked:
            self.turn_away(player, "kicked")
        self.look_around()

    def _remember(self, done: Done) -> None:
        """A letter was acted upon; those of long ago are forgotten, as in the store."""
        self.answered[done.player, done.letter] = done.version
        if len(self.answered) > KEPT + SWEEP:
            self.answered = {letter: version for letter, version in self.answered.items() if version > done.version - KEPT}

    def _went_on(self, now: Table, fact: Fact) -> None:
        """What follows from a fact of the match for the letters and the bots to come."""
        if isinstance(fact, Opening):
            self._seat_everybody(now)
        if isinstance(fact, Opening | Act | Deal | Undo):
            self.moved = now.version
        if isinstance(fact, Deal | Undo):
            self.rest = None
        pauses = RESTING if self.rest is not None else PAUSES[self.tempo]
        self.next_at = self.clock() + self.settings.tempo * pause(fact, now, pauses)

    def _seat_everybody(self, now: Table) -> None:
        """The match opens: who has a seat plays, the others look on where they may."""
        for reader in list(self.readers):
            self.readers[reader] = now.seat_of(reader.player)
            if self.readers[reader] is None and now.terms.watch == "nobody":
                self.turn_away(reader.player, "no-watching")

    # --- letters --------------------------------------------------------------------------------------------------

    async def _answer(self, reader: Reader, wish: Wish) -> None:
        """Do what a letter asks for, or refuse it in words. Where another server was quicker, it is decided anew."""
        for _ in range(TRIES):
            if not isinstance(wish, Hello) and reader not in self.readers:
                return
            try:
                await self._try(reader, wish)
                return
            except Fenced:
                await self._fenced()
        raise Fenced(f"table {self.id} is written too fast by others")

    async def _try(self, reader: Reader, wish: Wish) -> None:
        try:
            await self._grant(reader, wish)
        except Refused as refused:
            self._refuse(reader, wish, No(code_of(refused.reason), refused.reason))
        except No as why:
            self._refuse(reader, wish, why)

    async def _grant(self, reader: Reader, wish: Wish) -> None:
        match wish:
            case Hello():
                await coming.join(self, reader, wish.since)
            case Ping():
                self.send(reader, Pong(version=self.version))
            case Ask() | SetPace():
                await playing.grant(self, reader, wish)
            case Say() | SayPhrase() | Unsay():
                await chatting.grant(self, reader, wish)
            case _ if version := self.answered.get((reader.player, wish.id)):
                await telling.again(self, reader, wish.id, version)
            case Do() | NextDeal() | TakeBack() | Rest():
                await playing.grant(self, reader, wish)
            case Away() | Back() | ChooseStandIn() | AskRematch():
                await seats.grant(self, reader, wish)
            case _:
                await gathering.grant(self, reader, wish)

    def stand(self, reader: Reader) -> None:
        """The whole table as it stands, to one reader."""
        telling.stand(self, reader)

    async def learn(self, players: Iterable[str]) -> None:
        """Learn what these people are called."""
        await coming.learn(self, players)

    def seat(self, reader: Reader) -> Seat:
        """The seat of a reader; `No` where he has none."""
        seat = self.table.seat_of(reader.player)
        if seat is None:
            raise no("seat", "not-seated", "GEN-12")
        return seat

    # --- coming and going -----------------------------------------------------------------------------------------

    def look_around(self) -> None:
        """Who is missed here has the table's grace from now on; who is here is not missed."""
        missed = [one for one in self._expected() if not self.here(one)]
        until = self.clock() + self.settings.grace
        self.leaving = {one: self.leaving.get(one, until) for one in missed}

    def _expected(self) -> list[str]:
        """Who is missed where he is not here: before the match the host, in it whoever plays himself."""
        now = self.now
        if isinstance(now, Gathering):
            host = None if now.host is None else now.numbered(now.host)
            return [host.player] if host else []
        if now.match.result or not self.company or now.slow:
            return []
        return [chair.player for chair in now.chairs if chair.player is not None and not chair.away]

    def has_line(self, number: int, removed: bool = False) -> None:
        """Readers are told of a line of chat, or that it was taken back; other servers are to look."""
        if self.lines is not None:
            self.lines = self.lines - {number} if removed else self.lines | {number}
        self.peers.ring(self.id)

    def show_who_is_here(self) -> None:
        """Somebody has come or gone at another server."""
        if isinstance(self.now, Gathering):
            telling.anew(self)

    def here(self, player: str) -> bool:
        """True for whoever has a line open, to this server or another."""
        return player in self.elsewhere or any(one.player == player for one in self.readers)

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

    def send(self, reader: Reader, letter: Letter) -> None:
        reader.send(written(letter))

    def _refuse(self, reader: Reader, wish: Wish, why: No) -> None:
        answers = None if isinstance(wish, Hello | Ping) else wish.id
        self.meter.refusals.labels(why.code, why.reason.key).inc()
        self.send(reader, refusal(why, answers, self.version))
        if isinstance(wish, Hello):
            reader.close(NOT_FOR_YOU)
