"""Dependencies of the routes: the session of a request, its player or administrator, and limits of requests and tables."""

import asyncio
from collections.abc import Iterable
from datetime import UTC, datetime
from typing import Annotated, Final

from fastapi import Depends, Path, Query, Request, Response

from fourkings.app.core import Language
from fourkings.app.shared.body import EXAMPLE_GAME
from fourkings.server.http.errors import ApiError
from fourkings.server.net.rate_limits import address_of
from fourkings.server.realtime.administrators import Administrator
from fourkings.server.services import Services, cookie_place, same_origin, services_of

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


Handle = Annotated[str, Path(max_length=64, examples=["q3jH0yq8Zt5rWc1x"])]
"""The handle of a person or a table for administrators: it stands for an id, but gives no access."""


async def _administrator(request: Request, player: Player, services: ServicesDep) -> Administrator:
    administrator = await services.administrators.find(player, request.cookies, cookie_place(request))
    if administrator is None:
        raise ApiError(403, "not-administrator", "only an administrator of this server may do this")
    return administrator


async def _phrase_holder(administrator: Annotated[Administrator, Depends(_administrator)]) -> Administrator:
    if not administrator.first:
        raise ApiError(403, "first-only", "only an administrator who entered the passphrase may do this")
    return administrator


CurrentAdministrator = Annotated[Administrator, Depends(_administrator)]
PhraseHolder = Annotated[Administrator, Depends(_phrase_holder)]


async def known_person(services: Services, person: str) -> str:
    """Return the id of the player with this handle, or raise `ApiError`."""
    return await resolved(services, "person", person, await services.store.administrators.known_players())


async def other_person(services: Services, person: str, administrator: Administrator) -> str:
    """Return the id of the player with this handle; raise `ApiError` if the administrator may not act on that player.

    Nobody may act on themselves, and only administrators who entered the passphrase on another administrator.
    """
    other = await known_person(services, person)
    if other == administrator.player:
        raise ApiError(409, "oneself", "you cannot do this to yourself: delete your own data in the settings of the page")
    if not administrator.first and await services.store.administrators.is_appointed(other):
        raise ApiError(
            403, "first-only", "only an administrator who entered the passphrase may do this to another administrator"
        )
    return other


async def resolved(services: Services, kind: str, handle: str, ids: Iterable[str]) -> str:
    """Return the one of `ids` that has this handle, or raise `ApiError`; kind: `person`, `table` or another kind of id."""

    def look() -> str | None:
        return next((id_ for id_ in ids if services.sessions.handle(kind, id_) == handle), None)

    if (name := await asyncio.to_thread(look)) is None:
        raise ApiError(404, f"no-such-{kind}", f"there is no such {kind}, or it no longer exists")
    return name
