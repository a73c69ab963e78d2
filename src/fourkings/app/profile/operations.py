"""Requests about a player's own play: today's tasks, and by game their results, skill and recurring mistake."""

from __future__ import annotations

import math
from collections import defaultdict
from collections.abc import Awaitable, Callable, Iterable, Sequence
from dataclasses import dataclass, field
from typing import Final

from fourkings.app.boards.day_schema import TodaySet, today_sets
from fourkings.app.boards.standings import Rated, ratings_of, share_of
from fourkings.app.core import Context, operation
from fourkings.app.matches.history import PlayedMatch, matches_of
from fourkings.app.mistakes.operations import today_of
from fourkings.app.models import PuzzleAnswer
from fourkings.app.ports import People
from fourkings.app.profile import schema
from fourkings.app.profile.skill import Dated, Results
from fourkings.app.puzzles.exercises import changes
from fourkings.app.puzzles.schema import next_puzzle, of_the_day
from fourkings.app.reviews.costs import Cost, costs, own_reviews, own_verdicts
from fourkings.app.reviews.leaks import MATCHES, Leak
from fourkings.app.shared.activity import days_played, last_week, streak
from fourkings.app.shared.wall_clock import day_of
from fourkings.duplicate.rating import HIDDEN
from fourkings.rulebook.cards import Seat, next_seat
from fourkings.rulebook.games import GAMES
from fourkings.rulebook.match import MatchDeal as PlayedDeal
from fourkings.table.match import Table, TableState
from fourkings.table.match.summary import seats_taken
from fourkings.table.shown_names import shown_name

PARTNERS: Final = 3
"""Partners that are listed for each game, those with the most matches together."""
LOOKED_AT: Final = 40
"""Latest matches whose logs are read."""
POINTS: Final = 20
"""Latest results of each kind in a game. Each result of a day is compared with its whole field."""
NO_LEAK: Final = Leak("", 0.0, 0.0, 0, 0)


