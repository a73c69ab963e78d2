"""Requests about reviews of the player's own finished matches."""

from collections import Counter
from typing import Annotated, Final

from pydantic import Field

from fourkings.app.core import Context, File, Lang, SeatNumber, TableId, operation
from fourkings.app.matches.access import no_table, own_match
from fourkings.app.matches.history import MatchInfo, matches_of, matches_response
from fourkings.app.reviews import schema
from fourkings.app.reviews.costs import MAX_ALIKE, own_reviews, own_verdicts, similar_decisions
from fourkings.app.reviews.judging import JUDGE
from fourkings.app.shared.body import ApiError

MAX_PENDING: Final = 12
"""Most unfinished reviews of one person."""
After = Annotated[int, Field(ge=-1, le=100_000)]


@operation("GET", "/api/matches", "my_matches", errors=(429,))
async def my_matches(ctx: Context) -> list[MatchInfo]:
    """Return the player's finished matches, the last played first, without practice."""
    matches = await matches_of(ctx.store.tables, ctx.player)
    reviews = {match.stored.id: review for match, review in await own_reviews(ctx.store.reviews, ctx.player, matches)}
    mistakes = await ctx.store.reviews.mistakes(ctx.player) if reviews else []
    counts = Counter((mistake.table, mistake.seat) for mistake in mistakes)
    return await matches_response(matches, ctx.store.people, reviews, counts)


@operation("GET", "/api/reviews", "my_reviews", cost=0)
async def my_reviews(ctx: Context) -> list[schema.ReviewInfo]:
    """Return the reviews of the player's matches, in the order of their requests."""
    return [schema.review_info(review) for review in await ctx.store.reviews.of(ctx.player) if review.judge == JUDGE]


@operation(
    "POST", "/api/tables/{table}/reviews", "ask_review", status=202, cost=4, errors=(400, 403, 404, 409, 413, 422, 429)
)
async def ask_review(ctx: Context, table: TableId, request: schema.Asked) -> schema.ReviewInfo:
    """Request a review of a seat in a finished match; it is made in the background."""
    reviews = ctx.store.reviews
    requested = schema.new_review(await own_match(ctx, table), request, ctx.time)
    pending = sum(not review.done for review in await reviews.of(ctx.player))
    known = await reviews.get(table, requested.seat)
    if pending >= MAX_PENDING and (known is None or known.done):
        raise ApiError(
            429,
            "too-many-reviews",
            f"you have {MAX_PENDING} reviews in progress, the most that are allowed: wait until one is done",
        )
    await reviews.ask(requested)
    ctx.host.wake_reviews()
    stored = await reviews.get(table, requested.seat)
    if stored is None:
        raise no_table()
    return schema.review_info(stored)


@operation("GET", "/api/tables/{table}/reviews/{seat}", "review", cost=0.2, errors=(404, 409, 422, 429))
async def review(ctx: Context, table: TableId, seat: SeatNumber, after: After = -1, lang: Lang = "en") -> schema.ReviewTold:
    """Return a review as far as it has progressed, with the verdicts after an index."""
    return await schema.review_response(ctx.store.reviews, await own_match(ctx, table, lang), seat, after, lang)


@operation(
    "GET", "/api/tables/{table}/reviews/{seat}/page", "review_page", cost=4, errors=(404, 409, 422, 429), returns=str,
    media_type="text/html",
)  # fmt: skip
async def review_page(ctx: Context, table: TableId, seat: SeatNumber, lang: Lang = "en") -> File:
    """Return a finished review as one HTML file that needs no network."""
    return await _finished_review(ctx, table, seat, lang, "page")


@operation("GET", "/api/tables/{table}/reviews/{seat}/json", "review_json", cost=4, errors=(404, 409, 422, 429),
           returns=schema.ReviewRecord)  # fmt: skip
async def review_json(ctx: Context, table: TableId, seat: SeatNumber, lang: Lang = "en") -> File:
    """Return a finished review as `fourkings review --json` prints it: `fourkings/review/1`."""
    return await _finished_review(ctx, table, seat, lang, "json")


async def _finished_review(ctx: Context, table: str, seat: int, lang: str, form: str) -> File:
    own = await own_match(ctx, table, lang)
    if not (await schema.requested_review(ctx.store.reviews, table, seat)).done:
        raise ApiError(409, "review-running", "this review is not done yet")
    text = await ctx.jobs.run(
        "review_file", events=await ctx.store.tables.events(table), names=own.match.entrants, seat=seat,
        rows=await ctx.store.reviews.verdicts(table, seat), form=form, lang=lang,
    )  # fmt: skip
    media_type, ending = ("text/html; charset=utf-8", "html") if form == "page" else ("application/json", "json")
    return File(text, media_type, own.stored, f"-{seat}.{ending}")


@operation("GET", "/api/tables/{table}/reviews/{seat}/{place}/like", "decisions_like", cost=4, errors=(404, 422, 429, 503))
async def decisions_like(
    ctx: Context, table: TableId, seat: SeatNumber, place: Annotated[int, Field(ge=0, le=100_000)]
) -> list[schema.Alike]:
    """Return decisions of the player that are similar to one: mistakes of the same theme in the same game."""
    matches = await matches_of(ctx.store.tables, ctx.player)
    match = next((each for each in matches if each.stored.id == table), None)
    if match is None:
        raise no_table()
    if seat != match.seat:
        raise ApiError(404, "not-your-seat", "you can compare only decisions of your own seat")
    same = [match, *(each for each in matches if each.stored.game == match.stored.game and each.stored.id != table)]
    reviews = ctx.store.reviews
    verdicts = await own_verdicts(reviews, await own_reviews(reviews, ctx.player, same))
    return [
        schema.alike_response(*row)
        for row in await ctx.host.in_background(similar_decisions, verdicts, match, place, MAX_ALIKE)
    ]
