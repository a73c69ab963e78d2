"""Arrivals at a table and departures from it."""

from fourkings.rulebook.cards import Seat
from fourkings.table import match
from fourkings.table.match import Table, TableState
from fourkings.table.protocol.requests import Hello, Ping
from fourkings.table.protocol.updates import Pong
from fourkings.table.runtime import time_control, updates
from fourkings.table.runtime.commit import commit, drop_hints
from fourkings.table.runtime.readers import Reader
from fourkings.table.runtime.refusals import not_granted
from fourkings.table.runtime.table import LocalTable
from fourkings.table.waiting_room import HostChanged, WaitingRoom


async def hello(table: LocalTable, reader: Reader, request: Hello) -> None:
    """Answer the first message of a connection: let the reader in, and show the others who has come."""
    settle(table, reader, await let_in(table, reader, request.since))


async def let_in(table: LocalTable, reader: Reader, since: int) -> bool:
    """Send a reader what they missed since a version, if little, and a snapshot; give them back a seat from the stand-in.

    Return True for the first player here.
    """
    seat = seat_of(table.state, reader.player)
    await updates.learn_names(table, {*table.state.people, reader.player})
    first = seat is not None and not table.readers.anyone_seated
    if seat is not None and not table.match_state.participant(seat).away_by_choice:
        await come_back(table, reader.player)
    await give_back_host(table, reader.player)
    for change in table.history.since(since):
        reader.send(updates.event_text(table, change, seat, change.answers(reader)))
    table.readers.add(reader, seat)
    updates.send_snapshot(table, reader)
    return first


def settle(table: LocalTable, reader: Reader, first: bool) -> None:
    """Show the others who has come, and update who is missed; `first`: bots pause for the first player who comes."""
    updates.tell_presence(table, reader, reader.player)
    if table.waits_for_ready and table.readiness.ready:
        reader.send(updates.ready_text(table))
    if first:
        table.pacing.look_again(table.match_state, table.clock.now())
    table.refresh_presence()


async def ping(table: LocalTable, reader: Reader, request: Ping) -> None:
    """Answer a ping: the table is awake, and at which version it is."""
    table.send(reader, Pong(version=table.version))


async def come_back(table: LocalTable, player: str) -> None:
    """Give a player's seat back to them, if a stand-in has it."""
    if event := match.come_back(table.match_state, player):
        await commit(table, event)


def seat_of(state: TableState, player: str) -> Seat | None:
    """Return the seat of a person who comes; raise `NotGranted` if they may not."""
    if state.closed:
        raise not_granted("closed", "table-closed")
    if player in state.kicked:
        raise not_granted("closed", "kicked")
    seat = state.seat_of(player) if isinstance(state, Table) else None
    if isinstance(state, Table) and seat is None and state.conditions.watch == "nobody":
        raise not_granted("closed", "no-watching")
    return seat


def disconnect(table: LocalTable, reader: Reader) -> None:
    """Remove a reader whose connection is closed.

    Their stand-in plays after the table's grace, or never if they play alone.
    """
    table.readers.remove(reader)
    drop_hints(table, reader)
    table.presence.idle_from(table.clock.now())
    if not table.presence.includes(reader.player):
        updates.tell_presence(table, who=reader.player)
    table.refresh_presence()


async def take_over(table: LocalTable, player: str) -> None:
    """Let the stand-in play for a player who was missed for longer than the table's grace, and make the next person host.

    Before the match, and in a pause, nobody has to act, and only the host is missed.
    """
    state = table.state
    if isinstance(state, Table):
        if state.seat_of(player) is None:
            return
        if not state.paused and (event := match.leave(state, player)):
            table.clock.receive(table.clock.now())
            await commit(table, time_control.with_cost(table, event))
    if changed := match.change_host(table.state, table.presence.includes):
        table.presence.lend_host(table.state.host, changed.guest)
        await commit(table, changed)


async def give_back_host(table: LocalTable, player: str) -> None:
    """Make a player host again who lost that role only because they were gone, unless it was handed on since."""
    state, lender = table.state, table.presence.host_lender
    if lender is None or state.numbered_players.get(lender) != player:
        return
    if table.presence.end_host_loan() == state.host and not state.over:
        await commit(table, HostChanged(lender))


def returned(table: LocalTable) -> list[str]:
    """Return players who are connected although their stand-ins play: they came just as another server let those begin."""
    state = table.state
    if isinstance(state, WaitingRoom) or state.match.result or not any(person.away for person in state.participants):
        return []
    players = {reader.player: seat for reader, seat in table.readers.seats.items() if seat is not None}
    seated = [(player, state.participant(seat)) for player, seat in players.items()]
    return [player for player, person in seated if person.away and not person.away_by_choice]
