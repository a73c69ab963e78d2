"""Checkpoints of running clocks: a bank outlives the server that counts it down."""

from __future__ import annotations

from typing import NamedTuple

from sqlalchemy import Connection, bindparam, insert, select, update

from fourkings.server.db.repository import Repository, database_now
from fourkings.server.db.schema import clock_checkpoints, tables


class SavedClock(NamedTuple):
    """At that version of the table its running clock had run for so many milliseconds, this many seconds ago."""

    version: int
    ran: int
    ago: float


class ClockCheckpoints(Repository):
    """The part of the store that knows how far clocks have come."""

    async def save(self, table: str, version: int, ran: int) -> None:
        """Note how far the running clock of a table has come. One that is gone is let be."""

        def work(db: Connection) -> None:
            row = {"version": version, "ran": ran, "at": database_now(db)}
            if not db.execute(update(clock_checkpoints).where(clock_checkpoints.c.table_id == table).values(row)).rowcount:
                there = select(tables.c.id, bindparam("v", version), bindparam("r", ran), database_now(db))
                names = ["table_id", *row]
                db.execute(insert(clock_checkpoints).from_select(names, there.where(tables.c.id == table)))

        await self._do(work)

    async def last(self, table: str) -> SavedClock | None:
        """The last checkpoint; None where there is none."""

        def work(db: Connection) -> SavedClock | None:
            ago = database_now(db) - clock_checkpoints.c.at
            wanted = select(clock_checkpoints.c.version, clock_checkpoints.c.ran, ago).where(
                clock_checkpoints.c.table_id == table
            )
            row = db.execute(wanted).first()
            return SavedClock(row[0], row[1], max(0.0, row[2])) if row else None

        return await self._reader.run(work)
