"""Requests before the match: for a place, for bots, the host's own, and for the start."""

from __future__ import annotations

from fourkings.app.shared.entrants import chair_of
from fourkings.bots import BOTS
from fourkings.rulebook.game import Rules
from fourkings.rulebook.games import UnknownGame, find, rules
from fourkings.rulebook.match import deal_from_secret
from fourkings.rulebook.options import OptionError
from fourkings.server.realtime.actor.table import LiveTable
from fourkings.table import waiting_room
from fourkings.table.match import Deal, Opening
from fourkings.table.protocol import CloseCode
from fourkings.table.protocol.requests import (
    Admit,
    Configure,
    Contribute,
    Depart,
    GatheringRequest,
    HandOver,
    Join,
    Kick,
    SeatBot,
    Sit,
    StartMatch,
    SwapPlaces,
)
from fourkings.table.runtime import host_requests, names, updates
from fourkings.table.runtime.commit import commit
from fourkings.table.runtime.refusals import not_granted
from fourkings.table.runtime.state import GrantedRequest, Reader
from fourkings.table.waiting_room import Conditions, TimeControl, WaitingRoom, WaitingRoomEvent


def _gathering(live: LiveTable) -> WaitingRoom:
    """The table while people gather; `NotGranted` once the match is open."""
    if isinstance(live.now, WaitingRoom):
        return live.now
    raise not_granted("unavailable", "match-open")


async def join(live: LiveTable, reader: Reader, request: Join) -> None:
    """Become a guest of the table."""
    fact = waiting_room.join(_gathering(live), reader.player)
    if fact is not None:
        await live.store.tables.add_player(live.id, reader.player)
        await names.learn(live, [reader.player])
    await _grant(live, reader, request, fact)


async def sit(live: LiveTable, reader: Reader, request: Sit) -> None:
    """Take a place, or leave one's own."""
    await _grant(live, reader, request, waiting_room.sit(_gathering(live), reader.player, request.place))


async def seat_bot(live: LiveTable, reader: Reader, request: SeatBot) -> None:
    """Give a place to a bot, or free it."""
    now = _gathering(live)
    if request.bot is not None and request.bot not in BOTS:
        raise not_granted("unavailable", "unknown-bot")
    fact = waiting_room.seat_bot(now, reader.player, request.place, request.bot, live.presence.includes)
    await _grant(live, reader, request, fact)


async def swap_places(live: LiveTable, reader: Reader, request: SwapPlaces) -> None:
    """Let the holders of two places change them."""
    await _grant(live, reader, request, waiting_room.swap(_gathering(live), reader.player, request.place, request.other))


async def kick(live: LiveTable, reader: Reader, request: Kick) -> None:
    """Send a guest away."""
    now = _gathering(live)
    await _grant_departure(live, reader, request, waiting_room.kick(now, reader.player, request.guest))


async def admit(live: LiveTable, reader: Reader, request: Admit) -> None:
    """Let a guest who was sent away come back."""
    await _grant(live, reader, request, waiting_room.admit(_gathering(live), reader.player, request.guest))


async def hand_over(live: LiveTable, reader: Reader, request: HandOver) -> None:
    """Make another guest the host, or in the match another player."""
    if isinstance(live.now, WaitingRoom):
        await _grant(live, reader, request, waiting_room.hand_over(live.now, reader.player, request.guest))
    else:
        await host_requests.hand_over(live, reader, request)


async def depart(live: LiveTable, reader: Reader, request: Depart) -> None:
    """Be a guest no more. A table that all have left is deleted."""
    fact = waiting_room.depart(_gathering(live), reader.player)
    await _grant_departure(live, reader, request, fact)
    if fact is not None and isinstance(live.now, WaitingRoom) and not live.now.guests:
        await live.store.tables.delete(live.id)
        live.close(CloseCode.NO_SUCH_TABLE)


async def configure(live: LiveTable, reader: Reader, request: Configure) -> None:
    """Lay down the game, its rules and the conditions of the table."""
    fact = waiting_room.configure(_gathering(live), reader.player, *_wanted(request))
    await _grant(live, reader, request, fact)
    if fact is not None:
        await live.store.tables.set_game(live.id, fact.rules.game.ID, fact.rules.preset)


async def contribute(live: LiveTable, reader: Reader, request: Contribute) -> None:
    """Add to the shuffle."""
    contribution = bytes.fromhex(request.contribution)
    await _grant(live, reader, request, waiting_room.contribute(_gathering(live), reader.player, contribution))


async def start_match(live: LiveTable, reader: Reader, request: StartMatch) -> None:
    """Open the match and deal. A guest without a seat looks on from now on, or is sent away where nobody may."""
    now = _gathering(live)
    waiting_room.check_start(now, reader.player)
    opened = waiting_room.draw_opening(now, live.secret)
    chairs = tuple(chair_of(now, place) for place in range(4))
    for guest in now.guests:
        if guest.number not in now.places:
            await live.store.tables.remove_player(live.id, guest.player)
    granted = GrantedRequest(reader.player, request.id, 0)
    await commit(live, Opening(now.rules, chairs, opened, now.contributions), granted)
    match = deal_from_secret(live.table.match, live.secret, live.table.contributions)
    await commit(live, Deal(match.state.deal.dealt))


async def change_host(live: LiveTable) -> None:
    """Make the next guest who is present the host, where the host has been away for too long."""
    if isinstance(live.now, WaitingRoom) and (fact := waiting_room.change_host(live.now, live.presence.includes)):
        await commit(live, fact)


async def _grant(
    live: LiveTable, reader: Reader, request: GatheringRequest | HandOver, fact: WaitingRoomEvent | None
) -> None:
    """Commit the fact; where there is none, all is as was asked already, and the reader is shown it."""
    if fact is None:
        reader.send(updates.gathering_text(live, _gathering(live), reader.player, answers=request.id))
    else:
        await commit(live, fact, GrantedRequest(reader.player, request.id, 0))


async def _grant_departure(
    live: LiveTable, reader: Reader, request: Kick | Depart, fact: waiting_room.Kick | waiting_room.Depart | None
) -> None:
    if fact is not None and (guest := _gathering(live).guest_by_number(fact.guest)):
        await live.store.tables.remove_player(live.id, guest.player)
    await _grant(live, reader, request, fact)


def _wanted(request: Configure) -> tuple[Rules, Conditions]:
    """The rules and conditions that a host lays down; `NotGranted` where there are none such."""
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
