"""Tables and their events: the log from which everything else follows.

On SQLite a batch of events is a few statements, whatever its size. Python releases its lock at every step of SQLite and
gets it back only when the event loop pauses, so with a row a step the writer would wait for the loop hundreds of times a
batch. A statement writes many rows in one step; the number of rows is a power of two, so the statements are few, and SQLite
has compiled them already.
"""

import json
import sqlite3
from collections.abc import Iterable, Iterator, Sequence
from functools import cache
from itertools import chain
from typing import Any, Final, NamedTuple

from sqlalchemy import Connection, and_, bindparam, delete, func, insert, or_, select, update
from sqlalchemy.exc import IntegrityError

from fourkings.app.models import MAX_LISTED, OPENING_EVENTS, ReturnedEvents, Stored, Summary, VersionConflict
from fourkings.sanitize import read_json
from fourkings.server.db import turns
from fourkings.server.db.database import plain_connection
from fourkings.server.db.repository import Repository, insert_missing
from fourkings.server.db.schema import answers, participants, people, table_events, tables
from fourkings.server.db.table_data import note_returned
from fourkings.table.runtime.state import KEPT, SWEEP, GrantedRequest

_STORED: Final = (
    "id", "game", "preset", "secret", "pace", "summary", "created", "updated", "origin", "offline_copy",
)  # fmt: skip
"""Columns in the order of `Stored`."""
_COLUMNS: Final = [tables.c[name] for name in (*_STORED, "due")]
_NEWEST_FIRST: Final = (tables.c.updated.desc(), tables.c.id)
_NOT_OVER: Final = "%], false, %"
"""Pattern of a stored summary whose match is not over: `over` follows the list of totals."""
MAX_ROWS: Final = 64
"""Rows that one statement of SQLite writes."""


class _Append(NamedTuple):
    """An event to append, with all that belongs to the same transaction."""

    table: str
    event: str
    summary: Summary
    at: float
    granted: GrantedRequest | None
    awaited: Sequence[str]


