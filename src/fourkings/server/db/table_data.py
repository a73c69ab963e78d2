"""Stored data of tables beside their logs: chat, seals, shares and offline copies.

A seal is the published fingerprint of the secret that decides a table's cards. A share is a link to a finished match.
"""

from typing import Any, Final, NamedTuple

from sqlalchemy import ColumnElement, Connection, Update, delete, exists, func, insert, select, update
from sqlalchemy.exc import IntegrityError

from fourkings.app.models import OfflineCopy, ReturnedEvents, VersionConflict
from fourkings.app.shared.wall_clock import DAY
from fourkings.server.db.repository import Repository
from fourkings.server.db.schema import chat, returned_events, seals, shares, tables
from fourkings.table.protocol.presenters.chat import ChatEntry

MAX_LINES: Final = 200
"""Lines of a table that are read at once: the last ones."""
TRIES: Final = 20
"""Attempts to write a line while others write at the same time."""
SEAL_LIFETIME: Final = DAY
"""Seconds after which a seal that was not used for a table is deleted."""
MAX_SEALS: Final = 16
"""Seals that one player may hold; the oldest goes first."""
_ENTRY: Final = (chat.c.number, chat.c.player, chat.c.at, chat.c.text, chat.c.phrase)


class Chat(Repository):
    """The chat of tables, stored for a time only, and deletable."""

    async def add(self, table: str, player: str, request: str, at: float, text: str, phrase: str) -> ChatEntry:
        """Store a line of chat; `request` is the id that its writer gave the request."""

        def work(db: Connection) -> ChatEntry:
            last = db.execute(select(func.max(chat.c.number)).where(chat.c.table_id == table)).scalar()
            entry = ChatEntry((last or 0) + 1, player, at, text, phrase)
            db.execute(insert(chat).values(table_id=table, request=request, **entry._asdict()))
            db.execute(count_change(table))
            return entry

        for _ in range(TRIES):
            try:
                return await self._transact(work)
            except IntegrityError:  # another server has written a line with that number, or this very request
                if entry := await self.line_of(table, player, request):
                    return entry
        raise VersionConflict(f"table {table} is gone, or written too fast by others")

    async def line_of(self, table: str, player: str, request: str) -> ChatEntry | None:
        """Return the line that a request of this player has written already; None if it has written none."""
        row = await self._row(select(*_ENTRY).filter_by(table_id=table, player=player, request=request))
        return ChatEntry(*row) if row else None

    async def lines(self, table: str, since: float, most: int = MAX_LINES) -> list[ChatEntry]:
        """Return the lines written at a table since that time, the last `most` of them."""
        query = select(*_ENTRY).where(chat.c.table_id == table, chat.c.at >= since)
        rows = await self._rows(query.order_by(chat.c.number.desc()).limit(most))
        return [ChatEntry(*row) for row in reversed(rows)]

    async def by(self, player: str) -> list[tuple[str, ChatEntry]]:
        """Return every line of a player with the id of its table."""
        query = select(chat.c.table_id, *_ENTRY).where(chat.c.player == player).order_by(chat.c.at)
        return [(row[0], ChatEntry(*row[1:])) for row in await self._rows(query)]

    async def delete(self, table: str, number: int, player: str | None) -> bool:
        """Delete one line, if that player wrote it (None: whoever wrote it); return False if there is no such line."""
        line = delete(chat).where(chat.c.table_id == table, chat.c.number == number)
        if player is not None:
            line = line.where(chat.c.player == player)
        return await self._transact(lambda db: bool(db.execute(line).rowcount and db.execute(count_change(table))))

    async def purge(self, before: float) -> None:
        """Delete everything that was written before that time."""
        await self._write(delete(chat).where(chat.c.at < before))


def count_change(table: str) -> Update:
    """Return a statement that counts a change beside the log of a table, by which other servers notice it."""
    return update(tables).where(tables.c.id == table).values(changes=tables.c.changes + 1)


