"""Responses about days: today's sets of boards, past days, and the sets that the player may continue."""

from typing import Final

from pydantic import Field

from fourkings.app.boards.days import day_end, is_over, set_of
from fourkings.app.boards.schema import SetInfo, set_info
from fourkings.app.boards.standings import share_of
from fourkings.app.core import Context
from fourkings.app.models import Entry, StoredSet
from fourkings.app.shared.activity import days_played, streak
from fourkings.app.shared.body import Body
from fourkings.app.shared.wall_clock import DAY, day_of
from fourkings.duplicate.field import find_replies
from fourkings.duplicate.sets import deals_of
from fourkings.rulebook.games import GAMES

KNOWN: Final = 60
"""Past days that the calendar shows."""
FIGURED: Final = 7
"""Past days whose results the calendar shows: each is compared with a whole field."""
RECENT: Final = 7 * DAY
"""Seconds for which a set without a last day is offered to be continued."""


class DayInfo(Body):
    """The sets of a day, one for each game, and when the day ends."""

    day: str = Field(description="In UTC, as 2026-11-22.")
    ends: float = Field(description="Seconds since 1970.")
    sets: list[SetInfo]


class PastGame(Body):
    """The set of a game on a past day that the player has finished, with the share of others beaten."""

    game: str
    share: float | None = Field(description="The share of all others beaten: 0 to 1; none for a day of long ago.")


class PastDay(Body):
    """A day that is over: its boards can be played for practice."""

    day: str
    played: list[PastGame] = Field(description="The games whose set one has played to its end.")


class Calendar(Body):
    """Past days, the latest first, and the player's streak."""

    days: list[PastDay]
    streak: int = Field(description="Days in a row on which one has played anything.")


class AnswerInfo(Body):
    """A person who has played a challenge that the player sent."""

    set: str
    handle: str = Field(description="By which both are seen side by side.")
    name: str = Field(description="Empty where they told none.")
    game: str
    day: str = Field(description="As 2026-11-22, in UTC; empty for a set of no day.")


class TodaySet(Body):
    """Today's set of a game, and the player's progress in it."""

    id: str
    game: str
    boards: int
    deals: int = Field(description="Of each board.")
    played: int
    finished: bool
    share: float | None = Field(description="The share of all others beaten: 0 to 1; none before one has played all.")


class Today(Body):
    """Today's sets as the lobby shows them."""

    day: str = Field(description="In UTC, as 2026-11-22.")
    ends: float = Field(description="When the next deals come: seconds since 1970.")
    streak: int = Field(description="Days in a row on which one has played anything.")
    sets: list[TodaySet]


class MySets(Body):
    """The sets that the player may continue, and answers to their challenges."""

    begun: list[SetInfo] = Field(description="Sets that one has begun and may go on with, the latest first.")
    answers: list[AnswerInfo] = Field(description="Who has played one's challenges and was not put away yet.")
    days: bool = Field(description="Whether this server has deals of the day.")
    today: Today | None = Field(description="Today's deals, where the server has any.")


async def calendar_response(ctx: Context) -> Calendar:
    """Return the calendar of past days."""
    today = day_of(ctx.time)
    done: dict[str, list[tuple[Entry, StoredSet]]] = {}
    for entry, stored in await ctx.store.boards.entered(ctx.player):
        if stored.day and entry.finished is not None:
            done.setdefault(stored.day, []).append((entry, stored))
    days = [day for day in await ctx.store.boards.days(KNOWN) if day < today]
    past = [
        PastDay(day=day, played=await _played(ctx, done.get(day, []), number < FIGURED)) for number, day in enumerate(days)
    ]
    return Calendar(days=past, streak=streak(await days_played(ctx.store, ctx.player), ctx.time))


async def _played(ctx: Context, done: list[tuple[Entry, StoredSet]], figured: bool) -> list[PastGame]:
    """Return the games of a day that the player has finished, with their results for recent days."""
    shares = {
        stored.game: await share_of(ctx.store.boards, stored, entry.player) if figured and stored.game in GAMES else None
        for entry, stored in done
    }
    return [PastGame(game=game, share=shares[game]) for game in sorted(shares)]


async def begun_sets(ctx: Context) -> list[SetInfo]:
    """Return the sets that the player has begun and may continue, the latest first."""
    return [
        await set_info(ctx, stored, field=False)
        for entry, stored in await ctx.store.boards.entered(ctx.player)
        if entry.finished is None
        and entry.given_up is None
        and stored.game in GAMES
        and is_waiting(stored, entry, ctx.time)
        and _has_bots(stored)
    ]


async def today_sets(ctx: Context) -> list[TodaySet]:
    """Return today's sets with the player's progress; none without days."""
    day = day_of(ctx.time)
    sets = await ctx.host.sets_of_day(day, day) if ctx.host.has_days else []
    own = {entry.set_id: entry for entry, _ in await ctx.store.boards.entered(ctx.player)}
    return [await _today_set(ctx, stored, own.get(stored.id)) for stored in sets]


async def today_response(ctx: Context) -> Today:
    """Return today's sets as the lobby shows them."""
    day = day_of(ctx.time)
    return Today(
        day=day,
        ends=day_end(day),
        streak=streak(await days_played(ctx.store, ctx.player), ctx.time),
        sets=await today_sets(ctx),
    )


async def _today_set(ctx: Context, stored: StoredSet, entry: Entry | None) -> TodaySet:
    boards = set_of(stored)
    played = 0
    if entry is not None:
        played = sum(play.points != "" for play in await ctx.store.boards.plays(stored.id, entry.player))
    finished = entry is not None and entry.finished is not None
    return TodaySet(
        id=stored.id,
        game=stored.game,
        boards=boards.number,
        deals=deals_of(boards.rules),
        played=played,
        finished=finished,
        share=await share_of(ctx.store.boards, stored, entry.player) if entry is not None and finished else None,
    )


def _has_bots(stored: StoredSet) -> bool:
    """Return True if this program has the bots of a set in the version with which it was begun."""
    try:
        find_replies(set_of(stored).replies)
    except ValueError:
        return False
    return True


def is_waiting(stored: StoredSet, entry: Entry, at: float) -> bool:
    """Return True for a set to offer the player again: one of today, or one without a last day that was begun recently.

    A set that was begun on its day isn't offered any more when the day is over: it is only practice then.
    """
    if stored.day and not is_over(stored, at):
        return True
    return entry.began > at - RECENT and not (stored.day and entry.began < day_end(stored.day))
