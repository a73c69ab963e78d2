"""SQLite's log of writes is copied into the database beside the writer, which would else do it in the middle of a commit.

By itself SQLite lets the commit that finds a thousand pages in the log copy them all, with two more waits for the disk: at
a hundred cards a second one commit in a hundred, and all who wait for it. A thread with a connection of its own does it
every second, and holds up nobody: it is content with what no reader needs any more.
"""

from __future__ import annotations

import logging
import threading
from pathlib import Path
from typing import Final

from sqlalchemy import Engine
from sqlalchemy.exc import SQLAlchemyError

logger = logging.getLogger(__name__)

EVERY: Final = 1.0
"""Seconds between two copies."""
AT_LAST: Final = 8_000
"""Pages in the log at which the writer copies them after all, where the thread has fallen behind."""


class WalThread:
    """Copies the log into the database, now and then, till it is closed."""

    def __init__(self, engine: Engine) -> None:
        self._path = Path(f"{engine.url.database}-wal")
        self._db = engine.connect().execution_options(isolation_level="AUTOCOMMIT")
        self._seen = (0, 0)
        self._stop = threading.Event()
        self._thread = threading.Thread(target=self._run, name="fourkings-wal", daemon=True)
        self._thread.start()

    def close(self) -> None:
        """Stop, and close the connection. Blocks."""
        self._stop.set()
        self._thread.join()
        self._db.close()

    def _run(self) -> None:
        while not self._stop.wait(EVERY):
            try:
                self.copy()
            except SQLAlchemyError as error:
                logger.warning("the log of the database could not be copied into it; it is tried again: %s", error)

    def copy(self) -> None:
        """Copy what was written since the last time, if anything was."""
        state = self._path.stat() if self._path.exists() else None
        now = (state.st_size, state.st_mtime_ns) if state else (0, 0)
        if now == self._seen:
            return
        _, pages, copied = self._db.exec_driver_sql("PRAGMA wal_checkpoint(PASSIVE)").one()
        self._seen = now if pages == copied else (0, 0)
