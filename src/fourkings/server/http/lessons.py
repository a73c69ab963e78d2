"""Lessons: a first match of a game with a friend who tells each clause when it first bites, and warns of clear mistakes."""

from __future__ import annotations

import asyncio
from typing import Final

from fastapi import APIRouter

from fourkings.app.lessons import service
from fourkings.app.lessons.schema import (
    CarryOn,
    LessonAdvice,
    LessonInfo,
    NewLesson,
    advice_response,
    lesson_response,
    seed_of_friend,
)
from fourkings.app.shared.entrants import entrants
from fourkings.app.shared.orders import Made
from fourkings.lessons import Lesson, NoLesson, is_lesson, lesson, said
from fourkings.rulebook.cards import Seat
from fourkings.rulebook.games import UnknownGame, find
from fourkings.server.http.dependencies import (
    OWN_PAGE,
    Address,
    Lang,
    Player,
    ServicesDep,
    TableId,
    check_rate,
    may_make,
)
from fourkings.server.http.errors import ApiError, problems
from fourkings.server.http.orders import COST
from fourkings.server.services import Services
from fourkings.server.workers import bot_fallback
from fourkings.table.match import LogEvent, Table
from fourkings.table.shown_names import BOTS_BESIDE_ONE
from fourkings.views import view

api: Final = APIRouter()


@api.post(
    "/lessons",
    status_code=201,
    operation_id="begin_lesson",
    responses=problems(400, 403, 404, 413, 422, 429),
    dependencies=OWN_PAGE,
)
async def begin_lesson(wanted: NewLesson, player: Player, address: Address, services: ServicesDep) -> Made:
    """Begin a lesson: a table against three bots, its cards from a published secret. An earlier one not over goes."""
    check_rate(services, player, COST)
    try:
        lesson_ = lesson(find(wanted.game).ID)
    except UnknownGame as error:
        raise ApiError(422, "unknown-game", str(error)) from None
    except NoLesson as error:
        raise ApiError(404, "no-such-lesson", str(error)) from None
    for table in await service.unfinished(services.store.tables, lesson_.rules.game.ID, player):
        await services.tables.delete(table)
    await may_make(services, player, address)
    facts = await asyncio.to_thread(service.begin, lesson_, player, BOTS_BESIDE_ONE)
    return Made(table=await service.store(services.store.tables, lesson_, facts, player, wanted.pace))


@api.post(
    "/lessons/{table}/next",
    status_code=201,
    operation_id="carry_on_lesson",
    responses=problems(400, 403, 404, 409, 413, 422, 429),
    dependencies=OWN_PAGE,
)
async def carry_on_lesson(wanted: CarryOn, table: TableId, player: Player, services: ServicesDep) -> Made:
    """Have the house play on to the learner's next deal: the lesson goes on at another table, and this one is gone."""
    check_rate(services, player, COST)
    lesson_, now, facts = await _lesson_at(services, player, table)
    if not service.skips(lesson_, now):
        raise ApiError(409, "deal-running", "the next deal of this lesson is yours to play")
    more = await asyncio.to_thread(service.carry_on, lesson_, now)
    continued = await service.store(services.store.tables, lesson_, [*facts, *more], player, wanted.pace)
    await services.tables.delete(table)
    return Made(table=continued)


@api.get("/lessons/{table}", operation_id="lesson", responses=problems(404, 422, 429))
async def lesson_at(table: TableId, player: Player, services: ServicesDep, lang: Lang = "en") -> LessonInfo:
    """What the friend has said so far, in order."""
    check_rate(services, player)
    lesson_, now, _ = await _lesson_at(services, player, table)
    remarks = await asyncio.to_thread(said, lesson_, now.match, _seat(now, player))
    joined = await entrants(services.store.people, now)
    return lesson_response(lesson_, now, remarks, joined, lang)


@api.get("/lessons/{table}/advice", operation_id="lesson_advice", responses=problems(404, 409, 422, 429))
async def lesson_advice(table: TableId, player: Player, services: ServicesDep) -> LessonAdvice:
    """What a good player would do now, and what would clearly be wrong: nothing, where nobody can think in time."""
    check_rate(services, player)
    lesson_, now, _ = await _lesson_at(services, player, table)
    seat = _seat(now, player)
    if now.waits_for != seat:
        raise ApiError(409, "not-your-turn", "there is no advice now, because it is not your turn")
    seen = view(now.state, seat)
    advice, worth = await bot_fallback.weigh(services.bot_pool, seen, seed_of_friend(lesson_, now))
    return advice_response(lesson_, now.version, seen, advice, worth)


async def _lesson_at(services: Services, player: str, name: str) -> tuple[Lesson, Table, list[LogEvent]]:
    """A player's own table of a lesson; to others, and at other tables, there is none."""
    stored = await services.store.tables.get(name)
    own = stored is not None and player in await services.store.tables.players_of(name)
    if stored is None or not own or not is_lesson(stored.game, stored.secret):
        raise ApiError(404, "no-such-lesson", "you have no such lesson")
    now, facts = await services.tables.folded.at(name, stored.summary.version)
    assert isinstance(now, Table)
    return lesson(stored.game), now, list(facts)


def _seat(now: Table, player: str) -> Seat:
    seat = now.seat_of(player)
    if seat is None:
        raise ApiError(404, "no-such-lesson", "you have no such lesson")
    return seat