class Log(Repository):
    """`app.ports.Tables` in SQL, and what only a server asks of stored tables, their logs and players."""

    async def create(self, table: Stored, players: Iterable[str], lines: Sequence[str]) -> None:
        row = {name: getattr(table, name) for name in _STORED}
        row |= {"summary": _dump(table.summary), "due": table.summary.due}
        events = [_event(table.id, version, line, table.created) for version, line in enumerate(lines, 1)]
        seated = [{"player": player, "table_id": table.id} for player in players]

        def work(db: Connection) -> None:
            db.execute(insert(tables), row)
            db.execute(insert(table_events), events)
            if seated:
                db.execute(insert(participants), seated)
            turns.plan(db, table.id, table.summary.waits if table.summary.due is not None else (), table.created)

        await self._transact(work)

    async def append(
        self,
        table: str,
        event: str,
        summary: Summary,
        at: float,
        granted: GrantedRequest | None = None,
        awaited: Sequence[str] = (),
    ) -> None:
        """Append the next event of a table, with the version in the summary; return once it is on the disk.

        `granted` is the request that caused it, `awaited` are the people that a correspondence game waits for from now on.
        Raise `VersionConflict` if that version exists already.
        """
        try:
            plain = None if awaited else _append_plainly
            await self._writer.run_batched(_append, _Append(table, event, summary, at, granted, awaited), plain)
        except IntegrityError as error:
            raise VersionConflict(f"version {summary.version} of table {table} was written by somebody else") from error

    async def append_all(
        self, table: str, lines: Sequence[tuple[str, Summary]], at: float, returned: ReturnedEvents | None = None
    ) -> None:
        """Append events, each with the summary after it: all of them or, on `VersionConflict`, none.

        `returned` are those of them that came back from a device; they are queued to be replayed.
        """
        rows = [_Append(table, event, summary, at, None, ()) for event, summary in lines]

        def work(db: Connection) -> None:
            _append(db, rows)
            if returned:
                note_returned(db, returned)

        try:
            await self._transact(work)
        except IntegrityError as error:
            raise VersionConflict(
                f"version {rows[0].summary.version} of table {table} was written by somebody else"
            ) from error

    # --- tables and events ----------------------------------------------------------------------------------------

    async def get(self, table: str) -> Stored | None:
        if "\0" in table:  # which PostgreSQL refuses to look for
            return None
        row = await self._row(select(*_COLUMNS).where(tables.c.id == table))
        return _stored(row) if row else None

    async def all_of(self, wanted: Sequence[str]) -> list[Stored]:
        """Return those of these tables that exist."""
        return [_stored(row) for row in await self._rows(select(*_COLUMNS).where(tables.c.id.in_(wanted)))]

    async def latest(self, most: int) -> list[Stored]:
        """Return the tables with the latest events, the latest first."""
        return [_stored(row) for row in await self._rows(select(*_COLUMNS).order_by(*_NEWEST_FIRST).limit(most))]

    async def events(self, table: str, after: int = 0) -> list[str]:
        query = select(table_events.c.event).where(table_events.c.table_id == table, table_events.c.version > after)
        return await self._values(query.order_by(table_events.c.version))

    async def openings(self, wanted: Sequence[str]) -> dict[str, list[str]]:
        is_opening = or_(*(table_events.c.event.startswith(kind, autoescape=True) for kind in OPENING_EVENTS))
        query = select(table_events.c.table_id, table_events.c.event).where(table_events.c.table_id.in_(wanted), is_opening)
        return await self._grouped(query.order_by(table_events.c.table_id, table_events.c.version))

    async def granted(self, table: str, after: int = 0) -> list[GrantedRequest]:
        """Return the requests that a table has granted since version `after`; only recent ones are stored."""
        query = select(answers.c.player, answers.c.request, answers.c.version)
        rows = await self._rows(query.where(answers.c.table_id == table, answers.c.version > after))
        return [GrantedRequest(*row) for row in rows]

    async def ids(self) -> list[str]:
        return await self._values(select(tables.c.id))

    async def count(self) -> int:
        return int((await self._values(select(func.count()).select_from(tables)))[0])

    async def abandoned(self, untouched: float, idle: float, most: int) -> list[str]:
        """Return tables whose match is not over and that nobody seems to want, the oldest first, at most `most`.

        Those are tables without an event since `idle`, and those made before `untouched` without an event since then; both
        in seconds since 1970. A correspondence game that waits for somebody is not untouched: it moves by itself.
        """
        is_untouched = (tables.c.updated < untouched) & (tables.c.updated <= tables.c.created) & tables.c.due.is_(None)
        query = select(tables.c.id).where((tables.c.updated < idle) | is_untouched, tables.c.summary.like(_NOT_OVER))
        return await self._values(query.order_by(tables.c.updated, tables.c.id).limit(most))

    async def set_pace(self, table: str, pace: str) -> None:
        await self._write(update(tables).where(tables.c.id == table).values(pace=pace, changes=tables.c.changes + 1))

    async def set_game(self, table: str, game: str, preset: str) -> None:
        """Store the game and preset of a table whose match has not begun."""
        await self._write(update(tables).where(tables.c.id == table).values(game=game, preset=preset))

    async def delete(self, table: str) -> None:
        """Delete a table with its log and everything else that belongs to it."""
        await self._write(delete(tables).where(tables.c.id == table))

    # --- players --------------------------------------------------------------------------------------------------

    async def of(self, player: str) -> list[Stored]:
        query = select(*_COLUMNS).join(participants).where(participants.c.player == player)
        return [_stored(row) for row in await self._rows(query.order_by(*_NEWEST_FIRST).limit(MAX_LISTED))]

    async def count_of(self, player: str) -> int:
        return int((await self._values(select(func.count()).where(participants.c.player == player)))[0])

    async def seated(self, wanted: Sequence[str]) -> dict[str, list[str]]:
        """Return the players of each of these tables, by table."""
        query = select(participants.c.table_id, participants.c.player).where(participants.c.table_id.in_(wanted))
        return await self._grouped(query.order_by(participants.c.player))

    async def players_of(self, table: str) -> list[str]:
        return await self._values(select(participants.c.player).where(participants.c.table_id == table))

    async def companions(self, player: str) -> dict[str, list[str]]:
        others = participants.alias("others")
        query = (
            select(participants.c.table_id, people.c.name)
            .join(others, and_(others.c.table_id == participants.c.table_id, others.c.player != player))
            .join(people, people.c.player == others.c.player)
            .where(participants.c.player == player, people.c.name != "")
        )
        return await self._grouped(query.order_by(people.c.name))

    async def add_player(self, table: str, player: str) -> None:
        """Add a player to a table, if they are not there yet. Raise `VersionConflict` if the table is gone."""
        try:
            await self._transact(lambda db: insert_missing(db, participants, {"player": player, "table_id": table}))
        except IntegrityError as error:
            raise VersionConflict(f"table {table} is no more") from error

    async def remove_player(self, table: str, player: str) -> None:
        await self._write(delete(participants).where(participants.c.table_id == table, participants.c.player == player))

    async def _grouped(self, query: Any) -> dict[str, list[str]]:
        """Run a query; return the values of its second column, grouped by its first."""
        groups: dict[str, list[str]] = {}
        for key, value in await self._rows(query):
            groups.setdefault(key, []).append(value)
        return groups


