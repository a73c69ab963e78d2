"""Answers to puzzles and exercises, the ratings of players and puzzles, and the schedule of mistakes."""

from collections.abc import Callable
from typing import Any, Final

from sqlalchemy import ColumnElement, Connection, Table, insert, select, update
from sqlalchemy.exc import IntegrityError

from fourkings.app.models import PuzzleAnswer, StoredExercise, StoredRating
from fourkings.app.ports import Both
from fourkings.server.db.repository import Repository, upsert
from fourkings.server.db.schema import exercises, mistakes, puzzle_answers, puzzle_players, puzzle_ratings

_EXERCISE: Final = tuple(exercises.c[name] for name in StoredExercise._fields)


class Puzzles(Repository):
    """First answers to puzzles, and ratings."""

    async def answers(self, player: str, game: str) -> dict[str, bool]:
        """Return by puzzle whether a player's first answer was right."""
        query = select(puzzle_answers.c.puzzle, puzzle_answers.c.right).filter_by(player=player, game=game)
        return {row.puzzle: bool(row.right) for row in await self._rows(query)}

    async def of(self, player: str) -> list[PuzzleAnswer]:
        """Return all first answers of a player, the earliest first."""
        query = select(puzzle_answers).where(puzzle_answers.c.player == player)
        rows = await self._rows(query.order_by(puzzle_answers.c.at, puzzle_answers.c.puzzle))
        return [PuzzleAnswer(row.game, row.puzzle, bool(row.right), row.at, row.rating) for row in rows]

    async def ratings_of(self, player: str) -> dict[str, StoredRating]:
        """Return the ratings of a player by game."""
        columns = puzzle_players.c.game, *_rating_columns(puzzle_players)
        rows = await self._rows(select(*columns).where(puzzle_players.c.player == player))
        return {row.game: _rating(row) for row in rows}

    async def puzzle_ratings(self, game: str) -> dict[str, StoredRating]:
        """Return the ratings of those puzzles of a game that an answer has moved."""
        columns = puzzle_ratings.c.puzzle, *_rating_columns(puzzle_ratings)
        rows = await self._rows(select(*columns).where(puzzle_ratings.c.game == game))
        return {row.puzzle: _rating(row) for row in rows}

    async def note(self, player: str, answer: PuzzleAnswer, rate: Callable[[Both], Both] | None) -> bool:
        """Store a player's first answer and the ratings after it; return False if there is an earlier answer.

        `rate` computes the ratings of the player and the puzzle from those before; it is None if the answer changes none.
        """
        key_of_player = {"player": player, "game": answer.game}
        key_of_puzzle = {"puzzle": answer.puzzle, "game": answer.game}
        row = key_of_player | key_of_puzzle | {"right": int(answer.right), "at": answer.at}

        def work(db: Connection) -> bool:
            if db.execute(select(puzzle_answers).filter_by(player=player, puzzle=answer.puzzle)).first():
                return False
            if rate is None:
                db.execute(insert(puzzle_answers).values(row))
                return True
            both = _read(db, puzzle_players, key_of_player), _read(db, puzzle_ratings, key_of_puzzle)
            own, puzzle = rate(both)
            db.execute(insert(puzzle_answers).values(row | {"rating": own and own.rating}))
            _write(db, puzzle_players, key_of_player, both[0], own)
            _write(db, puzzle_ratings, key_of_puzzle, both[1], puzzle)
            return True

        try:
            return await self._transact(work)
        except IntegrityError:  # at the same moment, another server wrote this answer, or the puzzle's first rating
            return await self._transact(work)


def _rating_columns(table: Table) -> tuple[ColumnElement[float], ...]:
    return table.c.rating, table.c.deviation, table.c.volatility


def _rating(row: Any) -> StoredRating:
    return StoredRating(row.rating, row.deviation, row.volatility)


def _read(db: Connection, table: Table, key: dict[str, str]) -> StoredRating | None:
    """Return a rating, and lock it until this transaction is committed."""
    row = db.execute(select(*_rating_columns(table)).filter_by(**key).with_for_update()).first()
    return _rating(row) if row else None


def _write(
    db: Connection, table: Table, key: dict[str, str], before: StoredRating | None, after: StoredRating | None
) -> None:
    if after is None or after == before:
        return
    if before is None:
        db.execute(insert(table).values(key | after._asdict()))
    else:
        db.execute(update(table).filter_by(**key).values(after._asdict()))


class Exercises(Repository):
    """Exercises, each dealt to one player, with the answers."""

    async def of(self, player: str) -> list[StoredExercise]:
        """Return all exercises of a player by game, kind and number."""
        query = select(*_EXERCISE).where(exercises.c.player == player)
        rows = await self._rows(query.order_by(exercises.c.game, exercises.c.kind, exercises.c.number))
        return [StoredExercise(*row) for row in rows]

    async def of_kind(self, player: str, game: str, kind: str) -> list[StoredExercise]:
        """Return a player's exercises of a kind, in order."""
        query = select(*_EXERCISE).filter_by(player=player, game=game, kind=kind).order_by(exercises.c.number)
        return [StoredExercise(*row) for row in await self._rows(query)]

    async def deal(self, player: str, exercise: StoredExercise) -> bool:
        """Store a new exercise; return False if there is one of that number."""
        try:
            await self._write(insert(exercises).values({"player": player} | exercise._asdict()))
        except IntegrityError:
            return False
        return True

    async def answer(self, player: str, exercise: StoredExercise) -> bool:
        """Store the answer to an exercise; return False if it is answered already, or not the player's."""
        key = {"player": player, "game": exercise.game, "kind": exercise.kind, "number": exercise.number}
        answer = {"answer": exercise.answer, "result": exercise.result, "at": exercise.at}
        unanswered = update(exercises).filter_by(**key).where(exercises.c.answer.is_(None))
        return await self._change(unanswered.values(answer))


class Mistakes(Repository):
    """The schedule of players' mistakes: when each is to be repeated."""

    async def cards(self, player: str) -> dict[str, str]:
        """Return a player's cards as JSON by mistake; none for mistakes that were never repeated."""
        rows = await self._rows(select(mistakes.c.mistake, mistakes.c.card).where(mistakes.c.player == player))
        return {row.mistake: row.card for row in rows}

    async def write_card(self, player: str, mistake: str, card: str) -> None:
        key = {"player": player, "mistake": mistake}
        await self._transact(lambda db: upsert(db, mistakes, key, {"card": card}))
