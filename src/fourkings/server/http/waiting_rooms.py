"""Waiting rooms (tables before their match): for friends, joined by a link, or open to everybody, joined from the lobby."""

from hashlib import blake2b
from typing import Annotated, Final

from fastapi import Path
from pydantic import ConfigDict, Field

from fourkings.app.shared.body import EXAMPLE_GAME
from fourkings.app.shared.orders import DEFAULT, Made, RulesOrder, rules_of_order
from fourkings.bots import BOTS
from fourkings.rulebook.games import GAMES
from fourkings.server.http.dependencies import COST, Address, Player, ServicesDep, TableId, check_bar, may_make
from fourkings.server.http.errors import ApiError, Body
from fourkings.server.http.router import Router
from fourkings.server.realtime import new_tables
from fourkings.server.services import Services
from fourkings.table.match import Table, TableState
from fourkings.table.protocol import Pace
from fourkings.table.protocol.base import OptionValue
from fourkings.table.protocol.requests import TimeControlChoice
from fourkings.table.shown_names import shown_name
from fourkings.table.waiting_room import Conditions, Guest, Seating, TimeControl, WaitingRoom, WatchPolicy

api: Final = Router()


class NewWaitingRoom(RulesOrder):
    """A table at which people gather before the match. Who makes it is its host, and sits in place 0."""

    seats: Seating = Field(default="chosen", description="As people choose; or drawn as the game draws them, or by lot.")
    watch: WatchPolicy = Field(default="link", description="Who may look on at the match.")
    chat: bool = True
    hints: bool = Field(default=False, description="Whether players may ask for hints; everybody sees who did.")
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
    chosen = wanted.rules
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


LASTS: Final = 600.0
"""Seconds that a table stays open without a new request: the host's page repeats it while it is shown."""
MAX_TABLES: Final = 50
"""How many open tables the lobby lists at most."""


class OpenTable(Body):
    """A table that anybody may join."""

    table: str
    game: str
    preset: str
    options: dict[str, OptionValue] = Field(description="Those that differ from the defaults.")
    host: str = Field(description="Their name; empty if they have given none.")
    people: int
    free: int = Field(description="Places that nobody has; a bot gives way to a person.")
    bank: int = Field(description="Seconds for each deal; 0 without a clock.")
    days: int = Field(description="Days for each decision; 0 where all play at once.")
    mine: bool


class Opened(Body):
    """The state of a table: open to all or not."""

    open: bool


class Wanted(Body):
    """The game that you want to play now."""

    game: str = Field(max_length=40, examples=[EXAMPLE_GAME])


class Found(Body):
    """The open table that you can join, or a new one."""

    table: str
    made: bool = Field(description="Nobody had one open: this is a new one, and others will come.")


class AvoidedPerson(Body):
    """A person you do not want to meet again."""

    handle: str = Field(description="By which one meets them again; it means nothing to anybody else.")
    name: str = Field(description="Empty if they have given none.")


class Avoided(Body):
    """The people you do not want to meet again."""

    people: list[AvoidedPerson] = Field(description="By name; nobody learns who avoids them.")


class Somebody(Body):
    """Another person at a table, by the number that everybody there sees."""

    guest: int = Field(ge=0, le=1000)


@api.operation("GET", "/open", 404)
async def open_tables(player: Player, services: ServicesDep) -> list[OpenTable]:
    """Return the tables that you may join, those that wait longest first."""
    _allowed(services)
    return [table for table, _ in await _open_to(services, player)]


@api.operation("POST", "/open", 404, cost=COST)
async def play_now(wanted: Wanted, player: Player, address: Address, services: ServicesDep) -> Found:
    """Return the open table of a game that has waited longest; if there is none, open a new one to all."""
    _allowed(services)
    chosen = rules_of_order(wanted.game, "classic", {})
    for table, _ in await _open_to(services, player):
        if table.game == chosen.game.ID and not table.days:
            return Found(table=table.table, made=False)
    await may_make(services, player, address)
    conditions = Conditions(chat=True, stand_in=DEFAULT)
    places = (0, None, None, None)
    name = await new_tables.create_waiting_room(services.store, chosen, conditions, [Guest(0, player)], places, 0, "calm")
    await services.store.strangers.open(name, services.now() + LASTS)
    return Found(table=name, made=True)


@api.operation("GET", "/tables/{table}/open", 404)
async def is_open(table: TableId, player: Player, services: ServicesDep) -> Opened:
    """Return whether your table is open to all."""
    _allowed(services)
    await _waiting_room_of(services, table, player)
    return Opened(open=await services.store.strangers.is_open(table, services.now()))


