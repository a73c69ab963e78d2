"""Reported messages, each with what was written around it: people report them, and only administrators see them.

A report is deleted after a week.
"""

from typing import Annotated, Final

from fastapi import Path
from pydantic import Field

from fourkings.app.models import Report
from fourkings.app.shared.wall_clock import DAY
from fourkings.server.http.dependencies import COST, CurrentAdministrator, Player, ServicesDep, TableId
from fourkings.server.http.errors import ApiError, Body
from fourkings.server.http.router import Router
from fourkings.server.services import Services
from fourkings.table.protocol.base import MAX_NUMBER
from fourkings.table.shown_names import shown_name

api: Final = Router()
BEFORE: Final = 10
"""How many lines before the reported one are copied with it."""
AFTER: Final = 5
MAX_OF_PERSON: Final = 20
"""How many reports of one person are kept at once."""
MAX_LISTED: Final = 100
"""Reports that are listed, the latest."""
ReportId = Annotated[str, Path(max_length=32, examples=["a1b2c3d4e5f60718"])]


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
    if await services.store.reports.count_by(player) >= MAX_OF_PERSON:
        raise ApiError(
            429,
            "too-many-reports",
            f"{MAX_OF_PERSON} reports of yours are stored: wait until an administrator has read them",
        )
    around = lines[max(0, place - BEFORE) : place + AFTER + 1]
    await services.store.reports.add(table, player, wanted.number, services.now(), around)


class LineSeen(Body):
    """A chat line around the reported one, or that line itself."""

    at: float = Field(description="Seconds since 1970.")
    person: str = Field(description="The handle of who wrote it.")
    name: str = Field(description="Their present name; empty if they have none.")
    text: str
    phrase: str = Field(description="The key of a ready phrase; empty for a text.")
    reported: bool = Field(description="This is the line that was reported.")


class ReportSeen(Body):
    """A reported message, with its context."""

    report: str
    table: str = Field(description="The handle of its table.")
    at: float = Field(description="When it was reported, in seconds since 1970.")
    by: str = Field(description="The name of who reported it; empty where they have none.")
    lines: list[LineSeen]


@api.operation("GET", "/admin/reports")
async def reports(administrator: CurrentAdministrator, services: ServicesDep) -> list[ReportSeen]:
    """Return the reports of the last week, the latest first."""
    kept = await services.store.reports.all(MAX_LISTED)
    people = {report.player for report in kept} | {line.player for report in kept for line in report.lines}
    names = await services.store.people.names(people)
    return [_seen(services, report, names) for report in kept]


def _seen(services: Services, report: Report, names: dict[str, str]) -> ReportSeen:
    handle = services.sessions.handle
    return ReportSeen.from_object(
        report,
        report=report.id,
        table=handle("table", report.table),
        by=shown_name(names.get(report.player, "")),
        lines=[
            LineSeen.from_object(
                line,
                person=handle("person", line.player),
                name=shown_name(names.get(line.player, "")),
                reported=line.number == report.number,
            )
            for line in report.lines
        ],
    )


@api.operation("DELETE", "/admin/reports/{report}", 404, status=204)
async def settle_report(report: ReportId, administrator: CurrentAdministrator, services: ServicesDep) -> None:
    """Delete a report with its evidence: it is settled."""
    if not await services.store.reports.delete(report):
        raise ApiError(404, "no-such-report", "there is no such report, or it no longer exists")
    await services.administrators.log_action(administrator.player, "settle")


@api.operation("DELETE", "/admin/reports/{report}/message", 404, 409, status=204)
async def remove_message(report: ReportId, administrator: CurrentAdministrator, services: ServicesDep) -> None:
    """Remove the message that was reported from the chat of its table; the evidence stays for its week."""
    reported = await services.store.reports.get(report)
    if reported is None:
        raise ApiError(404, "no-such-report", "there is no such report, or it no longer exists")
    table, line = reported
    if line not in await services.store.chat.lines(table, line.at):
        raise ApiError(409, "gone", "the message is no longer in the chat")
    await services.store.chat.delete(table, line.number, player=None)
    services.tables.notify(table)
    await services.administrators.log_action(administrator.player, "remove-message")
