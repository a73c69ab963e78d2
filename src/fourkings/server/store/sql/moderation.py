"""Moderation, known to all servers on a database: the notice to everybody, people who are barred, people forgotten."""

from __future__ import annotations

import hashlib
import secrets

from sqlalchemy import Connection, delete, insert, select, update

from fourkings.server.store.rows import Notice
from fourkings.server.store.sql.repository import Repository
from fourkings.server.store.sql.schema import bars, forgotten, notices


def digest(player: str) -> bytes:
    """The digest of a forgotten person's id: enough to know their old cookie again, and no more."""
    return hashlib.sha256(player.encode()).digest()


class Moderation(Repository):
    """The part of the store that is read again and again."""

    async def notice(self) -> Notice | None:
        """The notice that holds now."""
        rows = await self._rows(select(notices.c.text, notices.c.at).order_by(notices.c.at.desc(), notices.c.id).limit(1))
        return Notice(*rows[0]) if rows else None

    async def announce(self, notice: Notice | None) -> None:
        """Announce that in place of what was; None: nothing any more."""
        new = [] if notice is None else [insert(notices).values(id=secrets.token_hex(8), **notice._asdict())]
        await self._write(delete(notices), *new)

    async def bar(self, player: str, until: float) -> None:
        """That person makes no tables until then."""

        def work(db: Connection) -> None:
            if not db.execute(update(bars).where(bars.c.player == player).values(until=until)).rowcount:
                db.execute(insert(bars).values(player=player, until=until))

        await self._do(work)

    async def unbar(self, player: str) -> None:
        """That person may make tables again."""
        await self._write(delete(bars).where(bars.c.player == player))

    async def barred(self, player: str, at: float) -> float | None:
        """Until when a person makes no tables; None where they may."""
        rows = await self._rows(select(bars.c.until).where(bars.c.player == player, bars.c.until > at))
        return rows[0][0] if rows else None

    async def forgotten_since(self, after: float) -> set[bytes]:
        """The digests of those who were forgotten after that time."""
        return {bytes(row[0]) for row in await self._rows(select(forgotten.c.digest).where(forgotten.c.at > after))}

    async def purge_bars(self, before: float) -> None:
        """Purge bars that are over."""
        await self._write(delete(bars).where(bars.c.until < before))
