"""Clubs: their evenings, and the standings of their people over all of these.

The id of a club is a link that everybody may follow. Its keeper has a token beside it, for every request of theirs.
"""

from __future__ import annotations

from typing import Annotated, Final

from fastapi import APIRouter, Path
from pydantic import AfterValidator, Field, StringConstraints

from fourkings.app.models import StoredClub
from fourkings.app.shared.body import Body, seen_name
from fourkings.evenings.events import Evening
from fourkings.evenings.movement import Kind
from fourkings.evenings.standings import standings
from fourkings.server.http.dependencies import COST, OWN_PAGE, Address, Player, ServicesDep, check_rate, may_make
from fourkings.server.http.errors import ApiError, problems
from fourkings.server.http.evening_info import EveningId, no_evening
from fourkings.server.realtime import clubs, evenings
from fourkings.server.services import Services
from fourkings.table.shown_names import shown_name

api: Final = APIRouter()
ClubId = Annotated[str, Path(max_length=64, examples=["q3jH0yq8Zt5rWc1x"])]
MAX_NAME: Final = 60
"""Characters of a club's name."""
ClubName = Annotated[
    str,
    StringConstraints(strip_whitespace=True, min_length=1, max_length=MAX_NAME, pattern=r"^[^\x00-\x1f\x7f]*$"),
    AfterValidator(lambda name: seen_name(name, MAX_NAME, "NFC")),
]
MADE: Final = problems(400, 403, 404, 413, 422, 429)


class NewClub(Body):
    """A club to be made. Who makes it keeps it."""

    name: ClubName


class NewClubMade(Body):
    """The club that was made."""

    club: str = Field(description="Its id, which everybody may know.")
    keeper: str = Field(description="The token of its keeper: whoever has it names the club and its evenings.")


class Kept(Body):
    """A request of the keeper."""

    keeper: str = Field(max_length=64)


class Renamed(Kept):
    """Another name for a club."""

    name: ClubName


class Added(Kept):
    """An evening that becomes one of the club's: this takes the token of its director, too."""

    director: str = Field(max_length=64)


class ClubEveningInfo(Body):
    """An evening of a club."""

    evening: str
    game: str
    kind: Kind
    created: float = Field(description="Seconds since 1970.")
    over: bool
    people: int = Field(description="Who have entered it.")
    rounds: int = Field(description="That were played.")
    first: list[str] = Field(description="The names of those who are in the first place; empty where somebody told none.")


class ClubStandingInfo(Body):
    """A person of a club, over all its evenings that are over."""

    name: str = Field(description="Empty where they told none.")
    me: bool
    place: int = Field(description="From 1; equal ones have equal places.")
    first: int = Field(description="The places that are not told apart from theirs: from this one.")
    last: int = Field(description="To this one.")
    evenings: int
    rounds: int
    share: float = Field(description="The mean share of a round, 0 to 1: of those beaten, or match points.")
    low: float | None = Field(description="Its 95 % interval; null after a single round.")
    high: float | None
    few: bool = Field(description="Too few rounds to be ranked: they follow those who have played enough.")


class ClubInfo(Body):
    """A club."""

    club: str
    name: str
    evenings: list[ClubEveningInfo] = Field(description="The last one first.")
    standings: list[ClubStandingInfo]


@api.post(
    "/clubs",
    status_code=201,
    operation_id="make_club",
    responses=problems(400, 403, 413, 422, 429),
    dependencies=OWN_PAGE,
)
async def make_club(wanted: NewClub, player: Player, address: Address, services: ServicesDep) -> NewClubMade:
    """Make a club, whose evenings are counted together."""
    check_rate(services, player, COST)
    await may_make(services, player, address)
    founded = await clubs.found_club(services.store, wanted.name)
    return NewClubMade(club=founded.id, keeper=founded.keeper)


@api.get("/clubs/{club}", operation_id="club", responses=problems(404, 422, 429))
async def club(club: ClubId, player: Player, services: ServicesDep) -> ClubInfo:
    """A club with its evenings, and the standings over those that are over."""
    check_rate(services, player, COST)
    return await _told(services, await _stored(services, club), player)


