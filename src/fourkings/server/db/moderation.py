"""Moderation, the same for all servers on a database: the notice to everybody, sanctions, forgotten people and reports."""

import hashlib
import secrets
from collections.abc import Sequence
from typing import Final

from sqlalchemy import Connection, and_, delete, func, insert, select

from fourkings.app.models import Ban, Notice, Report, Sanction
from fourkings.server.db.repository import Repository, upsert
from fourkings.server.db.schema import banned_addresses, forgotten, notices, report_lines, reports, sanctions
from fourkings.table.protocol.presenters.chat import ChatEntry


def digest(player: str) -> bytes:
    """Return the digest of a forgotten person's id: enough to recognize their old cookie, and no more."""
    return hashlib.sha256(player.encode()).digest()


class Moderation(Repository):
    """The notice to everybody, sanctions (no new tables, no chat, or no access), and people who had their data deleted."""

    async def notice(self) -> Notice | None:
        row = await self._row(select(notices.c.text, notices.c.at).order_by(notices.c.at.desc(), notices.c.id).limit(1))
        return Notice(*row) if row else None

    async def announce(self, notice: Notice | None) -> None:
        """Replace the notice to everybody; None removes it."""
        new = [] if notice is None else [insert(notices).values(id=secrets.token_hex(8), **notice._asdict())]
        await self._write(delete(notices), *new)

    async def impose(self, sanction: Sanction, player: str, until: float, address: bool = False) -> None:
        """Impose a sanction until `until` (seconds since 1970), in place of an earlier one of its kind.

        `address`: ban the person's network address, too.
        """
        key, values = {"sanction": sanction, "player": player}, {"until": until, "address": int(address)}
        await self._transact(lambda db: upsert(db, sanctions, key, values))

    async def lift(self, sanction: Sanction, player: str) -> None:
        """Lift a sanction; lifting a ban lifts the ban of the person's addresses, too."""
        statements = [delete(sanctions).filter_by(sanction=sanction, player=player)]
        if sanction == "ban":
            statements.append(delete(banned_addresses).where(banned_addresses.c.player == player))
        await self._write(*statements)

    async def until(self, sanction: Sanction, player: str, at: float) -> float | None:
        """Return until when a sanction against a player holds; None if none is in force at `at`."""
        query = select(sanctions.c.until).filter_by(sanction=sanction, player=player).where(sanctions.c.until > at)
        row = await self._row(query)
        return row[0] if row else None

    async def sanctions_of(self, player: str, at: float) -> dict[Sanction, float]:
        """Return the sanctions against a person, each with the time until which it holds."""
        query = select(sanctions.c.sanction, sanctions.c.until).where(sanctions.c.player == player, sanctions.c.until > at)
        return {row[0]: row[1] for row in await self._rows(query)}

    async def bans(self, at: float) -> list[Ban]:
        """Return the bans in force."""
        query = select(sanctions.c.player, sanctions.c.until, sanctions.c.address)
        rows = await self._rows(query.where(sanctions.c.sanction == "ban", sanctions.c.until > at))
        return [Ban(row[0], row[1], row[2] == 1) for row in rows]

    async def banned_addresses(self, at: float) -> dict[str, float]:
        """Return the digests of banned addresses, each with the time until which it is banned."""
        query = select(banned_addresses.c.digest, banned_addresses.c.until).where(banned_addresses.c.until > at)
        return {row[0]: row[1] for row in await self._rows(query)}

    async def ban_address(self, address: str, ban: Ban) -> None:
        """Ban the address with that digest as long as its person is banned."""
        await self._write(
            delete(banned_addresses).where(banned_addresses.c.digest == address),
            insert(banned_addresses).values(digest=address, player=ban.player, until=ban.until),
        )

    async def purge_measures(self, before: float) -> None:
        """Delete sanctions that are over."""
        await self._write(*(delete(table).where(table.c.until < before) for table in (sanctions, banned_addresses)))

    async def forgotten_since(self, after: float) -> set[bytes]:
        """Return the digests of the people who were forgotten (had their data deleted) after that time."""
        return {bytes(value) for value in await self._values(select(forgotten.c.digest).where(forgotten.c.at > after))}


REPORTED: Final = and_(report_lines.c.report_id == reports.c.id, report_lines.c.number == reports.c.number)
"""Join condition of a report and the copy of the line that was reported."""
_LINE: Final = tuple(report_lines.c[name] for name in ("report_id", *ChatEntry._fields))
_REPORT: Final = tuple(reports.c[name] for name in ("id", "table_id", "player", "number", "at"))


class Reports(Repository):
    """Reports of chat lines: a copy of the line and of those around it, for administrators alone, and for a week."""

    async def add(self, table: str, player: str, number: int, at: float, lines: Sequence[ChatEntry]) -> bool:
        """Store a player's report of line `number` with the lines around it; return False if it is stored already."""
        # A number is given again once the last line was deleted: the time tells the two lines apart.
        written = next(line.at for line in lines if line.number == number)
        same = and_(REPORTED, reports.c.table_id == table, reports.c.player == player, report_lines.c.at == written)
        row = {"id": secrets.token_hex(8), "table_id": table, "player": player, "number": number, "at": at}

        def work(db: Connection) -> bool:
            if db.execute(select(reports.c.id).join(report_lines, same)).first():
                return False
            db.execute(insert(reports).values(row))
            db.execute(insert(report_lines), [{"report_id": row["id"], **line._asdict()} for line in lines])
            return True

        return await self._transact(work)

    async def all(self, most: int) -> list[Report]:
        """Return the stored reports, the latest first."""
        rows = await self._rows(select(*_REPORT).order_by(reports.c.at.desc(), reports.c.id).limit(most))
        lines: dict[str, list[ChatEntry]] = {row[0]: [] for row in rows}
        query = select(*_LINE).where(report_lines.c.report_id.in_(lines)).order_by(report_lines.c.number)
        for row in await self._rows(query):
            lines[row[0]].append(ChatEntry(*row[1:]))
        return [Report(id_, table, player, number, at, tuple(lines[id_])) for id_, table, player, number, at in rows]

    async def get(self, report: str) -> tuple[str, ChatEntry] | None:
        """Return the table of a report and the chat line that was reported; None if there is no such report."""
        query = select(reports.c.table_id, *_LINE[1:]).join(report_lines, REPORTED).where(reports.c.id == report)
        row = await self._row(query)
        return (row[0], ChatEntry(*row[1:])) if row else None

    async def by(self, player: str) -> list[tuple[str, float]]:
        """Return the table and the time of each report that a player has made."""
        query = select(reports.c.table_id, reports.c.at).where(reports.c.player == player).order_by(reports.c.at)
        return [(row[0], row[1]) for row in await self._rows(query)]

    async def count_by(self, player: str) -> int:
        return int((await self._values(select(func.count()).where(reports.c.player == player)))[0])

    async def people(self) -> list[str]:
        """Return everybody whose chat lines are stored with a report."""
        return await self._values(select(report_lines.c.player).distinct())

    async def delete(self, report: str) -> bool:
        """Delete a report with its lines; return False if there is no such report."""
        return await self._change(delete(reports).where(reports.c.id == report))

    async def purge(self, before: float) -> None:
        await self._write(delete(reports).where(reports.c.at < before))
