"""Stored evenings (several tables that play rounds under one director), and the clubs that they belong to."""

from collections.abc import Sequence
from typing import Any, Final

from sqlalchemy import delete, func, insert, select, update
from sqlalchemy.exc import IntegrityError

from fourkings.app.models import MAX_LISTED, StoredClub, StoredEvening, VersionConflict
from fourkings.server.db.repository import Repository, insert_missing, upsert
from fourkings.server.db.schema import club_evenings, clubs, evening_entrants, evening_events, evenings

_NAMES: Final = ("id", "game", "secret", "director", "pace", "created", "updated", "over")
_EVENING: Final = [evenings.c[name] for name in _NAMES]
_NEWEST_FIRST: Final = (evenings.c.created.desc(), evenings.c.id)
_CLUB: Final = (clubs.c.id, clubs.c.name, clubs.c.keeper, clubs.c.created, clubs.c.minimum, clubs.c.best)


class Evenings(Repository):
    """Stored evenings, each with its log of events and its players."""

    async def create(self, evening: StoredEvening, line: str) -> None:
        """Store a new evening with its first event."""
        row = {name: getattr(evening, name) for name in _NAMES} | {"over": int(evening.over)}
        event = {"evening_id": evening.id, "version": 1, "event": line, "at": evening.created}
        await self._write(insert(evenings).values(row), insert(evening_events).values(event))

    async def get(self, evening: str) -> StoredEvening | None:
        if "\0" in evening:  # which PostgreSQL refuses to look for
            return None
        row = await self._row(select(*_EVENING).where(evenings.c.id == evening))
        return _stored(row) if row else None

    async def events(self, evening: str) -> list[str]:
        query = select(evening_events.c.event).where(evening_events.c.evening_id == evening)
        return await self._values(query.order_by(evening_events.c.version))

    async def append(self, evening: str, version: int, line: str, at: float, over: bool) -> None:
        """Append the event of that version; `over` says whether it ends the evening.

        Raise `VersionConflict` if that version exists already, or the evening is gone.
        """
        event = {"evening_id": evening, "version": version, "event": line, "at": at}
        changed = update(evenings).where(evenings.c.id == evening).values(updated=at, over=int(over))
        try:
            await self._write(insert(evening_events).values(event), changed)
        except IntegrityError as error:
            raise VersionConflict(f"version {version} of evening {evening} was written by somebody else") from error

    async def add_player(self, evening: str, player: str) -> None:
        """Add a player to an evening, if they are not there yet. Raise `VersionConflict` if the evening is gone."""
        row = {"player": player, "evening_id": evening}
        try:
            await self._transact(lambda db: insert_missing(db, evening_entrants, row))
        except IntegrityError as error:
            raise VersionConflict(f"evening {evening} is no more") from error

    async def of(self, player: str) -> list[StoredEvening]:
        """Return the evenings that a player has entered, the last one first."""
        query = select(*_EVENING).join(evening_entrants).where(evening_entrants.c.player == player)
        return [_stored(row) for row in await self._rows(query.order_by(*_NEWEST_FIRST).limit(MAX_LISTED))]

    async def unfinished(self) -> list[str]:
        """Return the evenings that are not over."""
        return await self._values(select(evenings.c.id).where(evenings.c.over == 0))

    async def idle(self, before: float, most: int) -> list[str]:
        """Return at most `most` evenings that are not over and have had no event since `before`, the oldest first."""
        query = select(evenings.c.id).where(evenings.c.over == 0, evenings.c.updated < before)
        return await self._values(query.order_by(evenings.c.updated, evenings.c.id).limit(most))

    async def delete(self, evening: str) -> None:
        """Delete an evening; its tables stay."""
        await self._write(delete(evenings).where(evenings.c.id == evening))


def _stored(row: Sequence[Any]) -> StoredEvening:
    name, game, secret, director, pace, created, updated, over = row
    return StoredEvening(name, game, bytes(secret), director, pace, created, updated, bool(over))


class Clubs(Repository):
    """Stored clubs, each with its evenings. An evening belongs to at most one club."""

    async def create(self, club: StoredClub) -> None:
        await self._write(insert(clubs).values(club._asdict()))

    async def get(self, club: str) -> StoredClub | None:
        if "\0" in club:  # which PostgreSQL refuses to look for
            return None
        row = await self._row(select(*_CLUB).where(clubs.c.id == club))
        return StoredClub(*row) if row else None

    async def ids(self) -> list[str]:
        return await self._values(select(clubs.c.id))

    async def newest(self, most: int) -> list[tuple[StoredClub, int]]:
        """Return the newest clubs, the newest first, each with the number of its evenings."""
        count = func.count(club_evenings.c.evening_id)
        query = select(*_CLUB, count).outerjoin(club_evenings).group_by(clubs.c.id)
        rows = await self._rows(query.order_by(clubs.c.created.desc(), clubs.c.id).limit(most))
        return [(StoredClub(*row[:-1]), row[-1]) for row in rows]

    async def rename(self, club: str, name: str) -> None:
        await self._write(update(clubs).where(clubs.c.id == club).values(name=name))

    async def set_season(self, club: str, minimum: int, best: int) -> None:
        """Set how many evenings a place needs, and how many of a person's evenings count."""
        await self._write(update(clubs).where(clubs.c.id == club).values(minimum=minimum, best=best))

    async def delete(self, club: str) -> None:
        """Delete a club; its evenings stay."""
        await self._write(delete(clubs).where(clubs.c.id == club))

    async def add(self, club: str, evening: str) -> None:
        """Give an evening to a club, and to no other. Raise `VersionConflict` if one of them is gone."""
        try:
            await self._transact(lambda db: upsert(db, club_evenings, {"evening_id": evening}, {"club_id": club}))
        except IntegrityError as error:
            raise VersionConflict(f"club {club} or evening {evening} is no more") from error

    async def remove(self, club: str, evening: str) -> None:
        await self._write(delete(club_evenings).filter_by(club_id=club, evening_id=evening))

    async def evenings(self, club: str) -> list[StoredEvening]:
        """Return the evenings of a club, the last one first."""
        query = select(*_EVENING).join(club_evenings).where(club_evenings.c.club_id == club)
        return [_stored(row) for row in await self._rows(query.order_by(*_NEWEST_FIRST).limit(MAX_LISTED))]
