"""Evenings at several tables: made, entered and led here; play goes by messages over the WebSockets of their tables.

The id of an evening is its invitation. The director has a token beside it, which goes with every request of theirs.
"""

from __future__ import annotations

from typing import Annotated, Final

from fastapi import APIRouter, Path

from fourkings.app.shared.orders import DEFAULT, rules_of_order
from fourkings.bots import BOTS
from fourkings.evenings import commands
from fourkings.evenings.commands import NotNow
from fourkings.evenings.events import MAX_ENTRANTS, MAX_ROUNDS, DealResult, Evening, EveningEvent, Plan, Result
from fourkings.evenings.sheets import WrongDeal, WrongSum
from fourkings.server.http.dependencies import COST, OWN_PAGE, Address, Player, ServicesDep, check_rate, may_make
from fourkings.server.http.errors import ApiError, Problem, problems
from fourkings.server.http.evening_bodies import (
    Abandoned,
    Corrected,
    CutTo,
    Directed,
    Extended,
    MyEvening,
    Named,
    NewEvening,
    NewEveningMade,
    Paired,
    Sheet,
    Teamed,
    WrongDealProblem,
    WrongSumProblem,
)
from fourkings.server.http.evening_deeds import directed, do, evening_after, stored_evening
from fourkings.server.http.evening_info import EveningId, EveningInfo, evening_info
from fourkings.server.http.evening_refusals import TEXTS, refused, refusing
from fourkings.server.realtime import evenings
from fourkings.table.waiting_room import Conditions, TimeControl

api: Final = APIRouter()
EntrantNumber = Annotated[int, Path(ge=1, le=MAX_ENTRANTS)]
Place = Annotated[int, Path(ge=0, le=MAX_ROUNDS)]
"""The number of a round, or of a table in it, from 0."""


@api.post(
    "/evenings",
    status_code=201,
    operation_id="make_evening",
    responses=problems(400, 403, 413, 422, 429),
    dependencies=OWN_PAGE,
)
async def make_evening(wanted: NewEvening, player: Player, address: Address, services: ServicesDep) -> NewEveningMade:
    """Make an evening at several tables."""
    check_rate(services, player, COST)
    chosen = rules_of_order(wanted.game, wanted.preset, wanted.options)
    if wanted.fill and wanted.fill not in BOTS:
        raise ApiError(422, "bad-bots", f"name one of: {', '.join(BOTS)}")
    await may_make(services, player, address)
    fill = "" if wanted.paper and "fill" not in wanted.model_fields_set else wanted.fill
    clock = TimeControl(wanted.clock.bank, wanted.clock.increment, wanted.clock.days) if wanted.clock else None
    conditions = Conditions(seats="chosen", stand_in=fill or DEFAULT, clock=clock, hints=wanted.hints)
    rounds, minutes, boards = wanted.rounds, wanted.minutes, wanted.same_boards
    plan = Plan(wanted.kind, chosen, conditions, rounds, minutes, fill, boards, wanted.paper, wanted.swiss)
    try:
        announced = await evenings.announce(services.store, plan, wanted.pace)
    except NotNow as error:
        raise ApiError(422, error.why, TEXTS[error.why]) from None
    return NewEveningMade(evening=announced.id, director=announced.director)


@api.get("/me/evenings", operation_id="my_evenings", responses=problems(429))
async def my_evenings(player: Player, services: ServicesDep) -> list[MyEvening]:
    """The evenings that one has entered, the last one first."""
    check_rate(services, player)
    return [
        MyEvening(evening=stored.id, game=stored.game, created=stored.created, over=stored.over)
        for stored in await services.store.evenings.of(player)
    ]


@api.get("/evenings/{evening}", operation_id="evening", responses=problems(404, 422, 429))
async def evening(evening: EveningId, player: Player, services: ServicesDep) -> EveningInfo:
    """An evening as it stands."""
    check_rate(services, player)
    stored = await stored_evening(services, evening)
    now = await evenings.seen_by(services.store, services.tables, evening, player)
    return await evening_info(services, stored, now, player)


# --- for everybody ------------------------------------------------------------------------------------------------


