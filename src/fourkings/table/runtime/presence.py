"""Arrivals at a table and departures from it, as far as a table alone is concerned."""

from __future__ import annotations

from fourkings.rulebook.cards import Seat
from fourkings.table import match as table
from fourkings.table.match import Table, TableState
from fourkings.table.protocol.requests import Hello, Ping
from fourkings.table.protocol.updates import Pong
from fourkings.table.runtime import names, next_deal, time_control, updates
from fourkings.table.runtime.commit import commit, drop_hints
from fourkings.table.runtime.refusals import not_granted
from fourkings.table.runtime.state import Reader
from fourkings.table.runtime.table import LocalTable
from fourkings.table.waiting_room import WaitingRoom


async def hello(live: LocalTable, reader: Reader, request: Hello) -> None:
    """Let a reader in, and go on."""
    settle(live, reader, await let_in(live, reader, request.since))


async def let_in(live: LocalTable, reader: Reader, since: int) -> bool:
    """Let a reader in, and send what they missed, where that is little; then a snapshot of the whole table.

    True where a player is the first of them here: bots give them a moment.
    """
    seat = seat_of(live.state, reader.player)
    await names.learn(live)
    first = seat is not None and not live.readers.anyone_seated
    if seat is not None and not live.match_state.participant(seat).away_by_choice:
        await come_back(live, reader.player)
    for change in live.history.since(since):
        reader.send(updates.event_text(live, change, seat, change.answers(reader)))
    live.readers.add(reader, seat)
    updates.send_snapshot(live, reader)
    return first


def settle(live: LocalTable, reader: Reader, first: bool) -> None:
    """Show the others who has come, and see who is missed now."""
    updates.tell_presence(live, reader, reader.player)
    if live.waits_for_ready and live.readiness.ready:
        next_deal.tell_one(live, reader)
    if first:
        live.pacing.look_again(live.match_state, live.clock.now())
    live.refresh_presence()


async def ping(live: LocalTable, reader: Reader, request: Ping) -> None:
    """Answer that the table is awake, and at which version."""
    live.send(reader, Pong(version=live.version))


async def come_back(live: LocalTable, player: str) -> None:
    """Give a player's seat back to them, if a stand-in has it."""
    if fact := table.come_back(live.match_state, player):
        await commit(live, fact)


def seat_of(now: TableState, player: str) -> Seat | None:
    """The seat of a person who comes; `NotGranted` where they may not."""
    if now.closed:
        raise not_granted("closed", "table-closed")
    if player in now.kicked:
        raise not_granted("closed", "kicked")
    seat = now.seat_of(player) if isinstance(now, Table) else None
    if isinstance(now, Table) and seat is None and now.conditions.watch == "nobody":
        raise not_granted("closed", "no-watching")
    return seat


def disconnect(live: LocalTable, reader: Reader) -> None:
    """A connection is closed: its player's seat waits for the table's grace, and for good where they play alone."""
    live.readers.remove(reader)
    drop_hints(live, reader)
    live.presence.idle_from(live.clock.now())
    if not live.presence.includes(reader.player):
        updates.tell_presence(live, who=reader.player)
    live.refresh_presence()


async def take_over(live: LocalTable, player: str) -> None:
    """A player of the match has been missed for the table's grace: their stand-in plays on, and the next player is host.

    In a pause nobody has to act, and only the host is missed.
    """
    if live.match_state.seat_of(player) is None:
        return
    if not live.match_state.paused and (fact := table.leave(live.match_state, player)):
        live.clock.receive(live.clock.now())
        await commit(live, time_control.leave_with_cost(live, fact))
    if changed := table.change_host(live.match_state, live.presence.includes):
        await commit(live, changed)


def returned(live: LocalTable) -> list[str]:
    """Players who are connected while their stand-ins play: they came as another host let them go, in the same moment."""
    now = live.state
    if isinstance(now, WaitingRoom) or now.match.result or not any(chair.away for chair in now.participants):
        return []
    seats = {reader.player: seat for reader, seat in live.readers.seats.items() if seat is not None}
    return [
        player for player, seat in seats.items() if now.participant(seat).away and not now.participant(seat).away_by_choice
    ]
