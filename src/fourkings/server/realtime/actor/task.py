"""The task of a live table: it answers requests and moves bots, one thing after the other, until the table sleeps."""

import logging
from typing import Final

from sqlalchemy.exc import SQLAlchemyError

from fourkings.app.models import VersionConflict
from fourkings.server.net.logs import Hidden, OncePerMinute
from fourkings.server.realtime.actor import sync
from fourkings.server.realtime.actor.requests import HANDLERS
from fourkings.server.realtime.actor.state import Disconnected, HintReady, Mail, Received, RemoteWrite, StatusChecked
from fourkings.server.realtime.actor.table import LiveTable
from fourkings.server.realtime.append import append
from fourkings.table.protocol import CloseCode, Request
from fourkings.table.protocol.requests import Hello
from fourkings.table.runtime import presence, requests, time_control, turns, updates
from fourkings.table.runtime.commit import drop_action, drop_hints
from fourkings.table.runtime.readers import Reader
from fourkings.table.runtime.refusals import not_granted, refusal
from fourkings.table.runtime.requests import answer, refuse

logger = logging.getLogger(__name__)
failures = logging.getLogger(f"{__name__}.failures")
failures.addFilter(OncePerMinute())

MAX_FAILURES: Final = 4
"""Failures in a row of what is due by itself, after which the table is replayed from its log."""


async def run(table: LiveTable) -> None:
    """Serve a table until nobody has been connected for a while."""
    try:
        await sync.resume_clock(table)
        if sync.clock_runs(table) and not table.peers.alone:
            await sync.check_status(table)  # another server may count the clock
        try:
            while not _may_sleep(table):
                await _step(table)
        finally:
            await sync.save_clock(table)
    except VersionConflict:
        logger.warning("table %s was written by another server, or deleted", Hidden("table", table.id))
    finally:
        drop_action(table)
        drop_hints(table)
        for reader in {*table.readers, *table.mailbox.close()}:
            reader.close(CloseCode.COME_BACK)


def _may_sleep(table: LiveTable) -> bool:
    idle = not table.readers and table.mailbox.empty and table.clock.now() >= table.presence.sleep_at
    return idle and not (table.owned and table.goes_on)


async def _step(table: LiveTable) -> None:
    """Handle the next mail; without any, do what is due. So a request that came in time is read before time is up."""
    moves_itself = table.moves_itself
    if moves_itself and table.pacing.pauses:
        turns.think_ahead(table)
    mail = await _next_mail(table, _next_due(table, moves_itself) if table.mailbox.empty else None)
    try:
        await (_act_if_due(table) if mail is None else _handle(table, mail))
    except VersionConflict:
        raise
    except Exception as error:  # noqa: BLE001  (whatever it is, nobody else at the table has to suffer for it)
        _contain(table, mail, error)
    else:
        if mail is None:
            table.pacing.go_on()


async def _next_mail(table: LiveTable, due: float | None) -> Mail | None:
    """Wait for the next mail; return None if something else is due (by the table's clock) before it comes."""
    return await table.mailbox.get(None if due is None else max(0.0, due - table.clock.now()))


async def _handle(table: LiveTable, mail: Mail) -> None:
    match mail:
        case Disconnected(reader):
            await _disconnect(table, reader)
        case Received(reader, request, at):
            table.clock.receive(at)
            await _answer(table, reader, request)
        case HintReady(job, advice):
            requests.tell_hint(table, job, advice)
        case RemoteWrite(0):
            await sync.check_status(table)
        case RemoteWrite(version) if version > table.version:
            await sync.catch_up(table)
        case StatusChecked(status):
            await sync.take_status(table, status)


async def _answer(table: LiveTable, reader: Reader, request: Request) -> None:
    """Answer a request; decide it again if another server was quicker."""

    async def decide() -> None:
        if isinstance(request, Hello) or reader in table.readers:
            await answer(table, reader, request, HANDLERS)

    await append(f"table {table.id}", decide, lambda attempt: _resolve_conflict(table))


async def _resolve_conflict(table: LiveTable) -> None:
    """Read what another server has written meanwhile; close the table if it was deleted."""
    if not await sync.catch_up(table):
        if await table.store.tables.get(table.id):
            raise VersionConflict(f"table {table.id} can not be written")
        table.close(CloseCode.NO_SUCH_TABLE)


async def _disconnect(table: LiveTable, reader: Reader) -> None:
    """Remove a reader. The player's seat is kept for the table's grace period, or for good if they play alone."""
    presence.disconnect(table, reader)
    if table.company and reader.player not in table.shown:
        table.peers.departed(table.id, reader.player)
    if table.peering.leased and not table.wants_to_own:
        await sync.save_clock(table)
    table.peers.release(table)


def check_connections(table: LiveTable) -> None:
    """Check which connections still answer, and send changes of presence."""
    table.presence.listen(table.clock.now())
    updates.tell_presence(table)
    table.refresh_presence()


def _next_due(table: LiveTable, moves_itself: bool) -> float | None:
    """Return when something is due without a request; None if everything waits for a person."""
    times = turns.deadlines(table, moves_itself)
    if table.somebody_is_awaited:
        times.append(table.presence.listen_at)
    if not table.readers and not moves_itself:
        times.append(table.presence.sleep_at)
    if (at := sync.next_checkpoint(table)) is not None:
        times.append(at)
    due = min(times, default=None)
    return due if due is None or not table.pacing.failures else max(due, table.pacing.held_until)


async def _act_if_due(table: LiveTable) -> None:
    """Do what is due, unless another server has done it already."""
    try:
        await _act(table)
    except VersionConflict:
        await _resolve_conflict(table)


async def _act(table: LiveTable) -> None:
    """Take over seats of missing players, enforce time limits, save the clock; then move a bot, or deal."""
    time = table.clock.now()
    await turns.let_back(table)
    if table.somebody_is_awaited and table.presence.listen_at <= time:
        check_connections(table)
    while table.owned and (gone := table.presence.take_gone(time)) is not None:
        await presence.take_over(table, gone)
    if time_control.is_over(table):
        await turns.act_too_late(table)
        return
    if (at := sync.next_checkpoint(table)) is not None and at <= time:
        await sync.save_clock(table)
    await turns.move(table)


def _contain(table: LiveTable, mail: Mail | None, error: Exception) -> None:
    """Log and count a failure; refuse the request that caused it, if one did, or try again later what was due.

    Raises the error if that fails again and again though the database works: the table's state may be broken.
    """
    in_store = isinstance(error, SQLAlchemyError)
    table.metrics.failures.labels("move" if mail is None else "request", "store" if in_store else "bug").inc()
    if in_store:
        failures.warning("the database fails, and tables wait: %s", error)
    else:
        failures.error("table %s could not do what was due", Hidden("table", table.id), exc_info=error)
    reason = not_granted("unavailable", "not-kept" if in_store else "went-wrong")
    if isinstance(mail, Received):
        refuse(table, mail.reader, mail.request, reason, CloseCode.COME_BACK)
    elif mail is None:
        if table.pacing.failures >= MAX_FAILURES and not in_store:
            raise error
        if in_store and not table.pacing.failures:
            for reader in table.readers:
                table.send(reader, refusal(reason, None, table.version))
        table.pacing.hold(table.clock.now())