@api.put(
    "/evenings/{evening}/me",
    operation_id="enter_evening",
    responses=problems(403, 404, 409, 422, 429),
    dependencies=OWN_PAGE,
)
async def enter_evening(evening: EveningId, player: Player, services: ServicesDep) -> EveningInfo:
    """Enter an evening, under the name of the session, or come back to it."""
    check_rate(services, player, COST)
    stored = await stored_evening(services, evening)
    with refusing():
        await evenings.enter(services.store, evening, player)
    return await evening_after(services, stored, player)


@api.delete(
    "/evenings/{evening}/me",
    status_code=204,
    operation_id="leave_evening",
    responses=problems(403, 404, 409, 422, 429),
    dependencies=OWN_PAGE,
)
async def leave_evening(evening: EveningId, player: Player, services: ServicesDep) -> None:
    """Take part in no further round, until one enters again."""
    check_rate(services, player)
    await stored_evening(services, evening)

    def leave(now: Evening) -> EveningEvent | None:
        known = now.entrant_of(player)
        return commands.withdraw(now, known.number) if known else None

    await do(services, evening, leave)


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
async def enter_sheet(evening: EveningId, table: Place, asked: Sheet, player: Player, services: ServicesDep) -> EveningInfo:
    """Enter the score sheet of a table, from 0, of the round under way: by somebody who sits there, or the director."""
    check_rate(services, player, COST)
    stored = await stored_evening(services, evening)

    def score(now: Evening) -> EveningEvent:
        me, seated = now.entrant_of(player), now.rounds[-1].tables[table : table + 1] if now.rounds else ()
        sits_there = me is not None and any(me.number in playing.seats for playing in seated)
        if not sits_there and not evenings.directs(stored, asked.director):
            raise ApiError(403, "not-at-this-table", "somebody who sits at that table enters its sheet, or the director")
        return commands.score(now, table, asked.scores, asked.deals)

    try:
        await do(services, evening, score)
    except WrongSum as error:
        code, text = "wrong-sum", str(error)
        problem = WrongSumProblem(code=code, message=text, deal=error.deal, total=error.total, due=error.due)
        raise ApiError(409, code, text, problem) from None
    except WrongDeal as error:
        text = str(error)
        raise ApiError(409, error.code, text, WrongDealProblem(code=error.code, message=text, deal=error.deal)) from None
    return await evening_after(services, stored, player)


# --- for the director ---------------------------------------------------------------------------------------------

DIRECTED: Final = problems(400, 403, 404, 409, 413, 422, 429)


@api.post(
    "/evenings/{evening}/rounds", operation_id="start_round", responses=DIRECTED, dependencies=OWN_PAGE, status_code=201
)
async def start_round(evening: EveningId, asked: Directed, player: Player, services: ServicesDep) -> EveningInfo:
    """Start the next round: seats are drawn, and its tables made."""
    stored = await directed(services, evening, asked, player)
    await do(services, evening, lambda now: commands.start_round(now, stored.secret, services.now()))
    await evenings.look(services.store, services.tables, evening, services.now())
    return await evening_after(services, stored, player)


@api.post("/evenings/{evening}/time", operation_id="extend_round", responses=DIRECTED, dependencies=OWN_PAGE)
async def extend_round(evening: EveningId, asked: Extended, player: Player, services: ServicesDep) -> EveningInfo:
    """Give the round under way more time, or less; one without a time has one from now on."""
    stored = await directed(services, evening, asked, player)

    def extend(now: Evening) -> EveningEvent:
        ends = now.rounds[-1].ends if now.rounds else None
        return commands.extend(now, (services.now() if ends is None else ends) + asked.seconds)

    await do(services, evening, extend)
    return await evening_after(services, stored, player)


@api.post("/evenings/{evening}/pairs", operation_id="pair_entrants", responses=DIRECTED, dependencies=OWN_PAGE)
async def pair_entrants(evening: EveningId, asked: Paired, player: Player, services: ServicesDep) -> EveningInfo:
    """Make two entrants partners for the evening."""
    stored = await directed(services, evening, asked, player)
    await do(services, evening, lambda now: commands.pair(now, asked.first, asked.second))
    return await evening_after(services, stored, player)


@api.post("/evenings/{evening}/teams", operation_id="team_entrants", responses=DIRECTED, dependencies=OWN_PAGE)
async def team_entrants(evening: EveningId, asked: Teamed, player: Player, services: ServicesDep) -> EveningInfo:
    """Make four entrants a team for the evening."""
    stored = await directed(services, evening, asked, player)
    first, second, third, fourth = asked.members
    await do(services, evening, lambda now: commands.team(now, first, second, third, fourth))
    return await evening_after(services, stored, player)


