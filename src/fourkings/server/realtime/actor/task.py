"""The task of a live table: requests are answered and bots moved, one thing after the other, until the table sleeps."""

from __future__ import annotations

import asyncio
import logging
from typing import Final

from fourkings.app.models import VersionConflict
from fourkings.server.net.log_ids import Hidden
from fourkings.server.realtime.actor import clock_checkpoints, failures, log_tail, presence, waiting_room
from fourkings.server.realtime.actor.mailbox import Disconnected, Mail, Received, RemoteWrite, StatusChecked
from fourkings.server.realtime.actor.requests import HANDLERS
from fourkings.server.realtime.actor.table import LiveTable
from fourkings.table.protocol import CloseCode, Request
from fourkings.table.protocol.requests import Hello
from fourkings.table.runtime import bots, time_control, turns
from fourkings.table.runtime.commit import drop_action, drop_hints
from fourkings.table.runtime.presence import take_over
from fourkings.table.runtime.requests import answer
from fourkings.table.runtime.state import Reader
from fourkings.table.waiting_room import WaitingRoom

logger = logging.getLogger(__name__)

TRIES: Final = 20
"""How often a request is tried where others write at the same time."""


async def run(live: LiveTable) -> None:
    """Answer requests and move the bots, until nobody has been connected for a while."""
    try:
        await _find_the_clock(live)
        await _until_it_sleeps(live)
    except VersionConflict:
        logger.warning("table %s was written by another server, or deleted", Hidden("table", live.id))
    finally:
        drop_action(live)
        drop_hints(live)
        for reader in {*live.readers, *live.mailbox.close()}:
            reader.close(CloseCode.COME_BACK)


async def _find_the_clock(live: LiveTable) -> None:
    """Find how far the running clock has come, before anybody is told: as was saved, or as another server counts it now."""
    await clock_checkpoints.resume(live)
    if clock_checkpoints.runs(live) and not live.peers.alone:
        await log_tail.look(live)


async def _until_it_sleeps(live: LiveTable) -> None:
    """Do what comes, until the table sleeps or its server stops: what the running clock has run is not given back."""
    try:
        while not _may_sleep(live):
            await _one_thing(live)
    finally:
        await clock_checkpoints.save(live)


def _may_sleep(live: LiveTable) -> bool:
    idle = not live.readers and live.mailbox.empty and live.clock.now() >= live.presence.sleep_at
    return idle and not (live.owned and live.goes_on)


async def _one_thing(live: LiveTable) -> None:
    """Do the next thing in the mailbox, or what is due without one. A request in time is read before its time is over."""
    if live.pacing.pauses:
        bots.think_ahead(live)
    mail = await _next_mail(live, _due(live) if live.mailbox.empty else None)
    try:
        await (_by_itself(live) if mail is None else _read(live, mail))
    except VersionConflict:
        raise
    except Exception as error:  # noqa: BLE001  (whatever it is, nobody else at the table has to suffer for it)
        failures.take(live, mail, error)
    else:
        if mail is None:
            live.pacing.go_on()


async def _next_mail(live: LiveTable, due: float | None) -> Mail | None:
    """The next in the mailbox; None where something is due before it comes."""
    if due is None:
        return await live.mailbox.get()
    try:
        async with asyncio.timeout(max(0.0, due - live.clock.now())):
            return await live.mailbox.get()
    except TimeoutError:
        return None


async def _read(live: LiveTable, mail: Mail) -> None:
    match mail:
        case Disconnected(reader):
            await presence.disconnect(live, reader)
        case Received(reader, request, at):
            live.clock.receive(at)
            await _answer(live, reader, request)
        case RemoteWrite(0):
            await log_tail.look(live)
        case RemoteWrite(version) if version > live.version:
            await log_tail.catch_up(live)
        case StatusChecked(seen):
            await log_tail.take_in(live, seen)


async def _answer(live: LiveTable, reader: Reader, request: Request) -> None:
    """Answer a request. Where another server was quicker, it is decided again."""
    for _ in range(TRIES):
        if not isinstance(request, Hello) and reader not in live.readers:
            return
        try:
            await answer(live, reader, request, HANDLERS)
            return
        except VersionConflict:
            await _fenced(live)
    raise VersionConflict(f"table {live.id} is written too fast by others")


# --- what nobody asks for -----------------------------------------------------------------------------------------


def _due(live: LiveTable) -> float | None:
    """When something happens that nobody has to ask for; None where all wait for a person."""
    times = turns.deadlines(live)
    if live.somebody_is_awaited:
        times.append(live.presence.listen_at)
    if not live.readers and not live.moves_itself:
        times.append(live.presence.sleep_at)
    if (at := clock_checkpoints.next_save(live)) is not None:
        times.append(at)
    due = min(times, default=None)
    return due if due is None or not live.pacing.failures else max(due, live.pacing.held_until)


async def _by_itself(live: LiveTable) -> None:
    """Do what is due now, if another server has not done it already."""
    try:
        await _do_what_is_due(live)
    except VersionConflict:
        await _fenced(live)


async def _fenced(live: LiveTable) -> None:
    """Another server was quicker: read what it did."""
    if not await log_tail.catch_up(live):
        if await live.store.tables.get(live.id):
            raise VersionConflict(f"table {live.id} can not be written")
        live.close(CloseCode.NO_SUCH_TABLE)


async def _do_what_is_due(live: LiveTable) -> None:
    """Take over the seats of missing players, let time run out, save the clock; then move a bot, or deal."""
    now = live.clock.now()
    await turns.let_back(live)
    if live.somebody_is_awaited and live.presence.listen_at <= now:
        presence.listen(live)
    while live.owned and (gone := live.presence.take_gone(now)) is not None:
        await (waiting_room.change_host(live) if isinstance(live.now, WaitingRoom) else take_over(live, gone))
    if time_control.is_over(live):
        await bots.act_too_late(live)
        return
    if (at := clock_checkpoints.next_save(live)) is not None and at <= now:
        await clock_checkpoints.save(live)
    await turns.move(live)
