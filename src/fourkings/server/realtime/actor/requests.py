"""The handlers of all requests to a table: those that work without a server, too, and those that need other people."""

from dataclasses import replace
from types import MappingProxyType
from typing import Final

from fourkings.app.models import VersionConflict
from fourkings.server.realtime import new_tables
from fourkings.server.realtime.actor import chat, waiting_room
from fourkings.server.realtime.actor.table import LiveTable
from fourkings.table import match
from fourkings.table.match import Table
from fourkings.table.protocol import requests as wire
from fourkings.table.runtime import presence, requests, updates
from fourkings.table.runtime.readers import Reader
from fourkings.table.runtime.refusals import not_granted
from fourkings.table.runtime.requests import Handler, Handlers
from fourkings.table.waiting_room import Guest, Place


async def hello(table: LiveTable, reader: Reader, request: wire.Hello) -> None:
    """Admit a client and send what it missed; notify other servers if its person was not connected here before."""
    new = reader.player not in table.shown
    if request.since:
        known = request.since == table.version or table.history.since(request.since)
        table.metrics.resyncs.labels("updates" if known else "whole").inc()
    first = await presence.let_in(table, reader, request.since)
    if new and table.company:
        table.peers.arrived(table.id, reader.player)
    await chat.send_all(table, reader)
    presence.settle(table, reader, first)
    if table.wants_to_own:
        await table.peers.claim(table)


async def take_seat(table: LiveTable, reader: Reader, request: wire.TakeSeat) -> None:
    """Let a spectator take the seat of a bot in the middle of a match, and add the table to their list of tables."""
    event = match.take_seat(table.match_state, reader.player, request.seat)
    await table.store.tables.add_player(table.id, reader.player)
    await updates.learn_names(table, [reader.player])
    try:
        await requests.grant(table, reader, request, event)
    except VersionConflict:  # another server was quicker, perhaps with the same seat
        await table.store.tables.remove_player(table.id, reader.player)
        raise


async def ask_rematch(table: LiveTable, reader: Reader, request: wire.AskRematch) -> None:
    """Create another table for the same people to play again, and send all of them its id."""
    table.seat(reader)
    if match.rematch(table.match_state, reader.player, "") is None:
        updates.send_snapshot(table, reader)
        return
    if await table.store.moderation.until("bar", reader.player, table.clock.wall()):
        raise not_granted("unavailable", "barred")
    other = await _create_rematch(table, table.match_state, reader.player)
    try:
        await requests.grant(table, reader, request, match.rematch(table.match_state, reader.player, other))
    except VersionConflict:  # somebody else was quicker, and all go on at their table
        await table.store.tables.delete(other)
        raise


async def _create_rematch(table: LiveTable, state: Table, player: str) -> str:
    """Return the id of a new waiting room with the same people, seats and guest numbers.

    Its host is the same, or `player`, who asks for it, if that one isn't connected.
    """
    guests = tuple(
        Guest(person.guest, person.player)
        for person in state.participants
        if person.player is not None and person.guest is not None
    )
    seated = map(state.participant, range(4))
    places: tuple[Place, ...] = tuple(person.bot if person.guest is None else person.guest for person in seated)
    numbers = {guest.player: guest.number for guest in guests}
    before = state.numbered_players.get(-1 if state.host is None else state.host)
    host = numbers[before if before in numbers and table.presence.includes(before) else player]
    conditions = replace(state.conditions, sealed=False, arranged=False)  # no other table plays its deals
    return await new_tables.create_waiting_room(
        table.store, state.rules, conditions, guests, places, host, table.pacing.pace, previous=table.id
    )


HANDLERS: Final[Handlers] = MappingProxyType(
    {
        **requests.HANDLERS,
        wire.Hello: Handler(hello, once=False),
        # Before the match.
        **dict.fromkeys(requests.ROOM_COMMANDS, Handler(requests.decide)),
        wire.Join: Handler(waiting_room.join),
        wire.SeatBot: Handler(waiting_room.seat_bot),
        wire.Kick: Handler(waiting_room.kick),
        wire.Configure: Handler(waiting_room.configure),
        wire.Depart: Handler(waiting_room.depart),
        wire.StartMatch: Handler(waiting_room.start_match),
        # In the match.
        wire.AskRematch: Handler(ask_rematch),
        wire.TakeSeat: Handler(take_seat),
        # Beside the log: the store of the chat remembers which requests it has granted.
        wire.Say: Handler(chat.say, once=False),
        wire.SayPhrase: Handler(chat.say_phrase, once=False),
        wire.Unsay: Handler(chat.unsay, once=False),
    }
)
"""The handler of every type of request."""
