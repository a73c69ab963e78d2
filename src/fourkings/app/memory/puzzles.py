"""Answers to puzzles and exercises in memory, and ratings."""

from __future__ import annotations

from collections.abc import Callable, Sequence
from typing import Any, Final

from fourkings.app.memory.dicts import DictFactory, in_memory
from fourkings.app.models import PuzzleAnswer, StoredExercise, StoredRating
from fourkings.app.ports import Both


class MemoryPuzzles:
    """`ports.Puzzles` in dictionaries."""

    def __init__(self, new_dict: DictFactory = in_memory) -> None:
        self._answers: Final = new_dict("puzzle-answers", tuple, PuzzleAnswer._make)
        self._players: Final = new_dict("puzzle-players", tuple, StoredRating._make)
        self._puzzles: Final = new_dict("puzzle-ratings", tuple, StoredRating._make)

    async def answers(self, player: str, game: str) -> dict[str, bool]:
        return {answer.puzzle: answer.right for answer in await self.of(player) if answer.game == game}

    async def of(self, player: str) -> list[PuzzleAnswer]:
        mine = [answer for (name, _), answer in self._answers.items() if name == player]
        return sorted(mine, key=lambda answer: (answer.at, answer.puzzle))

    async def ratings_of(self, player: str) -> dict[str, StoredRating]:
        return {game: rating for (name, game), rating in self._players.items() if name == player}

    async def puzzle_ratings(self, game: str) -> dict[str, StoredRating]:
        return {puzzle: rating for (name, puzzle), rating in self._puzzles.items() if name == game}

    async def note(self, player: str, answer: PuzzleAnswer, rate: Callable[[Both], Both] | None) -> bool:
        if (player, answer.puzzle) in self._answers:
            return False
        self._answers[player, answer.puzzle] = answer
        if rate is None:
            return True
        about_player, about_puzzle = (player, answer.game), (answer.game, answer.puzzle)
        own, puzzle = rate((self._players.get(about_player), self._puzzles.get(about_puzzle)))
        if own:
            self._players[about_player] = own
        if puzzle:
            self._puzzles[about_puzzle] = puzzle
        return True


Key = tuple[str, str, str, int]


def _key(key: Sequence[Any]) -> Key:
    player, game, kind, number = key
    return str(player), str(game), str(kind), int(number)


class MemoryExercises:
    """`ports.Exercises` in a dictionary."""

    def __init__(self, new_dict: DictFactory = in_memory) -> None:
        self._rows: Final = new_dict("exercises", _key, StoredExercise._make)

    async def of(self, player: str) -> list[StoredExercise]:
        return [self._rows[key] for key in sorted(self._rows) if key[0] == player]

    async def of_kind(self, player: str, game: str, kind: str) -> list[StoredExercise]:
        return [row for row in await self.of(player) if (row.game, row.kind) == (game, kind)]

    async def deal(self, player: str, exercise: StoredExercise) -> bool:
        key = player, exercise.game, exercise.kind, exercise.number
        if key in self._rows:
            return False
        self._rows[key] = exercise
        return True

    async def answer(self, player: str, exercise: StoredExercise) -> bool:
        key = player, exercise.game, exercise.kind, exercise.number
        if key not in self._rows or self._rows[key].answer is not None:
            return False
        self._rows[key] = exercise
        return True
