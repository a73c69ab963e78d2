"""Failures of a live table: what goes wrong while it does one thing is told and counted, and the table goes on."""

from __future__ import annotations

import logging
from typing import Final

from sqlalchemy.exc import SQLAlchemyError

from fourkings.server.net.log_ids import Hidden
from fourkings.server.net.log_limits import OncePerMinute
from fourkings.server.realtime.actor.mailbox import Mail, Received
from fourkings.server.realtime.actor.table import LiveTable
from fourkings.table.protocol import CloseCode
from fourkings.table.runtime.refusals import NotGranted, not_granted, refusal
from fourkings.table.runtime.requests import refuse

logger = logging.getLogger(__name__)
logger.addFilter(OncePerMinute())

FOLD_AGAIN: Final = 4
"""How often in a row what is due by itself may fail before the table is folded together again from its log."""


def take(live: LiveTable, mail: Mail | None, error: Exception) -> None:
    """Answer for what failed: the mail that was read, or (None) what was due by itself, which is tried again later.

    Where it fails again and again, and not for want of the database, the table itself may be broken: it raises the error.
    """
    stored = isinstance(error, SQLAlchemyError)
    live.metrics.failures.labels("move" if mail is None else "request", "store" if stored else "bug").inc()
    if stored:
        logger.warning("the database fails, and tables wait: %s", error)
    else:
        logger.error("table %s could not do what was due", Hidden("table", live.id), exc_info=error)
    if isinstance(mail, Received):
        refuse(live, mail.reader, mail.request, _reason(stored), CloseCode.COME_BACK)
    elif mail is None:
        if live.pacing.failures >= FOLD_AGAIN and not stored:
            raise error
        if stored and not live.pacing.failures:
            for reader in live.readers:
                live.send(reader, refusal(_reason(stored), None, live.version))
        live.pacing.hold(live.clock.now())


def _reason(stored: bool) -> NotGranted:
    return not_granted("unavailable", "not-kept") if stored else not_granted("unavailable", "went-wrong")
