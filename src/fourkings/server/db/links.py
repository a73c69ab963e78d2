"""Personal links: each lets one other device be the same person, until it expires or is revoked."""

from __future__ import annotations

from sqlalchemy import delete, insert, select

from fourkings.server.db.repository import Repository
from fourkings.server.db.schema import links


class Links(Repository):
    """The part of the store that knows personal links. It keeps their ids, from which no link can be made."""

    async def add(self, link: str, player: str, at: float, expires: float) -> None:
        """Remember a link; those that have expired are forgotten."""
        await self._write(
            delete(links).where(links.c.expires < at),
            insert(links).values(id=link, player=player, created=at, expires=expires),
        )

    async def player_of(self, link: str, at: float) -> str | None:
        """The player of a link that still holds."""
        rows = await self._rows(select(links.c.player).where(links.c.id == link, links.c.expires >= at))
        return rows[0][0] if rows else None

    async def of(self, player: str, at: float) -> list[tuple[float, float]]:
        """When each link that still holds was made, and until when it holds."""
        wanted = select(links.c.created, links.c.expires).where(links.c.player == player, links.c.expires >= at)
        return [(row[0], row[1]) for row in await self._rows(wanted.order_by(links.c.created))]

    async def revoke(self, player: str) -> None:
        """No link of that player holds any more."""
        await self._write(delete(links).where(links.c.player == player))
