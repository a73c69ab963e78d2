"""Requests about lessons: a first match of a game with explanations."""

from __future__ import annotations

from fourkings.app.core import Context, Lang, TableId, operation
from fourkings.app.lessons import service
from fourkings.app.lessons.schema import (
    CarryOn,
    LessonAdvice,
    LessonInfo,
    NewLesson,
    advice_response,
    lesson_response,
    seed_of_friend,
)
from fourkings.app.matches.access import own_table
from fourkings.app.shared.body import ApiError
from fourkings.app.shared.entrants import entrants
from fourkings.app.shared.orders import Made
from fourkings.lessons import Lesson, NoLesson, is_lesson, lesson, said
from fourkings.rulebook.cards import Seat
from fourkings.rulebook.games import UnknownGame, find
from fourkings.table.match import Table
from fourkings.table.shown_names import BOTS_BESIDE_ONE
from fourkings.views import view


@operation("POST", "/api/lessons", "begin_lesson", status=201, cost=4, errors=(400, 403, 404, 413, 422, 429))
async def begin_lesson(ctx: Context, request: NewLesson) -> Made:
    """Begin a lesson: a table against three bots, with published cards. An unfinished earlier one is deleted."""
    try:
        begun = lesson(find(request.game).ID)
    except UnknownGame as error:
        raise ApiError(422, "unknown-game", str(error)) from None
    except NoLesson as error:
        raise ApiError(404, "no-such-lesson", str(error)) from None
    for table in await service.unfinished(ctx.store.tables, begun.rules.game.ID, ctx.player):
        await ctx.host.delete_table(table)
    await ctx.host.check_may_make()
    events = await ctx.host.in_background(service.begin, begun, ctx.player, BOTS_BESIDE_ONE)
    return Made(table=await service.store(ctx.store.tables, begun, events, ctx.player, request.pace))


@operation(
    "POST", "/api/lessons/{table}/next", "carry_on_lesson", status=201, cost=4,
    errors=(400, 403, 404, 409, 413, 422, 429),
)  # fmt: skip
async def carry_on_lesson(ctx: Context, table: TableId, request: CarryOn) -> Made:
    """Let bots play on to the learner's next deal: the lesson continues at a new table, and this one is deleted."""
    begun, state, _ = await _lesson_at(ctx, table)
    if not service.has_skipped_deals(begun, state):
        raise ApiError(409, "deal-running", "the next deal of this lesson is yours to play")
    events = [*await ctx.host.log(table), *await ctx.host.in_background(service.events_to_next_deal, begun, state)]
    continued = await service.store(ctx.store.tables, begun, events, ctx.player, request.pace)
    await ctx.host.delete_table(table)
    return Made(table=continued)


@operation("GET", "/api/lessons/{table}", "lesson", errors=(404, 422, 429))
async def lesson_at(ctx: Context, table: TableId, lang: Lang = "en") -> LessonInfo:
    """Return the remarks of a lesson so far, in order."""
    begun, state, seat = await _lesson_at(ctx, table)
    remarks = await ctx.host.in_background(said, begun, state.match, seat)
    return lesson_response(begun, state, remarks, await entrants(ctx.store.people, state), lang)


@operation("GET", "/api/lessons/{table}/advice", "lesson_advice", errors=(404, 409, 422, 429))
async def lesson_advice(ctx: Context, table: TableId) -> LessonAdvice:
    """Return what a good player would do now, and what would clearly be wrong."""
    begun, state, seat = await _lesson_at(ctx, table)
    if state.waits_for != seat:
        raise ApiError(409, "not-your-turn", "there is no advice now, because it is not your turn")
    seen = view(state.state, seat)
    advice, values = await ctx.host.advise(seen, seed_of_friend(begun, state))
    return advice_response(begun, state.version, seen, advice, values)


async def _lesson_at(ctx: Context, name: str) -> tuple[Lesson, Table, Seat]:
    """Return a lesson of the player with its table and their seat, or raise `ApiError`."""
    missing = ApiError(404, "no-such-lesson", "you have no such lesson")
    try:
        stored = await own_table(ctx, name)
    except ApiError:
        raise missing from None
    if not is_lesson(stored.game, stored.secret):
        raise missing
    table = await ctx.host.replay(name)
    assert isinstance(table, Table), "a lesson begins with its match"
    if (seat := table.seat_of(ctx.player)) is None:
        raise missing
    return lesson(stored.game), table, seat
