"""Routes of clubs: evenings (several tables in rounds, under a director) with the standings of members over all of them.

The id of a club is a link that everybody may follow. Its keeper, who made it, has a token as well, for each request that
changes it.
"""

import asyncio
import math
import secrets
import time
from collections.abc import Mapping
from typing import Annotated, Final

from fastapi import Path
from pydantic import AfterValidator, Field, StringConstraints

from fourkings.app.models import StoredClub, StoredEvening
from fourkings.app.shared.body import Body, seen_name
from fourkings.evenings.commands import CommandRefused
from fourkings.evenings.movement import Kind
from fourkings.evenings.standings import club_standings, standings
from fourkings.evenings.state import Evening
from fourkings.server.http.dependencies import COST, Address, Player, ServicesDep, may_make
from fourkings.server.http.errors import ApiError
from fourkings.server.http.evening_schema import EveningId, RankedInfo
from fourkings.server.http.evening_service import check_director, shares, stored_evening
from fourkings.server.http.router import Router
from fourkings.server.realtime import evenings
from fourkings.server.services import Services
from fourkings.table.shown_names import shown_name

api: Final = Router()
ClubId = Annotated[str, Path(max_length=64, examples=["q3jH0yq8Zt5rWc1x"])]
MAX_NAME: Final = 60
"""Characters of a club's name."""
ClubName = Annotated[
    str,
    StringConstraints(strip_whitespace=True, min_length=1, max_length=MAX_NAME, pattern=r"^[^\x00-\x1f\x7f]*$"),
    AfterValidator(lambda name: seen_name(name, MAX_NAME, "NFC")),
]


class NewClub(Body):
    """A new club. Whoever makes it is its keeper."""

    name: ClubName


class NewClubMade(Body):
    """The id of a new club, and the token of its keeper."""

    club: str = Field(description="Its id, which everybody may know.")
    keeper: str = Field(description="The token of its keeper: whoever has it names the club and its evenings.")


class Kept(Body):
    """A request that only the keeper may make, with the keeper's token."""

    keeper: str = Field(max_length=64)


class Renamed(Kept):
    """A new name for a club."""

    name: ClubName


class Season(Kept):
    """The way in which a club counts its evenings."""

    minimum: int = Field(ge=0, le=1000, description="Evenings that a place needs; 0: half of them, rounded up.")
    best: int = Field(ge=0, le=1000, description="How many of a person's evenings count, the best ones; 0: all.")


class Added(Kept):
    """An evening to add to a club, with the token of its director."""

    director: str = Field(max_length=64)


class ClubEveningInfo(Body):
    """An evening as a club lists it."""

    evening: str
    name: str = Field(description="That the director gave it; may be empty.")
    game: str
    kind: Kind
    created: float = Field(description="Seconds since 1970.")
    over: bool
    people: int = Field(description="Who have entered it.")
    rounds: int = Field(description="That were played.")
    first: list[str] = Field(description="The names of those in the first place; empty for a person without one.")


class ClubStandingInfo(RankedInfo):
    """The standing of a member of a club over all finished evenings."""

    name: str = Field(description="Empty if they have given none.")
    me: bool
    evenings: int


class ClubInfo(Body):
    """A club with its evenings and standings."""

    club: str
    name: str
    minimum: int = Field(description="Evenings that a place needs.")
    best: int = Field(description="How many of a person's evenings count, the best ones; 0: all.")
    evenings: list[ClubEveningInfo] = Field(description="The last one first.")
    standings: list[ClubStandingInfo]


@api.operation("POST", "/clubs", cost=COST, status=201)
async def make_club(body: NewClub, player: Player, address: Address, services: ServicesDep) -> NewClubMade:
    """Make a club, whose members' results count over all its evenings."""
    await may_make(services, player, address)
    response = NewClubMade(club=secrets.token_urlsafe(12), keeper=secrets.token_urlsafe(24))
    await services.store.clubs.create(
        StoredClub(response.club, body.name, evenings.digest_of(response.keeper), time.time())
    )
    return response


@api.operation("GET", "/clubs/{club}", 404, cost=COST)
async def club(club: ClubId, player: Player, services: ServicesDep) -> ClubInfo:
    """Return a club with its evenings, and the standings over those that are over."""
    return await _present(services, await _stored_club(services, club), player)


@api.operation("PUT", "/clubs/{club}", 404, cost=COST)
async def rename_club(club: ClubId, body: Renamed, player: Player, services: ServicesDep) -> ClubInfo:
    """Give a club another name."""
    stored = await _kept_club(services, club, body, player)
    await services.store.clubs.rename(club, body.name)
    return await _present(services, stored._replace(name=body.name), player)


