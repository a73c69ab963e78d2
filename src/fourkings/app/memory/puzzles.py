"""Puzzles in memory: first answers, and the ratings of players and puzzles."""

from __future__ import annotations

from collections.abc import Callable
from typing import Final

from fourkings.app.memory.dicts import Shelves, in_memory
from fourkings.app.models import PuzzleAnswer, StoredRating
from fourkings.app.ports import Both


class MemoryPuzzles:
    """Answers by player and puzzle, ratings by player and game, and by game and puzzle."""

    def __init__(self, shelf: Shelves = in_memory) -> None:
        self._answers: Final = shelf("puzzle-answers", tuple, PuzzleAnswer._make)
        self._players: Final = shelf("puzzle-players", tuple, StoredRating._make)
        self._puzzles: Final = shelf("puzzle-ratings", tuple, StoredRating._make)

    async def answers(self, player: str, game: str) -> dict[str, bool]:
        """By puzzle, whether a player's first answer was right."""
        return {answer.puzzle: answer.right for answer in await self.of(player) if answer.game == game}

    async def of(self, player: str) -> list[PuzzleAnswer]:
        """All first answers of a player, the earliest first."""
        mine = [answer for (name, _), answer in self._answers.items() if name == player]
        return sorted(mine, key=lambda answer: (answer.at, answer.puzzle))

    async def ratings_of(self, player: str) -> dict[str, StoredRating]:
        """By game, the rating of a player."""
        return {game: rating for (name, game), rating in self._players.items() if name == player}

    async def puzzle_ratings(self, game: str) -> dict[str, StoredRating]:
        """The ratings of the puzzles of a game that an answer has moved."""
        return {puzzle: rating for (name, puzzle), rating in self._puzzles.items() if name == game}

    async def note(self, player: str, answer: PuzzleAnswer, rate: Callable[[Both], Both] | None) -> bool:
        """Keep a player's first answer, and what it makes of both ratings; False where there is an earlier one.

        rate: the ratings after it, from those before; None where it moves none.
        """
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
