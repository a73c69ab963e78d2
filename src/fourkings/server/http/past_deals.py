"""Past deals with all hands open: a whole deal later for watchers whose host allows it, after the match for who played."""

from __future__ import annotations

from dataclasses import replace
from typing import Final

from fastapi import APIRouter

from fourkings.server.after.own_match import check_open
from fourkings.server.after.telling.deals import WorkedDeal, deal_told, done_deals, open_deals
from fourkings.server.common import origins
from fourkings.server.common.entrants import bots_by_seat, entrants
from fourkings.server.common.origins import Imported
from fourkings.server.http.dependencies import DealNumber, Lang, Player, ServicesDep, TableId, check_rate
from fourkings.server.http.errors import ApiError, problems
from fourkings.table.state import Table

api: Final = APIRouter()


@api.get("/tables/{table_id}/deals/{number}", operation_id="deal_before", responses=problems(404, 409, 422, 429))
async def deal_before(
    table_id: TableId,
    number: DealNumber,
    player: Player,
    services: ServicesDep,
    lang: Lang = "en",
) -> WorkedDeal:
    """A deal to be stepped through, all hands open: never the one under way, nor the last one before the next is dealt.

    It is for those who may look on where the host allows it, and once the match is over for those who sat there.
    """
    check_rate(services, player)
    stored = await services.store.tables.get(table_id)
    now = (await services.tables.folded.at(table_id, stored.summary.version)).now if stored else None
    origin = origins.parse(stored.origin) if stored else None
    imported = isinstance(origin, Imported)
    sat = isinstance(now, Table) and (imported or now.match.result is not None) and now.seat_of(player) is not None
    if not isinstance(now, Table) or not (sat or (now.conditions.watch == "hands" and player not in now.kicked)):
        raise ApiError(404, "no-such-table", "there is no such table, or you may not see its hands")
    check_open(now)
    if number not in (done_deals(now.match) if imported else open_deals(now.match)):
        raise ApiError(409, "match-running", "you may not see the hands of this deal yet")
    names = origin.names if isinstance(origin, Imported) else await entrants(services.store.people, now, lang, player)
    match = replace(now.match, entrants=names)
    bots = None if imported else bots_by_seat(now)
    return await services.tables.folded.beside(deal_told, match, number, lang, now.seat_of(player), bots)
