"""The plain HTTP API beside the tables: games, rules, bots, one's own tables and records. Described by OpenAPI."""

from __future__ import annotations

from typing import Final

from fastapi import APIRouter

from fourkings.server.http import admin, games, gatherings, me, past_deals, seals, statistics, tables, worked_deals
from fourkings.server.http.errors import BodySizeLimit, add_error_handlers

__all__ = ["BodySizeLimit", "add_error_handlers", "api"]

api: Final = APIRouter(prefix="/api")
for part in (games, me, tables, gatherings, seals, statistics, worked_deals, past_deals, admin):
    api.include_router(part.api)
