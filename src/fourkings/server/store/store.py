"""The store: one thread writes, another reads, and what falls together is committed together.

`append` returns only once its facts are on the disk (SQLite: WAL, synchronous=FULL; PostgreSQL as it comes). The primary
key (table, version) is the fence: two writers can never both have written the same version. Nothing is told to anyone.
"""

from __future__ import annotations

from fourkings.server.store.administrators import AdministratorList
from fourkings.server.store.card_counts import CardCounts
from fourkings.server.store.chat import Chat
from fourkings.server.store.clock_checkpoints import ClockCheckpoints
from fourkings.server.store.database import open_engine
from fourkings.server.store.db_threads import DbThread
from fourkings.server.store.links import Links
from fourkings.server.store.log import Log
from fourkings.server.store.moderation import Moderation
from fourkings.server.store.people import People
from fourkings.server.store.seals import Seals
from fourkings.server.store.servers import Servers
from fourkings.server.store.slow_games import SlowGames


class Store(
    Log, People, Chat, Links, Seals, CardCounts, Servers, SlowGames, ClockCheckpoints, AdministratorList, Moderation
):
    """The database of a server, by its URL. `close` lets what was asked for finish."""

    def __init__(self, url: str) -> None:
        self._engine = open_engine(url)
        self._writer = DbThread(self._engine, "fourkings-writer", writes=True)
        self._reader = DbThread(self._engine, "fourkings-reader", writes=False)

    @property
    def shared(self) -> bool:
        """True where other servers may use the same database."""
        return self._engine.dialect.name == "postgresql"

    def close(self) -> None:
        """Finish what was asked for, then close the database. Blocks."""
        self._reader.close()
        self._writer.close()
