"""One's own profile: by game the boards played, the rating with its band once it tells anything, and matches at tables."""

from __future__ import annotations

from typing import Final

from fastapi import APIRouter
from pydantic import Field

from fourkings.players.boards.rating import HIDDEN
from fourkings.server.boards.days import day_of
from fourkings.server.boards.standings import ratings_of
from fourkings.server.http.boards.common import shown_name
from fourkings.server.http.boards.days import streak
from fourkings.server.http.dependencies import Player, ServicesDep, check_rate
from fourkings.server.http.errors import Body, problems
from fourkings.server.profiles import Played, profile_of
from fourkings.server.services import Services

api: Final = APIRouter()
COST: Final = 8.0
"""The cost of a profile within a session's rate, in requests: the logs of the last matches are read for it."""
PARTNERS: Final = 3
"""Partners of a game that are told."""


class GameProfile(Body):
    """What one has played of a game on its days."""

    game: str
    boards: int
    deals: int
    rating: float | None = Field(description="1500 is the field of bots; none before there are deals enough.")
    half: float | None = Field(description="Half of its 95 % interval.")
    needed: int = Field(description="Deals until a rating is shown.")


class PartnerProfile(Body):
    """Somebody whose partner one has been."""

    name: str = Field(description="Empty where they told none.")
    matches: int
    won: int


class TableProfile(Body):
    """What one has played of a game at tables: the last matches that are over."""

    game: str
    matches: int
    won: int
    bids: int = Field(description="How often one bid tricks; 0 in games where nobody does.")
    made: int = Field(description="And made them.")
    reviewed: int = Field(description="Matches whose review is done.")
    mistakes: float | None = Field(description="Decisions blamed in these, a match; none without a review.")
    partners: list[PartnerProfile] = Field(description="With whom one played most, people alone.")


class EntryHeld(Body):
    """A set of boards that one has begun."""

    set: str
    handle: str
    began: float = Field(description="Seconds since 1970.")
    finished: float | None
    ranked: bool
    plays: list[str] = Field(description="By board, the actions of each deal as JSON.")
    lost: list[str] = Field(description="By board, what they gave away in each deal as JSON; empty where not judged.")


class Profile(Body):
    """One's boards, by game."""

    games: list[GameProfile]
    tables: list[TableProfile]
    sets: int = Field(description="How many sets one has played to their end.")
    streak: int = Field(description="Days in a row.")


@api.get("/me/boards", operation_id="my_boards", responses=problems(429))
async def my_boards(player: Player, services: ServicesDep) -> Profile:
    """One's own profile. Nobody else is shown it."""
    check_rate(services, player, COST)
    entries = await services.store.entries_of(player)
    days = set[str]()
    for one in entries:
        stored = await services.store.board_set(one.set_id)
        days |= {stored.day} if stored and stored.day and one.ranked else set()
    return Profile(
        games=[
            GameProfile(
                game=one.game,
                boards=one.boards,
                deals=one.rating.deals,
                rating=one.rating.value if one.rating.shown else None,
                half=one.rating.half if one.rating.shown else None,
                needed=max(0, HIDDEN - one.rating.deals),
            )
            for one in await ratings_of(services.store, player)
        ],
        tables=[
            await _table_profile(services, game, one) for game, one in sorted((await profile_of(services, player)).items())
        ],
        sets=sum(one.finished is not None for one in entries),
        streak=streak(days, day_of(services.now())),
    )


async def _table_profile(services: Services, game: str, one: Played) -> TableProfile:
    most = sorted(one.partners.items(), key=lambda each: -each[1][0])[:PARTNERS]
    names = await services.store.names(player for player, _ in most)
    return TableProfile(
        game=game,
        matches=one.matches,
        won=one.won,
        bids=one.bids,
        made=one.made,
        reviewed=one.reviewed,
        mistakes=one.mistakes / one.reviewed if one.reviewed else None,
        partners=[
            PartnerProfile(name=shown_name(names.get(player, "")), matches=matches, won=won)
            for player, (matches, won) in most
        ],
    )


async def entries_held(services: Services, player: str) -> list[EntryHeld]:
    """All boards that are held on a player: their own actions, and no card that they did not see."""
    return [
        EntryHeld(
            set=one.set_id,
            handle=one.handle,
            began=one.began,
            finished=one.finished,
            ranked=one.ranked,
            plays=[play.deals for play in plays],
            lost=[play.lost for play in plays],
        )
        for one in await services.store.entries_of(player)
        for plays in [await services.store.plays(one.set_id, player)]
    ]
