"""Strangers in the store: tables that are open to all, and people who do not want to meet again."""

from __future__ import annotations

from sqlalchemy import Connection, delete, insert, or_, select, update

from fourkings.server.db.repository import Repository
from fourkings.server.db.schema import avoided, open_tables, tables


class Strangers(Repository):
    """The part of the store that knows open tables."""

    async def open(self, table: str, until: float) -> None:
        """The table is open to all until then."""

        def work(db: Connection) -> None:
            if not db.execute(update(open_tables).where(open_tables.c.table_id == table).values(until=until)).rowcount:
                db.execute(insert(open_tables).values(table_id=table, until=until))

        await self._do(work)

    async def close(self, table: str) -> None:
        """The table is for those who have its link."""
        await self._write(delete(open_tables).where(open_tables.c.table_id == table))

    async def open_tables(self, at: float, most: int) -> list[str]:
        """The tables that are open at that time, the oldest first."""
        query = select(open_tables.c.table_id).join(tables, tables.c.id == open_tables.c.table_id)
        query = query.where(open_tables.c.until > at).order_by(tables.c.created, tables.c.id).limit(most)
        return [row[0] for row in await self._rows(query)]

    async def is_open(self, table: str, at: float) -> bool:
        """True for a table that is open at that time."""
        mine = (open_tables.c.table_id == table) & (open_tables.c.until > at)
        return bool(await self._rows(select(open_tables.c.table_id).where(mine)))

    async def purge(self, before: float) -> None:
        """Forget tables that are open no longer."""
        await self._write(delete(open_tables).where(open_tables.c.until < before))

    async def avoid(self, player: str, other: str) -> None:
        """That player does not want to meet the other again."""

        def work(db: Connection) -> None:
            row = {"player": player, "other": other}
            if not db.execute(select(avoided).filter_by(**row)).first():
                db.execute(insert(avoided).values(**row))

        await self._do(work)

    async def meet(self, player: str, other: str) -> None:
        """That player may meet the other again."""
        await self._write(delete(avoided).where(avoided.c.player == player, avoided.c.other == other))

    async def meet_all(self, player: str) -> None:
        """That player may meet everybody again."""
        await self._write(delete(avoided).where(avoided.c.player == player))

    async def avoided_by(self, player: str) -> set[str]:
        """The people that a player avoids."""
        return {row[0] for row in await self._rows(select(avoided.c.other).where(avoided.c.player == player))}

    async def apart_from(self, player: str) -> set[str]:
        """Everybody who is not to be brought together with a player, no matter which of the two said so."""
        both = or_(avoided.c.player == player, avoided.c.other == player)
        others = {
            person for row in await self._rows(select(avoided.c.player, avoided.c.other).where(both)) for person in row
        }
        return others - {player}
