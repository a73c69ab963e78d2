"""Shares: links to matches that are over, for those who are given one, until who gave it takes it back."""

from __future__ import annotations

from typing import NamedTuple

from sqlalchemy import and_, delete, insert, select
from sqlalchemy.exc import IntegrityError

from fourkings.server.db.repository import Repository
from fourkings.server.db.schema import shares


class Share(NamedTuple):
    """A link to a match."""

    token: str  # who has it may see the match
    table: str
    player: str  # who gave it
    hidden: bool  # without the names of people
    at: float  # seconds since 1970


_COLUMNS = (shares.c.token, shares.c.table_id, shares.c.player, shares.c.hidden, shares.c.at)


def _share(row: tuple[str, str, str, int, float]) -> Share:
    token, table, player, hidden, at = row
    return Share(token, table, player, bool(hidden), at)


class Shares(Repository):
    """The part of the store that keeps links to matches."""

    async def add(self, share: Share) -> None:
        """Keep a link, where its table is still there."""
        row = {"token": share.token, "table_id": share.table, "player": share.player, "hidden": int(share.hidden)}
        try:
            await self._write(insert(shares).values(row | {"at": share.at}))
        except IntegrityError:  # the table is gone
            return

    async def get(self, token: str) -> Share | None:
        """The link of that token."""
        rows = await self._rows(select(*_COLUMNS).where(shares.c.token == token))
        return _share(rows[0]) if rows else None

    async def of(self, player: str, table: str | None = None) -> list[Share]:
        """The links that somebody gave, of one table or of all, the oldest first."""
        mine = shares.c.player == player if table is None else and_(shares.c.player == player, shares.c.table_id == table)
        return [_share(row) for row in await self._rows(select(*_COLUMNS).where(mine).order_by(shares.c.at))]

    async def remove(self, player: str, table: str | None = None) -> None:
        """Take back the links that somebody gave, of one table or of all."""
        mine = shares.c.player == player if table is None else and_(shares.c.player == player, shares.c.table_id == table)
        await self._write(delete(shares).where(mine))
