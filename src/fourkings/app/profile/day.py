"""A player's day: the streak, the last seven days, and today's tasks with the next one to do."""

from collections.abc import Sequence

from fourkings.app.boards.day_schema import TodaySet, today_sets
from fourkings.app.core import Context
from fourkings.app.mistakes.operations import today_of
from fourkings.app.models import PuzzleAnswer
from fourkings.app.profile.schema import DayPlayed, MyDay, NextTask
from fourkings.app.puzzles.schema import next_puzzle, of_the_day
from fourkings.app.shared.activity import days_played, last_week, streak
from fourkings.app.shared.wall_clock import day_of
from fourkings.rulebook.games import GAMES


async def day_response(ctx: Context) -> MyDay:
    """Return the player's streak and week, and today's tasks: deals of the day, mistakes and a puzzle."""
    played = await days_played(ctx.store, ctx.player)
    sets = await today_sets(ctx)
    begun = sum(deals.played > 0 for deals in sets)
    mistakes = await today_of(ctx)
    answers = await ctx.store.puzzles.of(ctx.player)
    answered = sum(day_of(answer.at) == day_of(ctx.time) for answer in answers)
    favourites = await _favourites(ctx, answers)
    tasks = (
        None if begun else _next_set(sets, favourites),
        NextTask(what="mistakes", game="", id="", board=0) if mistakes.due else None,
        None if answered else await _next_puzzle(ctx, answers, favourites),
        _next_set(sets, favourites),
    )
    return MyDay(
        streak=streak(played, ctx.time),
        week=[DayPlayed(day=day, played=day in played) for day in last_week(ctx.time)],
        deals=(begun, len(sets)) if sets else None,
        mistakes=(mistakes.answered, mistakes.answered + len(mistakes.due)),
        puzzles=answered,
        next=next((task for task in tasks if task), None),
    )


async def _favourites(ctx: Context, answers: Sequence[PuzzleAnswer]) -> list[str]:
    """Return all games, the one that the player played last first."""
    last = dict.fromkeys(GAMES, 0.0)
    times = [(table.game, table.updated) for table in await ctx.store.tables.of(ctx.player)]
    times += [(of.game, entry.finished or entry.began) for entry, of in await ctx.store.boards.entered(ctx.player)]
    times += [(answer.game, answer.at) for answer in answers]
    for game, at in times:
        if game in last:
            last[game] = max(last[game], at)
    return sorted(last, key=lambda game: -last[game])


def _next_set(sets: Sequence[TodaySet], favourites: Sequence[str]) -> NextTask | None:
    """Return the unfinished set that was begun, or else that of the game played last."""
    unfinished = [deals for deals in sets if not deals.finished]
    first = min(unfinished, key=lambda deals: (-deals.played, favourites.index(deals.game)), default=None)
    return NextTask(what="deals", game=first.game, id=first.id, board=first.played + 1) if first else None


async def _next_puzzle(ctx: Context, answers: Sequence[PuzzleAnswer], favourites: Sequence[str]) -> NextTask | None:
    """Return the puzzle of the day of the first game in which it isn't answered, or else the next puzzle of that game."""
    for game in favourites:
        entries = await ctx.host.in_background(ctx.host.puzzle_entries, game)
        done = {answer.puzzle for answer in answers if answer.game == game}
        today = of_the_day(entries, day_of(ctx.time)) if entries else None
        puzzle = today if today not in done else next_puzzle(entries, {}, None, done)
        if puzzle is not None:
            return NextTask(what="puzzle", game=game, id=puzzle, board=0)
    return None
