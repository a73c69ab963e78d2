"""Tables and their facts: the log that is the truth."""

from __future__ import annotations

import json
from collections.abc import Iterable, Sequence
from typing import Any, Final, NamedTuple

from sqlalchemy import Connection, and_, bindparam, delete, func, insert, or_, select, update
from sqlalchemy.exc import IntegrityError

from fourkings.app.models import MAX_LISTED, OPENING_FACTS, ReturnedEvents, Stored, Summary, VersionConflict
from fourkings.sanitize import read_json
from fourkings.server.db import sqlite_append, turn_notices
from fourkings.server.db.offline_copies import note_returned
from fourkings.server.db.repository import Repository
from fourkings.server.db.schema import answers, chairs, facts, people, tables
from fourkings.table.runtime.state import GrantedRequest
from fourkings.table.runtime.state.history import KEPT, SWEEP

_STORED: Final = (
    "id",
    "game",
    "preset",
    "secret",
    "pace",
    "summary",
    "created",
    "updated",
    "origin",
    "offline_copy",
)  # as they stand in `Stored`
_COLUMNS: Final = [tables.c[name] for name in (*_STORED, "due")]


_NOT_OVER: Final = "%], false, %"
"""A summary as it is stored, of a table whose match is not over: behind the list of totals."""


class _Next(NamedTuple):
    """A fact to be appended, with all that goes into the same transaction."""

    table: str
    fact: str
    summary: Summary
    at: float
    granted: GrantedRequest | None
    awaited: Sequence[str]


