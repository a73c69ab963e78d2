"""The event log and what stands beside it, in SQLite or PostgreSQL: what a server must find again after any crash."""

from fourkings.server.store.sql.database import (
    UNUSABLE,
    BadDatabase,
    NoRoom,
    TooNew,
    database_url,
    file_of,
    open_engine,
    reach,
)
from fourkings.server.store.sql.integrity import look_through
from fourkings.server.store.sql.one_server import InUse, NoLock, locked, only_server
from fourkings.server.store.sql.servers import TableStatus
from fourkings.server.store.sql.store import Store

__all__ = [
    "UNUSABLE",
    "BadDatabase",
    "InUse",
    "NoLock",
    "NoRoom",
    "Store",
    "TableStatus",
    "TooNew",
    "database_url",
    "file_of",
    "locked",
    "look_through",
    "only_server",
    "open_engine",
    "reach",
]
