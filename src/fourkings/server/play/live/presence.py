"""Arrivals at a table and departures from it."""

from __future__ import annotations

from fourkings.rulebook.cards import Seat
from fourkings.server.play.live import chat, clock_checkpoints, names, time_control, updates
from fourkings.server.play.live.commit import commit
from fourkings.server.play.live.refusals import not_granted
from fourkings.server.play.live.state import Reader
from fourkings.server.play.live.table import LiveTable
from fourkings.table import state as table
from fourkings.table.messages.requests import Hello, Ping
from fourkings.table.messages.updates import Pong
from fourkings.table.state import Table, TableState


async def hello(live: LiveTable, reader: Reader, request: Hello) -> None:
    """Let a reader in, and send what they missed, where that is little; then a snapshot of the whole table."""
    seat = _seat_of(live.now, reader.player)
    await names.learn(live)
    attended = live.readers.anyone_seated
    if seat is not None and not live.table.chair(seat).away_by_choice:
        await come_back(live, reader.player)
    missed, known = live.history.since(request.since), request.since == live.version
    if request.since:
        live.metrics.resyncs.labels("updates" if known or missed else "whole").inc()
    for change in missed:
        reader.send(updates.event_text(live, change, seat, change.answers(reader)))
    _let_in(live, reader, seat)
    updates.send_snapshot(live, reader)
    await chat.send_all(live, reader)
    updates.tell_presence(live, reader, reader.player)
    if seat is not None and not attended:
        live.pacing.look_again(live.table, live.clock.now())
    live.look_around()
    if live.wants_to_own:
        await live.peers.claim(live)


async def ping(live: LiveTable, reader: Reader, request: Ping) -> None:
    """Answer that the table is awake, and at which version."""
    live.send(reader, Pong(version=live.version))


async def come_back(live: LiveTable, player: str) -> None:
    """Give a player's seat back to them, if a stand-in has it."""
    if fact := table.come_back(live.table, player):
        await commit(live, fact)


def _let_in(live: LiveTable, reader: Reader, seat: Seat | None) -> None:
    """Count the reader among those of the table; other servers are told of a person who was not here before."""
    new = reader.player not in live.shown
    live.readers.add(reader, seat)
    if new and live.company:
        live.peers.arrived(live.id, reader.player)


def _seat_of(now: TableState, player: str) -> Seat | None:
    """The seat of a person who comes; `NotGranted` where they may not."""
    if now.closed:
        raise not_granted("closed", "table-closed")
    if player in now.kicked:
        raise not_granted("closed", "kicked")
    seat = now.seat_of(player) if isinstance(now, Table) else None
    if isinstance(now, Table) and seat is None and now.conditions.watch == "nobody":
        raise not_granted("closed", "no-watching")
    return seat


async def part(live: LiveTable, reader: Reader) -> None:
    """A connection is closed: its player's seat waits for the table's grace, and for good where they play alone."""
    live.readers.remove(reader)
    live.thoughts.drop_hints(reader)
    live.presence.idle_from(live.clock.now())
    if live.company and reader.player not in live.shown:
        live.peers.departed(live.id, reader.player)
    if not live.presence.includes(reader.player):
        updates.tell_presence(live, who=reader.player)
    live.look_around()
    if live.peering.leased and not live.wants_to_own:
        await clock_checkpoints.save(live)
    live.peers.release(live)


def listen(live: LiveTable) -> None:
    """See whose connections still answer, and tell of it where that has changed."""
    live.presence.listen(live.clock.now())
    updates.tell_presence(live)
    live.look_around()


async def take_over(live: LiveTable, player: str) -> None:
    """A player of the match has been missed for the table's grace: their stand-in plays on."""
    if live.table.seat_of(player) is not None and (fact := table.leave(live.table, player)):
        live.clock.receive(live.clock.now())
        await commit(live, time_control.leave_with_cost(live, fact))
