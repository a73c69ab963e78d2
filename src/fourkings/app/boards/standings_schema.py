"""Answers about a set that the player has finished: its ranking, a board's traveller, and a rank among bots."""

from __future__ import annotations

import math
from typing import Final

from pydantic import Field

from fourkings.app.boards import traveller
from fourkings.app.boards.days import set_of
from fourkings.app.boards.schema import finished_entry
from fourkings.app.boards.standings import in_field, ranked
from fourkings.app.core import Context
from fourkings.app.models import Entry, Play, StoredSet
from fourkings.app.shared.body import ApiError, Body
from fourkings.arena.intervals import Interval
from fourkings.duplicate.score import Standing
from fourkings.table.shown_names import shown_name

LISTED: Final = 100
"""Entries of a ranking that are listed; the player's own is always among them."""


class AmongBots(Body):
    """The player's result on a board, beside the bots that have played it so far."""

    gain: float = Field(description="One's points beyond the other side's, or beyond the others' mean.")
    place: int = Field(description="Among the bots and oneself: 1 for the best, ties share it.")
    of: int = Field(description="How many that are; 1 while no bot has played it yet.")
    mean: float | None = Field(description="What the bots made on average.")


class TravellerLine(Body):
    """A line of a traveller; bots of a kind with the same result share one."""

    name: str = Field(description="Of a person; empty where they told none, and for bots.")
    bot: str = Field(description="The kind of bot; empty for a person.")
    count: int
    you: bool
    gain: float
    calls: list[str] = Field(description="What a person said, as records write it; passes are left out.")


class Traveller(Body):
    """Everybody's result on one board."""

    lines: list[TravellerLine] = Field(description="The best first.")


class Beyond(Body):
    """Points a deal beyond the field, with the 95 % interval; none if there is one deal only."""

    mean: float
    half: float | None


class Place(Body):
    """An entry in the ranking of a set."""

    place: int
    handle: str
    name: str = Field(description="Empty where they told none.")
    you: bool
    matchpoints: float = Field(description="The share of the field beaten, ties half: 0 to 1.")
    beyond: Beyond


class BotPlace(Body):
    """The mean result of one kind of bot in a set."""

    bot: str
    matchpoints: float
    many: int


class OwnDeal(Body):
    """The player's result on a deal, against the field."""

    board: int
    deal: int
    gain: float = Field(description="One's points beyond the other side's, or beyond the others' mean.")
    mean: float = Field(description="The field's.")
    matchpoints: float


class Standings(Body):
    """The ranking of a set, and the player's deals against the field."""

    people: list[Place]
    visitors: list[Place] = Field(description="Those who played on the day and are new here: they count in no rating.")
    own: Place = Field(description="One's own place in one of these lists, or in none where one repeats a finished line.")
    later: list[Place] = Field(description="Those who played after the day, or a set of no day.")
    bots: list[BotPlace]
    deals: list[OwnDeal]


async def rank_response(ctx: Context, stored: StoredSet, board: int) -> AmongBots:
    """Return the player's rank among the bots on a finished board; it reveals nothing of other boards."""
    boards, play = set_of(stored), await finished_board(ctx, stored, board)
    rank = await traveller.among_bots(ctx.store.boards, stored, boards, play)
    mean = math.fsum(rank.bots) / len(rank.bots) if rank.bots else None
    return AmongBots(gain=rank.gain, place=rank.place, of=1 + len(rank.bots), mean=mean)


async def traveller_response(ctx: Context, stored: StoredSet, board: int) -> Traveller:
    """Return who scored what on a board, once the player has finished the set."""
    own = await finished_entry(ctx, stored)
    await finished_board(ctx, stored, board)
    lines = await traveller.traveller(ctx.store.boards, stored, board, own, ctx.host.in_background)
    names = await ctx.store.people.names(line.entry.player for line in lines if line.entry)
    return Traveller(
        lines=[
            TravellerLine(
                name=shown_name(names.get(line.entry.player, "")) if line.entry else "",
                bot=line.bot.partition(" ")[0],
                count=line.many,
                you=line.entry is not None and line.entry.handle == own.handle,
                gain=line.gain,
                calls=line.calls,
            )
            for line in lines
        ]
    )


async def standings_response(ctx: Context, stored: StoredSet) -> Standings:
    """Return the ranking of a set, once the player has finished it."""
    own = await finished_entry(ctx, stored)
    standings_ = await ranked(ctx.store.boards, stored)
    names = await ctx.store.people.names(entry.player for entry, _ in standings_.everybody)
    mine = next(standing for entry, standing in standings_.everybody if entry.handle == own.handle)
    field = standings_.table.without(mine.cells) if in_field(stored, own) else standings_.table
    return Standings(
        people=_places(standings_.people, names, own),
        visitors=_places(standings_.visitors, names, own),
        own=_place(own, mine, names, own),
        later=_places(standings_.others, names, own),
        bots=[BotPlace(bot=bot, matchpoints=share, many=many) for bot, share, many in standings_.bots],
        deals=[
            OwnDeal(
                board=cell[0],
                deal=cell[1],
                gain=gain,
                mean=field.columns[cell].mean,
                matchpoints=field.columns[cell].beaten(gain),
            )
            for cell, gain in sorted(mine.cells.items())
            if cell in field.columns and field.columns[cell].figures
        ],
    )


def _places(some: list[tuple[Entry, Standing]], names: dict[str, str], own: Entry) -> list[Place]:
    kept = [row for place, row in enumerate(some) if place < LISTED or row[0].handle == own.handle]
    return [_place(entry, standing, names, own) for entry, standing in kept]


def _place(entry: Entry, standing: Standing, names: dict[str, str], own: Entry) -> Place:
    return Place(
        place=standing.place,
        handle=entry.handle,
        name=shown_name(names.get(entry.player, "")),
        you=entry.handle == own.handle,
        matchpoints=standing.matchpoints,
        beyond=_beyond(standing.beyond),
    )


def _beyond(interval: Interval) -> Beyond:
    return Beyond(mean=interval.mean, half=interval.half if interval.known else None)


async def finished_board(ctx: Context, stored: StoredSet, board: int) -> Play:
    """Return a board that the player has finished, or raise `ApiError`."""
    for play in await ctx.store.boards.plays(stored.id, ctx.player):
        if play.board == board and play.points:
            return play
    raise ApiError(403, "play-first", "this board is not finished: play it to its end first")
