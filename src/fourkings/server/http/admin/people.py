"""People as administrators see them, by handles that open nothing; and sanctions: no tables, no chat, or no access."""

from typing import Annotated, Final

from fastapi import Query
from pydantic import Field

from fourkings.app.models import Sanction
from fourkings.server import offline_commands
from fourkings.server.http.admin.tables import TableSeen, tables_seen
from fourkings.server.http.dependencies import (
    CurrentAdministrator,
    Handle,
    PhraseHolder,
    ServicesDep,
    known_person,
    other_person,
)
from fourkings.server.http.errors import ApiError, Body
from fourkings.server.http.router import Router
from fourkings.server.realtime.administrators import Administrator, What
from fourkings.server.services import Services

api: Final = Router()

MAX_PEOPLE: Final = 100
"""How many people are listed at once."""


class PersonSeen(Body):
    """A person who has given a name, is an administrator, or is under a sanction."""

    person: str = Field(description="Their handle.")
    name: str
    told: float = Field(description="When they last gave their name, in seconds since 1970; 0 if they have given none.")
    you: bool
    administrator: bool = Field(description="Appointed; a person who has only entered the passphrase isn't shown as one.")
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
    """List people by name: administrators first, then those who gave their names last."""
    return [
        PersonSeen.from_object(
            person,
            person=services.sessions.handle("person", person.player),
            you=person.player == administrator.player,
            administrator=person.since is not None,
        )
        for person in await services.store.administrators.find_people(name.strip(), services.now(), MAX_PEOPLE)
    ]


@api.operation("GET", "/admin/people/{person}/tables", 404)
async def tables_of_person(person: Handle, administrator: CurrentAdministrator, services: ServicesDep) -> list[TableSeen]:
    """Return the tables at which a person plays or waits, the latest first."""
    player = await known_person(services, person)
    return await tables_seen(services, await services.store.tables.of(player))


@api.operation("DELETE", "/admin/people/{person}", 404, 409, status=204)
async def forget_person(person: Handle, administrator: CurrentAdministrator, services: ServicesDep) -> None:
    """Delete a person's name, chat and tables, as they could themselves. Matches with others stay; bots play on in them."""
    player = await other_person(services, person, administrator)
    await offline_commands.forget(services.store, services.tables, player)
    await services.broadcast.refresh()
    await services.administrators.log_action(administrator.player, "forget")


@api.operation("PUT", "/admin/people/{person}/office", 404, status=204)
async def appoint(person: Handle, administrator: PhraseHolder, services: ServicesDep) -> None:
    """Appoint an administrator, until they resign or are dismissed; a new passphrase changes nothing."""
    player = await known_person(services, person)
    if await services.store.administrators.appoint(player, services.now()):
        await services.administrators.log_action(administrator.player, "appoint", person=player)


@api.operation("DELETE", "/admin/people/{person}/office", 404, status=204)
async def dismiss(person: Handle, administrator: PhraseHolder, services: ServicesDep) -> None:
    """Dismiss an appointed administrator."""
    player = await known_person(services, person)
    if await services.store.administrators.dismiss(player):
        await services.administrators.log_action(administrator.player, "dismiss", person=player)


MAX_HOURS: Final = 24 * 365
"""Hours of the longest sanction."""
LIFTED: Final[dict[Sanction, What]] = {"bar": "unbar", "mute": "unmute", "ban": "unban"}
"""The name, in the list of administrators' actions, for ending each sanction."""


class Hours(Body):
    """For how long a sanction holds."""

    hours: int = Field(ge=1, le=MAX_HOURS, examples=[24])


class BanOrder(Hours):
    """For how long a person is banned, and whether their address is, too."""

    address: bool = Field(description="Ban everybody who comes from their present address.")


@api.operation("PUT", "/admin/people/{person}/bar", 404, 409, status=204)
async def bar(person: Handle, wanted: Hours, administrator: CurrentAdministrator, services: ServicesDep) -> None:
    """Keep a person from making tables for some hours; they may join those of others. It holds for their session.

    A person who deletes the cookie comes back as somebody else, and is not barred.
    """
    await _impose(services, administrator, person, "bar", wanted.hours)


@api.operation("PUT", "/admin/people/{person}/mute", 404, 409, status=204)
async def mute(person: Handle, wanted: Hours, administrator: CurrentAdministrator, services: ServicesDep) -> None:
    """Keep a person from writing in chats for some hours; they may play and read on."""
    await _impose(services, administrator, person, "mute", wanted.hours)


@api.operation("PUT", "/admin/people/{person}/ban", 404, 409, status=204)
async def ban(person: Handle, wanted: BanOrder, administrator: CurrentAdministrator, services: ServicesDep) -> None:
    """Ban a person for some hours, by their session and, on request, by their address.

    They may still read and delete what is held on them. A bot plays on for them where they sit. Refused for an address that
    is the administrator's own, too.
    """
    player = await other_person(services, person, administrator)
    if wanted.address and services.bans.share_an_address(player, administrator.player):
        raise ApiError(409, "own-address", "this person has the same address as you: ban them without it")
    await _impose(services, administrator, person, "ban", wanted.hours, wanted.address)
    await services.broadcast.refresh()


async def _impose(
    services: Services, administrator: Administrator, person: str, sanction: Sanction, hours: int, address: bool = False
) -> None:
    player = await other_person(services, person, administrator)
    await services.store.moderation.impose(sanction, player, services.now() + 3600.0 * hours, address)
    await services.administrators.log_action(administrator.player, sanction, str(hours), player)


@api.operation("DELETE", "/admin/people/{person}/{sanction}", 404, status=204)
async def lift(person: Handle, sanction: Sanction, administrator: CurrentAdministrator, services: ServicesDep) -> None:
    """End a sanction against a person: `bar`, `mute` or `ban`."""
    player = await known_person(services, person)
    if await services.store.moderation.until(sanction, player, services.now()):
        await services.store.moderation.lift(sanction, player)
        await services.broadcast.refresh()
        await services.administrators.log_action(administrator.player, LIFTED[sanction], person=player)
