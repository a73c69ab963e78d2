"""The days: today's sets, those of past days to practise with, and one set by its id."""

from __future__ import annotations

from typing import Annotated, Final

from fastapi import APIRouter, Query
from pydantic import Field

from fourkings.rulebook.games import GAMES
from fourkings.server.after.boards.days import ends, in_order, open_day, streak
from fourkings.server.after.boards.standings import share_of
from fourkings.server.common.days import day_of
from fourkings.server.http.boards.common import SetId, SetInfo, challenger, set_info, stored_set
from fourkings.server.http.dependencies import Player, ServicesDep, check_rate
from fourkings.server.http.errors import ApiError, Body, problems
from fourkings.server.services import Services
from fourkings.server.store import Entry, StoredSet

api: Final = APIRouter()
KNOWN: Final = 60
"""Past days that the calendar shows."""
FIGURED: Final = 7
"""Past days of which the calendar tells how each game went: each is compared with a whole field."""
DAY: Final = r"^\d{4}-\d{2}-\d{2}$"


class DayInfo(Body):
    """A day of boards."""

    day: str = Field(description="In UTC, as 2026-11-22.")
    ends: float = Field(description="Seconds since 1970.")
    sets: list[SetInfo]


class PastGame(Body):
    """A game of a day that one has played to its end."""

    game: str
    share: float | None = Field(description="The share of all others beaten: 0 to 1; none for a day of long ago.")


class PastDay(Body):
    """A day that is over: its boards can be played for practice, with the field as it stood."""

    day: str
    played: list[PastGame] = Field(description="The games whose set one has played to its end.")


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
        raise ApiError(404, "no-such-day", "there are no boards of this day")
    shown = on or today
    return DayInfo(day=shown, ends=ends(shown), sets=[await set_info(services, stored, player) for stored in sets])


@api.get("/days/past", operation_id="past_days", responses=problems(429))
async def past_days(player: Player, services: ServicesDep) -> Calendar:
    """The calendar of past days."""
    check_rate(services, player)
    today = day_of(services.now())
    done: dict[str, list[tuple[Entry, StoredSet]]] = {}
    ranked = set[str]()
    for entry, stored in await services.store.boards.entered(player):
        if stored.day and entry.finished is not None:
            done.setdefault(stored.day, []).append((entry, stored))
            ranked |= {stored.day} if entry.on_day else set()
    days = [day for day in await services.store.boards.days(KNOWN) if day < today]
    past = [
        PastDay(day=day, played=await _played(services, done.get(day, []), number < FIGURED))
        for number, day in enumerate(days)
    ]
    return Calendar(days=past, streak=streak(ranked, today))


async def _played(services: Services, done: list[tuple[Entry, StoredSet]], figured: bool) -> list[PastGame]:
    """The games of a day that somebody has played to their end, and how each went where that is asked for."""
    shares = {
        stored.game: await share_of(services.store.boards, stored, entry) if figured and stored.game in GAMES else None
        for entry, stored in done
    }
    return [PastGame(game=game, share=shares[game]) for game in sorted(shares)]


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
