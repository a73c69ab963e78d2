"""What the last round of an evening had that people like to hear of, for the screen of the room."""

from __future__ import annotations

import asyncio
from typing import Final

from fastapi import APIRouter
from pydantic import Field

from fourkings.app.shared.body import Body
from fourkings.evenings.curiosities import Curiosity, Kind, Recorded, curiosities, recorded
from fourkings.evenings.events import Evening
from fourkings.server.http.dependencies import COST, Player, ServicesDep, check_rate
from fourkings.server.http.errors import problems
from fourkings.server.http.evening_deeds import stored_evening
from fourkings.server.http.evening_info import BOT, EveningId
from fourkings.server.realtime import evenings
from fourkings.server.services import Services

api: Final = APIRouter()


class CuriosityInfo(Body):
    """Something curious about a deal."""

    kind: Kind = Field(
        description="bid: the highest that was made; slam: all tricks; points: the most of a deal; swing: the widest gap"
        " between two tables with the same cards; same: the same points at every table."
    )
    deal: int = Field(description="From 1, void deals counted too.")
    tables: list[int] = Field(description="From 0; of a swing the one with more points first.")
    people: list[int] = Field(description="The entrants whose it is; 0 for a bot.")
    number: int = Field(description="Tricks of a bid, points of the others.")


@api.get("/evenings/{evening}/curiosities", operation_id="evening_curiosities", responses=problems(404, 422, 429))
async def evening_curiosities(evening: EveningId, player: Player, services: ServicesDep) -> list[CuriosityInfo]:
    """The curiosities of the last round, once it is over: none while one is played."""
    check_rate(services, player, COST)
    await stored_evening(services, evening)
    now = await evenings.state_of(services.store, evening)
    if not now.rounds or not now.rounds[-1].over or (now.plan.same_boards and not now.rounds[-1].open):
        return []
    last = len(now.rounds) - 1
    rows = await asyncio.to_thread(curiosities, now, last, await _records(services, now))
    return [_curiosity(row) for row in rows]


async def _records(services: Services, now: Evening) -> dict[int, Recorded]:
    """What the records of the last round tell, by table; one that was corrected is told by its result alone."""
    records = dict[int, Recorded]()
    for place, table in enumerate(now.rounds[-1].tables):
        if table.id and table.result and not table.corrected and await services.store.tables.get(table.id):
            records[place] = recorded((await services.tables.replay_match(table.id)).match)
    return records


def _curiosity(row: Curiosity) -> CuriosityInfo:
    people = [max(person, BOT) for person in row.people]
    return CuriosityInfo(kind=row.kind, deal=row.deal, tables=list(row.tables), people=people, number=row.number)
