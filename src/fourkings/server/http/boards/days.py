"""The days: today's sets, those of past days to practise with, and one set by its id."""

from __future__ import annotations

from typing import Annotated, Final

from fastapi import APIRouter, Query
from pydantic import Field

from fourkings.server.after.boards.days import day_of, ends, in_order, open_day, streak
from fourkings.server.http.boards.common import SetId, SetInfo, challenger, set_info, stored_set
from fourkings.server.http.dependencies import Player, ServicesDep, check_rate
from fourkings.server.http.errors import ApiError, Body, problems

api: Final = APIRouter()
KNOWN: Final = 60
"""Past days that the calendar shows."""
DAY: Final = r"^\d{4}-\d{2}-\d{2}$"


class DayInfo(Body):
    """A day of boards."""

    day: str = Field(description="In UTC, as 2026-11-22.")
    ends: float = Field(description="Seconds since 1970.")
    sets: list[SetInfo]


class PastDay(Body):
    """A day that is over: its boards can be played for practice, with the field as it stood."""

    day: str
    played: list[str] = Field(description="The games whose set one has played to its end.")


class Calendar(Body):
    """Past days, the latest first, and how many days in a row one has played."""

    days: list[PastDay]
    streak: int


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
        raise ApiError(404, "no-such-day", "there are no boards of that day")
    shown = on or today
    return DayInfo(day=shown, ends=ends(shown), sets=[await set_info(services, stored, player) for stored in sets])


@api.get("/days/past", operation_id="past_days", responses=problems(429))
async def past_days(player: Player, services: ServicesDep) -> Calendar:
    """The calendar of past days."""
    check_rate(services, player)
    today = day_of(services.now())
    done: dict[str, list[str]] = {}
    ranked = set[str]()
    for entry, stored in await services.store.boards.entered(player):
        if stored.day and entry.finished is not None:
            done.setdefault(stored.day, []).append(stored.game)
            ranked |= {stored.day} if entry.on_day else set()
    days = [day for day in await services.store.boards.days(KNOWN) if day < today]
    return Calendar(days=[PastDay(day=day, played=sorted(done.get(day, []))) for day in days], streak=streak(ranked, today))


@api.get("/boards/{set_id}", operation_id="board_set", responses=problems(404, 422, 429))
async def board_set(
    set_id: SetId, player: Player, services: ServicesDep, by: Annotated[str, Query(max_length=32)] = ""
) -> SetInfo:
    """A set of boards: what is played, its seal, and how far one has come. Its secret is told when its day is over.

    `by`: the entry of who challenges with it, as it stands in their link; their name is told.
    """
    check_rate(services, player)
    info = await set_info(services, await stored_set(services, set_id), player)
    return info.model_copy(update={"by": await challenger(services, set_id, by)})
