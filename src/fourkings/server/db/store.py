"""The store: one thread writes, another reads, and what falls together is committed together.

`append` returns only once its facts are on the disk (SQLite: WAL, synchronous=FULL; PostgreSQL as it comes). The primary
key (table, version) is the fence: two writers can never both have written the same version. Nothing is told to anyone.
"""

from __future__ import annotations

from typing import Final

from sqlalchemy import literal, select

from fourkings.server.db.administrators import AdministratorList
from fourkings.server.db.backups import Backups
from fourkings.server.db.boards import Boards
from fourkings.server.db.card_counts import CardCounts
from fourkings.server.db.challenges import Challenges
from fourkings.server.db.chat import Chat
from fourkings.server.db.clock_checkpoints import ClockCheckpoints
from fourkings.server.db.clubs import Clubs
from fourkings.server.db.database import open_engine
from fourkings.server.db.db_threads import DbThread
from fourkings.server.db.evenings import Evenings
from fourkings.server.db.exercises import Exercises
from fourkings.server.db.links import Links
from fourkings.server.db.log import Log
from fourkings.server.db.moderation import Moderation
from fourkings.server.db.offline_copies import OfflineCopies
from fourkings.server.db.people import People
from fourkings.server.db.push_subscriptions import PushSubscriptions
from fourkings.server.db.puzzles import Puzzles
from fourkings.server.db.reports import Reports
from fourkings.server.db.reviews import Reviews
from fourkings.server.db.seals import Seals
from fourkings.server.db.servers import Servers
from fourkings.server.db.shares import Shares
from fourkings.server.db.slow_games import SlowGames
from fourkings.server.db.strangers import Strangers
from fourkings.server.db.turn_notices import TurnNotices
from fourkings.server.db.wal import WalThread

PATIENCE: Final = 0.7
"""Seconds for which a request may be held up where another process keeps SQLite's file for itself."""


class Store:
    """The database of a server, by its URL, one part a subject. `close` lets what was asked for finish."""

    def __init__(self, url: str) -> None:
        self._engine = open_engine(url, PATIENCE)
        self._writer = DbThread(self._engine, "fourkings-writer", writes=True)
        self._reader = DbThread(self._engine, "fourkings-reader", writes=False)
        self._wal = None if self.shared else WalThread(self._engine)
        self._compose()
        self.damage = ""
        """What was found to be wrong with the file of the database, in a sentence."""

    def _compose(self) -> None:
        threads = self._writer, self._reader
        self.tables = Log(*threads)
        self.offline_copies = OfflineCopies(*threads)
        self.people = People(*threads)
        self.chat = Chat(*threads)
        self.links = Links(*threads)
        self.seals = Seals(*threads)
        self.card_counts = CardCounts(*threads)
        self.servers = Servers(self._engine, *threads)
        self.slow_games = SlowGames(*threads)
        self.clock_checkpoints = ClockCheckpoints(*threads)
        self.administrators = AdministratorList(*threads)
        self.backups = Backups(*threads)
        self.moderation = Moderation(*threads)
        self.reports = Reports(*threads)
        self.boards = Boards(*threads)
        self.challenges = Challenges(*threads)
        self.reviews = Reviews(*threads)
        self.shares = Shares(*threads)
        self.strangers = Strangers(*threads)
        self.push_subscriptions = PushSubscriptions(*threads)
        self.turn_notices = TurnNotices(*threads)
        self.evenings = Evenings(*threads)
        self.clubs = Clubs(*threads)
        self.puzzles = Puzzles(*threads)
        self.exercises = Exercises(*threads)

    @property
    def shared(self) -> bool:
        """True where other servers may use the same database."""
        return self._engine.dialect.name == "postgresql"

    @property
    def fault(self) -> str:
        """What went wrong with the last thing that was asked of the database; empty where it was done."""
        return self._writer.fault or self._reader.fault

    async def ping(self) -> None:
        """Returns once the database has answered; raises what it raises."""
        await self._reader.run(lambda db: db.execute(select(literal(1))).all())

    def tell_damage(self, damage: str) -> None:
        """The file was looked through, and that is wrong with it."""
        self.damage = damage

    def close(self) -> None:
        """Finish what was asked for, then close the database. Blocks."""
        if self._wal:
            self._wal.close()
        self._reader.close()
        self._writer.close()
