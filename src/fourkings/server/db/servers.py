"""Several servers on one database: which are up, which one moves each table's bots, and where people are connected.

A server is up until a time that it keeps postponing, by the database's clock. A lease holds as long as its server is up, so
that no lease needs renewing.
"""

import secrets
from collections.abc import Collection
from typing import Any, NamedTuple

from sqlalchemy import Connection, Engine, Table, delete, insert, literal, select, update
from sqlalchemy.dialects import postgresql, sqlite
from sqlalchemy.exc import IntegrityError

from fourkings.server.db.log import version_of
from fourkings.server.db.repository import Repository, database_now, servers_up
from fourkings.server.db.schema import keys, leases, presence, servers, tables
from fourkings.server.db.threads import DbThread

RETENTION = 3600.0
"""Seconds after which the rows of a server that is down are deleted."""


class TableStatus(NamedTuple):
    """The facts about a table that other servers may have changed."""

    version: int
    changes: int  # the number of changes beside the log
    owner: str | None  # the server that leases it, if it is up
    elsewhere: frozenset[str]  # the people connected to it through other servers that are up


class Servers(Repository):
    """Servers, the tables that they lease, and the people who are connected through them."""

    def __init__(self, engine: Engine, writer: DbThread, reader: DbThread) -> None:
        super().__init__(writer, reader)
        self._engine = engine

    def shared_key(self, name: str, first: bytes | None = None) -> bytes:
        """Return the secret of this name that all servers share; the first call stores `first` or a random one. Blocks."""
        wanted = select(keys.c.value).where(keys.c.name == name)
        while True:
            try:
                with self._engine.begin() as db:
                    if (key := db.execute(wanted).scalar_one_or_none()) is not None:
                        return bytes(key)
                    db.execute(insert(keys).values(name=name, value=first or secrets.token_hex(32).encode()))
            except IntegrityError:
                continue  # another server was quicker

    async def heartbeat(self, server: str, lasts: float) -> set[str]:
        """Extend the life of a server to `lasts` seconds from now; return all servers that are up."""

        def work(db: Connection) -> set[str]:
            time = database_now(db)
            if not db.execute(update(servers).where(servers.c.id == server).values(until=time + lasts)).rowcount:
                db.execute(insert(servers).values(id=server, until=time + lasts))
                gone = select(servers.c.id).where(servers.c.until < time - RETENTION)
                for table in (leases, presence):
                    db.execute(delete(table).where(table.c.server.in_(gone)))
                db.execute(delete(servers).where(servers.c.until < time - RETENTION))
            return set(db.execute(servers_up(db)).scalars().all())

        return await self._transact(work)

    async def count(self) -> int:
        return await self._reader.run(lambda db: len(db.execute(servers_up(db)).all()))

    async def remove(self, server: str) -> None:
        """Remove a server, so that others take its tables at once."""
        await self._write(
            *(delete(table).where(table.c.server == server) for table in (leases, presence)),
            delete(servers).where(servers.c.id == server),
        )

    async def claim_leases(self, server: str, wanted: Collection[str]) -> set[str]:
        """Lease those of these tables that no other server holds; return those that this server holds now."""

        def work(db: Connection) -> set[str]:
            rows = select(tables.c.id, literal(server)).where(tables.c.id.in_(wanted)).order_by(tables.c.id)
            leased = _insert(db, leases).from_select(["table_id", "server"], rows)
            db.execute(
                leased.on_conflict_do_update(
                    index_elements=["table_id"], set_={"server": server}, where=leases.c.server.not_in(servers_up(db))
                )
            )
            mine = select(leases.c.table_id).where(leases.c.server == server, leases.c.table_id.in_(wanted))
            return set(db.execute(mine).scalars().all())

        return await self._transact(work)

    async def release_lease(self, server: str, table: str) -> None:
        await self._write(delete(leases).where(leases.c.table_id == table, leases.c.server == server))

    async def leases_of(self, server: str) -> set[str]:
        return set(await self._values(select(leases.c.table_id).where(leases.c.server == server)))

    async def add_presence(self, server: str, table: str, player: str) -> None:
        """Note that a person is connected to a table through this server."""

        def work(db: Connection) -> None:
            row = select(tables.c.id, literal(player), literal(server)).where(tables.c.id == table)
            added = _insert(db, presence).from_select(["table_id", "player", "server"], row)
            db.execute(added.on_conflict_do_nothing())

        await self._transact(work)

    async def remove_presence(self, server: str, table: str, player: str) -> None:
        """Note that a person is no longer connected to a table through this server."""
        await self._write(delete(presence).filter_by(table_id=table, player=player, server=server))

    async def table_statuses(self, server: str, wanted: Collection[str]) -> dict[str, TableStatus]:
        """Return the status, as this server sees it, of those of these tables that still exist."""

        def work(db: Connection) -> dict[str, TableStatus]:
            owner = leases.c.server.label("owner")
            owned = leases.outerjoin(servers, (servers.c.id == leases.c.server) & (servers.c.until > database_now(db)))
            leased = select(leases.c.table_id, owner).select_from(owned).where(servers.c.id.is_not(None))
            owners = {row.table_id: row.owner for row in db.execute(leased.where(leases.c.table_id.in_(wanted)))}
            others = select(presence.c.table_id, presence.c.player).where(presence.c.table_id.in_(wanted))
            others = others.where(presence.c.server != server, presence.c.server.in_(servers_up(db)))
            elsewhere: dict[str, set[str]] = {}
            for table, player in db.execute(others):
                elsewhere.setdefault(table, set()).add(player)
            rows = db.execute(select(tables.c.id, tables.c.summary, tables.c.changes).where(tables.c.id.in_(wanted)))
            return {
                row.id: TableStatus(
                    version_of(row.summary), row.changes, owners.get(row.id), frozenset(elsewhere.get(row.id, ()))
                )
                for row in rows
            }

        return await self._reader.run(work)


def _insert(db: Connection, table: Table) -> Any:
    """Return an INSERT that can have an ON CONFLICT clause: SQLAlchemy has a class of its own for each database."""
    return {"postgresql": postgresql.insert, "sqlite": sqlite.insert}[db.dialect.name](table)
