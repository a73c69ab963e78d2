"""Turn notices: the people a slow game has begun to wait for. Each is written with the fact that brought it about."""

from __future__ import annotations

from collections.abc import Iterable
from typing import Final

from sqlalchemy import Connection, delete, insert, select

from fourkings.app.models import TurnNotice
from fourkings.server.db.repository import Repository, database_now
from fourkings.server.db.schema import leases, presence, servers, turn_notices

PATIENCE: Final = 60.0
"""Seconds that a person has to be there by themselves, and a dead line to be found out, before they are told."""
AT_ONCE: Final = 50
"""Notices taken in one look; the next one finds the others."""


def plan(db: Connection, table: str, players: Iterable[str], at: float) -> None:
    """The table waits for these people from `at` on: they are to be told when they do not come by themselves."""
    for player in players:
        db.execute(delete(turn_notices).where(turn_notices.c.table_id == table, turn_notices.c.player == player))
        db.execute(insert(turn_notices).values(table_id=table, player=player, at=at + PATIENCE, tries=0))


class TurnNotices(Repository):
    """The part of the store that knows who is to be told that a slow game waits for them."""

    async def due(self, server: str, at: float) -> list[TurnNotice]:
        """The notices whose time has come, for this server to tell: the tables of others are theirs."""

        def work(db: Connection) -> list[TurnNotice]:
            up = select(servers.c.id).where(servers.c.until > database_now(db))
            of_others = select(leases.c.table_id).where(leases.c.server != server, leases.c.server.in_(up))
            columns = [turn_notices.c.table_id, turn_notices.c.player, turn_notices.c.at, turn_notices.c.tries]
            wanted = select(*columns).where(turn_notices.c.at <= at, turn_notices.c.table_id.not_in(of_others))
            rows = db.execute(wanted.order_by(turn_notices.c.at).limit(AT_ONCE)).all()
            return [TurnNotice(*row) for row in rows]

        return await self._reader.run(work)

    async def take(self, notice: TurnNotice) -> bool:
        """Take a notice for good; False where another server has, or the person is awaited once more."""
        of = turn_notices.c
        same = (of.table_id == notice.table) & (of.player == notice.player) & (of.at == notice.at)

        def work(db: Connection) -> bool:
            return bool(db.execute(delete(turn_notices).where(same)).rowcount)

        return await self._do(work)

    async def put_off(self, notice: TurnNotice, until: float) -> None:
        """Tell it later: it could not be told now. One that was written meanwhile stays as it is."""
        of = turn_notices.c

        def work(db: Connection) -> None:
            if not db.execute(select(of.at).where(of.table_id == notice.table, of.player == notice.player)).first():
                row = {"table_id": notice.table, "player": notice.player, "at": until, "tries": notice.tries + 1}
                db.execute(insert(turn_notices).values(row))

        await self._do(work)

    async def present(self, table: str) -> set[str]:
        """The people who are connected to a table through any server, as far as servers have told each other."""

        def work(db: Connection) -> set[str]:
            up = select(servers.c.id).where(servers.c.until > database_now(db))
            there = select(presence.c.player).where(presence.c.table_id == table, presence.c.server.in_(up))
            return set(db.execute(there).scalars().all())

        return await self._reader.run(work)
