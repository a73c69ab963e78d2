"""Tables for friends: made here, joined by their link; what happens there goes by messages over the WebSocket."""

from __future__ import annotations

from typing import Annotated, Final

from pydantic import ConfigDict, Field

from fourkings.app.shared.body import EXAMPLE_GAME
from fourkings.app.shared.orders import DEFAULT, Made, rules_of_order
from fourkings.bots import BOTS
from fourkings.server.http.dependencies import COST, Address, Player, ServicesDep, may_make
from fourkings.server.http.errors import ApiError, Body
from fourkings.server.http.router import Router
from fourkings.server.realtime import new_tables
from fourkings.table.protocol import Pace
from fourkings.table.protocol.base import OptionValues
from fourkings.table.protocol.requests import TimeControlChoice
from fourkings.table.waiting_room import Conditions, Guest, Seating, TimeControl, WatchPolicy

api: Final = Router()


class NewWaitingRoom(Body):
    """A table at which people gather before the match. Who makes it is its host, and sits in place 0."""

    game: str = Field(max_length=40, examples=[EXAMPLE_GAME])
    preset: str = Field(default="classic", max_length=40)
    options: OptionValues = Field(default={})
    seats: Seating = Field(default="drawn", description="Drawn as the game draws them, or by lot; or as people choose.")
    watch: WatchPolicy = Field(default="link", description="Who may look on at the match.")
    chat: bool = True
    hints: bool = Field(default=False, description="Whether players may ask for hints: everybody is told who did.")
    mirror: bool = Field(default=False, description="A mirror match: everybody holds every hand once.")
    stand_in: Annotated[str, Field(max_length=40)] = Field(
        default=DEFAULT, description="The bot that plays for a person who is away."
    )
    pace: Pace = "calm"
    clock: TimeControlChoice | None = Field(default=None, description="null: nobody hurries anybody.")

    model_config = ConfigDict(json_schema_extra={"examples": [{"game": EXAMPLE_GAME, "seats": "chosen"}]})


@api.operation("POST", "/gatherings", cost=COST, status=201)
async def create_waiting_room(wanted: NewWaitingRoom, player: Player, address: Address, services: ServicesDep) -> Made:
    """Make a table for friends. Its id is the invitation: everybody who has it may come in."""
    chosen = rules_of_order(wanted.game, wanted.preset, wanted.options)
    if wanted.stand_in not in BOTS:
        raise ApiError(422, "bad-bots", f"the stand-in is one of: {', '.join(BOTS)}")
    await may_make(services, player, address)
    clock = _clock(wanted.clock)
    conditions = Conditions(wanted.seats, wanted.watch, wanted.chat, wanted.stand_in, clock, wanted.hints, wanted.mirror)
    places = (0, None, None, None)
    return Made(
        table=await new_tables.create_waiting_room(
            services.store, chosen, conditions, [Guest(0, player)], places, 0, wanted.pace
        )
    )


def _clock(wanted: TimeControlChoice | None) -> TimeControl | None:
    return TimeControl(wanted.bank, wanted.increment, wanted.days) if wanted else None