def version_of(summary: str) -> int:
    """Return the version in a stored summary."""
    return int(read_json(summary)[0])


def _dump(summary: Summary) -> str:
    """Return a summary as JSON without `due`, which has a column of its own."""
    return json.dumps(summary[:-1])


def _event(table: str, version: int, line: str, at: float) -> dict[str, Any]:
    return {"table_id": table, "version": version, "event": line, "at": at}


def _stored(row: Sequence[Any]) -> Stored:
    table, game, preset, secret, pace, summary, created, updated, origin, offline_copy, due = row
    fields: list[Any] = [tuple(field) if isinstance(field, list) else field for field in read_json(summary)]
    return Stored(
        table, game, preset, bytes(secret), pace, Summary._make([*fields, due]), created, updated, origin, offline_copy
    )


# --- appending ----------------------------------------------------------------------------------------------------

_INSERT_EVENT: Final = insert(table_events)
_INSERT_REQUEST: Final = insert(answers)
_UPDATE_TABLE: Final = (
    update(tables)
    .where(tables.c.id == bindparam("changed"))
    .values(summary=bindparam("dumped"), updated=bindparam("at"), due=bindparam("until"))
)
_SWEEP_REQUESTS: Final = delete(answers).where(
    answers.c.table_id == bindparam("swept"), answers.c.version <= bindparam("upto")
)


def _append(db: Connection, items: Sequence[_Append]) -> None:
    """Append events in the order of their tables, so that the transactions of two servers cannot deadlock."""
    items = _in_order(items)
    if db.dialect.name == "sqlite":
        with plain_connection(db) as plain:
            _append_plainly(plain, items)
    else:
        db.execute(_INSERT_EVENT, [_event(item.table, item.summary.version, item.event, item.at) for item in items])
        if requests := [{"table_id": item.table, **item.granted._asdict()} for item in items if item.granted]:
            db.execute(_INSERT_REQUEST, requests)
        db.execute(_UPDATE_TABLE, [*{item.table: _changed(item) for item in items}.values()])
        if old := _forgotten(items):
            db.execute(_SWEEP_REQUESTS, [{"swept": table, "upto": version} for table, version in old])
    for item in items:
        if item.awaited:
            turns.plan(db, item.table, item.awaited, item.at)


def _append_plainly(db: sqlite3.Connection, items: Sequence[_Append]) -> None:
    """Append events on SQLite, in the order of their tables; nobody is awaited in a correspondence game."""
    items = _in_order(items)
    _write_rows(db, "table_events", [(item.table, item.summary.version, item.event, item.at) for item in items])
    _write_rows(db, "answers", [(item.table, *item.granted) for item in items if item.granted])
    latest = {item.table: (item.table, _dump(item.summary), item.at, item.summary.due) for item in items}
    _write_rows(db, "tables", [*latest.values()])
    if old := _forgotten(items):
        db.executemany("DELETE FROM answers WHERE table_id = ? AND version <= ?", old)


def _in_order(items: Sequence[_Append]) -> list[_Append]:
    return sorted(items, key=lambda item: (item.table, item.summary.version))


def _forgotten(items: Iterable[_Append]) -> list[tuple[str, int]]:
    """Return the tables whose requests up to a version are forgotten now, with that version."""
    return [(item.table, item.summary.version - KEPT) for item in items if not item.summary.version % SWEEP]


def _changed(item: _Append) -> dict[str, Any]:
    return {"changed": item.table, "dumped": _dump(item.summary), "at": item.at, "until": item.summary.due}


def _write_rows(db: sqlite3.Connection, table: str, rows: Sequence[tuple[Any, ...]]) -> None:
    for portion in _portions(rows):
        db.execute(_statement(table, len(portion)), tuple(chain.from_iterable(portion)))


@cache
def _statement(table: str, count: int) -> str:
    """Return the statement of SQLite that writes `count` rows of four columns."""
    values = ", ".join(["(?, ?, ?, ?)"] * count)
    if table == "tables":
        return (
            "UPDATE tables SET summary = new.column2, updated = new.column3, due = new.column4 "
            f"FROM (VALUES {values}) AS new WHERE tables.id = new.column1"
        )
    columns = {"table_events": "table_id, version, event, at", "answers": "table_id, player, request, version"}[table]
    return f"INSERT INTO {table} ({columns}) VALUES {values}"


def _portions(rows: Sequence[tuple[Any, ...]]) -> Iterator[Sequence[tuple[Any, ...]]]:
    """Split rows, in their order, into portions whose sizes are powers of two."""
    start = 0
    while remaining := len(rows) - start:
        size = min(MAX_ROWS, 1 << remaining.bit_length() - 1)
        yield rows[start : start + size]
        start += size