@api.operation("PUT", "/tables/{table}/open", 404, 409)
async def open_table(table: TableId, wanted: Opened, player: Player, services: ServicesDep) -> Opened:
    """Open your table to all, or close it again; a host's page repeats it, because it expires after a while."""
    _allowed(services)
    state = await _waiting_room_of(services, table, player)
    if state.closed:
        raise ApiError(409, "table-closed", "this table is closed")
    if next((guest.player for guest in state.guests if guest.number == state.host), None) != player:
        raise ApiError(403, "not-host", "only the host of this table may open or close it")
    if wanted.open:
        await check_bar(services, player)
        await services.store.strangers.open(table, services.now() + LASTS)
    else:
        await services.store.strangers.close(table)
    return wanted


@api.operation("POST", "/tables/{table}/avoid", 404, 409, status=204)
async def avoid(table: TableId, whom: Somebody, player: Player, services: ServicesDep) -> None:
    """Avoid a person: neither of you is shown an open table at which the other one is."""
    other = _people(await _table_of(services, table, player)).get(whom.guest)
    if other is None or other == player:
        raise ApiError(404, "no-such-guest", "nobody else at this table has this number")
    await services.store.strangers.avoid(player, other)


@api.operation("GET", "/me/avoided")
async def avoided(player: Player, services: ServicesDep) -> Avoided:
    """Return the people you do not want to meet again."""
    others = await services.store.strangers.avoided_by(player)
    names = await services.store.people.names(others)
    people = [AvoidedPerson(handle=_handle(player, other), name=shown_name(names.get(other, ""))) for other in others]
    return Avoided(people=sorted(people, key=lambda person: (person.name.casefold(), person.handle)))


@api.operation("DELETE", "/me/avoided/{handle}", 404, status=204)
async def meet(handle: Annotated[str, Path(max_length=32)], player: Player, services: ServicesDep) -> None:
    """Stop avoiding a person; handle: as in the list of those you avoid."""
    others = await services.store.strangers.avoided_by(player)
    other = next((other for other in others if _handle(player, other) == handle), None)
    if other is None:
        raise ApiError(404, "no-such-guest", "there is nobody of that handle among those that you avoid")
    await services.store.strangers.meet(player, other)


@api.operation("DELETE", "/me/avoided", status=204)
async def meet_all(player: Player, services: ServicesDep) -> None:
    """Stop avoiding anybody."""
    await services.store.strangers.meet_all(player)


def _handle(player: str, other: str) -> str:
    """Return the handle of a person for one player who avoids them: the id itself would open that person's session."""
    return blake2b(other.encode(), key=player.encode()[:64], digest_size=9).hexdigest()


def _allowed(services: Services) -> None:
    if not services.settings.strangers:
        raise ApiError(404, "closed-house", "this server has no open tables")


async def _open_to(services: Services, player: str) -> list[tuple[OpenTable, WaitingRoom]]:
    """Return the open tables that a player may join, or sits at."""
    apart, tables = await services.store.strangers.apart_from(player), []
    for name in await services.store.strangers.open_tables(services.now(), MAX_TABLES):
        stored = await services.store.tables.get(name)
        if stored is None or stored.game not in GAMES:
            continue
        state = await services.tables.replay_log(name)
        if not isinstance(state, WaitingRoom) or state.closed:
            await services.store.strangers.close(name)
            continue
        people = {guest.player for guest in state.guests}
        free = sum(not isinstance(place, int) for place in state.places)
        if (free and player not in state.kicked and not people & apart) or player in people:
            host = next((guest.player for guest in state.guests if guest.number == state.host), "")
            names = await services.store.people.names([host])
            tables.append((_open_table(name, state, names.get(host, ""), free, player in people), state))
    return tables


def _open_table(name: str, state: WaitingRoom, host: str, free: int, mine: bool) -> OpenTable:
    clock = state.conditions.clock
    return OpenTable(
        table=name,
        game=state.rules.game.ID,
        preset=state.rules.preset,
        options=state.rules.changed(),
        host=host,
        people=len(state.guests),
        free=free,
        bank=clock.bank if clock else 0,
        days=clock.days if clock else 0,
        mine=mine,
    )


async def _table_of(services: Services, table: str, player: str) -> TableState:
    if player not in await services.store.tables.players_of(table):
        raise ApiError(404, "no-such-table", "you have no such table")
    return await services.tables.replay_log(table)


async def _waiting_room_of(services: Services, table: str, player: str) -> WaitingRoom:
    state = await _table_of(services, table, player)
    if not isinstance(state, WaitingRoom):
        raise ApiError(409, "match-running", "this match has already begun")
    return state


def _people(state: TableState) -> dict[int, str]:
    """Return the ids of everybody at a table, by their number there."""
    people = {guest.number: guest.player for guest in state.guests}
    for person in state.participants if isinstance(state, Table) else ():
        if person.guest is not None and person.player is not None:
            people[person.guest] = person.player
    return people
