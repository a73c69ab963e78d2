"""Routes of evenings at several tables: made, entered and led here, and played over the WebSockets of their tables.

The id of an evening is its invitation. The director has a token as well, for each of their requests.
"""

from __future__ import annotations

import asyncio
from functools import partial
from typing import Annotated, Final

from fastapi import APIRouter, Path

from fourkings.app.shared.orders import DEFAULT, rules_of_order
from fourkings.bots import BOTS
from fourkings.evenings import commands
from fourkings.evenings.boards import last_board, listed_boards
from fourkings.evenings.commands import CommandRefused
from fourkings.evenings.events import (
    MAX_ENTRANTS,
    MAX_ROUNDS,
    DealResult,
    Evening,
    EveningEvent,
    Plan,
    Result,
    Round,
    RoundTable,
)
from fourkings.evenings.highlights import MatchHighlights, find_highlights, match_highlights
from fourkings.evenings.sheets import WrongDeal, WrongSum
from fourkings.server import offline_commands
from fourkings.server.http.dependencies import COST, OWN_PAGE, Address, Player, ServicesDep, check_rate, may_make
from fourkings.server.http.errors import ApiError, Problem, problems
from fourkings.server.http.evening_schema import (
    Abandoned,
    Corrected,
    CuriosityInfo,
    CutTo,
    Directed,
    EveningId,
    EveningInfo,
    Extended,
    MyEvening,
    Named,
    NewEvening,
    NewEveningMade,
    Paired,
    RoundBoards,
    RoundInfo,
    Sheet,
    Swapped,
    Teamed,
    WrongDealProblem,
    WrongSumProblem,
)
from fourkings.server.http.evening_service import (
    BOT,
    directed_evening,
    execute,
    execute_as_director,
    present_boards,
    present_current,
    present_evening,
    present_round,
    stored_evening,
)
from fourkings.server.realtime import evenings
from fourkings.table.waiting_room import Conditions, TimeControl

api: Final = APIRouter()
EntrantNumber = Annotated[int, Path(ge=1, le=MAX_ENTRANTS)]
Index = Annotated[int, Path(ge=0, le=MAX_ROUNDS)]
"""The number of a round, or of a table in it, from 0."""
SeatNumber = Annotated[int, Path(ge=0, le=3)]


@api.post(
    "/evenings",
    status_code=201,
    operation_id="make_evening",
    responses=problems(400, 403, 413, 422, 429),
    dependencies=OWN_PAGE,
)
async def make_evening(body: NewEvening, player: Player, address: Address, services: ServicesDep) -> NewEveningMade:
    """Make an evening at several tables."""
    check_rate(services, player, COST)
    rules = rules_of_order(body.game, body.preset, body.options)
    if body.fill and body.fill not in BOTS:
        raise ApiError(422, "bad-bots", f"name one of: {', '.join(BOTS)}")
    await may_make(services, player, address)
    fill = "" if body.paper and "fill" not in body.model_fields_set else body.fill
    clock = TimeControl(body.clock.bank, body.clock.increment, body.clock.days) if body.clock else None
    conditions = Conditions(seats="chosen", stand_in=fill or DEFAULT, clock=clock, hints=body.hints)
    rounds, minutes, same_boards = body.rounds, body.minutes, body.same_boards
    plan = Plan(body.kind, rules, conditions, rounds, minutes, fill, same_boards, body.paper, body.swiss)
    try:
        announced = await evenings.announce(services.store, plan, body.pace)
    except CommandRefused as error:
        raise ApiError(422, error.code, error.text) from None
    return NewEveningMade(evening=announced.id, director=announced.director)


@api.get("/me/evenings", operation_id="my_evenings", responses=problems(429))
async def my_evenings(player: Player, services: ServicesDep) -> list[MyEvening]:
    """List the evenings that you have entered, the last one first."""
    check_rate(services, player)
    return [
        MyEvening(evening=stored.id, game=stored.game, created=stored.created, over=stored.over)
        for stored in await services.store.evenings.of(player)
    ]


@api.get("/evenings/{evening}", operation_id="evening", responses=problems(404, 422, 429))
async def evening(evening: EveningId, player: Player, services: ServicesDep) -> EveningInfo:
    """Return an evening with its rounds and standings."""
    check_rate(services, player)
    stored = await stored_evening(services, evening)
    state = await evenings.load_for_player(services.store, services.tables, evening, player)
    return await present_evening(services, stored, state, player)