@operation("GET", "/api/me/day", "my_day", cost=2, errors=(429,))
async def my_day(ctx: Context) -> schema.MyDay:
    """Return the player's streak, the last seven days, and today's tasks: deals of the day, mistakes and a puzzle."""
    played = await days_played(ctx.store, ctx.player)
    sets = await today_sets(ctx)
    begun = sum(deals.played > 0 for deals in sets)
    mistakes = await today_of(ctx)
    answers = await ctx.store.puzzles.of(ctx.player)
    answered = sum(day_of(answer.at) == day_of(ctx.time) for answer in answers)
    favourites = await _favourites(ctx, answers)
    tasks = (
        None if begun else _next_set(sets),
        schema.NextTask(what="mistakes", game="", id="", board=0) if mistakes.due else None,
        None if answered else await _next_puzzle(ctx, answers, favourites),
        _next_set(sets),
    )
    return schema.MyDay(
        streak=streak(played, ctx.time),
        week=[schema.DayPlayed(day=day, played=day in played) for day in last_week(ctx.time)],
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


def _next_set(sets: Sequence[TodaySet]) -> schema.NextTask | None:
    """Return the unfinished set that was begun, or else the first one, as the page of the day does."""
    first = min((deals for deals in sets if not deals.finished), key=lambda deals: -deals.played, default=None)
    return schema.NextTask(what="deals", game=first.game, id=first.id, board=first.played + 1) if first else None


async def _next_puzzle(ctx: Context, answers: Sequence[PuzzleAnswer], favourites: Sequence[str]) -> schema.NextTask | None:
    """Return the puzzle of the day of the first game in which it isn't answered, or else the next puzzle of that game."""
    for game in favourites:
        entries = await ctx.host.in_background(ctx.host.puzzle_entries, game)
        done = {answer.puzzle for answer in answers if answer.game == game}
        today = of_the_day(entries, day_of(ctx.time)) if entries else None
        puzzle = today if today not in done else next_puzzle(entries, {}, None, done)
        if puzzle is not None:
            return schema.NextTask(what="puzzle", game=game, id=puzzle, board=0)
    return None


@operation("GET", "/api/profile", "my_profile", cost=8, errors=(429, 503))
async def my_profile(ctx: Context) -> schema.Profile:
    """Return the player's results by game: matches, deals of the day, puzzles, reviews, skill and recurring mistake.

    Lessons, practice and imported records don't count. Reviewed matches add mistakes and lost points.
    """
    store, player = ctx.store, ctx.player
    counted = [match for match in await matches_of(store.tables, player) if match.counts]
    reviewed = [(match, review) for match, review in await own_reviews(store.reviews, player, counted) if review.done]
    verdicts = await own_verdicts(store.reviews, reviewed)
    seen = await ctx.host.in_background(costs, verdicts)
    practised = await ctx.host.in_background(changes, await store.exercises.of(player), verdicts)
    played = await figures_by_game(ctx.host.replay, player, counted)
    ratings = {rating.game: _boards(rating) for rating in await ratings_of(store.boards, player)}
    dailies, puzzles = await _dailies(ctx), await _puzzles(ctx)
    profiles = []
    for game in GAMES:
        mine = [match for match in counted if match.stored.game == game]
        judged = [match for match, _ in reversed(verdicts) if match.stored.game == game]
        daily, rated = dailies.get(game, []), puzzles.get(game, [])
        themes = [theme for theme in practised if theme.game == game]
        if not (mine or daily or rated or themes):
            continue
        here = played.get(game, Played())
        results = Results(
            [Dated(at, result.share) for at, result in daily],
            [Dated(answer.at, answer.rating) for answer in rated],
            [Dated(match.stored.updated, seen.matches[match.stored.id].excess) for match in judged],
        )
        profile = schema.GameProfile(
            game=game,
            matches=len(mine),
            won=sum(bool(match.won) for match in mine),
            offline_copies=sum(match.stored.offline_copy != "" for match in mine),
            bids=here.bids,
            kept=here.made,
            partners=await _partners(store.people, here),
            daily=[result for _, result in daily],
            boards=ratings.get(game),
            puzzles=rated,
            reviewed=[_mistakes(match, seen.matches[match.stored.id]) for match in judged[-POINTS:]],
            skill=_skill(results),
            leak=_leak(len(judged), seen.leaks.get(game) or NO_LEAK),
            practised=themes,
        )
        last = [match.stored.updated for match in mine] + [result.at for part in results for result in part]
        profiles.append((max(last, default=0.0), profile))
    return schema.Profile(games=[profile for _, profile in sorted(profiles, key=lambda row: -row[0])])


async def _dailies(ctx: Context) -> dict[str, list[tuple[float, schema.DayResult]]]:
    """Return by game when and how the latest deals of the day were played on their day, the earliest first."""
    boards, results = ctx.store.boards, defaultdict[str, list[tuple[float, schema.DayResult]]](list)
    for entry, stored in await boards.entered(ctx.player):  # the latest first
        if stored.day and entry.on_day and stored.game in GAMES and len(results[stored.game]) < POINTS:
            share = await share_of(boards, stored, entry.player)
            if share is not None:
                result = schema.DayResult(set=stored.id, day=stored.day, share=round(share, 4))
                results[stored.game].insert(0, (entry.finished or entry.began, result))
    return {game: rows for game, rows in results.items() if rows}


async def _puzzles(ctx: Context) -> dict[str, list[schema.PuzzleRating]]:
    """Return by game the player's ratings after the latest puzzles that counted, the earliest first."""
    ratings = defaultdict[str, list[schema.PuzzleRating]](list)
    for answer in await ctx.store.puzzles.of(ctx.player):
        if answer.rating is not None:
            ratings[answer.game].append(schema.PuzzleRating(at=answer.at, rating=round(answer.rating)))
    return {game: rows[-POINTS:] for game, rows in ratings.items()}


def _mistakes(match: PlayedMatch, cost: Cost) -> schema.MatchMistakes:
    return schema.MatchMistakes(table=match.stored.id, at=match.stored.updated, won=match.won, mistakes=cost.mistakes)


def _skill(results: Results) -> schema.Skill | None:
    if not any(results):
        return None
    parts = results.parts
    daily, puzzles, reviews = (None if part is None else round(part) for part in parts)
    return schema.Skill(
        value=round(parts.value), needed=results.needed, daily=daily, puzzles=puzzles, reviews=reviews,
        line=[schema.SkillOfDay(day=day, value=round(value)) for day, value in results.line],
    )  # fmt: skip


def _leak(reviewed: int, leak: Leak) -> schema.LeakFound:
    return schema.LeakFound(
        theme=leak.theme, loss=round(leak.loss, 2), half=round(leak.half, 2), times=leak.times, matches=reviewed,
        needed=max(0, MATCHES - reviewed),
    )  # fmt: skip


async def _partners(people: People, here: Played) -> list[schema.PartnerProfile]:
    most = sorted(here.partners.items(), key=lambda each: -each[1][0])[:PARTNERS]
    names = await people.names(player for player, _ in most)
    return [
        schema.PartnerProfile(name=shown_name(names.get(player, "")), matches=matches, won=won)
        for player, (matches, won) in most
    ]


@operation("GET", "/api/me/boards", "my_boards", cost=4, errors=(429,))
async def my_boards(ctx: Context) -> schema.BoardsProfile:
    """Return the player's boards and rating in each game."""
    return schema.BoardsProfile(games=[_boards(rating) for rating in await ratings_of(ctx.store.boards, ctx.player)])


def _boards(rated: Rated) -> schema.GameBoards:
    rating = rated.rating
    return schema.GameBoards(
        game=rated.game,
        boards=rated.boards,
        deals=rating.deals,
        rating=rating.value if rating.deals else None,
        half=rating.half if math.isfinite(rating.half) else None,
        needed=max(0, HIDDEN - rating.deals),
    )


@dataclass(slots=True)
class Played:
    """A player's figures in one game."""

    bids: int = 0  #: how often they bid tricks
    made: int = 0  #: and made them
    partners: dict[str, list[int]] = field(default_factory=dict)  #: by a person's id: matches together, and those won


async def figures_by_game(
    replay_log: Callable[[str], Awaitable[TableState]], player: str, matches: Sequence[PlayedMatch]
) -> dict[str, Played]:
    """Return a player's figures by game; replay_log: returns a table by its id.

    matches: finished ones, the last played first.
    """
    by_game: dict[str, Played] = {}
    for match in [match for match in matches if match.stored.game in GAMES][:LOOKED_AT]:
        here = by_game.setdefault(match.stored.game, Played())
        if not _has_figures(match):
            continue
        table = await replay_log(match.stored.id)
        if isinstance(table, Table) and (seat := table.seat_of(player)) is not None and table.match.result:
            _add(here, table, seat)
    return by_game


def _has_figures(match: PlayedMatch) -> bool:
    """Return True if the log of a match has bids or a partner: most logs need not be read."""
    game = GAMES[match.stored.game]
    return game.CALLS_PANEL == "bids" or (game.PARTNERS and match.participants[next_seat(match.seat, 2)].player is not None)


def _add(here: Played, table: Table, seat: Seat) -> None:
    match = table.match
    bids = list(_bids(match.deals[_first_deal(table, seat) :], seat)) if match.rules.game.CALLS_PANEL == "bids" else []
    here.bids += len(bids)
    here.made += sum(bids)
    across = table.participant(next_seat(seat, 2)).player if match.rules.game.PARTNERS else None
    if across is not None:
        together = here.partners.setdefault(across, [0, 0])
        together[0] += 1
        together[1] += match.result is not None and seat in match.result.winners


def _first_deal(table: Table, seat: Seat) -> int:
    """Return the index of the player's first deal: a latecomer has taken a bot's seat."""
    return max((place for place, taken in enumerate(seats_taken(table)) for _, other in taken if other == seat), default=0)


def _bids(deals: Iterable[PlayedDeal], seat: Seat) -> Iterable[bool]:
    """Yield for each deal in which a seat bid whether it made its bid."""
    for deal in deals:
        state = deal.state
        if state.points is not None and not state.void:
            yield state.points[seat] > 0
