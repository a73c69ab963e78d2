"""The administrators' API. Everybody else is refused, and nobody is shown a hand, a chat or another's id."""

from __future__ import annotations

from typing import Final

from fastapi import APIRouter

from fourkings.server.http.admin import overview, people, session, tables

api: Final = APIRouter()
for part in (session, overview, tables, people):
    api.include_router(part.api)
