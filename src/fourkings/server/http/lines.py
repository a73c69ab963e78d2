"""What if: lines tried by hand for all seats in one's own matches that are over, with what each action is worth."""

from __future__ import annotations

from typing import Final

from fastapi import APIRouter

from fourkings.app.practice.what_if import Line, LineTold, line_response, moment_of
from fourkings.app.reviews.judging import values_of
from fourkings.server.http.dependencies import OWN_PAGE, Lang, Player, ServicesDep, TableId, check_rate
from fourkings.server.http.errors import ApiError, problems
from fourkings.server.http.own_matches import own_match

api: Final = APIRouter()
COST: Final = 3.0
"""The cost of a line within a session's rate, in requests."""


@api.post(
    "/tables/{table}/lines",
    operation_id="try_line",
    responses=problems(400, 403, 404, 409, 413, 422, 429),
    dependencies=OWN_PAGE,
)
async def try_line(
    table: TableId,
    wanted: Line,
    player: Player,
    services: ServicesDep,
    lang: Lang = "en",
) -> LineTold:
    """Try a line by hand for all seats, from a moment of one's own match once it is over. Nothing of it is kept."""
    check_rate(services, player, COST)
    own = await own_match(services, player, table, lang)
    if not own.stored.summary.won:
        raise ApiError(409, "match-running", "this record has no end: you can try lines only in a finished match")
    moment = moment_of(own.table.match, wanted)
    worths = await services.reviews.work(values_of, moment.state)
    return line_response(moment, own.table.rules, own.by_seat, own.seat, lang, worths)
