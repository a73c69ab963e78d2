"""One's own matches that are over, with who played and what a review found; and decisions like one."""

from __future__ import annotations

from typing import Annotated, Final, Literal

from fastapi import APIRouter, Path
from pydantic import Field

from fourkings.players.review.verdicts import Verdict as VerdictWord
from fourkings.server.after.matches import PlayedMatch, matches_of
from fourkings.server.after.profile.reviews import like, own_reviews, own_verdicts
from fourkings.server.common.origins import Imported, parse
from fourkings.server.common.table_info import origin_of
from fourkings.server.http.dependencies import Player, SeatNumber, ServicesDep, TableId, check_rate
from fourkings.server.http.errors import ApiError, Body, problems
from fourkings.server.http.own_matches import no_table
from fourkings.server.services import Services
from fourkings.server.store import StoredReview

api: Final = APIRouter()
COST: Final = 4.0
"""The cost of decisions like one within a session's rate, in requests."""
MAX_ALIKE: Final = 12
"""Decisions like one that are told."""


class Seated(Body):
    """The player of a seat."""

    name: str = Field(description="Empty for a person who told none.")
    bot: str = Field(description="The bot; empty for a person.")


class Reviewed(Body):
    """The review of one's own seat."""

    done: bool
    faults: int = Field(description="Decisions that count as done wrong, as far as it has come.")


class MatchInfo(Body):
    """A match that is over, or a record from elsewhere."""

    table: str
    origin: Literal["match", "lesson", "practice", "record"]
    game: str
    preset: str
    mirror: bool = Field(description="A mirror match: everybody held every hand once.")
    deals: int
    totals: list[int]
    updated: float = Field(description="Seconds since 1970.")
    seat: int = Field(description="One's own.")
    won: bool | None = Field(description="Null for a record without an end.")
    players: list[Seated] = Field(description="By seat.")
    review: Reviewed | None


class Alike(Body):
    """A decision like another."""

    table: str
    seat: int
    place: int
    deal: int
    action: int
    verdict: VerdictWord
    at: float = Field(description="When its match was played, in seconds since 1970.")


@api.get("/matches", operation_id="my_matches", responses=problems(429))
async def my_matches(player: Player, services: ServicesDep) -> list[MatchInfo]:
    """One's own matches that are over, the last played first; no practice."""
    check_rate(services, player)
    played = await matches_of(services.store.tables, player)
    done = {match.stored.id: review for match, review in await own_reviews(services.store.reviews, player, played)}
    faults = await services.store.reviews.faults(player) if done else {}
    names = await services.store.people.names(
        list({chair.player for match in played for chair in match.chairs if chair.player})
    )
    return [_info(match, names, done.get(match.stored.id), faults) for match in played]


def _info(
    match: PlayedMatch, names: dict[str, str], review: StoredReview | None, faults: dict[tuple[str, int], int]
) -> MatchInfo:
    stored, summed = match.stored, match.stored.summary
    return MatchInfo(
        table=stored.id,
        origin=origin_of(stored),
        game=stored.game,
        preset=stored.preset,
        mirror=match.mirror,
        deals=summed.number,
        totals=list(summed.totals),
        updated=stored.updated,
        seat=match.seat,
        won=match.won,
        players=_players(match, names),
        review=None if review is None else Reviewed(done=review.done, faults=faults.get((stored.id, match.seat), 0)),
    )


def _players(match: PlayedMatch, names: dict[str, str]) -> list[Seated]:
    origin = parse(match.stored.origin)
    if isinstance(origin, Imported):
        return [Seated(name=name, bot="") for name in origin.by_seat]
    return [
        Seated(name=names.get(chair.player, "") if chair.player else chair.name, bot="" if chair.player else chair.bot)
        for chair in match.chairs
    ]


@api.get(
    "/tables/{table}/reviews/{seat}/{place}/like", operation_id="decisions_like", responses=problems(404, 422, 429, 503)
)
async def decisions_like(
    table: TableId,
    seat: SeatNumber,
    place: Annotated[int, Path(ge=0, le=100_000)],
    player: Player,
    services: ServicesDep,
) -> list[Alike]:
    """Decisions of one's own like one of them: of the same game, kind and verdict, those of other matches first."""
    check_rate(services, player, COST)
    played = await matches_of(services.store.tables, player)
    match = next((match_ for match_ in played if match_.stored.id == table), None)
    if match is None:
        raise no_table()
    if seat != match.seat:
        raise ApiError(404, "not-your-seat", "you can compare only decisions of your own seat")
    verdicts = await _verdicts(services, player, match, played)
    return [
        Alike(
            table=other.stored.id, seat=other.seat, place=at, deal=verdict["deal"], action=verdict["action"],
            verdict=verdict["verdict"], at=other.stored.updated,
        )
        for other, at, verdict in await services.tables.folded.beside(like, verdicts, match, place, MAX_ALIKE)
    ]  # fmt: skip


async def _verdicts(
    services: Services, player: str, match: PlayedMatch, played: list[PlayedMatch]
) -> list[tuple[PlayedMatch, list[tuple[int, str]]]]:
    """One's own verdicts in matches of the same game, those of the match in question among them."""
    same = [
        match,
        *(other for other in played if other.stored.game == match.stored.game and other.stored.id != match.stored.id),
    ]
    return await own_verdicts(services.store.reviews, await own_reviews(services.store.reviews, player, same))
