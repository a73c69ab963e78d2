"""Puzzles in the store: first answers, and the ratings of players and puzzles."""

from __future__ import annotations

from collections.abc import Callable

from sqlalchemy import ColumnElement, Connection, Table, insert, select, update
from sqlalchemy.exc import IntegrityError

from fourkings.app.models import PuzzleAnswer, StoredRating
from fourkings.app.ports import Both
from fourkings.server.db.repository import Repository
from fourkings.server.db.schema import puzzle_answers, puzzle_players, puzzle_ratings


class Puzzles(Repository):
    """The part of the store that keeps what players make of puzzles."""

    async def answers(self, player: str, game: str) -> dict[str, bool]:
        """By puzzle, whether a player's first answer was right."""
        mine = (puzzle_answers.c.player == player) & (puzzle_answers.c.game == game)
        rows = await self._rows(select(puzzle_answers.c.puzzle, puzzle_answers.c.right).where(mine))
        return {row.puzzle: bool(row.right) for row in rows}

    async def of(self, player: str) -> list[PuzzleAnswer]:
        """All first answers of a player, the earliest first."""
        wanted = select(puzzle_answers).where(puzzle_answers.c.player == player)
        rows = await self._rows(wanted.order_by(puzzle_answers.c.at, puzzle_answers.c.puzzle))
        return [PuzzleAnswer(row.game, row.puzzle, bool(row.right), row.at) for row in rows]

    async def ratings_of(self, player: str) -> dict[str, StoredRating]:
        """By game, the rating of a player."""
        columns = puzzle_players.c.game, *_columns(puzzle_players)
        rows = await self._rows(select(*columns).where(puzzle_players.c.player == player))
        return {row.game: StoredRating(row.rating, row.deviation, row.volatility) for row in rows}

    async def puzzle_ratings(self, game: str) -> dict[str, StoredRating]:
        """The ratings of the puzzles of a game that an answer has moved."""
        columns = puzzle_ratings.c.puzzle, *_columns(puzzle_ratings)
        rows = await self._rows(select(*columns).where(puzzle_ratings.c.game == game))
        return {row.puzzle: StoredRating(row.rating, row.deviation, row.volatility) for row in rows}

    async def note(self, player: str, answer: PuzzleAnswer, rate: Callable[[Both], Both] | None) -> bool:
        """Keep a player's first answer, and what it makes of both ratings; False where there is an earlier one.

        rate: the ratings after it, from those before; None where it moves none.
        """
        about_player = {"player": player, "game": answer.game}
        about_puzzle = {"puzzle": answer.puzzle, "game": answer.game}
        kept = about_player | about_puzzle | {"right": int(answer.right), "at": answer.at}

        def work(db: Connection) -> bool:
            earlier = {"player": player, "puzzle": answer.puzzle}
            if db.execute(select(puzzle_answers).filter_by(**earlier)).first():
                return False
            db.execute(insert(puzzle_answers).values(kept))
            if rate is None:
                return True
            both = _read(db, puzzle_players, about_player), _read(db, puzzle_ratings, about_puzzle)
            for table, about, before, after in zip(
                (puzzle_players, puzzle_ratings), (about_player, about_puzzle), both, rate(both), strict=True
            ):
                _write(db, table, about, before, after)
            return True

        try:
            return await self._do(work)
        except IntegrityError:  # at the same moment, another server wrote this answer, or the puzzle's first rating
            return await self._do(work)


def _columns(table: Table) -> tuple[ColumnElement[float], ...]:
    return table.c.rating, table.c.deviation, table.c.volatility


def _read(db: Connection, table: Table, about: dict[str, str]) -> StoredRating | None:
    """A rating, which nobody else changes before this work is committed."""
    row = db.execute(select(*_columns(table)).filter_by(**about).with_for_update()).first()
    return StoredRating(row.rating, row.deviation, row.volatility) if row else None


def _write(
    db: Connection, table: Table, about: dict[str, str], before: StoredRating | None, after: StoredRating | None
) -> None:
    if after is None or after == before:
        return
    if before is None:
        db.execute(insert(table).values(about | after._asdict()))
    else:
        db.execute(update(table).filter_by(**about).values(after._asdict()))