# --- for everybody ------------------------------------------------------------------------------------------------

ENTERED: Final = problems(403, 404, 409, 422, 429)


@api.put("/evenings/{evening}/me", operation_id="enter_evening", responses=ENTERED, dependencies=OWN_PAGE)
async def enter_evening(evening: EveningId, player: Player, services: ServicesDep) -> EveningInfo:
    """Enter an evening, under the name of the session, or come back to it."""
    check_rate(services, player, COST)
    stored = await stored_evening(services, evening)
    state = await evenings.enter(services.store, evening, player)
    return await present_evening(services, stored, state, player)


@api.delete(
    "/evenings/{evening}/me", status_code=204, operation_id="leave_evening", responses=ENTERED, dependencies=OWN_PAGE
)
async def leave_evening(evening: EveningId, player: Player, services: ServicesDep) -> None:
    """Take part in no further round, until you enter again."""
    check_rate(services, player)
    await stored_evening(services, evening)

    def leave(state: Evening) -> EveningEvent | None:
        entrant = state.entrant_of(player)
        return commands.withdraw(state, entrant.number) if entrant else None

    await evenings.execute(services.store, evening, leave)


@api.post(
    "/evenings/{evening}/tables/{table}/sheet",
    operation_id="enter_sheet",
    responses=problems(400, 403, 404, 413, 422, 429)
    | {
        409: {
            "model": Problem | WrongSumProblem | WrongDealProblem,
            "description": "not now, or the rules do not allow the sheet",
        }
    },
    dependencies=OWN_PAGE,
)
async def enter_sheet(evening: EveningId, table: Index, body: Sheet, player: Player, services: ServicesDep) -> EveningInfo:
    """Enter the score sheet of a table, from 0, of the current round, if you sit there or are the director."""
    check_rate(services, player, COST)
    stored = await stored_evening(services, evening)

    def score(state: Evening) -> EveningEvent:
        me, tables = state.entrant_of(player), state.rounds[-1].tables[table : table + 1] if state.rounds else ()
        sits_there = me is not None and any(me.number in each.seats for each in tables)
        if not sits_there and not evenings.is_token(body.director, stored.director):
            raise ApiError(403, "not-at-this-table", "somebody who sits at that table enters its sheet, or the director")
        return commands.score(state, table, body.scores, body.deals)

    try:
        return await execute(services, stored, player, score)
    except WrongSum as error:
        code, text = "wrong-sum", str(error)
        problem = WrongSumProblem(code=code, message=text, deal=error.deal, total=error.total, due=error.due)
        raise ApiError(409, code, text, problem) from None
    except WrongDeal as error:
        text = str(error)
        raise ApiError(409, error.code, text, WrongDealProblem(code=error.code, message=text, deal=error.deal)) from None


# --- for the director ---------------------------------------------------------------------------------------------

DIRECTED: Final = problems(400, 403, 404, 409, 413, 422, 429)
_post: Final = partial(api.post, responses=DIRECTED, dependencies=OWN_PAGE)


@_post("/evenings/{evening}/rounds", operation_id="start_round", status_code=201)
async def start_round(evening: EveningId, body: Directed, player: Player, services: ServicesDep) -> EveningInfo:
    """Start the next round: draw its seats, and create its tables."""
    stored = await directed_evening(services, evening, body, player)
    await evenings.execute(
        services.store, evening, lambda state: commands.start_round(state, stored.secret, services.now())
    )
    await evenings.advance(services.store, services.tables, evening, services.now())
    return await present_current(services, stored, player)


@_post("/evenings/{evening}/time", operation_id="extend_round")
async def extend_round(evening: EveningId, body: Extended, player: Player, services: ServicesDep) -> EveningInfo:
    """Give the current round more time, or less; a round without a limit gets one."""

    def extend(state: Evening) -> EveningEvent:
        ends = state.rounds[-1].ends if state.rounds else None
        return commands.extend(state, (services.now() if ends is None else ends) + body.seconds)

    return await execute_as_director(services, evening, body, player, extend)


