"""The event log and what stands beside it, in SQLite or PostgreSQL: what a server must find again after any crash."""

from fourkings.server.store.database import BadDatabase, TooNew, database_url, open_engine, reach
from fourkings.server.store.rows import Acquaintance, Deed, Fenced, GrantedRequest, Notice, Person, Stored, Summary
from fourkings.server.store.servers import Seen
from fourkings.server.store.store import Store

__all__ = [
    "Acquaintance",
    "BadDatabase",
    "Deed",
    "Fenced",
    "GrantedRequest",
    "Notice",
    "Person",
    "Seen",
    "Store",
    "Stored",
    "Summary",
    "TooNew",
    "database_url",
    "open_engine",
    "reach",
]
