"""Requests to try a moment of a finished match another way, or to play on from it."""

from __future__ import annotations

from fourkings.analysis.hindsight import Values
from fourkings.app.core import Context, Lang, TableId, operation
from fourkings.app.matches.access import OwnMatch, own_match, own_table
from fourkings.app.practice import service
from fourkings.app.practice.schema import NewPractice, PracticeInfo, origin_of, practice_response
from fourkings.app.practice.what_if import Line, LineTold, line_response, moment_of
from fourkings.app.shared import origins
from fourkings.app.shared.body import ApiError
from fourkings.app.shared.orders import Made
from fourkings.app.shared.origins import Practice
from fourkings.rulebook.deck import SECRET_BYTES
from fourkings.table.match import LogEvent, Table
from fourkings.table.shown_names import BOTS_BESIDE_ONE


@operation("POST", "/api/tables/{table}/lines", "try_line", cost=3, errors=(400, 403, 404, 409, 413, 422, 429))
async def try_line(ctx: Context, table: TableId, request: Line, lang: Lang = "en") -> LineTold:
    """Try a line of play for all seats, from a moment of a finished match. Nothing is stored."""
    own = await own_match(ctx, table, lang)
    if not own.stored.summary.won:
        raise ApiError(409, "match-running", "this record has no end: you can try lines only in a finished match")
    moment = moment_of(own.table.match, request)
    values = None
    if moment.state.stage != "done":
        log = await ctx.store.tables.events(table)
        exact, cards, calls = await ctx.jobs.run("values", facts=log, line=request.model_dump())
        values = Values(exact, {card: (least, most) for card, (least, most) in cards}, calls)
    return line_response(moment, own.table.rules, own.by_seat, own.seat, lang, values)


@operation("POST", "/api/practices", "begin_practice", status=201, cost=4, errors=(400, 403, 404, 409, 413, 422, 429))
async def begin_practice(ctx: Context, request: NewPractice) -> Made:
    """Play on from a moment of a finished match, at a table that counts in no statistics. Earlier practice is deleted."""
    own = await own_match(ctx, request.table)
    origin = origin_of(own.table.match, request, own.stored.summary.won, ctx.host.bots)
    secret = ctx.host.random_bytes(SECRET_BYTES)
    events = await _opening(ctx, own, origin, secret)
    earlier = [table for table in await service.unfinished(ctx.store.tables, ctx.player) if table != request.table]
    await ctx.host.check_may_make(instead=len(earlier))
    for table in earlier:
        await ctx.host.delete_table(table)
    return Made(table=await service.store(ctx.store.tables, events, ctx.player, request.pace, origin, secret))


async def _opening(ctx: Context, own: OwnMatch, origin: Practice, secret: bytes) -> list[LogEvent]:
    """Return the log of a practice table up to its moment, with the cards of the match or others that fit."""
    if not origin.another:
        state = await ctx.host.in_background(service.moment, own.table.match, origin)
        dealt = state.deal.dealt
        return await ctx.host.in_background(
            service.begin, own.table, ctx.player, BOTS_BESIDE_ONE, origin, dealt, secret
        )  # fmt: skip
    log = await ctx.store.tables.events(own.stored.id)
    line = {"deal": origin.deal, "action": origin.action, "line": origin.line}
    hands = [tuple(hands) for hands in await ctx.jobs.run("hands", facts=log, line=line, seat=own.seat)]
    events = await ctx.host.in_background(
        service.events_with_other_hands, own.table, ctx.player, BOTS_BESIDE_ONE, origin, hands, secret
    )  # fmt: skip
    if events is None:
        raise ApiError(409, "no-other-deal", "no other deal fits what you knew: play the same deal")
    return events


@operation("GET", "/api/practices/{table}", "practice", errors=(404, 409, 422, 429))
async def practice(ctx: Context, table: TableId) -> PracticeInfo:
    """Return how the player's practice compares with what happened in the match."""
    try:
        origin = origins.parse((await own_table(ctx, table)).origin)
    except ApiError:
        origin = None
    replayed = await ctx.host.replay(table) if isinstance(origin, Practice) else None
    seat = replayed.seat_of(ctx.player) if isinstance(replayed, Table) else None
    if not isinstance(origin, Practice) or not isinstance(replayed, Table) or seat is None:
        raise ApiError(404, "no-such-practice", "you have no such practice")
    try:
        before = (await own_match(ctx, origin.of)).table.match
    except ApiError:
        before = None
    return practice_response(origin, replayed.match, seat, before)
