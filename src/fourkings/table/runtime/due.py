"""Slow games: the people they wait for, and when they move by themselves."""

from __future__ import annotations

from datetime import timedelta

from fourkings.table.match import Table, TableState
from fourkings.table.waiting_room import WaitingRoom


def waits_for(now: Table) -> tuple[str, ...]:
    """The people that a slow game waits for: the player to act, or all who may ask for the next deal."""
    if not now.slow or now.match.result or now.closed:
        return ()
    chairs = now.participants if now.waits_for is None else (now.participant(now.waits_for),)
    return tuple(chair.player for chair in chairs if chair.player is not None and not chair.away)


def newly_awaited(before: TableState, after: TableState) -> tuple[str, ...]:
    """The people that a slow game waits for from now on: it did not before."""
    if isinstance(after, WaitingRoom):
        return ()
    earlier = () if isinstance(before, WaitingRoom) else waits_for(before)
    return tuple(player for player in waits_for(after) if player not in earlier)


def due_at(now: TableState, at: float) -> float | None:
    """When a slow game is to move by itself, in seconds since 1970, if what it waits for began at `at`.

    At once where a bot is to act, else when a person's days are over; None where it never is, or only bots play there.
    """
    if isinstance(now, WaitingRoom) or not now.slow or now.match.result or now.closed:
        return None
    assert now.conditions.clock
    if all(chair.played_by_bot for chair in now.participants):
        return None
    return at + timedelta(days=now.conditions.clock.days).total_seconds() if waits_for(now) else at
