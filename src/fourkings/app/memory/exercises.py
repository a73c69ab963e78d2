"""Exercises in memory: what a person was dealt, and their answers."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Any, Final

from fourkings.app.memory.dicts import Shelves, in_memory
from fourkings.app.models import StoredExercise

Key = tuple[str, str, str, int]


def _key(key: Sequence[Any]) -> Key:
    player, game, kind, number = key
    return str(player), str(game), str(kind), int(number)


class MemoryExercises:
    """Exercises by player, game, kind and number."""

    def __init__(self, shelf: Shelves = in_memory) -> None:
        self._rows: Final = shelf("exercises", _key, StoredExercise._make)

    async def of(self, player: str) -> list[StoredExercise]:
        """All exercises of a player, by game, kind and number."""
        return [self._rows[key] for key in sorted(self._rows) if key[0] == player]

    async def of_kind(self, player: str, game: str, kind: str) -> list[StoredExercise]:
        """A player's exercises of a kind, in order."""
        return [row for row in await self.of(player) if (row.game, row.kind) == (game, kind)]

    async def deal(self, player: str, exercise: StoredExercise) -> bool:
        """Keep a new exercise; False where there is one of that number."""
        key = player, exercise.game, exercise.kind, exercise.number
        if key in self._rows:
            return False
        self._rows[key] = exercise
        return True

    async def answer(self, player: str, exercise: StoredExercise) -> bool:
        """Keep the answer to an exercise; False where it has one already, or is none of the player's."""
        key = player, exercise.game, exercise.kind, exercise.number
        if key not in self._rows or self._rows[key].answer is not None:
            return False
        self._rows[key] = exercise
        return True