@_post("/evenings/{evening}/pairs", operation_id="pair_entrants")
async def pair_entrants(evening: EveningId, body: Paired, player: Player, services: ServicesDep) -> EveningInfo:
    """Make two entrants partners for the evening."""
    return await execute_as_director(
        services, evening, body, player, lambda state: commands.pair(state, body.first, body.second)
    )


@_post("/evenings/{evening}/teams", operation_id="team_entrants")
async def team_entrants(evening: EveningId, body: Teamed, player: Player, services: ServicesDep) -> EveningInfo:
    """Make four entrants a team for the evening."""
    return await execute_as_director(services, evening, body, player, lambda state: commands.team(state, *body.members))


@_post("/evenings/{evening}/cut", operation_id="cut_evening")
async def cut_evening(evening: EveningId, body: CutTo, player: Player, services: ServicesDep) -> EveningInfo:
    """Go on with those in the first places, all of a place alike; the others are in no further round."""
    return await execute_as_director(services, evening, body, player, lambda state: commands.cut(state, body.places))


@_post("/evenings/{evening}/entrants", operation_id="enter_person", status_code=201)
async def enter_person(evening: EveningId, body: Named, player: Player, services: ServicesDep) -> EveningInfo:
    """Enter a person without a device into an evening with real cards."""
    stored = await directed_evening(services, evening, body, player)
    if not (await evenings.load(services.store, evening)).plan.paper:
        raise CommandRefused("not-paper")
    state = await evenings.enter_by_name(services.store, evening, body.name)
    return await present_evening(services, stored, state, player)


@_post("/evenings/{evening}/entrants/{number}/forget", operation_id="forget_entrant")
async def forget_entrant(
    evening: EveningId, number: EntrantNumber, body: Directed, player: Player, services: ServicesDep
) -> EveningInfo:
    """Delete the name of a person that the director has entered; what they played stays under their number."""
    stored = await directed_evening(services, evening, body, player)
    await evenings.forget_by_name(services.store, evening, number)
    return await present_current(services, stored, player)


@_post("/evenings/{evening}/entrants/{number}/leave", operation_id="withdraw_entrant")
async def withdraw_entrant(
    evening: EveningId, number: EntrantNumber, body: Directed, player: Player, services: ServicesDep
) -> EveningInfo:
    """Leave an entrant out of further rounds: they have gone without saying so."""
    return await execute_as_director(services, evening, body, player, lambda state: commands.withdraw(state, number))


@_post("/evenings/{evening}/tables/{table}/abandon", operation_id="abandon_table")
async def abandon_table(
    evening: EveningId, table: Index, body: Abandoned, player: Player, services: ServicesDep
) -> EveningInfo:
    """Let the round go on without one of its tables, from 0, which then counts for nobody."""
    stored = await directed_evening(services, evening, body, player)
    await evenings.execute(services.store, evening, lambda state: commands.abandon(state, table, body.reason))
    await evenings.advance(services.store, services.tables, evening, services.now())
    return await present_current(services, stored, player)


@api.put(
    "/evenings/{evening}/rounds/{number}/tables/{table}",
    operation_id="correct_result",
    responses=DIRECTED,
    dependencies=OWN_PAGE,
)
async def correct_result(
    evening: EveningId, number: Index, table: Index, body: Corrected, player: Player, services: ServicesDep
) -> EveningInfo:
    """Correct the result of a table of a round, both from 0; everybody sees the reason."""
    deals = tuple(DealResult(deal.number, tuple(deal.points)) for deal in body.result.deals)
    result = Result(tuple(body.result.scores), tuple(body.result.winners), deals)
    return await execute_as_director(
        services, evening, body, player, lambda state: commands.correct(state, number, table, result, body.reason)
    )


@_post("/evenings/{evening}/end", operation_id="end_evening")
async def end_evening(evening: EveningId, body: Directed, player: Player, services: ServicesDep) -> EveningInfo:
    """End the evening, and reveal the secret of its draws."""
    stored = await directed_evening(services, evening, body, player)
    await evenings.advance(services.store, services.tables, evening, services.now())  # what is open stays so
    return await execute(services, stored, player, commands.end)


# --- boards and highlights ----------------------------------------------------------------------------------------


