"""A board being played: begun, gone on with, an action at a time. One try a person; it can be left and gone on with."""

from __future__ import annotations

import asyncio
import time
from typing import Annotated, Final

from fastapi import APIRouter, Query
from pydantic import Field

from fourkings.players.boards import Set
from fourkings.rulebook.deck import Stream
from fourkings.rulebook.game import Action
from fourkings.server.after.boards import NotNow, Sitting
from fourkings.server.after.boards.days import set_of
from fourkings.server.after.boards.sitting import Think
from fourkings.server.http.boards.common import BoardNumber, SetId, done_now, stored_set
from fourkings.server.http.dependencies import OWN_PAGE, Address, Player, ServicesDep, check_rate
from fourkings.server.http.errors import ApiError, Body, problems
from fourkings.server.services import Services
from fourkings.server.store import Fenced, Play, StoredSet
from fourkings.server.thinking import bot_worker
from fourkings.server.thinking.bot_pool import NoAnswer
from fourkings.table.messages.updates import EventUpdate, Snapshot
from fourkings.windows.view import View

api: Final = APIRouter()
PATIENCE: Final = 20.0
"""Seconds that a bot may think: it has no simpler one in its place, for all are to have the same around them."""


class Acted(Body):
    """An action on a board."""

    version: int = Field(ge=1, le=100_000, description="The board's, as the page knows it.")
    action: str = Field(max_length=40, description="As records write it; `deal` for the next deal.", examples=["QH"])


class Moved(Body):
    """What came of it: one's own action, and what the bots did then."""

    updates: list[EventUpdate]
    over: bool = Field(description="The board is played to its end.")
    finished: bool = Field(description="So is the set.")


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
    stored = await stored_set(services, set_id)
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
    stored = await stored_set(services, set_id)
    boards, play = await _board(services, stored, board, player)
    sitting = _sitting(boards, board, player, play)
    if play is None or by:
        await services.store.boards.enter(set_id, player, services.now(), by)
    if play is None:
        before, began = _actions(sitting), time.perf_counter()
        await sitting.begin(_think(services))
        await _wait(services, _actions(sitting) - before, began)
        try:
            await services.store.boards.write_play(set_id, player, sitting.play(), None)
        except Fenced:
            sitting = _sitting(boards, board, player, (await _board(services, stored, board, player))[1])
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
    stored = await stored_set(services, set_id)
    boards, play = await _board(services, stored, board, player)
    if play is None:
        raise ApiError(409, "not-begun", "you have not started this board yet")
    if play.version != acted.version:
        raise ApiError(409, "stale", "this board has moved on since: load it again")
    sitting = _sitting(boards, board, player, play)
    began = time.perf_counter()
    try:
        updates = await sitting.take(acted.action, _think(services))
    except NotNow as error:
        raise ApiError(409, "refused", str(error)) from None
    await _wait(services, len(updates) - 1, began)
    now, ends_set = sitting.play(), sitting.over and board == boards.number
    done = await done_now(services, stored, player, now, address) if ends_set else None
    try:
        await services.store.boards.write_play(set_id, player, now, play.version, done)
    except Fenced:
        raise ApiError(409, "stale", "this board has moved on since: load it again") from None
    return Moved(updates=updates, over=sitting.over, finished=done is not None)


async def _wait(services: Services, actions: int, began: float) -> None:
    """Wait as long as an answer with so many actions of bots takes; only then is the board written: another tab sees it."""
    pace, took = services.answer_pace, time.perf_counter() - began
    await asyncio.sleep(pace.left(actions, pace.draw(actions), took))


def _actions(sitting: Sitting) -> int:
    return sum(len(deal.actions) for deal in sitting.now.match.deals)


async def _board(services: Services, stored: StoredSet, board: int, player: str) -> tuple[Set, Play | None]:
    """The set, and the board as far as it is played; `ApiError` for a board that is not there, or not yet to be seen."""
    boards, entry = set_of(stored), await services.store.boards.entry(stored.id, player)
    if entry is not None and entry.given_up is not None:
        raise ApiError(409, "given-up", "you have given up this challenge: its cards are not dealt to you again")
    if board > boards.number:
        raise ApiError(404, "no-such-board", f"this set has boards 1 to {boards.number}")
    plays = {play.board: play for play in await services.store.boards.plays(stored.id, player)}
    if board > 1 and (board - 1 not in plays or not plays[board - 1].points):
        raise ApiError(403, "not-yet", f"board {board - 1} is not finished: play it to its end first")
    return boards, plays.get(board)


def _sitting(boards: Set, board: int, player: str, play: Play | None) -> Sitting:
    try:
        return Sitting.of(boards, board, player, play)
    except ValueError as error:  # the bots around are of another version by now
        raise ApiError(409, "other-bots", str(error)) from None


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
