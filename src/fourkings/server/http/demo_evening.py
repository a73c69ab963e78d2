"""Routes of the demonstration evening, which everybody may make and lead."""

from typing import Final

from fourkings.server.http.dependencies import COST, Address, Player, ServicesDep, may_make
from fourkings.server.http.evening_schema import Directed, NewDemo, NewEveningMade
from fourkings.server.http.evening_service import EveningDep, check_director
from fourkings.server.http.router import Router
from fourkings.server.realtime import demo_evening

api: Final = Router()


@api.operation("POST", "/demo-evenings", cost=COST, status=201)
async def make_demo_evening(body: NewDemo, player: Player, address: Address, services: ServicesDep) -> NewEveningMade:
    """Make a demonstration evening with real cards: invented people in its third round, a late table, a wrong sheet."""
    await may_make(services, player, address)
    made = await demo_evening.create(services.store, body.reason)
    return NewEveningMade(evening=made.id, director=made.director)


@api.operation("POST", "/evenings/{evening}/delete", 404, 409, cost=COST, status=204)
async def delete_demo_evening(at: EveningDep, body: Directed) -> None:
    """Delete a demonstration evening, with its invented people."""
    check_director(at.stored, body.director)
    await demo_evening.delete(at.services.store, at.stored.id)
