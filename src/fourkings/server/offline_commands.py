"""Offline commands: facts for a table that need not be awake, such as leaving by the API, or being forgotten.

They are written as any server's are: the store's fence keeps two writers apart, and a table that is awake reads its log
again when it finds that somebody else has written there.
"""

from __future__ import annotations

import time
from collections.abc import Callable

from fourkings.server.common.summaries import summary
from fourkings.server.play.tables import Tables
from fourkings.server.store import Fenced
from fourkings.server.store.sql import Store
from fourkings.table import gathering, log
from fourkings.table import state as table
from fourkings.table.gathering import Gathering
from fourkings.table.local.due import due_at, newly_awaited
from fourkings.table.state import Fact, Table, TableState

TRIES = 20
"""How often a fact is tried where others write at the same time."""


async def leave(store: Store, tables: Tables, name: str, player: str) -> None:
    """Take a table off a player's list: before the match they depart, in it their stand-in plays; alone they end it."""
    if set(await store.tables.players_of(name)) <= {player}:
        await tables.delete(name)
        return
    await _happens(store, tables, name, lambda now: _left(now, player))
    await store.tables.remove_player(name, player)
    await store.shares.remove(player, name)


async def forget(store: Store, tables: Tables, player: str) -> None:
    """Forget a player: only the random id in logs stays, which is tied to nothing."""
    for stored in await store.tables.of(player):
        if set(await store.tables.players_of(stored.id)) <= {player}:
            await tables.delete(stored.id)
        elif not stored.summary.over:
            await _happens(store, tables, stored.id, lambda now: _forgotten(now, player))
    for name in await store.people.forget(player, time.time()):
        tables.notify(name)


async def close(store: Store, tables: Tables, name: str) -> bool:
    """An administrator closes a table; False where nothing goes on there any more. What was played stays."""
    closed = False

    def command(now: TableState) -> Fact | None:
        nonlocal closed
        closed = not _ended(now)
        return gathering.Close() if closed else None

    await _happens(store, tables, name, command)
    return closed


def _ended(now: TableState) -> bool:
    return now.closed or (isinstance(now, Table) and now.match.result is not None)


def _left(now: TableState, player: str) -> Fact | None:
    if _ended(now):
        return None
    if isinstance(now, Gathering):
        return gathering.depart(now, player)
    return None if now.seat_of(player) is None else table.leave(now, player, by_choice=True)


def _forgotten(now: TableState, player: str) -> Fact | None:
    if now.closed:
        return None
    if isinstance(now, Gathering):
        return gathering.depart(now, player)
    return None if now.seat_of(player) is None else table.forget(now, player)


async def _happens(store: Store, tables: Tables, name: str, command: Callable[[TableState], Fact | None]) -> None:
    for _ in range(TRIES):
        now = await tables.fold_log(name)
        fact = command(now)
        if fact is None:
            return
        after = table.apply_fact(now, fact)
        try:
            at = time.time()
            same = isinstance(now, Table) and isinstance(after, Table) and now.clock_seat == after.clock_seat
            due = await store.slow_games.due_of(name) if same else due_at(after, at)
            awaited = newly_awaited(now, after)
            await store.tables.append(name, log.encode_fact(fact), summary(after, due), at, awaited=awaited)
        except Fenced:
            continue
        tables.notify(name)
        return
    raise Fenced(f"table {name} is written too fast by others")
