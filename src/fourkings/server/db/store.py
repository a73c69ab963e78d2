"""The store: one thread writes, another reads, and changes that belong together are committed together.

`append` returns only once its events are on the disk (SQLite: WAL, synchronous=FULL; PostgreSQL as it comes). The primary
key (table, version) is the fence: two writers can never both have written the same version.
"""

from typing import Final

from sqlalchemy import literal, select

from fourkings.server.db.backups import Backups
from fourkings.server.db.boards import Boards, Challenges
from fourkings.server.db.database import open_engine
from fourkings.server.db.evenings import Clubs, Evenings
from fourkings.server.db.log import Log
from fourkings.server.db.moderation import Moderation, Reports
from fourkings.server.db.people import AdministratorList, Links, People, Strangers
from fourkings.server.db.puzzles import Exercises, Mistakes, Puzzles
from fourkings.server.db.reviews import CardCounts, Reviews
from fourkings.server.db.servers import Servers
from fourkings.server.db.table_data import Chat, OfflineCopies, Seals, Shares
from fourkings.server.db.threads import DbThread, WalThread
from fourkings.server.db.turns import ClockCheckpoints, PushSubscriptions, SlowGames, TurnNotices

LOCK_TIMEOUT: Final = 0.7
"""Seconds for which a request waits if another process has locked SQLite's file."""


class Store:
    """The database of a server, with one repository for each subject."""

    def __init__(self, url: str) -> None:
        self._engine = open_engine(url, LOCK_TIMEOUT)
        self._writer = DbThread(self._engine, "fourkings-writer", writes=True)
        self._reader = DbThread(self._engine, "fourkings-reader", writes=False)
        self._wal = None if self.shared else WalThread(self._engine)
        self.damage = ""
        """A sentence about the damage of the database's file, if a check has found any."""
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
        self.mistakes = Mistakes(*threads)

    @property
    def shared(self) -> bool:
        """True if other servers may use the same database."""
        return self._engine.dialect.name == "postgresql"

    @property
    def fault(self) -> str:
        """Why the latest job of the database failed; empty if it succeeded."""
        return self._writer.fault or self._reader.fault

    async def ping(self) -> None:
        """Return once the database has answered; raise its errors."""
        await self._reader.run(lambda db: db.execute(select(literal(1))).all())

    def close(self) -> None:
        """Finish all jobs, then close the database. Blocks."""
        if self._wal:
            self._wal.close()
        self._reader.close()
        self._writer.close()
