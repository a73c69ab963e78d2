"""A table that is awake: one task with a mailbox. Whatever happens is stored first, and only then told.

Everything that touches the table runs in its own task, one thing after the other, so no lock is needed. A table sleeps when
nobody looks at it, and is folded together again from its log when somebody asks for it.
"""

from __future__ import annotations

import asyncio
import logging
import time
from collections import deque
from collections.abc import Callable, Iterable, Iterator
from typing import Final

from fourkings import letters, log, table
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
    Named,
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
from fourkings.server.live import chatting, gathering, playing, seats
from fourkings.server.live.mail import Asleep, Gone, Past, Reader, Said
from fourkings.server.live.refusals import No, code_of, no, refusal
from fourkings.server.making import summary
from fourkings.server.minds import Minds
from fourkings.server.pace import PAUSES, RESTING, pause
from fourkings.server.settings import Settings
from fourkings.server.store import Done, Fenced, Store, Stored
from fourkings.table import Act, Deal, Fact, Opening, Sitting, Table, Undo

logger = logging.getLogger(__name__)

NOT_FOR_YOU: Final = 4405
"""Close code for who was sent away, or may not look on."""
REMEMBERED: Final = 64
"""Facts kept beside a table, so that who missed a few is sent those."""


class Live:
    """A table, awake. `post` and `part` are for its readers; everything else happens in `run`."""

    def __init__(
        self,
        stored: Stored,
        now: Sitting,
        done: list[Done],
        store: Store,
        settings: Settings,
        minds: Minds,
        clock: Callable[[], float] = time.monotonic,
    ) -> None:
        self.id, self.now, self.asleep = stored.id, now, False
        self.secret, self.commitment, self.store, self.settings = stored.secret, seal(stored.secret), store, settings
        self.minds, self.clock, self.pace = minds, clock, stored.pace
        self.names: dict[str, str] = {}  # what people here are called, by their ids
        self.wrote: dict[str, deque[float]] = {}  # when each wrote to the others
        self._done = {(one.player, one.letter): one.version for one in done}
        self._past: deque[Past] = deque(maxlen=REMEMBERED)
        self._mail: asyncio.Queue[Said | Gone] = asyncio.Queue()
        self.readers: dict[Reader, Seat | None] = {}
        self.moved = now.version  # when the game itself last changed, as far as is known
        self.rest: Seat | None = None  # who has asked for the rest
        self._next = clock()  # when a bot may act
        self._sleep_at = clock() + settings.idle
        self._leaving: dict[str, float] = {}

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
        if isinstance(self.now, Gathering) or all(seat is None for seat in self.readers.values()):
            return False
        if self.table.match.result:
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
            await self._missing(player)
        if not self._moves_itself() or self._next > now:
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
            await self.happens(fact)

    async def happens(self, fact: Fact, done: Done | None = None) -> None:
        """Store the fact, then let it be so, then tell it."""
        before, now = self.now, table.then(self.now, fact)
        done = done and done._replace(version=now.version)
        await self.store.append(self.id, log.line(fact), summary(now), time.time(), done)
        self.now = now
        self._past.append(Past(before, now, fact, done))
        if done:
            self._done[done.player, done.letter] = now.version
        if isinstance(now, Table):
            self._went_on(now, fact)
        self._tell(self._past[-1])

    def _went_on(self, now: Table, fact: Fact) -> None:
        """What follows from a fact of the match for the letters and the bots to come."""
        if isinstance(fact, Opening):
            self._seat_everybody(now)
        if isinstance(fact, Opening | Act | Deal | Undo):
            self.moved = now.version
        if isinstance(fact, Deal | Undo):
            self.rest = None
        pauses = RESTING if self.rest is not None else PAUSES[self.tempo]
        self._next = self.clock() + self.settings.tempo * pause(fact, now, pauses)

    def _seat_everybody(self, now: Table) -> None:
        """The match opens: who has a seat plays, the others look on where they may."""
        for reader in list(self.readers):
            self.readers[reader] = now.seat_of(reader.player)
            if self.readers[reader] is None and now.terms.watch == "nobody":
                self.turn_away(reader.player, "no-watching")

    def _tell(self, past: Past) -> None:
        """One letter for each seat that looks on, and one for all watchers; before the match one for each reader."""
        texts: dict[tuple[Seat | None, str | None], str] = {}
        for reader, seat in self.readers.items():
            answers = past.answers(reader)
            if isinstance(past.after, Gathering):
                reader.send(gathering.letter(self, past.after, reader.player, past, answers))
                continue
            if isinstance(past.fact, Opening):
                self.stand(reader)
                continue
            if (seat, answers) not in texts:
                texts[seat, answers] = self._event(past, seat, answers)
            reader.send(texts[seat, answers])

    def _event(self, past: Past, seat: Seat | None, answers: str | None) -> str:
        """A fact of the match as a letter."""
        assert isinstance(past.after, Table)
        before = past.before if isinstance(past.before, Table) else None
        return written(letters.event(before, past.after, past.fact, seat, answers, self.names))

    def stand(self, reader: Reader, answers: str | None = None) -> None:
        """The whole table as it stands, to one reader."""
        now = self.now
        if isinstance(now, Gathering):
            reader.send(gathering.letter(self, now, reader.player, answers=answers))
            return
        seat, guest = now.seat_of(reader.player), now.guest(reader.player)
        self.send(reader, letters.snapshot(now, seat, self.id, self.tempo, self.commitment, self.names, guest))

    # --- letters --------------------------------------------------------------------------------------------------

    async def _answer(self, reader: Reader, wish: Wish) -> None:
        """Do what a letter asks for, or refuse it in words."""
        if not isinstance(wish, Hello) and reader not in self.readers:
            return
        try:
            await self._grant(reader, wish)
        except Refused as refused:
            self._refuse(reader, wish, No(code_of(refused.reason), refused.reason))
        except No as why:
            self._refuse(reader, wish, why)

    async def _grant(self, reader: Reader, wish: Wish) -> None:
        match wish:
            case Hello():
                await self._join(reader, wish.since)
            case Ping():
                self.send(reader, Pong(version=self.version))
            case Ask() | SetPace():
                await playing.grant(self, reader, wish)
            case Say() | SayPhrase() | Unsay():
                await chatting.grant(self, reader, wish)
            case _ if version := self._done.get((reader.player, wish.id)):
                await self._again(reader, wish.id, version)
            case Do() | NextDeal() | TakeBack() | Rest():
                await playing.grant(self, reader, wish)
            case Away() | Back() | ChooseStandIn() | AskRematch():
                await seats.grant(self, reader, wish)
            case _:
                await gathering.grant(self, reader, wish)

    async def _again(self, reader: Reader, letter: str, version: int) -> None:
        """A letter that was done already: the same answer once more, made again from the log."""
        past = await self._at(version)
        if isinstance(past.after, Gathering) or isinstance(past.fact, Opening):
            self.stand(reader, letter)
        else:
            reader.send(self._event(past, self.readers[reader], letter))

    async def _at(self, version: int) -> Past:
        for past in self._past:
            if past.after.version == version:
                return past
        every = list(log.facts(await self.store.facts(self.id)))
        if version == 1:
            return Past(table.stands(every[:1]), table.stands(every[:1]), every[0], None)
        before = table.stands(every[: version - 1])
        return Past(before, table.then(before, every[version - 1]), every[version - 1], None)

    def seat(self, reader: Reader) -> Seat:
        """The seat of a reader; `No` where he has none."""
        seat = self.table.seat_of(reader.player)
        if seat is None:
            raise no("seat", "not-seated", "GEN-12")
        return seat

    # --- coming and going -----------------------------------------------------------------------------------------

    async def _join(self, reader: Reader, since: int) -> None:
        """Somebody looks on: what he missed, where that is little, then the whole table as it stands."""
        now, player = self.now, reader.player
        if player in now.kicked:
            raise no("closed", "kicked")
        seat = now.seat_of(player) if isinstance(now, Table) else None
        if isinstance(now, Table) and seat is None and now.terms.watch == "nobody":
            raise no("closed", "no-watching")
        await self.learn()
        awake = any(one is not None for one in self.readers.values())
        self._leaving.pop(player, None)
        if seat is not None and not self.table.chair(seat).resting and (fact := table.back(self.table, player)):
            await self.happens(fact)
        for past in self._missed(since):
            reader.send(self._event(past, seat, past.answers(reader)))
        self.readers[reader] = seat
        self.stand(reader)
        await chatting.whole(self, reader)
        if isinstance(self.now, Gathering):
            self._again_to_others(reader)
        elif seat is not None and not awake:
            self._next = self.clock() + self.settings.tempo * pause(None, self.table, PAUSES[self.tempo])

    async def learn(self, players: Iterable[str] | None = None) -> None:
        """Learn what people are called: those at the table, or these. Names may change at any time, outside the log."""
        wanted = list(people_of(self.now) if players is None else players)
        known = {player: self.names.get(player) for player in wanted}
        told = dict.fromkeys(wanted, "") | await self.store.names(wanted)
        self.names |= told
        if isinstance(self.now, Table) and any(known[one] not in (None, told[one]) for one in wanted):
            for reader, seat in self.readers.items():
                self.send(reader, Named(players=letters.players(self.now, seat, self.names)))

    def _again_to_others(self, reader: Reader | None = None) -> None:
        """Somebody has come or gone while people gather: the others see it, though no fact tells of it."""
        for other in self.readers:
            if other is not reader:
                self.stand(other)

    def here(self, player: str) -> bool:
        """True for whoever has a line open."""
        return any(one.player == player for one in self.readers)

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
        self._sleep_at = self.clock()

    def _missed(self, since: int) -> list[Past]:
        """What happened after that version, where all of it is remembered."""
        missed = [past for past in self._past if past.after.version > since]
        if any(isinstance(past.after, Gathering) or isinstance(past.fact, Opening) for past in missed):
            return []
        return missed if since and len(missed) == self.version - since else []

    def _part(self, reader: Reader) -> None:
        """A reader is gone: his chair is his for a while, and for good where he plays alone."""
        self.readers.pop(reader, None)
        self._sleep_at = self.clock() + self.settings.idle
        if self.here(reader.player):
            return
        if isinstance(self.now, Gathering):
            guest = self.now.guest(reader.player)
            if guest is not None and guest.number == self.now.host:
                self._leaving[reader.player] = self.clock() + self.settings.grace
            self._again_to_others()
        elif self.now.seat_of(reader.player) is not None and len(list(people_of(self.now))) > 1:
            self._leaving[reader.player] = self.clock() + self.settings.grace

    def send(self, reader: Reader, letter: Letter) -> None:
        reader.send(written(letter))

    def _refuse(self, reader: Reader, wish: Wish, why: No) -> None:
        answers = None if isinstance(wish, Hello | Ping) else wish.id
        self.send(reader, refusal(why, answers, self.version))
        if isinstance(wish, Hello):
            reader.close(NOT_FOR_YOU)


def people_of(now: Sitting) -> Iterator[str]:
    """The ids of the people at a table: those who gather, or those who sit there."""
    if isinstance(now, Gathering):
        return (one.player for one in now.guests)
    return (chair.player for chair in now.chairs if chair.player is not None)
