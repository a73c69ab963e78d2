"""A board being played: begun, gone on with, an action at a time. One try a person; it can be left and gone on with."""

from __future__ import annotations

import asyncio
import time
from typing import Annotated, Final

from fastapi import APIRouter, Query

from fourkings.app.boards.board_session import BoardSession, Think
from fourkings.app.boards.schema import Acted, Moved, begun, board_as_played, kept, moved, sitting_of
from fourkings.rulebook.deck import Stream
from fourkings.rulebook.game import Action
from fourkings.server.http.boards.common import BoardNumber, SetId, desk_of, set_asked
from fourkings.server.http.dependencies import OWN_PAGE, Address, Player, ServicesDep, check_rate
from fourkings.server.http.errors import ApiError, problems
from fourkings.server.services import Services
from fourkings.server.workers import bot_worker
from fourkings.server.workers.bot_pool import NoAnswer
from fourkings.table.protocol.updates import Snapshot
from fourkings.views import View

api: Final = APIRouter()
PATIENCE: Final = 20.0
"""Seconds that a bot may think: it has no simpler one in its place, for all are to have the same around them."""


@api.post(
    "/boards/{set_id}/end",
    status_code=204,
    operation_id="give_up_boards",
    responses=problems(403, 404, 409, 422, 429),
    dependencies=OWN_PAGE,
)
async def give_up_boards(set_id: SetId, player: Player, services: ServicesDep) -> None:
    """Give up a challenge that one has begun: it is played no further, and counts nowhere. What was played is kept."""
    check_rate(services, player)
    stored = await set_asked(services, set_id)
    if stored.day:
        raise ApiError(409, "of-a-day", "the deals of a day end by themselves: leave them as they are")
    if not await services.store.boards.give_up(set_id, player, services.now()):
        raise ApiError(409, "not-open", "you have not begun this challenge, or it is over for you already")


@api.post(
    "/boards/{set_id}/{board}",
    operation_id="open_board",
    responses=problems(403, 404, 409, 422, 429),
    dependencies=OWN_PAGE,
)
async def open_board(
    set_id: SetId,
    board: BoardNumber,
    player: Player,
    services: ServicesDep,
    by: Annotated[str, Query(max_length=32)] = "",
) -> Snapshot:
    """Sit down at a board: begun where it is not, else as it stands. The boards of a set are played in their order.

    `by`: the entry of who challenges with it, as it stands in their link; they are told once one has played all boards.
    """
    check_rate(services, player)
    stored = await set_asked(services, set_id)
    desk = desk_of(services, player)
    boards, play = await board_as_played(desk, stored, board)
    sitting = sitting_of(boards, board, player, play)
    if play is None or by:
        await services.store.boards.enter(set_id, player, services.now(), by)
    if play is None:
        before, since = _actions(sitting), time.perf_counter()
        await sitting.begin(_think(services))
        await _wait(services, _actions(sitting) - before, since)
        sitting = await begun(desk, stored, board, sitting)
    person = await services.store.people.get(player)
    return sitting.snapshot(f"board:{set_id}:{board}", person.name if person else "")


@api.post(
    "/boards/{set_id}/{board}/actions",
    operation_id="act_on_board",
    responses=problems(400, 403, 404, 409, 413, 422, 429),
    dependencies=OWN_PAGE,
)
async def act_on_board(
    set_id: SetId, board: BoardNumber, acted: Acted, player: Player, address: Address, services: ServicesDep
) -> Moved:
    """Act on a board: a card, a call, or the next deal of it. What was done stays done."""
    check_rate(services, player)
    stored = await set_asked(services, set_id)
    desk, since = desk_of(services, player, address), time.perf_counter()
    sitting, before, updates = await moved(desk, stored, board, acted, _think(services))
    await _wait(services, len(updates) - 1, since)
    return await kept(desk, stored, sitting, before, updates)


async def _wait(services: Services, actions: int, began: float) -> None:
    """Wait as long as an answer with so many actions of bots takes; only then is the board written: another tab sees it."""
    pace, took = services.answer_pace, time.perf_counter() - began
    await asyncio.sleep(pace.left(actions, pace.draw(actions), took))


def _actions(sitting: BoardSession) -> int:
    return sum(len(deal.actions) for deal in sitting.now.match.deals)


def _think(services: Services) -> Think:
    async def think(bot: str, view: View, dice: Stream) -> Action:
        if len(view.legal) == 1:
            return view.legal[0]
        if not services.settings.workers:
            return await asyncio.to_thread(bot_worker.decide, bot, view, dice)
        try:
            return await services.bot_pool.ask(PATIENCE, bot_worker.decide, bot, view, dice)
        except NoAnswer:
            raise ApiError(409, "bots-not-ready", "the bots are not ready yet: try again in a moment") from None

    return think