@api.get("/evenings/{evening}/boards", operation_id="evening_boards", responses=problems(404, 422, 429))
async def evening_boards(evening: EveningId, player: Player, services: ServicesDep) -> list[RoundBoards]:
    """List the boards of the rounds that no table plays any more, as far as tables have played them."""
    check_rate(services, player)
    stored = await stored_evening(services, evening)
    state = await evenings.load(services.store, evening)
    return [
        present_boards(state.plan, stored.secret, number, last_board(round_))
        for number, round_ in enumerate(state.rounds)
        if round_.open
    ]


@_post("/evenings/{evening}/dealing-list", operation_id="dealing_list")
async def dealing_list(evening: EveningId, body: Directed, player: Player, services: ServicesDep) -> list[RoundBoards]:
    """List the boards of all rounds, to be dealt with real cards. Nobody who has seen them can play."""
    stored = await directed_evening(services, evening, body, player)
    plan = (await evenings.load(services.store, evening)).plan
    if not plan.paper:  # a server deals there, and nobody knows the cards before
        raise CommandRefused("not-paper")
    if not (count := listed_boards(plan)):
        raise CommandRefused("no-boards")
    return [present_boards(plan, stored.secret, number, count) for number in range(plan.rounds)]


@api.get("/evenings/{evening}/curiosities", operation_id="evening_curiosities", responses=problems(404, 422, 429))
async def evening_highlights(evening: EveningId, player: Player, services: ServicesDep) -> list[CuriosityInfo]:
    """List the highlights of the last round, once it is over; none while one is played."""
    check_rate(services, player, COST)
    await stored_evening(services, evening)
    state = await evenings.load(services.store, evening)
    if not state.rounds or not state.rounds[-1].over or (state.plan.same_boards and not state.rounds[-1].open):
        return []
    matches = dict[int, MatchHighlights]()
    for index, table in enumerate(state.rounds[-1].tables):  # a corrected result no longer agrees with its record
        if table.id and table.result and not table.corrected and await services.store.tables.get(table.id):
            matches[index] = match_highlights((await services.tables.replay_match(table.id)).match)
    return [
        CuriosityInfo(
            kind=highlight.kind,
            deal=highlight.deal,
            tables=list(highlight.tables),
            people=[max(person, BOT) for person in highlight.people],
            number=highlight.number,
        )
        for highlight in await asyncio.to_thread(find_highlights, state, len(state.rounds) - 1, matches)
    ]


# --- seats --------------------------------------------------------------------------------------------------------


@_post("/evenings/{evening}/next-round", operation_id="next_seats")
async def next_seats(evening: EveningId, body: Directed, player: Player, services: ServicesDep) -> RoundInfo:
    """Return the seats of the next round as they would be drawn now, without starting it."""
    stored = await directed_evening(services, evening, body, player)
    state = await evenings.load(services.store, evening)
    drawn = await asyncio.to_thread(commands.start_round, state, stored.secret, services.now())
    return present_round(Round(tuple(map(RoundTable, drawn.tables)), drawn.idle, swaps=state.swaps))


@_post("/evenings/{evening}/swaps", operation_id="swap_seats")
async def swap_seats(evening: EveningId, body: Swapped, player: Player, services: ServicesDep) -> EveningInfo:
    """Swap two entrants' seats, pairs and teams as a whole, in the next round; with real cards in the current one."""
    stored = await directed_evening(services, evening, body, player)
    seats = body.first, body.second, stored.secret, body.reason
    return await execute(services, stored, player, lambda state: commands.swap_seats(state, *seats))


@_post("/evenings/{evening}/tables/{table}/seats/{seat}/bot", operation_id="put_bot_in")
async def put_bot_in(
    evening: EveningId, table: Index, seat: SeatNumber, body: Directed, player: Player, services: ServicesDep
) -> EveningInfo:
    """Let a bot play for an absent person at a table of the current round, until they take their seat back."""
    stored = await directed_evening(services, evening, body, player)
    state = await evenings.load(services.store, evening)
    tables = state.rounds[-1].tables if state.running else ()
    if table >= len(tables):
        raise CommandRefused("no-such-table")
    entrant = state.entrant(tables[table].seats[seat])
    if entrant is None or not entrant.player:
        raise CommandRefused("no-such-entrant")
    if tables[table].over or not tables[table].id:
        raise CommandRefused("table-over")
    await offline_commands.step_away(services.store, services.tables, tables[table].id, entrant.player)
    return await present_current(services, stored, player)
