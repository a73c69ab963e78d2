"""What a page is told of how somebody plays: at tables, by reviews, and on boards."""

from __future__ import annotations

import math
from collections.abc import Awaitable, Callable, Sequence
from dataclasses import dataclass
from typing import Final, Literal, Protocol

from pydantic import Field

from fourkings.app.boards.days import streak
from fourkings.app.boards.standings import ratings_of
from fourkings.app.boards.traveller import Aside
from fourkings.app.matches.history import PlayedMatch, matches_of
from fourkings.app.ports import Boards, Exercises, People, Reviews, Tables
from fourkings.app.profile.table_figures import Played, played_at_tables
from fourkings.app.puzzles.exercise_schema import ThemePractised, change_response
from fourkings.app.puzzles.exercises import changes
from fourkings.app.reviews.costs import Cost, Costs, costs, own_reviews, own_verdicts
from fourkings.app.reviews.leaks import MATCHES
from fourkings.app.shared.body import Body
from fourkings.app.shared.days import day_of
from fourkings.duplicate.rating import HIDDEN
from fourkings.table.match import TableState
from fourkings.table.shown_names import shown_name

PARTNERS: Final = 3
"""Partners of a game that are told."""


class Store(Protocol):
    """What a profile is made of, by subject."""

    @property
    def tables(self) -> Tables: ...
    @property
    def people(self) -> People: ...
    @property
    def reviews(self) -> Reviews: ...
    @property
    def exercises(self) -> Exercises: ...
    @property
    def boards(self) -> Boards: ...


@dataclass(frozen=True)
class ProfileContext:
    """Where one person asks for their profile."""

    store: Store
    player: str
    at: float  #: in seconds since 1970
    replay_log: Callable[[str], Awaitable[TableState]]  #: gives a table
    aside: Aside  #: does what takes long where it disturbs nobody


class DecisionCost(Body):
    """What some decisions cost."""

    decisions: int
    faults: int = Field(description="Those that count as done wrong.")
    lost: float = Field(description="Points.")


class PartnerProfile(Body):
    """Somebody whose partner one has been."""

    name: str = Field(description="Empty where they told none.")
    matches: int
    won: int


class GameProfile(Body):
    """One's matches of a game at tables. Lessons, practice and records from elsewhere do not count."""

    game: str
    matches: int
    won: int
    offline_copies: int = Field(description="Of these matches, those of which an offline copy contained every hand.")
    bids: int = Field(description="How often one bid tricks in the last matches; 0 in games where nobody does.")
    made: int = Field(description="And made them.")
    partners: list[PartnerProfile] = Field(description="With whom one played most in the last matches, people alone.")
    reviewed: int = Field(description="Matches whose review is done.")
    cost: DecisionCost = Field(description="What these say.")


class MatchCost(Body):
    """A reviewed match, in the order played."""

    table: str
    game: str
    at: float = Field(description="Seconds since 1970.")
    won: bool | None
    cost: DecisionCost


class KindCost(Body):
    """A kind of decision, and what it cost."""

    game: str
    what: Literal["call", "lead", "follow"]
    about: str = Field(description="What the deal is about, where deals of the game differ.")
    cost: DecisionCost


class LeakFound(Body):
    """The theme in which one keeps losing more than a club player would on the same decisions."""

    game: str
    theme: str = Field(description="Of puzzles; empty where nothing stands out.")
    loss: float = Field(description="Points a match, beyond what a club player loses there.")
    half: float = Field(description="Half of its 95 % interval.")
    times: int = Field(description="Matches in which it cost more.")
    matches: int = Field(description="Reviewed matches.")
    needed: int = Field(description="Reviewed matches until a leak is looked for.")


class GameBoards(Body):
    """What one has played of a game on its days."""

    game: str
    boards: int
    deals: int
    rating: float | None = Field(description="1500 is the field of bots; none before the first deal that tells anything.")
    half: float | None = Field(description="Half of its 95 % interval; none where one deal tells too little.")
    needed: int = Field(description="Deals until the rating is more than provisional.")


class BoardsProfile(Body):
    """One's boards, by game."""

    games: list[GameBoards]
    sets: int = Field(description="How many sets one has played to their end.")
    streak: int = Field(description="Days in a row.")


class Profile(Body):
    """How one plays: at tables, by reviews, and on boards."""

    games: list[GameProfile]
    matches: list[MatchCost] = Field(description="Those reviewed, at most the last 60, the oldest first.")
    kinds: list[KindCost] = Field(description="The costliest first.")
    practised: list[ThemePractised] = Field(description="The themes of which one was dealt ten hands, before and after.")
    leaks: list[LeakFound] = Field(description="One for each game that one has played.")
    boards: BoardsProfile


async def profile_response(desk: ProfileContext) -> Profile:
    """One's own matches by game, what their reviews found over time, what cost most, and one's boards."""
    store, player = desk.store, desk.player
    counted = [match for match in await matches_of(store.tables, player) if match.counts]
    reviewed = [(match, review) for match, review in await own_reviews(store.reviews, player, counted) if review.done]
    verdicts = await own_verdicts(store.reviews, reviewed)
    seen = await desk.aside(costs, verdicts)
    practised = await desk.aside(changes, await store.exercises.of(player), verdicts)
    return Profile(
        games=await _games(desk, counted, seen),
        matches=[
            MatchCost(
                table=match.stored.id, game=match.stored.game, at=match.stored.updated, won=match.won,
                cost=_told(seen.matches[match.stored.id]),
            )
            for match, _ in reversed(verdicts)
        ],
        kinds=[
            KindCost(game=kind.game, what=kind.what, about=kind.about, cost=_told(cost))
            for kind, cost in sorted(seen.kinds.items(), key=lambda row: -row[1].lost)
        ],
        practised=list(map(change_response, practised)),
        leaks=[_leak(game, seen) for game in dict.fromkeys(match.stored.game for match in counted)],
        boards=await boards_response(desk),
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


async def _games(desk: ProfileContext, counted: Sequence[PlayedMatch], seen: Costs) -> list[GameProfile]:
    played = await played_at_tables(desk.replay_log, desk.player, counted)
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
                partners=await _partners(desk.store.people, here),
                reviewed=len(each),
                cost=_told(total),
            )
        )
    return profiles


async def _partners(people: People, here: Played) -> list[PartnerProfile]:
    most = sorted(here.partners.items(), key=lambda each: -each[1][0])[:PARTNERS]
    names = await people.names(player for player, _ in most)
    return [
        PartnerProfile(name=shown_name(names.get(player, "")), matches=matches, won=won) for player, (matches, won) in most
    ]


def _told(cost: Cost) -> DecisionCost:
    return DecisionCost(decisions=cost.decisions, faults=cost.faults, lost=round(cost.lost, 2))


async def boards_response(desk: ProfileContext) -> BoardsProfile:
    """One's boards, by game."""
    entered = await desk.store.boards.entered(desk.player)
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
            for rating in await ratings_of(desk.store.boards, desk.player)
        ],
        sets=sum(entry.finished is not None for entry, _ in entered),
        streak=streak(days, day_of(desk.at)),
    )
