"""The time control of a live table: what an action costs, when time is over, and what is done then.

A clock runs only in a table that is awake, so never while its server is down; how far it has come is saved beside the log
(`clock_checkpoints`), and goes on from there. The days of a slow game are kept in the store, so that they pass while nobody
is connected.
"""

from __future__ import annotations

from dataclasses import replace
from typing import Final

from fourkings.rulebook.cards import Seat
from fourkings.table.match import Act, Leave, Pause, Table
from fourkings.table.runtime.due import due_at
from fourkings.table.runtime.state import Change
from fourkings.table.runtime.table import LocalTable
from fourkings.table.waiting_room import WaitingRoom

LAG: Final = 0.05
"""Seconds by which the host may be late without being slow."""


def next_due(live: LocalTable, change: Change) -> float | None:
    """When a slow game is to move by itself after that change, in seconds since 1970."""
    due, now = live.clock.due, change.after
    if due is not None and isinstance(now, Table) and not now.match.result and not change.starts_clock:
        return due
    return due_at(now, live.clock.wall())


def with_cost(live: LocalTable, fact: Act) -> Act:
    """The same action with its cost: from when its bank began to run until its request came in."""
    return replace(fact, spent=_cost(live, fact.seat))


def leave_with_cost(live: LocalTable, fact: Leave) -> Leave:
    """The same departure with what the player's clock has run."""
    seat = live.match_state.match.opening.seats.index(fact.entrant)
    return replace(fact, spent=_cost(live, seat))


def pause_with_cost(live: LocalTable, fact: Pause) -> Pause:
    """The same pause with what the running clock has run."""
    seat = live.match_state.clock_seat
    return fact if seat is None else replace(fact, spent=_cost(live, seat))


def _cost(live: LocalTable, seat: Seat) -> int | None:
    """Milliseconds, at most what is left in the bank; None where no clock runs for that seat."""
    banks = live.match_state.banks
    if banks is None or live.match_state.clock_seat != seat:
        return None
    return min(banks[seat], live.clock.charged)


# --- when time is over --------------------------------------------------------------------------------------------


def deadline(live: LocalTable) -> float | None:
    """When time is over, by the table's clock; None where no clock runs, or another host counts."""
    now, clock = live.state, live.clock
    if isinstance(now, WaitingRoom) or not live.ports.owns or now.match.result or now.closed:
        return None
    if now.slow:
        if not live.unattended or clock.due is None or (now.clock_seat is None and now.waits_for is not None):
            return None
        return clock.now() + clock.due - clock.wall()
    if now.banks is None or now.clock_seat is None:
        return None
    return clock.started + now.banks[now.clock_seat] / 1000 + clock.credit


def is_over(live: LocalTable) -> bool:
    """True where time is over. Where the host looks late, a request may not have been read yet: wait a moment more."""
    end, clock = deadline(live), live.clock
    if end is None or (late := clock.now() - end) < 0:
        return False
    if live.match_state.banks is not None and late > LAG and not clock.credit:
        clock.forgive(late)
        return False
    return True


def too_late(live: LocalTable, fact: Act) -> Act:
    """A stand-in's action for a late player: everything that was left of the bank is spent."""
    banks = live.match_state.banks
    if banks is None:
        return replace(fact, late=True)
    return replace(fact, spent=banks[fact.seat], late=True)
