"""People: their names, personal links, administrators, and strangers who may or may not meet."""

import secrets
from collections.abc import Iterable
from typing import Final

from sqlalchemy import Connection, Table, delete, insert, or_, select, union, update

from fourkings.app.models import AdminAction, KnownPerson, Person, Sanction
from fourkings.server.db import schema
from fourkings.server.db.moderation import REPORTED, digest
from fourkings.server.db.repository import Repository, insert_missing, upsert
from fourkings.server.db.schema import admin_actions, administrators, avoided, links, open_tables, people, sanctions, tables

MENTIONS: Final = (
    *(admin_actions.c.player, admin_actions.c.person, schema.board_sets.c.player, schema.reports.c.player),
    schema.banned_addresses.c.player,
)
"""Columns that name a person in rows that stay when the person is forgotten."""
PERSONAL: Final[tuple[Table, ...]] = tuple(
    table
    for table in schema.metadata.tables.values()
    if "player" in table.c and table is not schema.presence and not any(table.c.player is column for column in MENTIONS)
)
"""The tables with rows about a person, in their column `player`; a server itself deletes what is in `presence`."""
INVENTED: Final = "by-name.demo."
"""Prefix of the ids of people in demonstration evenings: a director's, without a device."""
MAX_KNOWN: Final = 5000
"""The most people searched for a name: those who changed theirs last."""
_ACTION: Final = [admin_actions.c[name] for name in AdminAction._fields]


class People(Repository):
    """`app.ports.People` in SQL, and the deletion of everything about a person."""

    async def get(self, player: str) -> Person | None:
        row = await self._row(select(people.c.name, people.c.lang).where(people.c.player == player))
        return Person(*row) if row else None

    async def names(self, players: Iterable[str]) -> dict[str, str]:
        wanted = list(players)
        if not wanted:
            return {}
        rows = await self._rows(select(people.c.player, people.c.name).where(people.c.player.in_(wanted)))
        return {row[0]: row[1] for row in rows}

    async def remember(self, player: str, person: Person, at: float) -> None:
        values = {"name": person.name, "lang": person.lang, "updated": at}
        await self._transact(lambda db: upsert(db, people, {"player": player}, values))

    async def forget(self, player: str, at: float) -> list[str]:
        """Delete everything about a player except the random id in the logs of matches.

        A digest of the id stays, so that no device is accepted as that player any more, however old its cookie. Return the
        tables where others may see the change.
        """
        seats, lines = (schema.participants, schema.chat), schema.report_lines
        seen = union(*(select(table.c.table_id).where(table.c.player == player) for table in seats))
        evidence = select(schema.reports.c.id).join(lines, REPORTED).where(lines.c.player == player)

        def work(db: Connection) -> list[str]:
            names = [row[0] for row in db.execute(seen)]
            db.execute(update(tables).where(tables.c.id.in_(names)).values(changes=tables.c.changes + 1))
            db.execute(delete(schema.reports).where(schema.reports.c.id.in_(evidence)))
            for table in PERSONAL:
                db.execute(delete(table).where(table.c.player == player))
            for other in (avoided.c.other, schema.board_answers.c.other):
                db.execute(delete(other.table).where(other == player))
            for column in MENTIONS:
                db.execute(update(column.table).where(column == player).values({column: ""}))
            upsert(db, schema.forgotten, {"digest": digest(player)}, {"at": at})
            return names

        return await self._transact(work)


class Links(Repository):
    """Personal links: each lets one other device act as the same person, until it expires or is revoked.

    Only their ids are stored, from which no link can be made.
    """

    async def add(self, link: str, player: str, at: float, expires: float) -> None:
        """Store a link; delete those that have expired."""
        await self._write(
            delete(links).where(links.c.expires < at),
            insert(links).values(id=link, player=player, created=at, expires=expires),
        )

    async def player_of(self, link: str, at: float) -> str | None:
        """Return the player of a link; None if the link is unknown, revoked or expired at `at`."""
        row = await self._row(select(links.c.player).where(links.c.id == link, links.c.expires >= at))
        return row[0] if row else None

    async def of(self, player: str, at: float) -> list[tuple[float, float]]:
        """Return when each valid link of a player was made, and when it expires."""
        query = select(links.c.created, links.c.expires).where(links.c.player == player, links.c.expires >= at)
        return [(row[0], row[1]) for row in await self._rows(query.order_by(links.c.created))]

    async def revoke(self, player: str) -> None:
        await self._write(delete(links).where(links.c.player == player))


