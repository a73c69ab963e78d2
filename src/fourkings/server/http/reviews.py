"""Reviews of one's own matches, once they are over: asked for, read as they come, and taken away as a page."""

from __future__ import annotations

from typing import Any, Final

from fastapi import APIRouter, Response
from pydantic import Field

from fourkings.server.after.reviews import JUDGE
from fourkings.server.after.reviews.telling import deals_of, story_of, told
from fourkings.server.after.reviews.work import object_of, page
from fourkings.server.http.dependencies import (
    OWN_PAGE,
    After,
    Lang,
    Language,
    Player,
    SeatNumber,
    ServicesDep,
    TableId,
    check_rate,
)
from fourkings.server.http.errors import ApiError, Body, problems
from fourkings.server.http.own_matches import OwnMatch, no_table, own_match
from fourkings.server.services import Services
from fourkings.server.store.reviews import StoredReview

api: Final = APIRouter()

COST: Final = 4.0
"""The cost of a review within a session's rate, in requests."""
MOST: Final = 12
"""Reviews that one person may have under way."""


class Asked(Body):
    """Whose decisions are to be judged."""

    seat: int | None = Field(default=None, ge=0, le=3, description="One's own seat where it is not told.")


class ReviewInfo(Body):
    """How far a review has come."""

    table: str
    seat: int
    reached: int = Field(description="Actions of the seat that were looked at,")
    total: int = Field(description="of so many.")
    done: bool


class ReviewedDeal(Body):
    """A deal beside the decisions in it."""

    aim: str = Field(description="What it is about; empty where all deals of the game are alike.")
    points: str = Field(description="What it brought the seat or, where sides score, both.")


class ReviewTold(ReviewInfo):
    """A review as far as it has come."""

    game: str
    names: list[str] = Field(description="Of the players, by seat.")
    mine: int = Field(description="One's own seat.")
    story: list[str] = Field(
        description="What decided the match, in sentences: the result and, once all is looked at, what it came from."
    )
    deals: list[ReviewedDeal] = Field(description="The deals of the match, in order.")
    verdicts: list[dict[str, Any]] = Field(
        description="The decisions behind `after`, each with its `place` and its `heading`: docs/review.md."
    )


@api.get("/reviews", operation_id="my_reviews")
async def my_reviews(player: Player, services: ServicesDep) -> list[ReviewInfo]:
    """The reviews of one's own matches, in the order in which they were asked for."""
    return [_info(one) for one in await services.store.reviews_of(player) if one.judge == JUDGE]


@api.post(
    "/tables/{table}/reviews",
    status_code=202,
    operation_id="ask_review",
    responses=problems(400, 403, 404, 409, 413, 422, 429),
    dependencies=OWN_PAGE,
)
async def ask_review(table: TableId, wanted: Asked, player: Player, services: ServicesDep) -> ReviewInfo:
    """Have one's own match reviewed, for a seat; it is made in the background. Never as long as the match goes on."""
    check_rate(services, player, COST)
    own = await own_match(services, player, table)
    seat = own.seat if wanted.seat is None else wanted.seat
    pending = sum(not one.done for one in await services.store.reviews_of(player))
    known = await services.store.review(table, seat)
    if pending >= MOST and (known is None or known.done):
        raise ApiError(429, "too-many-reviews", f"{MOST} reviews at a time are enough: wait until one is done")
    total = sum(who == seat for deal in own.table.match.deals for who, _ in deal.actions)
    await services.store.ask_review(StoredReview(table, seat, JUDGE, services.now(), 0, total))
    services.reviews.wake()
    found = await services.store.review(table, seat)
    if found is None:
        raise no_table()
    return _info(found)


@api.get("/tables/{table}/reviews/{seat}", operation_id="review", responses=problems(404, 409, 422, 429))
async def review(
    table: TableId,
    seat: SeatNumber,
    player: Player,
    services: ServicesDep,
    after: After = -1,
    lang: Lang = "en",
) -> ReviewTold:
    """A review as far as it has come: the verdicts behind a place, so that one may ask again for more."""
    check_rate(services, player, 0.2)
    return await review_of(services, await own_match(services, player, table, lang), table, seat, after, lang)


async def review_of(services: Services, own: OwnMatch, table: str, seat: int, after: int, lang: Language) -> ReviewTold:
    """The review of a seat behind a place, as far as it has come; `ApiError` where nobody has asked for it."""
    found = await _asked(services, table, seat)
    rows = await services.store.verdicts(table, seat, after)
    every = rows if after < 0 or not found.done else await services.store.verdicts(table, seat)
    return ReviewTold(
        **_info(found).model_dump(),
        game=own.stored.game,
        names=own.by_seat,
        mine=own.seat,
        story=story_of(own.match, seat, every if found.done else None, lang),
        deals=[ReviewedDeal(**one) for one in deals_of(own.match, seat, lang)],
        verdicts=[told(own.match, row, lang) for row in rows],
    )


@api.get(
    "/tables/{table}/reviews/{seat}/page", operation_id="review_page", responses=problems(404, 409, 422, 429),
    response_class=Response,
)  # fmt: skip
async def review_page(
    table: TableId,
    seat: SeatNumber,
    player: Player,
    services: ServicesDep,
    lang: Lang = "en",
) -> Response:
    """A review that is done, as one HTML file to keep: it needs no network."""
    check_rate(services, player, COST)
    own = await own_match(services, player, table, lang)
    found = await _asked(services, table, seat)
    if not found.done:
        raise ApiError(409, "review-running", "this review is not done yet")
    made = await services.reviews.work(page, own.match, seat, await services.store.verdicts(table, seat), lang)
    name = f"{own.stored.game}-{table}-{seat}.html"
    headers = {"content-disposition": f'attachment; filename="{name}"'}
    return Response(made, media_type="text/html; charset=utf-8", headers=headers)


@api.get(
    "/tables/{table}/reviews/{seat}/json", operation_id="review_json", responses=problems(404, 409, 422, 429),
    response_model=dict[str, Any],
)  # fmt: skip
async def review_json(
    table: TableId,
    seat: SeatNumber,
    player: Player,
    services: ServicesDep,
    lang: Lang = "en",
) -> Response:
    """A review that is done, as `fourkings review --json` prints it: `fourkings/review/1`."""
    check_rate(services, player, COST)
    own = await own_match(services, player, table, lang)
    if not (await _asked(services, table, seat)).done:
        raise ApiError(409, "review-running", "this review is not done yet")
    made = await services.reviews.work(object_of, own.match, seat, await services.store.verdicts(table, seat), lang)
    headers = {"content-disposition": f'attachment; filename="{own.stored.game}-{table}-{seat}.json"'}
    return Response(made, media_type="application/json", headers=headers)


async def _asked(services: Services, table: str, seat: int) -> StoredReview:
    found = await services.store.review(table, seat)
    if found is None or found.judge != JUDGE:
        raise ApiError(404, "no-such-review", "this review was not asked for yet")
    return found


def _info(one: StoredReview) -> ReviewInfo:
    return ReviewInfo(table=one.table, seat=one.seat, reached=one.reached, total=one.total, done=one.done)
