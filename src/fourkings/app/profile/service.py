"""Build a player's profile from matches, verdicts and boards."""

from __future__ import annotations

import math
from collections.abc import Sequence
from typing import Final

from fourkings.app.boards.days import streak
from fourkings.app.boards.standings import ratings_of
from fourkings.app.core import Context
from fourkings.app.matches.history import PlayedMatch, matches_of
from fourkings.app.ports import People
from fourkings.app.profile.schema import (
    BoardsProfile,
    DecisionCost,
    GameBoards,
    GameProfile,
    KindCost,
    LeakFound,
    MatchCost,
    PartnerProfile,
    Profile,
)
from fourkings.app.profile.table_figures import Played, figures_by_game
from fourkings.app.puzzles.exercise_schema import change_response
from fourkings.app.puzzles.exercises import changes
from fourkings.app.reviews.costs import Cost, Costs, costs, own_reviews, own_verdicts
from fourkings.app.reviews.leaks import MATCHES
from fourkings.app.shared.days import day_of
from fourkings.duplicate.rating import HIDDEN
from fourkings.table.shown_names import shown_name

PARTNERS: Final = 3
"""Partners that are listed for each game, those with the most matches together."""


async def build_profile(ctx: Context) -> Profile:
    """Summarise every match of a player that counts towards their statistics.

    Lessons, practice and imported records don't count. Reviewed matches add mistakes and lost points.
    """
    store, player = ctx.store, ctx.player
    counted = [match for match in await matches_of(store.tables, player) if match.counts]
    reviewed = [(match, review) for match, review in await own_reviews(store.reviews, player, counted) if review.done]
    verdicts = await own_verdicts(store.reviews, reviewed)
    seen = await ctx.host.in_background(costs, verdicts)
    practised = await ctx.host.in_background(changes, await store.exercises.of(player), verdicts)
    return Profile(
        games=await _games(ctx, counted, seen),
        matches=[
            MatchCost(
                table=match.stored.id, game=match.stored.game, at=match.stored.updated, won=match.won,
                cost=_decision_cost(seen.matches[match.stored.id]),
            )
            for match, _ in reversed(verdicts)
        ],
        kinds=[
            KindCost(game=kind.game, what=kind.what, about=kind.about, cost=_decision_cost(cost))
            for kind, cost in sorted(seen.kinds.items(), key=lambda row: -row[1].lost)
        ],
        practised=list(map(change_response, practised)),
        leaks=[_leak(game, seen) for game in dict.fromkeys(match.stored.game for match in counted)],
        boards=await build_boards_profile(ctx),
    )  # fmt: skip


def _leak(game: str, seen: Costs) -> LeakFound:
    reviewed, leak = seen.reviewed.get(game, 0), seen.leaks.get(game)
    needed = max(0, MATCHES - reviewed)
    if leak is None:
        return LeakFound(game=game, theme="", loss=0.0, half=0.0, times=0, matches=reviewed, needed=needed)
    return LeakFound(
        game=game, theme=leak.theme, loss=round(leak.loss, 2), half=round(leak.half, 2), times=leak.times,
        matches=reviewed, needed=needed,
    )  # fmt: skip


async def _games(ctx: Context, counted: Sequence[PlayedMatch], seen: Costs) -> list[GameProfile]:
    played = await figures_by_game(ctx.host.replay, ctx.player, counted)
    profiles = []
    for game in dict.fromkeys(match.stored.game for match in counted):
        mine = [match for match in counted if match.stored.game == game]
        each = [seen.matches[match.stored.id] for match in mine if match.stored.id in seen.matches]
        total = Cost(
            sum(cost.decisions for cost in each), sum(cost.faults for cost in each), sum(cost.lost for cost in each)
        )
        here = played.get(game, Played())
        profiles.append(
            GameProfile(
                game=game,
                matches=len(mine),
                won=sum(bool(match.won) for match in mine),
                offline_copies=sum(match.stored.offline_copy != "" for match in mine),
                bids=here.bids,
                made=here.made,
                partners=await _partners(ctx.store.people, here),
                reviewed=len(each),
                cost=_decision_cost(total),
            )
        )
    return profiles


async def _partners(people: People, here: Played) -> list[PartnerProfile]:
    most = sorted(here.partners.items(), key=lambda each: -each[1][0])[:PARTNERS]
    names = await people.names(player for player, _ in most)
    return [
        PartnerProfile(name=shown_name(names.get(player, "")), matches=matches, won=won) for player, (matches, won) in most
    ]


def _decision_cost(cost: Cost) -> DecisionCost:
    return DecisionCost(decisions=cost.decisions, faults=cost.faults, lost=round(cost.lost, 2))


async def build_boards_profile(ctx: Context) -> BoardsProfile:
    """Return a player's boards and rating in each game."""
    entered = await ctx.store.boards.entered(ctx.player)
    days = {stored.day for entry, stored in entered if stored.day and entry.on_day}
    return BoardsProfile(
        games=[
            GameBoards(
                game=rating.game,
                boards=rating.boards,
                deals=rating.rating.deals,
                rating=rating.rating.value if rating.rating.deals else None,
                half=rating.rating.half if math.isfinite(rating.rating.half) else None,
                needed=max(0, HIDDEN - rating.rating.deals),
            )
            for rating in await ratings_of(ctx.store.boards, ctx.player)
        ],
        sets=sum(entry.finished is not None for entry, _ in entered),
        streak=streak(days, day_of(ctx.time)),
    )
