"""People: what sessions have told about themselves."""

from __future__ import annotations

from collections.abc import Iterable
from typing import Final

from sqlalchemy import Connection, Table, delete, insert, select, union, update

from fourkings.app.models import Person
from fourkings.server.db.moderation import digest
from fourkings.server.db.reports import REPORTED
from fourkings.server.db.repository import Repository
from fourkings.server.db.schema import (
    administrators,
    answers,
    avoided,
    banned_addresses,
    board_answers,
    board_entries,
    board_plays,
    board_sets,
    chairs,
    chat,
    deeds,
    evening_entrants,
    exercises,
    forgotten,
    links,
    measures,
    people,
    push_subscriptions,
    puzzle_answers,
    puzzle_players,
    report_lines,
    reports,
    seals,
    shares,
    tables,
    turn_notices,
)

HELD: Final[tuple[Table, ...]] = (
    people,
    chairs,
    chat,
    links,
    answers,
    seals,
    administrators,
    measures,
    report_lines,
    board_answers,
    board_entries,
    board_plays,
    avoided,
    shares,
    push_subscriptions,
    turn_notices,
    evening_entrants,
    puzzle_answers,
    puzzle_players,
    exercises,
)
"""The tables that hold rows about a person."""


class People(Repository):
    """The part of the store that knows names."""

    async def get(self, player: str) -> Person | None:
        """The name and language that a player told last."""
        rows = await self._rows(select(people.c.name, people.c.lang).where(people.c.player == player))
        return Person(*rows[0]) if rows else None

    async def names(self, players: Iterable[str]) -> dict[str, str]:
        """The names of these players; those who told none, or were forgotten, are left out."""
        wanted = list(players)
        if not wanted:
            return {}
        rows = await self._rows(select(people.c.player, people.c.name).where(people.c.player.in_(wanted)))
        return {row[0]: row[1] for row in rows}

    async def forget(self, player: str, at: float) -> list[str]:
        """Delete all that is held on a player but the random id in the logs of matches; the tables where others may see it.

        A digest of the id is kept: no device is that player any more, however old its cookie.
        """
        row = forgotten.c.digest == digest(player)
        seen = union(*(select(table.c.table_id).where(table.c.player == player) for table in (chairs, chat)))

        evidence = select(reports.c.id).join(report_lines, REPORTED).where(report_lines.c.player == player)

        def work(db: Connection) -> list[str]:
            names = [row[0] for row in db.execute(seen)]
            db.execute(update(tables).where(tables.c.id.in_(names)).values(changes=tables.c.changes + 1))
            db.execute(delete(reports).where(reports.c.id.in_(evidence)))
            for table in HELD:
                db.execute(delete(table).where(table.c.player == player))
            for other in (avoided.c.other, board_answers.c.other):
                db.execute(delete(other.table).where(other == player))
            for column in (
                deeds.c.player,
                deeds.c.person,
                board_sets.c.player,
                reports.c.player,
                banned_addresses.c.player,
            ):
                db.execute(update(column.table).where(column == player).values({column: ""}))
            if not db.execute(update(forgotten).where(row).values(at=at)).rowcount:
                db.execute(insert(forgotten).values(digest=digest(player), at=at))
            return names

        return await self._do(work)

    async def remember(self, player: str, person: Person, at: float) -> None:
        """Remember what that player tells."""
        row = {"name": person.name, "lang": person.lang, "updated": at}

        def work(db: Connection) -> None:
            if not db.execute(update(people).where(people.c.player == player).values(row)).rowcount:
                db.execute(insert(people).values(player=player, **row))

        await self._do(work)
