"""Routes of evenings: several tables that play in rounds, under one director.

They make, enter and lead an evening; its tables are played over their WebSockets. The id of an evening is its invitation.
The director has a token as well, for each of their requests.
"""

import asyncio
from typing import Annotated, Any, Final, cast

from fastapi import Path

from fourkings.app.shared.orders import DEFAULT
from fourkings.bots import BOTS
from fourkings.evenings import commands
from fourkings.evenings.boards import last_board, listed_boards
from fourkings.evenings.commands import CommandRefused
from fourkings.evenings.events import EveningEvent
from fourkings.evenings.highlights import Highlight, MatchHighlights, best_highlights, find_highlights, match_highlights
from fourkings.evenings.sheets import WrongDeal, WrongSheet, WrongSum
from fourkings.evenings.state import MAX_ENTRANTS, MAX_ROUNDS, Evening, Plan, Round, RoundTable
from fourkings.rulebook.game import seat_points
from fourkings.server import offline_commands
from fourkings.server.http import evening_schema as schema
from fourkings.server.http.dependencies import COST, Address, Player, SeatNumber, ServicesDep, may_make
from fourkings.server.http.errors import ApiError, Problem
from fourkings.server.http.evening_service import (
    BOT,
    Command,
    EveningContext,
    EveningDep,
    check_director,
    present_boards,
    present_round,
)
from fourkings.server.http.router import Router
from fourkings.server.realtime import demo_evening, evenings
from fourkings.table.protocol import Pace
from fourkings.table.waiting_room import Conditions, TimeControl

api: Final = Router()
EntrantNumber = Annotated[int, Path(ge=1, le=MAX_ENTRANTS)]
Index = Annotated[int, Path(ge=0, le=MAX_ROUNDS)]
"""The number of a round, or of a table in it, from 0."""


@api.operation("POST", "/evenings", cost=COST, status=201)
async def make_evening(
    body: schema.NewEvening, player: Player, address: Address, services: ServicesDep
) -> schema.NewEveningMade:
    """Make an evening at several tables."""
    rules = body.rules
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
    return schema.NewEveningMade(evening=announced.id, director=announced.director)


@api.operation("GET", "/me/evenings")
async def my_evenings(player: Player, services: ServicesDep) -> list[schema.MyEvening]:
    """List the evenings that you have entered, the last one first."""
    return [schema.MyEvening.from_object(stored, evening=stored.id) for stored in await services.store.evenings.of(player)]


@api.operation("GET", "/evenings/{evening}", 404)
async def evening(at: EveningDep) -> schema.EveningInfo:
    """Return an evening with its rounds and standings."""
    services = at.services
    return await at.present(await evenings.load_for_player(services.store, services.tables, at.stored.id, at.player))


@api.operation("PUT", "/evenings/{evening}/me", 404, 409, cost=COST)
async def enter_evening(at: EveningDep) -> schema.EveningInfo:
    """Enter an evening, under the name of the session, or come back to it."""
    return await at.present(await evenings.enter(at.services.store, at.stored.id, at.player))


@api.operation("DELETE", "/evenings/{evening}/me", 404, 409, status=204)
async def leave_evening(at: EveningDep) -> None:
    """Take part in no further round, until you enter again."""

    def leave(state: Evening) -> EveningEvent | None:
        entrant = state.entrant_of(at.player)
        return commands.withdraw(state, entrant.number) if entrant else None

    await at.execute(leave)


MAX_POSSIBLE: Final = 6
"""Most points of a player in a deal that a refusal lists."""
WRONG_SHEET: Final = {
    409: {
        "model": Problem | schema.WrongSumProblem | schema.WrongDealProblem,
        "description": "not now, or the rules do not allow the sheet",
    }
}


@api.operation("POST", "/evenings/{evening}/tables/{table}/sheet", 404, cost=COST, responses=WRONG_SHEET)
async def enter_sheet(at: EveningDep, table: Index, body: schema.Sheet) -> schema.EveningInfo:
    """Enter the score sheet of a table of the current round (numbered from 0), if you sit there or are the director."""

    def score(state: Evening) -> EveningEvent:
        me, tables = state.entrant_of(at.player), state.rounds[-1].tables[table : table + 1] if state.rounds else ()
        sits_there = me is not None and any(me.number in each.seats for each in tables)
        if not sits_there and not evenings.is_token(body.director, at.stored.director):
            raise ApiError(403, "not-at-this-table", "somebody who sits at that table enters its sheet, or the director")
        return commands.score(state, table, body.scores, body.deals)

    return await at.present(await _execute_sheet(at, score))


