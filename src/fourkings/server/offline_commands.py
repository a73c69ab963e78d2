"""Commands to stored tables, asleep or awake, such as leaving through the HTTP API, or forgetting a player.

Their events are appended as by any server; a table that is awake reads them from its log.
"""

import time

from fourkings.server.db import Store
from fourkings.server.realtime import evenings
from fourkings.server.realtime.tables import Tables
from fourkings.table import match, waiting_room
from fourkings.table.match import LogEvent, Table, TableState
from fourkings.table.waiting_room import WaitingRoom


async def leave(store: Store, tables: Tables, table_id: str, player: str) -> None:
    """Let a player leave a table.

    In a match with others, a bot takes their seat, and the table stays in their list until they leave it once more. If
    nobody else belongs to the table, it is deleted.
    """
    if set(await store.tables.players_of(table_id)) <= {player}:
        await tables.delete(table_id)
        return
    stays = False

    def step(state: TableState) -> LogEvent | None:
        nonlocal stays
        event = _leave(state, player)
        stays = isinstance(event, match.Leave)
        return event

    await tables.append_event(table_id, step)
    if stays:
        return
    await store.tables.remove_player(table_id, player)
    await store.shares.remove(player, table_id)


async def step_away(store: Store, tables: Tables, table_id: str, player: str) -> None:
    """Record that a player has left a match for now: their stand-in bot plays until they come back."""
    await tables.append_event(table_id, lambda state: _leave(state, player) if isinstance(state, Table) else None)


async def forget(store: Store, tables: Tables, player: str) -> None:
    """Delete all data of a player; only a random id, tied to nothing, stays in the logs of matches."""
    for stored in await store.tables.of(player):
        if set(await store.tables.players_of(stored.id)) <= {player}:
            await tables.delete(stored.id)
        elif not stored.summary.over:
            await tables.append_event(stored.id, lambda state: _forget(state, player))
    await evenings.forget(store, player)
    for table_id in await store.people.forget(player, time.time()):
        tables.notify(table_id)


async def remove(store: Store, tables: Tables, table_id: str, player: str) -> None:
    """Remove a player from a table for an administrator; a bot plays on in their seat."""
    await tables.append_event(table_id, lambda state: None if _is_over(state) else _forget(state, player))
    await store.tables.remove_player(table_id, player)
    await store.shares.remove(player, table_id)
    tables.notify(table_id)


async def close(store: Store, tables: Tables, table_id: str) -> bool:
    """Close a table for an administrator, keeping its log; return False if it was over already."""
    closes = False

    def command(state: TableState) -> LogEvent | None:
        nonlocal closes
        closes = not _is_over(state)
        return waiting_room.Close() if closes else None

    await tables.append_event(table_id, command)
    return closes


def _is_over(state: TableState) -> bool:
    return state.closed or (isinstance(state, Table) and state.match.result is not None)


def _leave(state: TableState, player: str) -> LogEvent | None:
    if _is_over(state):
        return None
    if isinstance(state, WaitingRoom):
        return waiting_room.depart(state, player)
    return None if state.seat_of(player) is None else match.leave(state, player, by_choice=True)


def _forget(state: TableState, player: str) -> LogEvent | None:
    if state.closed:
        return None
    if isinstance(state, WaitingRoom):
        return waiting_room.depart(state, player)
    return None if state.seat_of(player) is None else match.forget(state, player)
