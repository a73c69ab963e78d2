"""The HTTP API: the operations of `fourkings.app`, and routes that only a server has, for other people or for its host."""

from typing import Final

from fastapi import APIRouter

from fourkings.server.http import (
    board_comparison,
    challenges,
    clubs,
    evenings,
    evenings_from,
    games,
    handover,
    me,
    push,
    reports,
    shares,
    site,
    spreadsheets,
    waiting_rooms,
    weeks,
)
from fourkings.server.http.admin import overview, people, tables
from fourkings.server.http.admin import reports as admin_reports
from fourkings.server.http.errors import BodyLimits, Stopping, add_error_handlers, problems
from fourkings.server.http.mount import operations

__all__ = ["BodyLimits", "Stopping", "add_error_handlers", "api"]

api: Final = APIRouter(prefix="/api", responses=problems(503))
api.include_router(challenges.api)  # its paths are to be tried before `/boards/{set_id}/{board}`
api.include_router(operations())
for part in (
    *(games, me, push, site, handover, waiting_rooms, evenings, evenings_from, clubs),
    *(reports, shares, board_comparison, weeks, spreadsheets),
    *(overview, admin_reports, tables, people),
):
    api.include_router(part.api)
