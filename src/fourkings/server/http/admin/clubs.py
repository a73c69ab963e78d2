"""Routes for administrators: list clubs, with the number of their evenings, and delete them."""

from __future__ import annotations

from typing import Final

from pydantic import Field

from fourkings.server.http.admin.dependencies import CurrentAdministrator, Handle, resolved
from fourkings.server.http.dependencies import ServicesDep
from fourkings.server.http.errors import Body
from fourkings.server.http.router import Router

api: Final = Router()

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
