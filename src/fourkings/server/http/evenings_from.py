"""Routes that make an evening of another one: the next with the same people, and the demonstration."""

from typing import Final, cast

from pydantic import Field

from fourkings.app.shared.body import Body
from fourkings.evenings.state import MAX_REASON
from fourkings.server.http.dependencies import COST, Address, Player, ServicesDep, may_make
from fourkings.server.http.evening_schema import Directed, NewEveningMade
from fourkings.server.http.evening_service import EveningDep, check_director
from fourkings.server.http.router import Router
from fourkings.server.realtime import demo_evening, next_evening
from fourkings.table.protocol import Pace

api: Final = Router()


class NewDemo(Body):
    """A demonstration evening with invented people."""

    reason: str = Field(min_length=1, max_length=MAX_REASON, description="That stands at its wrong sheet.")


class Again(Directed):
    """When the next evening of the same people starts."""

    starts: float | None = Field(default=None, ge=0, le=4_102_444_800, description="Seconds since 1970.")


@api.operation("POST", "/demo-evenings", cost=COST, status=201)
async def make_demo_evening(body: NewDemo, player: Player, address: Address, services: ServicesDep) -> NewEveningMade:
    """Make a demonstration evening with real cards: invented people in its third round, a late table, a wrong sheet."""
    await may_make(services, player, address)
    announced = await demo_evening.create(services.store, body.reason)
    return NewEveningMade(evening=announced.id, director=announced.director)


@api.operation("POST", "/evenings/{evening}/again", 404, cost=COST, status=201)
async def play_again(at: EveningDep, body: Again, address: Address) -> NewEveningMade:
    """Make the next evening of the same people, with their pairs and teams; this one's page leads to it."""
    check_director(at.stored, body.director)
    await may_make(at.services, at.player, address)
    pace = cast("Pace", at.stored.pace)
    announced = await next_evening.create(at.services.store, at.stored.id, pace, body.starts)
    return NewEveningMade(evening=announced.id, director=announced.director)


@api.operation("POST", "/evenings/{evening}/delete", 404, 409, cost=COST, status=204)
async def delete_demo_evening(at: EveningDep, body: Directed) -> None:
    """Delete a demonstration evening, with its invented people."""
    check_director(at.stored, body.director)
    await demo_evening.delete(at.services.store, at.stored.id)
