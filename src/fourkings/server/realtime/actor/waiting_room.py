"""Requests in the waiting room: for places and bots, by the host, and for the start of the match."""

from fourkings.app.shared.entrants import named, participant_in
from fourkings.bots import BOTS
from fourkings.rulebook.game import Rules
from fourkings.rulebook.games import UnknownGame, find, rules
from fourkings.rulebook.match import deal_from_secret
from fourkings.rulebook.options import OptionError
from fourkings.server.realtime.actor.table import LiveTable
from fourkings.table import waiting_room
from fourkings.table.match import Deal, Opening
from fourkings.table.protocol import CloseCode
from fourkings.table.protocol.requests import Configure, Depart, Join, Kick, SeatBot, StartMatch
from fourkings.table.runtime import requests, updates
from fourkings.table.runtime.commit import commit
from fourkings.table.runtime.readers import Reader
from fourkings.table.runtime.refusals import not_granted
from fourkings.table.runtime.state import GrantedRequest
from fourkings.table.waiting_room import Conditions, TimeControl, WaitingRoom


def _room(table: LiveTable) -> WaitingRoom:
    """Return the waiting room; raise `NotGranted` once the match is open."""
    if isinstance(table.state, WaitingRoom):
        return table.state
    raise not_granted("unavailable", "match-open")


async def join(table: LiveTable, reader: Reader, request: Join) -> None:
    """Make a person a guest of the table, and add the table to their list."""
    event = waiting_room.join(_room(table), reader.player)
    if event is not None:
        await table.store.tables.add_player(table.id, reader.player)
        await updates.learn_names(table, [reader.player])
    await requests.grant(table, reader, request, event)


async def seat_bot(table: LiveTable, reader: Reader, request: SeatBot) -> None:
    """Give a place to the requested bot, or free it if the request names none."""
    room = _room(table)
    if request.bot is not None and request.bot not in BOTS:
        raise not_granted("unavailable", "unknown-bot")
    event = waiting_room.seat_bot(room, reader.player, request.place, request.bot, table.presence.includes)
    await requests.grant(table, reader, request, event)


async def kick(table: LiveTable, reader: Reader, request: Kick) -> None:
    """Remove a guest from the table at the host's request."""
    await _grant_departure(table, reader, request, waiting_room.kick(_room(table), reader.player, request.guest))


async def depart(table: LiveTable, reader: Reader, request: Depart) -> None:
    """Let a guest leave the table; delete the table if nobody is left."""
    event = waiting_room.depart(_room(table), reader.player)
    await _grant_departure(table, reader, request, event)
    if event is not None and isinstance(table.state, WaitingRoom) and not table.state.guests:
        await table.store.tables.delete(table.id)
        table.close(CloseCode.NO_SUCH_TABLE)


async def configure(table: LiveTable, reader: Reader, request: Configure) -> None:
    """Set the game, its rules and the conditions of the table."""
    event = waiting_room.configure(_room(table), reader.player, *_parse_configuration(request))
    await requests.grant(table, reader, request, event)
    if event is not None:
        await table.store.tables.set_game(table.id, event.rules.game.ID, event.rules.preset)


async def start_match(table: LiveTable, reader: Reader, request: StartMatch) -> None:
    """Open the match and deal. Guests without a seat become spectators, or are sent away if none are allowed."""
    room = _room(table)
    waiting_room.check_start(room, reader.player)
    opened = waiting_room.draw_opening(room, table.secret)
    chairs = named(room.rules, [participant_in(room, place) for place in range(4)], opened)
    for guest in room.guests:
        if guest.number not in room.places:
            await table.store.tables.remove_player(table.id, guest.player)
    granted = GrantedRequest(reader.player, request.id, 0)
    await commit(table, Opening(room.rules, chairs, opened, room.contributions), granted)
    match = deal_from_secret(table.match_state.match, table.secret, table.match_state.contributions)
    await commit(table, Deal(match.state.deal.dealt))


async def _grant_departure(
    table: LiveTable, reader: Reader, request: Kick | Depart, event: waiting_room.Kick | waiting_room.Depart | None
) -> None:
    if event is not None and (guest := _room(table).guest_by_number(event.guest)):
        await table.store.tables.remove_player(table.id, guest.player)
    await requests.grant(table, reader, request, event)


def _parse_configuration(request: Configure) -> tuple[Rules, Conditions]:
    """Return the rules and conditions of a request; raise `NotGranted` for an unknown game, option or bot."""
    try:
        chosen = rules(find(request.game), request.preset, request.options)
    except (UnknownGame, OptionError):
        raise not_granted("unavailable", "no-such-rules") from None
    if request.stand_in not in BOTS:
        raise not_granted("unavailable", "unknown-bot")
    clock = TimeControl(request.clock.bank, request.clock.increment, request.clock.days) if request.clock else None
    return chosen, Conditions(
        request.seats, request.watch, request.chat, request.stand_in, clock, request.hints, request.mirror
    )
