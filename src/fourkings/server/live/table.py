"""A table that is awake: one task with a mailbox. Whatever happens is stored first, and only then told.

Everything that touches the table runs in its own task, one thing after the other, so no lock is needed. A table sleeps when
nobody looks at it, and is folded together again from its log when somebody asks for it.
"""

from __future__ import annotations

import asyncio
import logging
import time
from collections import deque
from collections.abc import Callable
from typing import Final

from fourkings import letters, log, table
from fourkings.cards import Seat
from fourkings.deck import seal
from fourkings.game import Reason, Refused
from fourkings.messages import Ask, Hello, Letter, Pace, Ping, Pong, SetPace, Wish, written
from fourkings.server.live import playing
from fourkings.server.live.mail import Asleep, Gone, Past, Reader, Said
from fourkings.server.live.refusals import No, code_of, refusal
from fourkings.server.minds import Minds
from fourkings.server.pace import PAUSES, RESTING, pause
from fourkings.server.settings import Settings
from fourkings.server.store import Done, Fenced, Store, Stored, Summary
from fourkings.table import Act, Deal, Fact, Table, Undo

logger = logging.getLogger(__name__)

REMEMBERED: Final = 64
"""Facts kept beside a table, so that who missed a few is sent those."""


def summary(table: Table) -> Summary:
    """The table in a few words, for lists."""
    match = table.match
    winners = match.result.winners if match.result else ()
    totals = match.result.scores if match.result else match.totals
    return Summary(table.version, len(match.deals), totals, match.result is not None, winners)


