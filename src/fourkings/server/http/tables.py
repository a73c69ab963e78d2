"""One's own tables: made, listed, deleted, and their records."""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import replace
from typing import Final

from fastapi import APIRouter, Response

from fourkings.app.matches.access import check_open, no_table
from fourkings.app.models import Stored
from fourkings.app.shared import origins
from fourkings.app.shared.entrants import entrants
from fourkings.app.shared.orders import Made, NewTable, bots_of_order, rules_of_order
from fourkings.app.shared.origins import Imported
from fourkings.app.shared.table_info import TableInfo, table_info
from fourkings.records import dumps, mirror_lines
from fourkings.rulebook.games import GAMES
from fourkings.rulebook.match import Match
from fourkings.server import offline_commands
from fourkings.server.http.dependencies import (
    OWN_PAGE,
    Address,
    Lang,
    Player,
    ServicesDep,
    TableId,
    check_rate,
    may_make,
)
from fourkings.server.http.documents import RECORD, MatchRecord, file_name
from fourkings.server.http.errors import ApiError, problems
from fourkings.server.http.orders import COST, unsealed
from fourkings.server.http.own_matches import own_table, own_tables
from fourkings.server.services import Services
from fourkings.table.match import LogEvent, Participant, Table
from fourkings.table.match.bots import bots_of_entrants, seats_taken, stand_in_actions
from fourkings.table.match.shuffle import shuffle_info
from fourkings.table.shown_names import BOTS_BESIDE_ONE

api: Final = APIRouter()


@api.post(
    "/tables",
    status_code=201,
    operation_id="make_table",
    responses=problems(400, 403, 409, 413, 422, 429),
    dependencies=OWN_PAGE,
)
async def make_table(wanted: NewTable, player: Player, address: Address, services: ServicesDep) -> Made:
    """Make a table of a game against three bots, seats drawn and the first deal dealt."""
    check_rate(services, player, COST)
    chosen, names = rules_of_order(wanted.game, wanted.preset, wanted.options), bots_of_order(wanted.bots)
    await may_make(services, player, address)
    secret, given = await unsealed(services, player, wanted.seal, wanted.contribution)
    chairs = [Participant("", player, names[0])]
    chairs += [Participant(name, None, bot) for name, bot in zip(BOTS_BESIDE_ONE, names, strict=True)]
    return Made(table=await services.tables.create_match(chosen, chairs, wanted.pace, secret, given))


@api.get("/tables", operation_id="my_tables")
async def my_tables(player: Player, services: ServicesDep) -> list[TableInfo]:
    """One's own tables, the last played first."""
    return await own_tables(services, player)


@api.get("/tables/{table}", operation_id="my_table", responses=problems(404, 422, 429))
async def my_table(table: TableId, player: Player, services: ServicesDep) -> TableInfo:
    """One of one's own tables."""
    check_rate(services, player)
    stored = await own_table(services, player, table)
    others = await services.store.tables.companions(player)
    return table_info(stored, player, others.get(table, ()))


@api.get(
    "/tables/{table}/record",
    operation_id="record",
    responses=RECORD | problems(404, 409, 422, 429),
    response_model=MatchRecord,
)
async def record(table: TableId, player: Player, services: ServicesDep, lang: Lang = "en") -> Response:
    """The record of a match that is over: all hands lie open in it. It is for those who sat there, and who may look on.

    A mirror match is told as JSON Lines: a record for each of the ordinary matches that its deals make.
    `lang`: of the words that stand for a person without a name.
    """
    check_rate(services, player, COST)
    stored = await services.store.tables.get(table)
    own = stored is not None and player in await services.store.tables.players_of(table)
    if stored is None or stored.game not in GAMES or not (own or stored.summary.over):
        raise no_table()
    if not stored.summary.over or not stored.summary.number:
        raise ApiError(409, "match-running", "this match is not over: its record would show hidden cards")
    folded, facts = await services.tables.folded.at(table, stored.summary.version)
    assert isinstance(folded, Table)
    if not own and (folded.conditions.watch == "nobody" or player in folded.kicked):
        raise no_table()
    check_open(folded)
    origin = origins.parse(stored.origin)
    names = origin.names if isinstance(origin, Imported) else await entrants(services.store.people, folded, lang)
    match = replace(folded.match, entrants=names)
    if match.mirror:
        return await mirror_records(services, stored, match, facts)
    name = file_name(services, stored, ".json")
    text = await services.tables.folded.beside(
        dumps,
        match,
        shuffled=None if stored.origin else shuffle_info(folded, stored.secret),
        bots=bots_of_entrants(folded, facts),
        stood_in=stand_in_actions(facts),
        taken=seats_taken(folded),
        offline_copy=stored.offline_copy,
    )
    return Response(
        text + "\n",
        media_type="application/json",
        headers={"content-disposition": f'attachment; filename="{name}"'},
    )


async def mirror_records(services: Services, stored: Stored, match: Match, facts: Sequence[LogEvent]) -> Response:
    """The records of a mirror match, one a line."""
    text = await services.tables.folded.beside(mirror_lines, match, stand_in_actions(facts))
    name = file_name(services, stored, ".jsonl")
    headers = {"content-disposition": f'attachment; filename="{name}"'}
    return Response(text, media_type="application/jsonl", headers=headers)


@api.delete(
    "/tables/{table}",
    status_code=204,
    operation_id="delete_table",
    responses=problems(403, 404, 422, 429),
    dependencies=OWN_PAGE,
)
async def delete_table(table: TableId, player: Player, services: ServicesDep) -> None:
    """Forget one's own table. With others at it they play on; alone, it is gone for good, its record too."""
    check_rate(services, player)
    await own_table(services, player, table)
    await offline_commands.leave(services.store, services.tables, table, player)
