"""Requests to try a moment of a finished match another way, or to play on from it."""

from __future__ import annotations

from collections.abc import Collection
from typing import Literal

from pydantic import ConfigDict, Field

from fourkings.analysis.hindsight import Values
from fourkings.app.core import Context, Lang, TableId, operation
from fourkings.app.matches.access import OwnMatch, own_match, own_table
from fourkings.app.practice import service
from fourkings.app.practice.what_if import Line, LineTold, line_response, moment_of
from fourkings.app.shared import origins
from fourkings.app.shared.body import ApiError, Body
from fourkings.app.shared.orders import Made
from fourkings.app.shared.origins import Practice
from fourkings.app.shared.stored_tables import store_table
from fourkings.records import token
from fourkings.rulebook.deck import SECRET_BYTES
from fourkings.rulebook.match import Match
from fourkings.table.match import LogEvent, Table
from fourkings.table.protocol import Pace
from fourkings.table.protocol.base import BotName


class NewPractice(Line):
    """The moment to play on from."""

    table: str = Field(max_length=64, examples=["q3jH0yq8Zt5rWc1x"], description="A match of one's own that is over.")
    bots: BotName = Field(default=service.SAME, description="As they were, or one bot in all three chairs.")
    cards: Literal["same", "another"] = Field(
        default="same", description="The same hidden cards, or others that fit what one knew then."
    )
    pace: Pace = "calm"

    model_config = ConfigDict(json_schema_extra={"examples": [{"table": "q3jH0yq8Zt5rWc1x", "deal": 1, "action": 5}]})


class Way(Body):
    """The course of a deal from a moment on."""

    actions: list[str] = Field(description="One's own actions from there on.")
    points: list[int] | None = Field(description="Of the deal, by side or seat; null as long as it is not over.")
    won: list[int] | None = Field(description="The seats that won the match with it; null where it went on.")


class PracticeInfo(Body):
    """A practice match, and how it compares with what happened."""

    of: str = Field(description="The table of the match.")
    deal: int
    action: int
    line: list[str] = Field(description="What was tried by hand before one played on.")
    bots: str
    cards: Literal["same", "another"]
    seat: int = Field(description="One's own.")
    happened: Way | None = Field(description="What happened; null where that match is gone.")
    now: Way


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
        exact, cards, calls = await ctx.jobs.run("values", events=log, line=request.model_dump())
        values = Values(exact, {card: (least, most) for card, (least, most) in cards}, calls)
    return line_response(moment, own.table.rules, own.by_seat, own.seat, lang, values)


@operation("POST", "/api/practices", "begin_practice", status=201, cost=4, errors=(400, 403, 404, 409, 413, 422, 429))
async def begin_practice(ctx: Context, request: NewPractice) -> Made:
    """Play on from a moment of a finished match, at a table that counts in no statistics. Earlier practice is deleted."""
    own = await own_match(ctx, request.table)
    origin = _origin(request, own, ctx.host.bots)
    secret = ctx.host.random_bytes(SECRET_BYTES)
    events = await _opening(ctx, own, origin, secret)
    earlier = [table for table in await service.unfinished(ctx.store.tables, ctx.player) if table != request.table]
    await ctx.host.check_may_make(instead=len(earlier))
    for table in earlier:
        await ctx.host.delete_table(table)
    written = origins.write(origin)
    return Made(table=await store_table(ctx.store.tables, ctx.player, events, secret, request.pace, ctx.time, written))


def _origin(request: NewPractice, own: OwnMatch, bots: Collection[str]) -> Practice:
    """Return the origin of a practice match, or raise `ApiError` if it can't begin at that moment with these bots."""
    if request.bots != service.SAME and request.bots not in bots:
        raise ApiError(422, "bad-bots", f"the bots are one of: {', '.join(bots)}, or {service.SAME}")
    if not own.stored.summary.won:
        raise ApiError(409, "match-running", "this record has no end: you can continue only from a finished match")
    if moment_of(own.table.match, request).state.stage == "done":
        raise ApiError(409, "deal-over", "the deal is over at this moment: choose an earlier one")
    other, number = request.cards == "another", service.source(own.table.match, request.deal)[1]
    return Practice(request.table, request.deal, request.action, other, request.bots, tuple(request.line), number)


async def _opening(ctx: Context, own: OwnMatch, origin: Practice, secret: bytes) -> list[LogEvent]:
    """Return the log of a practice table up to its moment, with the cards of the match or others that fit."""
    if not origin.another:
        state = await ctx.host.in_background(service.moment, own.table.match, origin)
        return await ctx.host.in_background(service.begin, own.table, ctx.player, origin, state.deal.dealt, secret)
    log = await ctx.store.tables.events(own.stored.id)
    line = {"deal": origin.deal, "action": origin.action, "line": origin.line}
    hands = [tuple(hands) for hands in await ctx.jobs.run("hands", events=log, line=line, seat=own.seat)]
    redeal = service.events_with_other_hands
    events = await ctx.host.in_background(redeal, own.table, ctx.player, origin, hands, secret)
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
    return PracticeInfo(
        of=origin.of,
        deal=origin.deal,
        action=origin.action,
        line=list(origin.line),
        bots=origin.bots,
        cards="another" if origin.another else "same",
        seat=seat,
        happened=None if before is None else _way(before, origin.deal, origin.action, seat),
        now=_way(replayed.match, origin.number, origin.action, seat),
    )


def _way(match: Match, number: int, action: int, seat: int) -> Way:
    if number > len(match.deals):
        return Way(actions=[], points=None, won=None)
    played = match.deals[number - 1]
    last = match.result is not None and number == len(match.deals)
    return Way(
        actions=[token(action_) for who, action_ in played.actions[action:] if who == seat],
        points=None if played.state.points is None else list(played.state.points),
        won=list(match.result.winners) if match.result and last else None,
    )
