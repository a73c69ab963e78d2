"""Reports of messages: a copy of the line and of those around it, for administrators alone, and for a week."""

from __future__ import annotations

import secrets
from collections.abc import Sequence
from typing import Final

from sqlalchemy import Connection, and_, delete, func, insert, select

from fourkings.app.models import Report
from fourkings.server.db.repository import Repository
from fourkings.server.db.schema import report_lines, reports
from fourkings.table.protocol.presenters.chat import ChatEntry

_LINE: Final = tuple(report_lines.c[name] for name in ("report_id", *ChatEntry._fields))
_REPORT: Final = tuple(reports.c[name] for name in ("id", "table_id", "player", "number", "at"))

REPORTED: Final = and_(report_lines.c.report_id == reports.c.id, report_lines.c.number == reports.c.number)
"""Joins a report with the line that was reported."""


class Reports(Repository):
    """The part of the store that keeps evidence."""

    async def add(self, table: str, player: str, number: int, at: float, lines: Sequence[ChatEntry]) -> bool:
        """Keep a report by that player of a line of a table, with the lines around it; False where it is there."""
        # A number is given again once the last line was taken back: the time tells both apart.
        said = next(line.at for line in lines if line.number == number)
        mine = and_(REPORTED, reports.c.table_id == table, reports.c.player == player, report_lines.c.at == said)
        row = {"id": secrets.token_hex(8), "table_id": table, "player": player, "number": number, "at": at}

        def work(db: Connection) -> bool:
            if db.execute(select(reports.c.id).join(report_lines, mine)).first():
                return False
            db.execute(insert(reports).values(row))
            db.execute(insert(report_lines), [{"report_id": row["id"], **line._asdict()} for line in lines])
            return True

        return await self._do(work)

    async def all(self, most: int) -> list[Report]:
        """The reports that are kept, the latest first."""
        rows = await self._rows(select(*_REPORT).order_by(reports.c.at.desc(), reports.c.id).limit(most))
        lines: dict[str, list[ChatEntry]] = {row[0]: [] for row in rows}
        query = select(*_LINE).where(report_lines.c.report_id.in_(lines)).order_by(report_lines.c.number)
        for row in await self._rows(query):
            lines[row[0]].append(ChatEntry(*row[1:]))
        return [Report(id_, table, player, number, at, tuple(lines[id_])) for id_, table, player, number, at in rows]

    async def get(self, report: str) -> tuple[str, ChatEntry] | None:
        """The line that was reported, with its table."""
        query = select(reports.c.table_id, *_LINE[1:]).join(report_lines, REPORTED).where(reports.c.id == report)
        rows = await self._rows(query)
        return (rows[0][0], ChatEntry(*rows[0][1:])) if rows else None

    async def by(self, player: str) -> list[tuple[str, float]]:
        """The tables where a player has reported a line, and when."""
        query = select(reports.c.table_id, reports.c.at).where(reports.c.player == player).order_by(reports.c.at)
        return [(row[0], row[1]) for row in await self._rows(query)]

    async def count_by(self, player: str) -> int:
        """How many reports of a player are kept."""
        return int((await self._rows(select(func.count()).where(reports.c.player == player)))[0][0])

    async def people(self) -> list[str]:
        """Everybody whose lines are kept as evidence."""
        return [row[0] for row in await self._rows(select(report_lines.c.player).distinct())]

    async def delete(self, report: str) -> bool:
        """Delete a report with its lines; False where there is none such."""
        gone = delete(reports).where(reports.c.id == report)
        return await self._do(lambda db: bool(db.execute(gone).rowcount))

    async def purge(self, before: float) -> None:
        """Delete all that was reported before that time."""
        await self._write(delete(reports).where(reports.c.at < before))
