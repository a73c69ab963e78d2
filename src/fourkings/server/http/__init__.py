"""The HTTP API: the operations of `fourkings.app`, and routes that only a server has, for other people or for its host."""

from collections.abc import Sequence
from typing import Final

from fastapi.routing import APIRoute

from fourkings.server.http import (
    challenges,
    clubs,
    evenings,
    games,
    handover,
    me,
    push,
    shares,
    site,
    spreadsheets,
    waiting_rooms,
)
from fourkings.server.http.admin import overview, people, reports, tables
from fourkings.server.http.errors import BodyLimits, Stopping, add_error_handlers, describe_problem
from fourkings.server.http.mount import operations

__all__ = ["BodyLimits", "Stopping", "add_error_handlers", "api", "describe_problem"]

PARTS: Final = (
    *(games, me, push, site, handover, waiting_rooms, evenings, clubs, shares, spreadsheets),
    *(overview, reports, tables, people),
)
api: Final[Sequence[APIRoute]] = [
    *challenges.api.operations,  # their paths are to be tried before `/boards/{set_id}/{board}`
    *operations().operations,
    *(route for part in PARTS for route in part.api.operations),
]
"""All routes, in the order in which they are tried. `include_router` would build each a second time, which takes 0.3 s."""
