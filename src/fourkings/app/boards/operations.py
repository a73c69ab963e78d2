"""Requests about boards: the sets of the days, a board as it is played, and how it compares."""

from __future__ import annotations

import re
import time
from typing import Annotated, Final

from pydantic import Field

from fourkings.app.boards.board_session import BoardSession
from fourkings.app.boards.day_schema import (
    Calendar,
    DayInfo,
    MySets,
    begun_sets,
    calendar_response,
    day_response,
    today_response,
)
from fourkings.app.boards.schema import (
    Acted,
    Moved,
    SetInfo,
    board_so_far,
    find_set,
    open_session,
    play_action,
    set_info,
    store_board,
    store_new_board,
)
from fourkings.app.boards.standings_schema import (
    AmongBots,
    Standings,
    Traveller,
    rank_response,
    standings_response,
    traveller_response,
)
from fourkings.app.core import Context, operation
from fourkings.app.models import StoredSet
from fourkings.app.shared.body import ApiError
from fourkings.app.shared.wall_clock import day_of
from fourkings.table.protocol.updates import Snapshot

DAY: Final = r"^\d{4}-\d{2}-\d{2}$"
Day = Annotated[str, Field(max_length=10, pattern=DAY, examples=["2026-11-22"])]
SetId = Annotated[str, Field(max_length=64, examples=["2026-11-22-quarante"])]
BoardNumber = Annotated[int, Field(ge=1, le=100)]
Handle = Annotated[str, Field(max_length=32)]


# --- sets ---------------------------------------------------------------------------------------------------------


@operation("GET", "/api/days", "day", errors=(404, 409, 422, 429))
async def day(ctx: Context, on: Day = "") -> DayInfo:
    """Return the sets of today, or of a past day."""
    today = day_of(ctx.time)
    if not ctx.host.has_days:
        raise ApiError(404, "no-days", "this server has no boards of the day")
    sets = await ctx.host.sets_of_day(on or today, today)
    if not sets:
        raise ApiError(404, "no-such-day", "there are no boards of this day")
    return await day_response(ctx, on or today, sets)


@operation("GET", "/api/days/past", "past_days", errors=(429,))
async def past_days(ctx: Context) -> Calendar:
    """Return the calendar of past days."""
    return await calendar_response(ctx)


@operation("GET", "/api/me/sets", "my_sets", errors=(429,))
async def my_sets(ctx: Context) -> MySets:
    """Return the sets that the player has begun, and who has played a challenge that they sent."""
    days, today = ctx.host.has_days, day_of(ctx.time)
    sets = await ctx.host.sets_of_day(today, today) if days else []
    return MySets(
        begun=await begun_sets(ctx),
        answers=await ctx.host.challenge_answers(),
        days=days,
        today=await today_response(ctx, sets) if days else None,
    )


@operation("GET", "/api/boards/{set_id}", "board_set", errors=(404, 422, 429))
async def board_set(ctx: Context, set_id: SetId, by: Handle = "") -> SetInfo:
    """Return a set of boards and the player's progress. Its secret is published when its day is over.

    `by`: the entry of who challenges with it, as it stands in their link; their name is told.
    """
    info = await set_info(ctx, await requested_set(ctx, set_id))
    return info.model_copy(update={"by": await ctx.host.challenger(set_id, by)})


async def requested_set(ctx: Context, set_id: str) -> StoredSet:
    """Return a set, or raise `ApiError`; the set of a day is made first if a link leads there before the lobby."""
    if ctx.host.has_days and re.match(r"\d{4}-\d{2}-\d{2}-", set_id) and await ctx.store.boards.get(set_id) is None:
        await ctx.host.sets_of_day(set_id[:10], day_of(ctx.time))
    return await find_set(ctx.store.boards, set_id)


# --- a board being played -----------------------------------------------------------------------------------------


@operation("POST", "/api/boards/{set_id}/{board}", "open_board", errors=(403, 404, 409, 422, 429))
async def open_board(ctx: Context, set_id: SetId, board: BoardNumber, by: Handle = "") -> Snapshot:
    """Begin a board, or return it as it is. The boards of a set are played in order.

    `by`: the entry of who challenges with it, as it stands in their link; they are told once one has played all boards.
    """
    stored = await requested_set(ctx, set_id)
    boards, play = await board_so_far(ctx, stored, board)
    session = open_session(boards, board, ctx.player, play)
    if play is None or by:
        await ctx.store.boards.enter(set_id, ctx.player, ctx.time, by)
    if play is None:
        before, since = _count_actions(session), time.perf_counter()
        await session.begin(ctx.host.choose)
        await ctx.host.pause(_count_actions(session) - before, since)
        session = await store_new_board(ctx, stored, board, session)
        ctx.host.fields_wanted()
    person = await ctx.store.people.get(ctx.player)
    return session.snapshot(f"board:{set_id}:{board}", person.name if person else "")


@operation("POST", "/api/boards/{set_id}/{board}/actions", "act_on_board", errors=(400, 403, 404, 409, 413, 422, 429))
async def act_on_board(ctx: Context, set_id: SetId, board: BoardNumber, request: Acted) -> Moved:
    """Play a card, make a call, or ask for the next deal. Nothing is taken back."""
    stored, since = await requested_set(ctx, set_id), time.perf_counter()
    session, before, updates = await play_action(ctx, stored, board, request, ctx.host.choose)
    # The board is written only after the pause, as another tab would see it.
    await ctx.host.pause(len(updates) - 1, since)
    return await store_board(ctx, stored, session, before, updates)


def _count_actions(session: BoardSession) -> int:
    return sum(len(deal.actions) for deal in session.now.match.deals)


# --- after a board ------------------------------------------------------------------------------------------------


@operation("GET", "/api/boards/{set_id}/{board}/rank", "rank_on_board", errors=(403, 404, 422, 429))
async def rank_on_board(ctx: Context, set_id: SetId, board: BoardNumber) -> AmongBots:
    """Return the player's rank among the bots on a finished board; it reveals nothing of other boards."""
    return await rank_response(ctx, await requested_set(ctx, set_id), board)


@operation("GET", "/api/boards/{set_id}/{board}/traveller", "traveller", cost=4, errors=(403, 404, 422, 429))
async def traveller_of_board(ctx: Context, set_id: SetId, board: BoardNumber) -> Traveller:
    """Return who scored what on a board, once the player has finished the set."""
    return await traveller_response(ctx, await requested_set(ctx, set_id), board)


@operation("GET", "/api/boards/{set_id}/standings", "standings", errors=(403, 404, 422, 429))
async def standings(ctx: Context, set_id: SetId) -> Standings:
    """Return the ranking of a set, once the player has finished it."""
    return await standings_response(ctx, await requested_set(ctx, set_id))
