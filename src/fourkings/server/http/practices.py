"""Practice: a moment of one's own match, once it is over, played on; and how it went beside what happened."""

from __future__ import annotations

import asyncio
import secrets
from typing import Final

from fastapi import APIRouter

from fourkings.app.matches.access import OwnMatch
from fourkings.app.practice import service
from fourkings.app.practice.schema import NewPractice, PracticeInfo, origin_of, practice_response
from fourkings.app.reviews.judging import other_hands
from fourkings.app.shared import origins
from fourkings.app.shared.orders import Made
from fourkings.app.shared.origins import Practice
from fourkings.bots import BOTS
from fourkings.rulebook.deck import SECRET_BYTES
from fourkings.server.http.dependencies import OWN_PAGE, Address, Player, ServicesDep, TableId, check_rate, may_make
from fourkings.server.http.errors import ApiError, problems
from fourkings.server.http.orders import COST
from fourkings.server.http.own_matches import own_match
from fourkings.server.services import Services
from fourkings.table.match import LogEvent
from fourkings.table.shown_names import BOTS_BESIDE_ONE
from fourkings.views import view

api: Final = APIRouter()


@api.post(
    "/practices",
    status_code=201,
    operation_id="begin_practice",
    responses=problems(400, 403, 404, 409, 413, 422, 429),
    dependencies=OWN_PAGE,
)
async def begin_practice(wanted: NewPractice, player: Player, address: Address, services: ServicesDep) -> Made:
    """Play on from a moment of one's own match, at a table that counts nowhere. One's practice of before is gone."""
    check_rate(services, player, COST)
    own = await own_match(services, player, wanted.table)
    origin = origin_of(own.table.match, wanted, own.stored.summary.won, BOTS)
    secret = secrets.token_bytes(SECRET_BYTES)
    facts = await _facts(services, own, player, origin, secret)
    before = [table for table in await service.unfinished(services.store.tables, player) if table != wanted.table]
    await may_make(services, player, address, instead=len(before))
    for table in before:
        await services.tables.delete(table)
    return Made(table=await service.store(services.store.tables, facts, player, wanted.pace, origin, secret))


async def _facts(services: Services, own: OwnMatch, player: str, origin: Practice, secret: bytes) -> list[LogEvent]:
    state = await asyncio.to_thread(service.moment, own.table.match, origin)
    if not origin.another:
        return await asyncio.to_thread(
            service.begin, own.table, player, BOTS_BESIDE_ONE, origin, state.deal.dealt, secret
        )  # fmt: skip
    seed = int.from_bytes(secrets.token_bytes(7), "big")
    drawn = await services.reviews.work(other_hands, view(state, own.seat), seed)
    facts = await asyncio.to_thread(service.another, own.table, player, BOTS_BESIDE_ONE, origin, drawn, secret)
    if facts is None:
        raise ApiError(409, "no-other-deal", "no other deal fits what you knew: play the same deal")
    return facts


@api.get("/practices/{table}", operation_id="practice", responses=problems(404, 409, 422, 429))
async def practice(table: TableId, player: Player, services: ServicesDep) -> PracticeInfo:
    """How one's practice goes, beside what happened in the match."""
    check_rate(services, player)
    stored = await services.store.tables.get(table)
    origin = origins.parse(stored.origin) if stored else None
    if not isinstance(origin, Practice) or player not in await services.store.tables.players_of(table):
        raise ApiError(404, "no-such-practice", "you have no such practice")
    folded = await services.tables.replay_match(table)
    seat = folded.seat_of(player)
    if seat is None:
        raise ApiError(404, "no-such-practice", "you have no such practice")
    try:
        before = (await own_match(services, player, origin.of)).table.match
    except ApiError:
        before = None
    return practice_response(origin, folded.match, seat, before)
