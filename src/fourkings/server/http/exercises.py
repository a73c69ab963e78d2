"""Exercises: ten hands of one theme, freshly dealt to one player. Nothing of an answer is sent before it is given."""

from __future__ import annotations

import asyncio
from typing import Annotated, Final

from fastapi import APIRouter, Path

from fourkings.app.models import StoredExercise
from fourkings.app.puzzles import exercises
from fourkings.app.puzzles.exercise_schema import (
    ExerciseAnswered,
    ExerciseCourse,
    ExerciseHand,
    answer_response,
    course_response,
    hand_response,
)
from fourkings.app.puzzles.schema import Given, PuzzleReveal, ThemeName, action_of, reveal_response
from fourkings.puzzles import reveal
from fourkings.rulebook.game import Rules
from fourkings.server.http.dependencies import OWN_PAGE, GameId, Lang, Player, ServicesDep, check_rate, rules_of
from fourkings.server.http.errors import ApiError, problems
from fourkings.server.services import Services

api: Final = APIRouter()
COST: Final = 8.0
"""The cost of a hand within a session's rate, in requests: some seconds of searching."""
Theme = Annotated[ThemeName, Path(description="The theme of the hands.", examples=["duck"])]
Number = Annotated[int, Path(ge=0, le=1_000_000, description="Of the hands of this theme that one was dealt, from 0.")]


@api.get("/exercises/{game}/{theme}", operation_id="exercises", responses=problems(404, 422))
async def course(game: GameId, theme: Theme, player: Player, services: ServicesDep) -> ExerciseCourse:
    """What one has made of the hands of a theme so far."""
    game_id = rules_of(game).game.ID
    return course_response(game_id, theme, await services.store.exercises.of_kind(player, game_id, theme))


@api.post(
    "/exercises/{game}/{theme}/hands",
    operation_id="deal_exercise",
    responses=problems(403, 404, 409, 422, 429),
    dependencies=OWN_PAGE,
)
async def deal_exercise(
    game: GameId, theme: Theme, player: Player, services: ServicesDep, lang: Lang = "en"
) -> ExerciseHand:
    """The next hand of a theme: the one that is not answered yet, or another, freshly dealt."""
    check_rate(services, player, COST)

    async def dealer(of: Rules, wanted: str, secret: bytes) -> str | None:
        return await services.reviews.work(exercises.dealt, of, wanted, secret)

    hand = await exercises.open_hand(services.store.exercises, player, rules_of(game), theme, dealer)
    if hand is None:
        raise ApiError(409, "no-such-hand", "no hand of this theme was found among many deals: try another theme")
    return await asyncio.to_thread(hand_response, hand, lang)


@api.post(
    "/exercises/{game}/{theme}/hands/{number}/answer",
    operation_id="answer_exercise",
    responses=problems(400, 403, 404, 413, 422, 429),
    dependencies=OWN_PAGE,
)
async def answer_exercise(
    game: GameId, theme: Theme, number: Number, given: Given, player: Player, services: ServicesDep
) -> ExerciseAnswered:
    """Answer a hand: what every choice is worth, and how one fares in the theme. The first answer counts."""
    check_rate(services, player)
    exercise = await _exercise(services, player, game, theme, number)
    hand = exercises.hand_of(exercise)
    action = action_of(hand.puzzle, given)
    await exercises.answer(services.store.exercises, player, exercise, hand, action, services.now())
    every = await services.store.exercises.of_kind(player, exercise.game, theme)
    return await asyncio.to_thread(answer_response, hand.puzzle, every, number)


@api.post(
    "/exercises/{game}/{theme}/hands/{number}/reveal",
    operation_id="reveal_exercise",
    responses=problems(403, 404, 409, 422, 429),
    dependencies=OWN_PAGE,
)
async def reveal_exercise(
    game: GameId, theme: Theme, number: Number, player: Player, services: ServicesDep, lang: Lang = "en"
) -> PuzzleReveal:
    """Once a hand is answered: a deal that fits in which the answer fails, and the deal that was."""
    check_rate(services, player, COST)
    exercise = await _exercise(services, player, game, theme, number)
    if exercise.answer is None:
        raise ApiError(409, "not-answered", "answer this hand first")
    puzzle = exercises.hand_of(exercise).puzzle
    action = action_of(puzzle, Given(action=exercise.answer))
    return reveal_response(puzzle, await asyncio.to_thread(reveal.failing, puzzle, action), lang)


async def _exercise(services: Services, player: str, game: str, theme: str, number: int) -> StoredExercise:
    dealt = await services.store.exercises.of_kind(player, rules_of(game).game.ID, theme)
    if number >= len(dealt):
        raise ApiError(404, "no-such-hand", "you were dealt no such hand")
    return dealt[number]
