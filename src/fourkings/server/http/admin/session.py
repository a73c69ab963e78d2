"""The session of an administrator."""

from __future__ import annotations

from typing import Final

from fastapi import Request, Response
from pydantic import Field

from fourkings.server.http.admin.dependencies import CurrentAdministrator
from fourkings.server.http.dependencies import Player, ServicesDep
from fourkings.server.http.errors import ApiError, Body
from fourkings.server.http.router import Router
from fourkings.server.net.rate_limits import address_of
from fourkings.server.realtime.administrators import TooManyGuesses, WrongPhrase
from fourkings.server.services import by_tls

api: Final = Router()


class Standing(Body):
    """The standing of this session."""

    possible: bool = Field(description="Whether this server has administrators at all: its settings name a phrase.")
    administrator: bool
    first: bool = Field(description="Whether this session has told the phrase: such a one appoints others.")


class Phrase(Body):
    """The administrator's phrase, as the settings of the server have it."""

    phrase: str = Field(max_length=400)


@api.operation("GET", "/admin")
async def standing(request: Request, player: Player, services: ServicesDep) -> Standing:
    """Whether this server has administrators, and whether one is one."""
    administrator = await services.administrators.find(player, request.cookies)
    return Standing(
        possible=services.administrators.open,
        administrator=administrator is not None,
        first=administrator is not None and administrator.first,
    )


@api.operation("POST", "/admin/session", 404, operation_id="enter_office")
async def enter(given: Phrase, player: Player, services: ServicesDep, request: Request, response: Response) -> Standing:
    """Become an administrator for this session, by the phrase; guesses are slow, and are counted."""
    if not services.administrators.open:
        raise ApiError(404, "no-administrator", "this server has no administrator, because FOURKINGS_ADMIN is not set")
    try:
        cookie = await services.administrators.enter(player, address_of(request), given.phrase, by_tls(request))
    except TooManyGuesses:
        raise ApiError(429, "too-many-guesses", "too many wrong passphrases: wait a minute, then try again") from None
    except WrongPhrase:
        raise ApiError(403, "wrong-phrase", "this passphrase is wrong") from None
    response.headers.append("set-cookie", cookie)
    return Standing(possible=True, administrator=True, first=True)


@api.operation("DELETE", "/admin/session", status=204)
async def resign(administrator: CurrentAdministrator, services: ServicesDep, request: Request, response: Response) -> None:
    """Be an administrator no more, whether by the phrase or appointed."""
    response.headers.append("set-cookie", await services.administrators.resign(administrator, by_tls(request)))
