"""Offline commands: facts for a table that need not be awake, such as leaving by the API, or being forgotten.

They are written as any server's are: the store's fence keeps two writers apart, and a table that is awake reads its log
again when it finds that somebody else has written there.
"""

from __future__ import annotations

import time

from fourkings.server.db import Store
from fourkings.server.realtime import evenings
from fourkings.server.realtime.append import append_event
from fourkings.server.realtime.tables import Tables
from fourkings.table import match as table
from fourkings.table import waiting_room
from fourkings.table.match import LogEvent, Table, TableState
from fourkings.table.waiting_room import WaitingRoom


async def leave(store: Store, tables: Tables, name: str, player: str) -> None:
    """Take a table off a player's list: before the match they depart, in it their stand-in plays; alone they end it."""
    if set(await store.tables.players_of(name)) <= {player}:
        await tables.delete(name)
        return
    await append_event(store, tables, name, lambda now: _left(now, player))
    await store.tables.remove_player(name, player)
    await store.shares.remove(player, name)


async def step_away(store: Store, tables: Tables, name: str, player: str) -> None:
    """The stand-in of a player plays in their match, until they say that they are back."""
    await append_event(store, tables, name, lambda now: _left(now, player) if isinstance(now, Table) else None)


async def forget(store: Store, tables: Tables, player: str) -> None:
    """Forget a player: only the random id in logs stays, which is tied to nothing."""
    for stored in await store.tables.of(player):
        if set(await store.tables.players_of(stored.id)) <= {player}:
            await tables.delete(stored.id)
        elif not stored.summary.over:
            await append_event(store, tables, stored.id, lambda now: _forgotten(now, player))
    await evenings.forget(store, player)
    for name in await store.people.forget(player, time.time()):
        tables.notify(name)


async def remove(store: Store, tables: Tables, name: str, player: str) -> None:
    """An administrator removes a player from a table: it is theirs no more, and a bot plays on in their seat."""
    await append_event(store, tables, name, lambda now: None if _ended(now) else _forgotten(now, player))
    await store.tables.remove_player(name, player)
    await store.shares.remove(player, name)
    tables.notify(name)


async def close(store: Store, tables: Tables, name: str) -> bool:
    """An administrator closes a table; False where nothing goes on there any more. What was played stays."""
    closed = False

    def command(now: TableState) -> LogEvent | None:
        nonlocal closed
        closed = not _ended(now)
        return waiting_room.Close() if closed else None

    await append_event(store, tables, name, command)
    return closed


def _ended(now: TableState) -> bool:
    return now.closed or (isinstance(now, Table) and now.match.result is not None)


def _left(now: TableState, player: str) -> LogEvent | None:
    if _ended(now):
        return None
    if isinstance(now, WaitingRoom):
        return waiting_room.depart(now, player)
    return None if now.seat_of(player) is None else table.leave(now, player, by_choice=True)


def _forgotten(now: TableState, player: str) -> LogEvent | None:
    if now.closed:
        return None
    if isinstance(now, WaitingRoom):
        return waiting_room.depart(now, player)
    return None if now.seat_of(player) is None else table.forget(now, player)
