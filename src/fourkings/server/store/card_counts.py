"""Counts of how the cards fell in matches that are over, added up once for each match."""

from __future__ import annotations

import contextlib
import json
from collections.abc import Collection, Mapping

from sqlalchemy import Connection, insert, select, update
from sqlalchemy.exc import IntegrityError

from fourkings.server.store.repository import Repository
from fourkings.server.store.rows import Summary
from fourkings.server.store.schema import tables, tallied, tallies

Cell = tuple[str, str, str]
"""Which matches (a game and its pack), what was counted, and which of its cases."""


class CardCounts(Repository):
    """The part of the store that keeps figures, none of them about anybody."""

    async def add_counts(self, table: str, counts: Mapping[Cell, int]) -> bool:
        """Add a match's counts, once: False where they are in already, or there are none."""

        def work(db: Connection) -> bool:
            if not counts or db.execute(select(tallied).where(tallied.c.table_id == table)).first():
                return False
            db.execute(insert(tallied).values(table_id=table))
            for (kind, what, cell), more in sorted(counts.items()):
                here = (tallies.c.kind == kind) & (tallies.c.what == what) & (tallies.c.cell == cell)
                if not db.execute(update(tallies).where(here).values(number=tallies.c.number + more)).rowcount:
                    db.execute(insert(tallies).values(kind=kind, what=what, cell=cell, number=more))
            return True

        try:
            return await self._do(work)
        except IntegrityError:
            return False  # another server was quicker: it has counted the match, or it will be counted at the next start

    async def pass_over(self, table: str) -> None:
        """A table whose match is never to be counted."""
        with contextlib.suppress(IntegrityError):  # another server has said so
            await self._write(insert(tallied).values(table_id=table))

    async def card_counts(self) -> dict[Cell, int]:
        """Every count."""
        return {(row.kind, row.what, row.cell): row.number for row in await self._rows(select(tallies))}

    async def uncounted_tables(self, published: Collection[bytes] = ()) -> list[str]:
        """The tables whose matches are over and not counted, the oldest first, but none of a `published` secret.

        Only matches that were played here: no practice, and no record from elsewhere.
        """
        wanted = select(tables.c.id, tables.c.summary).where(tables.c.id.not_in(select(tallied.c.table_id)))
        wanted = wanted.where(tables.c.secret.not_in(published), tables.c.origin == "")
        rows = await self._rows(wanted.order_by(tables.c.updated, tables.c.id))
        return [row.id for row in rows if Summary(*json.loads(row.summary)).won]
