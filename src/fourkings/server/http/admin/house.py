"""How the server is, what was done here, and what is announced to everybody."""

from __future__ import annotations

from typing import Annotated, Final

from fastapi import APIRouter
from pydantic import Field, StringConstraints

from fourkings import __version__
from fourkings.server.http.admin.door import Administrator
from fourkings.server.http.door import OWN_PAGE, Rooms
from fourkings.server.http.troubles import Body, problems
from fourkings.server.meter import SLOW
from fourkings.server.office import What
from fourkings.server.store.database import HEAD
from fourkings.server.watched import database_fault

api: Final = APIRouter()

MOST_DEEDS: Final = 100
"""Deeds shown: the last ones."""
LONGEST_NOTICE: Final = 200
"""Characters of what is announced."""


class Health(Body):
    """How the server that answers is. Where several carry the tables, the others may be otherwise."""

    version: str
    schema_version: str = Field(description="The migration that the database stands at.")
    up: float = Field(description="Seconds since this server started.")
    late: float = Field(description="Seconds: the latest that its loop was, lately.")
    slow: bool = Field(description="Whether that is too late.")
    database: str = Field(description="What is wrong with the database; empty where nothing is.")
    awake: int = Field(description="Tables that are awake here.")
    people: int = Field(description="People with an open line to this server.")
    tables: int = Field(description="Tables that are kept, over or not.")
    servers: int = Field(description="Servers on this database that are up.")


class DeedTold(Body):
    """Something that an administrator did."""

    at: float = Field(description="Seconds since 1970.")
    by: str = Field(description="The handle of who did it; empty where he is forgotten.")
    name: str = Field(description="His name now; empty where he has none.")
    you: bool
    what: What
    about: str = Field(description="A table's handle, the words that were announced, or hours.")
    person: str = Field(description="The handle of the person whom it concerned; empty where nobody, or where forgotten.")


class NoticeTold(Body):
    """What is announced to everybody."""

    text: str = Field(description="Empty where nothing is.")
    at: float | None = Field(description="Seconds since 1970.")


class NewNotice(Body):
    """What is to be announced, in place of what was."""

    text: Annotated[
        str,
        StringConstraints(strip_whitespace=True, min_length=1, max_length=LONGEST_NOTICE, pattern=r"^[^\x00-\x1f\x7f]*$"),
    ] = Field(examples=["The server restarts at 20:00"])


@api.get("/admin/health", operation_id="health", responses=problems(403, 429))
async def health(officer: Administrator, house: Rooms) -> Health:
    """Figures of the server that answers."""
    late, fault = house.meter.latest(), await database_fault(house)
    return Health(
        version=__version__,
        schema_version=HEAD,
        up=house.now() - house.since,
        late=late,
        slow=late > SLOW,
        database=fault,
        awake=house.hall.awake,
        people=house.crier.people,
        tables=0 if fault else await house.store.how_many(),
        servers=1 if fault or not house.store.shared else await house.store.servers_up(),
    )


@api.get("/admin/deeds", operation_id="deeds", responses=problems(403, 429))
async def deeds(officer: Administrator, house: Rooms) -> list[DeedTold]:
    """What administrators did, the latest first."""
    done = await house.store.deeds(MOST_DEEDS)
    names = await house.store.names({one.player for one in done})
    known = house.sessions.handle
    return [
        DeedTold(
            at=one.at,
            by=one.player and known("person", one.player),
            name=names.get(one.player, ""),
            you=one.player == officer.player,
            what=one.what,  # type: ignore[arg-type]
            about=one.about,
            person=one.person and known("person", one.person),
        )
        for one in done
    ]


@api.get("/notice", operation_id="notice")
async def notice(house: Rooms) -> NoticeTold:
    """What is announced to everybody, whoever asks; at a table it comes as a letter."""
    now = house.crier.notice
    return NoticeTold(text=now.text if now else "", at=now.at if now else None)


@api.put("/admin/notice", operation_id="announce", responses=problems(400, 403, 413, 422, 429), dependencies=OWN_PAGE)
async def announce(wanted: NewNotice, officer: Administrator, house: Rooms) -> NoticeTold:
    """Announce something to everybody, in place of what was; other servers tell it within seconds."""
    now = await house.crier.announce(wanted.text)
    await house.office.did(officer.player, "announce", wanted.text)
    return NoticeTold(text=wanted.text, at=now.at if now else None)


@api.delete(
    "/admin/notice", status_code=204, operation_id="take_notice_back", responses=problems(403, 429), dependencies=OWN_PAGE
)
async def take_back(officer: Administrator, house: Rooms) -> None:
    """Announce nothing any more."""
    if house.crier.notice:
        await house.crier.announce("")
        await house.office.did(officer.player, "take-back")
