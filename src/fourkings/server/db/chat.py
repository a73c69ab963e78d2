"""The chat of tables: beside the log, for a time only, and deletable."""

from __future__ import annotations

from sqlalchemy import Connection, Update, delete, func, insert, select, update
from sqlalchemy.exc import IntegrityError

from fourkings.app.models import VersionConflict
from fourkings.server.db.repository import Repository
from fourkings.server.db.schema import chat, tables
from fourkings.table.protocol.presenters.chat import ChatEntry


def _more_changes(table: str) -> Update:
    """Lets other servers see that something beside the log has changed."""
    return update(tables).where(tables.c.id == table).values(changes=tables.c.changes + 1)


MAX_LINES = 200
"""Lines of a table that are read at once: the last ones."""
TRIES = 20
"""How often a line is tried where others write at the same time."""
_WORDS = (chat.c.number, chat.c.player, chat.c.at, chat.c.text, chat.c.phrase)


class Chat(Repository):
    """The part of the store that keeps what people write."""

    async def add(self, table: str, player: str, request: str, at: float, text: str, phrase: str) -> ChatEntry:
        """Keep a line of chat; `request` is the id of its writer's own request."""

        def work(db: Connection) -> ChatEntry:
            last = db.execute(select(func.max(chat.c.number)).where(chat.c.table_id == table)).scalar()
            words = ChatEntry((last or 0) + 1, player, at, text, phrase)
            db.execute(insert(chat).values(table_id=table, request=request, **words._asdict()))
            db.execute(_more_changes(table))
            return words

        for _ in range(TRIES):
            try:
                return await self._do(work)
            except IntegrityError:  # another server has written a line with that number, or this very request
                if said := await self.line_of(table, player, request):
                    return said
        raise VersionConflict(f"table {table} is gone, or written too fast by others")

    async def line_of(self, table: str, player: str, request: str) -> ChatEntry | None:
        """The line that a request has written already."""
        rows = await self._rows(
            select(*_WORDS).where(chat.c.table_id == table, chat.c.player == player, chat.c.request == request)
        )
        return ChatEntry(*rows[0]) if rows else None

    async def lines(self, table: str, since: float, most: int = MAX_LINES) -> list[ChatEntry]:
        """The lines written at a table since that time, the last `most` of them."""
        wanted = select(*_WORDS).where(chat.c.table_id == table, chat.c.at >= since)
        rows = await self._rows(wanted.order_by(chat.c.number.desc()).limit(most))
        return [ChatEntry(*row) for row in reversed(rows)]

    async def by(self, player: str) -> list[tuple[str, ChatEntry]]:
        """All that somebody wrote, with the table's id."""
        wanted = select(chat.c.table_id, *_WORDS).where(chat.c.player == player).order_by(chat.c.at)
        return [(row[0], ChatEntry(*row[1:])) for row in await self._rows(wanted)]

    async def delete(self, table: str, number: int, player: str | None) -> bool:
        """Delete one line, if that player wrote it (None: no matter who); False where there is none such."""
        gone = delete(chat).where(chat.c.table_id == table, chat.c.number == number)
        if player is not None:
            gone = gone.where(chat.c.player == player)
        return await self._do(lambda db: bool(db.execute(gone).rowcount and db.execute(_more_changes(table))))

    async def purge(self, before: float) -> None:
        """Delete all that was written before that time."""
        await self._write(delete(chat).where(chat.c.at < before))
