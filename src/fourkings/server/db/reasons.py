"""Why a database fails, in the program's own words: those of its driver are for the log."""

from __future__ import annotations

import logging
import sqlite3
from collections.abc import Mapping
from typing import Final

from sqlalchemy.exc import DBAPIError

logger = logging.getLogger(__name__)

NO_SERVER: Final = "no server answers at its address, or it refuses the user or the password"
CORRUPT: Final = "pages of its file contradict each other"
UNKNOWN: Final = "it reports an unknown error"
REASONS: Final[Mapping[str, str]] = {
    "SQLITE_BUSY": "another program is using it",
    "SQLITE_LOCKED": "another program is using it",
    "SQLITE_CANTOPEN": "its file cannot be opened",
    "SQLITE_CORRUPT": CORRUPT,
    "SQLITE_FULL": "its disk is full",
    "SQLITE_IOERR": "its disk reports an error",
    "SQLITE_NOTADB": "its file is not a database of SQLite",
    "SQLITE_PERM": "its file may not be written",
    "SQLITE_READONLY": "its file may not be written",
    "08": NO_SERVER,
    "28": NO_SERVER,
    "3D": "its server has no database of that name",
    "42501": "its user may not do this",
    "53": "its server has no connections, memory or disk left",
    "57": "its server is starting or stopping",
}
"""By the beginning of the code that a driver gives: SQLite's name of an error, or PostgreSQL's SQLSTATE."""


def reason(error: Exception) -> str:
    """Why a database fails. The driver's own words are logged at level `info`."""
    logger.info("the database fails: %s", error)
    cause = error.orig if isinstance(error, DBAPIError) else error
    code = getattr(cause, "sqlite_errorname" if isinstance(cause, sqlite3.Error) else "sqlstate", "")
    if code is None:  # a driver of PostgreSQL that has not reached any server
        return NO_SERVER
    return next((text for begins, text in REASONS.items() if code.startswith(begins)), UNKNOWN)
