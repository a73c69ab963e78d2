"""One's own sets in the lobby: those begun and not finished, and who has played a challenge that one sent."""

from __future__ import annotations

from typing import Annotated, Final

from fastapi import APIRouter, Path
from pydantic import Field

from fourkings.players.boards.field import find_replies
from fourkings.players.boards.sets import deals_of
from fourkings.rulebook.games import GAMES
from fourkings.server.after.boards.days import ends, is_over, open_day, set_of, streak
from fourkings.server.after.boards.standings import share_of
from fourkings.server.common.days import day_of
from fourkings.server.host.wall_clock import DAY
from fourkings.server.http.boards.common import SetId, SetInfo, finished_entry, set_info, stored_set
from fourkings.server.http.dependencies import OWN_PAGE, Player, ServicesDep, check_rate
from fourkings.server.http.errors import Body, problems
from fourkings.server.services import Services
from fourkings.server.store import Entry, StoredSet
from fourkings.table.shown_names import shown_name

api: Final = APIRouter()
Handle = Annotated[str, Path(max_length=32)]
RECENT: Final = 7 * DAY
"""Seconds for which a set that has no end is one to go on with: nobody who has left it is reminded for ever."""


class AnswerInfo(Body):
    """Somebody who has played a challenge that one sent."""

    set: str
    handle: str = Field(description="By which both are seen side by side.")
    name: str = Field(description="Empty where they told none.")
    game: str
    day: str = Field(description="As 2026-11-22, in UTC; empty for a set of no day.")


class TodaySet(Body):
    """A game of today's deals, and how far one has come with it."""

    id: str
    game: str
    boards: int
    deals: int = Field(description="Of each board.")
    played: int
    finished: bool
    share: float | None = Field(description="The share of all others beaten: 0 to 1; none before one has played all.")


class Today(Body):
    """Today's deals as the lobby tells them."""

    day: str = Field(description="In UTC, as 2026-11-22.")
    ends: float = Field(description="When the next deals come: seconds since 1970.")
    streak: int = Field(description="Days in a row that one has played on their day.")
    sets: list[TodaySet]


class MySets(Body):
    """What one may go on with, and what is new."""

    begun: list[SetInfo] = Field(description="Sets that one has begun and may go on with, the latest first.")
    answers: list[AnswerInfo] = Field(description="Who has played one's challenges and was not put away yet.")
    days: bool = Field(description="Whether this server has deals of the day.")
    today: Today | None = Field(description="Today's deals, where the server has any.")


@api.get("/me/sets", operation_id="my_sets", responses=problems(429))
async def my_sets(player: Player, services: ServicesDep) -> MySets:
    """The sets of boards that one has begun, and who has played a challenge that one sent."""
    check_rate(services, player)
    begun, answers = await _begun(services, player), await _answers(services, player)
    days = services.settings.days
    return MySets(begun=begun, answers=answers, days=days, today=await _today(services, player) if days else None)


@api.post(
    "/boards/{set_id}/answers/{handle}",
    status_code=204,
    operation_id="answer",
    responses=problems(403, 404, 422, 429),
    dependencies=OWN_PAGE,
)
async def answer(set_id: SetId, handle: Handle, player: Player, services: ServicesDep) -> None:
    """Follow a challenge with boards that one has played already: who sent it is told, once."""
    check_rate(services, player)
    await finished_entry(services, await stored_set(services, set_id), player)
    await services.store.challenges.answer(set_id, player, handle)


@api.delete(
    "/boards/{set_id}/answers/{handle}",
    status_code=204,
    operation_id="put_away",
    responses=problems(403, 422, 429),
    dependencies=OWN_PAGE,
)
async def put_away(set_id: SetId, handle: Handle, player: Player, services: ServicesDep) -> None:
    """Be told no more that somebody has played a challenge of one's own: one has seen it."""
    check_rate(services, player)
    await services.store.challenges.put_away(set_id, player, handle)


async def _begun(services: Services, player: str) -> list[SetInfo]:
    return [
        await set_info(services, stored, player, field=False)
        for entry, stored in await services.store.boards.entered(player)
        if entry.finished is None
        and entry.given_up is None
        and stored.game in GAMES
        and waits(stored, entry, services.now())
        and _known(stored)
    ]


async def _today(services: Services, player: str) -> Today:
    day = day_of(services.now())
    sets = await open_day(services.store.boards, day, services.now())
    entered = await services.store.boards.entered(player)
    played_days = {of.day for entry, of in entered if entry.on_day}
    own = {entry.set_id: entry for entry, _ in entered}
    return Today(
        day=day,
        ends=ends(day),
        streak=streak(played_days, day),
        sets=[await _today_set(services, stored, own.get(stored.id)) for stored in sets],
    )


async def _today_set(services: Services, stored: StoredSet, entry: Entry | None) -> TodaySet:
    boards = set_of(stored)
    played = 0
    if entry is not None:
        played = sum(play.points != "" for play in await services.store.boards.plays(stored.id, entry.player))
    finished = entry is not None and entry.finished is not None
    return TodaySet(
        id=stored.id,
        game=stored.game,
        boards=boards.number,
        deals=deals_of(boards.rules),
        played=played,
        finished=finished,
        share=await share_of(services.store.boards, stored, entry) if entry is not None and finished else None,
    )


def _known(stored: StoredSet) -> bool:
    """True where this program has the bots that play the other seats, in the version with which it was begun."""
    try:
        find_replies(set_of(stored).replies)
    except ValueError:
        return False
    return True


def waits(stored: StoredSet, entry: Entry, at: float) -> bool:
    """True for a set that is as one has left it: today's, or one begun lately that has no end.

    What the end of its day has made practice of is none.
    """
    if stored.day and not is_over(stored, at):
        return True
    return entry.began > at - RECENT and not (stored.day and entry.began < ends(stored.day))


async def _answers(services: Services, player: str) -> list[AnswerInfo]:
    apart = await services.store.strangers.apart_from(player)
    entries = [entry for entry in await services.store.challenges.answers_to(player) if entry.player not in apart]
    names = await services.store.people.names(entry.player for entry in entries)
    sets = {entry.set_id: await services.store.boards.get(entry.set_id) for entry in entries}
    return [
        AnswerInfo(
            set=entry.set_id, handle=entry.handle, name=shown_name(names.get(entry.player, "")), game=of.game, day=of.day
        )
        for entry in entries
        if (of := sets[entry.set_id]) is not None and of.game in GAMES
    ]
