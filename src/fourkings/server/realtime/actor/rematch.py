"""The request for a rematch: another table for the same people."""

from __future__ import annotations

from dataclasses import replace

from fourkings.app.models import VersionConflict
from fourkings.server.realtime import new_tables
from fourkings.server.realtime.actor.table import LiveTable
from fourkings.table import match as table
from fourkings.table.match import Table
from fourkings.table.protocol.requests import AskRematch
from fourkings.table.runtime import seat_requests, updates
from fourkings.table.runtime.refusals import not_granted
from fourkings.table.runtime.state import Reader
from fourkings.table.waiting_room import Guest, Place


async def ask_rematch(live: LiveTable, reader: Reader, request: AskRematch) -> None:
    """Open another table for the same people, and tell all of them where it is."""
    live.seat(reader)
    if table.rematch(live.table, reader.player, "") is None:
        updates.send_snapshot(live, reader)
        return
    if await live.store.moderation.until("bar", reader.player, live.clock.wall()):
        raise not_granted("unavailable", "barred")
    other = await _same_people(live, live.table, reader.player)
    try:
        await seat_requests.grant(live, reader, request, table.rematch(live.table, reader.player, other))
    except VersionConflict:  # somebody else was quicker, and their table is the one to go on at
        await live.store.tables.delete(other)
        raise


async def _same_people(live: LiveTable, now: Table, player: str) -> str:
    """A new table for the same people, seated as they sat and with their numbers; `player` is its host."""
    guests = tuple(
        Guest(chair.guest, chair.player) for chair in now.chairs if chair.player is not None and chair.guest is not None
    )
    places: tuple[Place, ...] = tuple(_place(now, seat) for seat in range(4))
    host = next(guest.number for guest in guests if guest.player == player)
    conditions = replace(now.conditions, sealed=False, arranged=False)  # nobody else plays its deals
    return await new_tables.create_gathering(
        live.store,
        now.rules,
        conditions,
        guests,
        places,
        host,
        live.pacing.pace,
        previous=live.id,
    )


def _place(now: Table, seat: int) -> Place:
    chair = now.chair(seat)
    return chair.bot if chair.guest is None else chair.guest
