"""The event log and everything stored beside it, in SQLite or PostgreSQL, safe from any crash."""

from fourkings.server.db.database import (
    UNUSABLE,
    BadDatabase,
    InUse,
    NoLock,
    NoRoom,
    TooNew,
    database_url,
    file_of,
    locked,
    only_server,
    open_engine,
    reach,
)  # fmt: skip
from fourkings.server.db.faults import look_through
from fourkings.server.db.servers import TableStatus
from fourkings.server.db.store import Store

__all__ = [
    "UNUSABLE", "BadDatabase", "InUse", "NoLock", "NoRoom", "Store", "TableStatus", "TooNew", "database_url", "file_of",
    "locked", "look_through", "only_server", "open_engine", "reach",
]  # fmt: skip
