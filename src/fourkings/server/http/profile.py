"""One's own profile: by game the matches at tables, what reviews found in them, boards with their rating. Nobody else's."""

from __future__ import annotations

from typing import Final

from fastapi import APIRouter

from fourkings.app.profile.schema import BoardsProfile, Profile, ProfileContext, boards_response, profile_response
from fourkings.server.http.dependencies import Player, ServicesDep, check_rate
from fourkings.server.http.errors import problems
from fourkings.server.services import Services

api: Final = APIRouter()
COST: Final = 8.0
"""The cost of a profile within a session's rate, in requests: the logs of the last matches are read for it."""
BOARDS_COST: Final = 4.0
"""That of its boards alone."""


@api.get("/profile", operation_id="my_profile", responses=problems(429, 503))
async def my_profile(player: Player, services: ServicesDep) -> Profile:
    """One's own matches by game, what their reviews found over time, what cost most, and one's boards."""
    check_rate(services, player, COST)
    return await profile_response(_desk(services, player))


@api.get("/me/boards", operation_id="my_boards", responses=problems(429))
async def my_boards(player: Player, services: ServicesDep) -> BoardsProfile:
    """The boards of one's own profile alone."""
    check_rate(services, player, BOARDS_COST)
    return await boards_response(_desk(services, player))


def _desk(services: Services, player: str) -> ProfileContext:
    return ProfileContext(services.store, player, services.now(), services.tables.replay_log, services.tables.folded.beside)
