"""Several servers on one database: the ones that are up, the one that moves a table, and where people are.

A server is up until a time that it keeps putting off, by the database's clock. A lease holds as long as its server is up,
so that no table needs renewing by itself.
"""

from __future__ import annotations

import secrets
from collections.abc import Collection
from typing import Any, NamedTuple

from sqlalchemy import (
    Connection,
    Engine,
    Select,
    Table,
    delete,
    insert,
    literal,
    select,
    update,
)
from sqlalchemy.dialects import postgresql, sqlite
from sqlalchemy.exc import IntegrityError

from fourkings.server.db.db_threads import DbThread
from fourkings.server.db.log import version_of
from fourkings.server.db.repository import Repository, database_now
from fourkings.server.db.schema import keys, leases, presence, servers, tables

FORGOTTEN = 3600.0
"""Seconds after which a server that is down leaves no trace."""


class TableStatus(NamedTuple):
    """The status of a table, as far as other servers may have changed it."""

    version: int
    changes: int  # how often something beside the log has changed
    owner: str | None  # the server that moves what moves by itself, if it is up
    elsewhere: frozenset[str]  # the people who look on at other servers that are up


class Servers(Repository):
    """The part of the store that servers find each other by."""

    def __init__(self, engine: Engine, writer: DbThread, reader: DbThread) -> None:
        super().__init__(writer, reader)
        self._engine = engine

    def shared_key(self, name: str, first: bytes | None = None) -> bytes:
        """A secret that all servers share: made by the one that asks first, or what it brings. Blocks."""
        wanted = select(keys.c.value).where(keys.c.name == name)
        while True:
            try:
                with self._engine.begin() as db:
                    if (key := db.execute(wanted).scalar_one_or_none()) is not None:
                        return bytes(key)
                    db.execute(insert(keys).values(name=name, value=first or secrets.token_hex(32).encode()))
            except IntegrityError:
                continue  # another was quicker

    async def heartbeat(self, server: str, lasts: float) -> set[str]:
        """Let that server be up for this many seconds more; all servers that are up."""

        def work(db: Connection) -> set[str]:
            now = database_now(db)
            if not db.execute(update(servers).where(servers.c.id == server).values(until=now + lasts)).rowcount:
                db.execute(insert(servers).values(id=server, until=now + lasts))
                gone = select(servers.c.id).where(servers.c.until < now - FORGOTTEN)
                for table in (leases, presence):
                    db.execute(delete(table).where(table.c.server.in_(gone)))
                db.execute(delete(servers).where(servers.c.until < now - FORGOTTEN))
            return set(db.execute(_up(db)).scalars().all())

        return await self._do(work)

    async def count(self) -> int:
        """How many servers are up."""
        return await self._reader.run(lambda db: len(db.execute(_up(db)).all()))

    async def remove(self, server: str) -> None:
        """Let that server be no more: others take its tables at once."""
        await self._write(
            delete(leases).where(leases.c.server == server),
            delete(presence).where(presence.c.server == server),
            delete(servers).where(servers.c.id == server),
        )

    async def claim_leases(self, server: str, wanted: Collection[str]) -> set[str]:
        """Take these tables where no server that is up has them; those that are this server's now."""

        def work(db: Connection) -> set[str]:
            rows = select(tables.c.id, literal(server)).where(tables.c.id.in_(wanted)).order_by(tables.c.id)
            taken = _insert(db, leases).from_select(["table_id", "server"], rows)
            db.execute(
                taken.on_conflict_do_update(
                    index_elements=["table_id"], set_={"server": server}, where=leases.c.server.not_in(_up(db))
                )
            )
            mine = select(leases.c.table_id).where(leases.c.server == server, leases.c.table_id.in_(wanted))
            return set(db.execute(mine).scalars().all())

        return await self._do(work)

    async def release_lease(self, server: str, table: str) -> None:
        """Another server may have that table."""
        await self._write(delete(leases).where(leases.c.table_id == table, leases.c.server == server))

    async def leases_of(self, server: str) -> set[str]:
        """The tables that are that server's."""
        return {row[0] for row in await self._rows(select(leases.c.table_id).where(leases.c.server == server))}

    async def add_presence(self, server: str, table: str, player: str) -> None:
        """A person is connected to a table through this server."""

        def work(db: Connection) -> None:
            there = select(tables.c.id, literal(player), literal(server)).where(tables.c.id == table)
            came = _insert(db, presence).from_select(["table_id", "player", "server"], there)
            db.execute(came.on_conflict_do_nothing())

        await self._do(work)

    async def remove_presence(self, server: str, table: str, player: str) -> None:
        """A person is connected to a table through this server no more."""
        await self._write(
            delete(presence).where(presence.c.table_id == table, presence.c.player == player, presence.c.server == server)
        )

    async def table_statuses(self, server: str, wanted: Collection[str]) -> dict[str, TableStatus]:
        """How those tables stand; what is missing there has been deleted."""

        def work(db: Connection) -> dict[str, TableStatus]:
            owner = leases.c.server.label("owner")
            owned = leases.outerjoin(servers, (servers.c.id == leases.c.server) & (servers.c.until > database_now(db)))
            leased = select(leases.c.table_id, owner).select_from(owned).where(servers.c.id.is_not(None))
            owners = {row.table_id: row.owner for row in db.execute(leased.where(leases.c.table_id.in_(wanted)))}
            others = select(presence.c.table_id, presence.c.player).where(presence.c.table_id.in_(wanted))
            others = others.where(presence.c.server != server, presence.c.server.in_(_up(db)))
            here: dict[str, set[str]] = {}
            for table, player in db.execute(others):
                here.setdefault(table, set()).add(player)
            rows = db.execute(select(tables.c.id, tables.c.summary, tables.c.changes).where(tables.c.id.in_(wanted)))
            return {
                row.id: TableStatus(
                    version_of(row.summary), row.changes, owners.get(row.id), frozenset(here.get(row.id, ()))
                )
                for row in rows
            }

        return await self._reader.run(work)


def _up(db: Connection) -> Select[str]:
    return select(servers.c.id).where(servers.c.until > database_now(db))


def _insert(db: Connection, table: Table) -> Any:
    """INSERT … ON CONFLICT, which both databases have, each in a class of its own."""
    return {"postgresql": postgresql.insert, "sqlite": sqlite.insert}[db.dialect.name](table)
