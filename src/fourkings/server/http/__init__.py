"""The plain HTTP API beside the tables: games, rules, bots, one's own tables and records. Described by OpenAPI."""

from __future__ import annotations

from typing import Final

from fastapi import APIRouter

from fourkings.server.http import (
    admin,
    boards,
    clubs,
    evening_boards,
    evening_curiosities,
    evening_seats,
    evenings,
    exercises,
    games,
    handover,
    lessons,
    lines,
    matches,
    me,
    past_deals,
    practices,
    profile,
    push,
    puzzles,
    reach,
    readings,
    records,
    reports,
    reviews,
    seals,
    shares,
    site,
    statistics,
    strangers,
    table_readings,
    tables,
    waiting_rooms,
    worked_deals,
)
from fourkings.server.http.compression import CompressPublic
from fourkings.server.http.errors import BodyLimits, Stopping, add_error_handlers, problems

__all__ = ["BodyLimits", "CompressPublic", "Stopping", "add_error_handlers", "api"]

api: Final = APIRouter(prefix="/api", responses=problems(503))
for part in (
    games,
    me,
    push,
    reach,
    site,
    tables,
    handover,
    waiting_rooms,
    evenings,
    evening_boards,
    evening_curiosities,
    evening_seats,
    clubs,
    seals,
    statistics,
    worked_deals,
    lessons,
    puzzles,
    exercises,
    readings,
    table_readings,
    past_deals,
    matches,
    profile,
    lines,
    practices,
    records,
    reports,
    reviews,
    shares,
    strangers,
    boards,
    admin,
):
    api.include_router(part.api)
