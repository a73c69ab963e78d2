"""Requests about a person's seat: to step away, to come back, for a stand-in, and for a rematch at another table."""

from __future__ import annotations

from fourkings.players.bots import BOTS
from fourkings.server.play import new_tables
from fourkings.server.play.live import time_control, updates
from fourkings.server.play.live.commit import commit
from fourkings.server.play.live.refusals import not_granted
from fourkings.server.play.live.state import Reader
from fourkings.server.play.live.table import LiveTable
from fourkings.server.store import Fenced, GrantedRequest
from fourkings.table import state as table
from fourkings.table.gathering import Guest, Place
from fourkings.table.messages import CloseCode
from fourkings.table.messages.requests import AskRematch, ChooseStandIn, ComeBack, CoverSeat, SeatRequest, StepAway
from fourkings.table.state import MatchFact, Table


async def step_away(live: LiveTable, reader: Reader, request: StepAway) -> None:
    """Let one's stand-in play on, until one comes back."""
    live.seat(reader)
    fact = table.leave(live.table, reader.player, by_choice=True)
    await _grant(live, reader, request, fact and time_control.leave_with_cost(live, fact))


async def come_back(live: LiveTable, reader: Reader, request: ComeBack) -> None:
    """Play oneself again."""
    live.seat(reader)
    await _grant(live, reader, request, table.come_back(live.table, reader.player))


async def choose_stand_in(live: LiveTable, reader: Reader, request: ChooseStandIn) -> None:
    """Choose the bot that plays while one is away."""
    live.seat(reader)
    if request.bot not in BOTS:
        raise not_granted("unavailable", "unknown-bot")
    await _grant(live, reader, request, table.choose_stand_in(live.table, reader.player, request.bot))


async def let_bot_play(live: LiveTable, reader: Reader, request: CoverSeat) -> None:
    """Let the stand-in of somebody who is missed play before the table's grace is over."""
    live.seat(reader)
    player = live.table.chair(request.seat).player
    if player is None or live.grace_of_players is None:
        raise not_granted("unavailable", "nobody-missed", "GEN-12")
    if live.presence.includes(player):
        raise not_granted("unavailable", "still-here", "GEN-12")
    fact = table.leave(live.table, player)
    await _grant(live, reader, request, fact and time_control.leave_with_cost(live, fact))
    # Whoever is there after all comes anew, and has the seat back.
    live.readers.dismiss(player, CloseCode.COME_BACK)


async def ask_rematch(live: LiveTable, reader: Reader, request: AskRematch) -> None:
    """Open another table for the same people, and tell all of them where it is."""
    live.seat(reader)
    if table.rematch(live.table, reader.player, "") is None:
        updates.send_snapshot(live, reader)
        return
    if await live.store.moderation.barred(reader.player, live.clock.wall()):
        raise not_granted("unavailable", "barred")
    other = await _same_people(live, live.table, reader.player)
    try:
        await _grant(live, reader, request, table.rematch(live.table, reader.player, other))
    except Fenced:  # somebody else was quicker, and their table is the one to go on at
        await live.store.tables.delete(other)
        raise


async def _grant(
    live: LiveTable,
    reader: Reader,
    request: SeatRequest,
    fact: MatchFact | None,
) -> None:
    """Commit the fact; where there is none, all is as was asked already, and the reader is shown it."""
    if fact is None:
        updates.send_snapshot(live, reader)
    else:
        await commit(live, fact, GrantedRequest(reader.player, request.id, 0))


async def _same_people(live: LiveTable, now: Table, player: str) -> str:
    """A new table for the same people, seated as they sat and with their numbers; `player` is its host."""
    guests = tuple(
        Guest(chair.guest, chair.player) for chair in now.chairs if chair.player is not None and chair.guest is not None
    )
    places: tuple[Place, ...] = tuple(_place(now, seat) for seat in range(4))
    host = next(guest.number for guest in guests if guest.player == player)
    return await new_tables.create_gathering(
        live.store, now.rules, now.conditions, guests, places, host, live.pacing.pace, previous=live.id
    )


def _place(now: Table, seat: int) -> Place:
    chair = now.chair(seat)
    return chair.bot if chair.guest is None else chair.guest
