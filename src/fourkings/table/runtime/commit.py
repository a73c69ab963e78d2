"""The commit of an event: it is appended to the log first, and only then takes effect and is sent."""

from fourkings.table.match import Act, Deal, LogEvent, Opening, Pause, Table, TakeSeat, apply_event
from fourkings.table.runtime import time_control, updates
from fourkings.table.runtime.readers import Reader
from fourkings.table.runtime.refusals import not_granted, refusal
from fourkings.table.runtime.state import Change, GrantedRequest, HintJob
from fourkings.table.runtime.table import LocalTable


async def commit(table: LocalTable, event: LogEvent, granted: GrantedRequest | None = None) -> None:
    """Append an event to the log, then apply it and send it to the readers; `granted`: the request behind it.

    The log may refuse it, and then nothing holds.
    """
    state = apply_event(table.state, event)
    change = Change(table.state, state, event, granted and granted._replace(version=state.version))
    due = time_control.next_due(table, change)
    await table.ports.append(change, due)
    table.clock.schedule(due)
    apply(table, change)


def apply(table: LocalTable, change: Change) -> None:
    """Apply a change whose event is in the log already, and send it to the readers."""
    table.history.add(change)
    if change.starts_clock:
        table.clock.start()
    if isinstance(change.after, Table):
        _apply_in_match(table, change.event, change.after)
    updates.tell(table, change)
    for player in change.after.kicked - change.before.kicked:
        table.reject(player, "kicked")
    if not isinstance(change.event, Act | Deal) or table.state.over:
        table.refresh_presence()  # a card of a match changes nobody's place


def _apply_in_match(table: LocalTable, event: LogEvent, state: Table) -> None:
    if isinstance(event, Opening | TakeSeat):
        watchers = table.readers.take_seats(state)
        if isinstance(event, Opening) and state.conditions.watch == "nobody":
            for reader in watchers:
                table.reject(reader.player, "no-watching")
    if state.waits_for is not None or isinstance(event, Pause):
        table.readiness.reset()
    table.pacing.after(event, state, table.clock.now())
    if table.history.match_version == state.version:  # the match has moved on
        drop_action(table)
        for hint in drop_hints(table):
            table.send(hint.reader, refusal(not_granted("stale", "stale"), hint.request, table.version))


def drop_hints(table: LocalTable, reader: Reader | None = None) -> list[HintJob]:
    """Cancel the hints that are being computed for a reader, or (None) for all; return them."""
    dropped = table.bot_jobs.drop_hints(reader)
    for hint in dropped:
        table.ports.cancel(hint.job)
    return dropped


def drop_action(table: LocalTable) -> None:
    """Cancel the job for the next action of a bot."""
    if job := table.bot_jobs.drop_action():
        table.ports.cancel(job)
