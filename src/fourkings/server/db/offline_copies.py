"""Matches that were taken along on a device: their marks, and the queue of bots' actions to be replayed."""

from __future__ import annotations

from sqlalchemy import Connection, Update, delete, exists, insert, select, update

from fourkings.app.models import OfflineCopy, ReturnedEvents
from fourkings.server.db.repository import Repository
from fourkings.server.db.schema import returned_events, tables

_COLUMNS = (
    returned_events.c.table_id,
    returned_events.c.version,
    returned_events.c.number,
    returned_events.c.offline_version,
)


class OfflineCopies(Repository):
    """The part of the store that keeps marks of offline copies. A mark never goes back to none."""

    async def mark_taken(self, table: str) -> OfflineCopy | None:
        """Mark a match whose secret is about to be handed over, unless it has a mark.

        Return its mark once that is on the disk, or None if the table was deleted.
        """

        def work(db: Connection) -> OfflineCopy | None:
            db.execute(_from(table, "").values(offline_copy="taken"))
            return db.execute(select(tables.c.offline_copy).where(tables.c.id == table)).scalar()

        return await self._do(work)

    async def returned(self) -> list[ReturnedEvents]:
        """Return the events whose bots' actions are still to be replayed."""
        return [ReturnedEvents(*row) for row in await self._rows(select(*_COLUMNS))]

    async def settle(self, events: ReturnedEvents, replayed: int, agreed: bool) -> None:
        """Store the result of a replay of the first `replayed` of these events.

        If they `agreed`, only the others remain to be replayed; once nothing remains, the match is `verified`. If they did
        not, it is `unverified` for good. Do nothing if another server settled the same events, or the table was deleted.
        """

        def work(db: Connection) -> None:
            # The row of the table orders this after anything else that is settled or brought back there.
            db.execute(select(tables.c.id).where(tables.c.id == events.table).with_for_update()).all()
            of_table = returned_events.c.table_id == events.table
            row = of_table & (returned_events.c.version == events.version) & (returned_events.c.number == events.number)
            if not agreed:
                if db.execute(select(exists().where(row))).scalar():
                    db.execute(delete(returned_events).where(of_table))
                    db.execute(update(tables).where(tables.c.id == events.table).values(offline_copy="unverified"))
            elif replayed < events.number:
                rest = {
                    "version": events.version + replayed,
                    "number": events.number - replayed,
                    "offline_version": events.offline_version + replayed,
                }
                db.execute(update(returned_events).where(row).values(rest))
            elif (
                db.execute(delete(returned_events).where(row)).rowcount
                and not db.execute(select(exists().where(of_table))).scalar()
            ):
                db.execute(_from(events.table, "returned").values(offline_copy="verified"))

        await self._do(work)


def note_returned(db: Connection, events: ReturnedEvents) -> None:
    """Mark a match to which events have come back, in the transaction that appends them, and queue them.

    The actions of an unverified match are not replayed: it stays so.
    """
    unspoilt = tables.c.offline_copy != "unverified"
    marked = db.execute(update(tables).where(tables.c.id == events.table, unspoilt).values(offline_copy="returned"))
    if marked.rowcount:
        db.execute(insert(returned_events).values(dict(zip(returned_events.c.keys(), events, strict=True))))


def _from(table: str, mark: OfflineCopy) -> Update:
    """Return an update of a table that has this mark."""
    return update(tables).where(tables.c.id == table, tables.c.offline_copy == mark)
