"""Boards over HTTP: the days, a board being played, what all made of a set, and challenges."""

from __future__ import annotations

from typing import Final

from fastapi import APIRouter

from fourkings.server.http.boards import afterwards, challenges, compare, days, mine, play

api: Final = APIRouter()
for part in (mine, days, play, afterwards, compare, challenges):
    api.include_router(part.api)
