"""One's own matches that are over, with who played and what a review found; and decisions like one."""

from __future__ import annotations

from typing import Annotated, Final

from fastapi import APIRouter, Path

from fourkings.app.matches.access import no_table
from fourkings.app.matches.history import PlayedMatch, matches_of
from fourkings.app.matches.schema import MatchInfo, matches_response
from fourkings.app.reviews.costs import MAX_ALIKE, like, own_reviews, own_verdicts
from fourkings.app.reviews.schema import Alike, alike_response
from fourkings.server.http.dependencies import Player, SeatNumber, ServicesDep, TableId, check_rate
from fourkings.server.http.errors import ApiError, problems
from fourkings.server.services import Services

api: Final = APIRouter()
COST: Final = 4.0
"""The cost of decisions like one within a session's rate, in requests."""


@api.get("/matches", operation_id="my_matches", responses=problems(429))
async def my_matches(player: Player, services: ServicesDep) -> list[MatchInfo]:
    """One's own matches that are over, the last played first; no practice."""
    check_rate(services, player)
    store = services.store
    played = await matches_of(store.tables, player)
    done = {match.stored.id: review for match, review in await own_reviews(store.reviews, player, played)}
    return await matches_response(played, store.people, done, await store.reviews.faults(player) if done else {})


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
    return [alike_response(*row) for row in await services.tables.folded.beside(like, verdicts, match, place, MAX_ALIKE)]


async def _verdicts(
    services: Services, player: str, match: PlayedMatch, played: list[PlayedMatch]
) -> list[tuple[PlayedMatch, list[tuple[int, str]]]]:
    """One's own verdicts in matches of the same game, those of the match in question among them."""
    same = [
        match,
        *(other for other in played if other.stored.game == match.stored.game and other.stored.id != match.stored.id),
    ]
    return await own_verdicts(services.store.reviews, await own_reviews(services.store.reviews, player, same))
