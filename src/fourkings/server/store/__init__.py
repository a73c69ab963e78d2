"""The event log and what stands beside it, in SQLite or PostgreSQL: what a server must find again after any crash."""

from fourkings.server.store.database import BadDatabase, NoRoom, TooNew, database_url, file_of, open_engine, reach
from fourkings.server.store.integrity import look_through
from fourkings.server.store.one_server import InUse, only_server
from fourkings.server.store.rows import Deed, Fenced, GrantedRequest, KnownPerson, Notice, Person, Stored, Summary
from fourkings.server.store.servers import TableStatus
from fourkings.server.store.store import Store

__all__ = [
    "BadDatabase",
    "Deed",
    "Fenced",
    "GrantedRequest",
    "InUse",
    "KnownPerson",
    "NoRoom",
    "Notice",
    "Person",
    "Store",
    "Stored",
    "Summary",
    "TableStatus",
    "TooNew",
    "database_url",
    "file_of",
    "look_through",
    "only_server",
    "open_engine",
    "reach",
]
