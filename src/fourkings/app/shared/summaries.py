"""Summaries of tables for lists: the progress of a match, and the people it waits for."""

from __future__ import annotations

from fourkings.app.models import Summary
from fourkings.table.match import Table, TableState
from fourkings.table.runtime.time_control import waits_for
from fourkings.table.waiting_room import WaitingRoom


def summary(now: TableState, due: float | None = None) -> Summary:
    """Summarise a table; for a correspondence game with the time at which it is `due` to move by itself."""
    if isinstance(now, WaitingRoom):
        return Summary(now.version, 0, (), now.closed, ())
    return _summary(now, due)


def _summary(now: Table, due: float | None) -> Summary:
    match = now.match
    winners = match.result.winners if match.result else ()
    totals = match.result.scores if match.result else match.totals
    return Summary(
        now.version, len(match.deals), totals, match.result is not None or now.closed, winners, waits_for(now), due
    )
