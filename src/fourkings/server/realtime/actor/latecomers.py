"""Latecomers: spectators who take the seat of a bot in the middle of a match, where its host lets them."""

from __future__ import annotations

from fourkings.app.models import VersionConflict
from fourkings.server.realtime.actor.table import LiveTable
from fourkings.table import match as table
from fourkings.table.protocol.requests import TakeSeat
from fourkings.table.runtime import names
from fourkings.table.runtime.seat_requests import grant
from fourkings.table.runtime.state import Reader


async def take_seat(live: LiveTable, reader: Reader, request: TakeSeat) -> None:
    """Take the seat of a bot that plays for nobody: the table is among one's own from now on."""
    fact = table.take_seat(live.table, reader.player, request.seat)
    await live.store.tables.add_player(live.id, reader.player)
    await names.learn(live, [reader.player])
    try:
        await grant(live, reader, request, fact)
    except VersionConflict:  # another server was quicker, perhaps with the same seat
        await live.store.tables.remove_player(live.id, reader.player)
        raise
