"""Requests about a player's own profile: figures of their matches, what reviews found, and their boards."""

from __future__ import annotations

import math
from collections.abc import Awaitable, Callable, Iterable, Sequence
from dataclasses import dataclass, field
from typing import Final, Literal

from pydantic import Field

from fourkings.app.boards.days import streak
from fourkings.app.boards.standings import ratings_of
from fourkings.app.core import Context, operation
from fourkings.app.matches.history import PlayedMatch, matches_of
from fourkings.app.ports import People
from fourkings.app.puzzles.exercises import ThemePractised, changes
from fourkings.app.reviews.costs import Cost, Costs, costs, own_reviews, own_verdicts
from fourkings.app.reviews.leaks import MATCHES, Leak
from fourkings.app.shared.body import Body
from fourkings.app.shared.wall_clock import day_of
from fourkings.duplicate.rating import HIDDEN
from fourkings.rulebook.cards import Seat, next_seat
from fourkings.rulebook.games import GAMES
from fourkings.rulebook.match import MatchDeal as PlayedDeal
from fourkings.table.match import Table, TableState
from fourkings.table.match.summary import seats_taken
from fourkings.table.shown_names import shown_name


class DecisionCost(Body):
    """The cost of a group of decisions."""

    decisions: int
    faults: int = Field(description="Those that count as done wrong.")
    lost: float = Field(description="Points.")


class PartnerProfile(Body):
    """A partner of the player, and the matches that they played and won together."""

    name: str = Field(description="Empty where they told none.")
    matches: int
    won: int


class GameProfile(Body):
    """The player's matches of a game. Lessons, practice and imported records don't count."""

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
    """A reviewed match, and what its decisions cost."""

    table: str
    game: str
    at: float = Field(description="Seconds since 1970.")
    won: bool | None
    cost: DecisionCost


class KindCost(Body):
    """A kind of decision and its cost."""

    game: str
    what: Literal["call", "lead", "follow"]
    about: str = Field(description="What the deal is about, where deals of the game differ.")
    cost: DecisionCost


class LeakFound(Body):
    """The theme in which the player loses more than a club player on the same decisions."""

    game: str
    theme: str = Field(description="Of puzzles; empty where nothing stands out.")
    loss: float = Field(description="Points a match, beyond what a club player loses there.")
    half: float = Field(description="Half of its 95 % interval.")
    times: int = Field(description="Matches in which it cost more.")
    matches: int = Field(description="Reviewed matches.")
    needed: int = Field(description="Reviewed matches until a leak is looked for.")


class GameBoards(Body):
    """The player's boards and rating in a game."""

    game: str
    boards: int
    deals: int
    rating: float | None = Field(description="1500 is the field of bots; none before the first deal that tells anything.")
    half: float | None = Field(description="Half of its 95 % interval; none where one deal tells too little.")
    needed: int = Field(description="Deals until the rating is more than provisional.")


class BoardsProfile(Body):
    """The player's boards, by game."""

    games: list[GameBoards]
    sets: int = Field(description="How many sets one has played to their end.")
    streak: int = Field(description="Days in a row.")


class Profile(Body):
    """A player's profile: matches, reviews and boards."""

    games: list[GameProfile]
    matches: list[MatchCost] = Field(description="Those reviewed, at most the last 60, the oldest first.")
    kinds: list[KindCost] = Field(description="The costliest first.")
    practised: list[ThemePractised] = Field(description="The themes of which one was dealt ten hands, before and after.")
    leaks: list[LeakFound] = Field(description="One for each game that one has played.")
    boards: BoardsProfile


PARTNERS: Final = 3
"""Partners that are listed for each game, those with the most matches together."""
LOOKED_AT: Final = 40
"""Latest matches whose logs are read."""
NO_LEAK: Final = Leak("", 0.0, 0.0, 0, 0)


@operation("GET", "/api/profile", "my_profile", cost=8, errors=(429, 503))
async def my_profile(ctx: Context) -> Profile:
    """Return the player's matches by game, what their reviews found, and their boards.

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
        practised=practised,
        leaks=[_leak(game, seen) for game in dict.fromkeys(match.stored.game for match in counted)],
        boards=await my_boards(ctx),
    )  # fmt: skip


def _leak(game: str, seen: Costs) -> LeakFound:
    reviewed, leak = seen.reviewed.get(game, 0), seen.leaks.get(game) or NO_LEAK
    needed = max(0, MATCHES - reviewed)
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


@operation("GET", "/api/me/boards", "my_boards", cost=4, errors=(429,))
async def my_boards(ctx: Context) -> BoardsProfile:
    """Return the player's boards and rating in each game."""
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
