"""A board that one has played: one's rank among the bots at once, and once the set is over its traveller and its cards."""

from __future__ import annotations

import asyncio
from dataclasses import replace
from typing import Final

from fastapi import APIRouter

from fourkings.app.boards.days import set_of
from fourkings.app.boards.schema import finished_entry, sitting_of
from fourkings.app.boards.standings_schema import AmongBots, Traveller, played, rank_response, traveller_response
from fourkings.app.matches import imports
from fourkings.app.shared.orders import Made
from fourkings.duplicate.field import find_replies
from fourkings.i18n import language
from fourkings.server.http.boards.common import BoardNumber, SetId, desk_of, set_asked
from fourkings.server.http.dependencies import OWN_PAGE, Address, Lang, Player, ServicesDep, check_rate, may_make
from fourkings.server.http.errors import problems
from fourkings.table.shown_names import BOTS_BESIDE_ONE, shown_name

api: Final = APIRouter()
COST: Final = 4.0
"""The cost of opening a board's cards within a session's rate, in requests."""


@api.get("/boards/{set_id}/{board}/rank", operation_id="rank_on_board", responses=problems(403, 404, 422, 429))
async def rank_on_board(set_id: SetId, board: BoardNumber, player: Player, services: ServicesDep) -> AmongBots:
    """One's rank among the bots on a board that one has played to its end; it tells nothing of any other board."""
    check_rate(services, player)
    return await rank_response(desk_of(services, player), await set_asked(services, set_id), board)


@api.get("/boards/{set_id}/{board}/traveller", operation_id="traveller", responses=problems(403, 404, 422, 429))
async def traveller_of_board(set_id: SetId, board: BoardNumber, player: Player, services: ServicesDep) -> Traveller:
    """Who made what of a board, once one has played all boards of the set."""
    check_rate(services, player, COST)
    return await traveller_response(desk_of(services, player), await set_asked(services, set_id), board)


@api.post(
    "/boards/{set_id}/{board}/match",
    status_code=201,
    operation_id="open_cards",
    responses=problems(403, 404, 409, 422, 429),
    dependencies=OWN_PAGE,
)
async def open_cards(
    set_id: SetId, board: BoardNumber, player: Player, address: Address, services: ServicesDep, lang: Lang = "en"
) -> Made:
    """Put a board that one has played among one's matches, to be replayed with all hands, reviewed and tried again."""
    check_rate(services, player, COST)
    stored, desk = await set_asked(services, set_id), desk_of(services, player)
    await finished_entry(desk, stored)
    play = await played(desk, stored, board)
    await may_make(services, player, address)
    boards = set_of(stored)
    sitting = await asyncio.to_thread(sitting_of, boards, board, player, play)
    person = await services.store.people.get(player)
    own_name = shown_name(person.name if person else "") or language(lang).text("player", number=1)
    match = replace(sitting.now.match, entrants=(own_name, *BOTS_BESIDE_ONE))
    record = imports.Played(match, (find_replies(boards.replies).NAME,) * len(match.entrants))
    return Made(table=await imports.store(services.store.tables, record, sitting.seat, player))
