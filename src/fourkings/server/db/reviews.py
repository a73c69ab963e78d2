"""Reviews of matches that are over: which were asked for, how far each has come, and what it found."""

from __future__ import annotations

from sqlalchemy import Connection, and_, delete, func, insert, or_, select, update
from sqlalchemy.exc import IntegrityError

from fourkings.analysis.verdicts import BLAMED
from fourkings.app.models import StoredReview
from fourkings.server.db.repository import Repository
from fourkings.server.db.schema import chairs, reviews, verdicts

_COLUMNS = (reviews.c.table_id, reviews.c.seat, reviews.c.judge, reviews.c.asked, reviews.c.reached, reviews.c.total)


class Reviews(Repository):
    """The part of the store that keeps reviews."""

    async def ask(self, wanted: StoredReview) -> None:
        """Have a seat reviewed; one by another judge is forgotten, one by the same goes on as it stands."""
        mine = and_(reviews.c.table_id == wanted.table, reviews.c.seat == wanted.seat)

        def work(db: Connection) -> None:
            judged = db.execute(select(reviews.c.judge).where(mine)).first()
            if judged is not None and judged[0] == wanted.judge:
                return
            db.execute(delete(verdicts).where(verdicts.c.table_id == wanted.table, verdicts.c.seat == wanted.seat))
            db.execute(delete(reviews).where(mine))
            row = wanted._asdict() | {"table_id": wanted.table, "until": 0.0}
            db.execute(insert(reviews).values({name: row[name] for name in reviews.c.keys()}))  # noqa: SIM118

        try:
            await self._do(work)
        except IntegrityError:  # another server was a moment earlier, or the table is gone
            return

    async def get(self, table: str, seat: int) -> StoredReview | None:
        """The review of a seat."""
        rows = await self._rows(select(*_COLUMNS).where(reviews.c.table_id == table, reviews.c.seat == seat))
        return StoredReview(*rows[0]) if rows else None

    async def of(self, player: str) -> list[StoredReview]:
        """The reviews of the tables that somebody sits at."""
        wanted = select(*_COLUMNS).join(chairs, chairs.c.table_id == reviews.c.table_id).where(chairs.c.player == player)
        return [StoredReview(*row) for row in await self._rows(wanted.order_by(reviews.c.asked))]

    async def verdicts(self, table: str, seat: int, after: int = -1) -> list[tuple[int, str]]:
        """The verdicts of a review behind a place, in order: each with its place."""
        wanted = select(verdicts.c.place, verdicts.c.decision).where(
            verdicts.c.table_id == table, verdicts.c.seat == seat, verdicts.c.place > after
        )
        return [(row[0], row[1]) for row in await self._rows(wanted.order_by(verdicts.c.place))]

    async def faults(self, player: str) -> dict[tuple[str, int], int]:
        """Of the reviews of the tables that somebody sits at, by table and seat, how many decisions are blamed."""
        mine = select(chairs.c.table_id).where(chairs.c.player == player)
        blamed = or_(*(verdicts.c.decision.contains(f'"verdict": "{word}"', autoescape=True) for word in BLAMED))
        wanted = select(verdicts.c.table_id, verdicts.c.seat, func.count()).where(verdicts.c.table_id.in_(mine), blamed)
        rows = await self._rows(wanted.group_by(verdicts.c.table_id, verdicts.c.seat))
        return {(row[0], row[1]): row[2] for row in rows}

    async def left(self) -> int:
        """How many reviews are not done."""
        return int((await self._rows(select(func.count()).where(reviews.c.reached < reviews.c.total)))[0][0])

    async def claim(self, now: float, until: float) -> StoredReview | None:
        """Take the review on which nobody works and that has waited longest; until then nobody else does."""
        free = and_(reviews.c.reached < reviews.c.total, reviews.c.until <= now)

        def work(db: Connection) -> StoredReview | None:
            row = db.execute(select(*_COLUMNS).where(free).order_by(reviews.c.until, reviews.c.asked).limit(1)).first()
            if row is None:
                return None
            mine = and_(reviews.c.table_id == row.table_id, reviews.c.seat == row.seat, free)
            taken = db.execute(update(reviews).where(mine).values(until=until)).rowcount == 1
            return StoredReview(*row) if taken else None

        return await self._do(work)

    async def write_verdict(self, of: StoredReview, place: int, decision: str | None, until: float) -> bool:
        """What was made of an action (None: no choice), and that it was looked at; False where the review is gone."""
        mine = and_(reviews.c.table_id == of.table, reviews.c.seat == of.seat, reviews.c.judge == of.judge)
        here = and_(mine, reviews.c.reached == place)

        def work(db: Connection) -> bool:
            if db.execute(update(reviews).where(here).values(reached=place + 1, until=until)).rowcount != 1:
                return False
            if decision is not None:
                db.execute(insert(verdicts).values(table_id=of.table, seat=of.seat, place=place, decision=decision))
            return True

        return await self._do(work)
