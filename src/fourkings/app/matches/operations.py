"""Requests about finished matches: their list, their deals with all hands face up, and their records."""

from dataclasses import replace
from typing import Annotated

from pydantic import Field

from fourkings.app.core import Context, DealNumber, File, Lang, TableId, operation
from fourkings.app.matches.access import check_open, no_table
from fourkings.app.matches.deal_schema import WhyPlayed, WorkedDeal, deal_response, finished_deals, open_deals
from fourkings.app.matches.record_schema import MatchRecord
from fourkings.app.models import Stored
from fourkings.app.shared import origins
from fourkings.app.shared.body import ApiError
from fourkings.app.shared.entrants import bots_by_seat, entrants
from fourkings.app.shared.origins import Imported
from fourkings.records import dumps, mirror_lines
from fourkings.rulebook.games import GAMES
from fourkings.table.match import Table
from fourkings.table.match.summary import bots_of_entrants, seats_taken, shuffle_info, stand_in_actions
from fourkings.table.protocol.presenters import plays_alone

Place = Annotated[int, Field(ge=1, le=1000, description="Of the action in the deal, from 1.")]


@operation("GET", "/api/tables/{table_id}/deals/{number}", "deal_before", errors=(404, 409, 422, 429))
async def deal_before(ctx: Context, table_id: TableId, number: DealNumber, lang: Lang = "en") -> WorkedDeal:
    """Return a finished deal with all hands face up; never one that could reveal cards still in play.

    Spectators may see it if the host allows that, players once the match is over. A person who plays with bots alone may
    see every finished deal, even the last one.
    """
    stored, table, imported = await _deal_to_see(ctx, table_id, number)
    names = await entrants(ctx.store.people, table, lang, ctx.player, stored)
    match, bots = replace(table.match, entrants=names), None if imported else bots_by_seat(table)
    return await ctx.host.in_background(deal_response, match, number, lang, table.seat_of(ctx.player), bots)


@operation("GET", "/api/tables/{table_id}/deals/{number}/why/{place}", "why_played", cost=4, errors=(404, 409, 422, 429))
async def why_played(ctx: Context, table_id: TableId, number: DealNumber, place: Place) -> WhyPlayed:
    """Explain an action of a finished deal beside the best other choice."""
    _, table, _ = await _deal_to_see(ctx, table_id, number)
    if place > len(table.match.deals[number - 1].actions):
        raise ApiError(404, "no-such-action", "the deal has no such action")
    log = await ctx.store.tables.events(table_id)
    return WhyPlayed.model_validate_json(await ctx.jobs.run("why", events=log, number=number, place=place))


async def _deal_to_see(ctx: Context, table_id: str, number: int) -> tuple[Stored, Table, bool]:
    """Return the table of a deal whose hands the player may see, and whether it is an imported record."""
    stored = await ctx.store.tables.get(table_id)
    table = await ctx.host.replay(table_id) if stored and stored.game in GAMES else None
    hidden = ApiError(404, "no-such-table", "there is no such table, or you may not see its hands")
    if stored is None or not isinstance(table, Table):
        raise hidden
    imported = isinstance(origins.parse(stored.origin), Imported)
    own = table.seat_of(ctx.player) is not None
    alone = own and plays_alone(table) and not table.match.mirror
    sat = own and (imported or alone or table.match.result is not None)
    watched = table.conditions.watch == "hands" and ctx.player not in table.kicked
    if not (sat or watched):
        raise hidden
    check_open(table)
    if number not in (finished_deals(table.match) if imported or alone else open_deals(table.match)):
        raise ApiError(409, "match-running", "you may not see the hands of this deal yet")
    return stored, table, imported


@operation(
    "GET", "/api/tables/{table}/record", "record", cost=4, errors=(404, 409, 422, 429), returns=MatchRecord,
    media_type="application/jsonl",
)  # fmt: skip
async def record(ctx: Context, table: TableId, lang: Lang = "en") -> File:
    """Return the record of a finished match, for its players and those who may watch it.

    A mirror match is written as JSON Lines: a record for each of the ordinary matches that its deals make.
    `lang`: of the words that stand for a person without a name.
    """
    stored = await ctx.store.tables.get(table)
    own = stored is not None and ctx.player in await ctx.store.tables.players_of(table)
    if stored is None or stored.game not in GAMES or not (own or stored.summary.over):
        raise no_table()
    if not stored.summary.over or not stored.summary.number:
        raise ApiError(409, "match-running", "this match is not over: its record would show hidden cards")
    replayed, events = await ctx.host.replay(table), await ctx.host.log(table)
    assert isinstance(replayed, Table)
    if not own and (replayed.conditions.watch == "nobody" or ctx.player in replayed.kicked):
        raise no_table()
    check_open(replayed)
    match = replace(replayed.match, entrants=await entrants(ctx.store.people, replayed, lang, stored=stored))
    if match.mirror:
        text = await ctx.host.in_background(mirror_lines, match, stand_in_actions(events))
        return File(text, "application/jsonl", stored, ".jsonl")
    text = await ctx.host.in_background(
        dumps,
        match,
        shuffled=None if stored.origin else shuffle_info(replayed, stored.secret),
        bots=bots_of_entrants(replayed, events),
        stood_in=stand_in_actions(events),
        taken=seats_taken(replayed),
        offline_copy=stored.offline_copy,
    )
    return File(f"{text}\n", "application/json", stored, ".json")
