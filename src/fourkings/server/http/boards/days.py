"""The days: today's sets, those of past days to practise with, and one set by its id."""

from __future__ import annotations

from typing import Annotated, Final

from fastapi import APIRouter, Query

from fourkings.app.boards.day_schema import Calendar, DayInfo, calendar_response, day_response
from fourkings.app.boards.days import in_order, open_day
from fourkings.app.boards.schema import SetInfo, set_info
from fourkings.app.shared.days import day_of
from fourkings.server.http.boards.common import SetId, challenger, desk_of, set_asked
from fourkings.server.http.dependencies import Player, ServicesDep, check_rate
from fourkings.server.http.errors import ApiError, problems

api: Final = APIRouter()
DAY: Final = r"^\d{4}-\d{2}-\d{2}$"


@api.get("/days", operation_id="day", responses=problems(404, 409, 422, 429))
async def day(
    player: Player,
    services: ServicesDep,
    on: Annotated[str, Query(max_length=10, pattern=DAY, examples=["2026-11-22"])] = "",
) -> DayInfo:
    """The sets of today, or of a past day."""
    check_rate(services, player)
    today = day_of(services.now())
    if not services.settings.days:
        raise ApiError(404, "no-days", "this server has no boards of the day")
    if on and on != today:
        sets = in_order(await services.store.boards.of_day(on)) if on < today else []
    else:
        sets = await open_day(services.store.boards, today, services.now())
    if not sets:
        raise ApiError(404, "no-such-day", "there are no boards of this day")
    return await day_response(desk_of(services, player), on or today, sets)


@api.get("/days/past", operation_id="past_days", responses=problems(429))
async def past_days(player: Player, services: ServicesDep) -> Calendar:
    """The calendar of past days."""
    check_rate(services, player)
    return await calendar_response(desk_of(services, player))


@api.get("/boards/{set_id}", operation_id="board_set", responses=problems(404, 422, 429))
async def board_set(
    set_id: SetId, player: Player, services: ServicesDep, by: Annotated[str, Query(max_length=32)] = ""
) -> SetInfo:
    """A set of boards: what is played, its seal, and how far one has come. Its secret is told when its day is over.

    `by`: the entry of who challenges with it, as it stands in their link; their name is told.
    """
    check_rate(services, player)
    info = await set_info(desk_of(services, player), await set_asked(services, set_id))
    return info.model_copy(update={"by": await challenger(services, set_id, by)})
