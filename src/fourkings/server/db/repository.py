"""The base of every part of the store: a database thread that writes, and one that reads."""

from __future__ import annotations

from collections.abc import Callable
from typing import Any, TypeVar

from sqlalchemy import ColumnElement, Connection, Executable, Row, literal_column

from fourkings.server.db.db_threads import DbThread

Answer = TypeVar("Answer")


class Repository:
    """A part of the store: its methods are about one subject."""

    def __init__(self, writer: DbThread, reader: DbThread) -> None:
        self._writer, self._reader = writer, reader

    async def _write(self, *statements: Executable) -> None:
        """Do these, all or none; returns once they are committed."""
        await self._do(lambda db: [db.execute(statement) for statement in statements] and None)

    async def _do(self, work: Callable[[Connection], Answer]) -> Answer:
        """Do the work; its result, once it is committed."""
        return await self._writer.run(work)

    async def _rows(self, statement: Executable) -> list[Row[*tuple[Any, ...]]]:
        """The rows of a query, as they are committed now."""
        return await self._reader.run(lambda db: list(db.execute(statement).all()))


def database_now(db: Connection) -> ColumnElement[float]:
    """The database's clock, the same for all servers: seconds since 1970."""
    clocks = {"postgresql": "extract(epoch FROM clock_timestamp())", "sqlite": "((julianday('now') - 2440587.5) * 86400.0)"}
    return literal_column(clocks[db.dialect.name])
