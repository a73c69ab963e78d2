"""The plain HTTP API beside the tables: games, rules, bots, one's own tables and records. Described by OpenAPI."""

from __future__ import annotations

from typing import Final

from fastapi import APIRouter

from fourkings.server.http import admin, before, games, gatherings, luck, me, seals, tables, worked
from fourkings.server.http.troubles import SmallBodies, answer_troubles

__all__ = ["SmallBodies", "answer_troubles", "api"]

api: Final = APIRouter(prefix="/api")
for part in (games, me, tables, gatherings, seals, luck, worked, before, admin):
    api.include_router(part.api)
