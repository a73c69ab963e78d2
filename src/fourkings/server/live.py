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
from dataclasses import dataclass
from typing import Final, NamedTuple, Protocol

from fourkings import letters, log, table
from fourkings.cards import Seat
from fourkings.deck import Stream, seal
from fourkings.game import Reason, Refused
from fourkings.games import parse_action
from fourkings.match import deal_from_secret
from fourkings.messages import (
    Ask,
    Do,
    Hello,
    Hint,
    Letter,
    NextDeal,
    Pace,
    Paced,
    Ping,
    Pong,
    Rest,
    Sentence,
    SetPace,
    TakeBack,
    written,
)
from fourkings.messages import Refused as RefusedLetter
from fourkings.record import token
from fourkings.server.brains import think
from fourkings.server.pace import PAUSES, RESTING, pause
from fourkings.server.settings import Settings
from fourkings.server.store import Done, Fenced, Store, Stored, Summary
from fourkings.table import Act, Deal, Fact, Table, Undo
from fourkings.view import view

logger = logging.getLogger(__name__)

REMEMBERED: Final = 64
"""Facts kept beside a table, so that who missed a few is sent those."""

Code = str
Wish = Hello | Do | NextDeal | TakeBack | Rest | Ask | SetPace | Ping


class Reader(Protocol):
    """Somebody who looks on: one open connection."""

    @property
    def player(self) -> str: ...
    def send(self, text: str) -> None:
        """Take a letter to send. Never waits."""

    def close(self, code: int) -> None:
        """No more letters will come; `code` is a WebSocket's."""


class Asleep(RuntimeError):
    """The table has gone to sleep: ask the hall for it again."""


@dataclass(frozen=True, slots=True)
class _Said:
    reader: Reader
    wish: Wish


@dataclass(frozen=True, slots=True)
class _Gone:
    reader: Reader


class Past(NamedTuple):
    """A fact with the table before and after it, and the letter that asked for it."""

    before: Table
    after: Table
    fact: Fact
    done: Done | None


