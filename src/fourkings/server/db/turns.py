"""When tables move without a player, how far their clocks have run, and who is notified that it is their turn."""

from base64 import urlsafe_b64encode
from collections.abc import Iterable
from hashlib import sha256
from typing import Final, NamedTuple

from sqlalchemy import Connection, bindparam, delete, insert, select, update

from fourkings.app.models import PushSubscription, TurnNotice
from fourkings.server.db.repository import Repository, database_now, insert_missing, servers_up
from fourkings.server.db.schema import clock_checkpoints, keys, leases, presence, push_subscriptions, tables, turn_notices

LAST_CHECK: Final = "looked"
"""Name of the row of `keys` that holds the time of the last check."""
MIN_SETBACK: Final = 3600.0
"""Seconds by which time has to go back to show that a clock was set: those of several servers differ by less."""
BATCH: Final = 50
"""Tables or notices returned at once; the next call returns the others."""
NOTICE_DELAY: Final = 60.0
"""Seconds before a notice is sent, in which the person may come by themselves, or a dead connection be discovered."""
MAX_BROWSERS: Final = 8
"""Browsers of one person that are notified: one more replaces the oldest."""
_SUBSCRIPTION: Final = [push_subscriptions.c[name] for name in PushSubscription._fields]


class SlowGames(Repository):
    """Correspondence games, each with a deadline that passes even if nobody is connected.

    Time passes only while a server is up.
    """

    async def due(self, at: float) -> list[str]:
        """Return the tables whose deadline has passed at `at`, the longest overdue first."""
        return await self._values(select(tables.c.id).where(tables.c.due <= at).order_by(tables.c.due).limit(BATCH))

    async def due_of(self, table: str) -> float | None:
        """Return the deadline of a table, after which it moves by itself, in seconds since 1970; None if it has none."""
        row = await self._row(select(tables.c.due).where(tables.c.id == table))
        return row[0] if row else None

    async def check_in(self, at: float, gap: float) -> float:
        """Note that a server checks the tables at `at`, in seconds since 1970; return how far all deadlines were moved.

        If no server has checked for longer than `gap` seconds, deadlines are postponed by the time that has passed. If the
        machine's clock was set back, for instance because it was wrong, they move back with it.
        """

        def work(db: Connection) -> float:
            old = db.execute(select(keys.c.value).where(keys.c.name == LAST_CHECK)).scalar_one_or_none()
            if old is None:
                db.execute(insert(keys).values(name=LAST_CHECK, value=repr(at).encode()))
                return 0.0
            passed = at - float(bytes(old))
            if -MIN_SETBACK < passed <= 0:
                return 0.0
            # Of several servers that check at once, only one still finds the value that it has read.
            row = update(keys).where(keys.c.name == LAST_CHECK, keys.c.value == bytes(old))
            if not db.execute(row.values(value=repr(at).encode())).rowcount or -MIN_SETBACK < passed <= gap:
                return 0.0
            db.execute(update(tables).where(tables.c.due.is_not(None)).values(due=tables.c.due + passed))
            return passed

        return await self._transact(work)


class SavedClock(NamedTuple):
    """A checkpoint of a clock: `ago` seconds ago, at that version of the table, it had run for `ran` milliseconds."""

    version: int
    ran: int
    ago: float


class ClockCheckpoints(Repository):
    """Checkpoints of running clocks, so that a time bank outlives the server that counts it down."""

    async def save(self, table: str, version: int, ran: int) -> None:
        """Store that a table's clock has run for `ran` milliseconds at that version. Do nothing if the table is gone."""

        def work(db: Connection) -> None:
            row = {"version": version, "ran": ran, "at": database_now(db)}
            if not db.execute(update(clock_checkpoints).where(clock_checkpoints.c.table_id == table).values(row)).rowcount:
                values = select(tables.c.id, bindparam("v", version), bindparam("r", ran), database_now(db))
                names = ["table_id", *row]
                db.execute(insert(clock_checkpoints).from_select(names, values.where(tables.c.id == table)))

        await self._transact(work)

    async def last(self, table: str) -> SavedClock | None:
        """Return the last checkpoint of a table's clock; None if there is none."""

        def work(db: Connection) -> SavedClock | None:
            saved = clock_checkpoints.c
            query = select(saved.version, saved.ran, database_now(db) - saved.at).where(saved.table_id == table)
            row = db.execute(query).first()
            return SavedClock(row[0], row[1], max(0.0, row[2])) if row else None

        return await self._reader.run(work)


