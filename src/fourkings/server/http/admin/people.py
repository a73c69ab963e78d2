"""People as an administrator knows them: by name, and by handles that open nothing."""

from __future__ import annotations

from typing import Annotated, Final

from fastapi import APIRouter, Query
from pydantic import Field

from fourkings.server import offline_commands
from fourkings.server.http.admin.dependencies import CurrentAdministrator, Handle, PhraseHolder, resolved
from fourkings.server.http.dependencies import OWN_PAGE, ServicesDep
from fourkings.server.http.errors import ApiError, Body, problems
from fourkings.server.services import Services

api: Final = APIRouter()

MAX_PEOPLE: Final = 100
"""People shown at once."""
LONGEST_BAR: Final = 24 * 365
"""Hours."""


class PersonSeen(Body):
    """Somebody who has told a name, or is an administrator."""

    person: str = Field(description="Their handle.")
    name: str
    told: float = Field(description="When they told their name last, in seconds since 1970.")
    you: bool
    administrator: bool = Field(description="Appointed; a person who has only told the phrase is not shown as one.")
    barred: float | None = Field(description="Makes no tables until then, in seconds since 1970.")


class Bar(Body):
    """For how long somebody makes no tables."""

    hours: int = Field(ge=1, le=LONGEST_BAR, examples=[24])


@api.get("/admin/people", operation_id="people", responses=problems(403, 422, 429))
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
            barred=person.barred,
        )
        for person in await services.store.administrators.find_people(name.strip(), services.now(), MAX_PEOPLE)
    ]


@api.delete(
    "/admin/people/{person}",
    status_code=204,
    operation_id="forget_person",
    responses=problems(403, 404, 409, 422, 429),
    dependencies=OWN_PAGE,
)
async def forget_person(person: Handle, administrator: CurrentAdministrator, services: ServicesDep) -> None:
    """Delete somebody's name, chat and tables, as they could themselves. Matches with others stay; bots play on in them."""
    player = await _other(services, person, administrator.player)
    if not administrator.first and await services.store.administrators.is_appointed(player):
        raise ApiError(
            403, "first-only", "only an administrator who entered the passphrase may do this to another administrator"
        )
    await offline_commands.forget(services.store, services.tables, player)
    await services.broadcast.refresh()
    await services.administrators.log_deed(administrator.player, "forget")


@api.put(
    "/admin/people/{person}/bar",
    status_code=204,
    operation_id="bar",
    responses=problems(400, 403, 404, 409, 413, 422, 429),
    dependencies=OWN_PAGE,
)
async def bar(person: Handle, wanted: Bar, administrator: CurrentAdministrator, services: ServicesDep) -> None:
    """Let somebody make no tables for some hours; they may come to those of others. It holds for their session.

    A person who deletes the cookie comes as somebody else, and is not barred.
    """
    player = await _other(services, person, administrator.player)
    await services.store.moderation.bar(player, services.now() + 3600.0 * wanted.hours)
    await services.administrators.log_deed(administrator.player, "bar", str(wanted.hours), player)


@api.delete(
    "/admin/people/{person}/bar",
    status_code=204,
    operation_id="unbar",
    responses=problems(403, 404, 422, 429),
    dependencies=OWN_PAGE,
)
async def unbar(person: Handle, administrator: CurrentAdministrator, services: ServicesDep) -> None:
    """Let a barred person make tables again."""
    player = await _known(services, person)
    if await services.store.moderation.barred(player, services.now()):
        await services.store.moderation.unbar(player)
        await services.administrators.log_deed(administrator.player, "unbar", person=player)


@api.put(
    "/admin/people/{person}/office",
    status_code=204,
    operation_id="appoint",
    responses=problems(403, 404, 422, 429),
    dependencies=OWN_PAGE,
)
async def appoint(person: Handle, administrator: PhraseHolder, services: ServicesDep) -> None:
    """Make somebody an administrator, until they resign or are dismissed: whatever the phrase is later on."""
    player = await _known(services, person)
    if await services.store.administrators.appoint(player, services.now()):
        await services.administrators.log_deed(administrator.player, "appoint", person=player)


@api.delete(
    "/admin/people/{person}/office",
    status_code=204,
    operation_id="dismiss",
    responses=problems(403, 404, 422, 429),
    dependencies=OWN_PAGE,
)
async def dismiss(person: Handle, administrator: PhraseHolder, services: ServicesDep) -> None:
    """Make an appointed administrator one no more."""
    player = await _known(services, person)
    if await services.store.administrators.dismiss(player):
        await services.administrators.log_deed(administrator.player, "dismiss", person=player)


async def _known(services: Services, person: str) -> str:
    return await resolved(services, "person", person, await services.store.administrators.known_players())


async def _other(services: Services, person: str, player: str) -> str:
    """Somebody else: what is one's own is deleted in the settings."""
    other = await _known(services, person)
    if other == player:
        raise ApiError(409, "oneself", "you cannot do this to yourself: delete your own data in the settings of the page")
    return other
