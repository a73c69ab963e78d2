"""The HTTP API: operations of the application, and routes that need other people or a host."""

from __future__ import annotations

from typing import Final

from fastapi import APIRouter

from fourkings.server.http import (
    board_comparison,
    challenges,
    clubs,
    evenings,
    games,
    handover,
    me,
    push,
    reach,
    reports,
    shares,
    site,
    statistics,
    strangers,
    table_readings,
    waiting_rooms,
    worked_deals,
)
from fourkings.server.http.admin import clubs as admin_clubs
from fourkings.server.http.admin import overview, people, sanctions, session, tables
from fourkings.server.http.admin import reports as admin_reports
from fourkings.server.http.compression import CompressPublic
from fourkings.server.http.errors import BodyLimits, Stopping, add_error_handlers, problems
from fourkings.server.http.mount import operations

__all__ = ["BodyLimits", "CompressPublic", "Stopping", "add_error_handlers", "api"]

api: Final = APIRouter(prefix="/api", responses=problems(503))
api.include_router(challenges.api)  # its paths are to be tried before `/boards/{set_id}/{board}`
api.include_router(operations())
for part in (
    *(games, me, push, reach, site, handover, waiting_rooms, evenings, clubs, statistics, worked_deals, table_readings),
    *(reports, shares, strangers, board_comparison),
    *(session, overview, admin_reports, tables, admin_clubs, people, sanctions),
):
    api.include_router(part.api)
