"""The HTTP API: the operations of `fourkings.app`, and routes that only a server has, for other people or for its host."""

from collections.abc import Sequence
from typing import Final

from fastapi.routing import APIRoute

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
from fourkings.server.http.errors import BodyLimits, Stopping, add_error_handlers, describe_problem
from fourkings.server.http.mount import operations

__all__ = ["BodyLimits", "Stopping", "add_error_handlers", "api", "describe_problem"]

api: Final[Sequence[APIRoute]] = [
    *challenges.api.operations,  # their paths are to be tried before `/boards/{set_id}/{board}`
    *operations().operations,
    *(
        route
        for part in (
            *(games, me, push, site, handover, waiting_rooms, evenings, evenings_from, clubs),
            *(reports, shares, board_comparison, weeks, spreadsheets),
            *(overview, admin_reports, tables, people),
        )
        for route in part.api.operations
    ),
]
"""All routes, in the order in which they are tried. `include_router` would build each a second time, which takes 0.3 s."""
