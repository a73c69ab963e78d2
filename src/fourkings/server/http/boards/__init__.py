"""Boards over HTTP: the days, a board being played, what all made of a set, challenges, and one's profile."""

from __future__ import annotations

from typing import Final

from fastapi import APIRouter

from fourkings.server.http.boards import challenges, compare, days, play, profile

api: Final = APIRouter()
for part in (days, play, compare, challenges, profile):
    api.include_router(part.api)