class No(Exception):
    """What was asked for cannot be: the code of the letter `refused`, and the reason."""

    def __init__(self, code: Code, reason: Reason) -> None:
        super().__init__(code, reason)
        self.code, self.reason = code, reason


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
        clock: Callable[[], float] = time.monotonic,
    ) -> None:
        self.id, self.table, self.asleep = stored.id, table, False
        self._secret, self._pace, self._store, self._settings, self._clock = (
            stored.secret,
            stored.pace,
            store,
            settings,
            clock,
        )
        self._commitment = seal(stored.secret)
        self._done = {(one.player, one.letter): one.version for one in done}
        self._past: deque[Past] = deque(maxlen=REMEMBERED)
        self._mail: asyncio.Queue[_Said | _Gone] = asyncio.Queue()
        self._readers: dict[Reader, Seat | None] = {}
        self._moved = table.version  # when the game itself last changed, as far as is known
        self._rest: Seat | None = None  # who has asked for the rest
        self._next = clock()  # when a bot may act
        self._sleep_at = clock() + settings.idle
        self._leaving: dict[str, float] = {}

    # --- for readers ----------------------------------------------------------------------------------------------

    def post(self, reader: Reader, wish: Wish) -> None:
        """A letter from a reader; his first must be `hello`. `Asleep` where the table is."""
        if self.asleep:
            raise Asleep(self.id)
        self._mail.put_nowait(_Said(reader, wish))

    def part(self, reader: Reader) -> None:
        """A reader is gone."""
        if not self.asleep:
            self._mail.put_nowait(_Gone(reader))

    # --- the task -------------------------------------------------------------------------------------------------

    async def run(self) -> None:
        """Answer letters, move the bots, until nobody has looked on for a while."""
        try:
            while not (self._nobody() and self._mail.empty() and self._clock() >= self._sleep_at):
                await self._one_thing()
        except Fenced:
            logger.warning("table %s was written by another server, or deleted", self.id)
        finally:
            self.asleep = True
            for reader in self._readers:
                reader.close(1012)

    async def _one_thing(self) -> None:
        """The next letter, or what is due without one."""
        due = self._due()
        try:
            mail = await asyncio.wait_for(self._mail.get(), None if due is None else max(0.0, due - self._clock()))
        except TimeoutError:
            await self._by_itself()
            return
        if isinstance(mail, _Gone):
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
        return not self._readers

    def _moves_itself(self) -> bool:
        """True where a bot is to act, or the rest is played, and one of the people who sit here looks on."""
        if all(seat is None for seat in self._readers.values()) or self.table.match.result:
            return False
        turn = self.table.waits_for
        if turn is None:
            return all(chair.played_by_bot for chair in self.table.chairs)
        return self.table.chair(turn).played_by_bot or self._rest == turn

    async def _by_itself(self) -> None:
        """What is due now: a chair whose person is gone for good, a deal among bots, a bot's action."""
        now = self._clock()
        for player in [player for player, at in self._leaving.items() if at <= now]:
            del self._leaving[player]
            if fact := table.leave(self.table, player):
                await self._happens(fact)
        if not self._moves_itself() or self._next > now:
            return
        turn = self.table.waits_for
        if turn is None:
            await self._happens(self._next_deal())
        elif self.table.chair(turn).played_by_bot:
            await self._bot_acts(turn)
        else:
            await self._play_rest(turn)

    async def _bot_acts(self, seat: Seat) -> None:
        chair, version = self.table.chair(seat), self.table.version
        dice = Stream(self._secret, f"bot {self.table.match.opening.seats[seat]} {version}".encode())
        action, bot = await think(view(self.table.state, seat), chair.bot, dice)
        await self._happens(table.act(self.table, seat, action, bot))

    async def _play_rest(self, seat: Seat, done: Done | None = None) -> None:
        """One card for who has asked for the rest; a word to be said is his own again."""
        seen = view(self.table.state, seat)
        if not letters.rest_is_certain(seen) and seen.hand.bit_count() > 1:
            self._rest = None
            return
        await self._happens(Act(seat, letters.next_of_rest(seen)), done)

    def _next_deal(self) -> Deal:
        if self.table.match.result or not self.table.match.between_deals:
            return table.deal(self.table, ())
        return table.deal(self.table, deal_from_secret(self.table.match, self._secret).state.deal.dealt)

    async def _happens(self, fact: Fact, done: Done | None = None) -> None:
        """Store the fact, then let it be so, then tell it."""
        before, now = self.table, table.after(self.table, fact)
        done = done and done._replace(version=now.version)
        await self._store.append(self.id, log.line(fact), summary(now), time.time(), done)
        self.table = now
        self._past.append(Past(before, now, fact, done))
        if done:
            self._done[done.player, done.letter] = now.version
        if isinstance(fact, Act | Deal | Undo):
            self._moved = now.version
        if isinstance(fact, Deal | Undo):
            self._rest = None
        pauses = RESTING if self._rest is not None else PAUSES[_pace(self._pace)]
        self._next = self._clock() + self._settings.tempo * pause(fact, now, pauses)
        self._tell(self._past[-1])

    def _tell(self, past: Past) -> None:
        """One letter for each seat that looks on, and one for all watchers."""
        texts: dict[tuple[Seat | None, str | None], str] = {}
        for reader, seat in self._readers.items():
            answers = past.done.letter if past.done and past.done.player == reader.player else None
            if (seat, answers) not in texts:
                texts[seat, answers] = _event(past, seat, answers)
            reader.send(texts[seat, answers])

    # --- letters --------------------------------------------------------------------------------------------------

    async def _answer(self, reader: Reader, wish: Wish) -> None:
        """Do what a letter asks for, or refuse it in words."""
        if not isinstance(wish, Hello) and reader not in self._readers:
            return
        try:
            await self._grant(reader, wish)
        except Refused as refused:
            self._refuse(reader, wish, No(_code(refused.reason), refused.reason))
        except No as no:
            self._refuse(reader, wish, no)

    async def _grant(self, reader: Reader, wish: Wish) -> None:
        match wish:
            case Hello():
                await self._join(reader, wish.since)
            case Ping():
                self._send(reader, Pong(version=self.table.version))
            case Ask():
                await self._hint(reader, wish)
            case SetPace():
                await self._set_pace(reader, wish)
            case _ if version := self._done.get((reader.player, wish.id)):
                await self._again(reader, wish.id, version)
            case Do():
                await self._act(reader, wish)
            case NextDeal():
                self._seat(reader)
                await self._happens(self._next_deal(), _done(reader, wish))
            case TakeBack():
                await self._happens(table.undo(self.table, self._seat(reader)), _done(reader, wish))
            case Rest():
                await self._start_rest(reader, wish)

    async def _act(self, reader: Reader, wish: Do) -> None:
        seat = self._seat(reader)
        if not self._moved <= wish.version <= self.table.version:
            raise No("stale", Reason("", "stale", {}))
        try:
            action = parse_action(self.table.rules.game, wish.action)
        except ValueError:
            raise No("malformed", Reason("", "unknown-action", {"word": wish.action})) from None
        await self._happens(table.act(self.table, seat, action), _done(reader, wish))

    async def _start_rest(self, reader: Reader, wish: Rest) -> None:
        seat = self._seat(reader)
        if not self.table.match.deals or not letters.rest_is_certain(view(self.table.state, seat)):
            raise No("unavailable", Reason("", "rest-not-certain", {}))
        self._rest = seat
        await self._play_rest(seat, _done(reader, wish))

    async def _hint(self, reader: Reader, wish: Ask) -> None:
        seat = self._seat(reader)
        if self.table.waits_for != seat:
            raise No("unavailable", Reason("", "hint-not-your-turn", {}))
        from fourkings.bots.careful import advise

        dice = Stream(self._secret, f"hint {seat} {self.table.version}".encode())
        advice = advise(view(self.table.state, seat), dice)
        reason = Sentence(clause="", key=f"advice-{advice.key}", facts=dict(advice.facts))
        self._send(reader, Hint(answers=wish.id, action=token(advice.action), reason=reason))

    async def _set_pace(self, reader: Reader, wish: SetPace) -> None:
        self._seat(reader)
        await self._store.set_pace(self.id, wish.pace)
        self._pace = wish.pace
        for other in self._readers:
            self._send(other, Paced(answers=wish.id if other is reader else None, pace=wish.pace))

    async def _again(self, reader: Reader, letter: str, version: int) -> None:
        """A letter that was done already: the same answer once more, made again from the log."""
        past = await self._at(version)
        reader.send(_event(past, self._readers[reader], letter))

    async def _at(self, version: int) -> Past:
        for past in self._past:
            if past.after.version == version:
                return past
        every = list(log.facts(await self._store.facts(self.id)))
        before = table.fold(every[: version - 1])
        return Past(before, table.after(before, every[version - 1]), every[version - 1], None)

    def _seat(self, reader: Reader) -> Seat:
        seat = self._readers[reader]
        if seat is None:
            raise No("seat", Reason("GEN-12", "not-seated", {}))
        return seat

    # --- coming and going -----------------------------------------------------------------------------------------

    async def _join(self, reader: Reader, since: int) -> None:
        """Somebody looks on: what he missed, where that is little, then the whole table as it stands."""
        seat = self.table.seat_of(reader.player)
        awake = any(one is not None for one in self._readers.values())
        self._leaving.pop(reader.player, None)
        if seat is not None and (fact := table.back(self.table, reader.player)):
            await self._happens(fact)
        for past in self._missed(since):
            answers = past.done.letter if past.done and past.done.player == reader.player else None
            reader.send(_event(past, seat, answers))
        self._readers[reader] = seat
        self._send(reader, letters.snapshot(self.table, seat, self.id, _pace(self._pace), self._commitment))
        if seat is not None and not awake:
            self._next = self._clock() + self._settings.tempo * pause(None, self.table, PAUSES[_pace(self._pace)])

    def _missed(self, since: int) -> list[Past]:
        """What happened after that version, where all of it is remembered."""
        missed = [past for past in self._past if past.after.version > since]
        return missed if since and len(missed) == self.table.version - since else []

    def _part(self, reader: Reader) -> None:
        """A reader is gone: his chair is his for a while, and for good where he plays alone."""
        self._readers.pop(reader, None)
        self._sleep_at = self._clock() + self._settings.idle
        people = sum(chair.player is not None for chair in self.table.chairs)
        still_here = any(other.player == reader.player for other in self._readers)
        if self.table.seat_of(reader.player) is not None and people > 1 and not still_here:
            self._leaving[reader.player] = self._clock() + self._settings.grace

    def _send(self, reader: Reader, letter: Letter) -> None:
        reader.send(written(letter))

    def _refuse(self, reader: Reader, wish: Wish, no: No) -> None:
        answers = None if isinstance(wish, Hello | Ping) else wish.id
        self._send(reader, refusal(no, answers, self.table.version))


def refusal(no: No, answers: str | None, version: int) -> RefusedLetter:
    """The letter that says no."""
    return RefusedLetter(
        answers=answers,
        code=no.code,  # type: ignore[arg-type]
        reason=letters.sentence(no.reason),
        version=version,
    )


def _event(past: Past, seat: Seat | None, answers: str | None) -> str:
    return written(letters.event(past.before, past.after, past.fact, seat, answers))


def _done(reader: Reader, wish: Do | NextDeal | TakeBack | Rest) -> Done:
    return Done(reader.player, wish.id, 0)


def _code(reason: Reason) -> Code:
    """Which kind of refusal the rules' or the table's own refusal is."""
    kinds = {"not-your-turn": "turn", "not-seated": "seat", "deal-over": "turn"}
    if reason.key in ("not-dealt", "match-over", "deal-running", "undo-with-people", "nothing-to-undo"):
        return "unavailable"
    return kinds.get(reason.key, "illegal")


def _pace(text: str) -> Pace:
    """A pace as it stands in the store."""
    return text if text in PAUSES else "calm"  # type: ignore[return-value]