async def _execute_sheet(at: EveningContext, command: Command) -> Evening:
    """Run a command that reads a score sheet; raise `ApiError` with the wrong deal and possible readings."""
    try:
        return await at.execute(command)
    except WrongSheet as error:
        likely = [
            [schema.DealPoints(number=at, points=list(points)) for at, points in each.items()] for each in error.readings
        ]
        common: dict[str, Any] = {"message": str(error), "deal": error.deal, "near": list(error.near), "readings": likely}
        problem: schema.WrongSheetProblem
        if isinstance(error, WrongDeal):
            possible = sorted(seat_points((await at.load()).plan.rules, error.deal)) if error.code == "wrong-points" else []
            possible = possible if len(possible) <= MAX_POSSIBLE else []
            problem = schema.WrongDealProblem(code=error.code, wrong=error.wrong, possible=possible, **common)
        else:
            total, exact = (error.total, error.exact) if isinstance(error, WrongSum) else (0, False)
            problem = schema.WrongSumProblem(code="wrong-sum", total=total, exact=exact, **common)
        raise ApiError(409, problem.code, problem.message, problem) from None


@api.operation("POST", "/evenings/{evening}/rounds", 404, 409, cost=COST, status=201)
async def start_round(at: EveningDep, body: schema.Directed) -> schema.EveningInfo:
    """Start the next round: draw its seats, and create its tables."""
    check_director(at.stored, body.director)
    await at.execute(lambda state: commands.start_round(state, at.stored.secret, at.services.now()))
    await at.advance()
    return await at.present()


@api.operation("POST", "/evenings/{evening}/time", 404, 409, cost=COST)
async def extend_round(at: EveningDep, body: schema.Extended) -> schema.EveningInfo:
    """Give the current round more time, or less; a round without a limit gets one, and null lifts it."""

    def extend(state: Evening) -> EveningEvent | None:
        ends = (state.rounds[-1].ends if state.rounds else None) or at.services.now()
        return commands.extend(state, None if body.seconds is None else ends + body.seconds)

    return await at.direct(body, extend)


@api.operation("POST", "/evenings/{evening}/pairs", 404, 409, cost=COST)
async def pair_entrants(at: EveningDep, body: schema.Paired) -> schema.EveningInfo:
    """Make two entrants partners for the evening."""
    return await at.direct(body, lambda state: commands.pair(state, body.first, body.second))


@api.operation("POST", "/evenings/{evening}/teams", 404, 409, cost=COST)
async def team_entrants(at: EveningDep, body: schema.Teamed) -> schema.EveningInfo:
    """Make four entrants a team for the evening."""
    return await at.direct(body, lambda state: commands.team(state, *body.members))


@api.operation("POST", "/evenings/{evening}/substitutes", 404, 409, cost=COST)
async def substitute_entrant(at: EveningDep, body: schema.Paired) -> schema.EveningInfo:
    """Let an entrant without a pair or a team play for a member of one, from the next round until the member comes back."""
    return await at.direct(body, lambda state: commands.substitute(state, body.first, body.second))


@api.operation("POST", "/evenings/{evening}/cut", 404, 409, cost=COST)
async def cut_evening(at: EveningDep, body: schema.CutTo) -> schema.EveningInfo:
    """Continue with the first places only, ties included; everybody else takes part in no further round."""
    return await at.direct(body, lambda state: commands.cut(state, body.places, body.carry))


@api.operation("PUT", "/evenings/{evening}/about", 404, 409, cost=COST)
async def describe_evening(at: EveningDep, body: schema.Described) -> schema.EveningInfo:
    """Name an evening and its place, and say when it starts."""
    return await at.direct(body, lambda state: commands.describe(state, body.name, body.place, body.starts))


