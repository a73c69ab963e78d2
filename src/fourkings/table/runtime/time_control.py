"""The time control of a table: what an action costs, when time is over, and when a slow (correspondence) game goes on.

A clock runs only while the table is awake, so never while its server is down; how far it has come is saved beside the log
(`clock_checkpoints`), and goes on from there. The days of a slow game are kept in the store, so that they pass while nobody
is connected.
"""

from dataclasses import replace
from datetime import timedelta
from typing import Final

from fourkings.rulebook.cards import Seat
from fourkings.table.match import Act, Leave, LogEvent, Pause, Table, TableState
from fourkings.table.runtime.state import Change
from fourkings.table.runtime.table import LocalTable
from fourkings.table.waiting_room import WaitingRoom

LAG: Final = 0.05
"""Seconds that a deadline may be noticed late before the server counts as slow."""


def waits_for(state: TableState) -> tuple[str, ...]:
    """Return the people that a slow game waits for: the player to act, or all who may ask for the next deal."""
    if isinstance(state, WaitingRoom) or not state.slow or state.over:
        return ()
    return awaited(state)


def awaited(table: Table) -> tuple[str, ...]:
    """Return the people to act: the player whose turn it is, or between deals all who may ask for the next one."""
    asked = table.participants if table.waits_for is None else (table.participant(table.waits_for),)
    return tuple(participant.player for participant in asked if participant.player is not None and not participant.away)


def newly_awaited(before: TableState, after: TableState) -> tuple[str, ...]:
    """Return the people that a slow game waits for after a change, but not before it."""
    earlier = waits_for(before)
    return tuple(player for player in waits_for(after) if player not in earlier)


def due_at(state: TableState, at: float) -> float | None:
    """Return when a slow game is to move by itself (Unix time), if it began at `at` to wait.

    At once if a bot is to act, else when a person's days are over; None if it never is, or only bots play.
    """
    if isinstance(state, WaitingRoom) or not state.slow or state.over:
        return None
    assert state.conditions.clock
    if all(participant.played_by_bot for participant in state.participants):
        return None
    return at + timedelta(days=state.conditions.clock.days).total_seconds() if waits_for(state) else at


def next_due(table: LocalTable, change: Change) -> float | None:
    """Return when a slow game is to move by itself after a change (Unix time)."""
    due, state = table.clock.due, change.after
    if due is not None and isinstance(state, Table) and not state.match.result and not change.starts_clock:
        return due
    return due_at(state, table.clock.wall())


def with_cost(table: LocalTable, event: LogEvent) -> LogEvent:
    """Return an action, departure or pause with the time that it costs, at most the rest of the bank; others unchanged.

    An action costs from when its bank began to run until its request came in.
    """
    if not isinstance(event, Act | Leave | Pause):
        return event
    state = table.match_state
    running = state.clock_seat
    if isinstance(event, Act):
        seat: Seat | None = event.seat
    else:
        seat = state.seat_of_entrant(event.entrant) if isinstance(event, Leave) else running
    if state.banks is None or running is None or running != seat:
        return event
    return replace(event, spent=min(state.banks[running], table.clock.charged))


def deadline(table: LocalTable) -> float | None:
    """Return when the player's time is over, by the table's clock; None if no clock runs, or another server counts."""
    state, clock = table.state, table.clock
    if isinstance(state, WaitingRoom) or not table.ports.owns or state.over:
        return None
    if state.slow:
        if not table.unattended or clock.due is None or (state.clock_seat is None and state.waits_for is not None):
            return None
        return clock.now() + clock.due - clock.wall()
    if state.banks is None or state.clock_seat is None:
        return None
    return clock.started + state.banks[state.clock_seat] / 1000 + clock.credit


def is_over(table: LocalTable) -> bool:
    """Return True if the time of the player to act is over.

    A server that looks late waits once more, as a request may not have been read yet.
    """
    end, clock = deadline(table), table.clock
    if end is None or (late := clock.now() - end) < 0:
        return False
    if table.match_state.banks is not None and late > LAG and not clock.credit:
        clock.forgive(late)
        return False
    return True


def too_late(table: LocalTable, event: Act) -> Act:
    """Return a stand-in's action for a player whose time is over, which spends all that was left of the bank."""
    banks = table.match_state.banks
    return replace(event, spent=event.spent if banks is None else banks[event.seat], late=True)
