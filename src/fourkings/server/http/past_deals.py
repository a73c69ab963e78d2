"""Past deals with all hands open: a whole deal later for watchers whose host allows it, after the match for who played."""

from __future__ import annotations

from dataclasses import replace
from typing import Annotated, Final, NamedTuple

from fastapi import APIRouter, Path

from fourkings.app.matches.access import check_open
from fourkings.app.matches.deal_schema import WorkedDeal, deal_response, done_deals, open_deals
from fourkings.app.shared import origins
from fourkings.app.shared.entrants import bots_by_seat, entrants
from fourkings.app.shared.origins import Imported, Origin
from fourkings.app.shared.proof_schema import WhyPlayed
from fourkings.app.shared.why import why
from fourkings.server.http.dependencies import DealNumber, Lang, Player, ServicesDep, TableId, check_rate
from fourkings.server.http.errors import ApiError, problems
from fourkings.server.services import Services
from fourkings.table.match import Table
from fourkings.table.protocol.presenters import plays_alone

api: Final = APIRouter()
Place = Annotated[int, Path(ge=1, le=1000, description="Of the action in the deal, from 1.")]


COST: Final = 4.0
"""The cost of a reason within a session's rate, in requests: the choices are judged in a hundred deals."""


class _Seen(NamedTuple):
    """A deal that its reader may see, all hands open."""

    table: Table
    origin: Origin | None


@api.get("/tables/{table_id}/deals/{number}", operation_id="deal_before", responses=problems(404, 409, 422, 429))
async def deal_before(
    table_id: TableId,
    number: DealNumber,
    player: Player,
    services: ServicesDep,
    lang: Lang = "en",
) -> WorkedDeal:
    """A deal to be stepped through, all hands open: never the one under way, nor the last one before the next is dealt.

    It is for those who may look on where the host allows it, and once the match is over for those who sat there. Who plays
    with bots alone may see every deal that is over, also the last one.
    """
    check_rate(services, player)
    now, origin = await _seen(services, player, table_id, number)
    imported = isinstance(origin, Imported)
    names = origin.names if isinstance(origin, Imported) else await entrants(services.store.people, now, lang, player)
    match = replace(now.match, entrants=names)
    bots = None if imported else bots_by_seat(now)
    return await services.tables.folded.beside(deal_response, match, number, lang, now.seat_of(player), bots)


@api.get("/tables/{table_id}/deals/{number}/why/{place}", operation_id="why_played", responses=problems(404, 409, 422, 429))
async def why_played(
    table_id: TableId, number: DealNumber, place: Place, player: Player, services: ServicesDep
) -> WhyPlayed:
    """Why somebody did what they did in a deal that is over, for who may see its hands: what speaks for it, counted."""
    check_rate(services, player, COST)
    now, _ = await _seen(services, player, table_id, number)
    if place > len(now.match.deals[number - 1].actions):
        raise ApiError(404, "no-such-action", "the deal has no such action")
    return WhyPlayed.model_validate_json(await services.reviews.work(why, now.match, number, place))


async def _seen(services: Services, player: str, table_id: str, number: int) -> _Seen:
    """A deal that its reader may see, or an `ApiError`."""
    stored = await services.store.tables.get(table_id)
    now = (await services.tables.folded.at(table_id, stored.summary.version)).now if stored else None
    origin = origins.parse(stored.origin) if stored else None
    imported = isinstance(origin, Imported)
    own = isinstance(now, Table) and now.seat_of(player) is not None
    alone = own and isinstance(now, Table) and plays_alone(now) and not now.match.mirror
    sat = own and isinstance(now, Table) and (imported or alone or now.match.result is not None)
    if not isinstance(now, Table) or not (sat or (now.conditions.watch == "hands" and player not in now.kicked)):
        raise ApiError(404, "no-such-table", "there is no such table, or you may not see its hands")
    check_open(now)
    if number not in (done_deals(now.match) if imported or alone else open_deals(now.match)):
        raise ApiError(409, "match-running", "you may not see the hands of this deal yet")
    return _Seen(now, origin)
