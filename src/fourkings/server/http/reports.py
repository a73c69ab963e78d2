"""Reporting a message: a copy of it and of what was written around it goes to the administrators, and to nobody else."""

from typing import Final

from pydantic import Field

from fourkings.app.shared.wall_clock import DAY
from fourkings.server.http.dependencies import Player, ServicesDep, TableId
from fourkings.server.http.errors import ApiError, Body
from fourkings.server.http.router import Router
from fourkings.table.protocol.base import MAX_NUMBER

api: Final = Router()

COST: Final = 4.0
"""Requests that a report counts as within a session's rate limit."""
BEFORE: Final = 10
"""How many lines before the reported one are copied with it."""
AFTER: Final = 5
MAX_REPORTS: Final = 20
"""How many reports of one person are kept at once."""


class ReportOrder(Body):
    """A chat line to report."""

    number: int = Field(ge=1, le=MAX_NUMBER, description="Its number, as the chat tells it.")


@api.operation("POST", "/tables/{table}/reports", 404, cost=COST, status=204)
async def report(table: TableId, wanted: ReportOrder, player: Player, services: ServicesDep) -> None:
    """Report a message in the chat of your table. It is kept for a week, with the lines around it."""
    if not services.administrators.open:
        raise ApiError(404, "no-administrator", "this server has no administrator who could read a report")
    if player not in await services.store.tables.players_of(table):
        raise ApiError(404, "no-such-table", "you have no such table")
    lines = await services.store.chat.lines(table, services.now() - services.settings.chat_days * DAY)
    place = next((place for place, line in enumerate(lines) if line.number == wanted.number), None)
    if place is None:
        raise ApiError(404, "no-such-message", "there is no such message, or it no longer exists")
    if await services.store.reports.count_by(player) >= MAX_REPORTS:
        raise ApiError(
            429, "too-many-reports", f"{MAX_REPORTS} reports of yours are stored: wait until an administrator has read them"
        )
    around = lines[max(0, place - BEFORE) : place + AFTER + 1]
    await services.store.reports.add(table, player, wanted.number, services.now(), around)
