"""A board that one has played: one's rank among the bots at once, and once the set is over its traveller and its cards."""

from __future__ import annotations

import asyncio
import math
from dataclasses import replace
from typing import Final

from fastapi import APIRouter
from pydantic import Field

from fourkings.players.boards.field import find_replies
from fourkings.server.after import records
from fourkings.server.after.boards import Sitting, traveller
from fourkings.server.after.boards.days import set_of
from fourkings.server.common.orders import Made
from fourkings.server.http.boards.common import BoardNumber, SetId, finished_entry, stored_set
from fourkings.server.http.dependencies import OWN_PAGE, Address, Lang, Player, ServicesDep, check_rate, may_make
from fourkings.server.http.errors import ApiError, Body, problems
from fourkings.server.services import Services
from fourkings.server.store import Play, StoredSet
from fourkings.table.shown_names import BOTS_BESIDE_ONE, shown_name
from fourkings.windows.i18n import language

api: Final = APIRouter()
COST: Final = 4.0
"""The cost of opening a board's cards within a session's rate, in requests."""


class AmongBots(Body):
    """What one made of a board, beside the bots that have played it so far."""

    gain: float = Field(description="One's points beyond the other side's, or beyond the others' mean.")
    place: int = Field(description="Among the bots and oneself: 1 for the best, ties share it.")
    of: int = Field(description="How many that are; 1 while no bot has played it yet.")
    mean: float | None = Field(description="What the bots made on average.")


class TravellerLine(Body):
    """Somebody's line in a traveller; bots of a kind that made the same share one."""

    name: str = Field(description="Of a person; empty where they told none, and for bots.")
    bot: str = Field(description="The kind of bot; empty for a person.")
    count: int
    you: bool
    gain: float
    calls: list[str] = Field(description="What a person said, as records write it; passes are left out.")


class Traveller(Body):
    """What all made of one board."""

    lines: list[TravellerLine] = Field(description="The best first.")


@api.get("/boards/{set_id}/{board}/rank", operation_id="rank_on_board", responses=problems(403, 404, 422, 429))
async def rank_on_board(set_id: SetId, board: BoardNumber, player: Player, services: ServicesDep) -> AmongBots:
    """One's rank among the bots on a board that one has played to its end; it tells nothing of any other board."""
    check_rate(services, player)
    stored = await stored_set(services, set_id)
    boards, play = set_of(stored), await _played(services, stored, board, player)
    rank = await traveller.among_bots(services.store.boards, stored, boards, play)
    mean = math.fsum(rank.bots) / len(rank.bots) if rank.bots else None
    return AmongBots(gain=rank.gain, place=rank.place, of=1 + len(rank.bots), mean=mean)


@api.get("/boards/{set_id}/{board}/traveller", operation_id="traveller", responses=problems(403, 404, 422, 429))
async def traveller_of_board(set_id: SetId, board: BoardNumber, player: Player, services: ServicesDep) -> Traveller:
    """Who made what of a board, once one has played all boards of the set."""
    check_rate(services, player, COST)
    stored = await stored_set(services, set_id)
    own = await finished_entry(services, stored, player)
    await _played(services, stored, board, player)
    lines = await traveller.traveller(services.store.boards, stored, board, own)
    names = await services.store.people.names(line.entry.player for line in lines if line.entry)
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


@api.post(
    "/boards/{set_id}/{board}/match",
    status_code=201,
    operation_id="open_cards",
    responses=problems(403, 404, 409, 422, 429),
    dependencies=OWN_PAGE,
)
async def open_cards(
    set_id: SetId, board: BoardNumber, player: Player, address: Address, services: ServicesDep, lang: Lang = "en"
) -> Made:
    """Put a board that one has played among one's matches, to be replayed with all hands, reviewed and tried again."""
    check_rate(services, player, COST)
    stored = await stored_set(services, set_id)
    await finished_entry(services, stored, player)
    play = await _played(services, stored, board, player)
    await may_make(services, player, address)
    boards = set_of(stored)
    try:
        sitting = await asyncio.to_thread(Sitting.of, boards, board, player, play)
    except ValueError as error:  # the bots around are of another version by now
        raise ApiError(409, "other-bots", str(error)) from None
    person = await services.store.people.get(player)
    own_name = shown_name(person.name if person else "") or language(lang).text("player", number=1)
    match = replace(sitting.now.match, entrants=(own_name, *BOTS_BESIDE_ONE))
    played = records.Played(match, (find_replies(boards.replies).NAME,) * len(match.entrants))
    return Made(table=await records.store(services.store.tables, played, sitting.seat, player))


async def _played(services: Services, stored: StoredSet, board: int, player: str) -> Play:
    """A board that one has played to its end; `ApiError` for any other."""
    for play in await services.store.boards.plays(stored.id, player):
        if play.board == board and play.points:
            return play
    raise ApiError(403, "play-first", "this board is not finished: play it to its end first")
