"""Arrivals at a table and departures from it: other servers are told, and the chat is shown."""

from __future__ import annotations

from fourkings.server.realtime.actor import chat, clock_checkpoints
from fourkings.server.realtime.actor.table import LiveTable
from fourkings.table.protocol.requests import Hello
from fourkings.table.runtime import presence, updates
from fourkings.table.runtime.state import Reader


async def hello(live: LiveTable, reader: Reader, request: Hello) -> None:
    """Let a reader in, and send what they missed; other servers are told of a person who was not here before."""
    new = reader.player not in live.shown
    if request.since:
        known = request.since == live.version or live.history.since(request.since)
        live.metrics.resyncs.labels("updates" if known else "whole").inc()
    first = await presence.let_in(live, reader, request.since)
    if new and live.company:
        live.peers.arrived(live.id, reader.player)
    await chat.send_all(live, reader)
    presence.settle(live, reader, first)
    if live.wants_to_own:
        await live.peers.claim(live)


async def disconnect(live: LiveTable, reader: Reader) -> None:
    """A connection is closed: its player's seat waits for the table's grace, and for good where they play alone."""
    presence.disconnect(live, reader)
    if live.company and reader.player not in live.shown:
        live.peers.departed(live.id, reader.player)
    if live.peering.leased and not live.wants_to_own:
        await clock_checkpoints.save(live)
    live.peers.release(live)


def listen(live: LiveTable) -> None:
    """See whose connections still answer, and tell of it where that has changed."""
    live.presence.listen(live.clock.now())
    updates.tell_presence(live)
    live.refresh_presence()
