"""Counts of how the cards fell in matches that are over, added up once for each match."""

from __future__ import annotations

import contextlib
from collections.abc import Collection, Mapping

from sqlalchemy import Connection, insert, select, update
from sqlalchemy.exc import IntegrityError

from fourkings.app.models import Summary
from fourkings.sanitize import read_json
from fourkings.server.db.repository import Repository
from fourkings.server.db.schema import card_counts, counted_tables, tables

Cell = tuple[str, str, str]
"""Which matches (a game and its pack), what was counted, and which of its cases."""


class CardCounts(Repository):
    """The part of the store that keeps figures, none of them about anybody."""

    async def add(self, table: str, counts: Mapping[Cell, int]) -> bool:
        """Add a match's counts, once: False where they are in already, or there are none."""

        def work(db: Connection) -> bool:
            if not counts or db.execute(select(counted_tables).where(counted_tables.c.table_id == table)).first():
                return False
            db.execute(insert(counted_tables).values(table_id=table))
            for (kind, what, cell), more in sorted(counts.items()):
                here = (card_counts.c.kind == kind) & (card_counts.c.what == what) & (card_counts.c.cell == cell)
                if not db.execute(update(card_counts).where(here).values(number=card_counts.c.number + more)).rowcount:
                    db.execute(insert(card_counts).values(kind=kind, what=what, cell=cell, number=more))
            return True

        try:
            return await self._do(work)
        except IntegrityError:
            return False  # another server was quicker: it has counted the match, or it will be counted at the next start

    async def pass_over(self, table: str) -> None:
        """A table whose match is never to be counted."""
        with contextlib.suppress(IntegrityError):  # another server has said so
            await self._write(insert(counted_tables).values(table_id=table))

    async def all(self) -> dict[Cell, int]:
        """Every count."""
        return {(row.kind, row.what, row.cell): row.number for row in await self._rows(select(card_counts))}

    async def uncounted_tables(self, published: Collection[bytes] = ()) -> list[str]:
        """The tables whose matches are over and not counted, the oldest first, but none of a `published` secret.

        Only matches that were played here: no practice, no record from elsewhere, and none of which an offline copy was
        taken, because its player may have chosen which matches to finish by their cards.
        """
        wanted = select(tables.c.id, tables.c.summary).where(tables.c.id.not_in(select(counted_tables.c.table_id)))
        wanted = wanted.where(tables.c.secret.not_in(published), tables.c.origin == "", tables.c.offline_copy == "")
        rows = await self._rows(wanted.order_by(tables.c.updated, tables.c.id))
        return [row.id for row in rows if Summary(*read_json(row.summary)).won]