@api.operation("POST", "/evenings/{evening}/minimum", 404, 409, cost=COST)
async def require_rounds(at: EveningDep, body: schema.MinimumSet) -> schema.EveningInfo:
    """Set in how many rounds anybody has to be there for a place in the standings, also after the end."""
    return await at.direct(body, lambda state: commands.require_rounds(state, body.rounds))


@api.operation("POST", "/evenings/{evening}/entrants", 404, 409, cost=COST, status=201)
async def enter_person(at: EveningDep, body: schema.Named) -> schema.EveningInfo:
    """Enter a person without a device into an evening with real cards."""
    check_director(at.stored, body.director)
    if not (await at.load()).plan.paper:
        raise CommandRefused("not-paper")
    return await at.present(await evenings.enter_by_name(at.services.store, at.stored.id, body.name))


@api.operation("POST", "/evenings/{evening}/entrants/{number}/forget", 404, 409, cost=COST)
async def forget_entrant(at: EveningDep, number: EntrantNumber, body: schema.Directed) -> schema.EveningInfo:
    """Delete the name of a person that the director has entered; what they played stays under their number."""
    check_director(at.stored, body.director)
    await evenings.forget_by_name(at.services.store, at.stored.id, number)
    return await at.present()


@api.operation("POST", "/evenings/{evening}/entrants/{number}/leave", 404, 409, cost=COST)
async def withdraw_entrant(at: EveningDep, number: EntrantNumber, body: schema.Directed) -> schema.EveningInfo:
    """Leave an entrant out of further rounds: they have gone without saying so."""
    return await at.direct(body, lambda state: commands.withdraw(state, number))


@api.operation("POST", "/evenings/{evening}/tables/{table}/abandon", 404, 409, cost=COST)
async def abandon_table(at: EveningDep, table: Index, body: schema.Abandoned) -> schema.EveningInfo:
    """Let the round go on without one of its tables (numbered from 0), which then counts for nobody."""
    check_director(at.stored, body.director)
    await at.execute(lambda state: commands.abandon(state, table, body.reason))
    await at.advance()
    return await at.present()


@api.operation("PUT", "/evenings/{evening}/rounds/{number}/tables/{table}", 404, cost=COST, responses=WRONG_SHEET)
async def correct_result(at: EveningDep, number: Index, table: Index, body: schema.Corrected) -> schema.EveningInfo:
    """Correct the result of a table of a round (both numbered from 0) by a score sheet; everybody sees the reason."""
    check_director(at.stored, body.director)

    def correct(state: Evening) -> EveningEvent | None:
        result = commands.sheet_result(state, number, body.scores, body.deals, body.insist)
        return commands.correct(state, number, table, result, body.reason)

    return await at.present(await _execute_sheet(at, correct))


@api.operation("POST", "/evenings/{evening}/end", 404, 409, cost=COST)
async def end_evening(at: EveningDep, body: schema.Directed) -> schema.EveningInfo:
    """End the evening, and reveal the secret of its draws."""
    check_director(at.stored, body.director)
    await at.advance()  # what is open stays so
    return await at.present(await at.execute(commands.end))


@api.operation("GET", "/evenings/{evening}/boards", 404)
async def evening_boards(at: EveningDep) -> list[schema.RoundBoards]:
    """List the boards (deals that all tables play) of rounds that no table plays any more, as far as they were played."""
    state = await at.load()
    return [
        present_boards(state.plan, at.stored.secret, number, last_board(round_))
        for number, round_ in enumerate(state.rounds)
        if round_.open
    ]


@api.operation("POST", "/evenings/{evening}/dealing-list", 404, 409, cost=COST)
async def dealing_list(at: EveningDep, body: schema.Directed) -> list[schema.RoundBoards]:
    """List the boards of all rounds, to be dealt with real cards. Nobody who has seen them can play."""
    check_director(at.stored, body.director)
    plan = (await at.load()).plan
    if not plan.paper:  # a server deals there, and nobody knows the cards before
        raise CommandRefused("not-paper")
    if not (count := listed_boards(plan)):
        raise CommandRefused("no-boards")
    return [present_boards(plan, at.stored.secret, number, count) for number in range(plan.rounds)]


