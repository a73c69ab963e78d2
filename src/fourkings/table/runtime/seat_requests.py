"""Requests about a person's seat: to step away, to come back, and for a stand-in."""

from __future__ import annotations

from fourkings.bots import BOTS
from fourkings.table import match as table
from fourkings.table.match import LogEvent
from fourkings.table.protocol import CloseCode
from fourkings.table.protocol.requests import ChooseStandIn, ComeBack, CoverSeat, HostRequest, SeatRequest, StepAway
from fourkings.table.runtime import time_control, updates
from fourkings.table.runtime.commit import commit
from fourkings.table.runtime.refusals import not_granted
from fourkings.table.runtime.state import GrantedRequest, Reader
from fourkings.table.runtime.table import LocalTable


async def step_away(live: LocalTable, reader: Reader, request: StepAway) -> None:
    """Let one's stand-in play on, until one comes back."""
    live.seat(reader)
    fact = table.leave(live.match_state, reader.player, by_choice=True)
    await grant(live, reader, request, fact and time_control.leave_with_cost(live, fact))


async def come_back(live: LocalTable, reader: Reader, request: ComeBack) -> None:
    """Play oneself again."""
    live.seat(reader)
    await grant(live, reader, request, table.come_back(live.match_state, reader.player))


async def choose_stand_in(live: LocalTable, reader: Reader, request: ChooseStandIn) -> None:
    """Choose the bot that plays while one is away."""
    live.seat(reader)
    if request.bot not in BOTS:
        raise not_granted("unavailable", "unknown-bot")
    await grant(live, reader, request, table.choose_stand_in(live.match_state, reader.player, request.bot))


async def let_bot_play(live: LocalTable, reader: Reader, request: CoverSeat) -> None:
    """Let the stand-in of somebody who is missed play before the table's grace is over."""
    live.seat(reader)
    player = live.match_state.participant(request.seat).player
    if player is None or live.grace_of_players is None:
        raise not_granted("unavailable", "nobody-missed", "GEN-12")
    if live.presence.includes(player):
        raise not_granted("unavailable", "still-here", "GEN-12")
    fact = table.leave(live.match_state, player)
    await grant(live, reader, request, fact and time_control.leave_with_cost(live, fact))
    # Whoever is there after all comes again, and has the seat back.
    live.readers.dismiss(player, CloseCode.COME_BACK)


async def grant(
    live: LocalTable,
    reader: Reader,
    request: SeatRequest | HostRequest,
    fact: LogEvent | None,
) -> None:
    """Commit the fact; where there is none, all is as was asked already, and the reader is shown it."""
    if fact is None:
        updates.send_snapshot(live, reader)
    else:
        await commit(live, fact, GrantedRequest(reader.player, request.id, 0))
