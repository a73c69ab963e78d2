"""The event log and what stands beside it, in SQLite or PostgreSQL: what a server must find again after any crash."""

from fourkings.server.store.database import BadDatabase, TooNew, database_url, open_engine, reach
from fourkings.server.store.rows import Deed, Fenced, GrantedRequest, KnownPerson, Notice, Person, Stored, Summary
from fourkings.server.store.servers import TableStatus
from fourkings.server.store.store import Store

__all__ = [
    "BadDatabase",
    "Deed",
    "Fenced",
    "GrantedRequest",
    "KnownPerson",
    "Notice",
    "Person",
    "Store",
    "Stored",
    "Summary",
    "TableStatus",
    "TooNew",
    "database_url",
    "open_engine",
    "reach",
]