def plan(db: Connection, table: str, players: Iterable[str], at: float) -> None:
    """Plan notices to the players that a table waits for from `at` on, in the transaction that appends the event."""
    for player in players:
        db.execute(delete(turn_notices).where(turn_notices.c.table_id == table, turn_notices.c.player == player))
        db.execute(insert(turn_notices).values(table_id=table, player=player, at=at + NOTICE_DELAY, tries=0))


class TurnNotices(Repository):
    """Planned notices to the people that a correspondence game waits for."""

    async def due(self, server: str, at: float) -> list[TurnNotice]:
        """Return the notices to be sent by `at`, except those of tables that other servers lease."""

        def work(db: Connection) -> list[TurnNotice]:
            leased = select(leases.c.table_id).where(leases.c.server != server, leases.c.server.in_(servers_up(db)))
            columns = [turn_notices.c.table_id, turn_notices.c.player, turn_notices.c.at, turn_notices.c.tries]
            query = select(*columns).where(turn_notices.c.at <= at, turn_notices.c.table_id.not_in(leased))
            return [TurnNotice(*row) for row in db.execute(query.order_by(turn_notices.c.at).limit(BATCH)).all()]

        return await self._reader.run(work)

    async def take(self, notice: TurnNotice) -> bool:
        """Delete a notice in order to send it; return False if another server has taken it, or a newer one replaces it."""
        of = turn_notices.c
        same = (of.table_id == notice.table) & (of.player == notice.player) & (of.at == notice.at)
        return await self._change(delete(turn_notices).where(same))

    async def put_off(self, notice: TurnNotice, until: float) -> None:
        """Plan to send a notice again at `until` because it could not be sent, unless a new one was planned meanwhile."""
        key = {"table_id": notice.table, "player": notice.player}
        await self._transact(lambda db: insert_missing(db, turn_notices, key, at=until, tries=notice.tries + 1))

    async def present(self, table: str) -> set[str]:
        """Return the people who are connected to a table through any server, as far as the servers have reported them."""

        def work(db: Connection) -> set[str]:
            query = select(presence.c.player).where(presence.c.table_id == table, presence.c.server.in_(servers_up(db)))
            return set(db.execute(query).scalars().all())

        return await self._reader.run(work)


def subscription_id(endpoint: str) -> str:
    """Return the id of a push subscription, which does not reveal its address."""
    return urlsafe_b64encode(sha256(endpoint.encode()).digest()[:18]).decode()


class PushSubscriptions(Repository):
    """Browsers to notify when it is their person's turn. A browser belongs to one person at a time."""

    async def add(self, player: str, subscription: PushSubscription) -> str:
        """Store a browser's subscription, for that player alone; return its id."""
        name = subscription_id(subscription.endpoint)
        of_player = select(push_subscriptions.c.id).where(push_subscriptions.c.player == player)
        newest_first = of_player.order_by(push_subscriptions.c.at.desc(), push_subscriptions.c.id)

        def work(db: Connection) -> str:
            db.execute(delete(push_subscriptions).where(push_subscriptions.c.id == name))
            db.execute(insert(push_subscriptions).values(id=name, player=player, **subscription._asdict()))
            db.execute(delete(push_subscriptions).where(push_subscriptions.c.id.in_(newest_first.offset(MAX_BROWSERS))))
            return name

        return await self._transact(work)

    async def of(self, player: str) -> list[PushSubscription]:
        """Return the subscriptions of a player, the oldest first."""
        query = select(*_SUBSCRIPTION).where(push_subscriptions.c.player == player).order_by(push_subscriptions.c.at)
        return [PushSubscription(*row) for row in await self._rows(query)]

    async def remove(self, player: str, name: str) -> None:
        of = push_subscriptions.c
        await self._write(delete(push_subscriptions).where(of.player == player, of.id == name))
