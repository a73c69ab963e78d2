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
    """`app.ports.Puzzles` in SQL."""

    async def answers(self, player: str, game: str) -> dict[str, bool]:
        query = select(puzzle_answers.c.puzzle, puzzle_answers.c.right).filter_by(player=player, game=game)
        return {row.puzzle: bool(row.right) for row in await self._rows(query)}

    async def of(self, player: str) -> list[PuzzleAnswer]:
        query = select(puzzle_answers).where(puzzle_answers.c.player == player)
        rows = await self._rows(query.order_by(puzzle_answers.c.at, puzzle_answers.c.puzzle))
        return [PuzzleAnswer(row.game, row.puzzle, bool(row.right), row.at, row.rating) for row in rows]

    async def ratings_of(self, player: str) -> dict[str, StoredRating]:
        columns = puzzle_players.c.game, *_rating_columns(puzzle_players)
        rows = await self._rows(select(*columns).where(puzzle_players.c.player == player))
        return {row.game: _rating(row) for row in rows}

    async def puzzle_ratings(self, game: str) -> dict[str, StoredRating]:
        columns = puzzle_ratings.c.puzzle, *_rating_columns(puzzle_ratings)
        rows = await self._rows(select(*columns).where(puzzle_ratings.c.game == game))
        return {row.puzzle: _rating(row) for row in rows}

    async def note(self, player: str, answer: PuzzleAnswer, rate: Callable[[Both], Both] | None) -> bool:
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
    """`app.ports.Exercises` in SQL."""

    async def of(self, player: str) -> list[StoredExercise]:
        query = select(*_EXERCISE).where(exercises.c.player == player)
        rows = await self._rows(query.order_by(exercises.c.game, exercises.c.kind, exercises.c.number))
        return [StoredExercise(*row) for row in rows]

    async def of_kind(self, player: str, game: str, kind: str) -> list[StoredExercise]:
        query = select(*_EXERCISE).filter_by(player=player, game=game, kind=kind).order_by(exercises.c.number)
        return [StoredExercise(*row) for row in await self._rows(query)]

    async def deal(self, player: str, exercise: StoredExercise) -> bool:
        try:
            await self._write(insert(exercises).values({"player": player} | exercise._asdict()))
        except IntegrityError:
            return False
        return True

    async def answer(self, player: str, exercise: StoredExercise) -> bool:
        key = {"player": player, "game": exercise.game, "kind": exercise.kind, "number": exercise.number}
        unanswered = update(exercises).filter_by(**key).where(exercises.c.answer.is_(None))
        return await self._change(unanswered.values(answer=exercise.answer, result=exercise.result, at=exercise.at))


class Mistakes(Repository):
    """`app.ports.Mistakes` in SQL."""

    async def cards(self, player: str) -> dict[str, str]:
        rows = await self._rows(select(mistakes.c.mistake, mistakes.c.card).where(mistakes.c.player == player))
        return {row.mistake: row.card for row in rows}

    async def write_card(self, player: str, mistake: str, card: str) -> None:
        key = {"player": player, "mistake": mistake}
        await self._transact(lambda db: upsert(db, mistakes, key, {"card": card}))
