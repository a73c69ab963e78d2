"""Readings at a practice table: questions where a hidden card is, answered by laying ten chips on the other seats.

A question is asked on the player's turn, answered before their next action, and resolved once the deal is over.
"""

import asyncio
from typing import Annotated, Final, NamedTuple

from fastapi import Path, Response

from fourkings.app.matches.deal_schema import finished_deals
from fourkings.app.models import StoredExercise
from fourkings.app.puzzles import readings, table_readings
from fourkings.app.puzzles.readings import Laid, TableRead, TableReadingAsked, read_response, table_reading_response
from fourkings.rulebook.cards import Seat
from fourkings.server.http.dependencies import DealNumber, Player, ServicesDep, TableId
from fourkings.server.http.errors import ApiError
from fourkings.server.http.router import Router
from fourkings.server.services import Services
from fourkings.table.match import Table

api: Final = Router()
COST: Final = 2.0
"""Requests that a question counts as within a session's rate limit: its judge draws a thousand deals."""
Number = Annotated[int, Path(ge=0, le=1_000_000, description="Of the questions at this table, from 0.")]


class _Here(NamedTuple):
    """A practice table, its player's seat, and the questions so far."""

    table: Table
    seat: Seat
    rows: list[StoredExercise]

    @property
    def game(self) -> str:
        return self.table.rules.game.ID


@api.operation("POST", "/tables/{table_id}/readings", 404, 409, cost=COST)
async def ask_table_reading(table_id: TableId, player: Player, services: ServicesDep) -> TableReadingAsked:
    """Return a question where a hidden card is, on your turn among bots: the same one until the next action.

    It is refused if there is nothing to read yet; that, too, depends only on what you see.
    """
    here = await _here(services, player, table_id)
    if not table_readings.own_turn(here.table, here.seat):
        raise ApiError(409, "not-your-turn", "ask on your own turn")
    moment = table_readings.moment_of(here.table.match)
    row = table_readings.of_moment(here.rows, moment)
    if row is None:
        task = await services.reviews.work(table_readings.asked_at, here.table.match)
        if task is None:
            raise ApiError(409, "nothing-to-read", table_readings.NOTHING)
        row = StoredExercise(here.game, table_readings.kind_of(table_id), len(here.rows), task)
        if not await services.store.exercises.deal(player, row):
            raise ApiError(409, "asked-already", "the same was asked at the same time: ask again")
    if row.answer is not None:
        raise ApiError(409, "read-already", "you have laid your chips here: see what they were worth after the deal")
    return table_reading_response(row)


@api.operation("POST", "/tables/{table_id}/readings/{number}/answer", 404, 409, status=204)
async def answer_table_reading(
    table_id: TableId, number: Number, laid: Laid, player: Player, services: ServicesDep
) -> Response:
    """Answer a question by laying ten chips, before your next action. Nothing is revealed yet; the first answer counts."""
    here = await _here(services, player, table_id)
    if number >= len(here.rows):
        raise ApiError(404, "no-such-question", "you were asked no such question")
    row = here.rows[number]
    waits = table_readings.own_turn(here.table, here.seat)
    if not waits or table_readings.moment_of(here.table.match) != table_readings.where(row):
        raise ApiError(409, "too-late", "the deal has gone on since: this question counts no more")
    await readings.answer(services.store.exercises, player, row, laid.chips, services.now())
    return Response(status_code=204)


@api.operation("GET", "/tables/{table_id}/deals/{number}/readings", 404, 409, operation_id="table_readings")
async def deal_readings(table_id: TableId, number: DealNumber, player: Player, services: ServicesDep) -> list[TableRead]:
    """Return your readings in a deal that is over, in the order of its questions; those without an answer are left out."""
    here = await _here(services, player, table_id)
    if number not in finished_deals(here.table.match):
        raise ApiError(409, "match-running", "the deal is not over: you can see what you read when it is")
    rows = table_readings.of_deal(here.rows, here.table.match, number)
    return await asyncio.to_thread(lambda: list(map(read_response, rows)))


async def _here(services: Services, player: str, table_id: str) -> _Here:
    """Return a practice table of a player, their seat and the questions so far; raise `ApiError` if there is none."""
    stored = await services.store.tables.get(table_id)
    state = None
    if stored and not stored.origin:
        state = (await services.tables.replays.at(table_id, stored.summary.version)).state
    seat = state.seat_of(player) if isinstance(state, Table) else None
    if not isinstance(state, Table) or seat is None or not table_readings.may_read(state, seat):
        raise ApiError(404, "no-such-table", "there is no such table, or it is none at which you practise with bots alone")
    rows = await services.store.exercises.of_kind(player, state.rules.game.ID, table_readings.kind_of(table_id))
    return _Here(state, seat, rows)
