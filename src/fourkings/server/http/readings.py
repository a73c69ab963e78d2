"""Readings: where a hidden card lies, asked of fresh deals. Nothing of where it lies is sent before the answer."""

from __future__ import annotations

import asyncio
from typing import Annotated, Final

from fastapi import APIRouter, Path

from fourkings.app.puzzles import exercises, readings
from fourkings.app.puzzles.reading_schema import (
    Laid,
    ReadingAnswered,
    ReadingAsked,
    ReadingCourse,
    answer_response,
    course_response,
    reading_response,
)
from fourkings.rulebook.game import Rules
from fourkings.server.http.dependencies import OWN_PAGE, GameId, Lang, Player, ServicesDep, check_rate, rules_of
from fourkings.server.http.errors import ApiError, problems

api: Final = APIRouter()
COST: Final = 4.0
"""The cost of a question within a session's rate, in requests: some seconds of searching."""
Number = Annotated[int, Path(ge=0, le=1_000_000, description="Of the questions of this game that one was dealt, from 0.")]


@api.get("/readings/{game}", operation_id="readings", responses=problems(404, 422))
async def course(game: GameId, player: Player, services: ServicesDep) -> ReadingCourse:
    """What one has made of the questions so far."""
    game_id, every = rules_of(game).game.ID, await services.store.exercises.of(player)
    return course_response(game_id, await asyncio.to_thread(readings.course, game_id, every))


@api.post(
    "/readings/{game}/questions",
    operation_id="deal_reading",
    responses=problems(403, 404, 409, 422, 429),
    dependencies=OWN_PAGE,
)
async def deal_reading(game: GameId, player: Player, services: ServicesDep, lang: Lang = "en") -> ReadingAsked:
    """The next question: the one that is not answered yet, or another, freshly dealt."""
    check_rate(services, player, COST)

    async def dealer(of: Rules, kind: str, secret: bytes) -> str | None:
        return await services.reviews.work(readings.dealt, of, kind, secret)

    exercise = await exercises.open_hand(services.store.exercises, player, rules_of(game), readings.KIND, dealer)
    if exercise is None:
        raise ApiError(409, "no-such-question", "no question was found among many deals: ask again")
    return await asyncio.to_thread(reading_response, exercise, lang)


@api.post(
    "/readings/{game}/questions/{number}/answer",
    operation_id="answer_reading",
    responses=problems(400, 403, 404, 413, 422, 429),
    dependencies=OWN_PAGE,
)
async def answer_reading(
    game: GameId, number: Number, laid: Laid, player: Player, services: ServicesDep, lang: Lang = "en"
) -> ReadingAnswered:
    """Lay ten chips: where the card lay, and what chance and the judge believed. The first answer counts."""
    check_rate(services, player)
    store, game_id = services.store.exercises, rules_of(game).game.ID
    every = await store.of(player)
    mine = {row[:3]: place for place, row in enumerate(every)}
    place = mine.get((game_id, readings.KIND, number))
    if place is None:
        raise ApiError(404, "no-such-question", "you were asked no such question")
    if every[place].answer is None:
        given = await readings.answer(store, player, every[place], laid.chips, services.now())
        if given is None:  # it was answered twice at once
            every = await store.of(player)
        else:
            every[place] = given
    course = await asyncio.to_thread(readings.course, game_id, every)
    return await asyncio.to_thread(answer_response, every[place], course, lang)
