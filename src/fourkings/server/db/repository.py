"""The base class of the repositories, each of which stores one subject."""

from collections.abc import Callable, Mapping
from typing import Any, TypeVar

from sqlalchemy import ColumnElement, Connection, Executable, Row, Select, Table, insert, literal_column, select, update

from fourkings.server.db.schema import servers
from fourkings.server.db.threads import DbThread

Result = TypeVar("Result")


class Repository:
    """Queries about one subject, on the database threads of a store."""

    def __init__(self, writer: DbThread, reader: DbThread) -> None:
        self._writer, self._reader = writer, reader

    async def _write(self, *statements: Executable) -> None:
        """Run statements in one transaction; return once it is committed."""
        await self._transact(lambda db: [db.execute(statement) for statement in statements] and None)

    async def _change(self, statement: Executable) -> bool:
        """Run a statement; return True if it changed a row."""
        return await self._transact(lambda db: bool(db.execute(statement).rowcount))

    async def _claim(self, query: Executable, change: Callable[[Any], Executable]) -> Any | None:
        """Change the first row of a query, which no longer matches it then, and return that row as it was before.

        Return None if there is none, or another server was quicker.
        """

        def work(db: Connection) -> Any | None:
            row = db.execute(query).first()
            return row if row and db.execute(change(row)).rowcount else None

        return await self._transact(work)

    async def _transact(self, work: Callable[[Connection], Result]) -> Result:
        """Call `work` within a transaction; return its result once that is committed."""
        return await self._writer.run(work)

    async def _rows(self, query: Executable) -> list[Row[*tuple[Any, ...]]]:
        """Return the rows of a query as they are committed now."""
        return await self._reader.run(lambda db: list(db.execute(query).all()))

    async def _row(self, query: Executable) -> Row[*tuple[Any, ...]] | None:
        """Return the first row of a query, or None."""
        return next(iter(await self._rows(query)), None)

    async def _values(self, query: Executable) -> list[Any]:
        """Return the first column of a query."""
        return [row[0] for row in await self._rows(query)]


def database_now(db: Connection) -> ColumnElement[float]:
    """Return the time of the database's clock, the same for all servers, in seconds since 1970."""
    clocks = {"postgresql": "extract(epoch FROM clock_timestamp())", "sqlite": "((julianday('now') - 2440587.5) * 86400.0)"}
    return literal_column(clocks[db.dialect.name])


def servers_up(db: Connection) -> Select[str]:
    """Return a query for the ids of the servers that are up."""
    return select(servers.c.id).where(servers.c.until > database_now(db))


def upsert(db: Connection, table: Table, key: Mapping[str, Any], values: Mapping[str, Any]) -> None:
    """Set `values` in the row with this key; insert the row if there is none."""
    if not db.execute(update(table).filter_by(**key).values(values)).rowcount:
        db.execute(insert(table).values({**key, **values}))


def insert_missing(db: Connection, table: Table, key: Mapping[str, Any], **values: Any) -> bool:
    """Insert a row; return False if there is one with this key already."""
    if db.execute(select(table).filter_by(**key)).first():
        return False
    db.execute(insert(table).values({**key, **values}))
    return True
