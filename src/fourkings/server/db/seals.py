"""Secrets sealed before anybody adds to the shuffle, each for one table that is not made yet."""

from __future__ import annotations

from typing import Final

from sqlalchemy import Connection, delete, insert, select

from fourkings.app.shared.wall_clock import DAY
from fourkings.server.db.repository import Repository
from fourkings.server.db.schema import seals

KEPT: Final = DAY
"""Seconds until a seal that no table was made with is forgotten."""
MAX_SEALS: Final = 16
"""Seals that one player may hold; the oldest goes first."""


class Seals(Repository):
    """The part of the store that keeps secrets for tables to come."""

    async def add(self, player: str, seal: str, secret: bytes, at: float) -> None:
        """Keep a secret under its seal; the player's oldest ones, and everybody's that are out of date, go."""

        def work(db: Connection) -> None:
            db.execute(delete(seals).where(seals.c.at < at - KEPT))
            mine = select(seals.c.seal).where(seals.c.player == player).order_by(seals.c.at.desc(), seals.c.seal)
            if old := [row.seal for row in db.execute(mine.offset(MAX_SEALS - 1))]:
                db.execute(delete(seals).where(seals.c.seal.in_(old)))
            db.execute(insert(seals).values(seal=seal, player=player, secret=secret, at=at))

        await self._do(work)

    async def take(self, player: str, seal: str) -> bytes | None:
        """The secret of a seal, for once: None for a second time, and for another player."""
        mine = (seals.c.seal == seal) & (seals.c.player == player)

        def work(db: Connection) -> bytes | None:
            row = db.execute(select(seals.c.secret).where(mine)).first()
            taken = row is not None and db.execute(delete(seals).where(mine)).rowcount == 1
            return bytes(row.secret) if row is not None and taken else None

        return await self._do(work)
