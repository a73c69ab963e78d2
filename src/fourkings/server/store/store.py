"""The store: one thread writes, another reads, and what falls together is committed together.

`append` returns only once its facts are on the disk (SQLite: WAL, synchronous=FULL; PostgreSQL as it comes). The primary
key (table, version) is the fence: two writers can never both have written the same version. Nothing is told to anyone.
"""

from __future__ import annotations

from fourkings.server.store.board import Board
from fourkings.server.store.chat import Chat
from fourkings.server.store.database import open_engine
from fourkings.server.store.lanes import Lane
from fourkings.server.store.links import Links
from fourkings.server.store.log import Log
from fourkings.server.store.offices import Offices
from fourkings.server.store.people import People
from fourkings.server.store.seals import Seals
from fourkings.server.store.servers import Servers
from fourkings.server.store.slow import Slow
from fourkings.server.store.tallies import Tallies
from fourkings.server.store.ticking import Ticking


class Store(Log, People, Chat, Links, Seals, Tallies, Servers, Slow, Ticking, Offices, Board):
    """The database of a server, by its URL. `close` lets what was asked for finish."""

    def __init__(self, url: str) -> None:
        self._engine = open_engine(url)
        self._writer = Lane(self._engine, "fourkings-writer", writes=True)
        self._reader = Lane(self._engine, "fourkings-reader", writes=False)

    @property
    def shared(self) -> bool:
        """True where other servers may use the same database."""
        return self._engine.dialect.name == "postgresql"

    def close(self) -> None:
        """Finish what was asked for, then close the database. Blocks."""
        self._reader.close()
        self._writer.close()
