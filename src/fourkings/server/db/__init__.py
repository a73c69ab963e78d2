"""The event log and what stands beside it, in SQLite or PostgreSQL: what a server must find again after any crash."""

from fourkings.server.db.database import UNUSABLE, BadDatabase, NoRoom, TooNew, database_url, file_of, open_engine, reach
from fourkings.server.db.integrity import look_through
from fourkings.server.db.one_server import InUse, NoLock, locked, only_server
from fourkings.server.db.servers import TableStatus
from fourkings.server.db.store import Store

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
