"""Checkpoints of the running clock, saved beside the log now and then.

A table that wakes, or that another server owns from now on, goes on from the last checkpoint: time used is not given back,
and time that nobody counted is not charged.
"""

from __future__ import annotations

import logging
from typing import Final

from sqlalchemy.exc import SQLAlchemyError

from fourkings.server.net.log_ids import Hidden
from fourkings.server.realtime.actor.table import LiveTable
from fourkings.table.match import Table
from fourkings.table.match.banks import DELAY

logger = logging.getLogger(__name__)

EVERY: Final = 5.0
"""Seconds between two checkpoints: the most that is given back where a server dies."""


def next_save(live: LiveTable) -> float | None:
    """When the next checkpoint is due, by the table's clock; None where no bank runs, or another server counts."""
    return live.clock.saved + EVERY if live.owned and runs(live) else None


async def save(live: LiveTable) -> None:
    """Save how far the running clock has come, where this server counts."""
    if not live.owned or not runs(live):
        return
    live.clock.save()
    try:
        await live.store.clock_checkpoints.save(live.id, live.version, live.clock.elapsed)
    except SQLAlchemyError as error:
        logger.warning("how far the clock of table %s has come could not be noted: %s", Hidden("table", live.id), error)


async def resume(live: LiveTable, counted: bool = False) -> None:
    """Go on from the last checkpoint; where a server has `counted` on since then, from what has passed, too."""
    if not runs(live):
        return
    live.clock.start()
    saved = await live.store.clock_checkpoints.last(live.id)
    if saved and saved.version >= live.history.clock_version:
        live.clock.advance((DELAY + saved.ran) / 1000 + (min(saved.ago, 2 * EVERY) if counted else 0.0))


def runs(live: LiveTable) -> bool:
    """True where somebody's bank runs down."""
    return isinstance(live.now, Table) and live.now.banks is not None and live.now.clock_seat is not None