class Log(Repository):
    """The part of the store that keeps tables."""

    async def create(self, table: Stored, players: Iterable[str], lines: Sequence[str]) -> None:
        """A new table with its first facts, from version 1 on."""
        row = {name: getattr(table, name) for name in _STORED}
        row |= {"summary": _told(table.summary), "due": table.summary.due}
        numbered = [_fact(table.id, version, line, table.created) for version, line in enumerate(lines, 1)]
        seated = [{"player": player, "table_id": table.id} for player in players]

        def work(db: Connection) -> None:
            db.execute(insert(tables), row)
            db.execute(insert(facts), numbered)
            if seated:
                db.execute(insert(chairs), seated)
            turn_notices.plan(db, table.id, table.summary.waits, table.created)

        await self._do(work)

    async def append(
        self,
        table: str,
        fact: str,
        summary: Summary,
        at: float,
        granted: GrantedRequest | None = None,
        awaited: Sequence[str] = (),
    ) -> None:
        """The next fact of a table, its version told by the summary; returns when it is on the disk.

        `granted` is the request that asked for it, `awaited` are the people that a slow game waits for from now on.
        `VersionConflict` where that version stands already.
        """
        try:
            await self._writer.run_batched(_append, _Next(table, fact, summary, at, granted, awaited))
        except IntegrityError as error:
            raise VersionConflict(f"version {summary.version} of table {table} was written by somebody else") from error

    async def append_all(
        self, table: str, lines: Sequence[tuple[str, Summary]], at: float, returned: ReturnedEvents | None = None
    ) -> None:
        """The next facts of a table, each with the summary after it: all of them or, where `VersionConflict`, none.

        `returned` are those of them that came back from a device: they are queued to be replayed.
        """
        rows = [_Next(table, fact, summary, at, None, ()) for fact, summary in lines]

        def work(db: Connection) -> None:
            _append(db, rows)
            if returned:
                note_returned(db, returned)

        try:
            await self._do(work)
        except IntegrityError as error:
            raise VersionConflict(
                f"version {rows[0].summary.version} of table {table} was written by somebody else"
            ) from error

    async def get(self, table: str) -> Stored | None:
        """The table of that id."""
        if "\0" in table:  # which PostgreSQL refuses to look for
            return None
        rows = await self._rows(select(*_COLUMNS).where(tables.c.id == table))
        return _stored(rows[0]) if rows else None

    async def all_of(self, wanted: Sequence[str]) -> list[Stored]:
        """Those of these tables that are there."""
        return [_stored(row) for row in await self._rows(select(*_COLUMNS).where(tables.c.id.in_(wanted)))]

    async def facts(self, table: str, after: int = 0) -> list[str]:
        """The log of a table, from the version after that one on."""
        wanted = select(facts.c.fact).where(facts.c.table_id == table, facts.c.version > after)
        return [row[0] for row in await self._rows(wanted.order_by(facts.c.version))]

    async def openings(self, wanted: Sequence[str]) -> dict[str, list[str]]:
        """The facts that say how the matches of these tables opened, by table, as they stand in the logs.

        Those are the conditions of a gathering, each time they were laid down, and the opening itself.
        """
        opened = or_(*(facts.c.fact.startswith(kind, autoescape=True) for kind in OPENING_FACTS))
        openings = select(facts.c.table_id, facts.c.fact).where(facts.c.table_id.in_(wanted), opened)
        by_table: dict[str, list[str]] = {}
        for table, fact in await self._rows(openings.order_by(facts.c.table_id, facts.c.version)):
            by_table.setdefault(table, []).append(fact)
        return by_table

    async def granted(self, table: str, after: int = 0) -> list[GrantedRequest]:
        """The requests that this table has granted lately, from the version after that one on."""
        wanted = select(answers.c.player, answers.c.request, answers.c.version)
        return [
            GrantedRequest(*row)
            for row in await self._rows(wanted.where(answers.c.table_id == table, answers.c.version > after))
        ]

    async def of(self, player: str) -> list[Stored]:
        """The tables that somebody sits at, the last played first."""
        wanted = select(*_COLUMNS).join(chairs).where(chairs.c.player == player)
        return [
            _stored(row)
            for row in await self._rows(wanted.order_by(tables.c.updated.desc(), tables.c.id).limit(MAX_LISTED))
        ]

    async def count_of(self, player: str) -> int:
        """How many tables somebody sits at."""
        return int((await self._rows(select(func.count()).where(chairs.c.player == player)))[0][0])

    async def latest(self, most: int) -> list[Stored]:
        """The tables where something happened last, the latest first."""
        wanted = select(*_COLUMNS).order_by(tables.c.updated.desc(), tables.c.id).limit(most)
        return [_stored(row) for row in await self._rows(wanted)]

    async def seated(self, wanted: Sequence[str]) -> dict[str, list[str]]:
        """By table, the people who sit at it."""
        people: dict[str, list[str]] = {}
        query = select(chairs.c.table_id, chairs.c.player).where(chairs.c.table_id.in_(wanted)).order_by(chairs.c.player)
        for table, player in await self._rows(query):
            people.setdefault(table, []).append(player)
        return people

    async def abandoned(self, untouched: float, idle: float, most: int) -> list[str]:
        """Tables made before `untouched` where nothing has happened since, and those where nothing has since `idle`.

        A correspondence game that waits for somebody is not untouched: it moves by itself.
        Both in seconds since 1970. Only such whose match is not over, and at most `most` of them, the oldest first.
        """
        untouched_since = (tables.c.updated < untouched) & (tables.c.updated <= tables.c.created) & tables.c.due.is_(None)
        old = (tables.c.updated < idle) | untouched_since
        wanted = select(tables.c.id).where(old, tables.c.summary.like(_NOT_OVER)).order_by(tables.c.updated, tables.c.id)
        return [row[0] for row in await self._rows(wanted.limit(most))]

    async def ids(self) -> list[str]:
        """The ids of all tables."""
        return [row[0] for row in await self._rows(select(tables.c.id))]

    async def count(self) -> int:
        """How many tables are kept."""
        return int((await self._rows(select(func.count()).select_from(tables)))[0][0])

    async def players_of(self, table: str) -> list[str]:
        """The people who sit at a table."""
        return [row[0] for row in await self._rows(select(chairs.c.player).where(chairs.c.table_id == table))]

    async def companions(self, player: str) -> dict[str, list[str]]:
        """By table that somebody sits at, the names of the other people there; those who told none are left out."""
        theirs = chairs.alias("theirs")
        query = (
            select(chairs.c.table_id, people.c.name)
            .join(theirs, and_(theirs.c.table_id == chairs.c.table_id, theirs.c.player != player))
            .join(people, people.c.player == theirs.c.player)
            .where(chairs.c.player == player, people.c.name != "")
        )
        names: dict[str, list[str]] = {}
        for table, name in await self._rows(query.order_by(people.c.name)):
            names.setdefault(table, []).append(name)
        return names

    async def add_player(self, table: str, player: str) -> None:
        """The table is one of that player's from now on; it may be already. `VersionConflict` where it is no more."""
        row = {"player": player, "table_id": table}

        def work(db: Connection) -> None:
            if not db.execute(select(chairs).filter_by(**row)).first():
                db.execute(insert(chairs).values(row))

        try:
            await self._do(work)
        except IntegrityError as error:
            raise VersionConflict(f"table {table} is no more") from error

    async def remove_player(self, table: str, player: str) -> None:
        """The table is none of that player's any more."""
        await self._write(delete(chairs).where(chairs.c.table_id == table, chairs.c.player == player))

    async def set_pace(self, table: str, pace: str) -> None:
        """Remember how fast the bots of a table play."""
        await self._write(update(tables).where(tables.c.id == table).values(pace=pace, changes=tables.c.changes + 1))

    async def set_game(self, table: str, game: str, preset: str) -> None:
        """Another game is to be played at a table, before its match."""
        await self._write(update(tables).where(tables.c.id == table).values(game=game, preset=preset))

    async def delete(self, table: str) -> None:
        """Forget a table, its log and all."""
        await self._write(delete(tables).where(tables.c.id == table))