class Seals(Repository):
    """`app.ports.Seals` in SQL: a player's oldest seals beyond `MAX_SEALS` are deleted, and all that have expired."""

    async def add(self, player: str, seal: str, secret: bytes, at: float) -> None:
        def work(db: Connection) -> None:
            db.execute(delete(seals).where(seals.c.at < at - SEAL_LIFETIME))
            of_player = select(seals.c.seal).where(seals.c.player == player).order_by(seals.c.at.desc(), seals.c.seal)
            db.execute(delete(seals).where(seals.c.seal.in_(of_player.offset(MAX_SEALS - 1))))
            db.execute(insert(seals).values(seal=seal, player=player, secret=secret, at=at))

        await self._transact(work)

    async def take(self, player: str, seal: str) -> bytes | None:
        row_of_seal = (seals.c.seal == seal) & (seals.c.player == player)
        row = await self._claim(select(seals.c.secret).where(row_of_seal), lambda _: delete(seals).where(row_of_seal))
        return bytes(row.secret) if row else None


class Share(NamedTuple):
    """A link to a finished match."""

    token: str  # whoever has it may see the match
    table: str
    player: str  # who shares it
    hidden: bool  # without the names of people
    at: float  # seconds since 1970


_SHARE: Final = (shares.c.token, shares.c.table_id, shares.c.player, shares.c.hidden, shares.c.at)


class Shares(Repository):
    """Links to finished matches, until the player who shared one withdraws it."""

    async def add(self, share: Share) -> None:
        """Store a link, unless its table is gone."""
        row = dict(zip((column.name for column in _SHARE), share, strict=True)) | {"hidden": int(share.hidden)}
        try:
            await self._write(insert(shares).values(row))
        except IntegrityError:  # the table is gone
            return

    async def get(self, token: str) -> Share | None:
        row = await self._row(select(*_SHARE).where(shares.c.token == token))
        return _share(row) if row else None

    async def of(self, player: str, table: str | None = None) -> list[Share]:
        """Return the links of a player, to one table or to all, the oldest first."""
        query = select(*_SHARE).where(_shared_by(player, table)).order_by(shares.c.at)
        return [_share(row) for row in await self._rows(query)]

    async def remove(self, player: str, table: str | None = None) -> None:
        """Delete the links of a player, to one table or to all."""
        await self._write(delete(shares).where(_shared_by(player, table)))


def _shared_by(player: str, table: str | None) -> ColumnElement[bool]:
    of_player = shares.c.player == player
    return of_player if table is None else of_player & (shares.c.table_id == table)


def _share(row: Any) -> Share:
    token, table, player, hidden, at = row
    return Share(token, table, player, bool(hidden), at)


class OfflineCopies(Repository):
    """Marks of matches that were copied to a device, and the queue of their bots' actions to verify by a replay."""

    async def mark_taken(self, table: str) -> OfflineCopy | None:
        """Mark a match as `taken` before its secret is given to a device, unless it has a mark: a mark is never removed.

        Return its mark once that is on the disk, or None if the table was deleted.
        """

        def work(db: Connection) -> OfflineCopy | None:
            db.execute(_from(table, "").values(offline_copy="taken"))
            return db.execute(select(tables.c.offline_copy).where(tables.c.id == table)).scalar()

        return await self._transact(work)

    async def returned(self) -> list[ReturnedEvents]:
        """Return the events whose bots' actions are still to be replayed."""
        return [ReturnedEvents(*row) for row in await self._rows(select(*returned_events.c))]

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

        await self._transact(work)


def note_returned(db: Connection, events: ReturnedEvents) -> None:
    """Mark a match as `returned` and queue the events that a device has sent back, in the transaction that appends them.

    The actions of an unverified match are not replayed: it stays so.
    """
    unspoilt = tables.c.offline_copy != "unverified"
    marked = db.execute(update(tables).where(tables.c.id == events.table, unspoilt).values(offline_copy="returned"))
    if marked.rowcount:
        db.execute(insert(returned_events).values(dict(zip(returned_events.c.keys(), events, strict=True))))


def _from(table: str, mark: OfflineCopy) -> Update:
    """Return an SQL update of a table that does nothing unless the table has this mark."""
    return update(tables).where(tables.c.id == table, tables.c.offline_copy == mark)
