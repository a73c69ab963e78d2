"""The commit of a fact: the host keeps it first, and only then it holds, and is told."""

from __future__ import annotations

from fourkings.table import match as table
from fourkings.table.match import LogEvent, Opening, Pause, Table, TakeSeat
from fourkings.table.runtime import time_control, updates
from fourkings.table.runtime.refusals import not_granted, refusal
from fourkings.table.runtime.state import Change, GrantedRequest, Reader
from fourkings.table.runtime.state.bot_jobs import Hinted
from fourkings.table.runtime.table import LocalTable


async def commit(live: LocalTable, fact: LogEvent, granted: GrantedRequest | None = None) -> None:
    """Have the host keep the fact, then apply it here, then tell it; `granted` is the request that asked for it.

    The host may refuse to keep it, and then nothing holds.
    """
    now = table.apply_event(live.state, fact)
    change = Change(live.state, now, fact, granted and granted._replace(version=now.version))
    due = time_control.next_due(live, change)
    await live.ports.append(change, due)
    live.clock.schedule(due)
    apply(live, change)


def apply(live: LocalTable, change: Change) -> None:
    """Let a fact that is kept hold here, and tell it to the readers."""
    live.history.add(change)
    if change.starts_clock:
        live.clock.start()
    if isinstance(change.after, Table):
        if isinstance(change.event, Opening):
            _seat_everybody(live, change.after)
        if isinstance(change.event, TakeSeat):
            live.readers.take_seats(change.after)
        if change.after.waits_for is not None or isinstance(change.event, Pause):
            live.readiness.reset()
        live.pacing.after(change.event, change.after, live.clock.now())
        if live.history.match_version == change.after.version:
            _drop_thoughts(live)
    updates.tell(live, change)
    for player in change.after.kicked - change.before.kicked:
        live.reject(player, "kicked")
    live.refresh_presence()


def drop_hints(live: LocalTable, reader: Reader | None = None) -> list[Hinted]:
    """Nobody waits any more for that reader's hints, or for any; those that were in work."""
    dropped = live.bot_jobs.drop_hints(reader)
    for hinted in dropped:
        live.ports.cancel(hinted.thought)
    return dropped


def drop_action(live: LocalTable) -> None:
    """What a bot was to do is past."""
    if thought := live.bot_jobs.drop_action():
        live.ports.cancel(thought)


def _drop_thoughts(live: LocalTable) -> None:
    """The match has moved on: what was thought about how it stood is past."""
    drop_action(live)
    for hint in drop_hints(live):
        live.send(hint.reader, refusal(not_granted("stale", "stale"), hint.request, live.version))


def _seat_everybody(live: LocalTable, now: Table) -> None:
    """The match opens: players are shown their seats, the others look on where they may."""
    for reader in live.readers.take_seats(now):
        if now.conditions.watch == "nobody":
            live.reject(reader.player, "no-watching")
