"""The seats of an evening, for its director: those of the next round before it starts, two swapped, a bot for somebody."""

from __future__ import annotations

import asyncio
from typing import Annotated, Final

from fastapi import APIRouter, Path

from fourkings.evenings import commands
from fourkings.evenings.commands import NotNow
from fourkings.evenings.events import MAX_ROUNDS, Playing, Round
from fourkings.server import offline_commands
from fourkings.server.http.dependencies import OWN_PAGE, Player, ServicesDep
from fourkings.server.http.errors import problems
from fourkings.server.http.evening_bodies import Directed, Swapped
from fourkings.server.http.evening_deeds import directed, do, evening_after
from fourkings.server.http.evening_info import EveningId, EveningInfo, RoundInfo, round_info
from fourkings.server.http.evening_refusals import refused, refusing
from fourkings.server.realtime import evenings

api: Final = APIRouter()
DIRECTED: Final = problems(400, 403, 404, 409, 413, 422, 429)
TableNumber = Annotated[int, Path(ge=0, le=MAX_ROUNDS)]
SeatNumber = Annotated[int, Path(ge=0, le=3)]


@api.post("/evenings/{evening}/next-round", operation_id="next_seats", responses=DIRECTED, dependencies=OWN_PAGE)
async def next_seats(evening: EveningId, asked: Directed, player: Player, services: ServicesDep) -> RoundInfo:
    """The seats of the next round as they are drawn if it starts now. Nothing is started."""
    stored = await directed(services, evening, asked, player)
    now = await evenings.state_of(services.store, evening)
    with refusing():
        drawn = await asyncio.to_thread(commands.start_round, now, stored.secret, services.now())
    return round_info(Round(tuple(map(Playing, drawn.tables)), drawn.idle, swaps=now.swaps))


@api.post("/evenings/{evening}/swaps", operation_id="swap_seats", responses=DIRECTED, dependencies=OWN_PAGE)
async def swap_seats(evening: EveningId, asked: Swapped, player: Player, services: ServicesDep) -> EveningInfo:
    """Swap two entrants' seats, pairs and teams as a whole, in the next round; with cards of one's own in this one."""
    stored = await directed(services, evening, asked, player)
    first, second, reason = asked.first, asked.second, asked.reason
    await do(services, evening, lambda now: commands.swap_seats(now, first, second, stored.secret, reason))
    return await evening_after(services, stored, player)


@api.post(
    "/evenings/{evening}/tables/{table}/seats/{seat}/bot",
    operation_id="put_bot_in",
    responses=DIRECTED,
    dependencies=OWN_PAGE,
)
async def put_bot_in(
    evening: EveningId, table: TableNumber, seat: SeatNumber, asked: Directed, player: Player, services: ServicesDep
) -> EveningInfo:
    """Let a bot play for somebody who does not come, at a table of the round under way, until they take their seat back."""
    stored = await directed(services, evening, asked, player)
    now = await evenings.state_of(services.store, evening)
    tables = now.rounds[-1].tables if now.running else ()
    if table >= len(tables):
        raise refused(NotNow("no-such-table"))
    entrant = now.entrant(tables[table].seats[seat])
    if entrant is None or not entrant.player:
        raise refused(NotNow("no-such-entrant"))
    if tables[table].over or not tables[table].id:
        raise refused(NotNow("table-over"))
    await offline_commands.step_away(services.store, services.tables, tables[table].id, entrant.player)
    return await evening_after(services, stored, player)
