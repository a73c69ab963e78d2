"""Tables and clubs as administrators see them: who sits at which game, never cards, words or ids."""

from collections.abc import Sequence
from typing import Final, Literal

from pydantic import Field

from fourkings.app.models import Stored
from fourkings.server import offline_commands
from fourkings.server.http.dependencies import CurrentAdministrator, Handle, ServicesDep, known_person, resolved
from fourkings.server.http.errors import ApiError, Body
from fourkings.server.http.router import Router
from fourkings.server.services import Services
from fourkings.table.shown_names import shown_name

api: Final = Router()

MAX_TABLES: Final = 200
"""How many tables are listed: those used last."""

Stage = Literal["waiting-room", "match", "over", "closed"]


class SeatedPerson(Body):
    """A person at a table."""

    person: str = Field(description="Their handle.")
    name: str = Field(description="Empty if they have given none.")


class TableSeen(Body):
    """A table seen from outside. Its handle is not its id, which would let in anybody who knows it."""

    table: str = Field(description="Its handle.")
    game: str
    preset: str
    stage: Stage
    number: int = Field(description="The deal in progress, or the last one.")
    people: list[SeatedPerson] = Field(description="Who sits here, or gathers; bots are left out.")
    awake: bool = Field(description="Whether somebody is connected to it through this server, or was just now.")
    made: float = Field(description="Seconds since 1970.")
    updated: float = Field(description="When something happened last, in seconds since 1970.")


@api.operation("GET", "/admin/tables")
async def all_tables(administrator: CurrentAdministrator, services: ServicesDep) -> list[TableSeen]:
    """List the tables that were used last, the latest first."""
    return await tables_seen(services, await services.store.tables.latest(MAX_TABLES))


async def tables_seen(services: Services, stored_tables: Sequence[Stored]) -> list[TableSeen]:
    """Return tables as administrators see them."""
    handle, seated = services.sessions.handle, await services.store.tables.seated([stored.id for stored in stored_tables])
    names = await services.store.people.names({player for players in seated.values() for player in players})
    return [
        TableSeen.from_object(
            stored,
            table=handle("table", stored.id),
            stage=stage(stored),
            number=stored.summary.number,
            people=[
                SeatedPerson(person=handle("person", player), name=shown_name(names.get(player, "")))
                for player in seated.get(stored.id, ())
            ],
            awake=services.tables.is_awake(stored.id),
            made=stored.created,
        )
        for stored in stored_tables
    ]


def stage(stored: Stored) -> Stage:
    """Return the stage of a table: waiting room, match, over, or closed before its end."""
    if stored.summary.over:
        return "over" if stored.summary.won else "closed"
    return "match" if stored.summary.number else "waiting-room"


@api.operation("DELETE", "/admin/tables/{table}", 404, 409, status=204)
async def close_table(table: Handle, administrator: CurrentAdministrator, services: ServicesDep) -> None:
    """Close a table for good. Everybody there is notified; what was played stays in the log and its record."""
    name = await resolved(services, "table", table, await services.store.tables.ids())
    if not await offline_commands.close(services.store, services.tables, name):
        raise ApiError(409, "table-over", "this table is already closed, or its match is over")
    await services.administrators.log_action(administrator.player, "close", table)


@api.operation("DELETE", "/admin/tables/{table}/people/{person}", 404, status=204)
async def remove_person(table: Handle, person: Handle, administrator: CurrentAdministrator, services: ServicesDep) -> None:
    """Remove a person from a table, which frees their place; in a match a bot plays on in their seat, for good."""
    name = await resolved(services, "table", table, await services.store.tables.ids())
    player = await known_person(services, person)
    if player not in await services.store.tables.players_of(name):
        raise ApiError(404, "not-there", "this person is no longer at this table")
    await offline_commands.remove(services.store, services.tables, name, player)
    await services.administrators.log_action(administrator.player, "remove", table, player)


MAX_CLUBS: Final = 200
"""Clubs shown: the newest."""


class ClubSeen(Body):
    """A club, without its id, which would show its members to anybody who knows it."""

    club: str = Field(description="Its handle.")
    name: str
    evenings: int = Field(description="How many are the club's.")
    made: float = Field(description="Seconds since 1970.")


@api.operation("GET", "/admin/clubs")
async def all_clubs(administrator: CurrentAdministrator, services: ServicesDep) -> list[ClubSeen]:
    """List the clubs, the newest first."""
    return [
        ClubSeen(club=services.sessions.handle("club", club.id), name=club.name, evenings=evenings, made=club.created)
        for club, evenings in await services.store.clubs.newest(MAX_CLUBS)
    ]


@api.operation("DELETE", "/admin/clubs/{club}", 404, status=204)
async def remove_club(club: Handle, administrator: CurrentAdministrator, services: ServicesDep) -> None:
    """Delete a club, its name and its list of evenings; the evenings stay with the people who know their links."""
    club_id = await resolved(services, "club", club, await services.store.clubs.ids())
    await services.store.clubs.delete(club_id)
    await services.administrators.log_action(administrator.player, "delete-club")
