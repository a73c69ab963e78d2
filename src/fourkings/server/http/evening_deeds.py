"""What every request about an evening does: find it, check its director, let something happen, and tell it afterwards."""

from __future__ import annotations

from collections.abc import Callable

from fourkings.app.models import StoredEvening
from fourkings.evenings.events import Evening, EveningEvent
from fourkings.server.http.dependencies import COST, check_rate
from fourkings.server.http.errors import ApiError
from fourkings.server.http.evening_bodies import Directed
from fourkings.server.http.evening_info import EveningInfo, evening_info, no_evening
from fourkings.server.http.evening_refusals import refusing
from fourkings.server.realtime import evenings
from fourkings.server.services import Services


async def stored_evening(services: Services, evening: str) -> StoredEvening:
    """The evening of that id."""
    stored = await services.store.evenings.get(evening)
    if stored is None:
        raise no_evening()
    return stored


async def directed(services: Services, evening: str, asked: Directed, player: str) -> StoredEvening:
    """The evening, if the request has its director's token."""
    check_rate(services, player, COST)
    stored = await stored_evening(services, evening)
    if not evenings.directs(stored, asked.director):
        raise ApiError(403, "not-the-director", "this is for the director of the evening: use the director's link")
    return stored


async def do(services: Services, evening: str, command: Callable[[Evening], EveningEvent | None]) -> None:
    """Let happen what a command gives."""
    with refusing():
        await evenings.do(services.store, evening, command)


async def evening_after(services: Services, stored: StoredEvening, player: str) -> EveningInfo:
    """The evening as it stands after a request."""
    return await evening_info(services, stored, await evenings.state_of(services.store, stored.id), player)
