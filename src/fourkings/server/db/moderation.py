"""Moderation, known to all servers on a database: the notice to everybody, measures against people, people forgotten."""

from __future__ import annotations

import hashlib
import secrets

from sqlalchemy import ColumnElement, Connection, and_, delete, insert, select, update

from fourkings.app.models import Ban, Notice, Sanction
from fourkings.server.db.repository import Repository
from fourkings.server.db.schema import banned_addresses, forgotten, measures, notices


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

    # --- measures -------------------------------------------------------------------------------------------------

    async def impose(self, measure: Sanction, player: str, until: float, address: bool = False) -> None:
        """A measure against that person until then, in place of the one before; `address`: a ban of where they are, too."""
        row = {"until": until, "address": int(address)}

        def work(db: Connection) -> None:
            if not db.execute(update(measures).where(_of(measure, player)).values(row)).rowcount:
                db.execute(insert(measures).values(measure=measure, player=player, **row))

        await self._do(work)

    async def lift(self, measure: Sanction, player: str) -> None:
        """That measure against a person is over, and so is the ban of where they were."""
        gone = [delete(measures).where(_of(measure, player))]
        if measure == "ban":
            gone.append(delete(banned_addresses).where(banned_addresses.c.player == player))
        await self._write(*gone)

    async def until(self, measure: Sanction, player: str, at: float) -> float | None:
        """Until when a measure holds against a person; None where it does not."""
        rows = await self._rows(select(measures.c.until).where(_of(measure, player), measures.c.until > at))
        return rows[0][0] if rows else None

    async def measures_of(self, player: str, at: float) -> dict[Sanction, float]:
        """All that holds against a person, and until when."""
        query = select(measures.c.measure, measures.c.until).where(measures.c.player == player, measures.c.until > at)
        return {row[0]: row[1] for row in await self._rows(query)}

    async def bans(self, at: float) -> list[Ban]:
        """The bans that hold."""
        query = select(measures.c.player, measures.c.until, measures.c.address)
        rows = await self._rows(query.where(measures.c.measure == "ban", measures.c.until > at))
        return [Ban(row[0], row[1], row[2] == 1) for row in rows]

    async def banned_addresses(self, at: float) -> dict[str, float]:
        """The digests of addresses that are banned, and until when."""
        query = select(banned_addresses.c.digest, banned_addresses.c.until).where(banned_addresses.c.until > at)
        return {row[0]: row[1] for row in await self._rows(query)}

    async def ban_address(self, address: str, ban: Ban) -> None:
        """The address of that digest is where a banned person is."""

        def work(db: Connection) -> None:
            db.execute(delete(banned_addresses).where(banned_addresses.c.digest == address))
            db.execute(insert(banned_addresses).values(digest=address, player=ban.player, until=ban.until))

        await self._do(work)

    async def purge_measures(self, before: float) -> None:
        """Purge measures that are over."""
        await self._write(
            delete(measures).where(measures.c.until < before),
            delete(banned_addresses).where(banned_addresses.c.until < before),
        )

    # --- the forgotten --------------------------------------------------------------------------------------------

    async def forgotten_since(self, after: float) -> set[bytes]:
        """The digests of those who were forgotten after that time."""
        return {bytes(row[0]) for row in await self._rows(select(forgotten.c.digest).where(forgotten.c.at > after))}


def _of(measure: Sanction, player: str) -> ColumnElement[bool]:
    return and_(measures.c.measure == measure, measures.c.player == player)
