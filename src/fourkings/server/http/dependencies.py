"""Dependencies of the routes: the session of a request, its player, and limits of requests and tables."""

from datetime import UTC, datetime
from typing import TYPE_CHECKING, Annotated, Final, Literal

from fastapi import Depends, Path, Query, Request, Response

from fourkings.app.shared.body import EXAMPLE_GAME
from fourkings.i18n.languages import LANGUAGES
from fourkings.server.http.errors import ApiError
from fourkings.server.net.rate_limits import address_of
from fourkings.server.services import Services, cookie_place, same_origin, services_of

if TYPE_CHECKING:
    Language = str
else:
    Language = Literal[tuple(LANGUAGES)]
    """The code of a language that is listed."""
OPEN_TO_ALL: Final = ("/api/me", "/api/admin")
"""Prefixes of paths that banned people may still use: their own data, and the administrators' entrance."""
COST: Final = 4.0
"""Requests that a new table counts as within a session's rate limit."""
MAX_TABLES: Final = 200
"""How many tables a player may have."""


def _player(request: Request, response: Response) -> str:
    """Return the player of the request's cookie; make one for a new device, renew a cookie in use, refuse banned people."""
    services = services_of(request)
    player, cookie = services.sessions.identify(request.cookies, cookie_place(request))
    if cookie:
        response.headers.append("set-cookie", cookie)
    if until := services.bans.meet(player, address_of(request), services.now()):
        _check_ban(request.url.path, until)
    return player


def _check_ban(path: str, until: float) -> None:
    """Raise `ApiError` for a banned person, except on paths that they may still use; until: Unix time."""
    if not path.startswith(OPEN_TO_ALL):
        end = datetime.fromtimestamp(until, UTC).strftime("%Y-%m-%d %H:%M UTC")
        raise ApiError(403, "banned", f"an administrator has banned you from this server until {end}")


async def _own_page(request: Request) -> None:
    if not same_origin(request):
        raise ApiError(
            403, "other-origin", "this request came from a page of another site: only pages of this server may send it"
        )


Player = Annotated[str, Depends(_player)]
ServicesDep = Annotated[Services, Depends(services_of)]
Address = Annotated[str, Depends(address_of)]
Lang = Annotated[Language, Query(examples=["fr"])]
GameId = Annotated[str, Path(max_length=40, examples=[EXAMPLE_GAME])]
SeatNumber = Annotated[int, Path(ge=0, le=3)]
DealNumber = Annotated[int, Path(ge=1, le=1000)]
After = Annotated[int, Query(ge=-1, le=100_000)]
"""The index of a verdict: only later ones are returned; -1 for all."""
TableId = Annotated[str, Path(max_length=64, examples=["q3jH0yq8Zt5rWc1x"])]
OWN_PAGE: Final = [Depends(_own_page)]


async def may_make(services: Services, player: str, address: str, instead: int = 0) -> None:
    """Raise `ApiError` if the player is barred, or they or their address have made too many tables.

    A player is a cookie, and a client without one is new each time, so the address counts, too. instead: how many tables
    are deleted for the new one.
    """
    if not services.makers.allow(address):
        raise ApiError(
            429, "too-many-tables", "too many tables were created from your address: wait a moment, then try again"
        )
    await check_bar(services, player)
    if await services.store.tables.count_of(player) - instead >= MAX_TABLES:
        raise ApiError(
            429, "too-many-tables", f"you have {MAX_TABLES} tables, the most that are allowed: delete some first"
        )


async def check_bar(services: Services, player: str) -> None:
    """Raise `ApiError` if an administrator keeps the player from making or opening tables."""
    if await services.store.moderation.until("bar", player, services.now()):
        raise ApiError(403, "barred", "an administrator of this server does not let you create tables at present")


def check_rate(services: Services, player: str, cost: float = 1) -> None:
    if not services.limits.allow(player, cost):
        raise ApiError(429, "too-fast", "too many requests: wait a moment, then go on more slowly")