class AdministratorList(Repository):
    """Administrators: who was appointed, what they did, and what they may know of people."""

    async def is_appointed(self, player: str) -> bool:
        """Return True for a person who was appointed and has not resigned."""
        return bool(await self._rows(select(administrators.c.player).where(administrators.c.player == player)))

    async def appoint(self, player: str, at: float) -> bool:
        """Make a person an administrator; return False if they were one already."""
        return await self._transact(lambda db: insert_missing(db, administrators, {"player": player}, since=at))

    async def dismiss(self, player: str) -> bool:
        """Remove an administrator; return False if they were none."""
        return await self._change(delete(administrators).where(administrators.c.player == player))

    async def add_action(self, action: AdminAction) -> None:
        """Record an action of an administrator."""
        await self._write(insert(admin_actions).values(id=secrets.token_hex(8), **action._asdict()))

    async def admin_actions(self, most: int) -> list[AdminAction]:
        """Return the latest actions of administrators, the latest first."""
        query = select(*_ACTION).order_by(admin_actions.c.at.desc(), admin_actions.c.id).limit(most)
        return [AdminAction(*row) for row in await self._rows(query)]

    async def actions_of(self, player: str) -> list[AdminAction]:
        query = select(*_ACTION).where(admin_actions.c.player == player).order_by(admin_actions.c.at)
        return [AdminAction(*row) for row in await self._rows(query)]

    async def known_players(self) -> list[str]:
        """Return the ids of all people the database holds anything about."""
        sources = (people, schema.participants, schema.chat, administrators, schema.report_lines)
        return await self._values(union(*(select(table.c.player) for table in sources)))

    async def find_people(self, named: str, at: float, most: int) -> list[KnownPerson]:
        """Return people whose names contain a text, ignoring case: administrators first, then the newest names.

        The invented people of demonstration evenings are left out.
        `at`: the time, in seconds since 1970, at which sanctions have to be in force to be listed.
        """
        appointed = {row[0]: row[1] for row in await self._rows(select(administrators))}
        by_player: dict[str, dict[Sanction, float]] = {}
        query = select(sanctions.c.player, sanctions.c.sanction, sanctions.c.until).where(sanctions.c.until > at)
        for player, sanction, until in await self._rows(query):
            by_player.setdefault(player, {})[sanction] = until
        rows = await self._rows(
            select(people.c.player, people.c.name, people.c.updated)
            .where(people.c.name != "", ~people.c.player.startswith(INVENTED, autoescape=True))
            .order_by(people.c.updated.desc(), people.c.player)
            .limit(MAX_KNOWN)
        )
        known = {row[0]: (row[1], row[2]) for row in rows}
        known |= {player: ("", since) for player, since in appointed.items() if player not in known}
        known |= {player: ("", 0.0) for player in by_player if player not in known}
        matching = [player for player, (name, _) in known.items() if named.casefold() in name.casefold()]
        matching.sort(key=lambda player: player not in appointed)
        return [
            KnownPerson(player, *known[player], appointed.get(player), by_player.get(player, {}))
            for player in matching[:most]
        ]


class Strangers(Repository):
    """Tables that are open to everybody, and people who do not want to meet again."""

    async def open(self, table: str, until: float) -> None:
        """Open a table to everybody until `until`, in seconds since 1970."""
        await self._transact(lambda db: upsert(db, open_tables, {"table_id": table}, {"until": until}))

    async def close(self, table: str) -> None:
        """Close a table to all but those who have its link."""
        await self._write(delete(open_tables).where(open_tables.c.table_id == table))

    async def open_tables(self, at: float, most: int) -> list[str]:
        """Return the tables that are open at that time, the oldest first."""
        query = select(open_tables.c.table_id).join(tables, tables.c.id == open_tables.c.table_id)
        return await self._values(query.where(open_tables.c.until > at).order_by(tables.c.created, tables.c.id).limit(most))

    async def is_open(self, table: str, at: float) -> bool:
        """Return True for a table that is open at that time."""
        query = select(open_tables.c.table_id).where(open_tables.c.table_id == table, open_tables.c.until > at)
        return bool(await self._rows(query))

    async def purge(self, before: float) -> None:
        """Delete the marks of tables that have not been open to everybody since `before`."""
        await self._write(delete(open_tables).where(open_tables.c.until < before))

    async def avoid(self, player: str, other: str) -> None:
        """Store that a player does not want to be brought to a table with another again."""
        await self._transact(lambda db: insert_missing(db, avoided, {"player": player, "other": other}))

    async def meet(self, player: str, other: str) -> None:
        await self._write(delete(avoided).where(avoided.c.player == player, avoided.c.other == other))

    async def meet_all(self, player: str) -> None:
        await self._write(delete(avoided).where(avoided.c.player == player))

    async def avoided_by(self, player: str) -> set[str]:
        return set(await self._values(select(avoided.c.other).where(avoided.c.player == player)))

    async def apart_from(self, player: str) -> set[str]:
        """Return everybody who must not be brought together with a player, whichever of the two avoids the other."""
        query = select(avoided.c.player, avoided.c.other).where(or_(avoided.c.player == player, avoided.c.other == player))
        return {person for row in await self._rows(query) for person in row} - {player}
