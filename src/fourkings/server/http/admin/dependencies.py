"""Dependencies of the administrators' routes."""

import asyncio
from collections.abc import Iterable
from typing import Annotated

from fastapi import Depends, Path, Request

from fourkings.server.http.dependencies import Player, ServicesDep
from fourkings.server.http.errors import ApiError
from fourkings.server.realtime.administrators import Administrator
from fourkings.server.services import Services, cookie_place

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
