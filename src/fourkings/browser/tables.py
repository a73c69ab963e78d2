"""Tables in a browser tab, which play their own bots and have their events saved by the page."""

from collections.abc import Iterable, Mapping, Sequence
from typing import Final

from fourkings.app.memory.stores import MemoryTables
from fourkings.app.models import Stored
from fourkings.app.shared import origins
from fourkings.app.shared.page_bots import bot_in_page
from fourkings.app.shared.stored_tables import summary
from fourkings.bots import strong, title
from fourkings.browser.outbox import Outbox
from fourkings.rng import bot_stream
from fourkings.table.protocol import CloseCode, MalformedMessage, encode, parse_request
from fourkings.table.runtime.in_memory import InMemoryTable
from fourkings.table.runtime.refusals import not_granted, refusal
from fourkings.table.runtime.state import BotJob


class Line:
    """A connection of the page to a table, by its number."""

    def __init__(self, number: int, player: str, news: Outbox) -> None:
        self.number, self._player, self._news = number, player, news

    @property
    def player(self) -> str:
        return self._player

    def send(self, text: str) -> None:
        self._news.say(self.number, text)

    def ping(self) -> None:
        """Do nothing: the connection stays on the device."""

    def silence(self) -> float:
        return 0.0

    def close(self, code: CloseCode) -> None:
        self._news.close(self.number, code)


class SavedTables(MemoryTables):
    """The store of tables in memory; it reports each new one to the page, which saves it."""

    def __init__(self, outbox: Outbox) -> None:
        super().__init__()
        self._outbox = outbox

    async def create(self, table: Stored, players: Iterable[str], lines: Sequence[str]) -> None:
        """Store a new table and have it saved."""
        await super().create(table, players, lines)
        self._outbox.keep(table, 1, lines)

    async def restore(self, table: Stored, players: Iterable[str], lines: Sequence[str]) -> None:
        """Store a table that was saved, without having it saved again."""
        await super().create(table, players, lines)


class BrowserTable:
    """A table in memory with the page's connections to it."""

    def __init__(
        self, stored: Stored, events: Sequence[str], names: Mapping[str, str], tables: MemoryTables, news: Outbox, at: float
    ) -> None:
        self._stored, self._tables, self._news = stored, tables, news
        self._kept = len(events)
        practice = isinstance(origins.parse(stored.origin), origins.Practice)
        self._alone: Final = InMemoryTable(stored.id, stored.secret, events, at, names, pace=stored.pace, practice=practice)
        self._lines: Final = set[Line]()

    @property
    def wake_at(self) -> float | None:
        """When the table wants to be woken; None if it waits for the player, or for nothing."""
        return self._alone.wake_at

    @property
    def left(self) -> bool:
        """True if no connection is left."""
        return not self._lines

    async def hear(self, line: Line, text: str, at: float, wall: float) -> None:
        """Take in a message on a connection, and answer on it."""
        try:
            request = parse_request(text)
        except MalformedMessage as error:
            why = not_granted("malformed", "malformed", word=error.place)
            line.send(encode(refusal(why, None, self._alone.table.version)))
            return
        self._lines.add(line)
        self._alone.receive(line, request, at)
        await self._settle(at, wall)

    async def disconnect(self, line: Line, at: float, wall: float) -> None:
        """Remove a connection that was closed."""
        if line in self._lines:
            self._lines.discard(line)
            self._alone.disconnect(line, at)
            await self._settle(at, wall)

    async def wake(self, at: float, wall: float) -> None:
        """Do all that is due by now."""
        self._alone.wake(at)
        await self._settle(at, wall)

    async def _settle(self, at: float, wall: float) -> None:
        """Run the pending bot jobs, and have new events and a new pace saved."""
        for thought in self._alone.wanted:
            self._think(thought, at)
        events, pace = self._alone.log, self._alone.table.pacing.pace
        for version, event in enumerate(events[self._kept :], self._kept + 1):
            row = summary(self._alone.table.state)._replace(version=version)
            await self._tables.append(self._stored.id, event, row, wall)
        if pace != self._stored.pace:
            await self._tables.set_pace(self._stored.id, pace)
        stored = await self._tables.get(self._stored.id)
        if stored and stored != self._stored:
            self._news.keep(stored, self._kept + 1, events[self._kept :])
            self._stored, self._kept = stored, len(events)

    def _think(self, thought: BotJob, at: float) -> None:
        if thought.bot is None:
            from fourkings.analysis import hints  # slow to import, and not needed before

            self._alone.advise(thought, hints.advise(thought.view), title(strong), at)
            return
        bot = bot_in_page(thought.bot)
        self._alone.act(thought, bot.choose(thought.view, bot_stream(thought.seed)), title(bot), at)
