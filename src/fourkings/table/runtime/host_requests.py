"""Requests of the host of a match: to hand the table over, to pause it, to add time, to let latecomers in."""

from __future__ import annotations

from fourkings.table import match as table
from fourkings.table.protocol.requests import AddTime, HandOver, OpenSeats, Pause, Resume
from fourkings.table.runtime import time_control
from fourkings.table.runtime.seat_requests import grant
from fourkings.table.runtime.state import Reader
from fourkings.table.runtime.table import LocalTable


async def hand_over(live: LocalTable, reader: Reader, request: HandOver) -> None:
    """Make another player the host."""
    await grant(live, reader, request, table.hand_over(live.match_state, reader.player, request.guest))


async def pause(live: LocalTable, reader: Reader, request: Pause) -> None:
    """Let nobody act, and no clock run, until the match is resumed."""
    fact = table.pause(live.match_state, reader.player)
    await grant(live, reader, request, fact and time_control.pause_with_cost(live, fact))


async def resume(live: LocalTable, reader: Reader, request: Resume) -> None:
    """Let the match go on."""
    await grant(live, reader, request, table.resume(live.match_state, reader.player))


async def add_time(live: LocalTable, reader: Reader, request: AddTime) -> None:
    """Add time to the bank of a seat, or to all."""
    await grant(live, reader, request, table.add_time(live.match_state, reader.player, request.seat, request.seconds))


async def open_seats(live: LocalTable, reader: Reader, request: OpenSeats) -> None:
    """Let latecomers take the seats of bots, or not any more."""
    await grant(live, reader, request, table.open_seats(live.match_state, reader.player, request.open))