@api.operation("PUT", "/clubs/{club}/season", 404, cost=COST)
async def set_club_season(club: ClubId, body: Season, player: Player, services: ServicesDep) -> ClubInfo:
    """Set how many evenings a place in a club's standings needs, and how many of a person's evenings count."""
    stored = await _kept_club(services, club, body, player)
    await services.store.clubs.set_season(club, body.minimum, body.best)
    return await _present(services, stored._replace(minimum=body.minimum, best=body.best), player)


@api.operation("POST", "/clubs/{club}/delete", 404, cost=COST, status=204)
async def delete_club(club: ClubId, body: Kept, player: Player, services: ServicesDep) -> None:
    """Delete a club; its evenings stay where they are."""
    await _kept_club(services, club, body, player)
    await services.store.clubs.delete(club)


@api.operation("PUT", "/clubs/{club}/evenings/{evening}", 404, 409, cost=COST)
async def add_club_evening(
    club: ClubId, evening: EveningId, body: Added, player: Player, services: ServicesDep
) -> ClubInfo:
    """Add an evening to a club; if another club had it, it is removed there."""
    stored = await _kept_club(services, club, body, player)
    check_director(await stored_evening(services, evening), body.director)
    if (await evenings.load(services.store, evening)).plan.demo:
        raise CommandRefused("demo")
    await services.store.clubs.add(club, evening)
    return await _present(services, stored, player)


@api.operation("POST", "/clubs/{club}/evenings/{evening}/remove", 404, cost=COST)
async def remove_club_evening(
    club: ClubId, evening: EveningId, body: Kept, player: Player, services: ServicesDep
) -> ClubInfo:
    """Remove an evening from a club; the evening itself stays."""
    stored = await _kept_club(services, club, body, player)
    await services.store.clubs.remove(club, evening)
    return await _present(services, stored, player)


async def _stored_club(services: Services, club: str) -> StoredClub:
    stored = await services.store.clubs.get(club)
    if stored is None:
        raise ApiError(404, "no-such-club", "there is no such club")
    return stored


async def _kept_club(services: Services, club: str, body: Kept, player: str) -> StoredClub:
    """Return a club if the request has its keeper's token; raise `ApiError` otherwise."""
    stored = await _stored_club(services, club)
    if not evenings.is_token(body.keeper, stored.keeper):
        raise ApiError(403, "not-the-keeper", "this is for the keeper of the club: use the keeper's link")
    return stored


async def _present(services: Services, stored: StoredClub, player: str) -> ClubInfo:
    evening_rows = await services.store.clubs.evenings(stored.id)
    states = [await evenings.load(services.store, row.id) for row in evening_rows]
    people = {entrant.player for state in states for entrant in state.entrants if entrant.player}
    names = await services.store.people.names(people)
    shown_names = {_person_of(player, names): shown_name(names.get(player, "")) for player in people}
    finished = [state for state in states if state.ended]
    season = stored.minimum, stored.best
    ranked = await asyncio.to_thread(club_standings, finished, lambda player: _person_of(player, names), *season)
    return ClubInfo(
        club=stored.id,
        name=stored.name,
        minimum=min(len(finished), stored.minimum or math.ceil(len(finished) / 2)),
        best=stored.best,
        evenings=[_evening(row, state, names) for row, state in zip(evening_rows, states, strict=True)],
        standings=[
            ClubStandingInfo.from_object(
                standing, name=shown_names[standing.person], me=standing.person == player, **shares(standing.share)
            )
            for standing in ranked
        ],
    )


def _person_of(player: str, names: Mapping[str, str]) -> str:
    """Return an id for the player of an evening that is the same in all evenings of a club; empty for nobody.

    People with a device are known by it. People whom a director has entered are known by name alone, so the same name in
    another evening counts as the same person. names: of people, by player id.
    """
    name = names.get(player, "").casefold() if player.startswith(evenings.BY_NAME) else ""
    return f"{evenings.BY_NAME}{name}" if name else player


def _evening(stored: StoredEvening, state: Evening, names: Mapping[str, str]) -> ClubEveningInfo:
    best = [number for standing in standings(state) if standing.place == 1 for number in standing.entrants]
    winners = [entrant.player for number in best if (entrant := state.entrant(number)) and entrant.player]
    return ClubEveningInfo.from_object(
        stored,
        evening=stored.id,
        name=state.name,
        kind=state.plan.kind,
        over=state.ended,
        people=len(state.entrants),
        rounds=sum(round_.over for round_ in state.rounds),
        first=[shown_name(names.get(player, "")) for player in winners] if state.ended else [],
    )