@api.operation("GET", "/evenings/{evening}/curiosities", 404, cost=COST)
async def evening_curiosities(at: EveningDep) -> list[schema.CuriosityInfo]:
    """List the highlights of the last round, or of all after the last one; none while a round is played."""
    services, state = at.services, await at.load()
    if state.running and not state.ended:
        return []
    highlights = list[Highlight]()
    ends = state.ended or len(state.rounds) >= state.plan.rounds
    for number, round_ in list(enumerate(state.rounds))[None if ends else -1 :]:
        matches = dict[int, MatchHighlights]()
        for index, table in enumerate(round_.tables):  # a corrected result no longer agrees with its record
            if table.id and table.result and not table.corrected and await services.store.tables.get(table.id):
                matches[index] = match_highlights((await services.tables.replay_match(table.id)).match)
        highlights += await asyncio.to_thread(find_highlights, state, number, matches)
    return [
        schema.CuriosityInfo.from_object(highlight, people=[max(person, BOT) for person in highlight.people])
        for highlight in (best_highlights(highlights) if ends else highlights)
    ]


@api.operation("POST", "/evenings/{evening}/next-round", 404, 409, cost=COST)
async def next_seats(at: EveningDep, body: schema.Directed) -> schema.RoundInfo:
    """Return the seats of the next round as they would be drawn now, without starting it."""
    check_director(at.stored, body.director)
    state = await at.load()
    drawn = await asyncio.to_thread(commands.start_round, state, at.stored.secret, at.services.now())
    return present_round(Round(tuple(map(RoundTable, drawn.tables)), drawn.idle, swaps=state.swaps))


@api.operation("POST", "/evenings/{evening}/swaps", 404, 409, cost=COST)
async def swap_seats(at: EveningDep, body: schema.Swapped) -> schema.EveningInfo:
    """Swap two entrants' seats, pairs and teams as a whole, in the next round; with real cards in the current one."""
    seats = body.first, body.second, at.stored.secret, body.reason
    return await at.direct(body, lambda state: commands.swap_seats(state, *seats))


@api.operation("POST", "/evenings/{evening}/tables/{table}/seats/{seat}/bot", 404, 409, cost=COST)
async def put_bot_in(at: EveningDep, table: Index, seat: SeatNumber, body: schema.Directed) -> schema.EveningInfo:
    """Let a bot play for an absent person at a table of the current round, until they take their seat back."""
    check_director(at.stored, body.director)
    state = await at.load()
    tables = state.rounds[-1].tables if state.running else ()
    if table >= len(tables):
        raise CommandRefused("no-such-table")
    entrant = state.entrant(tables[table].seats[seat])
    if entrant is None or not entrant.player:
        raise CommandRefused("no-such-entrant")
    if tables[table].over or not tables[table].id:
        raise CommandRefused("table-over")
    await offline_commands.step_away(at.services.store, at.services.tables, tables[table].id, entrant.player)
    return await at.present()


@api.operation("POST", "/demo-evenings", cost=COST, status=201)
async def make_demo_evening(
    body: schema.NewDemo, player: Player, address: Address, services: ServicesDep
) -> schema.NewEveningMade:
    """Make a demonstration evening with real cards: invented people in its third round, a late table, a wrong sheet."""
    await may_make(services, player, address)
    announced = await demo_evening.create(services.store, body.reason, body.people)
    return schema.NewEveningMade(evening=announced.id, director=announced.director)


@api.operation("POST", "/evenings/{evening}/again", 404, cost=COST, status=201)
async def play_again(at: EveningDep, body: schema.Again, address: Address) -> schema.NewEveningMade:
    """Make the next evening of the same people, with their pairs and teams; this one's page leads to it."""
    check_director(at.stored, body.director)
    await may_make(at.services, at.player, address)
    pace = cast("Pace", at.stored.pace)
    announced = await evenings.play_again(at.services.store, at.stored.id, pace, body.starts)
    return schema.NewEveningMade(evening=announced.id, director=announced.director)


@api.operation("POST", "/evenings/{evening}/delete", 404, 409, cost=COST, status=204)
async def delete_demo_evening(at: EveningDep, body: schema.Directed) -> None:
    """Delete a demonstration evening, with its invented people."""
    check_director(at.stored, body.director)
    await demo_evening.delete(at.services.store, at.stored.id)
