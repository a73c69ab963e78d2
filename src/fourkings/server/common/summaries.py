"""Summaries of tables, for lists: how far a match has come, whom it waits for, and when a slow game is due."""

from __future__ import annotations

from fourkings.server.host.wall_clock import DAY
from fourkings.server.store import Summary
from fourkings.table.gathering import Gathering
from fourkings.table.state import Table, TableState


def summary(now: TableState, due: float | None = None) -> Summary:
    """The table in a few words, for lists; in a slow game with when it is `due` to move by itself."""
    if isinstance(now, Gathering):
        return Summary(now.version, 0, (), now.closed, ())
    return _summary(now, due)


def _summary(now: Table, due: float | None) -> Summary:
    match = now.match
    winners = match.result.winners if match.result else ()
    totals = match.result.scores if match.result else match.totals
    return Summary(
        now.version, len(match.deals), totals, match.result is not None or now.closed, winners, waits_for(now), due
    )


def waits_for(now: Table) -> tuple[str, ...]:
    """The people that a slow game waits for: who is to act, or all who may ask for the next deal."""
    if not now.slow or now.match.result or now.closed:
        return ()
    chairs = now.chairs if now.waits_for is None else (now.chair(now.waits_for),)
    return tuple(chair.player for chair in chairs if chair.player is not None and not chair.away)


def due_at(now: TableState, at: float) -> float | None:
    """When a slow game is to move by itself, in seconds since 1970, if what it waits for began at `at`.

    At once where a bot is to act, else when a person's days are over; None where it never is, or only bots play there.
    """
    if isinstance(now, Gathering) or not now.slow or now.match.result or now.closed:
        return None
    assert now.conditions.clock
    if all(chair.played_by_bot for chair in now.chairs):
        return None
    return at + now.conditions.clock.days * DAY if waits_for(now) else at
