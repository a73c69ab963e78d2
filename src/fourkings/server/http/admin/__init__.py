"""The administrators' API. Everybody else is refused, and nobody is shown a hand, an id, or a chat but for reports."""

from __future__ import annotations

from typing import Final

from fastapi import APIRouter

from fourkings.server.http.admin import clubs, measures, overview, people, reports, session, tables

api: Final = APIRouter()
for part in (session, overview, reports, tables, clubs, people, measures):
    api.include_router(part.api)
