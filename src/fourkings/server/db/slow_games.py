"""Slow games: tables whose time is over, though nobody looks on. Their time passes only while a server is up to look."""

from __future__ import annotations

from typing import Final

from sqlalchemy import Connection, insert, select, update

from fourkings.server.db.repository import Repository
from fourkings.server.db.schema import keys, tables

LOOKED: Final = "looked"
"""Under which name it stands among the keys when a server looked last."""
BACK: Final = 3600.0
"""Seconds by which a clock is set back at least: the clocks of several servers differ by less."""
AT_ONCE: Final = 50
"""Tables found in one look; the next one finds the others."""


class SlowGames(Repository):
    """The part of the store that knows when tables are to move by themselves."""

    async def due(self, at: float) -> list[str]:
        """The tables that were to have moved by then, the longest overdue first."""
        wanted = select(tables.c.id).where(tables.c.due <= at).order_by(tables.c.due).limit(AT_ONCE)
        return [row[0] for row in await self._rows(wanted)]

    async def due_of(self, table: str) -> float | None:
        """When a table is to move by itself, in seconds since 1970."""
        rows = await self._rows(select(tables.c.due).where(tables.c.id == table))
        return rows[0][0] if rows else None

    async def check_in(self, at: float, gap: float) -> float:
        """A server looks, at `at` seconds since 1970. Where none has for longer than `gap`, everything is due so much
        later: by how many seconds. A clock that was set back, as after it had been set wrongly forward, takes that back.
        """

        def work(db: Connection) -> float:
            old = db.execute(select(keys.c.value).where(keys.c.name == LOOKED)).scalar_one_or_none()
            if old is None:
                db.execute(insert(keys).values(name=LOOKED, value=repr(at).encode()))
                return 0.0
            passed = at - float(bytes(old))
            # Only one of several servers that look at once finds what it has read still there.
            row = update(keys).where(keys.c.name == LOOKED, keys.c.value == bytes(old))
            if -BACK < passed <= 0 or not db.execute(row.values(value=repr(at).encode())).rowcount or -BACK < passed <= gap:
                return 0.0
            db.execute(update(tables).where(tables.c.due.is_not(None)).values(due=tables.c.due + passed))
            return passed

        return await self._do(work)