class Live:
    """A table, awake. `post` and `part` are for its readers; everything else happens in `run`."""

    def __init__(
        self,
        stored: Stored,
        table: Table,
        done: list[Done],
        store: Store,
        settings: Settings,
        minds: Minds,
        clock: Callable[[], float] = time.monotonic,
    ) -> None:
        self.id, self.table, self.asleep = stored.id, table, False
        self.secret, self.pace, self.store, self.settings, self.minds, self.clock = (
            stored.secret,
            stored.pace,
            store,
            settings,
            minds,
            clock,
        )
        self._commitment = seal(stored.secret)
        self._done = {(one.player, one.letter): one.version for one in done}
        self._past: deque[Past] = deque(maxlen=REMEMBERED)
        self._mail: asyncio.Queue[Said | Gone] = asyncio.Queue()
        self.readers: dict[Reader, Seat | None] = {}
        self.moved = table.version  # when the game itself last changed, as far as is known
        self.rest: Seat | None = None  # who has asked for the rest
        self._next = clock()  # when a bot may act
        self._sleep_at = clock() + settings.idle
        self._leaving: dict[str, float] = {}

    # --- for readers ----------------------------------------------------------------------------------------------

    def post(self, reader: Reader, wish: Wish) -> None:
        """A letter from a reader; his first must be `hello`. `Asleep` where the table is."""
        if self.asleep:
            raise Asleep(self.id)
        self._mail.put_nowait(Said(reader, wish))

    def part(self, reader: Reader) -> None:
        """A reader is gone."""
        if not self.asleep:
            self._mail.put_nowait(Gone(reader))

    # --- the task -------------------------------------------------------------------------------------------------

    async def run(self) -> None:
        """Answer letters, move the bots, until nobody has looked on for a while."""
        try:
            while not (self._nobody() and self._mail.empty() and self.clock() >= self._sleep_at):
                await self._one_thing()
        except Fenced:
            logger.warning("table %s was written by another server, or deleted", self.id)
        finally:
            self.asleep = True
            for reader in self.readers:
                reader.close(1012)

    async def _one_thing(self) -> None:
        """The next letter, or what is due without one."""
        due = self._due()
        try:
            mail = await asyncio.wait_for(self._mail.get(), None if due is None else max(0.0, due - self.clock()))
        except TimeoutError:
            await self._by_itself()
            return
        if isinstance(mail, Gone):
            self._part(mail.reader)
        else:
            await self._answer(mail.reader, mail.wish)

    def _due(self) -> float | None:
        """When something happens that nobody has to ask for; None where all wait for a person."""
        times = [*self._leaving.values()]
        if self._nobody():
            times.append(self._sleep_at)
        elif self._moves_itself():
            times.append(self._next)
        return min(times, default=None)

    def _nobody(self) -> bool:
        return not self.readers

    def _moves_itself(self) -> bool:
        """True where a bot is to act, or the rest is played, and one of the people who sit here looks on."""
        if all(seat is None for seat in self.readers.values()) or self.table.match.result:
            return False
        turn = self.table.waits_for
        if turn is None:
            return all(chair.played_by_bot for chair in self.table.chairs)
        return self.table.chair(turn).played_by_bot or self.rest == turn

    async def _by_itself(self) -> None:
        """What is due now: a chair whose person is gone for good, a deal among bots, a bot's action."""
        now = self.clock()
        for player in [player for player, at in self._leaving.items() if at <= now]:
            del self._leaving[player]
            if fact := table.leave(self.table, player):
                await self.happens(fact)
        if not self._moves_itself() or self._next > now:
            return
        turn = self.table.waits_for
        if turn is None:
            await self.happens(playing.next_deal(self))
        elif self.table.chair(turn).played_by_bot:
            await playing.bot_acts(self, turn)
        else:
            await playing.play_rest(self, turn)

    async def happens(self, fact: Fact, done: Done | None = None) -> None:
        """Store the fact, then let it be so, then tell it."""
        before, now = self.table, table.after(self.table, fact)
        done = done and done._replace(version=now.version)
        await self.store.append(self.id, log.line(fact), summary(now), time.time(), done)
        self.table = now
        self._past.append(Past(before, now, fact, done))
        if done:
            self._done[done.player, done.letter] = now.version
        if isinstance(fact, Act | Deal | Undo):
            self.moved = now.version
        if isinstance(fact, Deal | Undo):
            self.rest = None
        pauses = RESTING if self.rest is not None else PAUSES[_pace(self.pace)]
        self._next = self.clock() + self.settings.tempo * pause(fact, now, pauses)
        self._tell(self._past[-1])

    def _tell(self, past: Past) -> None:
        """One letter for each seat that looks on, and one for all watchers."""
        texts: dict[tuple[Seat | None, str | None], str] = {}
        for reader, seat in self.readers.items():
            answers = past.answers(reader)
            if (seat, answers) not in texts:
                texts[seat, answers] = past.told(seat, answers)
            reader.send(texts[seat, answers])

    # --- letters --------------------------------------------------------------------------------------------------

    async def _answer(self, reader: Reader, wish: Wish) -> None:
        """Do what a letter asks for, or refuse it in words."""
        if not isinstance(wish, Hello) and reader not in self.readers:
            return
        try:
            await self._grant(reader, wish)
        except Refused as refused:
            self._refuse(reader, wish, No(code_of(refused.reason), refused.reason))
        except No as no:
            self._refuse(reader, wish, no)

    async def _grant(self, reader: Reader, wish: Wish) -> None:
        match wish:
            case Hello():
                await self._join(reader, wish.since)
            case Ping():
                self.send(reader, Pong(version=self.table.version))
            case Ask() | SetPace():
                await playing.grant(self, reader, wish)
            case _ if version := self._done.get((reader.player, wish.id)):
                await self._again(reader, wish.id, version)
            case _:
                await playing.grant(self, reader, wish)

    async def _again(self, reader: Reader, letter: str, version: int) -> None:
        """A letter that was done already: the same answer once more, made again from the log."""
        past = await self._at(version)
        reader.send(past.told(self.readers[reader], letter))

    async def _at(self, version: int) -> Past:
        for past in self._past:
            if past.after.version == version:
                return past
        every = list(log.facts(await self.store.facts(self.id)))
        before = table.fold(every[: version - 1])
        return Past(before, table.after(before, every[version - 1]), every[version - 1], None)

    def seat(self, reader: Reader) -> Seat:
        seat = self.readers[reader]
        if seat is None:
            raise No("seat", Reason("GEN-12", "not-seated", {}))
        return seat

    # --- coming and going -----------------------------------------------------------------------------------------

    async def _join(self, reader: Reader, since: int) -> None:
        """Somebody looks on: what he missed, where that is little, then the whole table as it stands."""
        seat = self.table.seat_of(reader.player)
        awake = any(one is not None for one in self.readers.values())
        self._leaving.pop(reader.player, None)
        if seat is not None and (fact := table.back(self.table, reader.player)):
            await self.happens(fact)
        for past in self._missed(since):
            answers = past.answers(reader)
            reader.send(past.told(seat, answers))
        self.readers[reader] = seat
        self.send(reader, letters.snapshot(self.table, seat, self.id, _pace(self.pace), self._commitment))
        if seat is not None and not awake:
            self._next = self.clock() + self.settings.tempo * pause(None, self.table, PAUSES[_pace(self.pace)])

    def _missed(self, since: int) -> list[Past]:
        """What happened after that version, where all of it is remembered."""
        missed = [past for past in self._past if past.after.version > since]
        return missed if since and len(missed) == self.table.version - since else []

    def _part(self, reader: Reader) -> None:
        """A reader is gone: his chair is his for a while, and for good where he plays alone."""
        self.readers.pop(reader, None)
        self._sleep_at = self.clock() + self.settings.idle
        people = sum(chair.player is not None for chair in self.table.chairs)
        still_here = any(other.player == reader.player for other in self.readers)
        if self.table.seat_of(reader.player) is not None and people > 1 and not still_here:
            self._leaving[reader.player] = self.clock() + self.settings.grace

    def send(self, reader: Reader, letter: Letter) -> None:
        reader.send(written(letter))

    def _refuse(self, reader: Reader, wish: Wish, no: No) -> None:
        answers = None if isinstance(wish, Hello | Ping) else wish.id
        self.send(reader, refusal(no, answers, self.table.version))


def _pace(text: str) -> Pace:
    """A pace as it stands in the store."""
    return text if text in PAUSES else "calm"  # type: ignore[return-value]
