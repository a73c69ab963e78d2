"""Reviews of one's own matches, once they are over: asked for, read as they come, and taken away as a page."""

from __future__ import annotations

from typing import Final

from fastapi import APIRouter, Response

from fourkings.app.matches.access import no_table
from fourkings.app.reviews.judging import JUDGE, object_of, page
from fourkings.app.reviews.schema import (
    Asked,
    ReviewInfo,
    ReviewTold,
    asked_review,
    review_info,
    review_response,
    wanted_review,
)
from fourkings.server.http.dependencies import (
    OWN_PAGE,
    After,
    Lang,
    Player,
    SeatNumber,
    ServicesDep,
    TableId,
    check_rate,
)
from fourkings.server.http.documents import PAGE, ReviewRecord, file_name
from fourkings.server.http.errors import ApiError, problems
from fourkings.server.http.own_matches import own_match

api: Final = APIRouter()

COST: Final = 4.0
"""The cost of a review within a session's rate, in requests."""
MAX_PENDING: Final = 12
"""Reviews that one person may have under way."""


@api.get("/reviews", operation_id="my_reviews")
async def my_reviews(player: Player, services: ServicesDep) -> list[ReviewInfo]:
    """The reviews of one's own matches, in the order in which they were asked for."""
    return [review_info(review) for review in await services.store.reviews.of(player) if review.judge == JUDGE]


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
    review = wanted_review(own, wanted, services.now())
    pending = sum(not begun.done for begun in await services.store.reviews.of(player))
    known = await services.store.reviews.get(table, review.seat)
    if pending >= MAX_PENDING and (known is None or known.done):
        raise ApiError(
            429,
            "too-many-reviews",
            f"you have {MAX_PENDING} reviews in progress, the most that are allowed: wait until one is done",
        )
    await services.store.reviews.ask(review)
    services.reviews.wake()
    begun = await services.store.reviews.get(table, review.seat)
    if begun is None:
        raise no_table()
    return review_info(begun)


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
    return await review_response(services.store.reviews, await own_match(services, player, table, lang), seat, after, lang)


@api.get(
    "/tables/{table}/reviews/{seat}/page",
    operation_id="review_page",
    responses=PAGE | problems(404, 409, 422, 429),
    response_class=Response,
)
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
    review = await asked_review(services.store.reviews, table, seat)
    if not review.done:
        raise ApiError(409, "review-running", "this review is not done yet")
    html = await services.reviews.work(page, own.match, seat, await services.store.reviews.verdicts(table, seat), lang)
    name = file_name(services, own.stored, f"-{seat}.html")
    headers = {"content-disposition": f'attachment; filename="{name}"'}
    return Response(html, media_type="text/html; charset=utf-8", headers=headers)


@api.get(
    "/tables/{table}/reviews/{seat}/json",
    operation_id="review_json",
    responses=problems(404, 409, 422, 429),
    response_model=ReviewRecord,
)
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
    if not (await asked_review(services.store.reviews, table, seat)).done:
        raise ApiError(409, "review-running", "this review is not done yet")
    text = await services.reviews.work(object_of, own.match, seat, await services.store.reviews.verdicts(table, seat), lang)
    name = file_name(services, own.stored, f"-{seat}.json")
    headers = {"content-disposition": f'attachment; filename="{name}"'}
    return Response(text, media_type="application/json", headers=headers)
