"""Puzzles: a moment as its player saw it, and what an answer is worth. Nothing of the answer is sent before it is given."""

from __future__ import annotations

import asyncio
from typing import Annotated, Final

from fastapi import APIRouter, Path, Query

from fourkings.app.puzzles.schema import (
    Given,
    PuzzleAnswered,
    PuzzleAsked,
    PuzzleList,
    PuzzleReveal,
    ThemeName,
    action_of,
    answer_response,
    list_response,
    noted,
    puzzle_response,
    reveal_response,
)
from fourkings.puzzles import Puzzle, reveal
from fourkings.puzzles.shipped import NoSuchPuzzle, entries, puzzle_of
from fourkings.server.http.dependencies import OWN_PAGE, GameId, Lang, Player, ServicesDep, check_rate, rules_of
from fourkings.server.http.errors import ApiError, problems

api: Final = APIRouter()
COST: Final = 4.0
"""The cost of a reveal within a session's rate, in requests: forty deals are played out."""

PuzzleId = Annotated[str, Path(max_length=12, pattern="^[0-9a-f]{12}$", examples=["0ccb291442e8"])]
Beside = Annotated[str, Query(max_length=12, pattern="^([0-9a-f]{12})?$", description="The puzzle that is open.")]
Theme = Annotated[ThemeName | None, Query(description="Only puzzles of this theme.")]


@api.get("/puzzles/{game}", operation_id="puzzles", responses=problems(404, 422))
async def puzzles(
    game: GameId, player: Player, services: ServicesDep, theme: Theme = None, beside: Beside = ""
) -> PuzzleList:
    """The puzzles of a game: how many there are, today's, and the next one."""
    game_id = rules_of(game).game.ID
    known = await asyncio.to_thread(entries, game_id)
    return await list_response(services.store.puzzles, player, game_id, known, services.now(), beside, theme or "")


@api.get("/puzzles/{game}/{puzzle}", operation_id="puzzle", responses=problems(404, 422))
async def puzzle(game: GameId, puzzle: PuzzleId, services: ServicesDep, lang: Lang = "en") -> PuzzleAsked:
    """A puzzle as its player saw it: no hidden card, and nothing of its answer."""
    return await puzzle_response(services.store.puzzles, _puzzle(game, puzzle), lang)


@api.post(
    "/puzzles/{game}/{puzzle}/answer",
    operation_id="answer_puzzle",
    responses=problems(400, 403, 404, 413, 422, 429),
    dependencies=OWN_PAGE,
)
async def answer_puzzle(
    game: GameId, puzzle: PuzzleId, given: Given, player: Player, services: ServicesDep
) -> PuzzleAnswered:
    """Answer a puzzle: whether it is right, what it loses, and what a first answer makes of one's rating."""
    check_rate(services, player)
    return await answer_response(services.store.puzzles, player, _puzzle(game, puzzle), given, services.now())


@api.post(
    "/puzzles/{game}/{puzzle}/reveal",
    operation_id="reveal_puzzle",
    responses=problems(400, 403, 404, 413, 422, 429),
    dependencies=OWN_PAGE,
)
async def reveal_puzzle(
    game: GameId, puzzle: PuzzleId, given: Given, player: Player, services: ServicesDep, lang: Lang = "en"
) -> PuzzleReveal:
    """Why an answer is wrong, with a deal in which it fails."""
    check_rate(services, player, COST)
    asked = _puzzle(game, puzzle)
    action = action_of(asked, given)
    await noted(services.store.puzzles, player, asked, action, services.now(), given.rated)
    return reveal_response(asked, await asyncio.to_thread(reveal.failing, asked, action), lang)


def _puzzle(game: str, puzzle: str) -> Puzzle:
    try:
        return puzzle_of(rules_of(game).game.ID, puzzle)
    except NoSuchPuzzle as error:
        raise ApiError(404, "no-such-puzzle", str(error)) from None
