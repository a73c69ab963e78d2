"""One's own sets in the lobby: those begun and not finished, and who has played a challenge that one sent."""

from __future__ import annotations

from typing import Annotated, Final

from fastapi import APIRouter, Path

from fourkings.app.boards.day_schema import AnswerInfo, MySets, begun_sets, today_response
from fourkings.app.boards.days import open_day
from fourkings.app.boards.schema import finished_entry
from fourkings.app.shared.days import day_of
from fourkings.rulebook.games import GAMES
from fourkings.server.http.boards.common import SetId, desk_of, set_asked
from fourkings.server.http.dependencies import OWN_PAGE, Player, ServicesDep, check_rate
from fourkings.server.http.errors import problems
from fourkings.server.services import Services
from fourkings.table.shown_names import shown_name

api: Final = APIRouter()
Handle = Annotated[str, Path(max_length=32)]


@api.get("/me/sets", operation_id="my_sets", responses=problems(429))
async def my_sets(player: Player, services: ServicesDep) -> MySets:
    """The sets of boards that one has begun, and who has played a challenge that one sent."""
    check_rate(services, player)
    desk, days = desk_of(services, player), services.settings.days
    sets = await open_day(services.store.boards, day_of(desk.at), desk.at) if days else []
    return MySets(
        begun=await begun_sets(desk),
        answers=await _answers(services, player),
        days=days,
        today=await today_response(desk, sets) if days else None,
    )


@api.post(
    "/boards/{set_id}/answers/{handle}",
    status_code=204,
    operation_id="answer",
    responses=problems(403, 404, 422, 429),
    dependencies=OWN_PAGE,
)
async def answer(set_id: SetId, handle: Handle, player: Player, services: ServicesDep) -> None:
    """Follow a challenge with boards that one has played already: who sent it is told, once."""
    check_rate(services, player)
    await finished_entry(desk_of(services, player), await set_asked(services, set_id))
    await services.store.challenges.answer(set_id, player, handle)


@api.delete(
    "/boards/{set_id}/answers/{handle}",
    status_code=204,
    operation_id="put_away",
    responses=problems(403, 422, 429),
    dependencies=OWN_PAGE,
)
async def put_away(set_id: SetId, handle: Handle, player: Player, services: ServicesDep) -> None:
    """Be told no more that somebody has played a challenge of one's own: one has seen it."""
    check_rate(services, player)
    await services.store.challenges.put_away(set_id, player, handle)


async def _answers(services: Services, player: str) -> list[AnswerInfo]:
    apart = await services.store.strangers.apart_from(player)
    entries = [entry for entry in await services.store.challenges.answers_to(player) if entry.player not in apart]
    names = await services.store.people.names(entry.player for entry in entries)
    sets = {entry.set_id: await services.store.boards.get(entry.set_id) for entry in entries}
    return [
        AnswerInfo(
            set=entry.set_id, handle=entry.handle, name=shown_name(names.get(entry.player, "")), game=of.game, day=of.day
        )
        for entry in entries
        if (of := sets[entry.set_id]) is not None and of.game in GAMES
    ]
