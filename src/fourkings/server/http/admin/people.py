"""People as administrators see them: by name, and by handles that open nothing."""

from __future__ import annotations

from typing import Annotated, Final

from fastapi import Query
from pydantic import Field

from fourkings.app.models import Sanction
from fourkings.server import offline_commands
from fourkings.server.http.admin.dependencies import (
    CurrentAdministrator,
    Handle,
    PhraseHolder,
    known_person,
    other_person,
)
from fourkings.server.http.admin.tables import TableSeen, tables_seen
from fourkings.server.http.dependencies import ServicesDep
from fourkings.server.http.errors import ApiError, Body
from fourkings.server.http.router import Router

api: Final = Router()

MAX_PEOPLE: Final = 100
"""People that are listed at once."""


class PersonSeen(Body):
    """Somebody who has told a name, is an administrator, or is under a sanction."""

    person: str = Field(description="Their handle.")
    name: str
    told: float = Field(description="When they told their name last, in seconds since 1970; 0 where they told none.")
    you: bool
    administrator: bool = Field(description="Appointed; a person who has only told the phrase is not shown as one.")
    sanctions: dict[Sanction, float] = Field(
        description="What they may not do at present (`bar`: make tables, `mute`: write in chats, `ban`: come here), and"
        " until when, in seconds since 1970."
    )


@api.operation("GET", "/admin/people")
async def people(
    administrator: CurrentAdministrator,
    services: ServicesDep,
    name: Annotated[str, Query(max_length=24, description="What their names have in them.")] = "",
) -> list[PersonSeen]:
    """People by name: administrators first, then those who told their names last."""
    return [
        PersonSeen(
            person=services.sessions.handle("person", person.player),
            name=person.name,
            told=person.told,
            you=person.player == administrator.player,
            administrator=person.since is not None,
            sanctions=person.sanctions,
        )
        for person in await services.store.administrators.find_people(name.strip(), services.now(), MAX_PEOPLE)
    ]


@api.operation("GET", "/admin/people/{person}/tables", 404)
async def tables_of_person(person: Handle, administrator: CurrentAdministrator, services: ServicesDep) -> list[TableSeen]:
    """The tables that somebody sits at or gathers at, the latest first."""
    player = await known_person(services, person)
    return await tables_seen(services, await services.store.tables.of(player))


@api.operation("DELETE", "/admin/people/{person}", 404, 409, status=204)
async def forget_person(person: Handle, administrator: CurrentAdministrator, services: ServicesDep) -> None:
    """Delete somebody's name, chat and tables, as they could themselves. Matches with others stay; bots play on in them."""
    player = await other_person(services, person, administrator.player)
    if not administrator.first and await services.store.administrators.is_appointed(player):
        raise ApiError(
            403, "first-only", "only an administrator who entered the passphrase may do this to another administrator"
        )
    await offline_commands.forget(services.store, services.tables, player)
    await services.broadcast.refresh()
    await services.administrators.log_action(administrator.player, "forget")


@api.operation("PUT", "/admin/people/{person}/office", 404, status=204)
async def appoint(person: Handle, administrator: PhraseHolder, services: ServicesDep) -> None:
    """Make somebody an administrator, until they resign or are dismissed: whatever the phrase is later on."""
    player = await known_person(services, person)
    if await services.store.administrators.appoint(player, services.now()):
        await services.administrators.log_action(administrator.player, "appoint", person=player)


@api.operation("DELETE", "/admin/people/{person}/office", 404, status=204)
async def dismiss(person: Handle, administrator: PhraseHolder, services: ServicesDep) -> None:
    """Make an appointed administrator one no more."""
    player = await known_person(services, person)
    if await services.store.administrators.dismiss(player):
        await services.administrators.log_action(administrator.player, "dismiss", person=player)
