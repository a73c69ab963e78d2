"""The administrators' API. It shows no hand, no id that opens anything, and chat only in reports."""

from __future__ import annotations

from typing import Final

from fastapi import APIRouter

from fourkings.server.http.admin import clubs, overview, people, reports, sanctions, session, tables

api: Final = APIRouter()
for part in (session, overview, reports, tables, clubs, people, sanctions):
    api.include_router(part.api)
