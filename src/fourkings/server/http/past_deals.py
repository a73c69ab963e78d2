"""Past deals with all hands open, a whole deal later: for watchers of a table whose host allows it."""

from __future__ import annotations

from dataclasses import replace
from typing import Annotated, Final

from fastapi import APIRouter, Path, Query

from fourkings.rulebook.match import Match
from fourkings.server.http.dependencies import Language, Player, ServicesDep, TableId, check_rate
from fourkings.server.http.errors import ApiError, problems
from fourkings.server.http.tables import entrants
from fourkings.server.http.worked_deals import WorkedDeal, told
from fourkings.table import log
from fourkings.table import state as table
from fourkings.table.state import Table
from fourkings.windows.worked import replay_moments

api: Final = APIRouter()


@api.get("/tables/{table_id}/deals/{number}", operation_id="deal_before", responses=problems(404, 409, 422, 429))
async def deal_before(
    table_id: TableId,
    number: Annotated[int, Path(ge=1, le=1000)],
    player: Player,
    services: ServicesDep,
    lang: Annotated[Language, Query(examples=["fr"])] = "en",
) -> WorkedDeal:
    """A deal to be stepped through, all hands open: never the one under way, nor the last one before the next is dealt."""
    check_rate(services, player)
    lines = await services.store.facts(table_id)
    now = table.fold_log(log.parse_facts(lines)) if lines else None
    if not isinstance(now, Table) or now.conditions.watch != "hands" or player in now.kicked:
        raise ApiError(404, "no-such-table", "there is no such table whose hands may be seen")
    if number not in open_deals(now.match):
        raise ApiError(409, "match-running", "the hands of this deal may not be seen yet")
    return told(replay_moments(replace(now.match, entrants=await entrants(services, now)), number), lang)


def open_deals(match: Match) -> range:
    """The deals whose hands may be seen: each once the next one is dealt, all of them after the match."""
    return range(1, len(match.deals) + (match.result is not None))
