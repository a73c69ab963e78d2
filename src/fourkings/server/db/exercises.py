"""Exercises in the store: what people were dealt, and their answers."""

from __future__ import annotations

from sqlalchemy import Connection, insert, select, update
from sqlalchemy.exc import IntegrityError

from fourkings.app.models import StoredExercise
from fourkings.server.db.repository import Repository
from fourkings.server.db.schema import exercises

COLUMNS = tuple(exercises.c[name] for name in StoredExercise._fields)


class Exercises(Repository):
    """The part of the store that keeps exercises."""

    async def of(self, player: str) -> list[StoredExercise]:
        """All exercises of a player, by game, kind and number."""
        order = exercises.c.game, exercises.c.kind, exercises.c.number
        rows = await self._rows(select(*COLUMNS).where(exercises.c.player == player).order_by(*order))
        return [StoredExercise(*row) for row in rows]

    async def of_kind(self, player: str, game: str, kind: str) -> list[StoredExercise]:
        """A player's exercises of a kind, in order."""
        wanted = select(*COLUMNS).filter_by(player=player, game=game, kind=kind).order_by(exercises.c.number)
        return [StoredExercise(*row) for row in await self._rows(wanted)]

    async def deal(self, player: str, exercise: StoredExercise) -> bool:
        """Keep a new exercise; False where there is one of that number."""

        def work(db: Connection) -> bool:
            db.execute(insert(exercises).values({"player": player} | exercise._asdict()))
            return True

        try:
            return await self._do(work)
        except IntegrityError:
            return False

    async def answer(self, player: str, exercise: StoredExercise) -> bool:
        """Keep the answer to an exercise; False where it has one already, or is none of the player's."""
        own = {"player": player, "game": exercise.game, "kind": exercise.kind, "number": exercise.number}
        given = {"answer": exercise.answer, "result": exercise.result, "at": exercise.at}

        def work(db: Connection) -> bool:
            open_ = update(exercises).filter_by(**own).where(exercises.c.answer.is_(None))
            return bool(db.execute(open_.values(given)).rowcount)

        return await self._do(work)
