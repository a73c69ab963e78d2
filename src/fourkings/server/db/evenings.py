"""Evenings in the store: rows, their logs, and the people who have entered them."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Any, Final

from sqlalchemy import Connection, delete, insert, select, update
from sqlalchemy.exc import IntegrityError

from fourkings.app.models import MAX_LISTED, StoredEvening, VersionConflict
from fourkings.server.db.repository import Repository
from fourkings.server.db.schema import evening_entrants, evening_facts, evenings

_NAMES: Final = ("id", "game", "secret", "director", "pace", "created", "updated", "over")
COLUMNS: Final = [evenings.c[name] for name in _NAMES]


class Evenings(Repository):
    """The part of the store that keeps evenings."""

    async def create(self, evening: StoredEvening, line: str) -> None:
        """A new evening with its first fact."""
        row = {name: getattr(evening, name) for name in _NAMES} | {"over": int(evening.over)}
        fact = {"evening_id": evening.id, "version": 1, "fact": line, "at": evening.created}
        await self._write(insert(evenings).values(row), insert(evening_facts).values(fact))

    async def get(self, evening: str) -> StoredEvening | None:
        """The evening of that id."""
        if "\0" in evening:  # which PostgreSQL refuses to look for
            return None
        rows = await self._rows(select(*COLUMNS).where(evenings.c.id == evening))
        return stored_evening(rows[0]) if rows else None

    async def facts(self, evening: str) -> list[str]:
        """The log of an evening."""
        wanted = select(evening_facts.c.fact).where(evening_facts.c.evening_id == evening)
        return [row[0] for row in await self._rows(wanted.order_by(evening_facts.c.version))]

    async def append(self, evening: str, version: int, line: str, at: float, over: bool) -> None:
        """The next fact of an evening, of that version; `over`: the evening is, once the fact holds.

        Raises `VersionConflict` where that version stands already, or the evening is gone.
        """
        fact = {"evening_id": evening, "version": version, "fact": line, "at": at}
        changed = update(evenings).where(evenings.c.id == evening).values(updated=at, over=int(over))
        try:
            await self._write(insert(evening_facts).values(fact), changed)
        except IntegrityError as error:
            raise VersionConflict(f"version {version} of evening {evening} was written by somebody else") from error

    async def add_player(self, evening: str, player: str) -> None:
        """The evening is one of that player's from now on; it may be already."""
        row = {"player": player, "evening_id": evening}

        def work(db: Connection) -> None:
            if not db.execute(select(evening_entrants).filter_by(**row)).first():
                db.execute(insert(evening_entrants).values(row))

        try:
            await self._do(work)
        except IntegrityError as error:
            raise VersionConflict(f"evening {evening} is no more") from error

    async def of(self, player: str) -> list[StoredEvening]:
        """The evenings that somebody has entered, the last one first."""
        mine = select(*COLUMNS).join(evening_entrants).where(evening_entrants.c.player == player)
        rows = await self._rows(mine.order_by(evenings.c.created.desc(), evenings.c.id).limit(MAX_LISTED))
        return [stored_evening(row) for row in rows]

    async def going_on(self) -> list[str]:
        """The evenings that are not over."""
        return [row[0] for row in await self._rows(select(evenings.c.id).where(evenings.c.over == 0))]

    async def untouched(self, before: float, most: int) -> list[str]:
        """Evenings that are not over, where nothing has happened since then, the oldest first."""
        wanted = select(evenings.c.id).where(evenings.c.over == 0, evenings.c.updated < before)
        return [row[0] for row in await self._rows(wanted.order_by(evenings.c.updated, evenings.c.id).limit(most))]

    async def delete(self, evening: str) -> None:
        """Forget an evening; the tables at which it was played stay."""
        await self._write(delete(evenings).where(evenings.c.id == evening))


def stored_evening(row: Sequence[Any]) -> StoredEvening:
    """An evening from its `COLUMNS`."""
    name, game, secret, director, pace, created, updated, over = row
    return StoredEvening(name, game, bytes(secret), director, pace, created, updated, bool(over))
