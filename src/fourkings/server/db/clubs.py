"""Clubs in the store: their names, and which evenings are theirs."""

from __future__ import annotations

from typing import Final

from sqlalchemy import Connection, delete, func, insert, select, update
from sqlalchemy.exc import IntegrityError

from fourkings.app.models import MAX_LISTED, StoredClub, StoredEvening, VersionConflict
from fourkings.server.db.evenings import COLUMNS, stored_evening
from fourkings.server.db.repository import Repository
from fourkings.server.db.schema import club_evenings, clubs, evenings

_COLUMNS: Final = (clubs.c.id, clubs.c.name, clubs.c.keeper, clubs.c.created)


class Clubs(Repository):
    """The part of the store that keeps clubs."""

    async def create(self, club: StoredClub) -> None:
        """A new club, without an evening."""
        await self._write(insert(clubs).values(club._asdict()))

    async def get(self, club: str) -> StoredClub | None:
        """The club of that id."""
        if "\0" in club:  # which PostgreSQL refuses to look for
            return None
        rows = await self._rows(select(*_COLUMNS).where(clubs.c.id == club))
        return StoredClub(*rows[0]) if rows else None

    async def ids(self) -> list[str]:
        """The ids of all clubs."""
        return [row[0] for row in await self._rows(select(clubs.c.id))]

    async def newest(self, most: int) -> list[tuple[StoredClub, int]]:
        """The clubs made last, the newest first, each with the number of its evenings."""
        counted = func.count(club_evenings.c.evening_id)
        wanted = select(*_COLUMNS, counted).outerjoin(club_evenings).group_by(clubs.c.id)
        rows = await self._rows(wanted.order_by(clubs.c.created.desc(), clubs.c.id).limit(most))
        return [(StoredClub(*row[:-1]), row[-1]) for row in rows]

    async def rename(self, club: str, name: str) -> None:
        """Give a club another name."""
        await self._write(update(clubs).where(clubs.c.id == club).values(name=name))

    async def delete(self, club: str) -> None:
        """Forget a club; its evenings stay."""
        await self._write(delete(clubs).where(clubs.c.id == club))

    async def add(self, club: str, evening: str) -> None:
        """Let an evening be one of the club's, and of no other. Raises `VersionConflict` where one of both is gone."""

        def work(db: Connection) -> None:
            mine = update(club_evenings).where(club_evenings.c.evening_id == evening).values(club_id=club)
            if not db.execute(mine).rowcount:
                db.execute(insert(club_evenings).values(evening_id=evening, club_id=club))

        try:
            await self._do(work)
        except IntegrityError as error:
            raise VersionConflict(f"club {club} or evening {evening} is no more") from error

    async def remove(self, club: str, evening: str) -> None:
        """Let an evening be the club's no more."""
        row = (club_evenings.c.club_id == club) & (club_evenings.c.evening_id == evening)
        await self._write(delete(club_evenings).where(row))

    async def evenings(self, club: str) -> list[StoredEvening]:
        """The evenings of a club, the last one first."""
        wanted = select(*COLUMNS).join(club_evenings).where(club_evenings.c.club_id == club)
        rows = await self._rows(wanted.order_by(evenings.c.created.desc(), evenings.c.id).limit(MAX_LISTED))
        return [stored_evening(row) for row in rows]
