"""The days on which a player played: a match, a lesson, a deal of the day, a puzzle, an exercise or a mistake."""

from collections.abc import Collection, Iterable
from typing import Final

from fourkings.app.models import Stored
from fourkings.app.ports import Boards, Store
from fourkings.app.shared import origins
from fourkings.app.shared.origins import Imported
from fourkings.app.shared.wall_clock import DAY, day_of
from fourkings.lessons import is_lesson
from fourkings.sanitize import read_json

WEEK: Final = 7


async def days_played(store: Store, player: str) -> set[str]:
    """Return the UTC days, such as `2026-11-22`, on which a player finished something.

    A match counts on the day of its last action, a puzzle or another exercise on the day of its answer, and a set of
    boards on the days on which it was begun and finished, once one of its boards is over.
    """
    days = {day_of(table.updated) for table in await store.tables.of(player) if _is_played(table)}
    days |= {day_of(answer.at) for answer in await store.puzzles.of(player)}
    days |= {day_of(exercise.at) for exercise in await store.exercises.of(player) if exercise.at is not None}
    for card in (await store.mistakes.cards(player)).values():
        days.update(read_json(card).get("days", ()))
    return days | {day_of(at) for at in await _times_of_boards(store.boards, player)}


def _is_played(table: Stored) -> bool:
    """Return True for a table whose last action was a player's own: a finished match, or one past its first deal.

    An unfinished lesson may be past deals that bots played, and a correspondence game goes on by the others' actions.
    """
    done = table.summary
    if isinstance(origins.parse(table.origin), Imported):
        return False
    if done.over or (done.waits and done.due is not None) or table.origin or is_lesson(table.game, table.secret):
        return done.won
    return done.number > 1


async def _times_of_boards(boards: Boards, player: str) -> Iterable[float]:
    times = list[float]()
    for entry, _ in await boards.entered(player):
        if entry.finished is not None:
            times += [entry.began, entry.finished]
        elif any(play.points for play in await boards.plays(entry.set_id, player)):
            times.append(entry.began)
    return times


def streak(days: Collection[str], at: float) -> int:
    """Return the number of consecutive days in `days` up to the day of a Unix time, or up to the day before it."""
    many, last = 0, at if day_of(at) in days else at - DAY
    while day_of(last - many * DAY) in days:
        many += 1
    return many


def last_week(at: float) -> list[str]:
    """Return the seven UTC days that end with the day of a Unix time, the earliest first."""
    return [day_of(at - before * DAY) for before in reversed(range(WEEK))]
