"""Records from elsewhere, dropped in or pasted: seen and reviewed like one's own matches, and counted nowhere."""

from __future__ import annotations

import asyncio
import contextlib
from typing import Final

from fastapi import APIRouter

from fourkings.app.boards.board_session import BoardSession
from fourkings.app.boards.days import set_of
from fourkings.app.matches import imports
from fourkings.app.matches.import_schema import NewRecord
from fourkings.app.shared.orders import Made
from fourkings.i18n import language
from fourkings.rulebook.cards import Seat
from fourkings.server.http.dependencies import OWN_PAGE, Address, Lang, Player, ServicesDep, check_rate, may_make
from fourkings.server.http.errors import ApiError, problems
from fourkings.server.services import Services
from fourkings.table.match import Table

api: Final = APIRouter()
COST: Final = 8.0
"""The cost of a record within a session's rate, in requests."""


@api.post(
    "/records",
    status_code=201,
    operation_id="take_in_record",
    responses=problems(400, 403, 409, 413, 422, 429, 503),
    dependencies=OWN_PAGE,
)
async def take_in_record(
    wanted: NewRecord,
    player: Player,
    address: Address,
    services: ServicesDep,
    lang: Lang = "en",
) -> Made:
    """Take in a record: it stands among one's matches, to be replayed and reviewed, with an end or without one.

    What one holds in a match that still goes on is refused.
    """
    check_rate(services, player, COST)
    try:
        played = await services.tables.folded.beside(imports.read, wanted.record, language(lang))
    except imports.BadRecord as error:
        raise ApiError(422, "bad-record", str(error)) from None
    if imports.shows(played.match, await _running(services, player, played.match.rules.game.ID)):
        raise ApiError(409, "match-running", language(lang).text("review-record-running"))
    await may_make(services, player, address)
    return Made(table=await imports.store(services.store.tables, played, wanted.seat, player))


async def _running(services: Services, player: str, game: str) -> list[tuple[Table, Seat]]:
    """What somebody plays just now of a game, at tables and on boards, and in which seat; practice hides nothing."""
    seated: list[tuple[Table, Seat]] = []
    for stored in await services.store.tables.of(player):
        if stored.game != game or stored.origin or stored.summary.over or not stored.summary.number:
            continue
        now = await services.tables.replay_match(stored.id)
        if (seat := now.seat_of(player)) is not None:
            seated.append((now, seat))
    return seated + await _boards(services, player, game)


async def _boards(services: Services, player: str, game: str) -> list[tuple[Table, Seat]]:
    seated: list[tuple[Table, Seat]] = []
    for entry, stored in await services.store.boards.entered(player):
        if entry.finished or stored.game != game:
            continue
        boards = set_of(stored)
        for play in await services.store.boards.plays(stored.id, player):
            if not play.points:
                with contextlib.suppress(ValueError):  # the bots around are of another version by now: nobody plays it on
                    sitting = await asyncio.to_thread(BoardSession.of, boards, play.board, player, play)
                    seated.append((sitting.now, sitting.seat))
    return seated