def version_of(summary: str) -> int:
    """The version that a stored summary tells."""
    return int(read_json(summary)[0])


_INSERT_FACT: Final = insert(facts)
_INSERT_ANSWER: Final = insert(answers)
_UPDATE_TABLE: Final = (
    update(tables)
    .where(tables.c.id == bindparam("table_id"))
    .values(summary=bindparam("told"), updated=bindparam("at"), due=bindparam("until"))
)
_SWEEP_ANSWERS: Final = delete(answers).where(
    answers.c.table_id == bindparam("swept"), answers.c.version <= bindparam("upto")
)


def _append(db: Connection, items: Sequence[_Next]) -> None:
    """Everything in one order, so that two servers' transactions never wait for each other in a ring."""
    rows = sorted(items, key=lambda item: (item.table, item.summary.version))
    if db.dialect.name == "sqlite":
        sqlite_append.append(
            db,
            [(item.table, item.summary.version, item.fact, item.at) for item in rows],
            [(item.table, *item.granted) for item in rows if item.granted],
            [*{item.table: (item.table, _told(item.summary), item.at, item.summary.due) for item in rows}.values()],
        )
    else:
        db.execute(_INSERT_FACT, [_fact(item.table, item.summary.version, item.fact, item.at) for item in rows])
        if requests := [{"table_id": item.table, **item.granted._asdict()} for item in rows if item.granted]:
            db.execute(_INSERT_ANSWER, requests)
        db.execute(_UPDATE_TABLE, [*{item.table: _changed(item) for item in rows}.values()])
    for item in rows:
        if item.awaited:
            turn_notices.plan(db, item.table, item.awaited, item.at)
    old = [{"swept": item.table, "upto": item.summary.version - KEPT} for item in rows if not item.summary.version % SWEEP]
    if old:
        db.execute(_SWEEP_ANSWERS, old)


def _changed(item: _Next) -> dict[str, Any]:
    return {"table_id": item.table, "told": _told(item.summary), "at": item.at, "until": item.summary.due}


def _told(summary: Summary) -> str:
    """All but when it is due, which has a column of its own."""
    return json.dumps(summary[:-1])


def _fact(table: str, version: int, line: str, at: float) -> dict[str, Any]:
    return {"table_id": table, "version": version, "fact": line, "at": at}


def _stored(row: Sequence[Any]) -> Stored:
    table, game, preset, secret, pace, summary, created, updated, origin, offline_copy, due = row
    version, number, totals, over, winners, *waits = read_json(summary)
    summed = Summary(version, number, tuple(totals), over, tuple(winners), tuple(*waits), due)
    return Stored(table, game, preset, bytes(secret), pace, summed, created, updated, origin, offline_copy)
