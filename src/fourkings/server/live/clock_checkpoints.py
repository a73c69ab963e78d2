"""How far the running clock has come, noted beside the log now and then.

A table that wakes, or that another server moves from now on, lets it go on from there: time used is not given back, and
time that nobody counted is not charged.
"""

from __future__ import annotations

import logging
from typing import Final

from sqlalchemy.exc import SQLAlchemyError

from fourkings.server.live import clocks
from fourkings.server.live.table import Live
from fourkings.table.state import Table

logger = logging.getLogger(__name__)

EVERY: Final = 5.0
"""Seconds between two notes: what a server that dies gives back at the most."""


def next_note(live: Live) -> float | None:
    """When the next note is due, by the table's clock; None where no bank runs, or another server counts."""
    return live.noted_at + EVERY if live.owner and runs(live) else None


async def note(live: Live) -> None:
    """Note how far the running clock has come, where this server counts."""
    if not live.owner or not runs(live):
        return
    live.noted_at = live.clock()
    try:
        await live.store.tick(live.id, live.version, clocks.running(live).ran)
    except SQLAlchemyError as error:
        logger.warning("how far the clock of table %s has come could not be noted: %s", live.id, error)


async def resume(live: Live, counted: bool = False) -> None:
    """The running clock goes on from the last note; where a server has `counted` on since then, by what has passed, too."""
    if not runs(live):
        return
    clocks.began(live)
    told = await live.store.ticked(live.id)
    if told and told.version >= clocks.begun_with(live):
        live.since -= told.ran / 1000 + (min(told.ago, 2 * EVERY) if counted else 0.0)


def runs(live: Live) -> bool:
    """True where somebody's bank runs down."""
    return isinstance(live.now, Table) and live.now.banks is not None and live.now.clock_seat is not None
