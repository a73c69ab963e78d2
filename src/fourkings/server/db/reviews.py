"""Reviews of finished matches, and counts of how the cards fell."""

import contextlib
from collections.abc import Collection, Mapping
from typing import Any, Final

from sqlalchemy import Connection, Update, and_, delete, func, insert, select, update
from sqlalchemy.exc import IntegrityError

from fourkings.analysis.verdicts import BLAMED
from fourkings.app.models import StoredMistake, StoredReview, Summary
from fourkings.sanitize import read_json
from fourkings.server.db.repository import Repository
from fourkings.server.db.schema import card_counts, counted_tables, participants, reviews, tables, verdicts

_REVIEW: Final = [reviews.c[name] for name in ("table_id", "seat", "judge", "requested", "reached", "total")]
_UNFINISHED: Final = reviews.c.reached < reviews.c.total


class Reviews(Repository):
    """`app.ports.Reviews` in SQL."""

    async def ask(self, wanted: StoredReview) -> None:
        """Store the request to review a seat's actions, unless the same judge reviews them already.

        A review by another judge (a bot or another version of it) is deleted first.
        """
        same = and_(reviews.c.table_id == wanted.table, reviews.c.seat == wanted.seat)

        def work(db: Connection) -> None:
            known = db.execute(select(reviews.c.judge).where(same)).first()
            if known is not None and known[0] == wanted.judge:
                return
            db.execute(delete(verdicts).where(verdicts.c.table_id == wanted.table, verdicts.c.seat == wanted.seat))
            db.execute(delete(reviews).where(same))
            row = wanted._asdict() | {"table_id": wanted.table, "until": 0.0}
            db.execute(insert(reviews).values({column.name: row[column.name] for column in reviews.c}))

        with contextlib.suppress(IntegrityError):  # another server was a moment earlier, or the table is gone
            await self._transact(work)

    async def get(self, table: str, seat: int) -> StoredReview | None:
        row = await self._row(select(*_REVIEW).where(reviews.c.table_id == table, reviews.c.seat == seat))
        return StoredReview(*row) if row else None

    async def of(self, player: str) -> list[StoredReview]:
        query = (
            select(*_REVIEW)
            .join(participants, participants.c.table_id == reviews.c.table_id)
            .where(participants.c.player == player)
        )
        return [StoredReview(*row) for row in await self._rows(query.order_by(reviews.c.requested))]

    async def verdicts(self, table: str, seat: int, after: int = -1) -> list[tuple[int, str]]:
        query = select(verdicts.c.place, verdicts.c.decision).where(
            verdicts.c.table_id == table, verdicts.c.seat == seat, verdicts.c.place > after
        )
        return [(row[0], row[1]) for row in await self._rows(query.order_by(verdicts.c.place))]

    async def mistakes(self, player: str) -> list[StoredMistake]:
        of_player = select(participants.c.table_id).where(participants.c.player == player)
        query = select(verdicts.c.table_id, verdicts.c.seat, verdicts.c.place, verdicts.c.decided)
        query = query.where(verdicts.c.table_id.in_(of_player), verdicts.c.verdict.in_(BLAMED))
        rows = await self._rows(query.order_by(verdicts.c.table_id, verdicts.c.seat, verdicts.c.place))
        return [StoredMistake(table, seat, place, bool(decided)) for table, seat, place, decided in rows]

    async def count_unfinished(self) -> int:
        return int((await self._values(select(func.count()).where(_UNFINISHED)))[0])

    async def claim(self, now: float, until: float) -> StoredReview | None:
        free = and_(_UNFINISHED, reviews.c.until <= now)

        def change(row: Any) -> Update:
            return update(reviews).filter_by(table_id=row.table_id, seat=row.seat).where(free).values(until=until)

        row = await self._claim(
            select(*_REVIEW).where(free).order_by(reviews.c.until, reviews.c.requested).limit(1), change
        )
        return StoredReview(*row) if row else None

    async def write_verdict(self, of: StoredReview, place: int, decision: str | None, until: float) -> bool:
        mine = and_(reviews.c.table_id == of.table, reviews.c.seat == of.seat, reviews.c.judge == of.judge)

        def work(db: Connection) -> bool:
            reached = update(reviews).where(mine, reviews.c.reached == place).values(reached=place + 1, until=until)
            if db.execute(reached).rowcount != 1:
                return False
            if decision is not None:
                db.execute(insert(verdicts).values(verdict_row(of, place, decision)))
            return True

        return await self._transact(work)


def verdict_row(of: StoredReview, place: int, decision: str) -> dict[str, Any]:
    """Return the row of table `verdicts` for a decision, given as JSON."""
    verdict = read_json(decision)
    row = {"table_id": of.table, "seat": of.seat, "place": place, "decision": decision}
    return {**row, "verdict": verdict["verdict"], "decided": int(verdict.get("decided", False))}


Cell = tuple[str, str, str]
"""Key of a count: which matches (a game and its pack), what was counted, and which of its cases."""


class CardCounts(Repository):
    """Counts of how the cards fell in finished matches, each match counted once; none of them is about a person."""

    async def add(self, table: str, counts: Mapping[Cell, int]) -> bool:
        """Add a match's counts; return False if there are none, or they were added before."""

        def work(db: Connection) -> bool:
            if not counts or db.execute(select(counted_tables).where(counted_tables.c.table_id == table)).first():
                return False
            db.execute(insert(counted_tables).values(table_id=table))
            for (kind, what, cell), more in sorted(counts.items()):
                key = {"kind": kind, "what": what, "cell": cell}
                added = update(card_counts).filter_by(**key).values(number=card_counts.c.number + more)
                if not db.execute(added).rowcount:
                    db.execute(insert(card_counts).values(number=more, **key))
            return True

        try:
            return await self._transact(work)
        except IntegrityError:
            return False  # another server was quicker: it has counted the match, or it will be counted at the next start

    async def pass_over(self, table: str) -> None:
        """Mark a table whose match is never to be counted."""
        with contextlib.suppress(IntegrityError):  # another server has marked it
            await self._write(insert(counted_tables).values(table_id=table))

    async def all(self) -> dict[Cell, int]:
        return {(row.kind, row.what, row.cell): row.number for row in await self._rows(select(card_counts))}

    async def uncounted_tables(self, published: Collection[bytes] = ()) -> list[str]:
        """Return the tables whose finished matches are not counted yet, oldest first; none whose secret is `published`.

        Only matches that were played here: no practice, no record from elsewhere, and none of which an offline copy was
        taken, because its player may have chosen which matches to finish by their cards.
        """
        query = select(tables.c.id, tables.c.summary).where(tables.c.id.not_in(select(counted_tables.c.table_id)))
        query = query.where(tables.c.secret.not_in(published), tables.c.origin == "", tables.c.offline_copy == "")
        rows = await self._rows(query.order_by(tables.c.updated, tables.c.id))
        return [row.id for row in rows if Summary(*read_json(row.summary)).won]
