"""People as an administrator knows them: by name, and by handles that open nothing."""

from __future__ import annotations

from typing import Annotated, Final

from fastapi import APIRouter, Query
from pydantic import Field

from fourkings.server import outside
from fourkings.server.house import House
from fourkings.server.http.admin.door import Administrator, First, Handle, found
from fourkings.server.http.door import OWN_PAGE, Rooms
from fourkings.server.http.troubles import Body, Trouble, problems

api: Final = APIRouter()

MOST_PEOPLE: Final = 100
"""People shown at once."""
LONGEST_BAR: Final = 24 * 365
"""Hours."""


class PersonSeen(Body):
    """Somebody who has told a name, or is an administrator."""

    person: str = Field(description="His handle.")
    name: str
    told: float = Field(description="When he told his name last, in seconds since 1970.")
    you: bool
    administrator: bool = Field(description="Appointed; who has only told the phrase is not shown as one.")
    barred: float | None = Field(description="Makes no tables until then, in seconds since 1970.")


class Bar(Body):
    """For how long somebody makes no tables."""

    hours: int = Field(ge=1, le=LONGEST_BAR, examples=[24])


@api.get("/admin/people", operation_id="people", responses=problems(403, 422, 429))
async def people(
    officer: Administrator,
    house: Rooms,
    name: Annotated[str, Query(max_length=24, description="What their names have in them.")] = "",
) -> list[PersonSeen]:
    """People by name: administrators first, then who told his name last."""
    return [
        PersonSeen(
            person=house.sessions.handle("person", one.player),
            name=one.name,
            told=one.told,
            you=one.player == officer.player,
            administrator=one.since is not None,
            barred=one.barred,
        )
        for one in await house.store.acquaintances(name.strip(), house.now(), MOST_PEOPLE)
    ]


@api.delete(
    "/admin/people/{person}",
    status_code=204,
    operation_id="forget_person",
    responses=problems(403, 404, 409, 422, 429),
    dependencies=OWN_PAGE,
)
async def forget_person(person: Handle, officer: Administrator, house: Rooms) -> None:
    """Delete somebody's name, chat and tables, as he could himself. Matches with others stay; bots play on in them."""
    player = await _other(house, person, officer.player)
    if not officer.first and await house.store.is_administrator(player):
        raise Trouble(403, "first-only", "only who has told the phrase may do that to an administrator")
    await outside.forget(house.store, house.hall, player)
    await house.crier.look()
    await house.office.did(officer.player, "forget")


@api.put(
    "/admin/people/{person}/bar",
    status_code=204,
    operation_id="bar",
    responses=problems(400, 403, 404, 409, 413, 422, 429),
    dependencies=OWN_PAGE,
)
async def bar(person: Handle, wanted: Bar, officer: Administrator, house: Rooms) -> None:
    """Let somebody make no tables for some hours; he may come to those of others. It holds for his session.

    Who deletes his cookie comes as somebody else, whom no bar knows.
    """
    player = await _other(house, person, officer.player)
    await house.store.bar(player, house.now() + 3600.0 * wanted.hours)
    await house.office.did(officer.player, "bar", str(wanted.hours), player)


@api.delete(
    "/admin/people/{person}/bar",
    status_code=204,
    operation_id="unbar",
    responses=problems(403, 404, 422, 429),
    dependencies=OWN_PAGE,
)
async def unbar(person: Handle, officer: Administrator, house: Rooms) -> None:
    """Let him make tables again."""
    player = await _known(house, person)
    if await house.store.barred(player, house.now()):
        await house.store.unbar(player)
        await house.office.did(officer.player, "unbar", person=player)


@api.put(
    "/admin/people/{person}/office",
    status_code=204,
    operation_id="appoint",
    responses=problems(403, 404, 422, 429),
    dependencies=OWN_PAGE,
)
async def appoint(person: Handle, officer: First, house: Rooms) -> None:
    """Make somebody an administrator, until he resigns or is dismissed: whatever the phrase is later on."""
    player = await _known(house, person)
    if await house.store.appoint(player, house.now()):
        await house.office.did(officer.player, "appoint", person=player)


@api.delete(
    "/admin/people/{person}/office",
    status_code=204,
    operation_id="dismiss",
    responses=problems(403, 404, 422, 429),
    dependencies=OWN_PAGE,
)
async def dismiss(person: Handle, officer: First, house: Rooms) -> None:
    """Make an appointed administrator one no more."""
    player = await _known(house, person)
    if await house.store.dismiss(player):
        await house.office.did(officer.player, "dismiss", person=player)


async def _known(house: House, person: str) -> str:
    return await found(house, "person", person, await house.store.everybody())


async def _other(house: House, person: str, player: str) -> str:
    """Somebody else: what is one's own is deleted in the settings."""
    other = await _known(house, person)
    if other == player:
        raise Trouble(409, "oneself", "not to yourself: delete what is your own in the settings of the page")
    return other
