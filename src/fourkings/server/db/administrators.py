"""Administrators: those who were appointed, and what any of them did."""

from __future__ import annotations

import secrets

from sqlalchemy import Connection, delete, insert, select, union

from fourkings.app.models import AdminAction, KnownPerson, Sanction
from fourkings.server.db.repository import Repository
from fourkings.server.db.schema import administrators, chairs, chat, deeds, measures, people, report_lines

MAX_KNOWN = 5000
"""People looked through for a name, those who told theirs last."""


class AdministratorList(Repository):
    """The part of the store that knows administrators, and what they may know of people."""

    async def is_appointed(self, player: str) -> bool:
        """True for a person who was appointed and has not resigned."""
        return bool(await self._rows(select(administrators.c.player).where(administrators.c.player == player)))

    async def appoint(self, player: str, at: float) -> bool:
        """That person is an administrator from now on; False where they were one already."""
        wanted = select(administrators).where(administrators.c.player == player)

        def work(db: Connection) -> bool:
            if db.execute(wanted).first():
                return False
            db.execute(insert(administrators).values(player=player, since=at))
            return True

        return await self._do(work)

    async def dismiss(self, player: str) -> bool:
        """That person is an administrator no more; False where they were none."""
        gone = delete(administrators).where(administrators.c.player == player)
        return await self._do(lambda db: bool(db.execute(gone).rowcount))

    async def add_deed(self, deed: AdminAction) -> None:
        """Write down what an administrator did."""
        await self._write(insert(deeds).values(id=secrets.token_hex(8), **deed._asdict()))

    async def deeds(self, most: int) -> list[AdminAction]:
        """The last deeds of administrators, the latest first."""
        wanted = select(*(deeds.c[name] for name in AdminAction._fields)).order_by(deeds.c.at.desc(), deeds.c.id)
        return [AdminAction(*row) for row in await self._rows(wanted.limit(most))]

    async def deeds_of(self, player: str) -> list[AdminAction]:
        """The deeds of one administrator."""
        wanted = select(*(deeds.c[name] for name in AdminAction._fields)).where(deeds.c.player == player)
        return [AdminAction(*row) for row in await self._rows(wanted.order_by(deeds.c.at))]

    async def known_players(self) -> list[str]:
        """The ids of all people that something is stored about."""
        held = (select(table.c.player) for table in (people, chairs, chat, administrators, report_lines))
        return [row[0] for row in await self._rows(union(*held))]

    async def find_people(self, named: str, at: float, most: int) -> list[KnownPerson]:
        """People whose names have that in them, in whatever case: administrators, then those who told their names last."""
        appointed = {row[0]: row[1] for row in await self._rows(select(administrators))}
        held: dict[str, dict[Sanction, float]] = {}
        query = select(measures.c.player, measures.c.measure, measures.c.until).where(measures.c.until > at)
        for player, measure, until in await self._rows(query):
            held.setdefault(player, {})[measure] = until
        rows = await self._rows(
            select(people.c.player, people.c.name, people.c.updated)
            .where(people.c.name != "")
            .order_by(people.c.updated.desc(), people.c.player)
            .limit(MAX_KNOWN)
        )
        known = {row[0]: (row[1], row[2]) for row in rows}
        known |= {player: ("", since) for player, since in appointed.items() if player not in known}
        known |= {player: ("", 0.0) for player in held if player not in known}
        matching = [player for player, (name, _) in known.items() if named.casefold() in name.casefold()]
        matching.sort(key=lambda player: player not in appointed)
        return [
            KnownPerson(player, *known[player], appointed.get(player), held.get(player, {})) for player in matching[:most]
        ]
