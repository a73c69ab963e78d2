"""Facts appended to SQLite: a batch is a few statements, whatever its size.

Python gives up its lock at every step of SQLite, and gets it back only when the loop pauses: with a row a step the writer
waits for the loop hundreds of times a batch. So a statement writes many rows in one step, and its texts are few: their
numbers of rows are powers of two, so that SQLite has them compiled already.
"""

from __future__ import annotations

from collections.abc import Iterator, Sequence
from functools import cache
from typing import Any, Final, NamedTuple

from sqlalchemy import Connection

MAX_ROWS: Final = 64
"""Rows of one statement."""

Values = tuple[Any, Any, Any, Any]
"""A row of any of the three statements."""


class Statements(NamedTuple):
    """The statements that write so many rows."""

    facts: str
    """`table_id`, `version`, `fact`, `at`"""
    answers: str
    """`table_id`, `player`, `request`, `version`"""
    tables: str
    """`id`, `summary`, `updated`, `due`"""


@cache
def statements(rows: int) -> Statements:
    """The statements for that number of rows."""
    values = ", ".join(["(?, ?, ?, ?)"] * rows)
    return Statements(
        f"INSERT INTO facts (table_id, version, fact, at) VALUES {values}",
        f"INSERT INTO answers (table_id, player, request, version) VALUES {values}",
        "UPDATE tables SET summary = new.column2, updated = new.column3, due = new.column4 "
        f"FROM (VALUES {values}) AS new WHERE tables.id = new.column1",
    )


def append(db: Connection, facts: Sequence[Values], answers: Sequence[Values], tables: Sequence[Values]) -> None:
    """Write the facts, the requests that asked for them, and how their tables stand now."""
    for kind, rows in (("facts", facts), ("answers", answers), ("tables", tables)):
        for some in _portions(rows):
            db.exec_driver_sql(getattr(statements(len(some)), kind), tuple(value for row in some for value in row))


def _portions(rows: Sequence[Values]) -> Iterator[Sequence[Values]]:
    """The rows in their order, in portions whose sizes are powers of two."""
    done = 0
    while left := len(rows) - done:
        size = min(MAX_ROWS, 1 << left.bit_length() - 1)
        yield rows[done : done + size]
        done += size
