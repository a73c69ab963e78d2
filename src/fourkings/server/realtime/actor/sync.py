"""The state that a table shares with other servers through the store: the tail of its log and checkpoints of its clock.

A table that wakes, or gets another owner, continues its clock from the last checkpoint: time used is not given back, and
time that no server counted is not charged.
"""

import logging
from typing import Final

from sqlalchemy.exc import SQLAlchemyError

from fourkings.server.db import TableStatus
from fourkings.server.net.logs import Hidden
from fourkings.server.realtime.actor import chat
from fourkings.server.realtime.actor.table import LiveTable
from fourkings.table import log
from fourkings.table.match import Table, apply_event
from fourkings.table.match.state import DELAY
from fourkings.table.protocol import CloseCode
from fourkings.table.protocol.updates import PaceChanged
from fourkings.table.runtime import time_control, updates
from fourkings.table.runtime.commit import apply
from fourkings.table.runtime.state import Change

logger = logging.getLogger(__name__)

CHECKPOINT: Final = 5.0
"""Seconds between two checkpoints of a clock: the most that is given back if a server dies."""


async def catch_up(table: LiveTable) -> bool:
    """Read and send the events that other servers have appended; return False if there are none."""
    lines = await table.store.tables.events(table.id, table.version)
    if not lines:
        return False
    granted = {grant.version: grant for grant in await table.store.tables.granted(table.id, table.version)}
    for event in log.parse_events(lines, table.state.rules.game):
        state = apply_event(table.state, event)
        change = Change(table.state, state, event, granted.get(state.version))
        await updates.learn_names(table, [player for player in state.people if player not in table.names.known])
        table.clock.schedule(time_control.next_due(table, change))
        apply(table, change)
    return True


async def check_status(table: LiveTable) -> None:
    """Read the status of the table in the store, and whatever others have changed."""
    statuses = await table.store.servers.table_statuses(table.peers.id, [table.id])
    await take_status(table, statuses.get(table.id))


async def take_status(table: LiveTable, status: TableStatus | None) -> None:
    """Read whatever others have changed according to a status from the store; close the table if it is None (deleted)."""
    if status is None:
        table.close(CloseCode.NO_SUCH_TABLE)
        return
    if table.peering.see_owner(status.owner):
        await resume_clock(table, counted=status.owner not in (None, table.peers.id))
    if status.version > table.version:
        await catch_up(table)
    if status.changes != table.peering.changes:
        await _read_changes(table)
        table.peering.read_changes(status.changes)
    if table.presence.see_elsewhere(status.elsewhere):
        updates.tell_presence(table)
    table.refresh_presence()


async def _read_changes(table: LiveTable) -> None:
    """Read what changes beside the log: the pace, the names and the chat."""
    stored = await table.store.tables.get(table.id)
    if stored and stored.pace != table.pacing.stored:
        table.pacing.choose(stored.pace)
        for reader in table.readers:
            table.send(reader, PaceChanged(answers=None, pace=table.pacing.pace))
    await updates.learn_names(table, table.state.people)
    await chat.refresh(table)


def clock_runs(table: LiveTable) -> bool:
    """Return True if a player's time bank runs down."""
    return isinstance(table.state, Table) and table.state.banks is not None and table.state.clock_seat is not None


def next_checkpoint(table: LiveTable) -> float | None:
    """Return when the next checkpoint is due, by the table's clock; None if this server counts no running clock there."""
    return table.clock.saved + CHECKPOINT if table.owned and clock_runs(table) else None


async def save_clock(table: LiveTable) -> None:
    """Save a checkpoint of the running clock, if this server counts it."""
    if not table.owned or not clock_runs(table):
        return
    table.clock.save()
    try:
        await table.store.clock_checkpoints.save(table.id, table.version, table.clock.elapsed)
    except SQLAlchemyError as error:
        logger.warning("how far the clock of table %s has come could not be noted: %s", Hidden("table", table.id), error)


async def resume_clock(table: LiveTable, counted: bool = False) -> None:
    """Set the clock to its last checkpoint, plus the time since then if another server has `counted` it."""
    if not clock_runs(table):
        return
    table.clock.start()
    saved = await table.store.clock_checkpoints.last(table.id)
    if saved and saved.version >= table.history.clock_version:
        table.clock.advance((DELAY + saved.ran) / 1000 + (min(saved.ago, 2 * CHECKPOINT) if counted else 0.0))
