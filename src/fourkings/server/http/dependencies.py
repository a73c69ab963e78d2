"""Dependencies of the routes: the session of a request, its player, and how much it may ask for."""

from __future__ import annotations

from typing import Annotated, Final, Literal

from fastapi import Depends, Path, Request, Response

from fourkings.rulebook.games import GAMES
from fourkings.server.http.errors import ApiError
from fourkings.server.services import Services, same_origin, services_of
from fourkings.server.sessions import new_player

Language = Literal["en", "fr"]
EXAMPLE_GAME: Final = next(iter(GAMES))
"""A game that descriptions of the API show."""


def _player(request: Request, response: Response) -> str:
    """The session's player; a device that comes for the first time is given one."""
    services = services_of(request)
    if player := services.sessions.player(request.cookies):
        return player
    player = new_player()
    response.headers.append("set-cookie", services.sessions.header(player, request.url.scheme == "https"))
    return player


def _own_page(request: Request) -> None:
    if not same_origin(request):
        raise ApiError(403, "other-origin", "this was asked for by another site's page")


Player = Annotated[str, Depends(_player)]
ServicesDep = Annotated[Services, Depends(services_of)]
TableId = Annotated[str, Path(max_length=64, examples=["q3jH0yq8Zt5rWc1x"])]
OWN_PAGE: Final = [Depends(_own_page)]


def check_rate(services: Services, player: str, cost: float = 1) -> None:
    if not services.limits.allow(player, cost):
        raise ApiError(429, "too-fast", "too many requests: wait a moment, then go on more slowly")