@api.post("/evenings/{evening}/cut", operation_id="cut_evening", responses=DIRECTED, dependencies=OWN_PAGE)
async def cut_evening(evening: EveningId, asked: CutTo, player: Player, services: ServicesDep) -> EveningInfo:
    """Go on with those in the first places, all of a place alike; the others are in no further round."""
    stored = await directed(services, evening, asked, player)
    await do(services, evening, lambda now: commands.cut(now, asked.places))
    return await evening_after(services, stored, player)


@api.post(
    "/evenings/{evening}/entrants", operation_id="enter_person", responses=DIRECTED, dependencies=OWN_PAGE, status_code=201
)
async def enter_person(evening: EveningId, asked: Named, player: Player, services: ServicesDep) -> EveningInfo:
    """Enter a person without a device into an evening with cards of one's own."""
    stored = await directed(services, evening, asked, player)
    if not (await evenings.state_of(services.store, evening)).plan.paper:
        raise refused(NotNow("not-paper"))
    with refusing():
        await evenings.enter_by_name(services.store, evening, asked.name)
    return await evening_after(services, stored, player)


@api.post(
    "/evenings/{evening}/entrants/{number}/forget",
    operation_id="forget_entrant",
    responses=DIRECTED,
    dependencies=OWN_PAGE,
)
async def forget_entrant(
    evening: EveningId, number: EntrantNumber, asked: Directed, player: Player, services: ServicesDep
) -> EveningInfo:
    """Delete the name of a person that the director has entered; what they played stays under their number."""
    stored = await directed(services, evening, asked, player)
    with refusing():
        await evenings.forget_by_name(services.store, evening, number)
    return await evening_after(services, stored, player)


@api.post(
    "/evenings/{evening}/entrants/{number}/leave",
    operation_id="withdraw_entrant",
    responses=DIRECTED,
    dependencies=OWN_PAGE,
)
async def withdraw_entrant(
    evening: EveningId, number: EntrantNumber, asked: Directed, player: Player, services: ServicesDep
) -> EveningInfo:
    """Leave an entrant out of further rounds: they have gone without saying so."""
    stored = await directed(services, evening, asked, player)
    await do(services, evening, lambda now: commands.withdraw(now, number))
    return await evening_after(services, stored, player)


@api.post(
    "/evenings/{evening}/tables/{table}/abandon", operation_id="abandon_table", responses=DIRECTED, dependencies=OWN_PAGE
)
async def abandon_table(
    evening: EveningId, table: Place, asked: Abandoned, player: Player, services: ServicesDep
) -> EveningInfo:
    """Let the round go on without one of its tables, from 0, which counts for nobody then."""
    stored = await directed(services, evening, asked, player)
    await do(services, evening, lambda now: commands.abandon(now, table, asked.reason))
    await evenings.look(services.store, services.tables, evening, services.now())
    return await evening_after(services, stored, player)


@api.put(
    "/evenings/{evening}/rounds/{number}/tables/{table}",
    operation_id="correct_result",
    responses=DIRECTED,
    dependencies=OWN_PAGE,
)
async def correct_result(
    evening: EveningId, number: Place, table: Place, asked: Corrected, player: Player, services: ServicesDep
) -> EveningInfo:
    """Correct the result of a table of a round, both from 0; the reason stands with it."""
    stored = await directed(services, evening, asked, player)
    deals = tuple(DealResult(deal.number, tuple(deal.points)) for deal in asked.result.deals)
    result = Result(tuple(asked.result.scores), tuple(asked.result.winners), deals)
    await do(services, evening, lambda now: commands.correct(now, number, table, result, asked.reason))
    return await evening_after(services, stored, player)


@api.post("/evenings/{evening}/end", operation_id="end_evening", responses=DIRECTED, dependencies=OWN_PAGE)
async def end_evening(evening: EveningId, asked: Directed, player: Player, services: ServicesDep) -> EveningInfo:
    """End the evening; the secret of its draws is told."""
    stored = await directed(services, evening, asked, player)
    await evenings.look(services.store, services.tables, evening, services.now())  # what is open stays so
    await do(services, evening, commands.end)
    return await evening_after(services, stored, player)
