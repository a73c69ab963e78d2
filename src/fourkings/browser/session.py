"""What the one person in a page has: their tables, kept or forgotten, and those that are over as they may see them."""

from __future__ import annotations

from collections.abc import Awaitable, Callable, Mapping
from typing import Any, Final, NamedTuple, TypeVar

from fourkings.app.memory import MemoryStore
from fourkings.app.models import Stored
from fourkings.app.shared.body import ApiError
from fourkings.browser.outbox import Outbox
from fourkings.rulebook.games import GAMES
from fourkings.table import log
from fourkings.table import match as table_state
from fourkings.table.match import LogEvent, Table

R = TypeVar("R")
Answer = tuple[int, str]
"""A status, and a body."""


class Request(NamedTuple):
    """What is asked by a call."""

    parts: tuple[str, ...]  #: of the path, where it names something
    body: Any  #: as JSON; None where there is none
    lang: str  #: the language of sentences
    query: Mapping[str, str]  #: what is asked beside the path
    wall: float  #: when, in seconds since 1970


Path = tuple[str, str, Callable[[Request], Awaitable[Answer]]]
"""A method, a pattern of paths, and what answers."""


class Session:
    """The store of one person, and the news of what is to be kept."""

    def __init__(self, store: MemoryStore, player: str, news: Outbox) -> None:
        self.store: Final = store
        self.player: Final = player
        self._news: Final = news

    async def stored(self, table: str) -> Stored:
        """A table; `ApiError` where there is none, or its game is none of the house."""
        stored = await self.store.tables.get(table)
        if stored is None or stored.game not in GAMES:
            raise ApiError(404, "no-such-table", "this page has no such table")
        return stored

    async def facts(self, table: str) -> tuple[LogEvent, ...]:
        """The facts of a table."""
        return tuple(log.parse_events(await self.store.tables.facts(table)))

    async def folded(self, table: str) -> Table:
        """A table as it stands in its facts."""
        folded = table_state.replay_log(await self.facts(table))
        assert isinstance(folded, Table), "nobody gathers at a table in a page"
        return folded

    async def keep(self, table: str) -> Answer:
        """Have a new table kept, and tell of it."""
        self._news.keep(await self.stored(table), 1, await self.store.tables.facts(table))
        return 201, f'{{"table": "{table}"}}'

    async def drop(self, table: str) -> None:
        """Forget a table."""
        await self.store.tables.delete(table)
        await self.store.reviews.forget(table)
        self._news.drop(table)


async def run_inline(work: Callable[..., R], /, *args: Any, **named: Any) -> R:
    """Do what a server would do beside its loop."""
    return work(*args, **named)