@api.put("/clubs/{club}", operation_id="rename_club", responses=MADE, dependencies=OWN_PAGE)
async def rename_club(club: ClubId, asked: Renamed, player: Player, services: ServicesDep) -> ClubInfo:
    """Give a club another name."""
    stored = await _kept(services, club, asked, player)
    await services.store.clubs.rename(club, asked.name)
    return await _told(services, stored._replace(name=asked.name), player)


@api.post("/clubs/{club}/delete", status_code=204, operation_id="delete_club", responses=MADE, dependencies=OWN_PAGE)
async def delete_club(club: ClubId, asked: Kept, player: Player, services: ServicesDep) -> None:
    """Delete a club; its evenings stay where they are."""
    await _kept(services, club, asked, player)
    await services.store.clubs.delete(club)


@api.put("/clubs/{club}/evenings/{evening}", operation_id="add_club_evening", responses=MADE, dependencies=OWN_PAGE)
async def add_club_evening(
    club: ClubId, evening: EveningId, asked: Added, player: Player, services: ServicesDep
) -> ClubInfo:
    """Let an evening be one of the club's, and of no other."""
    stored = await _kept(services, club, asked, player)
    led = await services.store.evenings.get(evening)
    if led is None:
        raise no_evening()
    if not evenings.directs(led, asked.director):
        raise ApiError(403, "not-the-director", "this is for the director of the evening: use the director's link")
    await services.store.clubs.add(club, evening)
    return await _told(services, stored, player)


@api.post(
    "/clubs/{club}/evenings/{evening}/remove",
    operation_id="remove_club_evening",
    responses=MADE,
    dependencies=OWN_PAGE,
)
async def remove_club_evening(
    club: ClubId, evening: EveningId, asked: Kept, player: Player, services: ServicesDep
) -> ClubInfo:
    """Let an evening be the club's no more; the evening itself stays."""
    stored = await _kept(services, club, asked, player)
    await services.store.clubs.remove(club, evening)
    return await _told(services, stored, player)


# --- inside -------------------------------------------------------------------------------------------------------


async def _stored(services: Services, club: str) -> StoredClub:
    stored = await services.store.clubs.get(club)
    if stored is None:
        raise ApiError(404, "no-such-club", "there is no such club")
    return stored


async def _kept(services: Services, club: str, asked: Kept, player: str) -> StoredClub:
    """The club, if the request has its keeper's token."""
    check_rate(services, player, COST)
    stored = await _stored(services, club)
    if not clubs.keeps(stored, asked.keeper):
        raise ApiError(403, "not-the-keeper", "this is for the keeper of the club: use the keeper's link")
    return stored


async def _told(services: Services, stored: StoredClub, player: str) -> ClubInfo:
    played = await clubs.evenings_of(services.store, stored.id)
    people = {entrant.player for evening in played for entrant in evening.now.entrants if entrant.player}
    names = await services.store.people.names(people)
    titles = {clubs.person_of(person, names): shown_name(names.get(person, "")) for person in people}
    return ClubInfo(
        club=stored.id,
        name=stored.name,
        evenings=[_evening(evening, names) for evening in played],
        standings=[
            ClubStandingInfo(
                name=titles[standing.person],
                me=standing.person == player,
                place=standing.place,
                first=standing.first,
                last=standing.last,
                evenings=standing.evenings,
                rounds=standing.rounds,
                share=standing.share.mean,
                low=standing.share.low if standing.share.known else None,
                high=standing.share.high if standing.share.known else None,
                few=standing.few,
            )
            for standing in await clubs.standings_of(played, names)
        ],
    )


def _evening(evening: clubs.ClubEvening, names: dict[str, str]) -> ClubEveningInfo:
    stored, now = evening
    return ClubEveningInfo(
        evening=stored.id,
        game=stored.game,
        kind=now.plan.kind,
        created=stored.created,
        over=now.ended,
        people=len(now.entrants),
        rounds=sum(round_.over for round_ in now.rounds),
        first=[shown_name(names.get(player, "")) for player in _first(now)] if now.ended else [],
    )


def _first(now: Evening) -> list[str]:
    """Those in the first place, by their ids; nobody who was forgotten."""
    best = [number for standing in standings(now) if standing.place == 1 for number in standing.entrants]
    return [entrant.player for number in best if (entrant := now.entrant(number)) and entrant.player]
